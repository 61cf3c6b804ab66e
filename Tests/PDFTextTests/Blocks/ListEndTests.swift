import PDFText
import Testing

@Suite("Ends of lists")
struct ListEndTests {
    @Test("What goes on behind a list begins where its labels stand, or left of them", arguments: [72.0, 66.0])
    func behind(x: Double) throws {
        let text = Prose.sentence("Zulu", 40)
        let read = try TestDocument { page in
            var y = page.paragraph(Prose.sentence("Alpha", 60), x, 740, width: 440)
            for (index, item) in ["salt and pepper", "salt and lamps"].enumerated() {
                page.show("\(index + 3).", 72, y)
                page.show(item, 92, y)
                y -= 12
            }
            page.paragraph(text, x, y, width: 440)
        }.texts()
        #expect(read.suffix(3) == ["3. salt and pepper", "4. salt and lamps", text], "\(read)")
    }

    @Test("A paragraph's first line, set in below an item, begins further left than that and further right than the next")
    func indentedBehind() throws {
        let text = Prose.sentence("Zulu", 40)
        let read = try TestDocument { page in
            page.show("•", 100, 740)
            page.lines(["The keeper went up the long stairs with the lamp in his hand, and no one at all saw it."], 118, 740, end: 512)
            page.paragraph(text, 72, 728, width: 440, indent: 28)
        }.texts()
        #expect(read.count == 2 && read.last == text, "\(read)")
    }
}
