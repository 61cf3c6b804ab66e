import Testing

@testable import PDFText
@testable import aloud

@Suite("Headings of tables")
struct TableHeadingsTests {
    /// A row whose cells are parted by bars.
    private func row(_ cells: [String], number: Int, isHead: Bool = false) -> Paragraph {
        var (text, ranges) = ("", [Range<Int>]())
        for cell in cells {
            if !cell.isEmpty, !text.isEmpty { text += " " }
            ranges.append(text.utf8.count..<text.utf8.count + cell.utf8.count)
            text += cell
        }
        return Paragraph(
            text: text, role: .table, level: nil, page: 0, pageBreaks: [], language: nil,
            row: TableRow(cells: ranges, isHead: isHead, number: number))
    }

    private func headings(_ paragraphs: [Paragraph]) -> [[String]] {
        var table = TableHeadings()
        return paragraphs.map { table.cells(of: $0).map(\.heading) }
    }

    @Test("Cells have the names of their columns, but for the first and for the names themselves")
    func names() {
        let found = headings([
            row(["Part", "Use", "Länge"], number: 0, isHead: true), row(["Rudder", "turns", "3 m"], number: 1),
            row(["Keel", "", "9 m"], number: 2),
        ])
        #expect(found == [["", ""], ["Use", "Länge"], ["Länge"]])
    }

    @Test("A new table, one of two columns, and rows with other cells have none")
    func none() {
        #expect(headings([row(["Part", "Use"], number: 0, isHead: true), row(["Rudder", "turns"], number: 1)]) == [[""], [""]])
        let found = headings([
            row(["A", "B", "C"], number: 0, isHead: true), row(["1", "2"], number: 1), row(["1", "2", "3"], number: 0),
            row(["4", "5", "6"], number: 1),
        ])
        #expect(found == [["", ""], [""], ["", ""], ["", ""]])
    }

    @Test("Names that are sentences, or numbers, are not said")
    func longNames() {
        let found = headings([
            row(["Part", "What it is good for when the wind blows", "2024"], number: 0, isHead: true),
            row(["Rudder", "turns", "3"], number: 1),
        ])
        #expect(found[1] == ["", ""])
    }

    @Test("What stands between two rows leaves the table as it is; what is left out ends it")
    func interruption() {
        var table = TableHeadings()
        let note = Paragraph(text: "A note.", role: .footnote, level: nil, page: 0, pageBreaks: [], language: nil)
        _ = table.cells(of: row(["Part", "Use", "Length"], number: 0, isHead: true))
        #expect(table.cells(of: note).isEmpty)
        #expect(table.cells(of: row(["Rudder", "turns", "3"], number: 1)).map(\.heading) == ["Use", "Length"])
        table.reset()
        #expect(table.cells(of: row(["Rudder", "turns", "3"], number: 2)).map(\.heading) == ["", ""])
    }
}
