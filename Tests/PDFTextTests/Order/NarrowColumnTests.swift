import PDFText
import Testing

@Suite("Narrow columns of ragged text")
struct NarrowColumnTests {
    private static let sentences = ["Alpha", "Bravo", "Charlie", "Delta", "Echo", "Foxtrot", "Golf", "Hotel", "India"].map {
        Prose.sentence($0, 17)
    }

    /// Lines of one text in columns of so many, shown one after the other on one grid.
    private func document(_ lines: [String], columns: Int, rows: Int, step: Double) -> TestDocument {
        TestDocument { page in
            for (index, line) in lines.enumerated() where index / rows < columns {
                page.show(line, 72 + step * Double(index / rows), 700 - 11 * Double(index % rows), size: 9)
            }
        }
    }

    @Test("Of three words a line they go on in the middle of a sentence, as they were shown", arguments: [3, 4])
    func goOn(columns: Int) throws {
        let text = Self.sentences.joined(separator: " ")
        let lines = Self.sentences.flatMap { TestPage.wrap($0, width: 66, size: 9) }
        let rows = (lines.count + columns - 1) / columns
        let read = try document(lines, columns: columns, rows: rows, step: 82).texts().joined(separator: " ")
        #expect(read == text, "\(read)")
    }

    @Test("Cells of a table that was shown down its columns are read row by row")
    func cells() throws {
        let names = ["Harbour", "Lantern", "Pebble", "Candle", "Winter", "Garden"]
        let what = ["lit at dusk", "out of oil", "on the quay", "by the door", "cold and dark", "under snow"]
        let whose = ["of the town", "of the mill", "of no one", "of the church", "of the north", "of the inn"]
        let read = try document(names + what + whose, columns: 3, rows: 6, step: 90).texts()
        let rows = read.joined(separator: "\n").split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(rows.contains("Harbour lit at dusk of the town"), "\(read)")
    }
}
