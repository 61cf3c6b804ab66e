import PDFText
import Testing

@Suite("Pages")
struct PageGeometryTests {
    private let texts = ["A heading of the page", Prose.sentence("Alpha", 60), Prose.sentence("Bravo", 60)]

    private func fill(_ page: inout TestPage) {
        page.show(texts[0], 72, 700, size: 16)
        page.paragraph(texts[1], 72, 660, width: 220)
        page.paragraph(texts[2], 320, 660, width: 220)
    }

    @Test("However the page is turned, its text is the same", arguments: [0, 90, 180, 270, -90, 450])
    func rotation(_ angle: Int) throws { try TestDocument(entries: "/Rotate \(angle)") { fill(&$0) }.expect(texts) }

    @Test("Text turned in a page that is turned back", arguments: [90, 180, 270])
    func turnedBack(_ angle: Int) throws {
        // The content is turned one way, the page the other.
        let matrix = [90: "0 1 -1 0 792 0", 180: "-1 0 0 -1 612 792", 270: "0 -1 1 0 0 612"][angle] ?? ""
        let box = angle == 180 ? "612 792" : "792 612"
        let document = TestDocument(entries: "/MediaBox [0 0 \(box)] /Rotate \(angle)") { page in
            page.raw("q \(matrix) cm")
            fill(&page)
            page.raw("Q")
        }
        try document.expect(texts)
    }

    @Test("Text turned on a page that isn't", arguments: ["0 1 -1 0 792 0", "-1 0 0 -1 612 792", "0 -1 1 0 0 612"])
    func turned(_ matrix: String) throws {
        let document = TestDocument(entries: "/MediaBox [0 0 792 792]") { page in
            page.raw("q \(matrix) cm")
            fill(&page)
            page.raw("Q")
        }
        try document.expect(texts)
    }

    @Test(
        "Boxes of words on pages whose text lies on its side are those of the page as it is",
        arguments: [([0, 1, -1, 0, 760, 0], "760 640"), ([-1, 0, 0, -1, 640, 792], "640 792"), ([0, -1, 1, 0, 0, 620], "760 620")])
    func turnedBoxes(_ matrix: [Double], _ size: String) throws {
        func page(_ entries: String, _ matrix: [Double]) throws -> PageText {
            var found: [PageText] = []
            try TestDocument(entries: entries) { page in
                page.raw("q \(matrix.map { "\($0)" }.joined(separator: " ")) cm")
                fill(&page)
                page.raw("Q")
            }.open().forEachPage(workers: 1) { found.append($0) }
            return try #require(found.first)
        }
        let (plain, turned) = (try page("", [1, 0, 0, 1, 0, 0]), try page("/MediaBox [0 0 \(size)]", matrix))
        #expect([turned.width, turned.height].map { "\(Int($0))" }.joined(separator: " ") == size)
        func words(_ page: PageText) -> [PageText.Word] { page.blocks.flatMap(\.lines).flatMap(\.words) }
        #expect(words(plain).map(\.text) == words(turned).map(\.text))
        for (word, other) in zip(words(plain), words(turned)) {
            func place(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
                (matrix[0] * x + matrix[2] * y + matrix[4], matrix[1] * x + matrix[3] * y + matrix[5])
            }
            let (first, second) = (place(word.box.x0, word.box.y0), place(word.box.x1, word.box.y1))
            let wanted = [min(first.x, second.x), min(first.y, second.y), max(first.x, second.x), max(first.y, second.y)]
            let found = [other.box.x0, other.box.y0, other.box.x1, other.box.y1]
            #expect(zip(wanted, found).allSatisfy { ($0 - $1).magnitude < 0.1 }, "\(word.text): \(found) instead of \(wanted)")
        }
    }

    @Test("Skewed text")
    func skewed() throws {
        let document = TestDocument { page in
            page.raw("q 0.9962 0.0872 -0.0872 0.9962 30 0 cm")
            page.paragraph(texts[1], 72, 660, width: 400)
            page.raw("Q")
        }
        try document.expect([texts[1]])
    }

    @Test("User units change nothing", arguments: [0.5, 2.0, 10])
    func userUnit(_ unit: Double) throws { try TestDocument(entries: "/UserUnit \(unit)") { fill(&$0) }.expect(texts) }

    @Test("A matrix that makes a page of it", arguments: [0.05, 0.24, 20])
    func scaled(_ scale: Double) throws {
        let document = TestDocument { page in
            page.raw("\(1 / scale) 0 0 \(1 / scale) 0 0 cm")
            page.raw(
                "BT /T \(12 * scale) Tf \(72 * scale) \(700 * scale) Td (The river ran to the sea) Tj 0 \(-14 * scale) Td (and there it ended.) Tj ET"
            )
        }
        try document.expect(["The river ran to the sea and there it ended."])
    }

    @Test("Mirrored matrices: the size upside down, twice")
    func negativeSize() throws {
        try TestDocument { $0.raw("BT /T -12 Tf -1 0 0 -1 72 700 Tm (The river ran) Tj ET") }.expect(["The river ran"])
        try TestDocument {
            $0.raw("1 0 0 -1 0 792 cm BT /T 12 Tf 1 0 0 -1 72 92 Tm (The river ran) Tj 1 0 0 -1 72 106 Tm (to the sea.) Tj ET")
        }
        .expect(["The river ran to the sea."])
    }

    @Test("What stands outside the crop box is not read")
    func cropBox() throws {
        let document = TestDocument(entries: "/CropBox [0 0 612 500]") { page in
            page.show("A printer's mark above the page", 72, 700)
            page.show("What is on the page is read.", 72, 400)
            page.show("Far to the right", 900, 400)
        }
        try document.expect(["What is on the page is read."])
    }

    @Test("A box that doesn't begin at zero")
    func offsetBox() throws {
        let document = TestDocument(entries: "/MediaBox [-100 1000 512 1792]") { page in
            page.show("It stands where the page is.", 0, 1500)
            page.show("It doesn't.", 72, 700)
        }
        try document.expect(["It stands where the page is."])
    }

    @Test("Text too small to be seen is not read, an OCR layer is")
    func invisible() throws {
        try TestDocument { page in
            page.show("Seen by all.", 72, 700)
            page.show("hidden", 72, 650, size: 0.1)
        }.expect(["Seen by all."])
        try TestDocument { $0.raw("BT 3 Tr /T 12 Tf 72 700 Td (Recognised in a picture.) Tj ET") }.expect(["Recognised in a picture."])
    }

    @Test("ActualText stands for what is shown")
    func actualText() throws {
        let document = TestDocument { page in
            page.raw("BT /T 12 Tf 72 700 Td (The price is ) Tj /Span << /ActualText (five pounds) >> BDC (#5) Tj EMC ( a piece.) Tj ET")
        }
        try document.expect(["The price is five pounds a piece."])
    }

    @Test("ActualText across operators, nested, and empty")
    func actualTextForms() throws {
        try TestDocument {
            $0.raw("BT /T 12 Tf 72 700 Td (a ) Tj /Span << /ActualText (whole) >> BDC (wh) Tj -10 Ts 0 Ts (ole!!) Tj EMC ( word) Tj ET")
        }
        .expect(["a whole word"])
        try TestDocument {
            $0.raw(
                "BT /T 12 Tf 72 700 Td (a ) Tj /Span << /ActualText (b) >> BDC (x) Tj /Span << /ActualText (c) >> BDC (y) Tj EMC EMC ( d) Tj ET"
            )
        }.expect(["a b d"])
        try TestDocument { $0.raw("BT /T 12 Tf 72 700 Td (before ) Tj /Span << /ActualText () >> BDC (-----) Tj EMC ( after) Tj ET") }
            .expect(["before after"])
    }

    @Test("Layers that are off are not read")
    func optionalContent() throws {
        var document = TestDocument { page in
            page.show("Read this.", 72, 700)
            page.raw("/OC /Off BDC")
            page.show("Not this.", 72, 650)
            page.raw("EMC /OC /On BDC")
            page.show("And this.", 72, 600)
            page.raw("EMC")
        }
        document.extra = ["<< /Type /OCG /Name (Off) >>", "<< /Type /OCG /Name (On) >>"]
        document.catalog = "/OCProperties << /OCGs [100 0 R 101 0 R] /D << /ON [101 0 R] /OFF [100 0 R] >> >>"
        document.resources = "/Properties << /Off 100 0 R /On 101 0 R >>"
        try document.expect(["Read this.", "And this."])
    }

    @Test("Text in forms is read where they are drawn")
    func forms() throws {
        var document = TestDocument { page in
            page.show("Above the form.", 72, 700)
            page.raw("q 1 0 0 1 0 -100 cm /F Do Q")
            page.show("Below the form.", 72, 500)
        }
        document.extra = [
            TestDocument.stream(
                "BT /T 12 Tf 72 700 Td (Within it.) Tj ET", "/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources 3 0 R")
        ]
        document.resources = "/XObject << /F 100 0 R >>"
        try document.expect(["Above the form.", "Within it.", "Below the form."])
    }

    @Test("An empty page, and one without contents, read as nothing")
    func empty() throws {
        try TestDocument([TestPage(), TestPage("BT ET"), TestPage("BT /T 12 Tf 72 700 Td (   ) Tj ET")]).expect([])
    }

    @Test("A page's size, turn and label")
    func page() throws {
        let document = try TestDocument(width: 300, height: 500, entries: "/Rotate 90 /UserUnit 2") { fill(&$0) }.open()
        let page = try #require(document.page(0))
        #expect(page.size == (width: 1000, height: 600))
        #expect(page.rotation == 90)
        #expect(page.label == "1")
        #expect(document.page(1) == nil)
        #expect(document.page(-1) == nil)
    }
}
