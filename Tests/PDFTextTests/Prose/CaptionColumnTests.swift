import PDFText
import Testing

@Suite("Captions in two columns")
struct CaptionColumnTests {
    @Test("The second column goes on with the first one; a caption of its own doesn't", arguments: [true, false])
    func columns(_ goesOn: Bool) throws {
        let lines = TestPage.wrap("Figure 2. " + Prose.sentence("Lamps", 120), width: 240, size: 7)
        let half = (lines.count + 1) / 2
        let rest = goesOn ? Array(lines.dropFirst(half)) : ["Figure 3. Other lamps that", "are here and what they are of"]
        let read = try TestDocument { page in
            page.lines(Array(lines.prefix(half)), 42, 580, size: 7, leading: 8.75)
            page.lines(rest, 306, 580, size: 7, leading: 8.75)
            let y = 580 - 8.75 * Double(half - 1) - 20
            page.lines(TestPage.wrap(Prose.sentence("Left", 160), width: 240, size: 9), 42, y, size: 9)
            page.lines(TestPage.wrap(Prose.sentence("Right", 160), width: 240, size: 9), 306, y, size: 9)
        }.texts()
        let caption = lines.prefix(half).joined(separator: " ")
        let isOne = read.contains { $0.hasPrefix(caption) && $0.count > caption.count }
        #expect(isOne == goesOn, "\(read.map { $0.prefix(50) })")
    }
}
