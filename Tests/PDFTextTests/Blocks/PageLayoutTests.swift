import Testing

@testable import PDFText

@Suite("Layouts")
struct PageLayoutTests {
    @Test("Words, lines and blocks cover each other without a rest")
    func ranges() throws {
        let layout = try TestDocument { page in
            page.show("A heading", 72, 720, size: 16)
            page.paragraph(Prose.sentence("Alpha", 60), 72, 690, width: 220)
            page.paragraph(Prose.sentence("Bravo", 60), 320, 690, width: 220)
        }.layout()
        #expect(layout.lines.flatMap { Array($0.words) } == layout.words.indices.map { Int32($0) })
        #expect(layout.blocks.flatMap { Array($0.lines) } == layout.lines.indices.map { Int32($0) })
        #expect(layout.blocks.count == 3)
        #expect(layout.wordTexts.first == "A" && layout.lineTexts.first == "A heading")
        #expect(layout.wordTexts.allSatisfy { !$0.isEmpty && !$0.contains(" ") })
    }

    @Test("Boxes are those of the upright page, however it is turned", arguments: [0, 90, 180, 270])
    func boxes(_ angle: Int) throws {
        let layout = try TestDocument(entries: "/Rotate \(angle)") { $0.show("Two words", 100, 700) }.layout()
        let line = try #require(layout.lines.first)
        let box = layout.box(of: line)
        // 3.5 + .25 + 3 ems … from x 100 and baseline 700, in a page of 612 × 792
        let (x0, x1, y0, y1) = (100.0, 142.5, 697.5, 707.5)
        let expected =
            switch angle {
            case 90: TextBox(x0: y0, y0: 612 - x1, x1: y1, y1: 612 - x0)
            case 180: TextBox(x0: 612 - x1, y0: 792 - y1, x1: 612 - x0, y1: 792 - y0)
            case 270: TextBox(x0: 792 - y1, y0: x0, x1: 792 - y0, y1: x1)
            default: TextBox(x0: x0, y0: y0, x1: x1, y1: y1)
            }
        for (found, wanted) in [(box.x0, expected.x0), (box.y0, expected.y0), (box.x1, expected.x1), (box.y1, expected.y1)] {
            #expect((found - wanted).magnitude < 0.01, "\(box)")
        }
        let words = layout.words[0..<2].map { layout.box(of: $0, in: line) }
        #expect(words[0].union(words[1]) == box)
    }

    @Test("A glyph without Unicode is counted, not guessed")
    func unmapped() throws {
        let layout = try TestDocument { $0.raw("BT /E 10 Tf 72 700 Td <0041E0010042> Tj ET") }.layout()
        #expect(layout.unmappedCount == 1)
        #expect(layout.glyphCount == 3)
    }

    @Test("The share that images cover")
    func images() throws {
        var document = TestDocument { $0.raw("q 306 0 0 792 0 0 cm /I Do Q") }
        document.extra = [
            TestDocument.stream("", "/Type /XObject /Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray")
        ]
        document.resources = "/XObject << /I 100 0 R >>"
        #expect(try (document.layout().imageShare - 0.5).magnitude < 0.001)
    }

    @Test("Style is that of most of a line")
    func style() throws {
        let layout = try TestDocument { page in
            page.show("Bold and only bold", 72, 700, font: .evenBold)
            page.show("Fixed and only fixed", 72, 600, font: .fixed)
            page.show("Leaning and only so", 72, 500, font: .evenItalic)
            page.show("Plain and nothing else", 72, 400)
        }.layout()
        #expect(layout.lines.map(\.isBold) == [true, false, false, false])
        #expect(layout.lines.map(\.isFixedPitch) == [false, true, false, false])
        #expect(layout.lines.map(\.isItalic) == [false, false, true, false])
    }

    @Test("The size of most of the text is the body's")
    func bodyStyle() throws {
        let layout = try TestDocument { page in
            page.show("A heading that is large", 72, 720, size: 20)
            page.paragraph(Prose.sentence("Alpha", 60), 72, 690, width: 400, size: 11)
            page.show("A note", 72, 100, size: 8)
        }.layout()
        #expect(BodyStyle([layout]).size == 11)
    }
}
