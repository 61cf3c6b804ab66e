/// Notes with tables below them: LaTeX sets what floats to the foot of a page or a column below its notes.
extension BlockClassifier {
    /// The rows of tables whose captions stand next to them.
    func findFloatedRows() -> Set<Int> {
        var rows: Set<Int> = []
        func collect(_ indices: some Sequence<Int>, beside caption: PageLayout.Line) {
            for index in indices where furniture[index] == nil {
                let line = layout.lines[index]
                guard mayBeRow(line), line.frame == caption.frame, !captionLines.contains(index) else { return }
                rows.insert(index)
            }
        }
        for index in captionLines {
            let caption = layout.lines[index]
            if !captionLines.contains(index + 1) { collect((index + 1)..<max(index + 1, layout.lines.endIndex), beside: caption) }
            if !captionLines.contains(index - 1) { collect((0..<index).reversed(), beside: caption) }
        }
        return rows
    }

    /// LaTeX's columns stand 12 points apart: the widest white of a row may be no more.
    private func mayBeRow(_ line: PageLayout.Line) -> Bool {
        line.row >= 0 || line.isRow || line.mayHaveCells && line.widestGap > Self.whiteBetweenCells * line.size
    }

    /// The marks outside tables that call notes.
    func findCallsOfText() -> Set<[UInt8]> {
        var calls: Set<[UInt8]> = []
        for line in layout.lines where line.row < 0 && !line.isRow {
            for word in layout.words[Int(line.words.lowerBound)..<Int(line.words.upperBound)] where word.isNoteMark {
                calls.insert(NoteMark.plain(layout.bytes(of: word)))
            }
        }
        return calls
    }

    /// Whether a block in small type begins with a raised mark that the page's text calls it by, in the lower half of the page, and has nothing but
    /// tables with captions, and captions, below it in its column. Those of a table follow its rows.
    func isAboveFloats(_ lines: ArraySlice<Int>, _ line: PageLayout.Line) -> Bool {
        guard line.size < body.size * Self.largestNote, line.y < layout.height * 0.5, line.row < 0, line.words.count > 1,
            let word = line.words.first.map({ layout.words[Int($0)] }), word.isRaised, layout.lines.count <= Self.mostLinesBesideNotes,
            !floatedRows.isEmpty, callsOfText.contains(NoteMark.plain(layout.bytes(of: word))), let first = lines.first,
            let last = lines.last.map({ layout.lines[$0] })
        else { return false }
        for index in (layout.lines.startIndex..<first).reversed() where furniture[index] == nil {
            let above = layout.lines[index]
            if above.row >= 0 || above.isRow || captionLines.contains(index) { return false }
            if above.size >= body.size * Self.largestNote { break }
        }
        var hasRows = false
        for (index, other) in layout.lines.enumerated()
        where other.frame == line.frame && other.y < last.y && other.x0 < line.x1 && other.x1 > line.x0 && furniture[index] == nil {
            if floatedRows.contains(index) {
                hasRows = true
            } else if other.size > body.size * Self.largestNote, !captionLines.contains(index) {
                return false
            }
        }
        return hasRows
    }

    /// In ems.
    private static let whiteBetweenCells: Float = 0.9
    /// As a multiple of the body's size.
    private static let largestNote: Float = 0.93
    /// Of a page that is looked at for such.
    private static let mostLinesBesideNotes = 2000
}
