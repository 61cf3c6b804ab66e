import Testing

@testable import PDFText

@Suite("Rows by themselves")
struct TableRowTests {
    private let text = Prose.sentence("Alpha", 60)

    /// The cells of the rows of a page on which these lines stand between paragraphs, each cell where it is to begin.
    private func rows(_ lines: [[(String, Double)]]) throws -> [[String]] {
        try TestDocument { page in
            var y = page.paragraph(text, 72, 740, width: 440) - 24
            for line in lines {
                for (cell, x) in line { page.show(cell, x, y) }
                y -= 13
            }
            page.paragraph(text, 72, y - 20, width: 440)
        }.rows()
    }

    @Test("White that no text has parts the cells of a line, though no other shows columns")
    func alone() throws {
        #expect(try rows([[("Harbour Office", 72), ("Berlin, Germany", 420)]]) == [["Harbour Office", "Berlin, Germany"]])
        let two = try rows([[("Harbour Office", 72), ("Berlin", 440)], [("Keeper of the lamps", 72), ("May 2019 to June 2021", 380)]])
        #expect(two == [["Harbour Office", "Berlin"], ["Keeper of the lamps", "May 2019 to June 2021"]])
    }

    @Test("The words of a sentence that was set wide are no cells")
    func stretched() throws {
        let words = ["Tools", "that", "need", "to", "know", "more"].enumerated().map { ($1, 72 + 70 * Double($0)) }
        #expect(try rows([words]).isEmpty)
    }

    @Test("The sign of a currency goes with its amount")
    func currency() throws {
        #expect(try rows([[("Oil", 72), ("$", 300), ("12.50", 350)]]) == [["Oil", "$ 12.50"]])
    }

    @Test("Rows right below each other are of one table, for headings and for what stands between lines")
    func numbers() throws {
        let found = try paragraphs { page in
            page.paragraph(text, 72, 740, width: 440)
            for (row, cells) in [("Harbour Office", "Berlin"), ("Keeper", "2019 to 2021")].enumerated() {
                page.show(cells.0, 72, 600 - 14 * Double(row))
                page.show(cells.1, 420, 600 - 14 * Double(row))
            }
        }
        #expect(found.compactMap { $0.row?.number } == [0, 1])
    }
}
