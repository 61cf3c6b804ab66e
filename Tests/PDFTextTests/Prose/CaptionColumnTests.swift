import PDFText
import Testing

@Suite("Captions in two columns")
struct CaptionColumnTests {
    @Test("The second column goes on with the first one; a caption of its own doesn't", arguments: [true, false])
    func columns(_ goesOn: Bool) throws {
        let words = Prose.sentence("Lamps", 120)
        let lines = TestPage.wrap("Figure 2. " + words, width: 214, size: 8)
        let half = lines.count / 2
        let read = try TestDocument { page in
            page.raw("q 42 600 470 120 re f Q")
            page.lines(Array(lines.prefix(half)), 42, 580, size: 8, end: 256, justifiesLast: true)
            page.lines(goesOn ? Array(lines.suffix(half)) : ["Figure 3. Other lamps", "and what they are"], 274, 580, size: 8)
            let y = 580 - 9.6 * Double(half) - 24
            page.paragraph(Prose.sentence("Left", 160), 42, y, width: 214)
            page.paragraph(Prose.sentence("Right", 160), 274, y, width: 214)
        }.texts()
        let caption = read.first { $0.hasPrefix("Figure 2.") } ?? ""
        #expect(caption.hasSuffix(goesOn ? (lines.last ?? "") : (lines[half - 1])), "\(read.map { $0.prefix(50) })")
    }
}
