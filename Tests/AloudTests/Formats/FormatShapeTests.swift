import Foundation
@testable import PDFText
import Reading
import TestSupport
import Testing

@testable import aloud

/// What each format makes of small documents.
struct FormatShapeTests {
    /// Pages of lines, at 12 points: text, left edge, baseline.
    private func document(_ pages: [[(String, Double, Double)]]) throws -> PDFDocument {
        var pdf = PDFBuilder()
        pdf.addPages(
            pages.map { lines in "BT /F1 12 Tf " + lines.map { "1 0 0 1 \($0.1) \($0.2) Tm (\($0.0)) Tj " }.joined() + "ET" },
            entries: "/MediaBox [0 0 400 300]")
        return try PDFDocument(bytes: pdf.finish())
    }

    /// A word broken at the end of a page, and running text around it.
    private var broken: PDFDocument {
        get throws {
            try document([
                [("The harbour was quiet in the early morn-", 40, 200)], [("ing and nobody had come to look at it.", 40, 200)],
            ])
        }
    }

    @Test func aBrokenWordHasTwoPlaces() throws {
        let read = try ReadJSON(try written(JSONFormat(), loader(broken)).text)
        let word = try #require(read.words.first { $0.text == "morning" })
        #expect(word.page == 1 && word.index == 8)
        #expect(word.rest.map(\.page) == [2])
        let (first, second) = (try #require(word.box), try #require(word.rest.first?.box))
        #expect(first[0] > second[2] && second[0] < 41)
        #expect(read.words.compactMap(\.index) == Array(1...16))
        // The paragraph goes on.
        let blocks = read.pages.compactMap { ($0["blocks"] as? [[String: Any]])?.first }
        #expect(blocks.map { $0["continues"] as? Bool } == [nil, true])
        #expect(blocks.map { $0["paragraph"] as? Int } == [1, 1])
        let rows = try written(TSVFormat(), loader(broken)).text.split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false)
        }
        #expect(rows.filter { $0[12] == "8" }.map { [$0[1], $0[11]] } == [["1", "morning"], ["2", ""]])
    }

    @Test func linesKeepABrokenWordWholeWhereItBegins() throws {
        #expect(
            try written(LinesFormat(), loader(broken)).text
                == "The harbour was quiet in the early morning\n\n\u{C}\nand nobody had come to look at it.\n")
    }

    @Test func aBulletStandsApartFromItsItem() throws {
        let pdf = try document([[("\\225", 40, 200), ("Bread and salt", 52, 200), ("\\225", 40, 184), ("Butter for the road", 52, 184)]])
        #expect(try written(LinesFormat(), loader(pdf)).text == "• Bread and salt\n• Butter for the road\n")
    }

    @Test func pagesOfHTMLBeginBetweenWords() throws {
        let html = try written(HTMLFormat(), loader(broken)).text
        #expect(html.contains("early morning <span id=\"page-2\" role=\"doc-pagebreak\" aria-label=\"2\"></span>and nobody"))
    }

    /// Where a page begins at the edge of two cells, one of them has its mark, and the other none of the same name.
    @Test func aPageBeginsInOneCell() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write([], to: "out")
        let handle = try #require(FileHandle(forWritingAtPath: path))
        var (format, sink) = (HTMLFormat(), ByteSink(handle.fileDescriptor, name: path))
        try format.begin(TextHeader(loader(broken)), to: &sink)
        let text = "Harbour open"
        let row = TextParagraph(
            number: 0, text: text, role: .table, level: nil, language: nil, page: 0,
            pageBreaks: [Paragraph.PageBreak(utf8Offset: text.utf8.count, page: 1)],
            row: TableRow(cells: [0..<0, 0..<7, 8..<12, 12..<12], isHead: false, number: 0), lines: [],
            words: [0..<7, 8..<12], firstWord: 0)
        format.add(row, to: &sink)
        try format.end(to: &sink)
        try sink.flush()
        let html = String(decoding: try bytes(ofFile: path), as: UTF8.self)
        for page in 1...2 { #expect(html.split(separator: "id=\"page-\(page)\"", omittingEmptySubsequences: false).count == 2, "\(html)") }
        #expect(html.contains(">Harbour</td><td>open<span"))
    }

    @Test func rowsOfATableFollowEachOther() throws {
        func row(_ text: String, _ cells: [Range<Int>], number: Int) -> TextParagraph {
            TextParagraph(
                number: number, text: text, role: .table, level: nil, language: nil, page: 0, pageBreaks: [],
                row: TableRow(cells: cells, isHead: number == 0, number: number), lines: [], words: [], firstWord: 0)
        }
        #expect(
            try written(
                ProseFormat(),
                [
                    row("Quay depth", [0..<4, 5..<10], number: 0), row("North 12 m", [0..<5, 6..<10], number: 1),
                    row("9 m", [0..<0, 0..<3], number: 2), row("South", [0..<5, 5..<5], number: 3),
                    // What stands outside the cells is kept as it is.
                    row("East: 4 m", [0..<4, 6..<9], number: 4), row("7 8", [0..<0, 0..<0, 0..<1, 2..<3], number: 5),
                    // White of any kind parts cells.
                    row("West\u{A0}5 m", [0..<4, 6..<9], number: 6), row("Boat crew", [0..<4, 5..<9], number: 0),
                ]) == "Quay\tdepth\nNorth\t12 m\n\t9 m\nSouth\nEast: 4 m\n\t\t7\t8\nWest\t5 m\n\nBoat\tcrew\n")
    }

    @Test func partsKeepTheirNumbers() throws {
        let read = try ReadJSON(try written(JSONFormat(), loader(broken), words: 7..<10).text)
        #expect(read.words.map(\.index) == [8, 9, 10])
        #expect(read.words.map(\.text) == ["morning", "and", "nobody"])
        #expect(read.words.first?.rest.count == 1)
        #expect(try written(ProseFormat(), loader(broken), words: 7..<10).text == "morning and nobody\n")
        #expect(try written(LinesFormat(), loader(broken), words: 8..<10).text == "\n\u{C}\nand nobody\n")
    }

    @Test func columnsStandSideBySide() throws {
        let pdf = try document([
            [("Left one", 40, 200), ("Right one", 220, 200), ("Left two", 40, 186), ("Right two", 220, 186), ("Low", 40, 130)]
        ])
        let lines = try written(GridFormat(), loader(pdf)).text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let first = try #require(lines.first)
        #expect(first.hasPrefix("Left one   ") && first.hasSuffix("   Right one"))
        #expect(lines[1].hasPrefix("Left two") && lines[1].hasSuffix("Right two"))
        #expect(lines[0].prefix { $0 != "R" }.count == lines[1].prefix { $0 != "R" }.count)
        #expect(lines.contains("Low") && lines.contains(""))
    }

    /// Words that are wider on the grid than on the page push everything below them that is aligned.
    @Test func nothingOverlapsOnTheGrid() throws {
        let pdf = try document([[("iiiiiiiiiiiiiiiiiiiiiiiiii", 40, 200), ("Right", 130, 200), ("W", 40, 186), ("Right", 130, 186)]])
        let lines = try written(GridFormat(), loader(pdf)).text.split(separator: "\n").map(String.init)
        #expect(lines.count == 2)
        #expect(lines[0].prefix { $0 != "R" }.count == lines[1].prefix { $0 != "R" }.count)
        #expect(lines[0].hasPrefix("iiiiiiiiiiiiiiiiiiiiiiiiii "))
    }

    @Test func whatMeansSomethingIsEscaped() throws {
        let pdf = try document([[("1984. <b>A & *B*</b> [x] \"q\"", 40, 200)]])
        let html = try written(HTMLFormat(), loader(pdf)).text
        #expect(html.contains("&lt;b&gt;A &amp; *B*&lt;/b&gt; [x] &quot;q&quot;"))
        let markdown = try written(MarkdownFormat(), loader(pdf)).text
        #expect(markdown.contains("\\<b>A & \\*B\\*\\</b> \\[x\\]"))
    }

    @Test func notesAreTiedToTheirMarks() throws {
        let html = try written(HTMLFormat(), loader(Sample.open("articles/kitchen-groff"))).text
        let markdown = try written(MarkdownFormat(), loader(Sample.open("articles/kitchen-groff"))).text
        for number in html.matches(of: /<aside id="note-(\d+)" role="doc-footnote">/).map(\.1) {
            #expect(html.contains("href=\"#note-\(number)\" role=\"doc-noteref\""))
            #expect(markdown.contains("\n[^\(number)]: ") && markdown.ranges(of: "[^\(number)]").count > 1)
        }
        #expect(html.contains("doc-footnote"))
    }

    @Test func languagesAndDirectionsAreStated() throws {
        let arabic = try written(HTMLFormat(), loader(Sample.open("scripts/arabic-chromium"), TextSelection(language: "ar"))).text
        #expect(arabic.contains("<html lang=\"ar\" dir=\"rtl\">"))
        let mixed = try written(HTMLFormat(), loader(Sample.open("scripts/arabic-chromium"), TextSelection(language: "en"))).text
        #expect(mixed.contains("<html lang=\"en\">") && mixed.contains("dir=\"rtl\">"))
    }

    @Test func plainTextHasFormatsToo() throws {
        let loader = loader(text: "One & two.\n\nThree <b>.\n\u{C}Four.\n")
        let read = try ReadJSON(try written(JSONFormat(), loader).text)
        #expect(read.words.map(\.text) == ["One", "&", "two.", "Three", "<b>.", "Four."])
        #expect(read.words.map(\.index) == [1, 2, 3, 4, 5, 6])
        #expect(read.words.allSatisfy { $0.box == nil && $0.rest.isEmpty })
        #expect(read.words.map(\.page) == [1, 1, 1, 1, 1, 2])
        let html = try written(HTMLFormat(), loader).text.replacing(" lang=\"en\"", with: "")  // where the words tell
        #expect(html.contains("<p>One &amp; two.</p>\n<p>Three &lt;b&gt;.</p>\n<p>Four.</p>"))
        #expect(try written(MarkdownFormat(), loader).text == "One & two.\n\nThree \\<b>.\n\nFour.\n")
    }

    @Test func fontsThatCannotBeReadAreTold() throws {
        var builder = MinimalPDF([[.paragraph("One sentence that can be read.")]])
        builder.hasUnreadableFont = true
        let loader = loader(try PDFDocument(bytes: builder.bytes))
        let json = try written(JSONFormat(), loader)
        #expect(json.text.hasSuffix(",\n\"unreadable\":[{\"font\":\"Odd\",\"glyphs\":3,\"pages\":[1]}]}\n"))
        #expect(LeftOutReport.unreadable(json.leftOut) == ["3 glyphs of Odd can't be read, on page 1"])
        // Few glyphs are those of bullets.
        #expect(LeftOutReport.unreadable(json.leftOut, isBrief: true).isEmpty)
    }

    @Test func quotationsEntriesAndFiguresHaveElements() throws {
        let paragraphs: [(BlockRole, String)] = [
            (.abstract, "In short."), (.quotation, "One."), (.quotation, "Two."), (.index, "apple, 3"), (.bibliography, "Marrow, 1911"),
            (.figure, "A goat"),
        ]
        let html = try written(HTMLFormat(), paragraphs)
        #expect(html.contains("<section role=\"doc-abstract\">\n<p>In short.</p>\n</section>"))
        #expect(html.contains("<blockquote>\n<p>One.</p>\n<p>Two.</p>\n</blockquote>"))
        #expect(html.contains("<section role=\"doc-index\"><ul class=\"labelled\">\n<li>apple, 3</li>\n</ul></section>"))
        #expect(html.contains("<section role=\"doc-bibliography\"><ul class=\"labelled\">\n<li>Marrow, 1911</li>\n</ul></section>"))
        #expect(html.contains("<figure><p>A goat</p></figure>"))
        let markdown = try written(MarkdownFormat(), paragraphs)
        #expect(markdown == "In short.\n\n> One.\n>\n> Two.\n\n- apple, 3\n- Marrow, 1911\n\n> A goat\n")
    }

    @Test func rolesAreNamedWhenTheyAreLeftOutAndCanBe() throws {
        var options = try TextKinds(keep: [], skip: ["index,bibliography"])
        #expect(options.skipped.isSuperset(of: [.index, .bibliography]))
        options = try TextKinds(keep: ["index"], skip: ["index,bibliography"])
        #expect(!options.skipped.contains(.index))
    }

    @Test func whatIsLeftOutIsCounted() throws {
        let furnished = MinimalPDF(
            (1...9).map { page in [.paragraph("Harbour Tales"), .paragraph(sentences(page * 3...page * 3 + 2)), .paragraph("\(page)")] })
        let pdf = try PDFDocument(bytes: furnished.bytes)
        let leftOut = try written(ProseFormat(), loader(pdf)).leftOut
        #expect(LeftOutReport.text(leftOut) == "left out: 9 running heads, 9 page numbers")
        #expect(LeftOutReport.text(LeftOut()) == nil)
        let kept = try written(ProseFormat(), loader(pdf, TextSelection(skipped: []))).leftOut
        #expect(LeftOutReport.text(kept) == nil)
    }
}
