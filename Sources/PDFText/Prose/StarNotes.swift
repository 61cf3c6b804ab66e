/// Notes with a star before them, as below a table: what calls them says so, or the marks beside them, and that they are few. Elsewhere a star is a bullet.
enum StarNotes {
    /// Lines that begin with a star alone: more are a list.
    private static let mostStars = 3
    /// White behind a star that stands in a cell behind its text, in ems.
    private static let white: Float = 1

    static func areOn(_ layout: PageLayout) -> Bool {
        guard !haveItems(layout) else { return false }
        var (stars, called) = (0, false)
        for line in layout.lines where !line.isFixedPitch && !line.words.isEmpty {
            let words = Int(line.words.lowerBound)..<Int(line.words.upperBound)
            let first = layout.bytes(of: layout.words[words.lowerBound])
            if first.allSatisfy({ $0 == star }), words.count > 1 {
                if first.count > 1 {
                    called = true
                } else {
                    stars += 1
                    if stars > mostStars { return false }
                    // "* = mandatory".
                    if layout.bytes(of: layout.words[words.lowerBound + 1]).elementsEqual(CollectionOfOne(0x3D)) { called = true }
                }
                continue
            }
            for index in words where calls(index, of: words, line, layout) {
                called = true
                break
            }
            // Text between stars is emphasised in plain files.
            if words.contains(where: { opens(layout.bytes(of: layout.words[$0])) }) { return false }
        }
        return called && stars > 0
    }

    /// Whether one block right behind another begins with a star alone, as the items of a list do.
    private static func haveItems(_ layout: PageLayout) -> Bool {
        var wasItem = false
        for block in layout.blocks {
            guard let line = layout.lines(of: block).first else { continue }
            let isItem =
                line.words.count > 1 && layout.bytes(of: layout.words[Int(line.words.lowerBound)]).elementsEqual(CollectionOfOne(star))
            if isItem, wasItem { return true }
            wasItem = isItem
        }
        return false
    }

    private static let star: UInt8 = 0x2A

    /// Whether a star stands behind a word, or by itself behind all words of a line or a cell.
    private static func calls(_ index: Int, of words: Range<Int>, _ line: PageLayout.Line, _ layout: PageLayout) -> Bool {
        let word = layout.bytes(of: layout.words[index])
        guard word.last == star else { return false }
        if word.count == 1 {
            guard index > words.lowerBound else { return layout.words[index].isNoteMark }
            return layout.words[index].isNoteMark || index + 1 == words.upperBound
                || layout.words[index + 1].x0 - layout.words[index].x1 > white * line.size
        }
        guard word.first != star, let before = word.dropLast().last else { return false }
        return before.isASCIILetter || before.isASCIIDigit || before >= 0x80 || before == 0x29 || before == 0x25
    }

    /// Whether a word stands between stars.
    private static func opens(_ word: ArraySlice<UInt8>) -> Bool {
        word.first == star && word.dropFirst().first.map { $0.isASCIILetter || $0 == star } ?? false && word.last == star
    }
}
