import PDFText
import Testing

@Suite("What floats between the parts of a paragraph")
struct FloatTests {
    private static let text = Prose.sentence("Alpha", 240)

    /// A text in two columns, the second of which begins with some lines that stand between its parts.
    private func columns(_ lines: [String], set: Double = 6) -> TestDocument {
        let wrapped = TestPage.wrap(Self.text, width: 230)
        return TestDocument { page in
            page.lines(Array(wrapped[..<16]), 60, 720, end: 290, justifiesLast: true)
            var y = 720.0
            for line in lines {
                // Numbers of lines are parted from these.
                let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
                if parts.count > 1 { page.show(String(parts[0]), 320 + set, y) }
                page.show(String(parts.last ?? ""), 320 + set + (parts.count > 1 ? 16 : 0), y)
                y -= 12
            }
            page.lines(Array(wrapped[16...]), 320, y - 20, end: 550)
        }
    }

    private static let algorithm = [
        "Algorithm 2: How lamps are lit.", "Input : L, all of the lamps", "n, how many of them are lit", "Output : lamps that burn",
        "1\tH = the lamps of the harbour", "2\tfor each lamp of them do", "3\tlight it", "4\treturn those that burn",
    ]

    @Test("An algorithm tears no paragraph, and nothing of it is read within one", arguments: [0.0, 6])
    func algorithm(_ set: Double) throws {
        let texts = try columns(Self.algorithm, set: set).texts()
        #expect(texts.first == Self.text, "\(texts.map { $0.prefix(60) })")
        #expect(texts.contains { $0.hasPrefix("Algorithm 2") })
        #expect(texts.joined(separator: " ").contains("4 return those that burn"))
    }

    @Test(
        "Nor does one whose lines have no numbers, with white below it",
        arguments: ["Algorithm 2: How lamps are lit.", "Algorithm 2 How lamps are lit"])
    func unnumberedAlgorithm(_ title: String) throws {
        let lines = [
            title, "Input: all the lamps of the harbour", "Output: lamps that burn", "for each lamp of them do", "light it;",
            "return those;",
        ]
        let texts = try columns(lines).texts()
        #expect(texts.first == Self.text, "\(texts.map { $0.prefix(60) })")
        #expect(texts.joined(separator: " ").contains("return those"))
    }

    @Test("Lines that only speak of one go on with the text")
    func speaksOfOne() throws {
        let lines = TestPage.wrap(String(Prose.sentence("Bravo", 80).dropLast()), width: 230)
        let rest = TestPage.wrap("Algorithm 2 lights " + Prose.sentence("them", 60), width: 230)
        let document = TestDocument { page in
            page.lines(lines, 60, 720, end: 290, justifiesLast: true)
            page.lines(rest, 320, 720, end: 550)
        }
        #expect(try document.texts() == [(lines + rest).joined(separator: " ")])
    }

    /// A text over two pages, the second of which begins with lines in the middle, and something below them.
    private func pages(_ lines: [String], below: String) -> TestDocument {
        let wrapped = TestPage.wrap(Self.text, width: 400)
        return TestDocument(pages: 2) { page, index in
            guard index == 1 else {
                page.lines(Array(wrapped[..<8]), 72, 720, end: 472, justifiesLast: true)
                return
            }
            var y = 720.0
            for line in lines + ["", below] {
                page.show(line, 272 - TestPage.width(line, size: 10) / 2, y)
                y -= 16
            }
            page.lines(Array(wrapped[8...]), 72, y - 20, end: 472)
        }
    }

    private static let formulas = [
        "P of Parsers = all the fixed ones with those that are open to any lamp",
        "Q of Quays = those that have a lamp, and of them each one that is lit", "R of Rows = P with Q",
    ]

    @Test("A figure of formulas at the head of a page stands behind the paragraph that goes on below its caption")
    func formulas() throws {
        let texts = try pages(Self.formulas, below: "Figure 4: Parsers").texts()
        #expect(texts.first == Self.text, "\(texts.map { $0.prefix(60) })")
        #expect(Self.formulas.allSatisfy { formula in texts.contains { $0.contains(formula) } })
    }

    @Test("Without a caption they stand where they are")
    func withoutCaption() throws {
        let texts = try pages(Self.formulas, below: "as everybody knows").texts()
        #expect(texts.first != Self.text)
    }
}
