/// White behind a letter that is there wherever it stands: in some files of Word's the advance of a letter is wider than its glyph's, and what follows stands
/// off as if a word ended ("Entw icklung").
enum LetterGaps {
    /// In ems: such white, and what a letter has behind it that is kerned as others are.
    private static let widest: Float = 0.24
    private static let narrow: Float = 0.12
    /// Of the white behind the same letter elsewhere, and of the cells that are looked through for it, in either direction.
    private static let fewest = 3
    private static let reach = 3000
    /// By which advances and places may differ, in ems.
    private static let tolerance: Float = 0.02

    /// Whether the white before a letter is what the letter before it has behind it everywhere on the page. Only where spaces are shown: elsewhere white is
    /// all that there is.
    @inline(never)
    static func isUsual(before index: Int, _ fragment: Fragment, _ cells: borrowing Span<Cell>) -> Bool {
        let (letter, cell, em) = (cells[index - 1], cells[index], fragment.em)
        guard fragment.spaceCount > 0, !cell.followsSpace, cell.gap < widest * em, Bidirectional.isLetter(letter.unicode),
            Bidirectional.isLetter(cell.unicode)
        else { return false }
        var count = 0
        for next in [
            stride(from: index - 1, to: max(index - reach, 0), by: -1), stride(from: index + 1, to: min(index + reach, cells.count), by: 1),
        ]
        .joined() {
            let before = cells[next - 1]
            guard before.unicode == letter.unicode, !cells[next].followsSpace, Bidirectional.isLetter(cells[next].unicode),
                (before.x1 - before.x0 - letter.x1 + letter.x0).magnitude < tolerance * em,
                (cells[next].x0 - before.x1 - cells[next].gap).magnitude < tolerance * em
            else { continue }
            if cells[next].gap < narrow * em { return false }
            count += 1
        }
        return count >= fewest
    }
}
