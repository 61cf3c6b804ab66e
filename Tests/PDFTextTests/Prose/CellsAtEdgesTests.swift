import PDFText
import Testing

@Suite("Cells at a page's edges of which some lines repeat")
struct CellsAtEdgesTests {
    private static let tabs = [72.0, 150, 230, 310, 390, 470]
    /// Some names have one line, others up to three, all of which begin at the same height.
    private static let names = [
        ["State"], ["Harbour"], ["Lamps", "(1984)"], ["Lamps", "(1995)"], ["Out of", "oil by", "dawn"], ["Out of", "wick by", "noon"],
    ]

    private static func cells(_ page: Int, _ row: Int) -> [String] {
        let words = Prose.sentence("Row\(page)x\(row)", 3).dropLast().split(separator: " ").dropFirst().map(String.init)
        return words.prefix(2) + (0..<4).map { "\(page * 37 + row * 13 + $0 * 101).\(row % 10)" }
    }

    private static func show(_ page: inout TestPage, _ index: Int, names: [[String]], from top: Double) {
        for (lines, x) in zip(names, tabs) { page.lines(lines, x, top) }
        for row in 0..<24 {
            for (cell, x) in zip(cells(index, row), tabs) { page.show(cell, x, top - 42 - 15 * Double(row)) }
        }
    }

    @Test("The names of a table's columns go with all their lines where the table goes on")
    func names() throws {
        let texts = try TestDocument(pages: 5) { page, index in
            if index == 0 { page.paragraph(Prose.sentence("Alpha", 60), 72, 740, width: 420) }
            Self.show(&page, index, names: Self.names, from: index == 0 ? 640 : 740)
        }.texts()
        let text = texts.joined(separator: "\n")
        for line in ["Harbour", "(1984)", "(1995)", "oil by", "wick by", "dawn", "noon"] {
            #expect(text.ranges(of: line).count == 1, "\(line): \(texts.prefix(30))")
        }
    }

    @Test("A year below a place at the foot of a title page cut out of its document is read")
    func yearBelowPlace() throws {
        let document = TestDocument { page in
            page.show("ii", 520, 740)
            for (line, y) in zip(
                ["ANN MARLOW", "OF LAMPS AND LANTERNS", "Thesis for the degree of a", "Keeper of lamps", "Quill Bay", "2007"],
                [
                    640.0, 540, 400, 388, 80, 68,
                ])
            {
                page.show(line, 306 - TestPage.width(line, size: 11) / 2, y, size: 11)
            }
            page.show("Advisor: Bo Quill", 72, 300, size: 11)
        }
        #expect(try document.texts().joined(separator: " ").contains("2007"))
    }

    @Test("A line that says which page this is, is no text, whatever else the pages say there")
    func saysItsNumber() throws {
        let texts = try TestDocument(pages: 2) { page, index in
            if index == 1 { page.show("Page 2 / 2", 500, 740, size: 8) }
            page.paragraph(Prose.sentence(index == 0 ? "Alpha" : "Beta", 90), 72, index == 0 ? 700 : 722, width: 420)
        }.texts()
        #expect(!texts.contains { $0.contains("2 / 2") }, "\(texts.map { $0.prefix(30) })")
    }

    @Test("A title that the heads behind it repeat in capitals is read")
    func titleInOtherCase() throws {
        let texts = try TestDocument(pages: 4) { page, index in
            page.show(index == 0 ? "NORTH LAMPS, INC." : "MONTHLY REPORT OF LAMPS", 40, 745, size: 9)
            page.show(index == 0 ? "Monthly Report of Lamps" : "North Lamps, Inc.", 40, 717, size: index == 0 ? 24 : 18)
            page.show("June 1984", 500, 745, size: 9)
            page.paragraph(Prose.sentence("Page\(["One", "Two", "Three", "Four"][index])", 150), 40, 660, width: 480)
        }.texts()
        #expect(texts.contains { $0.contains("Monthly Report of Lamps") }, "\(texts.map { $0.prefix(30) })")
    }
}
