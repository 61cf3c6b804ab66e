import PDFText
import Testing

@Suite("Figures that are put into a page as forms")
struct FigureTextTests {
    private let before = Prose.sentence("Before", 60)
    private let after = Prose.sentence("After", 60)

    /// A text, a form of 300 by 160 points that shows `texts` and bars, a caption, a text.
    private func document(_ texts: [String], caption: String = "Figure 1: Boats by the month.", drawing: String? = nil) -> TestDocument {
        var document = TestDocument { page in
            page.paragraph(before, 100, 720, width: 400)
            page.raw("q 1 0 0 1 150 470 cm /Plot Do Q")
            page.show(caption, 150, 450)
            page.paragraph(after, 100, 420, width: 400)
        }
        document.resources = "/XObject << /Plot 100 0 R >>"
        let bars = drawing ?? (0..<4).map { "\(40 + 60 * $0) 30 30 \(20 + 25 * $0) re f" }.joined(separator: " ")
        document.extra = [
            TestDocument.stream(
                "0.8 g \(bars) 0 g BT \(texts.joined(separator: " ")) ET",
                "/Type /XObject /Subtype /Form /BBox [0 0 300 160] /Resources 3 0 R")
        ]
        return document
    }

    private func label(_ text: String, _ x: Int, _ y: Int) -> String { "/H 8 Tf 1 0 0 1 \(x) \(y) Tm (\(text)) Tj" }

    private var names: [String] {
        ["April", "May", "June", "July"].enumerated().map { label($1, 42 + 60 * $0, 18) }
            + (0..<4).map { label("\(3 + 4 * $0)", 50 + 60 * $0, 54 + 25 * $0) }
            + ["/H 8 Tf 0 1 -1 0 20 60 Tm (boats a day) Tj", label("Boats in summer", 110, 148)]
    }

    @Test("Names along bars, numbers above them, a turned name and a title are left out; all of it can be kept")
    func bars() throws {
        let document = document(names)
        try document.expect([before, "Figure 1: Boats by the month.", after])
        let kept = try document.texts(ReadingOptions(skipped: [])).joined(separator: " ")
        for name in ["April", "boats a day", "Boats in summer", "15"] { #expect(kept.contains(name)) }
    }

    @Test("Without the caption of a figure they are read", arguments: ["Boats by the month.", "Table 1: Boats by the month."])
    func otherCaption(_ caption: String) throws {
        #expect(try document(names, caption: caption).texts().joined(separator: " ").contains("Boats in summer"))
    }

    @Test("A table that was put in as a form is read, whatever it is called, and so is a form to fill in")
    func table() throws {
        var rows: [String] = []
        for (row, name) in ["Barns", "Mills", "Lamps", "Boats", "Quays"].enumerated() {
            rows.append(label(name, 20, 130 - 20 * row))
            for column in 0..<3 { rows.append(label("\(row)\(column)7", 120 + 50 * column, 130 - 20 * row)) }
        }
        let shaded = "10 120 280 20 re f 10 80 280 20 re f 10 40 280 20 re f 10 20 280 20 re f"
        #expect(try document(rows, drawing: shaded).texts().joined(separator: " ").contains("Mills"))
        let rules = "10 150 280 0.5 re f 10 110 280 0.5 re f 10 20 280 0.5 re f 10 90 280 0.5 re f"
        #expect(try document(rows, drawing: rules).texts().joined(separator: " ").contains("Mills"))
    }

    @Test("Lines of a box with round corners, as browsers make a form of what nearly shows the ground, are read")
    func box() throws {
        let lines = ["Opening hours", "Monday: closed", "Tuesday: 9 to 12", "Tickets", "Adults: 4", "Children: 2"]
        let ground = "5 5 m 295 5 300 10 295 155 c 5 155 l 0 150 0 10 5 5 c f 20 20 10 10 re f 20 40 10 10 re f 20 60 10 10 re f"
        let texts = lines.enumerated().map { label($1, 40, 130 - 12 * $0) }
        #expect(try document(texts, drawing: ground).texts().joined(separator: " ").contains("Tuesday"))
    }

    @Test("Text in a form is read; so is what stands in one where hardly anything is drawn")
    func text() throws {
        let lines = TestPage.wrap(Prose.sentence("Inside", 40), width: 260).enumerated().map { label($1, 10, 140 - 12 * $0) }
        #expect(try document(lines).texts().joined(separator: " ").contains("Inside"))
        #expect(try document(names, drawing: "40 30 200 80 re f").texts().joined(separator: " ").contains("Boats in summer"))
    }

    @Test("Turned words that nothing tells to be of a figure stand between no parts of a sentence")
    func turned() throws {
        let words = Prose.sentence("Alpha", 420).dropLast()
        let lines = TestPage.wrap(String(words), width: 400)
        let document = TestDocument(pages: 2) { page, index in
            page.lines(Array(index == 0 ? lines.prefix(12) : lines.dropFirst(12)), 100, 700, end: 500, justifiesLast: index == 0)
            if index == 0 { page.raw("BT /H 8 Tf 0 1 -1 0 90 300 Tm (Boats a day) Tj ET") }
        }
        let texts = try document.texts()
        #expect(texts.contains { $0.hasPrefix("Alpha") && $0.hasSuffix(lines.last ?? "") }, "\(texts.map { $0.suffix(40) })")
        #expect(texts.contains("Boats a day"))
    }

    @Test("A sentence that goes on in the next column isn't torn by a figure at its end")
    func sentence() throws {
        let words = Prose.sentence("Alpha", 300).dropLast()
        let lines = TestPage.wrap(String(words), width: 220)
        var document = TestDocument { page in
            page.lines(Array(lines.prefix(12)), 60, 700, end: 280, justifiesLast: true)
            page.raw("q 0.7 0 0 0.7 60 420 cm /Plot Do Q")
            page.show("Figure 1: Boats by the month.", 60, 405)
            page.lines(Array(lines.dropFirst(12).prefix(25)), 310, 700, end: 530, justifiesLast: true)
        }
        let figure = self.document(names)
        (document.resources, document.extra) = (figure.resources, figure.extra)
        let texts = try document.texts()
        #expect(texts.contains(lines.prefix(37).joined(separator: " ")), "\(texts.map { $0.suffix(40) })")
    }
}
