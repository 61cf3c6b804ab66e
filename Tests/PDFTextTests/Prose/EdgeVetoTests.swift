import Testing

@testable import PDFCatalog
@testable import PDFText

@Suite("Text at the edges of a page by itself")
struct EdgeVetoTests {
    private let text = Prose.sentence("Alpha", 110)

    @Test("The heading of a clause at a page's top, above others that count on from it")
    func clause() throws {
        func read(_ labels: [String]) throws -> [String] {
            try TestDocument { page in
                var y = 756.0
                for label in labels {
                    page.show(label, 72, y, font: .evenBold)
                    y = page.paragraph(text, 108, y - 27, width: 420) - 15
                }
            }.texts()
        }
        let labels = ["8. Changes in the Lamps", "9. Oil", "10. Wicks"]
        #expect(try read(labels).filter(labels.contains) == labels)
    }

    @Test("The first of several headings in bold capitals that end in a year")
    func heading() throws {
        let headings = ["LAMPS AND WICKS, BACK TO QUAY 2020/21", "OIL AND WATER, BACK TO QUAY 2020/21", "ROPES AND SAILS 2020/21"]
        let read = try TestDocument { page in
            var y = 774.0
            for heading in headings {
                page.show(heading, 57, y, size: 12, font: .evenBold)
                y = page.paragraph(text, 57, y - 23, width: 480) - 40
            }
        }.texts()
        #expect(read.filter(headings.contains) == headings, "\(read)")
    }

    @Test("An address at the top of a letter, and what stands beside it in small type")
    func address() throws {
        let (left, right) = (
            ["Mrs Anna Berger", "14 Mill Lane", "Northtown NT1 2AB"], ["Invoice no. 10482", "Date 4 June 2024", "Customer no. 4471"]
        )
        let read = try TestDocument { page in
            for line in 0..<3 {
                page.show(left[line], 62, 766 - 13.6 * Double(line), size: 10.5)
                page.show(right[line], 422, 765 - 15 * Double(line), size: 9.5)
            }
            page.show("Dear Mrs Berger,", 62, 690, size: 10.5)
            let y = page.paragraph(text, 62, 668, width: 470)
            page.paragraph(text, 62, y - 12, width: 470)
        }.texts().joined(separator: "\n")
        for line in left + right { #expect(read.contains(line), "\(read)") }
    }

    @Test("Whom a memo is to and from, but not two lines of a head")
    func memo() throws {
        func read(_ lines: [String]) throws -> String {
            try TestDocument { page in
                for (index, line) in lines.enumerated() { page.show(line, 62, 770 - 13.6 * Double(index), size: 9) }
                let y = page.paragraph(text, 62, 690, width: 470)
                page.paragraph(text, 62, y - 12, width: 470)
            }.texts().joined(separator: "\n")
        }
        let memo = try read(["To: All keepers", "From: R. Lopez", "Date: 4 June 2024"])
        #expect(memo.contains("To: All keepers") && memo.contains("4 June 2024"), "\(memo)")
    }

    @Test("What stands in one line below a name that is read as the title")
    func contact() throws {
        let contact = "14 Mill Lane, Northtown NT1 2AB · 01632 960 789 · a.hall@mail.example"
        let read = try TestDocument { page in
            page.show("Amelia Hall", 62, 760, size: 15, font: .evenBold)
            page.show(contact, 62, 736, size: 10)
            page.show("Experience", 62, 700, size: 11.5, font: .evenBold)
            let y = page.paragraph(text, 62, 680, width: 470)
            page.paragraph(text, 62, y - 12, width: 470)
        }.texts()
        #expect(read.contains(contact), "\(read)")
    }

    @Test("A note below a rule whose number is not raised, where the text calls it")
    func note() throws {
        func read(isCalled: Bool) throws -> [String] {
            try TestDocument { page in
                page.show("It stands on the quay, as is said", 62, 740)
                if isCalled { page.show("1", 62 + TestPage.width("It stands on the quay, as is said", size: 10), 743.5, size: 6.5) }
                var y = 720.0
                for _ in 0..<4 { y = page.paragraph(text, 62, y, width: 470) - 12 }
                page.raw("0.5 w 62 72 m 532 72 l S")
                page.show("1. Meyer, History of the Post, p. 17.", 62, 62, size: 8)
            }.texts()
        }
        #expect(try read(isCalled: true).contains { $0.contains("Meyer, History of the Post") })
    }

    @Test("The end of a sentence, a number on a line of its own")
    func number() throws {
        let read = try TestDocument { page in
            page.lines(["Before you use what this book is about, read all the notes on page", "91."], 94, 704)
            page.paragraph(text, 94, 300, width: 420)
        }.texts()
        #expect(read.contains { $0.hasSuffix("on page 91.") }, "\(read)")
    }

    @Test("Rows of a table that are two numbers each, at a page's foot, are no pages' numbers")
    func figures() throws {
        let rows = [("1", "13"), ("2", "23")]
        let read = try TestDocument { page in
            page.paragraph(text + " " + text, 72, 720, width: 420)
            page.show("number of lamps", 77, 120, size: 11)
            page.show("cost in shillings", 190, 120, size: 11)
            for (row, (count, cost)) in rows.enumerated() {
                page.show(count, 118, 90 - 29 * Double(row), size: 11)
                page.show(cost, 222, 90 - 29 * Double(row), size: 11)
            }
            page.show("https://lamps.example/7   8/10", 72, 20, size: 8)
        }.texts().joined(separator: "\n").split(whereSeparator: \.isWhitespace).joined(separator: " ")
        for (count, cost) in rows { #expect(read.contains(count + " " + cost), "\(read)") }
    }

    @Test("What stands right below a heading at a page's foot, in smaller type")
    func belowHeading() throws {
        let read = try TestDocument { page in
            page.paragraph(text + " " + text + " " + text, 40, 760, width: 520)
            page.show("Putting it up", 40, 46, size: 13, font: .evenBold)
            page.show("$ lamp --put up", 45, 20, size: 8)
        }.texts()
        #expect(read.contains { $0.contains("$ lamp --put up") }, "\(read)")
    }

    /// A page of text with a line of its own at the top or at the foot.
    private func isRead(_ line: String, x: Double = 72, y: Double = 770, size: Double = 10) throws -> Bool {
        try TestDocument { page in
            page.show(line, x, line == "7." ? 751 : y, size: size)
            page.paragraph(text + " " + text, 72, 735, width: 420)
            page.show("Of Lamps - Page 2/2", 240, 30, size: 8)
        }.texts().contains { $0.contains(line) }
    }

    @Test(
        "A clause's number where the lines begin, a sentence in brackets, what an exercise is worth",
        arguments: ["7.", "(The end of what is said of wicks on page 2.)", "Exercise 3: (7 points)", "Question 4 [12 marks]"])
    func texts(line: String) throws { #expect(try isRead(line)) }

    @Test("A page's number with a stop stands elsewhere") func numberOfPage() throws { #expect(try !isRead("7.", x: 290)) }

    @Test("The end of a paragraph whose line above is full", arguments: [true, false])
    func endOfParagraph(isFull: Bool) throws {
        let document = try TestDocument { page in
            page.paragraph(text, 72, 735, width: 420)
            page.show(isFull ? Prose.sentence("Golf", 13).dropLast() + " and oil or of" : "Oil or", 72, 102)
            page.show("wicks.", 72, 88)
        }.open()
        var builder = PageLayoutBuilder(document, extras: [])
        let layout = builder.layout(try #require(document.catalog.pages.page(at: 0)))
        let row = try #require(Edges.rows(layout.edges.bottom).first)
        #expect(EdgeVetoes(layout: layout).isText(row, isTop: false) == isFull)
    }

    @Test("The title of a slide may stand at its foot", arguments: [24.0, 12.0])
    func titleAtFoot(size: Double) throws {
        let read = try TestDocument { page in
            (page.width, page.height) = (640, 400)
            for row in 0..<9 { page.show(Prose.sentence("Row\(row)", 8), 40, 360 - 22 * Double(row), size: 12) }
            page.show("Lamps 7", 560, 24, size: size)
        }.texts()
        #expect(read.contains { $0.contains("Lamps 7") } == (size > 20), "\(read)")
    }

    @Test("The first rows of a table that goes on, close together, with cells below each other", arguments: [true, false])
    func tableThatGoesOn(isTable: Bool) throws {
        let rows = [
            "STA|12|status", "DA|20|address", "MA|12|memory", "WC|12|count", "WLK|32|switches", "INT|1|pending", "DONE|1|done",
            "TIME|24|delay",
        ]
        let read = try TestDocument { page in
            for (row, cells) in rows.enumerated() where isTable || row == 0 {
                for (x, cell) in zip([102.0, 210, 282], cells.split(separator: "|")) {
                    page.show(String(cell), x, 740 - 11.4 * Double(row) - (row > 0 ? 0 : 0), font: .fixedWide)
                }
            }
            page.paragraph(text + " " + text, 72, isTable ? 600 : 700, width: 420)
        }.texts()
        #expect(read.contains { $0.contains("status") } == isTable, "\(read.map { $0.prefix(40) })")
    }
}

extension EdgeVetoTests {
    @Test("The titles of cards, which begin with the same word")
    func cards() throws {
        let titles = [("Ferry LX 457", "Monday 5 August"), ("Ferry LX 456", "Friday 9 August")]
        let read = try TestDocument { page in
            var y = 770.0
            for title in titles {
                page.raw("0 0.2 0.6 rg 57 \(y - 6) 500 18 re f 1 g")
                page.show(title.0, 64, y, size: 10, font: .evenBold)
                page.show(title.1, 532 - TestPage.width(title.1, size: 10), y, size: 10, font: .evenBold)
                page.raw("0 g")
                page.show("Quay Bay, east pier, 18:25", 67, y - 24, size: 8)
                page.show("Farrow Ness, west pier, 21:00", 67, y - 36, size: 8)
                y -= 120
            }
            page.paragraph(Prose.sentence("Alpha", 90), 64, y, width: 420)
        }.texts()
        for title in titles { #expect(read.contains { $0.contains(title.0) }, "\(read)") }
    }

    @Test("Who sends a letter, above the address")
    func sender() throws {
        let sender = "Berta Holm · Am Anger 3 · 86150 Farrow"
        let read = try TestDocument { page in
            page.show(sender, 57, 778, size: 7)
            page.lines(["Mr", "Peter Ness", "17 Lamp Street, near the harbour", "86199 Quay Bay"], 57, 758)
            page.paragraph(Prose.sentence("Alpha", 90), 57, 640, width: 460)
            page.show("Yours sincerely", 57, 500)
        }.texts()
        #expect(read.first == sender, "\(read)")
    }

    @Test("An item that begins a page, set like what goes on below it, and a chapter's number above its name")
    func itemAndChapter() throws {
        let item = "• A lamp that burns low is to be filled again. 2"
        let items = try TestDocument { page in
            page.show(item, 80, 776)
            var y = page.paragraph(text, 72, 744, width: 450)
            y = page.paragraph(text, 72, y - 24, width: 450)
            page.show("14", 290, 40)
        }.texts()
        #expect(items.first == String(item.dropFirst(2)), "\(items)")
        let chapter = try TestDocument { page in
            page.show("Chapter 1.", 270, 740, size: 9, font: .evenBold)
            page.raw("72 732 m 520 732 l S")
            page.show("Introduction", 72, 700, size: 20, font: .evenBold)
            page.paragraph(text, 72, 660, width: 450)
            page.show("1", 520, 40, size: 9)
        }.texts()
        #expect(chapter.first?.hasPrefix("Chapter 1.") ?? false, "\(chapter)")
    }

    @Test("The heading of a scene with its number at both ends")
    func scene() throws {
        let read = try TestDocument { page in
            page.show("1", 60, 762, font: .fixed)
            page.show("INT. INN - NIGHT", 108, 762, font: .fixed)
            page.show("1", 540, 762, font: .fixed)
            page.paragraph(text, 108, 730, width: 400)
            page.paragraph(text, 108, 560, width: 400)
        }.texts()
        #expect(read.joined(separator: " ").contains("INT. INN"), "\(read.map { $0.prefix(30) })")
    }
}
