/// Names that are longer than their cells are wide, and were cut where these end: "PR_MESSAGE_SIZE_EX↩TENDED".
///
/// A name fills its cell as far as another letter has no room. In a table whose columns are as wide as their longest words one may, too, but not several
/// with different room left.
struct CutNames {
    /// The first words of what goes on with a name, as indices among the page's words.
    private(set) var rests: [Int] = []

    /// In ems: by how much less than a letter's width is left between a name and the edge, at the least, how much a name may go beyond that, and how much
    /// what is left differs. Where a letter just fits, the names of a fixed pitch are in a column as wide as the longest of them.
    private static let roundings: Float = 0.01
    private static let overhang: Float = 0.3
    private static let difference: Float = 0.05
    private static let fewest = 2

    init(_ cells: [RuledTables.Cell], _ words: [LayoutWord], _ letters: [Cell]) {
        var (least, most) = (Float.infinity, -Float.infinity)
        for cell in cells where cell.segments.count > 1 && cell.x0 > -.infinity {
            for (above, below) in zip(cell.segments, cell.segments.dropFirst()) {
                guard above.words.count == 1, below.words.count == 1, let name = above.words.first, let rest = below.words.first,
                    above.y - below.y > 0.5 * below.size, (above.size - below.size).magnitude < 0.03 * below.size,
                    (above.x0 - below.x0).magnitude < 0.1 * below.size
                else { continue }
                let first = letters[Int(words[rest].start)]
                let room = cell.x1 - above.x1 - max(above.x0 - cell.x0, 0)
                guard room > -Self.overhang * above.size, room < first.x1 - first.x0 - Self.roundings * above.size,
                    Self.isName(
                        letters[Int(words[name].start)..<Int(words[name].end)], letters[Int(words[rest].start)..<Int(words[rest].end)])
                else { continue }
                rests.append(rest)
                (least, most) = (min(least, room / above.size), max(most, room / above.size))
            }
        }
        if rests.count < Self.fewest || most - least < Self.difference { rests = [] }
    }

    /// Whether some letters and those behind them are of a name as programs have them, and of no word. Names one below the other may begin alike.
    private static func isName(_ letters: ArraySlice<Cell>, _ rest: ArraySlice<Cell>) -> Bool {
        guard let last = letters.last, let next = rest.first, isPart(last), isPart(next), letters.count > sameBeginning,
            !letters.prefix(sameBeginning).elementsEqual(rest.prefix(sameBeginning), by: { $0.unicode == $1.unicode })
        else { return false }
        return letters.contains { $0.unicode == 0x5F || $0.unicode == 0x2F }
            || zip(letters, letters.dropFirst()).contains {
                LetterCase($0.unicode) == .small && LetterCase($1.unicode) == .capital
            }
    }

    /// Letters.
    private static let sameBeginning = 3

    private static func isPart(_ letter: Cell) -> Bool {
        letter.unicode == 0x5F || letter.unicode &- 0x30 < 10 || Bidirectional.isLetter(letter.unicode)
    }
}
