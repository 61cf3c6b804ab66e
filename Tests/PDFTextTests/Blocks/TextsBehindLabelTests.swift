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

    @Test("A word in such type that a full line left for the next is no label")
    func sentence() throws {
        let labels = ["boats", "lantern", "salt"]
        let document = TestDocument { page in
            page.show("Of all that the keeper of the old lamps does in winter he calls", 72, 700, end: 330)
            // The third word stands where the texts below it begin.
            page.show("names", 72, 688, font: .fixedWide)
            page.show("what", 102, 688)
            page.show("he calls so for a year:", 126, 688)
            for (row, label) in labels.enumerated() {
                page.show(label, 72, 676 - 12 * Double(row), font: .fixedWide)
                page.show("What is done by number \(row)", 126, 676 - 12 * Double(row))
            }
        }
        let read = try document.texts()
        #expect(read.first?.contains("he calls names what he calls so for a year:") == true, "\(read)")
    }
}
