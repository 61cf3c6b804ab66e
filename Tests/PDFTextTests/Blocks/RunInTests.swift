import PDFText
import Testing

@Suite("Names of paragraphs in bold")
struct RunInTests {
    /// Lines of a text, then one that begins in bold, and one more.
    ///
    /// - Parameter step: between the last line of the text and the one that begins in bold.
    private func read(_ last: String, _ name: String, _ rest: String, step: Double = 12) throws -> [String] {
        let lines = TestPage.wrap(Prose.sentence("Alpha", 120), width: 420).dropLast() + [last]
        return try TestDocument { page in
            page.lines(Array(lines), 72, 700)
            let y = 700 - 12 * Double(lines.count - 1) - step
            page.show(name, 72, y, font: .evenBold)
            page.show(rest, 72 + TestPage.width(name + " ", size: 10), y)
            page.show("which is all that there is to be said of them, and of what burns in them.", 72, y - 12)
        }.texts()
    }

    @Test("Begin a paragraph where the sentence before ends short of them")
    func behindShortLine() throws {
        let texts = try read(
            "and then the lamps of the harbour were put out.", "Keywords:", "lamps, candles, and the oil that both of them are filled with,"
        )
        #expect(texts.count == 2, "\(texts)")
        #expect(texts.last?.hasPrefix("Keywords: lamps") ?? false)
    }

    @Test("And where they stand further below a full line than the next one below them", arguments: [12.0, 20])
    func furtherBelow(_ step: Double) throws {
        let full = "so that the lamps of the harbour were lit in the evening and put out in the mornings."
        let texts = try read(full, "Example 3.", "Take a lamp that is lit and another that isn't, of brass or of tin,", step: step)
        #expect(texts.contains { $0.hasPrefix("Example 3.") } == (step > 12), "\(texts)")
    }

    @Test("None begins within a sentence")
    func withinSentence() throws {
        let texts = try read(
            "and then the lamps of the harbour, as is shown by the drawing of the", "Harbour Book",
            "that is kept beside the old stone road,")
        #expect(texts.count == 1, "\(texts)")
    }
}
