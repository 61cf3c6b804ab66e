import PDFContent
import PDFSyntax
import TestSupport
import Testing

/// §9.3 and §9.4, operator by operator. Every glyph is half an em wide.
struct TextOperatorTests {
    @Test("BT, Tf, Td, Tj")
    func simple() {
        let page = record("BT /F1 10 Tf 100 700 Td (ab) Tj (c) Tj ET")
        #expect(page.texts == ["ab", "c"])
        #expect(page.places == [[100, 700], [110, 700]])
        #expect(page.shown.first?.end == 110)
        #expect(page.shown.first?.run.size == 10)
    }

    @Test("Td and TD are relative to the line's beginning; TD sets the leading")
    func movement() {
        let page = record("BT /F1 10 Tf 100 700 Td (ab) Tj 5 -20 Td (c) Tj 0 -30 TD (d) Tj T* (e) Tj ET")
        #expect(page.places == [[100, 700], [105, 680], [105, 650], [105, 620]])
    }

    @Test("TL and T*; the sign of TL is that of the step down")
    func leading() { #expect(record("BT /F1 10 Tf 0 100 Td 12 TL T* (a) Tj -5 TL T* (b) Tj ET").places == [[0, 88], [0, 93]]) }

    @Test("Tm replaces both matrices and scales what follows")
    func textMatrix() {
        let page = record("BT /F1 10 Tf 2 0 0 3 50 60 Tm (ab) Tj 10 10 Td (c) Tj 0 1 -1 0 5 5 Tm (de) Tj ET")
        #expect(page.places == [[50, 60], [70, 90], [5, 5]])
        #expect(page.shown[0].run.size == 30)
        #expect(page.shown[0].run.emWidth == 20)
        #expect(page.shown[0].end == 70)
        #expect(page.shown[2].run.dx.magnitude < 1e-6 && page.shown[2].run.dy == 1)
    }

    @Test("BT resets the matrices, ET nothing, and neither the text state")
    func textObjects() {
        let page = record("BT /F1 10 Tf 100 100 Td (a) Tj ET BT (b) Tj ET")
        #expect(page.places == [[100, 100], [0, 0]])
    }

    @Test("Tc and Tw: a space takes both, in text space scaled by Tz")
    func spacing() {
        let page = record("BT /F1 10 Tf 3 Tc 7 Tw (a b) Tj (c) Tj 50 Tz 0 0 Td (a b) Tj (c) Tj ET")
        // Three glyphs of 5 + 3, and 7 for the space.
        #expect(page.places == [[0, 0], [31, 0], [0, 0], [15.5, 0]])
        #expect(page.shown[2].run.emWidth == 5)
        #expect(page.shown[2].run.size == 10)
    }

    @Test("Ts raises, Tr is handed on")
    func riseAndMode() {
        let page = record("BT /F1 10 Tf 4 Ts (a) Tj -4 Ts 3 Tr (b) Tj 99999 Tr (c) Tj ET")
        #expect(page.places == [[0, 4], [5, -4], [10, -4]])
        #expect(page.shown.map(\.run.renderMode) == [0, 3, 255])
    }

    @Test("TJ: numbers move back by thousandths of the size")
    func adjusted() {
        let page = record("BT /F1 10 Tf [(a) -1000 (b) 500 (c)] TJ (d) Tj ET")
        #expect(page.texts == ["abc", "d"])
        // 5 + 10 + 5 − 5 + 5
        #expect(page.places == [[0, 0], [20, 0]])
        #expect(record("BT /F1 10 Tf 50 Tz [-1000 (a)] TJ ET").places == [[5, 0]])
    }

    @Test("' moves to the next line and shows")
    func nextLineShow() {
        let page = record("BT /F1 10 Tf 12 TL 10 100 Td (a) Tj (b) ' ET")
        #expect(page.texts == ["a", "b"])
        #expect(page.places == [[10, 100], [10, 88]])
    }

    @Test("\" sets Tw and Tc, moves to the next line and shows")
    func spacedNextLineShow() {
        let page = record("BT /F1 10 Tf 12 TL 10 100 Td 7 3 (a b) \" (c) Tj T* (d e) Tj (f) Tj ET")
        #expect(page.texts == ["a b", "c", "d e", "f"])
        #expect(page.places == [[10, 88], [41, 88], [10, 76], [41, 76]])
    }

    @Test("A negative size shows backwards, a mirrored matrix too")
    func negativeSize() {
        let page = record("BT /F1 -10 Tf 100 100 Td (ab) Tj ET")
        #expect(page.shown.first?.run.dx == -1)
        #expect(page.shown.first?.run.size == 10)
    }

    @Test("A letter by itself that is turned about goes on with its line, several don't")
    func turnedLetter() {
        let page = record("BT /F1 10 Tf -1 0 0 1 100 80 Tm (a) Tj (ab) Tj ET")
        #expect(page.shown.map(\.run.dx) == [1, -1])
        #expect(page.shown.first.map { $0.x < 100 && ($0.end - 100).magnitude < 0.001 } == true)
        #expect(page.shown.count == 2 && (page.shown[1].x - page.shown[0].x).magnitude < 0.001)
        #expect(record("BT /F1 10 Tf -1 0 0 -1 100 80 Tm (a) Tj ET").shown.first?.run.dx == -1)
    }

    @Test("A string is said to look as the one before it only where it does")
    func looks() {
        let changes = [
            "/F1 11 Tf", "1 0 0 rg", "2 Tr", "3 Ts", "80 Tz", "1 g", "1 0 0.3 1 0 0 Tm", "2 0 0 2 0 0 cm",
            "-1 0 0 -1 90 90 Tm (lone) Tj",
        ]
        let same = ["", "2 Tc", "5 Tw", "1 2 Td", "14 TL", "1 0 0 1 7 7 cm", "q Q"]
        for change in changes + same {
            let page = record("BT /F1 10 Tf (ab) Tj (ab) Tj \(change) (c) Tj (ab) Tj ET")
            #expect(page.shown[1].isAsBefore)
            #expect(page.shown[2].isAsBefore == same.contains(change), "\(change)")
            for (before, next) in zip(page.shown, page.shown.dropFirst()) where next.isAsBefore {
                #expect(String(describing: before.run) == String(describing: next.run), "\(change)")
            }
        }
    }

    @Test("gs may set the font (Table 57)")
    func fontFromState() {
        let page = record("BT /G gs 10 20 Td (a) Tj ET", resources: "/ExtGState << /G << /Font [1 0 R 20] >> >>")
        #expect(page.text == "a")
        #expect(page.shown.first?.run.size == 20)
    }

    @Test("Strings with escapes, in hexadecimal, nested, broken")
    func strings() {
        let page = record("BT /F1 10 Tf (\\141\\(b\\)) Tj <41 42 4> Tj (a(b)c) Tj (x\\\ny) Tj ET")
        #expect(page.texts == ["a(b)", "AB@", "a(b)c", "xy"])
    }

    @Test("q and Q save and bring back the text state but not the text matrix")
    func saving() {
        let page = record("BT /F1 10 Tf 5 Ts 100 0 Td q 3 0 0 3 0 0 cm 20 Ts /F1 1 Tf (a) Tj Q (b) Tj ET")
        #expect(page.places == [[300, 60], [100.5, 5]])
        #expect(page.shown.map(\.run.size) == [3, 10])
    }

    @Test("cm applies before what is there already")
    func matrices() { #expect(record("2 0 0 2 10 10 cm 1 0 0 1 5 5 cm BT /F1 10 Tf (a) Tj ET").places == [[20, 20]]) }

    @Test("A Q without its q does nothing; a q without its Q neither")
    func unbalanced() {
        #expect(record("Q Q Q BT /F1 10 Tf 7 8 Td (a) Tj ET Q q q").places == [[7, 8]])
        let deep = String(repeating: "q ", count: 5000) + "1 0 0 1 5 0 cm " + String(repeating: "Q ", count: 5000)
        #expect(record(deep + "BT /F1 10 Tf (a) Tj ET").texts == ["a"])
    }

    @Test("Lightness of the fill colour")
    func lightness() {
        func lightness(_ colour: String) -> Float? { record("\(colour) BT /F1 10 Tf (a) Tj ET").shown.first?.run.lightness }
        #expect(lightness("") == 0)
        #expect(lightness("1 g") == 1)
        #expect(lightness("0.5 g") == 0.5)
        #expect(lightness("1 1 1 rg") == 1)
        #expect(lightness("0 0 0 0 k") == 1)
        #expect(lightness("0 0 0 1 k") == 0)
        #expect(lightness("1 G 1 1 1 RG") == 0)
        #expect(lightness("/DeviceGray cs 1 sc") == 1)
        // What k, rg and g choose is the space of sc as well.
        #expect(lightness("0 0 0 0 k 0 0 0 1 sc") == 0)
        #expect(lightness("0 0 0 rg 1 1 1 sc") == 1)
        #expect(lightness("0 0 0 0 k 0 g 1 sc") == 1)
        #expect(lightness("/Sep cs 1 scn") == 0)
        #expect(lightness("1 g /Pattern cs /P scn") == 0)
        #expect(lightness("99 g") == 1)
        #expect(lightness("1 g q 0 g Q") == 1)
    }

    @Test("Arrays of thousands of elements, one after the other")
    func longArrays() {
        let page = record("BT /F1 10 Tf [" + String(repeating: "(ab) -5 ", count: 20_000) + "] TJ [(x)] TJ ET")
        #expect(page.shown.first?.text.count == 40_000)
        #expect(page.texts.last == "x")
    }

    @Test(
        "Operands that are missing, too many, or of the wrong kind",
        arguments: [
            ("BT /F1 10 Tf Tj [ TJ ' (a) Tj ET", "a"), ("BT 10 /F1 Tf /F1 10 Tf (a) Tj ET", "a"), ("BT /F1 10 Tf 1 2 3 Tm (a) Tj ET", "a"),
            ("BT /F1 10 Tf (x) 5 Td (a) Tj ET", "a"), ("BT /F1 10 Tf 5 Tj (a) Tj ET", "a"), ("BT /F1 10 Tf [(a)(b)] Tj ET", "ab"),
            ("BT /F1 10 Tf (a) TJ ET", "a"), ("BT /F1 10 Tf [(a) (b) TJ (c) Tj ET", "abc"), ("BT /F1 10 Tf [(a) [5] (b)] TJ ET", "b"),
            ("BT /F1 10 Tf [(a) /N null <62>] TJ ET", "ab"), ("BT /F1 10 Tf (a) (b) Tj ET", "b"), ("/F1 10 Tf (a) Tj", "a"),
            ("BT /F1 10 Tf [(a) 0 Tc (b)] TJ ET", "ab"),
        ])
    func brokenOperands(content: String, text: String) { #expect(record(content).text == text) }

    @Test(
        "Unknown operators are skipped, glued ones taken apart",
        arguments: [
            "BT /F1 10 Tf 1 2 Unheard (a) Tj ET", "BX 5 xx EX BT /F1 10 Tf (a) Tj ET", "BT/F1 10Tf(a)TjET", "qBT/F1 10Tf(a)TjETQ",
            "BT /F1 10 Tf } ) > ] (a) Tj ET", "BT /F1 10 Tf %(x) Tj\n(a) Tj ET", "\u{0}BT\u{0}/F1\u{0}10\u{0}Tf(a)Tj",
        ])
    func unknown(content: String) { #expect(record(content).text == "a") }

    @Test("A font that no resources name is read as a standard one; no font at all shows nothing")
    func missingFont() {
        #expect(record("BT /Nobody 10 Tf (abc) Tj ET").text == "abc")
        #expect(record("BT (abc) Tj ET").shown.isEmpty)
    }

    @Test("A text matrix that is flat in one direction still has a place")
    func flatMatrix() {
        let page = record("BT /F1 10 Tf 1 0 0 0 5 6 Tm (a) Tj 0 0 0 0 0 0 Tm (b) Tj ET")
        #expect(page.texts == ["a"])
        #expect(page.places == [[5, 6]])
    }

    @Test("The page's rotation and crop box are undone")
    func displaySpace() {
        let page = record("BT /F1 10 Tf 10 20 Td (a) Tj ET") { pdf in
            pdf.add("<< /Type /Page /Parent 2 0 R /Contents 10 0 R /Rotate 90 /CropBox [0 0 600 700] >>", as: 11)
        }
        #expect(page.places == [[20, 590]])
        #expect(page.shown.first?.run.dy == -1)
    }

    /// An operand before the text sends it the long way: the last operand, or the last array, is shown.
    @Test("Text is placed alike on the short way and on the long one", arguments: 0..<200 as Range<UInt64>)
    func twoWays(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let parts = [
            "(ab", "(", "\\)", "\\(", "\\050", "\\\n", "\\\\", ")", ")", "(c)", " ", "-250", "12.5", "+3", "--1", "1e2", "<61>", "[", "]",
            "\r", "/N ", "%x\n",
        ]
        let inner = (0..<Int.random(in: 1...8, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
        let text = Bool.random(using: &random) ? "[\(inner)]TJ" : "(\(inner))Tj"
        let end = ["(z) Tj", "(z)Tj", "\n[(z)]TJ"].randomElement(using: &random) ?? ""
        let begin = "BT /F1 10 Tf 3 Tc 7 Tw 90 Tz 2 Ts 20 300 Td "
        let (short, long) = (record(begin + "\(text) \(end) ET"), record(begin + "/Long \(text) /Long \(end) ET"))
        #expect(short.texts == long.texts, "seed \(seed): \(text)")
        #expect(short.places == long.places, "seed \(seed): \(text)")
        #expect(short.shown.map(\.end) == long.shown.map(\.end), "seed \(seed): \(text)")
    }

    @Test("More glyphs than have room on the short way")
    func longStrings() {
        let text = String(repeating: "abcde", count: 1000)
        #expect(record("BT /F1 10 Tf (\(text)) Tj [(\(text))-1 (f)] TJ (g) Tj ET").texts == [text, text + "f", "g"])
    }
}
