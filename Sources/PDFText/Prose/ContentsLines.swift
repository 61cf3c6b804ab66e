/// Finds the lines of a table of contents: a title, a leader of dots or a wide white, and a page number; several on a page, their numbers rising.
struct ContentsLines {
    private(set) var lines: Set<Int> = []
    /// Lines with leaders of dots whose numbers don't rise: they are in the order of something else, as an index is.
    private(set) var entries: Set<Int> = []

    /// Lines with dots are taken at their word; those with white alone only if there are this many of them.
    private static let fewestWithoutLeader = 4

    init(_ layout: PageLayout) {
        var blank: [(line: Int, number: Int)] = []
        var dotted: [(line: Int, number: Int)] = []
        // Entries of an index that have several numbers, the last of them behind a comma.
        var several: [Int] = []
        // Those with short leaders, which may be ellipses.
        var short: [Int] = []
        for (index, line) in layout.lines.enumerated() where !line.words.isEmpty {
            let last = layout.words[Int(line.words.upperBound) - 1]
            let bytes = layout.bytes(of: last)
            guard let number = ContentsEnding.number(bytes) else { continue }
            let dots = ContentsEnding.longestLeader(layout.bytes(of: line))
            let isLed = dots >= ContentsEnding.fewestDots
            if !isLed, dots > 1 { short.append(index) }
            if Self.isEntry(layout, line) {
                if isLed { several.append(index) }
            } else if isLed {
                dotted.append((index, number))
            } else if line.words.count > 1, Self.gap(layout.words[Int(line.words.upperBound) - 2], last) > Self.white * line.size,
                !Self.isRow(layout, line)
            {
                blank.append((index, number))
            }
        }
        if dotted.count + several.count >= Self.fewestEntries, Self.rising(dotted) * 4 < (dotted.count - 1) * 3 {
            entries = Set(several + short + dotted.map(\.line))
        } else {
            lines = Set(dotted.map(\.line))
        }
        if blank.count >= (lines.isEmpty ? Self.fewestWithoutLeader : 1), Self.rising(blank) * 10 >= (blank.count - 1) * 9 {
            lines.formUnion(blank.map(\.line))
        }
    }

    /// Of both kinds.
    var all: Set<Int> { lines.union(entries) }

    /// Fewer lines tell nothing by the order of their numbers.
    private static let fewestEntries = 6

    /// How often a number is followed by no smaller one.
    private static func rising(_ lines: [(line: Int, number: Int)]) -> Int {
        zip(lines, lines.dropFirst()).count { $0.number <= $1.number }
    }

    /// Whether a line is an index's: the number stands behind another one, or behind a word's comma.
    private static func isEntry(_ layout: PageLayout, _ line: PageLayout.Line) -> Bool {
        line.words.count > 1 && layout.bytes(of: layout.words[Int(line.words.upperBound) - 2]).last == 0x2C
    }

    /// White in place of a leader, in ems.
    private static let white: Float = 2.2

    /// Whether a number stands in a column of its own before the last one: numbers side by side are a table's.
    private static func isRow(_ layout: PageLayout, _ line: PageLayout.Line) -> Bool {
        guard line.words.count > 2 else { return false }
        let place = Int(line.words.upperBound) - 2
        let (word, before) = (layout.words[place], layout.words[place - 1])
        return gap(before, word) > white * line.size && PageDigits.areDecimal(layout.bytes(of: word))
    }

    /// The white between two words, whichever of them stands left.
    private static func gap(_ word: PageLayout.Word, _ next: PageLayout.Word) -> Float { max(next.x0 - word.x1, word.x0 - next.x1) }
}
