import PDFText
import Testing

@Suite("Text that is painted over")
struct CoveredTextTests {
    /// A page with a line, and one that `after` is painted over.
    private func document(_ after: String, before: String = "", colour: String = "0 g", font: TestFont = .even) -> TestDocument {
        var document = TestDocument { page in
            page.show("One sees this.", 72, 700)
            page.raw("\(before) q \(colour)")
            page.show("Lamps of old", 72, 600, font: font)
            page.raw("Q q \(after) Q")
        }
        document.resources =
            "/ExtGState << /Half << /ca 0.5 >> /Full << /ca 1 >> /Multiply << /BM /Multiply >> /Normal << /BM /Normal >>"
            + " /Mask << /SMask << /S /Alpha >> >> >>"
        document.resources += " /XObject << /Box 100 0 R /Group 101 0 R /Logo 102 0 R /Cut 103 0 R /Open 104 0 R >> /Pattern << /P << >> >>"
        document.extra = [
            TestDocument.stream("1 g 70 590 90 20 re f", "/Subtype /Form /BBox [0 0 612 792]"),
            TestDocument.stream("/Full gs 1 g 70 590 90 20 re f", "/Subtype /Form /BBox [0 0 612 792] /Group << /S /Transparency >>"),
            TestDocument.stream("x", "/Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray"),
            TestDocument.stream("x", "/Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray /SMask 102 0 R"),
            TestDocument.stream("BT /T 10 Tf 7 Tr 72 500 Td (A link) Tj", "/Subtype /Form /BBox [0 0 612 792]"),
        ]
        return document
    }

    private static let both = ["One sees this.", "Lamps of old"]

    @Test(
        "Wholly, by an opaque box, it is not read",
        arguments: [
            "1 g 70 590 90 20 re f", "0 g 70 590 90 20 re f", "0.2 0.4 0.1 rg 70 590 90 20 re B", "0 0 0 0 k 70 590 90 20 re f*",
            "1 g 70 590 m 160 590 l 160 610 l 70 610 l h f", "/Box Do", "/Group Do", "/Half gs /Full gs 1 g 70 590 90 20 re f",
            "1 g 72 580 m 158 580 l 160 580 160 582 160 584 c 160 616 l 160 618 160 620 158 620 c 72 620 l"
                + " 70 620 70 618 70 616 c 70 584 l 70 582 70 580 72 580 c h f",
            "1 g 70 590 27 20 re f 97 590 70 20 re f",
        ])
    func covered(after: String) throws { try document(after).expect(["One sees this."]) }

    @Test("With what of it runs off the page")
    func offPage() throws {
        let document = TestDocument { page in
            page.show("One sees this.", 72, 700)
            page.show("Lamps of old and of the new town", 570, 600)
            page.raw("q 1 g 560 590 52 20 re f Q")
        }
        try document.expect(["One sees this."])
    }

    @Test("What is written on the box is read")
    func onTop() throws {
        try document("1 g 70 590 90 20 re f 0 g BT /T 10 Tf 72 600 Td (Read me) Tj ET").expect(["One sees this.", "Read me"])
    }

    @Test(
        "It is where something shows through, and where the paint may not reach",
        arguments: [
            "/Half gs 1 g 70 590 90 20 re f", "/Multiply gs 1 1 0 rg 70 590 90 20 re f", "/Mask gs 1 g 70 590 90 20 re f",
            "/Half gs /Normal gs 1 g 70 590 90 20 re f", "/Half gs /Group Do", "/Multiply gs /Box Do",
            "/Pattern cs /P scn 70 590 90 20 re f", "/Pattern cs 1 0 0 /P scn 70 590 90 20 re f", "1 g 70 590 30 20 re f",
            "1 g 70 602 90 20 re f", "1 g 70 590 90 12 re f", "1 g 70 590 90 20 re n", "1 g 70 590 90 20 re S",
            "1 g 70 590 m 160 590 l 160 620 l h f", "1 g 70 580 m 160 580 l 115 640 l 70 620 l h f",
            "1 g 72 590 100 100 re W n 60 590 90 20 re 200 590 90 20 re f", "0 0 90 800 re W n 1 g 70 590 90 20 re f",
            "1 g 0.7 0.7 -0.7 0.7 0 0 cm 0 0 600 600 re f",
        ])
    func seen(after: String) throws { try document(after).expect(Self.both) }

    @Test(
        "Paint that only letters let through covers nothing: coloured links that print black are a page of colour behind them",
        arguments: [
            "7 Tr BT /T 10 Tf 72 500 Td (A link) Tj ET 1 0 0 rg -9999 -9999 19999 19999 re f",
            "BT /T 10 Tf 5 Tr 72 500 Td (A link) Tj 0 Tr ET 0 g 70 590 90 20 re f",
        ])
    func throughLetters(after: String) throws { try document(after).expect(Self.both + ["A link"]) }

    @Test(
        "It does again where that clip ends, and where no letter is shown so",
        arguments: [
            "q 7 Tr BT /T 10 Tf 72 500 Td (A link) Tj ET Q 1 g 70 590 90 20 re f",
            "7 Tr 0 Tr BT /T 10 Tf 72 500 Td (A link) Tj ET 1 g 70 590 90 20 re f",
            "/Open Do ET 1 g 70 590 90 20 re f",
        ])
    func besideLetters(after: String) throws { try document(after).expect(["One sees this.", "A link"]) }

    @Test("Paint that comes before it covers nothing")
    func before() throws { try document("", before: "q 1 g 70 590 90 20 re f Q").expect(Self.both) }

    @Test("Under an image it may be what was read in it, whatever else lies between")
    func underImage() throws {
        let image = "q 500 0 0 500 50 250 cm BI /W 1 /H 1 /BPC 8 /CS /G ID x EI Q"
        try document("1 g 70 590 90 20 re f \(image)").expect(Self.both)
        try document("1 g 70 590 90 20 re f", before: image).expect(Self.both)
    }

    @Test("A small image that nothing shows through, a badge or a logo, hides what it is painted over wholly")
    func underBadge() throws {
        let badge = "90 0 0 60 70 570 cm /Logo Do"
        try document(badge).expect(["One sees this."])
        try document("", before: "q \(badge) Q").expect(Self.both)
        try document("90 0 0 60 70 570 cm /Cut Do").expect(Self.both)
        try document("/Half gs " + badge).expect(Self.both)
        try document("30 0 0 60 70 570 cm /Logo Do").expect(Self.both)
        try document("300 0 0 200 70 500 cm /Logo Do").expect(Self.both)
        try document(badge, colour: "3 Tr").expect(Self.both)
        // A scan in tiles.
        let tiles = (0..<30).map { "q 20 0 0 20 \(20 * $0) 40 cm /Logo Do Q " }.joined()
        try document(tiles + badge).expect(Self.both)
    }

    @Test("Invisible text lies over or under a scan, and is no paint")
    func invisible() throws { try document("1 g 70 590 90 20 re f", colour: "3 Tr").expect(Self.both) }

    @Test("Of more boxes than a page has, those that came first are known")
    func many() throws {
        let boxes = String(repeating: "1 g 300 300 10 10 re f ", count: 3000)
        try document("1 g 70 590 90 20 re f " + boxes).expect(["One sees this."])
        try document(boxes + "1 g 70 590 90 20 re f").expect(Self.both)
    }
}
