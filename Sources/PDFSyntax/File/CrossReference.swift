/// Where each indirect object lies (§7.5.4, §7.5.8): the union of all sections of the file, newest first.
package struct CrossReference: Sendable {
    package enum Entry: Sendable, Equatable {
        case free
        /// Byte offset of `n g obj`. The generation isn't kept: tables get it wrong, the object's own header doesn't.
        case offset(Int)
        /// In an object stream, at an index.
        case compressed(stream: Int, index: Int)
    }

    /// An entry in eight bytes, so that a table of eight million costs no more than the file that brings it. Zero is no entry.
    private struct Packed {
        private var bits: UInt64 = 0

        init(_ entry: Entry?) {
            switch entry {
            case nil: bits = 0
            case .free: bits = 1 << 62
            case .offset(let offset): bits = 2 << 62 | UInt64(clamping: min(offset, 1 << 62 - 1))
            case .compressed(let stream, let index):
                bits = 3 << 62 | UInt64(UInt32(clamping: stream)) << 30 | UInt64(clamping: min(index, 1 << 30 - 1))
            }
        }

        var entry: Entry? {
            let value = bits & (1 << 62 - 1)
            return switch bits >> 62 {
            case 1: .free
            case 2: .offset(Int(value))
            case 3: .compressed(stream: Int(value >> 30), index: Int(value & (1 << 30 - 1)))
            default: nil
            }
        }
    }

    /// Object numbers above this (Annex C.2 names 8,388,607) are not believed.
    package static let maximumObjectNumber = 8_388_607

    /// The table in a flat array for the numbers a writer hands out in order, and a dictionary for the stray ones,
    /// so that one entry numbered eight million costs one entry.
    private var dense: [Packed] = []
    private var sparse: [Int: Packed] = [:]

    package private(set) var trailer = PDFDictionary.empty
    package var isEmpty: Bool { dense.isEmpty && sparse.isEmpty }

    package init() {}

    package subscript(number: Int) -> Entry? {
        get {
            if number >= 0, number < dense.count { return dense[number].entry }
            return sparse[number]?.entry
        }
        set {
            guard number >= 0, number <= Self.maximumObjectNumber else { return }
            if number < dense.count {
                dense[number] = Packed(newValue)
            } else if number <= dense.count + 1024 {
                while dense.count < number { dense.append(takeSparse(dense.count) ?? Packed(nil)) }
                dense.append(Packed(newValue))
                _ = takeSparse(number)
            } else {
                sparse[number] = Packed(newValue)
            }
        }
    }

    /// There is nearly always none.
    @inline(__always)
    private mutating func takeSparse(_ number: Int) -> Packed? { sparse.isEmpty ? nil : sparse.removeValue(forKey: number) }

    /// Adds an entry of an older section: what is known already stays.
    package mutating func addOlder(_ number: Int, _ entry: Entry) {
        if number == dense.count, sparse.isEmpty, number <= Self.maximumObjectNumber {
            dense.append(Packed(entry))
        } else if self[number] == nil {
            self[number] = entry
        }
    }

    /// What is kept of trailers (Table 15): of thousands of them the rest would only take room.
    private static let trailerKeys: [Name] = ["Root", "Encrypt", "Info", "ID"]

    /// Adds the trailer of an older section: keys known already stay (§7.5.5; the newest trailer has them all, but not every writer knows).
    package mutating func addOlder(trailer older: PDFDictionary) { setTrailer(older, trailer) }

    /// Adds the trailer of a newer section.
    package mutating func addNewer(trailer newer: PDFDictionary) { setTrailer(trailer, newer) }

    private mutating func setTrailer(_ older: PDFDictionary, _ newer: PDFDictionary) {
        trailer = PDFDictionary(
            Self.trailerKeys.compactMap { key in
                let value = newer[key].isNull ? older[key] : newer[key]
                return value.isNull ? nil : (key, value)
            })
    }

    /// All numbers in use, ascending.
    package var numbers: [Int] {
        func isUsed(_ packed: Packed) -> Bool {
            switch packed.entry {
            case nil, .free: false
            case .offset, .compressed: true
            }
        }
        var all = dense.indices.filter { isUsed(dense[$0]) }
        all.append(contentsOf: sparse.filter { isUsed($0.value) && $0.key >= dense.count }.keys.sorted())
        return all
    }
}
