import PDFText
import Testing

@Suite("Ordinals at a line's beginning, in a sentence")
struct OrdinalInSentenceTests {
    /// A paragraph that breaks before an ordinal: its lines are as wide as the column.
    private let lines = [
        "The lamps of the old harbour were lit again and again from the",
        "first day of the long winter which began in the north on the",
        "31. Dezember and went on until the last of the boats had come.",
    ]

    @Test("In the second of two columns, below a line that isn't the paragraph's first")
    func column() throws {
        let width = lines.map { TestPage.width($0, size: 8) }.max() ?? 0
        let read = try TestDocument { page in
            page.paragraph(Prose.sentence("Alpha", 170), 40, 700, width: width, size: 8)
            page.lines(lines, 330, 700, size: 8, end: 330 + width)
        }.texts()
        #expect(read.contains(lines.joined(separator: " ")), "\(read)")
    }

    @Test("In an item of a list")
    func item() throws {
        let width = lines.map { TestPage.width($0, size: 10) }.max() ?? 0
        let read = try TestDocument { page in
            page.paragraph(Prose.sentence("Alpha", 60), 72, 700, width: width + 15)
            page.show("•", 72, 600)
            page.lines(lines, 87, 600, end: 87 + width)
        }.texts()
        #expect(read.contains { $0.hasSuffix(lines.joined(separator: " ")) }, "\(read)")
    }

    @Test("Items that count on are such, whatever the line above ends in")
    func listed() throws {
        let items = ["30. Of lamps", "31. Of oil", "32. Of wicks"]
        let width = lines.map { TestPage.width($0, size: 10) }.max() ?? 0
        let read = try TestDocument { page in
            let y = page.lines(
                [lines[0], "first day of the long winter which began in the north by the hill"], 72, 700, end: 72 + width,
                justifiesLast: true)
            page.lines(items, 72, y)
        }.texts()
        #expect(read.suffix(2) == items.suffix(2))
    }

    @Test("A number in brackets that drawings name a thing by, in a sentence; an item that counts on is one", arguments: ["(14)", "(2)"])
    func reference(label: String) throws {
        let claim = [
            "1. A lamp comprising a frame (12) of wood and a first wick", label + " and a second wick, which are held by a hinge of iron.",
        ]
        let width = claim.map { TestPage.width($0, size: 10) }.max() ?? 0
        let read = try TestDocument { page in
            if label == "(2)" { page.lines(["(1) The lamps of the harbour are lit again and again"], 72, 720) }
            page.lines(claim, 72, 700, end: 72 + width)
        }.texts()
        #expect(read.contains(claim.joined(separator: " ")) == (label == "(14)"), "\(read)")
    }
}
