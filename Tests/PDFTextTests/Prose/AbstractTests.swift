import PDFText
import Testing

@Suite("Abstracts")
struct AbstractTests {
    private let first = Prose.sentence("Alpha", 60)
    private let second = Prose.sentence("Beta", 50)
    private let body = Prose.sentence("Gamma", 120)

    /// A title, some lines, then a first section.
    private func paper(_ fill: (inout TestPage) -> Void) -> TestDocument {
        TestDocument { page in
            page.show("On Lamps", 200, 740, size: 20)
            fill(&page)
            page.show("1. Introduction", 72, 420, size: 14)
            page.paragraph(body, 72, 400, width: 460)
        }
    }

    private var rest: [String] { ["heading: 1. Introduction", "paragraph: " + body] }

    @Test(
        "What follows its heading, up to the next one", arguments: ["Abstract", "ABSTRACT", "Zusammenfassung", "Résumé", "A B S T R A C T"])
    func underHeading(_ title: String) throws {
        let document = paper { page in
            page.show(title, 240, 700, font: .evenBold)
            let y = page.paragraph(first, 110, 680, width: 380)
            page.paragraph(second, 110, y - 12, width: 380)
        }
        try document.expectRoles(
            ["heading: On Lamps", "heading: \(title)", "abstract: " + first, "abstract: " + second] + rest)
    }

    @Test("A paragraph that begins with the word", arguments: ["Abstract. ", "Abstract— ", "ABSTRACT ", "Summary: "])
    func runIn(_ word: String) throws {
        let text = word + first
        let document = paper { page in page.paragraph(text, 110, 680, width: 380) }
        try document.expectRoles(["heading: On Lamps", "abstract: " + text] + rest)
    }

    @Test("Keywords, wider text and a heading in plain type end it")
    func ends() throws {
        let keywords = paper { page in
            page.paragraph("Abstract. " + first, 110, 680, width: 380)
            page.show("Keywords: lamps, oil.", 110, 560)
        }
        try keywords.expectRoles(["heading: On Lamps", "abstract: Abstract. " + first, "paragraph: Keywords: lamps, oil."] + rest)
        let plain = TestDocument { page in
            page.paragraph("Abstract. " + first, 110, 680, width: 380)
            page.show("1. Lamps", 110, 560)
            page.paragraph(body, 110, 530, width: 380)
        }
        try plain.expectRoles(["abstract: Abstract. " + first, "list-item: 1. Lamps", "paragraph: " + body])
        let wider = TestDocument { page in
            page.paragraph("Abstract. " + first, 150, 680, width: 300)
            page.paragraph(body, 72, 500, width: 460)
        }
        try wider.expectRoles(["abstract: Abstract. " + first, "paragraph: " + body])
    }

    @Test("Other words that begin so are none", arguments: ["Abstract painting is", "Summary of", "Abstractions are", "Summaries. They"])
    func others(_ words: String) throws {
        let text = words + " " + first.lowercased()
        try paper { page in page.paragraph(text, 110, 680, width: 380) }.expectRoles(["heading: On Lamps", "paragraph: " + text] + rest)
    }

    @Test("The summary at the end of a chapter far into a book is none")
    func chapters() throws {
        let document = TestDocument(pages: 20) { page, index in
            page.show(index == 19 ? "Summary" : "Part", 72, 700, size: 16)
            page.paragraph(first, 72, 680, width: 460)
        }
        #expect(try document.paragraphs().allSatisfy { $0.role != .abstract })
    }

    @Test("It can be left out, and pages tell it, too")
    func skipped() throws {
        let document = paper { page in page.paragraph("Abstract. " + first, 110, 680, width: 380) }
        var options = ReadingOptions()
        options.skipped.insert(.abstract)
        try document.expectRoles(["heading: On Lamps"] + rest, options)
        var roles: [BlockRole] = []
        try document.open().forEachPage { page in roles += page.blocks.map(\.role) }
        #expect(roles == [.heading, .abstract, .heading, .paragraph])
    }
}
