import Testing

@testable import PDFText

@Suite("Paragraphs traced to the lines they are printed on")
struct PrintedLineTests {
    private func paragraphs(_ document: TestDocument, tracesLines: Bool = true) throws -> [Paragraph] {
        var result: [Paragraph] = []
        try document.open().forEachParagraph(ReadingOptions(tracesLines: tracesLines), workers: 1) { result.append($0) }
        return result
    }

    /// What each printed word gives of the text; nil where it gives nothing.
    private func given(_ paragraph: Paragraph) -> [[String?]] {
        let text = Array(paragraph.text.utf8)
        return paragraph.lines.map { $0.words.map { $0.range.isEmpty ? nil : String(decoding: text[$0.range], as: UTF8.self) } }
    }

    @Test("Broken words, in parts")
    func broken() throws {
        let document = TestDocument { $0.lines(["The harbour was quiet in the mor-", "ning, and nobody had come to look."], 72, 700) }
        let paragraph = try #require(try paragraphs(document).first)
        #expect(
            given(paragraph) == [
                ["The", "harbour", "was", "quiet", "in", "the", "mor"], ["ning,", "and", "nobody", "had", "come", "to", "look."],
            ])
        #expect(paragraph.lines.map { $0.words.last?.text } == ["mor-", "look."])
        #expect(paragraph.lines.map(\.order) == [0, 1])
        #expect(try paragraphs(document, tracesLines: false).allSatisfy { $0.lines.isEmpty })
    }

    @Test("Bullets and leaders give nothing")
    func silent() throws {
        let items = TestDocument { page in
            for index in 0..<3 {
                page.show("\u{2022}", 72, 700 - 20 * Double(index))
                page.show("An item of a list", 84, 700 - 20 * Double(index))
            }
        }
        for item in try paragraphs(items) {
            #expect(given(item) == [[nil, "An", "item", "of", "a", "list"]])
            #expect(item.lines.first?.words.first?.text == "\u{2022}")
        }
        let contents = TestDocument { page in
            for index in 1...5 { page.show("Chapter \(index) ........ \(index * 7)", 72, 700 - 14 * Double(index)) }
        }
        for line in try paragraphs(contents) where line.role == .contents { #expect(given(line).first?.suffix(2) == [nil, nil]) }
    }

    @Test("Nor do leaders that touch the word before them and the number behind")
    func touchingLeaders() throws {
        let names = ["Harbour", "Lamps", "Boats", "Keepers", "Oil", "Winter"]
        let contents = TestDocument { page in
            for (index, name) in names.enumerated() {
                page.show("Of the \(name).................\(index * 7 + 3)", 72, 700 - 14 * Double(index))
            }
        }
        let lines = try paragraphs(contents).filter { $0.role == .contents }
        #expect(lines.map { given($0) } == names.map { [["Of", "the", $0]] })
    }

    @Test("Parts count from their beginning")
    func clipped() throws {
        let document = TestDocument { $0.lines(["One two three", "four five six."], 72, 700) }
        let paragraph = try #require(try paragraphs(document).first)
        let clipped = paragraph.lines.map { $0.clipped(to: 8..<18) }
        #expect(clipped.map { $0?.words.map(\.text) } == [["three"], ["four"]])
        #expect(clipped.map { $0?.words.map(\.range) } == [[0..<5], [6..<10]])
        #expect(paragraph.lines.first?.clipped(to: 14..<18) == nil)
    }

    @Test("Pages are settled in order, and no paragraph comes late")
    func settled() throws {
        let document = try TestDocument(pages: 12) { page, index in
            page.paragraph(
                "On page \(index) a sentence begins that goes on and on, over the end of the page and to the next one, without", 72, 700,
                width: 300)
        }.open()
        var settled = 0
        document.forEachStep(workers: 1) { step in
            switch step {
            case .settled(let page):
                #expect(page >= settled)
                settled = page
            case .paragraph(let paragraph): #expect(paragraph.page >= settled)
            }
        }
        #expect(settled <= 12)
    }

    @Test("A hyphen that nothing came after is taken back from the line that ended in it, though a line that gives nothing follows")
    func hyphenBeforeNothing() {
        let box = TextBox(x0: 0, y0: 0, x1: 100, y1: 10)
        let text = "The harbour\u{AD}"
        var paragraph = Paragraph(text: "", role: .paragraph, level: nil, page: 0, pageBreaks: [], language: nil)
        paragraph.lines = [PrintedLine(text, page: 0, block: 0, box: box), PrintedLine("", page: 0, block: 0, box: box)]
        ProseBuilder.finish(&paragraph, Array(text.utf8))
        #expect(paragraph.text == "The harbour")
        #expect(paragraph.lines.allSatisfy { $0.words.allSatisfy { $0.range.upperBound <= paragraph.text.utf8.count } })
    }
}
