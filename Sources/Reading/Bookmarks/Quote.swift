/// A few words around a place, by which it is found again when the text has changed.
///
/// Of a document whose text must not reach a file, each word is kept as one hexadecimal digit. A digit fits one word in sixteen, so the
/// words cannot be read back from it, yet all of them together fit hardly more than one place.
public struct Quote: Sendable, Equatable, Codable {
    /// How many words are kept on either side.
    public static let reach = 10

    /// The words before the place.
    public let before: [String]
    /// The word at the place.
    public let at: String
    /// The words after the place.
    public let after: [String]
    /// Whether the words are digests.
    public let isDigest: Bool

    /// Quotes the text around a word.
    ///
    /// - Parameter isSecret: keep digests only, made with the fingerprint so that equal words of two documents differ.
    public init(around word: Int, in text: ReadingText, fingerprint: DocumentFingerprint, isSecret: Bool) {
        let key = isSecret ? WordKeys(digestsFor: fingerprint) : nil
        func words(_ range: Range<Int>) -> [String] {
            range.clamped(to: text.words).map { index in
                // A hostile document may have very long words.
                let shown = String(text.word(index).unicodeScalars.prefix(64))
                return key.map { String($0.key(ofWord: shown), radix: 16) } ?? shown
            }
        }
        before = words(word - Self.reach..<word)
        at = words(word..<word + 1).first ?? ""
        after = words(word + 1..<word + 1 + Self.reach)
        isDigest = isSecret
    }

    /// A quote of these words.
    public init(before: [String], at: String, after: [String], isDigest: Bool = false) {
        self.before = before
        self.at = at
        self.after = after
        self.isDigest = isDigest
    }
}

/// Words as numbers that can be compared: equal for words that differ only in case and punctuation.
struct WordKeys {
    private let seed: UInt64
    private let isDigest: Bool

    /// Keys for comparing words in the clear.
    init() {
        seed = 0xCBF2_9CE4_8422_2325
        isDigest = false
    }

    /// Keys of four bits.
    init(digestsFor fingerprint: DocumentFingerprint) {
        seed = WordKeys().hash(Array(fingerprint.name.utf8))
        isDigest = true
    }

    func key(ofWord word: String) -> UInt64 {
        let bytes = Array(word.utf8)
        var folded: [UInt8] = []
        return key(of: bytes.indices, in: bytes, scratch: &folded)
    }

    /// The key of a word; `scratch` is only there to be used again.
    func key(of range: Range<Int>, in bytes: [UInt8], scratch: inout [UInt8]) -> UInt64 {
        scratch.removeAll(keepingCapacity: true)
        // As in a quote: no more than 64 scalars count.
        var end = range.lowerBound
        var scalars = 0
        while end < range.upperBound, scalars < 64 {
            end += UTF8Decoding.scalar(in: bytes, at: end, end: range.upperBound).length
            scalars += 1
        }
        FoldedText.append(range.lowerBound..<end, of: bytes, to: &scratch)
        if scratch.isEmpty { FoldedText.append(range.lowerBound..<end, of: bytes, to: &scratch, keepsPunctuation: true) }
        let full = hash(scratch)
        guard isDigest else { return full }
        // Fold all bits into the last four.
        let half = full ^ (full >> 32)
        let byte = (half ^ (half >> 16)) & 0xFFFF
        return (byte ^ (byte >> 4) ^ (byte >> 8) ^ (byte >> 12)) & 0xF
    }

    /// FNV-1a with 64 bits.
    private func hash(_ bytes: [UInt8]) -> UInt64 {
        var hash = seed
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        return hash
    }
}
