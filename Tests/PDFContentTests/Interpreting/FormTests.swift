import PDFContent
import PDFSyntax
import TestSupport
import Testing

struct FormTests {
    private let own = "/Type /XObject /Subtype /Form /BBox [0 0 99 99] /Resources << /Font << /F1 1 0 R >> >>"

    @Test("A form's matrix comes before the page's, and its state ends with it")
    func matrix() {
        let page = record("BT /F1 10 Tf 1 0 0 1 5 5 Tm q 2 0 0 2 0 0 cm /X Do Q (after) Tj ET", resources: "/XObject << /X 50 0 R >>") {
            pdf in
            pdf.addStream("q q 9 Ts BT /F1 20 Tf (in) Tj ET 3 0 0 3 0 0 cm", own + " /Matrix [1 0 0 1 10 20]", as: 50)
        }
        #expect(page.texts == ["in", "after"])
        #expect(page.places == [[20, 58], [5, 5]])
        #expect(page.shown.last?.run.size == 10)
    }

    @Test("A form inherits the text state and can't undo its caller's")
    func state() {
        let page = record("/F1 10 Tf q 1 0 0 1 7 0 cm /X Do BT (after) Tj ET Q", resources: "/XObject << /X 50 0 R >>") { pdf in
            pdf.addStream("Q Q Q BT (in) Tj ET", own, as: 50)
        }
        #expect(page.places == [[7, 0], [7, 0]])
    }

    @Test("A form without resources uses its page's, one that lacks a font finds it further out")
    func resources() {
        let page = record("/A Do /B Do /C Do", resources: "/XObject << /A 50 0 R /B 51 0 R /C 52 0 R >>") { pdf in
            pdf.addStream("BT /F1 10 Tf (a) Tj ET", "/Subtype /Form", as: 50)
            pdf.addStream("BT /F1 10 Tf (b) Tj ET", "/Subtype /Form /Resources << >>", as: 51)
            pdf.addStream("/A Do", "/Subtype /Form /Resources << /XObject << /B 51 0 R >> >>", as: 52)
        }
        #expect(page.texts == ["a", "b", "a"])
        #expect(page.shown.allSatisfy { $0.run.size == 10 && $0.end == 5 })
    }

    @Test("Resources of the same name in a form are its own")
    func shadowing() {
        let page = record("BT /F1 10 Tf (a) Tj ET /X Do BT (a) Tj ET", resources: "/XObject << /X 50 0 R >>") { pdf in
            pdf.add("<< /Type /Font /Subtype /Type1 /BaseFont /Wide /FirstChar 97 /LastChar 97 /Widths [2000] >>", as: 51)
            pdf.addStream("BT /F1 10 Tf (a) Tj ET", "/Subtype /Form /Resources << /Font << /F1 51 0 R >> >>", as: 50)
        }
        #expect(page.shown.map(\.end) == [5, 20, 5])
    }

    @Test("Fonts of a form that is drawn on several pages are told to each page's sink, by numbers of its own")
    func fontsOfPages() {
        let contents = ["BT /F1 10 Tf (a) Tj ET /X Do /X Do", "/X Do BT /F1 10 Tf (a) Tj ET"]
        let pages = record(pages: contents, resources: "/XObject << /X 50 0 R >>") { pdf in
            let encoding = "<< /Type /Encoding /Differences [97 /alpha] >>"
            pdf.add("<< /Type /Font /Subtype /Type1 /BaseFont /Greek /Encoding \(encoding) >>", as: 51)
            pdf.addStream("BT /F2 10 Tf (a) Tj ET", "/Subtype /Form /Resources << /Font << /F2 51 0 R >> >>", as: 50)
        }.recorders
        #expect(pages.map(\.texts) == [["a", "α", "α"], ["α", "a"]])
        #expect(pages.map { $0.shown.map(\.run.font) } == [[0, 1, 1], [0, 1]])
    }

    @Test("A form that draws itself, or one that draws it, is drawn once")
    func recursion() {
        let page = record("/X Do", resources: "/XObject << /X 50 0 R /Y 51 0 R >>") { pdf in
            pdf.addStream("BT /F1 10 Tf (a) Tj ET /X Do /Y Do", "/Subtype /Form", as: 50)
            pdf.addStream("BT /F1 10 Tf (b) Tj ET /X Do", "/Subtype /Form", as: 51)
        }
        #expect(page.texts == ["a", "b"])
    }

    @Test("Forms in forms in forms end, and are told of")
    func nesting() {
        let result = record(pages: ["/X Do"], resources: "/XObject << /X 50 0 R >>") { pdf in
            for number in 50..<90 {
                pdf.addStream(
                    "BT /F1 10 Tf (a) Tj ET /X Do",
                    "/Subtype /Form /Resources << /Font << /F1 1 0 R >> /XObject << /X \(number + 1) 0 R >> >>",
                    as: number)
            }
        }
        #expect(result.recorders[0].texts.count > 10 && result.recorders[0].texts.count < 40)
        #expect(result.warnings.contains { $0.code == .nestingTooDeep })
    }

    @Test("Forms that draw each other 2ⁿ times end", .timeLimit(.minutes(2)))
    func explosion() {
        let result = record(pages: ["/X Do"], resources: "/XObject << /X 50 0 R >>") { pdf in
            for number in 50..<73 {
                pdf.addStream(
                    String(repeating: "/X Do ", count: 10), "/Subtype /Form /Resources << /XObject << /X \(number + 1) 0 R >> >>",
                    as: number)
            }
            pdf.addStream("BT ET", "/Subtype /Form", as: 73)
        }
        #expect(result.warnings.contains { $0.code == .contentTooLarge })
    }

    @Test("A form that shows nothing is run once; one that shows something on every page")
    func silentForms() {
        let contents = ["/S Do /L Do /P Do", "/S Do /L Do /P Do"]
        let result = record(pages: contents, resources: "/XObject << /S 50 0 R /L 51 0 R /P 52 0 R /I 53 0 R >>") { pdf in
            pdf.addStream("0 0 m 5 5 l S", own, as: 50)
            pdf.addStream("BT /F1 10 Tf (logo) Tj ET", own, as: 51)
            pdf.addStream("/I Do", own, as: 52)
            pdf.addStream("x", "/Subtype /Image", as: 53)
        }
        #expect(result.recorders.map(\.text) == ["logo", "logo"])
        #expect(result.recorders.map(\.images.count) == [1, 1])
    }

    @Test(
        "A form that shows no text paints the same wherever it is drawn again, by itself or in another one, and as the state there has it")
    func paintsAgain() {
        let logo = "0 0 m 50 0 l S 10 10 20 20 re f 5 5 m 9 9 l 9 2 l S"
        let contents = ["/S Do", "/S Do", "q 1 0 0 1 9 9 cm /S Do Q", "1 g /S Do", "/T Do", "q 0 0 20 20 re W n /S Do Q /S Do"]
        func paints(_ contents: [String]) -> [[String]] {
            record(pages: contents, resources: "/XObject << /S 50 0 R /T 51 0 R >>") { pdf in
                pdf.addStream(logo, own, as: 50)
                pdf.addStream("q 2 0 0 2 0 0 cm /S Do Q BT /F1 10 Tf (in) Tj ET", own, as: 51)
            }.recorders.map(\.paints)
        }
        let apart = contents.flatMap { paints([$0]) }
        #expect(apart.allSatisfy { $0.count > 2 })
        #expect(paints(contents) == apart)
        #expect(paints(contents.reversed()) == apart.reversed())
    }

    @Test("Drawn in many places it paints in each, whether its content is kept or read again", arguments: [0, 8000])
    func manyPlaces(padding: Int) {
        let places = (0..<12).map { "q 1 0 0 1 \($0) 0 cm /S Do Q" }
        func paints(_ content: String) -> [String] {
            record(content, resources: "/XObject << /S 50 0 R >>") {
                $0.addStream("0 0 m 50 0 l S" + String(repeating: " ", count: padding), own, as: 50)
            }.paints
        }
        let apart = places.flatMap { paints($0) }
        #expect(Set(apart).count == places.count)
        #expect(paints((places + places.reversed()).joined(separator: " ")) == apart + apart.reversed())
    }

    @Test("A drawing of more than can be kept is drawn again, too")
    func largeDrawing() {
        let lines = (0..<5000).map { "\($0 % 90) 0 m \($0 % 90) 90 l S" }.joined(separator: "\n")
        let result = record(pages: ["/S Do", "/S Do"], resources: "/XObject << /S 50 0 R >>") { $0.addStream(lines, own, as: 50) }
        #expect(result.recorders.map(\.paints.count) == [5000, 5000])
    }

    @Test("A form without resources that showed nothing on one page may on the next")
    func silentWithoutResources() {
        let result = record(pages: ["/X Do", "/F1 10 Tf /X Do"], resources: "/XObject << /X 50 0 R >>") { pdf in
            pdf.addStream("BT (late) Tj ET", "/Subtype /Form", as: 50)
        }
        #expect(result.recorders.map(\.text) == ["", "late"])
    }

    @Test("A form is drawn as often as it is called for, whether it is small enough to be kept or not", arguments: [0, 300_000])
    func drawnAgain(padding: Int) {
        let result = record(pages: ["/X Do /X Do", "/X Do"], resources: "/XObject << /X 50 0 R >>") { pdf in
            pdf.addStream("BT /F1 10 Tf (in) Tj ET" + String(repeating: " ", count: padding), own, as: 50)
        }
        #expect(result.recorders.map(\.texts) == [["in", "in"], ["in"]])
    }

    @Test("Images and inline images fill the unit square")
    func images() {
        let page = record(
            "q 10 0 0 20 5 6 cm /I Do Q 2 0 0 2 0 0 cm BI /W 1 /H 1 /BPC 8 /CS /G ID x EI", resources: "/XObject << /I 50 0 R >>"
        ) { pdf in
            pdf.addStream("x", "/Subtype /Image", as: 50)
        }
        #expect(page.images == [Rectangle(x0: 5, y0: 6, x1: 15, y1: 26), Rectangle(x0: 0, y0: 0, x1: 2, y1: 2)])
    }

    @Test("Text goes on after an inline image whose data looks like an end")
    func inlineImage() {
        let page = record("BT /F1 10 Tf (a) Tj ET BI /W 8 /H 1 /BPC 8 /CS /G ID x EI Q y EI BT (b) Tj ET BI (c) Tj")
        #expect(page.texts == ["a", "b", "c"])
    }

    @Test("What isn't there, or is no stream, is skipped")
    func missing() {
        let page = record("/None Do /D Do Do 5 Do BT /F1 10 Tf (a) Tj ET", resources: "/XObject << /D << /Subtype /Form >> >>")
        #expect(page.texts == ["a"])
    }
}
