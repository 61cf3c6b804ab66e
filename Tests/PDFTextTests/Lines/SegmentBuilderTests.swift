import Testing

@testable import PDFText

@Suite("Segments")
struct SegmentBuilderTests {
    /// Builds segments of one-word fragments, each given by its place, and tells each segment's words.
    private func segments(_ places: [(x0: Float, x1: Float, y: Float, size: Float)]) -> (segments: [[Int32]], words: [LayoutWord]) {
        let cells = places.map { Cell("x", $0.x0, width: $0.x1 - $0.x0) }
        var words = places.enumerated().map { index, place in
            LayoutWord(start: Int32(index), end: Int32(index + 1), x0: place.x0, x1: place.x1, y: place.y, size: place.size)
        }
        let fragments = places.enumerated().map { index, place in
            Fragment(
                frame: 0, start: index, end: index + 1, x0: place.x0, x1: place.x1, y: place.y, size: place.size, em: place.size,
                isArtifact: false)
        }
        var builder = SegmentBuilder()
        var arranged: [LayoutWord] = []
        builder.build(
            fragments, fragments.indices.map { $0..<($0 + 1) }, frame: 0, words: &words, arranged: &arranged, cells: cells.span)
        return (builder.segments.map { arranged[$0.words].map(\.start) }, words)
    }

    @Test("Near each other on a baseline, in any order")
    func near() {
        #expect(segments([(40, 60, 100, 10), (0, 38, 100, 10)]).segments == [[1, 0]])
        #expect(segments([(0, 38, 100, 10), (50, 60, 100, 10)]).segments == [[0], [1]])
    }

    @Test("A gap narrower than a space glues")
    func glued() {
        #expect(segments([(0, 38, 100, 10), (39, 60, 100, 10)]).words[1].isGlued)
        #expect(!segments([(0, 38, 100, 10), (41, 60, 100, 10)]).words[1].isGlued)
    }

    @Test("A space that was shown before a piece, and stands elsewhere, parts nothing where that touches what was shown after it")
    func touching() throws {
        let document = TestDocument { page in
            page.show("The keeper ", 72, 700)
            page.show(", who knew the lamps ", 142, 700)
            page.show("Bartholo", 102, 700)
            page.show("well", 245, 700)
        }
        try document.expect(["The keeper Bartholo, who knew the lamps well"])
    }

    @Test("Small print beside huge type, at any height of it, is no part of its line")
    func hugeType() {
        #expect(segments([(0, 1200, 400, 600), (1201, 1240, 560, 8), (1201, 1240, 450, 8), (1201, 1240, 380, 8)]).segments.count == 4)
    }

    @Test("Two lines of a scale beside a larger label are two, two indices of a letter are of its line")
    func scale() {
        #expect(segments([(20, 36, 105.3, 5), (20, 36, 100, 5), (40, 60, 102.5, 8)]).segments.count == 2)
        #expect(segments([(20, 30, 100, 10), (30.5, 34, 104, 5), (30.5, 34, 97, 5), (37, 60, 100, 10)]).segments.count == 1)
    }

    @Test("A tiny line right below a heading is none of the heading's words")
    func tinyLine() {
        #expect(segments([(70, 174, 690, 28), (70, 73, 677, 5)]).segments == [[0], [1]])
        #expect(segments([(70, 174, 690, 28), (100, 110, 682, 14)]).segments == [[0, 1]])
    }

    @Test("Smaller and higher is raised, smaller and lower isn't, as large is another line")
    func raised() {
        let raised = segments([(0, 38, 100, 10), (38.5, 42, 103.5, 6)])
        #expect(raised.segments == [[0, 1]])
        #expect(raised.words[1].isRaised)
        let lowered = segments([(0, 38, 100, 10), (38.5, 42, 98, 6)])
        #expect(lowered.segments == [[0, 1]])
        #expect(!lowered.words[1].isRaised)
        #expect(segments([(0, 38, 100, 10), (38.5, 60, 104, 10)]).segments.count == 2)
    }

    @Test("A row of thousands of pieces keeps them all")
    func long() {
        let found = segments((0..<3000).map { (Float($0) * 30, Float($0) * 30 + 5, 100, 10) }).segments
        #expect(found == (0..<3000).map { [Int32($0)] })
    }

    @Test("An icon between an author's name and his marks parts these not")
    func markBehindIcon() throws {
        let document = TestDocument { page in
            page.paragraph(Prose.sentence("Above", 40), 72, 740, width: 450)
            page.show("Anna Keeper and Ben Harbour", 200, 650)
            page.show("5,†", 200 + TestPage.width("Anna Keeper and Ben Harbour", size: 10) + 8, 653.6, size: 7)
            page.paragraph(Prose.sentence("Below", 40), 72, 610, width: 450)
        }
        let texts = try document.texts()
        #expect(texts.count == 3 && texts[1].hasPrefix("Anna Keeper and Ben Harbour"), "\(texts.map { $0.prefix(40) })")
    }

    @Test("A small figure lowered by half an em is of its line, and one raised by as much behind a space")
    func lowered() throws {
        try TestDocument { page in
            page.show("so H", 72, 700)
            page.show("2", 72 + TestPage.width("so H", size: 10), 695, size: 8)
            page.show("O and so on", 76 + TestPage.width("so H", size: 10), 700)
        }.expect(["so H2O and so on"])
        let read = try TestDocument { page in
            page.show("They began again. ", 72, 700)
            page.show("1", 72 + TestPage.width("They began again. ", size: 10), 705, size: 8)
            page.show(" Another one was lit.", 76 + TestPage.width("They began again. ", size: 10), 700)
        }.texts()
        #expect(read.count == 1, "\(read)")
    }

    @Test("A space that a mark says to join what stands beside it is a space")
    func joiningSpace() throws {
        let entries = [("The lamps", "2"), ("The boats", "4"), ("The winter of the long frost", "7"), ("The quay", "9")]
        let read = try TestDocument { page in
            page.show("Contents", 72, 720, size: 14, font: .evenBold)
            for (index, entry) in entries.enumerated() {
                let y = 690 - 15 * Double(index)
                page.show(entry.0, 72, y)
                page.show(String(repeating: ".", count: 40), 230, y)
                page.raw(
                    "/Span << /ActualText <FEFF00202060> >> BDC BT /E 10 Tf 432 \(y) Td <0020> Tj EMC <00\(entry.1.utf8.map { String($0, radix: 16) }.joined())> Tj ET"
                )
            }
        }.texts()
        #expect(read == ["Contents"] + entries.map(\.0), "\(read)")
    }
}
