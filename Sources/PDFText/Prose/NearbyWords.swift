/// The words of the pages around a place, asked when a hyphen at a line's end is judged.
final class NearbyWords {
    private var texts: [NearbyText] = []
    private var layouts: ArraySlice<PageLayout> = []
    private var knownHangul: Bool?
    private var knownCompounding: Compounding?
    private var knownHyphens: HyphenSigns?

    init() {}

    /// What signs stand for hyphens around here; found out when it is asked.
    var hyphens: HyphenSigns {
        if let knownHyphens { return knownHyphens }
        var found = HyphenSigns()
        for index in texts.indices { found.add(texts[index].hyphens) }
        knownHyphens = found
        return found
    }

    /// Whether Korean lines are broken here after any syllable; found out when it is asked.
    var breaksHangul: Bool {
        if let knownHangul { return knownHangul }
        let breaks = HangulSpacing.breaksWords(layouts.lazy.flatMap(Self.hangulBreaks))
        knownHangul = breaks
        return breaks
    }

    /// How the language around here makes compounds; found out when it is asked.
    var compounding: Compounding {
        if let knownCompounding { return knownCompounding }
        let found = Compounding { contains(Array($0.utf8), isAlone: true) }
        knownCompounding = found
        return found
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
        (knownHangul, knownCompounding, knownHyphens) = (nil, nil, nil)
        // What is known of the texts of pages that stay is kept.
        let first = layouts.first?.index ?? .max
        texts.removeFirst(texts.firstIndex { $0.page >= first } ?? texts.count)
        for (place, layout) in layouts.enumerated() where place >= texts.count || texts[place].page != layout.index {
            texts.insert(NearbyText(page: layout.index, text: layout.text), at: place)
        }
        texts.removeLast(texts.count - layouts.count)
    }

    /// Whether `word`, letters and hyphens, stands on one of the pages with nothing joined to its end, and before it nothing or a hyphen.
    ///
    /// - Parameter isAlone: whether it must stand before no hyphen and behind none, so that it is a word, and no part of one.
    func contains(_ word: [UInt8], isAlone: Bool = false) -> Bool {
        guard let last = word.last, Dehyphenation.isLetter(last) else { return false }
        let search = WordSearch(word, isAlone: isAlone)
        // Most words come again on the page itself or the next ones: in the middle.
        var index = texts.count / 2
        for step in 1...max(texts.count, 1) where texts.indices.contains(index) {
            if search.isFound(in: &texts[index]) { return true }
            index += step % 2 == 0 ? step : -step
        }
        return false
    }
}
