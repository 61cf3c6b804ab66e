import Synchronization

/// Keeps a document's fonts from costing hours and gigabytes: ten thousand font dictionaries, which take a megabyte, may all use the same map or
/// program that takes a tenth of a second to read, and each may have tables of half a megabyte.
///
/// In an honest file what belongs to fonts comes to some times the file, and a page's tables to a few megabytes. Once either is far more, no further
/// fonts are read.
package final class FontAllowance: Sendable {
    /// What takes less than this to read isn't counted: fonts written directly into the resources of each page are read again and again.
    private static let large = 1 << 15
    /// Bytes for each byte of the file.
    private static let multiple = 32
    /// The least allowance, in bytes: read in some seconds, whatever they are.
    private static let base = 128 << 20
    /// The tables of all fonts in memory at one time, in bytes.
    private static let mostTables = 192 << 20

    private let left: Atomic<Int>
    private let tables = Atomic<Int>(0)

    init(fileLength: Int) { left = Atomic(Self.base + min(fileLength, 1 << 40) * Self.multiple) }

    /// Whether another font may be read.
    package var isLeft: Bool { left.load(ordering: .relaxed) >= 0 && tables.load(ordering: .relaxed) <= Self.mostTables }

    /// Notes what was read for a font: bytes decoded, or what takes as long.
    package func note(_ cost: Int) {
        if cost >= Self.large { left.wrappingSubtract(min(cost, 1 << 40), ordering: .relaxed) }
    }

    /// Counts the tables of a font, for as long as there is the lease.
    ///
    /// - Parameter bytes: what they take.
    package func lease(_ bytes: Int) -> Lease {
        tables.wrappingAdd(bytes, ordering: .relaxed)
        return Lease(bytes, self)
    }

    package final class Lease: Sendable {
        package let bytes: Int
        private let allowance: FontAllowance

        fileprivate init(_ bytes: Int, _ allowance: FontAllowance) {
            self.bytes = bytes
            self.allowance = allowance
        }

        deinit { allowance.tables.wrappingSubtract(bytes, ordering: .relaxed) }
    }
}
