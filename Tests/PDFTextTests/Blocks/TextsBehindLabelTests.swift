import PDFText
import Testing

@Suite("Texts that begin in one place behind labels in another type")
struct TextsBehindLabelTests {
    /// Labels, and the lines of their texts.
    private typealias Entry = (label: String, lines: [String])

    private func read(_ entries: [Entry]) throws -> [String] {
        let document = TestDocument { page in
            page.paragraph(Prose.sentence("Alpha", 60), 72, 740, width: 230)
            var y = 620.0
            for entry in entries {
                page.show(entry.label, 72, y, font: .fixedWide)
                for line in entry.lines {
                    page.show(line, 116, y)
                    y -= 12
                }
            }
        }
        return Array(try document.texts().dropFirst()).map { $0.replacing("\t", with: " ") }
    }

    @Test("Each is an entry, with what hangs below its text")
    func entries() throws {
        let entries: [Entry] = [
            ("anyboats", ["Sets all the boats with nets of salt"]), ("lamps", ["Lights lamps in a row of columns"]),
            ("mills", ["Uses what the wind of the north has"]),
            ("harbours", ["Shows each link of the harbour on a", "page of its own, or all"]),
            ("oldsalts", ["Changes the writing of the old nets"]),
        ]
        let read = try read(entries)
        #expect(read == entries.map { ([$0.label] + $0.lines).joined(separator: " ") }, "\(read)")
    }
}
