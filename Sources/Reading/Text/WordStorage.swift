/// The displayed text as one run of UTF-8, and where each word in it starts.
///
/// Words stand one space apart; words of a script without spaces stand with nothing between. So a word's end follows from the
/// next word's start, and any range of words is one slice of bytes: nothing is allocated per word.
struct WordStorage: Sendable, Equatable {
    private(set) var bytes: [UInt8] = []
    private(set) var starts: [Int] = []

    var count: Int { starts.count }

    /// Where the word's bytes are. `word` counts from 0 in this storage and must exist.
    @inline(__always)
    func range(of word: Int) -> Range<Int> {
        let start = starts[word]
        let next = word + 1
        guard next < starts.count else { return start..<bytes.count }
        let end = starts[next]
        return start..<(bytes[end - 1] == 0x20 ? end - 1 : end)
    }

    /// Where the bytes of all these words are; they must exist.
    func range(of words: Range<Int>) -> Range<Int> {
        guard !words.isEmpty else { return 0..<0 }
        return starts[words.lowerBound]..<range(of: words.upperBound - 1).upperBound
    }

    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Whether the word is displayed with a space before it.
    func isSpaced(before word: Int) -> Bool {
        let start = starts[word]
        return start > 0 && bytes[start - 1] == 0x20
    }

    /// Appends the words of `text`, every run of White_Space (PropList.txt) becoming one space.
    ///
    /// `started` is told of each word and of the offset in `text` at which it starts; `lineEnded` after which word a line ended.
    mutating func append(
        _ text: Span<UInt8>, started: (_ word: Int, _ offset: Int) -> Void, lineEnded: (_ wordsSoFar: Int) -> Void
    ) {
        var index = 0
        while index < text.count {
            let space = Self.whiteSpace(in: text, at: index)
            if space.length > 0 {
                if space.endsLine { lineEnded(starts.count) }
                index += space.length
                continue
            }
            let runStart = index
            if !bytes.isEmpty { bytes.append(0x20) }
            let copied = bytes.count
            var isUnspaced = false
            while index < text.count {
                let byte = text[index]
                if byte < 0x80 {
                    if byte <= 0x20 && Self.isASCIIWhiteSpace(byte) { break }
                    bytes.append(byte)
                    index += 1
                    continue
                }
                if Self.whiteSpace(in: text, at: index).length > 0 { break }
                let end = min(text.count, index + UTF8Decoding.length(ofLead: byte))
                for position in index..<end { bytes.append(text[position]) }
                if byte >= 0xE0 && !isUnspaced {
                    let scalar = UTF8Decoding.scalar(in: bytes, at: bytes.count - (end - index), end: bytes.count)
                    isUnspaced = ScalarRole.isUnspaced(scalar.value)
                }
                index = end
            }
            let firstNew = starts.count
            WordSegmenter.appendStarts(in: bytes, copied..<bytes.count, isUnspaced: isUnspaced, to: &starts)
            for word in firstNew..<starts.count { started(word, runStart + starts[word] - copied) }
        }
    }

    /// Appends all words of another storage.
    mutating func append(_ other: WordStorage) {
        if !bytes.isEmpty && !other.bytes.isEmpty { bytes.append(0x20) }
        let shift = bytes.count
        bytes.append(contentsOf: other.bytes)
        starts.append(contentsOf: other.starts.lazy.map { $0 + shift })
    }

    @inline(__always)
    private static func isASCIIWhiteSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }

    /// The length in bytes of the White_Space character at `index`, 0 when there is none.
    @inline(__always)
    private static func whiteSpace(in text: Span<UInt8>, at index: Int) -> (length: Int, endsLine: Bool) {
        let byte = text[index]
        if byte < 0x80 { return isASCIIWhiteSpace(byte) ? (1, byte >= 0x0A && byte <= 0x0D) : (0, false) }
        switch byte {
        case 0xC2 where index + 1 < text.count:
            let second = text[index + 1]
            return second == 0x85 || second == 0xA0 ? (2, second == 0x85) : (0, false)
        case 0xE1, 0xE2, 0xE3:
            guard index + 2 < text.count else { return (0, false) }
            switch (byte, text[index + 1], text[index + 2]) {
            case (0xE1, 0x9A, 0x80), (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xAF), (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80):
                return (3, false)
            case (0xE2, 0x80, 0xA8), (0xE2, 0x80, 0xA9): return (3, true)
            default: return (0, false)
            }
        default: return (0, false)
        }
    }
}
