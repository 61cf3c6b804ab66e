import PDFText
import Testing

@Suite("Phrases in bold type that a line breaks")
struct BrokenBoldTests {
    @Test("A word in bold capitals that a line breaks goes on in the next one, with the text behind it")
    func word() throws {
        let lines = TestPage.wrap(Prose.sentence("alpha", 60), width: 160, indent: TestPage.width("TACT: ", size: 10))
        let document = TestDocument { page in
            page.show("FOR WORD OF THE LAMPS CON-", 72, 740, font: .evenBold, end: 232)
            page.show("TACT:", 72, 728, font: .evenBold)
            page.show(lines[0], 72 + TestPage.width("TACT: ", size: 10), 728)
            page.lines(Array(lines.dropFirst()), 72, 716, end: 232)
        }
        let texts = try document.texts()
        #expect(texts.count == 1 && texts[0].hasSuffix("TACT: " + lines.joined(separator: " ")), "\(texts)")
    }

    @Test("The rest of one begins no entry, though a name in bold stands below the paragraph")
    func phrase() throws {
        let lines = TestPage.wrap(Prose.sentence("Alpha", 140), width: 400)
        let document = TestDocument { page in
            var y = 740.0
            func show(_ regular: String, bold: String, isBoldFirst: Bool) {
                let (first, second) = isBoldFirst ? (bold, regular) : (regular, bold)
                page.show(first, 72, y, font: isBoldFirst ? .evenBold : .even)
                page.show(second, 72 + TestPage.width(first + " ", size: 10), y, font: isBoldFirst ? .even : .evenBold)
                y -= 12
            }
            for line in lines.prefix(5) {
                page.show(line, 72, y, font: .even)
                y -= 12
            }
            show("across the five levels of the evidence that the keepers of lamps have, (4)", bold: "Landmark", isBoldFirst: false)
            show("a score of five signs that tells which of the papers matter to all,", bold: "Paper Detection,", isBoldFirst: true)
            page.show("and more.", 72, y, font: .even)
            y -= 12
            show("lamps, boats, quays and all that stands on them", bold: "Keywords Here:", isBoldFirst: true)
        }
        let texts = try document.texts()
        #expect(texts.contains { $0.contains("(4) Landmark Paper Detection, a score") }, "\(texts)")
    }
}
