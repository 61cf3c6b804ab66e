/// Guide words at the head, or the foot, of a page of a dictionary: the first and the last entry that begin on it, one at each side, the page's number
/// between them or none. They are others on every page.
struct GuideWords {
    let layout: PageLayout
    let neighbours: [PageLayout]

    /// A page with fewer lines shows no entries.
    private static let fewestLines = 20
    /// Of the row, and of each of the two.
    private static let mostWords = 7
    private static let mostWordsOfEntry = 3
    private static let fewestLetters = 2
    /// From the row's ends to those of the page's lines, and to these, in ems.
    private static let slack: Float = 1
    private static let leastClearance: Float = 1.2

    /// The lines that are such.
    func lines(of edges: Edges) -> [Edges.Entry] {
        guard layout.lines.count >= Self.fewestLines else { return [] }
        return [true, false].flatMap { isTop -> [Edges.Entry] in
            guard let row = Edges.firstRow(of: isTop ? edges.top : edges.bottom), isGuide(row), hasLike(row, isTop: isTop) else {
                return []
            }
            return Array(row)
        }
    }

    /// Whether a page nearby has a row of other words in two parts at the same height, in type of the same size.
    private func hasLike(_ row: ArraySlice<Edges.Entry>, isTop: Bool) -> Bool {
        guard let first = row.first else { return false }
        return neighbours.contains { page in
            let other = Edges.firstRow(of: isTop ? page.edges.top : page.edges.bottom) ?? []
            guard 2...3 ~= Self.parts(of: other, page, size: first.size).count else { return false }
            return other.contains {
                ($0.y - first.y).magnitude < 1 && ($0.size - first.size).magnitude < 0.04 * first.size && $0.shape != first.shape
                    && $0.shape != 0
            }
        }
    }

    private func isGuide(_ row: ArraySlice<Edges.Entry>) -> Bool {
        guard let first = row.first, row.count <= 3, row.allSatisfy({ $0.clearance > Self.leastClearance }) else { return false }
        let lines = row.map { layout.lines[$0.line] }
        guard lines.reduce(0, { $0 + $1.words.count }) <= Self.mostWords else { return false }
        let parts = Self.parts(of: row, layout, size: first.size)
        guard 2...3 ~= parts.count, let left = parts.first, let right = parts.last, mayBeEntry(left), mayBeEntry(right) else {
            return false
        }
        if parts.count == 3, !parts[1].allSatisfy({ layout.bytes(of: $0).allSatisfy(\.isASCIIDigit) }) { return false }
        let (guide, last) = (text(left), text(right))
        guard Self.hasLetters(guide), Self.hasLetters(last), guide.lexicographicallyPrecedes(last, by: { $0 | 0x20 < $1 | 0x20 }) else {
            return false
        }
        // Each begins a line of the page, in a line of its own, and the row is as wide as these.
        var (begins, ends) = (false, false)
        var (x0, x1) = (Float.infinity, -Float.infinity)
        for (index, line) in layout.lines.enumerated() where line.frame == lines[0].frame && !row.contains(where: { $0.line == index }) {
            (x0, x1) = (min(x0, line.x0), max(x1, line.x1))
            let bytes = layout.bytes(of: line)
            if !begins, Self.begins(bytes, with: guide) { begins = true } else if !ends, Self.begins(bytes, with: last) { ends = true }
        }
        guard begins, ends, let leftmost = left.first, let rightmost = right.last else { return false }
        return (leftmost.x0 - x0).magnitude < Self.slack * first.size && (rightmost.x1 - x1).magnitude < Self.slack * first.size
    }

    /// The words of a row, from left to right, in parts with wide white between them.
    private static func parts(of row: ArraySlice<Edges.Entry>, _ page: PageLayout, size: Float) -> [ArraySlice<PageLayout.Word>] {
        let words = row.flatMap { page.words[Int(page.lines[$0.line].words.lowerBound)..<Int(page.lines[$0.line].words.upperBound)] }
            .sorted { $0.x0 < $1.x0 }
        return EdgeWording.parts(of: words, size: size).map { words[$0] }
    }

    /// Whether some words have no figure and are few: asked before their text is put together.
    private func mayBeEntry(_ words: ArraySlice<PageLayout.Word>) -> Bool {
        words.count <= Self.mostWordsOfEntry && !words.contains { layout.bytes(of: $0).contains(where: \.isASCIIDigit) }
    }

    private static func hasLetters(_ text: [UInt8]) -> Bool { text.count { $0.isASCIILetter || $0 >= 0x80 } >= fewestLetters }

    private func text(_ words: ArraySlice<PageLayout.Word>) -> [UInt8] {
        Array(words.map { layout.bytes(of: $0) }.joined(separator: CollectionOfOne(0x20)))
    }

    /// Whether a line begins with some words, and says more than these, in small letters or capitals.
    private static func begins(_ bytes: ArraySlice<UInt8>, with text: [UInt8]) -> Bool {
        guard bytes.count > text.count else { return false }
        for (byte, other) in zip(bytes, text) where byte != other && !(byte.isASCIILetter && byte | 0x20 == other | 0x20) { return false }
        let next = bytes[bytes.startIndex + text.count]
        return !next.isASCIILetter && next < 0x80
    }
}
