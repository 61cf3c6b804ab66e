import Testing

@testable import PDFText

@Suite("Captions side by side")
struct CaptionTests {
    @Test("Captions of two lines are read one after the other, however close they stand", arguments: [0.5, 30])
    func apart(_ gap: Double) throws {
        let document = TestDocument { page in
            page.paragraph(
                "A text that stands above the two figures and tells what is to be seen in them, line by line.", 72, 740, width: 400)
            var x = 72.0
            for (label, first, second) in [
                ("a", "Two ships that go by the rock at", "night without a light."), ("b", "Two others that have", "lit theirs."),
            ] {
                let line = "(\(label)) \(first)"
                page.show(line, x, 600)
                page.show(second, x + (TestPage.width(line, size: 10) - TestPage.width(second, size: 10)) / 2, 588)
                x += TestPage.width(line, size: 10) + gap
            }
        }
        let text = try document.texts().joined(separator: " ")
        #expect(text.contains("at night without a light."))
        #expect(text.contains("have lit theirs."))
    }

    @Test("The head of two columns close below a caption is no part of it")
    func spannedHead() throws {
        let document = TestDocument { page in
            let y = page.paragraph(Prose.sentence("Alpha", 60), 72, 740, width: 400) - 30
            let caption = "Table 4: What was told"
            page.show(caption, 272 - TestPage.width(caption, size: 10) / 2, y)
            page.show("Predicted", 308, y - 10)
            for (row, cells) in [["", "Yes", "No"], ["Yes", "45", "5"], ["No", "8", "42"]].enumerated() {
                for (cell, x) in zip(cells, [210.0, 308, 340]) where !cell.isEmpty { page.show(cell, x, y - 22 - 12 * Double(row)) }
            }
            page.paragraph(Prose.sentence("Bravo", 60), 72, y - 90, width: 400)
        }
        #expect(try document.texts().contains("Table 4: What was told"))
    }
}
