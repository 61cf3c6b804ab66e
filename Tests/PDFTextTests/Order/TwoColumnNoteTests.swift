import PDFText
import Testing

@Suite("Notes in the margins beside two columns")
struct TwoColumnNoteTests {
    private static let columns = ["Alpha", "Bravo"].map { Prose.sentence($0, 300) }
    private static let notes = [["Lamps of the old", "harbour, lit."], ["Boats that have", "not come back."]]

    /// Two columns, the first of which is shown before the second, with a note after a line of each as TeX shows it.
    ///
    /// - Parameter gap: between the columns and their notes.
    private func document(gap: Double, notes: [[String]] = notes) -> TestDocument {
        TestDocument { page in
            for (column, text) in Self.columns.enumerated() {
                let x = column == 0 ? 120.0 : 312
                let lines = TestPage.wrap(text, width: 180)
                for (index, line) in lines.enumerated() {
                    let y = 740 - 12 * Double(index)
                    page.show(line, x, y, end: index < lines.count - 1 ? x + 180 : nil)
                    guard index == 5 + 9 * column else { continue }
                    let width = notes[column].map { TestPage.width($0, size: 7) }.max() ?? 0
                    page.lines(notes[column], column == 0 ? 120 - gap - width : 492 + gap, y, size: 7, leading: 8)
                }
            }
        }
    }

    @Test("They are read by themselves, and the columns one after the other", arguments: [7.0, 9, 14])
    func notes(gap: Double) throws {
        let texts = try document(gap: gap).texts()
        for text in Self.columns + Self.notes.map({ $0.joined(separator: " ") }) { #expect(texts.contains(text), "\(texts)") }
        #expect(
            texts.firstIndex(of: Self.columns[0]).map { first in texts.firstIndex(of: Self.columns[1]).map { first < $0 } ?? false }
                ?? false)
    }

    @Test("Names of entries on the left of a column are no notes")
    func names() throws {
        let document = TestDocument { page in
            var y = 740.0
            for (index, name) in ["harbour", "lantern", "pebble"].enumerated() {
                page.show(name, 72, y, font: .evenBold)
                y = page.paragraph(Prose.sentence("Entry\(index)", 40), 140, y, width: 300) - 6
            }
        }
        let read = try document.texts().joined(separator: " ")
        let places = ["harbour Entry0", "lantern Entry1", "pebble Entry2"].map {
            read.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains($0)
        }
        #expect(places == [true, true, true], "\(read)")
    }
}
