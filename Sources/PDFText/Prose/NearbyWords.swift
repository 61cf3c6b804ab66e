/// The words of the pages around a place, asked when a hyphen at a line's end is judged. Each page is gone through once, and only if it is asked for.
final class NearbyWords {
    private var texts: [(page: Int, text: [UInt8])] = []
    private var endings: [Int: WordEndings] = [:]
    private var layouts: ArraySlice<PageLayout> = []
    private var knownHangul: Bool?

    init() {}

    /// Whether Korean lines are broken here after any syllable; found out when it is asked.
    var breaksHangul: Bool {
        if let knownHangul { return knownHangul }
        let breaks = HangulSpacing.breaksWords(layouts.lazy.flatMap(Self.hangulBreaks))
        knownHangul = breaks
        return breaks
    }

    /// The syllables around the line ends of a page at which no space is shown.
    private static func hangulBreaks(_ layout: PageLayout) -> [(before: UInt32, after: UInt32)] {
        func scalar(_ bytes: ArraySlice<UInt8>) -> UInt32? { String(decoding: bytes, as: UTF8.self).unicodeScalars.first?.value }
        var breaks: [(before: UInt32, after: UInt32)] = []
        for block in layout.blocks {
            let lines = layout.lines(of: block)
            for (line, next) in zip(lines, lines.dropFirst()) where !next.followsSpace {
                if let before = scalar(layout.bytes(of: line).suffix(3)), HangulSpacing.isSyllable(before),
                    let after = scalar(layout.bytes(of: next).prefix(3)), HangulSpacing.isSyllable(after)
                {
                    breaks.append((before, after))
                }
            }
        }
        return breaks
    }

    /// Looks at these pages from now on.
    func move(to layouts: ArraySlice<PageLayout>) {
        self.layouts = layouts
        knownHangul = nil
        texts.removeAll(keepingCapacity: true)
        for index in layouts.indices { texts.append((layouts[index].index, layouts[index].text)) }
        let isLeft = endings.keys.contains { page in !texts.contains { $0.page == page } }
        if isLeft { endings = endings.filter { entry in texts.contains { $0.page == entry.key } } }
    }

    /// Whether `word`, letters and hyphens, stands on one of the pages with nothing joined to its end, and before it nothing or a hyphen.
    func contains(_ word: [UInt8]) -> Bool {
        guard let ending = WordEndings.ending(of: word) else { return false }
        return texts.contains { endings(of: $0.page, $0.text).mayContain(ending) && Self.contains(word, $0.text.span) }
    }

    private func endings(of page: Int, _ text: [UInt8]) -> WordEndings {
        if let known = endings[page] { return known }
        let found = WordEndings(text.span)
        endings[page] = found
        return found
    }

    private static func contains(_ word: [UInt8], _ text: borrowing Span<UInt8>) -> Bool {
        guard let first = word.first, word.count <= text.count else { return false }
        for start in 0...(text.count - word.count) where text[start] == first {
            let end = start + word.count
            // A word at whose end a hyphen stands was broken there, or goes on behind it.
            if start > 0, Dehyphenation.isLetter(text[start - 1]) { continue }
            if end < text.count, Dehyphenation.isLetter(text[end]) || text[end] == 0x2D { continue }
            if word.indices.allSatisfy({ text[start + $0] == word[$0] }) { return true }
        }
        return false
    }
}

/// The ends of the words of a page, thrown together: nearly every word that isn't there is told apart by them, at a glance.
private struct WordEndings {
    /// A bit for each value of the hash.
    private var bits: [UInt64]

    private static let hashBits: UInt64 = 13

    init(_ text: borrowing Span<UInt8>) {
        var found = [UInt64](repeating: 0, count: 1 << (Self.hashBits - 6))
        var bits = found.mutableSpan
        var index = 0
        while index < text.count {
            var (ending, byte) = (UInt64(0), text[index])
            index &+= 1
            guard Dehyphenation.isLetter(byte) else { continue }
            repeat {
                ending = ending << 8 | UInt64(byte)
                guard index < text.count else { break }
                byte = text[index]
                index &+= 1
            } while Dehyphenation.isLetter(byte)
            let hash = Self.hash(ending)
            bits[hash >> 6] |= 1 << UInt64(hash & 63)
        }
        self.bits = found
    }

    /// The last eight letters of a word, at most; nil if it doesn't end in one.
    static func ending(of word: [UInt8]) -> UInt64? {
        let letters = word.reversed().prefix { Dehyphenation.isLetter($0) }.prefix(8)
        return letters.isEmpty ? nil : letters.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    func mayContain(_ ending: UInt64) -> Bool {
        let hash = Self.hash(ending)
        return bits[hash >> 6] & (1 << UInt64(hash & 63)) != 0
    }

    /// Multiplicative, by the golden ratio.
    @inline(__always)
    private static func hash(_ ending: UInt64) -> Int { Int(truncatingIfNeeded: (ending &* 0x9E37_79B9_7F4A_7C15) >> (64 - hashBits)) }
}
