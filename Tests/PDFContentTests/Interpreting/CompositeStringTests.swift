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

    /// An operand before the text sends it the long way: the last operand, or the last array, is shown.
    @Test("Text is placed alike on the short way and on the long one", arguments: 0..<200 as Range<UInt64>)
    func twoWays(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let parts = [
            "<0041", "0042", "004a", "004B>", ">", "<00430044>", "<0045>", "<>", "<4>", "<0 046>", " ", "-250", "12.5", "--1", "1e2",
            "(\\000G)",
            "[", "]", "/N ", "%x\n", "<<",
        ]
        let inner = (0..<Int.random(in: 1...8, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
        let text = Bool.random(using: &random) ? "[\(inner)]TJ" : "<\(inner)>Tj"
        let end = ["<005A> Tj", "<005A>Tj", "\n[<005A>]TJ"].randomElement(using: &random) ?? ""
        let begin = "3 Tc 7 Tw 90 Tz 2 Ts 1 0.1 0 1 20 300 Tm "
        let (short, long) = (shown(begin + "\(text) \(end)"), shown(begin + "/Long \(text) /Long \(end)"))
        #expect(short.texts == long.texts, "seed \(seed): \(text)")
        #expect(short.places == long.places, "seed \(seed): \(text)")
        #expect(short.shown.map(\.end) == long.shown.map(\.end), "seed \(seed): \(text)")
    }

    @Test("More glyphs, and more numbers, than have room on the short way")
    func longStrings() {
        let codes = String(repeating: "00410042", count: 3000)
        let text = String(repeating: "AB", count: 3000)
        let numbers = String(repeating: "-1 1 ", count: 3000)
        #expect(shown("<\(codes)> Tj [<\(codes)>\(numbers)<0043>] TJ <0044> Tj").texts == [text, text + "C", "D"])
    }
}
