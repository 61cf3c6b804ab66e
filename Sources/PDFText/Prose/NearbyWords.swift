/// The words of the pages around a place, asked when a hyphen at a line's end is judged. Each page is gone through once, and only if it is asked for.
final class NearbyWords {
    private var texts: [(page: Int, text: [UInt8])] = []
    /// Hashes of the words of a page.
    private var words: [Int: HashSet] = [:]
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
        let isLeft = words.keys.contains { page in !texts.contains { $0.page == page } }
        if isLeft { words = words.filter { entry in texts.contains { $0.page == entry.key } } }
    }

    /// Whether `word`, letters and hyphens, stands on one of the pages with nothing joined to its end.
    func contains(_ word: [UInt8]) -> Bool {
        var hash = WordHash()
        for byte in word.reversed() { hash.add(byte) }
        let value = hash.value
        return texts.contains { words($0.page, $0.text).contains(value) }
    }

    private func words(_ page: Int, _ text: [UInt8]) -> HashSet {
        if let known = words[page] { return known }
        let found = Self.words(text)
        words[page] = found
        return found
    }

    /// From the end of each run of letters and hyphens to its beginning, and to each hyphen in it: hashing backwards gives all of these in one pass.
    private static func words(_ text: [UInt8]) -> HashSet {
        var found = HashSet(minimumCapacity: text.count / 6)
        let source = text.span
        var index = source.count
        while index > 0 {
            index &-= 1
            guard Dehyphenation.isLetter(source[index]) else { continue }
            // A word at whose end a hyphen stands was broken there.
            let isBroken = index &+ 1 < source.count && source[index &+ 1] == 0x2D
            var hash = WordHash()
            while true {
                if isBroken {
                    while index > 0, Dehyphenation.isLetter(source[index &- 1]) { index &-= 1 }
                    break
                }
                hash.add(source[index])
                while index > 0, case let byte = source[index &- 1], Dehyphenation.isLetter(byte) {
                    hash.add(byte)
                    index &-= 1
                }
                found.insert(hash.value)
                // A hyphen with a letter before it goes on with the word.
                guard index > 1, source[index &- 1] == 0x2D else { break }
                hash.add(0x2D)
                index &-= 2
                guard Dehyphenation.isLetter(source[index]) else {
                    index &+= 1
                    break
                }
            }
        }
        return found
    }
}

/// Hashes bytes one after the other (FNV-1a), mixed at the end.
private struct WordHash {
    private var state: UInt64 = 0xCBF2_9CE4_8422_2325

    @inline(__always)
    mutating func add(_ byte: UInt8) { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }

    var value: UInt64 {
        let product = state.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        return product.high ^ product.low
    }
}

/// A set of hashes in open-addressed slots.
private struct HashSet {
    /// 0 is no hash.
    private var slots: [UInt64]
    private var count = 0

    init(minimumCapacity: Int) {
        var size = 64
        while size < minimumCapacity * 2 { size *= 2 }
        slots = Array(repeating: 0, count: size)
    }

    func contains(_ hash: UInt64) -> Bool { slots[slot(hash)] != 0 }

    mutating func insert(_ hash: UInt64) {
        let index = slot(hash)
        if slots[index] != 0 { return }
        slots[index] = max(hash, 1)
        count += 1
        guard count * 4 > slots.count * 3 else { return }
        let old = slots
        slots = Array(repeating: 0, count: old.count * 2)
        for hash in old where hash != 0 { slots[slot(hash)] = hash }
    }

    /// Where `hash` is, or where it would go.
    @inline(__always)
    private func slot(_ hash: UInt64) -> Int {
        let hash = max(hash, 1)
        var index = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[index] != 0, slots[index] != hash { index = (index + 1) & (slots.count - 1) }
        return index
    }
}
