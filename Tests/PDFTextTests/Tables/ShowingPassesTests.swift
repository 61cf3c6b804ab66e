import Testing

@testable import PDFText

@Suite("Sheets, shown in two goes")
struct ShowingPassesTests {
    private let rows = [
        ["Berth", "Metres", "Let to", "Remarks"],
        ["North Quay", "12", "The rowing club of the old town", "No cars."],
        ["Behind the mill, at the lower steps", "8", "Ada Ness", "Dry at low water, and no place for a keel."],
        ["East", "9", "Tom Farrow", "None"],
        ["At the lock by the chapel", "7", "Ina Falk", "Shut in winter."],
        ["West", "14", "Whoever comes first in the year", "None"],
    ]
    private let columns: [(x: Double, width: Double)] = [(72, 80), (162, 30), (202, 90), (302, 110)]

    private enum Level: CaseIterable { case top, middle, bottom }

    /// Shows first the cells that fill one line, row by row, then the others.
    ///
    /// - Parameter gap: between rows, in points.
    private func show(_ rows: [[String]], on page: inout TestPage, level: Level = .top, gap: Double = 6) {
        for goesOn in [false, true] {
            var y = 660.0
            for row in rows {
                let cells = zip(row, columns).map { TestPage.wrap($0, width: $1.width) }
                let most = cells.map(\.count).max() ?? 1
                for (lines, column) in zip(cells, columns) where (lines.count > 1) == goesOn && lines != [""] {
                    let room = 12 * Double(most - lines.count)
                    page.lines(lines, column.x, y - (level == .top ? 0 : level == .middle ? room / 2 : room))
                }
                y -= 12 * Double(most) + gap
            }
        }
    }

    private func expectRows(_ found: [Paragraph], _ wanted: [[String]], sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(found.filter { $0.row != nil }.map(cells) == wanted, sourceLocation: sourceLocation)
    }

    @Test("Row by row, whichever of their lines are level", arguments: [0, 1, 2])
    func levels(_ level: Int) throws {
        expectRows(try paragraphs { show(rows, on: &$0, level: Level.allCases[level]) }, rows)
    }

    @Test("Cells close below each other, shown one after the other, stay two", arguments: [0, 1, 2])
    func closeRows(_ level: Int) throws {
        let rows = [
            ["Berth", "Metres", "Let to", "Remarks"],
            ["Behind the mill, at the lower steps", "8", "Ada Ness", "None"],
            ["At the lock by the chapel", "7", "Ina Falk", "None"],
            ["East", "9", "Tom Farrow", "None"],
            ["West", "14", "Whoever comes first in the year", "None"],
        ]
        expectRows(try paragraphs { show(rows, on: &$0, level: Level.allCases[level], gap: 0) }, rows)
    }

    @Test("Cells of a column that are wrapped in every row tell it themselves, level with the others by their middles")
    func wrappedColumn() throws {
        let rows = ["North", "East", "South", "West", "Old"].map { ["Berth", "12", "The rowing club of the \($0) town", "None"] }
        expectRows(try paragraphs { show(rows, on: &$0, level: .middle) }, rows)
    }
}
