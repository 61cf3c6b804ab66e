import Testing

@testable import PDFText

/// What pages have that a browser prints: a head and a foot across the margins, side bars, pictures that a text flows around.
@Suite("Pages that a browser prints")
struct BrowserPageTests {
    /// Head and foot as browsers set them, further out than any text.
    private static func edges(on page: inout TestPage) {
        page.show("11/26/26, 10:48 PM", 20, 770, size: 6)
        page.show("Lamps of the northern quay", 592 - TestPage.width("Lamps of the northern quay", size: 6), 770, size: 6)
        page.show("file:///srv/quay/lamps.html", 20, 16, size: 6)
        page.show("2/7", 583, 16, size: 6)
    }

    @Test("A line of names of a fixed pitch ends its paragraph, and a short line doesn't, however far the page's head and foot reach")
    func widths() throws {
        let document = TestDocument { page in
            Self.edges(on: &page)
            page.paragraph(Prose.sentence("Alpha", 60), 72, 700, width: 400)
            page.show(
                "The state of a lamp is a number that the keepers note, and the reader learns what it is from the names ", 72, 560, end: 470
            )
            page.show("of ", 72, 548)
            page.show("lampState.", 79, 548, font: .fixed)
            page.paragraph(Prose.sentence("Bravo", 60), 72, 500, width: 400)
        }
        let texts = try document.texts()
        #expect(
            texts.contains(
                "The state of a lamp is a number that the keepers note, and the reader learns what it is from the names of lampState."),
            "\(texts)")
        #expect(texts.contains(Prose.sentence("Alpha", 60)) && texts.contains(Prose.sentence("Bravo", 60)))
    }

    @Test("A side bar is not read line by line with the text beside it, though the foot stands below both, and whenever it was shown")
    func sideBar() throws {
        let names = [
            "Quays", "Lamps of the quays", "and how to light them", "Keepers", "Boats that come in", "at night", "Harbour", "Tides",
        ]
        let document = TestDocument { page in
            Self.edges(on: &page)
            let y = page.paragraph(Prose.sentence("Alpha", 50), 190, 702, width: 300)
            for (index, name) in names.enumerated() {
                page.show(name, 60, 700 - 12 * Double(index), size: 8)
                if index == 3 { page.show("Of the tides.", 190, y - 10) }
            }
            page.paragraph(Prose.sentence("Bravo", 90), 190, y - 34, width: 300)
        }
        let texts = try document.texts()
        #expect(texts.contains(Prose.sentence("Alpha", 50)) && texts.contains(Prose.sentence("Bravo", 90)), "\(texts)")
    }

    @Test("A text that begins beside a picture goes on below it in the middle of a sentence")
    func besidePicture() throws {
        let lines = [
            (180.0, "The board at the upper left of the window says where the keeper stands,"),
            (180, "how many lamps are lit, and which of them are in the sight"),
            (180, "of whoever comes from the north. The first of its lines is"),
            (180, "the name of the quay. If there is none, it is that of the boat,"),
            (72, "or of the keeper, and below this is always given how far away the last of the lamps stands, in steps and"),
            (72, "in feet, as the sea asks for both."),
        ]
        let document = TestDocument { page in
            page.paragraph(Prose.sentence("Alpha", 60), 72, 720, width: 400)
            for (index, line) in lines.enumerated() { page.show(line.1, line.0, 600 - 14 * Double(index), end: index < 5 ? 470 : nil) }
            page.paragraph(Prose.sentence("Bravo", 60), 72, 480, width: 400)
        }
        #expect(try document.texts().contains(lines.map(\.1).joined(separator: " ")))
    }

    @Test("Of some short paragraphs one has a line as wide as text, and goes on in the next line with a name")
    func shortParagraphs() throws {
        let lines = [
            "Attention", "The lamps are not part of what the harbour counts. Whoever wants to know more may ask at the",
            "Northern Quay for somebody who knows.",
        ]
        let document = TestDocument { page in
            Self.edges(on: &page)
            page.paragraph(Prose.sentence("Alpha", 60), 72, 700, width: 420)
            page.show(lines[0], 72, 580)
            page.show(lines[1], 72, 556)
            page.show(lines[2], 72, 542)
            page.show("Previous Page", 72, 518)
        }
        let texts = try document.texts()
        #expect(texts.contains("\(lines[1]) \(lines[2])"), "\(texts)")
    }

    @Test("A ligature with a text of its own begins a line as a small letter does")
    func ligature() throws {
        let document = TestDocument { page in
            page.paragraph(Prose.sentence("Alpha", 60), 72, 720, width: 400)
            page.show("The keeper looks at each of the lamps before noon and writes down what he has found in the", 72, 600, end: 470)
            page.raw("/Span <</ActualText (fi)>> BDC")
            page.show("x", 72, 582)
            page.raw("EMC")
            page.show("elds of a form that nobody else has ever read.", 77, 582)
            page.paragraph(Prose.sentence("Bravo", 60), 72, 550, width: 400)
        }
        let wanted =
            "The keeper looks at each of the lamps before noon and writes down what he has found in the fields of a form that nobody else has ever read."
        let texts = try document.texts()
        #expect(texts.contains(wanted), "\(texts)")
    }
}
