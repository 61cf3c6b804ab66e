import PDFText
import Testing

@Suite("Statements of algorithms")
struct PseudocodeTests {
    private let statements = [
        "repeat", "Let none be lit.", "for i = 1 to m do", "if lamp i is dark then", "Light lamp i", "Count it", "end if", "end for",
        "until all are lit",
    ]
    private let depths = [0, 1, 1, 2, 3, 3, 2, 1, 0]

    /// Shows the statements, their keywords in bold where `areBold`, between two paragraphs.
    private func read(areBold: Bool) throws -> [String] {
        let keywords: Set = ["repeat", "for", "do", "if", "then", "end", "until"]
        return try TestDocument { page in
            var y = page.paragraph(Prose.sentence("Alpha", 60), 72, 720, width: 420) - 24
            for (statement, depth) in zip(statements, depths) {
                var x = 72 + 10 * Double(depth)
                for word in statement.split(separator: " ") {
                    let text = String(word)
                    page.show(text, x, y, font: areBold && keywords.contains(text) ? .evenBold : .even)
                    x += TestPage.width(text + " ", size: 10)
                }
                y -= 12
            }
            page.paragraph(Prose.sentence("Bravo", 60), 72, y - 12, width: 420)
        }.texts()
    }

    @Test("Each stands alone")
    func alone() throws {
        let read = try read(areBold: true)
        #expect(Array(read.dropFirst().dropLast()) == statements, "\(read)")
    }
}
