import PDFText
import TestSupport
import Testing

@Suite("Hostile tags")
struct HostileTagsTests {
    private static let types = [
        "Document", "Sect", "Div", "P", "H", "H1", "Title", "Span", "Link", "L", "LI", "LBody", "Table", "TR", "TD", "TH", "Note", "Figure",
        "Formula", "Code", "TOC", "TOCI", "Caption", "BlockQuote", "Index", "BibEntry", "Artifact", "NonStruct", "Anything",
    ]

    /// A random tree over the contents of a page, each in one place.
    private func tree(_ contents: inout [Int], _ random: inout SplitMix, depth: Int) -> [TestTag] {
        var kids: [TestTag] = []
        while !contents.isEmpty, random.next() % 6 > 0 {
            if depth > 0, random.next() % 3 == 0 {
                kids.append(.content(contents.removeLast(), page: 0))
            } else if depth < 8 {
                let entries = ["", "", "", "/Lang (de)", "/Alt (alt)", "/ActualText (actual)", "/ActualText ()", "/E (e)"]
                kids.append(
                    .element(
                        Self.types[Int(random.next() % UInt64(Self.types.count))], entries[Int(random.next() % 8)],
                        tree(&contents, &random, depth: depth + 1)))
            }
        }
        return kids
    }

    @Test("Whatever the tree, no text is lost or doubled but what the tree itself replaces")
    func random() throws {
        let seed = UInt64.random(in: 0 ... .max)
        var random = SplitMix(state: seed)
        for _ in 0..<60 {
            let places = (0..<36).shuffled(using: &random)
            let document = TestDocument { page in
                for index in 0..<16 {
                    page.content(index) { page in
                        let place = places[index]
                        page.show("word\(index)x", 60 + Double(place % 3) * 160, 700 - Double(place / 3) * 40)
                    }
                }
            }
            var contents = (0..<16).shuffled(using: &random)
            let tagged = document.tagged(.element("Document", "", tree(&contents, &random, depth: 0)))
            for extras in [[], [.descriptions]] as [ReadingOptions.ExtraSet] {
                let words = try tagged.texts(ReadingOptions(skipped: [], extras: extras)).flatMap {
                    $0.split(whereSeparator: \.isWhitespace)
                }
                let shown = words.filter { $0.hasPrefix("word") }.map(String.init)
                let found = shown.flatMap { $0.split(separator: "x") }
                #expect(Set(found).count == found.count, "seed \(seed)")
                let replaced = words.contains { ["actual", "e", "alt"].contains($0) }
                #expect(replaced || found.count == 16, "seed \(seed)")
            }
        }
    }

    @Test("A tree of ten thousand elements in each other is read by what is seen")
    func deep() throws {
        let count = 10_000
        var pdf = PDFBuilder()
        let pages = pdf.addPages(["/P << /MCID 0 >> BDC BT /F1 12 Tf 72 700 Td (Hello there) Tj ET EMC"], entries: "/StructParents 0")
        #expect(pages.count == 1)
        let first = pdf.reserve()
        let root = first + count
        for index in 0..<count {
            pdf.add(
                "<< /S /Div /P \(index == 0 ? root : first + index - 1) 0 R /K \(index == count - 1 ? "0" : "\(first + index + 1) 0 R") >>",
                as: first + index)
        }
        pdf.add("<< /Type /StructTreeRoot /K \(first) 0 R /ParentTree << /Nums [0 [\(first + count - 1) 0 R]] >> >>", as: root)
        let catalog = try #require(pdf.root)
        pdf.add("<< /Type /Catalog /Pages 2 0 R /StructTreeRoot \(root) 0 R /MarkInfo << /Marked true >> >>", as: catalog)
        let document = try PDFDocument(bytes: pdf.finish())
        var texts: [String] = []
        document.forEachParagraph { texts.append($0.text) }
        #expect(texts == ["Hello there"])
        #expect(document.warnings.contains { $0.code == "structureDamaged" })
    }
}
