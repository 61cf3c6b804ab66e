import TestSupport
import Testing

@testable import PDFText

@Suite("What stands in a column in the middle of a sentence")
struct InterruptedTextTests {
    private let text = Prose.sentence("Alpha", 60)
    private let next = Prose.sentence("Bravo", 40)
    private let hint = ["Mind the stairs, which", "have been wet since the", "harbour was opened."]

    /// A column of two paragraphs; the first one stops after six lines, and goes on further down.
    private func show(_ page: inout TestPage, from y: Double, white: Double = 80) {
        let lines = TestPage.wrap(text, width: 220)
        page.lines(Array(lines[..<6]), 72, y, end: 292, justifiesLast: true)
        let end = page.paragraph(lines[6...].joined(separator: " "), 72, y - 60 - white, width: 220)
        page.paragraph(next, 72, end - 8, width: 220)
    }

    private var whole: String { hint.joined(separator: " ") }

    @Test("A box is read after the paragraph that goes on around it", arguments: ["0 G .7 w", ".8 .9 .9 rg"])
    func box(paint: String) throws {
        let document = TestDocument { page in
            page.raw("q \(paint) 72 574 220 54 re \(paint.hasSuffix("rg") ? "f" : "S") Q")
            show(&page, from: 700)
            page.lines(hint, 80, 614, size: 9)
        }
        try document.expect([text, whole, next])
    }

    @Test("A ground is one, too, where all is clipped to the page's margins")
    func clipped() throws {
        let document = TestDocument { page in
            page.raw("q 60 60 480 680 re W n .8 .9 .9 rg 72 574 220 54 re f Q")
            show(&page, from: 700)
            page.lines(hint, 80, 614, size: 9)
        }
        try document.expect([text, whole, next])
    }

    @Test("Labels of a picture beside a text stand in none of its sentences")
    func labelsBeside() throws {
        let document = TestDocument { page in
            let y = page.paragraph(text, 72, 700, width: 460)
            page.paragraph(next, 72, y - 8, width: 200)
            page.show("x", 320, y - 16, size: 15)
            page.show("y", 480, y - 14, size: 15)
        }
        let texts = try document.texts()
        #expect(texts.contains(text) && texts.contains(next), "\(texts)")
    }

    @Test("A quotation in larger type, too")
    func quotation() throws {
        let document = TestDocument { page in
            show(&page, from: 700)
            page.lines(["There is no wrong way", "to fold a map"], 72, 608, size: 14)
        }
        try document.expect([text, "There is no wrong way to fold a map", next])
    }

    @Test("What stands between paragraphs stays there")
    func betweenParagraphs() throws {
        let document = TestDocument { page in
            page.raw("q .8 .9 .9 rg 72 574 220 54 re f Q")
            let lines = TestPage.wrap(text, width: 220)
            page.lines(Array(lines.prefix(5)) + ["and an end."], 72, 700)
            page.lines(hint, 80, 614, size: 9)
            page.paragraph(next, 72, 560, width: 220)
        }
        try document.expect([TestPage.wrap(text, width: 220).prefix(5).joined(separator: " ") + " and an end.", whole, next])
    }

    @Test("Code on a ground in the middle of a sentence stays there")
    func code() throws {
        let document = TestDocument { page in
            page.raw("q .8 .9 .9 rg 72 574 220 54 re f Q")
            show(&page, from: 700)
            page.lines(["for name in *; do", "  echo $name", "done"], 80, 614, size: 9, font: .fixed)
        }
        let found = try document.texts()
        #expect(found.count > 2 && found[1].hasPrefix("for name in"))
    }

    @Test("Headings in larger type among short lines that begin small stay over theirs")
    func headings() throws {
        let lines = ["p  to move back", "u  to move up one", "n  to move on"]
        let document = TestDocument { page in
            for (number, name) in ["Keys to move about", "Keys to select", "Keys to go on"].enumerated() {
                let y = 700 - 80 * Double(number)
                page.show(name, 72, y, size: 14)
                page.lines(lines, 72, y - 18)
            }
        }
        let found = try document.texts().joined(separator: " ")
        #expect(found.contains("Keys to select p"))
    }
}
