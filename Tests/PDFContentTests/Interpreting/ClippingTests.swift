import PDFSyntax
import TestSupport
import Testing

/// §8.5.4: text outside the clipping path isn't seen, and isn't read.
struct ClippingTests {
    private static let text = "BT /F1 10 Tf 100 700 Td (here) Tj ET"

    @Test("A rectangle, and a path of any kind", arguments: ["W n", "W* n", "W f", "W* B", "W S"])
    func rectangles(operators: String) {
        #expect(record("0 0 50 50 re \(operators) \(Self.text)").text == "")
        #expect(record("90 690 50 50 re \(operators) \(Self.text)").text == "here")
        #expect(record("0 0 m 50 0 l 50 50 l h \(operators) \(Self.text)").text == "")
        #expect(record("90 690 m 90 760 140 760 140 690 c h \(operators) \(Self.text)").text == "here")
        #expect(record("90 690 m 140 760 140 690 v h \(operators) \(Self.text)").text == "here")
    }

    @Test("Clipping begins when the path is painted, and only with W")
    func painting() {
        #expect(record("0 0 50 50 re n \(Self.text)").text == "here")
        #expect(record("0 0 50 50 re f W \(Self.text)").text == "here")
        #expect(record("W n \(Self.text)").text == "here")
    }

    @Test("Clips intersect; Q undoes them")
    func intersecting() {
        #expect(record("90 690 50 50 re W n 200 690 50 50 re W n \(Self.text)").text == "")
        #expect(record("q 0 0 50 50 re W n \(Self.text) Q \(Self.text)").text == "here")
        #expect(record("0 0 50 50 re W n 0 0 600 800 re W n \(Self.text)").text == "")
    }

    @Test("The matrix of the path's time counts")
    func matrices() {
        #expect(record("q 10 0 0 10 0 0 cm 9 69 5 5 re W n 0.1 0 0 0.1 0 0 cm \(Self.text) Q").text == "here")
        #expect(record("1 0 0 1 0 -600 cm 0 0 50 50 re W n 1 0 0 1 0 600 cm \(Self.text)").text == "")
    }

    @Test("A word cut at the edge is read whole, the next one not at all")
    func words() {
        // Half an em a letter: the clip ends in the middle of the second word.
        let page = record("0 600 140 200 re W n BT /F1 10 Tf 100 700 Td (some words hidden) Tj ET")
        #expect(page.text.trimmingTrailingSpaces == "some words")
    }

    @Test("Letters over the edge by less than half are read; a line's height is its letters'")
    func edges() {
        #expect(record("100 701 30 20 re W n \(Self.text)").text == "here")
        #expect(record("100 690 30 12 re W n \(Self.text)").text == "here")
        #expect(record("100 711 30 20 re W n \(Self.text)").text == "")
    }

    @Test("Invisible text, of an OCR layer, is not clipped")
    func invisible() { #expect(record("0 0 50 50 re W n 3 Tr \(Self.text)").text == "here") }

    @Test("The whole page is no clip, however it is rounded")
    func page() { #expect(record("0.5 -0.1 599 799.2 re W n BT /F1 10 Tf 100 -5 Td (low) Tj ET").text == "low") }

    @Test("A form shows what lies in its box", arguments: [("[0 0 50 50]", ""), ("[90 690 300 800]", "here"), ("[0 0 0 0]", "here")])
    func forms(box: String, text: String) {
        let page = record("/Fm Do", resources: "/XObject << /Fm 50 0 R >>") {
            $0.addStream(Self.text, "/Type /XObject /Subtype /Form /BBox \(box)", as: 50)
        }
        #expect(page.text == text)
    }

    @Test("A form's clip ends with it")
    func formsRestore() {
        let page = record("/Fm Do \(Self.text)", resources: "/XObject << /Fm 50 0 R >>") {
            $0.addStream("0 0 9 9 re W n", "/Type /XObject /Subtype /Form /BBox [0 0 50 50]", as: 50)
        }
        #expect(page.text == "here")
    }

    @Test("Numbers without end do no harm")
    func absurd() {
        let huge = String(repeating: "9", count: 400)
        for path in ["\(huge) 0 50 50 re", "0 0 \(huge) -\(huge) re", "\(huge) \(huge) m -\(huge) 0 l"] {
            #expect(record("\(path) W n \(Self.text) q \(huge) 0 0 \(huge) 0 0 cm 0 0 5 5 re W n \(Self.text) Q").texts.count <= 2)
        }
    }
}

extension String {
    fileprivate var trimmingTrailingSpaces: String { String(reversed().drop { $0 == " " }.reversed()) }
}
