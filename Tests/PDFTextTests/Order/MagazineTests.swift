import PDFText
import Testing

@Suite("Pages of magazines")
struct MagazineTests {
    private static func column(_ name: String, _ words: Int, width: Double = 150, size: Double = 9) -> [String] {
        TestPage.wrap(Prose.sentence(name, words), width: width, size: size)
    }

    private static func centred(_ lines: [String], in column: ClosedRange<Double>, _ y: Double, size: Double, on page: inout TestPage) {
        for (index, line) in lines.enumerated() {
            let middle = (column.lowerBound + column.upperBound) / 2
            page.show(line, middle - TestPage.width(line, size: size) / 2, y - 1.2 * size * Double(index), size: size)
        }
    }

    @Test("An article that begins below the columns of another one is read after these, though its title is no wider than a column")
    func articles() throws {
        let counts = [22, 20, 24, 60, 60, 60]
        let text = zip(["Alpha", "Bravo", "Charlie", "Delta", "Echo", "Foxtrot"], counts).map { Self.column($0, $1) }
        let title = "Lamps of the quay"
        let document = TestDocument { page in
            func show(_ columns: ArraySlice<[String]>, _ y: Double) {
                for (index, lines) in columns.enumerated() {
                    page.lines(lines, 60 + 166 * Double(index), y, size: 9, end: 210 + 166 * Double(index))
                }
            }
            show(text[..<3], 700)
            let y = 700 - 10.8 * Double(text[..<3].map(\.count).max() ?? 0) - 20
            page.show(title, 60, y, size: 17)
            show(text[3...], y - 24)
        }
        let joined = text.map { $0.joined(separator: " ") }
        let texts = try document.texts()
        #expect(texts == joined[..<3] + [title] + joined[3...], "\(texts.map { $0.prefix(40) })")
    }

    @Test("An article whose title stands in its first column is read after all that was shown before it, above white across the page")
    func titleInColumn() throws {
        let text = zip(["Alpha", "Bravo", "Charlie", "Delta", "Echo", "Foxtrot"], [70, 30, 40, 60, 80, 40]).map { Self.column($0, $1) }
        let title = ["The same lamps", "could be lit by", "whoever came"]
        let x = [60.0, 226, 392]
        let document = TestDocument { page in
            var foot = 700.0
            for column in 0..<3 {
                var y = page.lines(text[column], x[column], 700, size: 9, end: x[column] + 150)
                if column == 1 {
                    Self.centred(["“Who has seen", "the lamps?”"], in: x[1]...x[1] + 150, y - 14, size: 14, on: &page)
                    y -= 50
                }
                foot = min(foot, y)
            }
            let top = foot - 14
            page.show("THERE ARE", x[0], top, size: 7)
            Self.centred(title, in: x[0]...x[0] + 150, top - 22, size: 17, on: &page)
            page.lines(text[3], x[0], top - 90, size: 9, end: x[0] + 150)
            for column in 1..<3 { page.lines(text[column + 3], x[column], top, size: 9, end: x[column] + 150) }
        }
        let joined = text.map { $0.joined(separator: " ") }
        let texts = try document.texts()
        #expect(
            texts == [
                joined[0], joined[1], "“Who has seen the lamps?”", joined[2], "THERE ARE", title.joined(separator: " "), joined[3],
                joined[4],
                joined[5],
            ], "\(texts.map { $0.prefix(30) })")
    }

    @Test("A caption in two columns of small type above the text is read before it, though it was shown behind it")
    func captionInColumns() throws {
        let caption = TestPage.wrap("Fig. 2 | " + Prose.sentence("Echo", 160), width: 230, size: 7)
        let halves = [Array(caption.prefix(caption.count / 2)), Array(caption.dropFirst(caption.count / 2))]
        let text = ["Alpha", "Bravo"].map { TestPage.wrap(Prose.sentence($0, 300), width: 230, size: 9) }
        let document = TestDocument { page in
            let top = 700 - 9 * Double(caption.count - caption.count / 2) - 22
            for column in 0..<2 { page.lines(text[column], 60 + 250 * Double(column), top, size: 9, end: 290 + 250 * Double(column)) }
            for column in 0..<2 {
                page.lines(
                    halves[column], 60 + 250 * Double(column), 700, size: 7, leading: 9, end: 290 + 250 * Double(column),
                    justifiesLast: column == 0)
            }
        }
        let read = try document.texts().joined(separator: " ")
        #expect(read == (caption + text[0] + text[1]).joined(separator: " "), "\(read)")
    }

    @Test("The title of a section in the left column is read there, whatever white the right one has beside it")
    func section() throws {
        let text = ["Alpha", "Bravo", "Charlie", "Delta"].map { Self.column($0, 110) }
        let document = TestDocument { page in
            let y = 700 - 10.8 * Double(max(text[0].count, text[2].count)) - 20
            page.lines(text[0], 72, 700, size: 9, end: 222)
            page.show("Lamps of the quay", 72, y, size: 17)
            page.lines(text[1], 72, y - 24, size: 9, end: 222)
            page.lines(text[2], 240, 700, size: 9, end: 390)
            page.lines(text[3], 240, y - 24, size: 9, end: 390)
        }
        let joined = text.map { $0.joined(separator: " ") }
        #expect(try document.texts() == [joined[0], "Lamps of the quay", joined[1], joined[2], joined[3]])
    }

    @Test("A rule of a few lines parts short columns whose lines don't stand level, below text across both")
    func shortRule() throws {
        let lead = TestPage.wrap(Prose.sentence("Lead", 40), width: 318, size: 12).prefix(3) + ["and no more of it."]
        let (left, right) = (Self.column("alpha", 14, size: 12), Self.column("bravo", 17, size: 12))
        let document = TestDocument { page in
            page.paragraph(Prose.sentence("Above", 120), 72, 700, width: 318, size: 9)
            let y = page.lines(Array(lead), 72, 400, size: 12, leading: 19.2, end: 390) - 8
            page.lines(left, 72, y, size: 12, leading: 19.2, end: 222)
            page.lines(right, 240, y, size: 12, leading: 20.6, end: 390)
            page.raw("q .6 w 231 \(y + 12) m 231 \(y - 20.6 * Double(right.count - 1) - 6) l S Q")
        }
        let texts = try document.texts().joined(separator: " ")
        #expect(texts.hasSuffix((left + right).joined(separator: " ")), "\(texts)")
    }

    @Test("A quotation in large type that is wrapped in the middle of a column is one, though some of its lines begin with names")
    func quotation() throws {
        let text = Self.column("alpha", 60)
        let lines = ["“The focus was", "keepers at the San", "Francisco Quay.”"]
        let document = TestDocument { page in
            let y = page.lines(text, 72, 700, size: 9, end: 222)
            Self.centred(["“Alpha will go on, and", "nobody knows.”"], in: 72...222, y - 24, size: 14, on: &page)
            Self.centred(lines, in: 72...222, y - 66, size: 14, on: &page)
            page.lines(Self.column("Bravo", 40), 72, y - 140, size: 9, end: 222)
        }
        #expect(try document.texts().contains(lines.joined(separator: " ")))
    }

    @Test("Lines set wide in a narrow column go on with each other, though a quotation in large type near them is set close")
    func wideLines() throws {
        let text = Self.column("alpha", 16)
        let quotation = ["“Lamps are lit and", "left as they were by", "keepers of the quay.”"]
        let document = TestDocument { page in
            page.lines(text, 72, 700, size: 9, leading: 14.6)
            Self.centred(quotation, in: 72...222, 690 - 14.6 * Double(text.count), size: 13.5, on: &page)
        }
        #expect(try document.texts() == [text.joined(separator: " "), quotation.joined(separator: " ")])
    }

    @Test(
        "A sentence that ends a quotation is over: what the next page begins with is another paragraph", arguments: ["”", "»", "’", "”)"])
    func closingQuotes(_ mark: String) throws {
        let text = TestPage.wrap(Prose.sentence("alpha", 60), width: 200)
        let document = TestDocument(pages: 2) { page, index in
            if index == 0 {
                let last = "said the keeper of all the quay.\(mark)"
                page.lines(text, 72, 750, end: 272, justifiesLast: true)
                page.show(last, 72, 750 - 12 * Double(text.count), end: 272)
            } else {
                page.paragraph("Beta went home. " + Prose.sentence("Gamma", 60), 72, 750, width: 200)
            }
        }
        let texts = try document.texts()
        #expect(texts.first?.hasSuffix(mark) ?? false)
    }

    @Test("A quotation in large type goes on at the head of the next column")
    func largeType() throws {
        let quotation = [
            ["“All the lamps of", "the quay were lit"], ["by those who came", "out of the north.”"],
        ]
        let text = ["Alpha", "Bravo"].map { Self.column($0, 190, width: 230) }
        let document = TestDocument { page in
            for column in 0..<2 {
                let x = 60 + 256 * Double(column)
                let y = column == 0 ? page.lines(text[0], x, 740, size: 9, end: x + 230) - 16 : 740
                let below = page.lines(quotation[column], x, y, size: 18)
                if column == 1 { page.lines(text[1], x, below - 8, size: 9, end: x + 230) }
            }
        }
        let read = try document.texts()
        #expect(read.contains(quotation.joined().joined(separator: " ")), "\(read.map { $0.prefix(60) })")
    }
}
