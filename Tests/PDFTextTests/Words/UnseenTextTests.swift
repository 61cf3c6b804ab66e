import PDFText
import Testing

@Suite("Text in the colour of what lies under it")
struct UnseenTextTests {
    /// A page with a line in black, and one in white between `before` and `after`.
    private func document(_ before: String = "", _ after: String = "", colour: String = "1 g") -> TestDocument {
        TestDocument { page in
            page.show("One sees this.", 72, 700)
            page.raw(before + " q " + colour)
            page.show("White text", 72, 600)
            page.raw("Q " + after)
        }
    }

    private static let both = ["One sees this.", "White text"]

    @Test("White on white is not read", arguments: ["1 g", "1 1 1 rg", "0 0 0 0 k", "/DeviceRGB cs 1 1 1 sc"])
    func whiteOnWhite(colour: String) throws { try document(colour: colour).expect(["One sees this."]) }

    @Test(
        "Nearly white, or in a colour of another kind", arguments: ["0.9 g", "/Lab cs 100 0 0 sc", "/Spot cs 1 scn", "/Pattern cs /P scn"])
    func otherColours(colour: String) throws { try document(colour: colour).expect(Self.both) }

    @Test(
        "White on a label is",
        arguments: ["0 g 70 590 80 20 re f", "0 0 1 rg 70 590 m 150 590 l 150 610 l h B*", "20 w 72 603 m 140 603 l S"])
    func onLabel(label: String) throws { try document("q \(label) Q").expect(Self.both) }

    @Test("White on a label beside it is not", arguments: ["0 g 70 640 80 20 re f", "1 g 70 590 80 20 re f", "0 g 70 590 80 20 re n"])
    func besideLabel(label: String) throws { try document("q \(label) Q").expect(["One sees this."]) }

    @Test("White that a label covers is not, and what is written on the label is")
    func underLabel() throws {
        try document("", "q 0 g 70 590 80 20 re f Q").expect(["One sees this."])
        // A drawing over it is nothing that it could stand out from.
        try document("", "q 0 0 1 rg 60 590 m 250 590 l 250 640 l h f Q").expect(["One sees this."])
        let label = "q 0 g 70 590 80 20 re f 1 g BT /T 10 Tf 72 600 Td (Read me) Tj ET Q"
        try document("", label).expect(["One sees this.", "Read me"])
    }

    @Test("An image over it may be a scan, and the text what was read in it")
    func underImage() throws {
        let image = "q 500 0 0 500 50 250 cm BI /W 1 /H 1 /BPC 8 /CS /G ID x EI Q"
        try document("", image).expect(Self.both)
        try document(image).expect(Self.both)
    }

    @Test(
        "A colour on the same colour is not read",
        arguments: [
            ("0.2 0.3 0.5 rg", "0.2 0.3 0.5 rg"), ("0 g", "0 g"), ("0 g", "0 0 0 rg"), ("0.5 g", "/DeviceGray cs 0.5 sc"),
            ("1 0 0 0 k", "1 0 0 0 k"),
        ])
    func onOwnColour(box: String, colour: String) throws {
        try document("q \(box) 70 590 80 20 re f Q", colour: colour).expect(["One sees this."])
    }

    @Test(
        "A colour that stands out from the last that was painted is",
        arguments: [
            "0 g 70 590 80 20 re f 0.9 g 70 590 80 20 re f", "0 g 70 590 10 20 re f", "0 g 70 602 80 4 re f", "0 g 70 600 80 1 re f",
            "0 g 70 590 m 150 590 l 150 610 l h f", "/Half gs 0 g 70 590 80 20 re f", "0 0 120 800 re W n 0 g 70 590 80 20 re f",
            "0.2 g 70 590 80 20 re f", "0 g 70 590 80 20 re n",
        ])
    func onOtherColour(box: String) throws {
        var document = document("q \(box) Q", colour: "0 g")
        document.resources = "/ExtGState << /Half << /ca 0.5 >> >>"
        try document.expect(Self.both)
    }

    @Test("White on a white label on a dark one is not read")
    func whiteOnWhiteOnDark() throws {
        try document("q 0 g 60 580 200 40 re f 1 g 70 590 80 20 re f Q").expect(["One sees this."])
    }

    @Test("Strokes are seen", arguments: ["1 g 2 Tr", "1 g 1 Tr"])
    func stroked(colour: String) throws { try document(colour: colour).expect(Self.both) }
}
