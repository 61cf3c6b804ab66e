import Testing

@testable import PDFText

@Suite("Columns beside pictures")
struct PicturedColumnTests {
    /// A page that shows pictures with its lower left corners there, 200 × 120 points.
    private func document(_ corners: [(x: Double, y: Double)], _ fill: (inout TestPage) -> Void) -> TestDocument {
        var document = TestDocument { page in
            for corner in corners { page.raw("q 200 0 0 120 \(corner.x) \(corner.y) cm /I Do Q") }
            fill(&page)
        }
        document.resources = "/XObject << /I 100 0 R >>"
        document.extra = [
            TestDocument.stream("", "/Type /XObject /Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray")
        ]
        return document
    }

    @Test("The end of a text beside a picture at the head of the first column comes after that column")
    func lastLines() throws {
        let text = Prose.sentence("Alpha", 90)
        let lines = TestPage.wrap(text, width: 220)
        try document([(80, 610)]) { page in
            page.show("Figure 1: The lamps of the pier.", 80, 590)
            page.lines(Array(lines.dropLast(4)), 72, 560, end: 292, justifiesLast: true)
            page.lines(Array(lines.suffix(4)), 304, 722, end: 524)
            page.show("12", 290, 60)
        }.expect(["Figure 1: The lamps of the pier.", text])
    }

    @Test("Nothing is read across where a picture fills a column below its last line")
    func acrossPicture() throws {
        let (left, right) = (Prose.sentence("Left", 80), Prose.sentence("Right", 160))
        let lines = TestPage.wrap(left, width: 220)
        try document([(80, 260)]) { page in
            page.lines(lines, 72, 400 + 12 * Double(lines.count - 1), end: 292)
            page.show("Figure 1: The lamps of the pier.", 80, 240)
            let rest = TestPage.wrap(right, width: 220)
            page.lines(rest, 304, 240 + 12 * Double(rest.count - 1), end: 524)
        }.expect([left, "Figure 1: The lamps of the pier.", right])
    }

    @Test("Lines above a heading, beside a picture at the head of the first column, begin the second one", arguments: [1, 2, 4])
    func aboveHeading(_ count: Int) throws {
        let (left, right) = (Prose.sentence("Left", 200), Prose.sentence("Right", 120))
        let (lines, wrapped) = (TestPage.wrap(left, width: 220), TestPage.wrap(left, width: 220).count - count)
        try document([(80, 610)]) { page in
            page.show("Figure 1: The lamps of the pier.", 80, 590)
            let end = page.lines(Array(lines.prefix(wrapped)), 72, 560, end: 292, justifiesLast: true)
            page.lines(Array(lines.suffix(count)), 304, 722, end: 524)
            let y = 722 - 12 * Double(count) - 24
            page.show("2 Results", 304, y, size: 14)
            page.paragraph(right, 304, y - 24, width: 220)
            page.show("12", 290, min(end, 60))
        }.expect(["Figure 1: The lamps of the pier.", left, "2 Results", right])
    }

    @Test("What was shown beside a picture before that column's text stands where it was")
    func shownFirst() throws {
        let (left, right) = (Prose.sentence("Left", 90), "Words beside the picture of a lamp")
        try document([(72, 610)]) { page in
            page.show(right, 304, 700)
            page.paragraph(left, 72, 560, width: 220)
        }.expect([right, left])
    }

    @Test("Two last lines at the head of the second column stand beside a heading and one line of the first one")
    func endOfText() throws {
        let (left, right) = (Prose.sentence("Left", 250), Prose.sentence("right", 16))
        let lines = TestPage.wrap(left + " " + right, width: 220)
        let document = TestDocument { page in
            page.show("7 Results", 72, 718.5, size: 14)
            page.lines(Array(lines.dropLast(2)), 72, 696, end: 292, justifiesLast: true)
            page.lines(Array(lines.suffix(2)), 304, 720, end: 524)
        }
        try document.expect(["7 Results", left + " " + right])
    }
}
