import TestSupport
import Testing

@testable import PDFText

@Suite("What runs across columns")
struct AcrossColumnTests {
    /// Columns 200 points wide, shown one after the other.
    private func show(_ texts: [String], _ page: inout TestPage, from y: Double, step: Double = 220) {
        for (column, text) in texts.enumerated() { page.paragraph(text, 72 + step * Double(column), y, width: 200) }
    }

    private let names = ["Alpha", "Bravo", "Charlie", "Delta"].map { Prose.sentence($0, 70) }

    @Test("The short last line of a headline, or of a text of the columns' size, goes with the lines above it", arguments: [10.0, 18.0])
    func lastLine(size: Double) throws {
        let lines = ["The council sits until dawn, and the harbour waits", "for word"]
        let document = TestDocument { page in
            page.lines(lines, 72, 740, size: size)
            show(Array(names.prefix(2)), &page, from: 690)
        }
        try document.expect([lines.joined(separator: " ")] + names.prefix(2))
    }

    @Test("A line that reaches over the gutter below a wider one in larger type is whole")
    func wider() throws {
        let lines = ["Twelve days and nine harbours and one stove, along a coast that has", "more birds than roads, and wants it so"]
        let document = TestDocument { page in
            page.show("North by a small boat, slowly, in the old year", 72, 744, size: 14)
            page.lines(lines, 72, 728, size: 12, leading: 14)
            show(Array(names.prefix(2)), &page, from: 698)
        }
        let found = try document.texts()
        #expect(found.contains(lines.joined(separator: " ")))
        #expect(Array(found.suffix(2)) == Array(names.prefix(2)))
    }

    @Test("The first line of a column below a line across both is its own")
    func firstLine() throws {
        let document = TestDocument { page in
            page.show("A line across both of the columns that stand below, to their ends", 72, 700)
            page.paragraph(names[0], 72, 688, width: 200)
            page.paragraph(names[1], 292, 676, width: 200)
        }
        let found = try document.texts()
        #expect(found.joined(separator: " ").contains(names[0] + " " + names[1]))
    }

    @Test("A headline between articles in two columns each ends them")
    func articles() throws {
        let document = TestDocument { page in
            show([names[0], names[1]], &page, from: 720)
            page.show("Another article begins below", 72, 560, size: 18)
            show([names[2], names[3]], &page, from: 530)
        }
        try document.expect([names[0], names[1], "Another article begins below", names[2], names[3]])
    }

    @Test("A byline in italics, over the first line of an article that is set in, is its own")
    func byline() throws {
        let document = TestDocument { page in
            page.show("Milk by lorry", 72, 730, size: 14, font: .evenBold)
            page.show("From our own man", 97, 712, font: .evenItalic)
            page.paragraph(names[0], 72, 700, width: 130, indent: 10)
        }
        let found = try document.texts()
        #expect(found.suffix(2).map { $0 } == ["From our own man", names[0]])
    }
}
