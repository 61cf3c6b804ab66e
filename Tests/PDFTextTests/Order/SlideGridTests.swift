import Testing

@testable import PDFText

@Suite("Slides in rows and columns on a page")
struct SlideGridTests {
    private static let titles = ["The lamps", "The pier", "The keepers", "The gardens", "The letters", "The harbour"]

    /// Six slides of a title, a text, and a foot with the slide's number.
    private func document(_ foot: @escaping (Int) -> String) -> TestDocument {
        TestDocument(width: 595, height: 842) { page in
            for (index, title) in Self.titles.enumerated() {
                let (x, y) = (index % 2 == 0 ? 30.0 : 330, 820 - 260 * Double(index / 2))
                page.show(title, x, y, size: 12)
                page.paragraph(Prose.sentence("Text\(index + 1)", 30), x + 14, y - 60, width: 200, size: 8)
                page.show("A. Pebble", x + 14, y - 200, size: 4)
                page.show(foot(index + 1), x + 220, y - 200, size: 4)
            }
        }
    }

    @Test("Each is read as a page of its own, without its foot")
    func slides() throws {
        let expected = Self.titles.enumerated().flatMap { [$1, Prose.sentence("Text\($0 + 1)", 30)] }
        try document { "\($0) / 7" }.expect(expected)
    }

    @Test("Numbers that don't count tell no slides")
    func otherNumbers() throws {
        #expect(try document { "\([7, 3, 12, 4, 9, 1][$0 - 1]) km" }.texts().joined(separator: " ").contains("7 km"))
        let lines = try document { "\([7, 3, 12, 4, 9, 1][$0 - 1])" }.layout().lines
        #expect(lines.allSatisfy { $0.slidePart == .none })
    }
}
