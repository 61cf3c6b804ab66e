/// Marks over right-to-left letters that are shown without a width of their own: where one is shown says little about its letter, since its outline lies
/// to the left or right of that place, but producers show all marks behind their letters or all in front of them.
enum VowelMarks {
    /// Puts the marks of a fragment, in the order of showing, over the middle of their letters. Which these are is told by the marks at the ends of
    /// words; what is shown from right to left is in the order of writing, in which the letter comes first.
    static func place(_ fragment: Fragment, _ cells: inout [Cell]) {
        let range = fragment.start..<fragment.end
        guard range.contains(where: { isMark(cells[$0]) }) else { return }
        let (behind, before) = votes(fragment, cells)
        // Where nothing tells, the order of writing does.
        let isWritten = fragment.isRightToLeft && !isMark(cells[fragment.start])
        guard behind != before || isWritten else { return }
        if behind >= before {
            var letter = -1
            for index in range {
                if !isMark(cells[index]) { letter = index } else if letter >= 0 { put(index, over: letter, fragment, &cells) }
            }
        } else {
            var letter = -1
            for index in range.reversed() {
                if !isMark(cells[index]) { letter = index } else if letter >= 0 { put(index, over: letter, fragment, &cells) }
            }
        }
    }

    private static func isMark(_ cell: Cell) -> Bool {
        cell.isRightToLeft && cell.x1 <= cell.x0 && Unicode.Scalar(cell.unicode)?.properties.generalCategory == .nonspacingMark
    }

    /// How many marks at the ends of words belong to the letter shown before them, and how many to the one after.
    private static func votes(_ fragment: Fragment, _ cells: [Cell]) -> (behind: Int, before: Int) {
        var (behind, before, letter) = (0, 0, -1)
        for index in fragment.start..<fragment.end where !isMark(cells[index]) {
            let first = letter < 0 ? fragment.start : letter + 1
            let marks = first..<index
            if !marks.isEmpty {
                if letter < 0 {
                    before += marks.count
                } else if marks.contains(where: { cells[$0].followsSpace }) {
                    before += 1
                } else if cells[index].followsSpace {
                    behind += 1
                } else if distance(cells[letter].x0, cells[letter].x1, cells[index]) > WordSplitter.wordGap * fragment.em {
                    let place = cells[first].x0
                    if distance(place, place, cells[letter]) < distance(place, place, cells[index]) { behind += 1 } else { before += 1 }
                }
            }
            letter = index
        }
        return letter < 0 ? (0, 0) : (behind + (fragment.end - 1 - letter), before)
    }

    /// The white between a range along the line and a cell; 0 where they meet.
    private static func distance(_ left: Float, _ right: Float, _ cell: Cell) -> Float { max(cell.x0 - right, left - cell.x1, 0) }

    private static func put(_ mark: Int, over letter: Int, _ fragment: Fragment, _ cells: inout [Cell]) {
        let (left, right, place) = (cells[letter].x0, cells[letter].x1, cells[mark].x0)
        guard cells[letter].isRightToLeft, place > left - reach * fragment.em, place < right + reach * fragment.em else { return }
        cells[mark].x0 = (left + right) / 2
        cells[mark].x1 = cells[mark].x0
    }

    /// From the letter's ends, in ems.
    private static let reach: Float = 0.35
}
