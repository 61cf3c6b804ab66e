import PDFContent
import TestSupport
import Testing

/// Strings of a font with codes of two bytes (§9.7.6.3), however they are written and divided. Every glyph is half an em wide.
struct CompositeStringTests {
    private func shown(_ show: String, isVertical: Bool = false) -> Recorder {
        record("BT /G gs \(show) ET", resources: "/ExtGState << /G << /Font [50 0 R 10] >> >>") { pdf in
            pdf.add(
                """
                << /Type /Font /Subtype /Type0 /BaseFont /Test /Encoding /Identity-\(isVertical ? "V" : "H") /ToUnicode 51 0 R \
                /DescendantFonts [<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Test /DW 500 /DW2 [880 -500] \
                /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>] >>
                """, as: 50)
            pdf.addStream(
                "1 begincodespacerange <0000> <FFFF> endcodespacerange 1 beginbfrange <0000> <00FF> <0000> endbfrange", as: 51)
        }
    }

    @Test("Strings of every kind, and numbers between them")
    func kinds() {
        let page = shown("[<0041> (\\000B) -1000 (\0C) <00 44>] TJ")
        #expect(page.texts == ["ABCD"])
        #expect(page.places == [[0, 0]])
        #expect(page.shown.first?.end == 30)
    }

    @Test("Half a code at the end of a string is none, and the next string begins with its own first byte")
    func halves() {
        let page = shown("[<004100> <0042> -1000 <43> <0044>] TJ")
        #expect(page.texts == ["ABD"])
        #expect(page.shown.first?.end == 25)
        #expect(shown("[<004> (\\000)] TJ").texts == ["@"])
    }

    @Test("Tj shows its string alone, whatever stands before it")
    func single() { #expect(shown("<0041> <0042> Tj").texts == ["B"]) }

    @Test("In vertical writing numbers move along the column")
    func vertical() {
        let page = shown("[<0041> -1000 <0042>] TJ (\\000C) Tj", isVertical: true)
        #expect(page.texts == ["AB", "C"])
        // Two steps of five points down, and ten back up.
        #expect(page.places == [[0, 0], [0, 0]])
    }

    @Test("In vertical writing a negative spacing moves glyphs apart (§9.3.2)")
    func verticalSpacing() {
        #expect(shown("-3 Tc <00410042> Tj <0043> Tj", isVertical: true).places == [[0, 0], [0, -16]])
        #expect(shown("2 Tc <00410042> Tj <0043> Tj", isVertical: true).places == [[0, 0], [0, -6]])
    }
}
