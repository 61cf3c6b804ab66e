import PDFText
import Testing

@Suite("Captions that hang across columns")
struct HangingCaptionTests {
    @Test("The last line of a caption, which begins behind its label, is none of the column below it")
    func lastLine() throws {
        let lines = TestPage.wrap(Prose.sentence("Lamps", 22), width: 420)
        let columns = [Prose.sentence("Alpha", 50), Prose.sentence("Bravo", 50)]
        #expect(lines.count == 2)
        try TestDocument { page in
            page.show("Table 2: " + lines[0], 72, 700, end: 532)
            // Behind "Table 2: ".
            page.show(lines[1], 112, 688)
            page.paragraph(columns[0], 72, 664, width: 210)
            page.paragraph(columns[1], 322, 664, width: 210)
        }.expect(["Table 2: " + lines.joined(separator: " ")] + columns)
    }
}
