import PDFText
import Testing

@Suite("Words laid over a page")
struct WatermarkTests {
    private let above = Prose.sentence("Above", 200)
    private let below = Prose.sentence("Below", 200)

    private func page(_ overlay: String) -> TestDocument {
        TestDocument { page in
            let y = page.paragraph(above, 72, 740, width: 450)
            page.raw("q 0.8 g BT /H \(overlay) ET Q")
            page.paragraph(below, 72, y - 14, width: 450)
        }
    }

    @Test(
        "From corner to corner",
        arguments: ["45 Tf 0.64 0.77 -0.77 0.64 150 420 Tm (Draft of May) Tj", "30 Tf 0.87 -0.5 0.5 0.87 90 700 Tm (A copy) Tj"])
    func slanted(_ overlay: String) throws {
        try page(overlay).expect([above, below])
    }

    @Test("Large across the lines")
    func level() throws {
        let texts = try page("70 Tf 1 0 0 1 120 640 Tm (DRAFT) Tj").texts()
        #expect(!texts.contains { $0.contains("DRAFT") })
        #expect(texts.joined(separator: " ").contains("Below"))
    }

    @Test("Large between two lines of which it touches one, in the same place of several pages")
    func levelOnEachPage() throws {
        func texts(_ count: Int) throws -> String {
            try TestDocument(pages: count) { page, index in
                let name = ["Alpha", "Bravo", "Charlie"][index]
                page.paragraph(Prose.sentence(name, 40), 72, 740, width: 450)
                page.raw("q 0.8 g BT /H 36 Tf 1 0 0 1 120 662 Tm (SPECIMEN) Tj ET Q")
                page.paragraph(Prose.sentence("Then" + name, 200), 72, 681, width: 450)
            }.texts().joined(separator: " ")
        }
        #expect(try !texts(3).contains("SPECIMEN"))
        #expect(try texts(1).contains("SPECIMEN"))
    }

    @Test("Small slanted words all over the page", arguments: [true, false])
    func tiles(areAll: Bool) throws {
        let texts = try TestDocument { page in
            let y = page.paragraph(above, 72, 740, width: 450)
            for row in 0..<4 {
                for column in 0..<3 where areAll || row == 0 {
                    page.raw("q 0.8 g BT /H 12 Tf 0.87 0.5 -0.5 0.87 \(60 + 180 * column) \(650 - 160 * row) Tm (Keepers only) Tj ET Q")
                }
            }
            page.paragraph(below, 72, y - 14, width: 450)
        }.texts()
        #expect(texts.contains { $0.contains("Keepers only") } != areAll, "\(texts)")
        #expect(texts.prefix(2) == [above, below])
    }

    @Test("A slanted heading does not tear the sentence that it lies over the end of")
    func stamp() throws {
        let first = Prose.sentence("First", 90).dropLast()
        let texts = try TestDocument(pages: 2) { page, index in
            if index == 0 {
                page.paragraph(String(first), 72, 740, width: 450, justifiesLast: true)
                page.raw("BT /HB 14 Tf 0.98 0.2 -0.2 0.98 440 640 Tm (RECEIVED) Tj ET")
            } else {
                page.paragraph("and so it " + below, 72, 740, width: 450)
            }
        }.texts()
        #expect(texts.contains("RECEIVED"))
        #expect(texts.contains { $0.hasPrefix("First") && $0.contains("and so it Below") }, "\(texts)")
    }

    @Test("Small slanted words, and large ones that nothing is under, are read")
    func others() throws {
        let small = try page("11 Tf 0.64 0.77 -0.77 0.64 150 420 Tm (Draft of May) Tj").texts()
        #expect(small.contains { $0.contains("Draft of May") })
        let clear = try TestDocument { page in
            page.paragraph(above, 72, 740, width: 450)
            page.raw("BT /H 45 Tf 0.64 0.77 -0.77 0.64 150 120 Tm (Draft of May) Tj ET")
        }.texts()
        #expect(clear.contains { $0.contains("Draft of May") })
    }

    @Test(
        "What stands in the white of rows that reach over it is none",
        arguments: ["45 Tf 1 0 0 1 190 612 Tm (Sold out) Tj", "26 Tf 0.9 0.42 -0.42 0.9 190 590 Tm (Half price) Tj"])
    func inRows(_ notice: String) throws {
        let texts = try TestDocument { page in
            for (index, name) in ["Adults", "Children", "Students", "Keepers", "Members", "Guests"].enumerated() {
                page.show(name, 72, 660 - 14 * Double(index))
                page.show("1\(index)7", 460, 660 - 14 * Double(index))
            }
            page.raw("BT /H \(notice) ET")
            page.paragraph(below, 72, 540, width: 450)
        }.texts().joined(separator: " ")
        #expect(texts.contains(notice.contains("Sold") ? "Sold out" : "Half price"))
        #expect(texts.contains("Keepers"))
    }
}
