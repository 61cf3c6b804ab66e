/// What makes a document the same one after it was moved or renamed: its size, its first and last 64 KiB, and the
/// identifier it carries. The path is no part of it.
///
/// The digest is FNV-1a with 128 bits: an identifier, not a safeguard.
public struct DocumentFingerprint: Sendable, Hashable, CustomStringConvertible {
    /// How much of the beginning and of the end of a document counts, in bytes.
    public static let sampleSize = 65_536

    /// 32 hexadecimal digits in lower case: safe as the name of a file.
    public let name: String

    /// Makes a fingerprint.
    ///
    /// - Parameters:
    ///   - size: the document's size in bytes.
    ///   - head: its first bytes; no more than ``sampleSize`` count.
    ///   - tail: its last bytes; no more than ``sampleSize`` count.
    ///   - identifier: the identifier the document carries, or nothing.
    public init(size: Int, head: [UInt8], tail: [UInt8], identifier: [UInt8] = []) {
        var digest = StableDigest()
        digest.add(size)
        // Each part with its length in front, so that bytes cannot wander from one to the next unnoticed.
        for part in [head.prefix(Self.sampleSize), tail.suffix(Self.sampleSize), identifier[...]] {
            digest.add(part.count)
            digest.add(part)
        }
        name = digest.hexadecimal
    }

    /// The fingerprint of a document held in memory.
    public init(bytes: [UInt8], identifier: [UInt8] = []) {
        self.init(
            size: bytes.count, head: Array(bytes.prefix(Self.sampleSize)), tail: Array(bytes.suffix(Self.sampleSize)),
            identifier: identifier)
    }

    /// The fingerprint with this name; nil unless it is 32 hexadecimal digits in lower case.
    public init?(name: String) {
        let isName =
            name.utf8.count == 32
            && name.utf8.allSatisfy { SentenceRules.isDigit($0) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0) }
        guard isName else { return nil }
        self.name = name
    }

    /// The same as ``name``.
    public var description: String { name }
}

extension DocumentFingerprint: Codable {
    /// Reads the name, and refuses anything that is not one.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let fingerprint = DocumentFingerprint(name: try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "This is not a fingerprint.")
        }
        self = fingerprint
    }

    /// Writes the name.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(name)
    }
}
