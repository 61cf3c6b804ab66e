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
            guard let number = Self.number(bytes) else { continue }
            let dots = Self.longestLeader(layout.bytes(of: line))
            let isLed = dots >= Self.fewestDots
            if !isLed, dots > 1 { short.append(index) }
            if Self.isEntry(layout, line) {
                if isLed { several.append(index) }
            } else if isLed {
                dotted.append((index, number))
            } else if line.words.count > 1, last.x0 - layout.words[Int(line.words.upperBound) - 2].x1 > Self.white * line.size,
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

    /// Of a leader.
    private static let fewestDots = 4
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
        return word.x0 - before.x1 > white * line.size && layout.bytes(of: word).allSatisfy(\.isASCIIDigit)
    }

    /// More than any front matter has pages: its roman numbers come before the others.
    private static let romanPages = 1000

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
        // Where no space stands between, the last word is all from the title's last on, or the whole line.
        let isGlued = bytes.count > 5 && longestLeader(bytes) >= fewestDots
        let digits = isGlued ? bytes.suffix(from: (bytes.lastIndex(of: 0x2E) ?? bytes.startIndex) + 1) : bytes.drop { $0 == 0x2E }
        guard !digits.isEmpty, digits.count <= 5 else { return nil }
        if digits.allSatisfy(\.isASCIIDigit) { return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) } }
        guard digits.allSatisfy({ [0x69, 0x76, 0x78, 0x6C, 0x63].contains($0 | 0x20) }) else { return nil }
        return Roman.value(digits.map { $0 | 0x20 }).map { $0 - romanPages }
    }

    private static func longestLeader(_ bytes: ArraySlice<UInt8>) -> Int {
        var (dots, longest) = (0, 0)
        for byte in bytes {
            if byte == 0x2E {
                dots += 1
                longest = max(longest, dots)
            } else if byte != 0x20 {
                dots = 0
            }
        }
        return longest
    }
}
