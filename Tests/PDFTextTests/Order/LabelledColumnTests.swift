import Testing

@testable import PDFText

@Suite("Lists side by side with labels set far from their texts")
struct LabelledColumnTests {
    @Test("Labels go with their own column's texts")
    func labels() throws {
        let left = [
            ("(54)", "GATE FOR A POND OF SMALL SHIPS"), ("(71)", "Applicant: Harbour Lamps Ltd, Old Village"),
            ("(72)", "Inventors: Ada Pebble and Bo Lantern"), ("(73)", "Assignee: Harbour Lamps Ltd, Old Village"),
            ("(21)", "Number: 17,412,009"),
        ]
        let right = [("(65)", "Prior Publication Data"), ("(51)", "Class E02B 7,40 (2006.01)"), ("(52)", "Class of the country E02B 7,42")]
        let summary = Prose.sentence("Summary", 60)
        let document = TestDocument { page in
            for (index, entry) in left.enumerated() {
                page.show(entry.0, 72, 700 - 14 * Double(index), size: 9)
                page.show(entry.1, 100, 700 - 14 * Double(index), size: 9)
            }
            page.show("and Cy Meadow, Far Harbour", 100, 700 - 14 * 5, size: 9)
            for (index, entry) in right.enumerated() {
                page.show(entry.0, 330, 700 - 14 * Double(index), size: 9)
                page.show(entry.1, 358, 700 - 14 * Double(index), size: 9)
            }
            page.paragraph(summary, 330, 650, width: 220, size: 9)
        }
        let text = try document.texts().joined(separator: " ")
        let expected = left.map { $0 + " " + $1 } + ["and Cy Meadow, Far Harbour"] + right.map { $0 + " " + $1 } + [summary]
        #expect(text == expected.joined(separator: " "))
    }
}
