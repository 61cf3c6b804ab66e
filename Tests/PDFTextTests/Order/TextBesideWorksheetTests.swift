import PDFText
import Testing

@Suite("Columns beside a worksheet")
struct TextBesideWorksheetTests {
    @Test("A text on its own leading is read by itself, though it was shown line by line with the rows beside it")
    func worksheet() throws {
        let text = TestPage.wrap(Prose.sentence("Anna", 330), width: 165).prefix(40)
        let rows = (0..<44).map { "\($0 + 1). Enter the oil of lamp \($0 + 1)" }
        var pieces: [(y: Double, x: Double, text: String)] = []
        for (index, line) in text.enumerated() { pieces.append((700 - 11.3 * Double(index), 402, line)) }
        for (index, line) in rows.enumerated() {
            pieces.append((699 - 9.9 * Double(index), 42, line))
            pieces.append((699 - 9.9 * Double(index), 360, "\(index + 1)."))
        }
        pieces.sort { $0.y > $1.y }
        let read = try TestDocument { page in
            for piece in pieces { page.show(piece.text, piece.x, piece.y, size: 9) }
        }.texts()
        #expect(read.contains { $0.contains(text.joined(separator: " ")) }, "\(read.map { $0.prefix(60) })")
    }
}
