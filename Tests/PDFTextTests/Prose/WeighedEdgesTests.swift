import Testing

@testable import PDFText

@Suite("Heads and feet that no other page shows")
struct WeighedEdgesTests {
    private func body(_ page: Int, _ count: Int = 330) -> String {
        Prose.sentence("Text\(["A", "B", "C", "D", "E", "F", "G", "H"][page])", count)
    }

    /// Eight pages of text below y 700, with what `decorate` adds to each.
    private func book(_ decorate: (inout TestPage, Int) -> Void) -> TestDocument {
        TestDocument(pages: 8) { page, index in
            decorate(&page, index)
            page.paragraph(body(index), 72, 700, width: 420)
        }
    }

    @Test("On a page by itself the last line of a listing is none")
    func listing() throws {
        let read = try TestDocument { page in
            var y = page.paragraph(body(0, 200), 72, 740, width: 420) - 14
            while y > 60 {
                page.show("lamp.light(oil, wick, \(Int(y)))", 90, y, size: 9, font: .fixed)
                y -= 11
            }
            page.show("}", 72, y, size: 9, font: .fixed)
        }.texts()
        #expect(read.joined(separator: "\n").contains("}"))
    }

    @Test("The head of a chapter of one page, beyond doubt by its rule, slant and place; a heading there is read")
    func chapterOfOnePage() throws {
        let read = try book { page, index in
            guard index == 4 else { return }
            page.show("Chapter 7. Of Bridges and Mills", 367, 748, size: 8, font: .evenItalic)
            page.raw("72 742 m 492 742 l S")
        }.texts()
        #expect(!read.contains { $0.contains("Bridges") }, "\(read.map { $0.prefix(40) })")
        let heading = try book { page, index in
            if index == 4 { page.show("7 Of bridges and mills", 72, 724, size: 14, font: .evenBold) }
        }.texts()
        #expect(heading.contains("7 Of bridges and mills"), "\(heading.map { $0.prefix(40) })")
    }

    @Test("A page's number that no other page has; signs of code are read", arguments: ["127", "/*"])
    func number(_ text: String) throws {
        let read = try book { page, index in
            if index == 4 { page.show(text, 282 - TestPage.width(text, size: 9) / 2, 36, size: 9) }
        }.texts()
        #expect(read.contains { $0.contains(text) } == (text != "127"), "\(read.map { $0.suffix(40) })")
    }

    @Test("Titles of drawings are read, heads like them above text are not")
    func drawing() throws {
        func read(_ lines: [String]) throws -> [String] {
            try TestDocument { page in
                page.show("Report on the Mills and Barns", 372, 746, size: 9, font: .evenItalic)
                page.raw("72 740 m 492 740 l S")
                page.lines(lines, 72, 700)
            }.texts()
        }
        let running = TestPage.wrap(body(0), width: 420)
        #expect(try !read(running).contains { $0.contains("Report") })
        #expect(try read(running.map { $0.split(separator: " ").prefix(2).joined(separator: " ") }).contains { $0.contains("Report") })
    }

    @Test("The head and the foot of a page with hardly a line")
    func shortPage() throws {
        let document = TestDocument { page in
            let head = "Lamps Documentation"
            page.show("12", 72, 756, size: 8)
            page.show(head, 540 - TestPage.width(head, size: 8), 756, size: 8, font: .evenItalic)
            page.raw("72 750 m 540 750 l S")
            page.show("3.5 Remarks", 72, 690, size: 14, font: .evenBold)
            page.lines(["Who has something to say of lamps may write it to the", "keepers, who will answer when they can."], 72, 670)
            page.show("3.5. Remarks", 72, 40, size: 8)
            page.show("Page 11 of 20", 470, 40, size: 8)
        }
        try document.expect([
            "3.5 Remarks", "Who has something to say of lamps may write it to the keepers, who will answer when they can.",
        ])
    }

    @Test(
        "Words and the page's number far apart are a head above the last two lines of a chapter, or a figure's caption; two cells are not")
    func headAboveCaption() throws {
        func texts(_ left: String, _ right: String, y: Double = 770) throws -> [String] {
            try TestDocument { page in
                page.show(left, 72, y, size: 9)
                page.show(right, 500, y, size: 9)
                page.show("Figure 3. The lamps of the quay at night, seen from the tower.", 140, 300)
            }.texts()
        }
        #expect(try texts("Chapter 3. The Lamps", "41") == ["Figure 3. The lamps of the quay at night, seen from the tower."])
        #expect(try texts("Lamps of the quay", "41", y: 400).count == 2)
    }

    @Test("A title in bold type, larger than the text, begins a page: it is no head, as one in small type is", arguments: [14.0, 8])
    func title(_ size: Double) throws {
        let title = "APPENDIX: ALL ENTRIES"
        let document = TestDocument { page in
            page.show(title, 282 - TestPage.width(title, size: size) / 2, 752, size: size, font: .evenBold)
            page.paragraph(body(0), 72, 700, width: 420)
        }
        #expect(try document.texts().contains(title) == (size > 10))
    }

    /// One page of text below `head`, which the page's number is at the foot of.
    private func alone(_ head: String, size: Double = 9, isRuled: Bool = true, x: Double? = nil) throws -> [String] {
        try TestDocument { page in
            page.show(head, x ?? 282 - TestPage.width(head, size: size) / 2, 740, size: size)
            if isRuled { page.raw("72 734 m 492 734 l S") }
            page.paragraph(body(0), 72, 700, width: 420)
            page.show("16", 276, 36, size: 9)
        }.texts()
    }

    @Test("A thesis has the name of its university in its head, in Chinese, too")
    func wideWords() throws {
        #expect(try !alone("南方大学硕士学位论文").contains { $0.contains("大学") })
        // The title of a report.
        #expect(try alone("关于大学生安全的报告", size: 10, isRuled: false).contains { $0.contains("报告") })
    }

    @Test("The title of a page by itself stands above a rule as a head does")
    func titleAboveRule() throws {
        func isRead(_ number: String) throws -> Bool {
            try TestDocument { page in
                page.show("Minutes of the meeting", 72, 740)
                page.raw("72 734 m 492 734 l S")
                page.paragraph(body(0), 72, 718, width: 420)
                page.show(number, 276, 36, size: 9)
            }.texts().joined().contains("Minutes")
        }
        #expect(try isRead(""))
    }

    @Test("The title of a recipe stands above a rule, too, and what is below it begins small", arguments: [2, 14])
    func titleAboveShortLines(_ count: Int) throws {
        let read = try TestDocument { page in
            page.show("Recipe for lamp soup", 72, 740)
            page.raw("72 734 m 520 734 l S")
            page.show("onions, two; carrots, three; oil.", 72, 700)
            for row in 1..<count { page.show(["Cook it.", "Stir it well.", "Take some salt."][row % 3], 72, 700 - 20 * Double(row)) }
            page.show("1", 295, 40)
        }.texts()
        #expect(read.first == "Recipe for lamp soup", "\(read.map { $0.prefix(40) })")
    }

    @Test("The title of a table above a rule, set like its cells; in another font it is a head", arguments: [TestFont.even, .evenItalic])
    func titleOfTable(_ font: TestFont) throws {
        let texts = try TestDocument { page in
            page.show("Prices of the lamp shop", 72, 744, font: font)
            page.raw("72 738 m 520 738 l S")
            for row in 0..<12 {
                for (cell, x) in [("Lamp", 72.0), ("\(row * 37 % 90 + 10)", 250), ("\(row * 53 % 90 + 10)", 400)] {
                    page.show(cell, x, 700 - 20 * Double(row))
                }
            }
            page.show("1", 295, 40)
        }.texts()
        #expect(texts.contains { $0.hasPrefix("Prices") } == (font == .even), "\(texts.map { $0.prefix(40) })")
    }

    @Test("A head above a rule and the end of a text that the page before has begun")
    func aboveTextThatGoesOn() throws {
        let read = try TestDocument { page in
            page.show("Lamps of the harbour", 392, 752, size: 9)
            page.raw("72 746 m 492 746 l S")
            page.paragraph("which " + body(0, 18), 72, 716, width: 420)
            page.show("17", 276, 40, size: 9)
        }.texts()
        #expect(read.first?.hasPrefix("which") ?? false, "\(read.map { $0.prefix(40) })")
    }

    @Test("An article's number and its page's, beside who wrote it; a time of day is no page")
    func pageOfArticle() throws {
        func head(_ number: String) throws -> [String] {
            try TestDocument { page in
                page.show(number, 72, 730, size: 8)
                page.show("Marsh et al.", 440, 730, size: 8)
                page.paragraph(body(0), 72, 706, width: 420)
            }.texts()
        }
        #expect(try !head("111:12").contains { $0.contains("Marsh") })
        #expect(EdgeWording.isPageOfArticle(Array("17:3".utf8)[...]))
        for other in ["10:45", "2:1", "1:500"] { #expect(!EdgeWording.isPageOfArticle(Array(other.utf8)[...])) }
    }

    @Test("A dictionary's guide words around its number; a number between words that are in no order is read")
    func guideWords() throws {
        func head(_ last: String) throws -> Bool {
            try TestDocument { page in
                page.show("barn", 72, 730, size: 11.6, font: .evenBold)
                page.show("142", 275, 730, size: 11.6, font: .evenBold)
                page.show(last, 492 - TestPage.width(last, size: 11.6), 730, size: 11.6, font: .evenBold)
                page.paragraph("barn: " + body(0), 72, 714, width: 420)
            }.texts().joined(separator: " ").contains("142")
        }
        #expect(try !head("beam"))
        #expect(try head("ash"))
    }

    @Test("The word of a chapter's number is read, though it looks like a head")
    func wordOfChapter() throws {
        let texts = try TestDocument { page in
            page.show("CHAPTER", 440, 732, size: 10, font: .evenBold)
            page.show("ONE", 466, 712, size: 14, font: .evenBold)
            page.raw("72 706 m 492 706 l S")
            page.show("Lamps", 452, 664, size: 20, font: .evenBold)
            page.paragraph(body(0), 72, 620, width: 420)
            page.show("5", 280, 36)
        }.texts()
        #expect(texts.joined(separator: " ").hasPrefix("CHAPTER ONE"), "\(texts.map { $0.prefix(30) })")
    }

    @Test("The head of a page whose cells stand over those of no table", arguments: [true, false])
    func besideCells(_ hasCells: Bool) throws {
        let texts = try TestDocument { page in
            page.show("To Ann Marsh", 72, 742, font: .evenItalic)
            page.show("14 May 2024", 254, 742, font: .evenItalic)
            page.show("Page 2", 492 - TestPage.width("Page 2", size: 10), 742, font: .evenItalic)
            if hasCells {
                for row in 0..<5 {
                    let y = 700 - 20 * Double(row)
                    page.show("Lamp no. \(row + 4)", 72, y)
                    page.show("\(row * 7 + 11) lights", 254, y)
                    page.show("Page \(row + 3)", 492 - TestPage.width("Page 2", size: 10), y)
                }
            } else {
                page.paragraph(body(0), 72, 700, width: 420, justifiesLast: true)
            }
        }.texts()
        #expect(texts.joined(separator: " ").contains("To Ann Marsh") == hasCells)
    }

    @Test("A number close below the columns, in the middle between them, is the page's")
    func closeNumber() throws {
        let lines = TestPage.wrap(Prose.sentence("Alpha", 900), width: 220)
        let document = TestDocument { page in
            page.lines(Array(lines.prefix(50)), 72, 702)
            page.lines(Array(lines.dropFirst(50).prefix(50)), 318, 702)
            page.show("5", 302, 100)
        }
        let texts = try document.texts()
        #expect(!texts.joined(separator: " ").split(separator: " ").contains("5"), "\(texts.map { $0.suffix(60) })")
    }

    @Test(
        "A head above nothing but a table, known by the page's number as far from the paper's edge; further away it may be the table's title"
    )
    func besideNumber() throws {
        func isRead(_ y: Double) throws -> Bool {
            try TestDocument { page in
                page.show("Lamps of the harbour", 216, 756, font: .evenItalic)
                for row in 0..<12 {
                    for (cell, x) in ["Lamp", "\(row * 37 % 90 + 10)", "\(row * 53 % 90 + 10)"].enumerated().map({
                        ($1, 72 + 90 * Double($0))
                    }) {
                        page.show(cell, x, 700 - 20 * Double(row))
                    }
                }
                page.show("7", 268, y)
            }.texts().contains { $0.contains("harbour") }
        }
        #expect(try !isRead(34))
        #expect(try isRead(150))
    }

    @Test("A head and a foot that reach from margin to margin, with two lines of text between")
    func marginToMargin() throws {
        func texts(_ number: String) throws -> [String] {
            try TestDocument { page in
                page.show("Lamps of the harbour", 72, 756)
                page.show("June 2024", 492, 756)
                page.lines(["Who has something to say of lamps may write it to the keepers of the quay, who will", "answer."], 72, 720)
                page.show("Draft, not for publication", 72, 36)
                page.show(number, 532, 36)
            }.texts()
        }
        #expect(try texts("4").count == 1)
    }

    @Test("A bar between words and the page's number, on a page that has nothing else; a heading begins with a number and a bar")
    func bar() throws {
        func texts(_ line: String, y: Double) throws -> [String] {
            try TestDocument { page in page.show(line, 72, y, size: 8) }.texts()
        }
        #expect(try texts("3 | Report of the Harbour", y: 50) == [])
        #expect(try texts("Report of the Harbour | 3", y: 50) == [])
        #expect(try texts("3 | Report of the Harbour", y: 740).count == 1)
        // Addresses.
        #expect(try texts("12 | Harbour Quay | Ness", y: 50).count == 1)
        #expect(try texts("12 | Harbour Street, Ness", y: 50).count == 1)
        #expect(try texts("Harbour Inn | Ness | 12", y: 50).count == 1)
    }

    @Test("A head above a rule that is the side of a frame, on a sheet that lies, far from the paper's edge as there is less of it")
    func sheetThatLies() throws {
        func isRead(_ rule: String) throws -> Bool {
            try TestDocument(width: 842, height: 595) { page in
                page.show("Report on the lamps of the harbour", 64, 537, size: 12)
                page.raw(rule)
                page.show("Introduction", 64, 495, size: 16, font: .evenBold)
                page.paragraph(body(0), 64, 466, width: 714, size: 12)
                page.show("4", 418, 40, size: 12)
            }.texts().contains { $0.hasPrefix("Report") }
        }
        #expect(try !isRead("q 64 528 m 778 528 l 778 527 l 64 527 l W* n 64 528 714 67 re 64 527 714 68 re f* Q"))
    }

    @Test("On a sheet that lies what is larger than the text is a title, however low it stands", arguments: [12.0, 11])
    func titleOfSheetThatLies(_ size: Double) throws {
        let read = try TestDocument(width: 842, height: 595) { page in
            page.show("Lamps of the harbour", 64, 530, size: size)
            page.raw("64 523 m 778 523 l S")
            page.paragraph(body(0), 64, 480, width: 714, size: 11)
            page.show("4", 418, 40, size: 11)
        }.texts()
        #expect(read.first?.hasPrefix("Lamps") ?? false == (size > 11), "\(read.map { $0.prefix(40) })")
    }

    @Test(
        "A foot's and a head's volume or year, and the page's number",
        arguments: [("Annual Report", "2023", 40.0), ("Journal of Lamps", "12", 752)])
    func volume(_ name: String, _ volume: String, _ y: Double) throws {
        for size in [9.0, 10] {
            let read = try TestDocument { page in
                for (text, x) in [(name, 72.0), (volume, 277), ("345", 492 - TestPage.width("345", size: size))] {
                    page.show(text, x, y, size: size)
                }
                page.paragraph(body(0), 72, 700, width: 420)
            }.texts()
            #expect(!read.contains { $0.contains(name) }, "\(size) \(read.map { $0.prefix(40) })")
        }
    }

    @Test("The last row of a table that begins a page: a word and two numbers")
    func rowOfFigures() throws {
        let texts = try TestDocument { page in
            page.show("Harbour of Farrow", 380, 766, font: .evenItalic)
            for (text, x) in [("Wicks", 72.0), ("557", 132.0), ("831", 180.0)] { page.show(text, x, 716) }
            page.show("Methods", 72, 680, size: 13, font: .evenBold)
            page.paragraph(body(0), 72, 650, width: 420)
            page.show("3", 280, 30)
        }.texts()
        #expect(texts.joined(separator: " ").contains("831"), "\(texts.map { $0.prefix(40) })")
    }

    @Test("A slide's title in small light type on a dark ground, over a table")
    func titleOfSlide() throws {
        let texts = try TestDocument(width: 364, height: 272) { page in
            page.raw("0.1 0.2 0.25 rg 0 244 364 28 re f 1 g")
            page.show("Correlation of the lamps - harbour and quay", 10, 254, size: 12)
            page.raw("0 g")
            for row in 0..<9 {
                for column in 0..<5 { page.show("0.\(row * 5 + column + 10)", 40 + 60 * Double(column), 214 - 18 * Double(row), size: 8) }
            }
            page.show("49", 340, 8, size: 8)
        }.texts()
        #expect(texts.joined(separator: " ").contains("harbour"), "\(texts)")
    }

    @Test("A head above a rule, on a page that has as many in a figure or a table; not where the table's begin with it")
    func ruleAboveManyRules() throws {
        func read(_ rules: [Double]) throws -> [String] {
            try TestDocument { page in
                page.show("Lamps of the harbour and the quay in winter", 172, 736, size: 9, font: .evenBold)
                for y in [730] + rules { page.raw("72 \(y) m 492 \(y) l S") }
                page.raw((0..<20).map { "80 \(500 - 8 * $0) m 280 \(500 - 8 * $0) l S" }.joined(separator: " "))
                page.paragraph(body(0, 60), 72, 706, width: 420)
                page.paragraph(body(1, 120), 72, 320, width: 420)
                page.show("4", 280, 40)
            }.texts()
        }
        #expect(try !read([]).joined().contains("quay"))
        #expect(try read([718, 700]).joined().contains("quay"))
        // A title that is underlined.
        let title = "Details of the lamps that the harbour of Farrow and its quay have"
        let read = try TestDocument { page in
            page.show(title, 72, 756, size: 12)
            page.raw("72 754 m \(72 + TestPage.width(title, size: 12)) 754 l S")
            page.show("http://harbour.example.org/lamps", 72, 742, size: 12)
            page.raw((0..<20).map { "80 \(500 - 8 * $0) m 280 \(500 - 8 * $0) l S" }.joined(separator: " "))
            page.paragraph(body(0, 60), 72, 706, width: 420)
        }.texts()
        #expect(read.joined(separator: " ").contains("Farrow and its quay"), "\(read.map { $0.prefix(40) })")
    }

    @Test("What a page's head says its foot may say again, though a number stands nearer to the paper's edge")
    func saidTwice() throws {
        func read(_ foot: String) throws -> [String] {
            try TestDocument { page in
                page.show("UNCLASSIFIED", 244, 756)
                page.paragraph(body(0), 72, 706, width: 420)
                page.show("16", 276, 92)
                page.show(foot, 244, 62)
            }.texts()
        }
        #expect(try !read("UNCLASSIFIED").joined().contains("UNCLASSIFIED"))
        #expect(try read("See the lamps below").joined().contains("lamps below"))
    }

    @Test("A foot with the page's number set like the head, each behind a rule, around nothing but a figure")
    func pairAroundFigure() throws {
        let read = try TestDocument { page in
            page.show("Lamp Documentation, Release 3.5.0", 72, 748, font: .evenBold)
            page.raw("72 744 m 540 744 l S 72 68 m 540 68 l S 100 300 300 300 re S")
            page.show("10", 72, 56, font: .evenBold)
            page.show("Chapter 3. Wicks", 448, 56, font: .evenBold)
        }.texts()
        #expect(read.isEmpty, "\(read)")
    }

    @Test(
        "A head in small type above a rule, on a page whose foot is known; the kind of a letter stands above a title",
        arguments: [false, true])
    func smallAboveRule(_ isTitled: Bool) throws {
        let read = try TestDocument { page in
            page.show("1.3 Wicks", 72, 714, size: 9)
            page.raw("72 704 m 492 704 l S")
            if isTitled { page.show("Lamps of the harbour", 72, 664, size: 18, font: .evenBold) }
            page.paragraph(body(0), 72, isTitled ? 640 : 678, width: 420)
            page.show("8 | Lamp AB. All Rights Reserved.: Event Lamps", 72, 60, size: 9)
        }.texts()
        #expect(read.first?.hasPrefix("1.3") ?? false == isTitled, "\(read.map { $0.prefix(40) })")
    }

    @Test("Who wrote a text, behind the page's number and above a rule, over a heading and a line")
    func authorsAboveLine() throws {
        let read = try TestDocument { page in
            page.show("2 Anna Marsh, Bert Reed, and Carla Farrow", 72, 752, size: 9, font: .evenItalic)
            page.raw("72 746 m 540 746 l S")
            page.show("Nontechnical Summary", 72, 706, size: 14, font: .evenBold)
            page.show("This part of the report is about the lamps.", 72, 684)
        }.texts()
        #expect(read == ["Nontechnical Summary", "This part of the report is about the lamps."], "\(read)")
    }

    @Test("An address on the web by itself at the paper's edge; further in it is the first line of a page", arguments: [758.0, 700])
    func addressByItself(_ y: Double) throws {
        let read = try TestDocument { page in
            page.show("www.example.org/lampreports/", 48, y, size: 11, font: .evenBold)
            page.paragraph(body(0), 160, y - 35, width: 390)
            page.show("1234567890", 48, 20, size: 8)
        }.texts()
        #expect(read.contains { $0.contains("example") } == (y == 700), "\(read.map { $0.prefix(40) })")
    }

    @Test(
        "A section's head with its number, though text begins and ends where its parts do; a row of a table that goes on is read",
        arguments: [false, true])
    func sectionAboveText(_ isTable: Bool) throws {
        let read = try TestDocument { page in
            page.show("1", 72, 712, font: .evenItalic)
            page.show("BRIDGES AND MILLS", 87, 712, font: .evenItalic)
            page.show("4", 487, 712, font: .evenItalic)
            var y = 684.0
            if isTable {
                for row in 2..<9 {
                    page.show("\(row)", 72, y)
                    page.show("BARN", 87, y)
                    page.show("\(row)", 487, y)
                    y -= 28
                }
            }
            for (index, label) in ["(i)", "(ii)"].enumerated() {
                page.show(label, 72, y)
                y = page.paragraph(body(index, 30), 104, y, width: 388) - 6
            }
            page.paragraph(body(3, 200), 72, y, width: 420, indent: 15)
        }.texts()
        #expect(read.contains { $0.contains("BRIDGES") } == isTable, "\(read.map { $0.prefix(40) })")
    }

    @Test("A title above a rule, in type hardly larger than its date below")
    func titleAboveDate() throws {
        let read = try TestDocument { page in
            page.raw("1 0 0 rg")
            page.show("studies of the lamps of Ness", 225, 728, size: 13, font: .evenItalic)
            page.raw("0 g 72 712 m 540 712 l S 72 704 m 540 704 l S")
            page.show("03/08/2017 (V1.3)", 262, 676, size: 13)
            page.show("Berta Lamprecht", 268, 630, size: 13)
            page.show("1 Lamps", 72, 560, size: 12, font: .evenBold)
            page.paragraph(body(0, 280), 72, 536, width: 468)
            page.show("1", 306, 48)
        }.texts()
        #expect(read.first == "studies of the lamps of Ness", "\(read.map { $0.prefix(40) })")
    }

    @Test(
        "A head with a journal's article and the page in it behind a sign",
        arguments: ["Lamps of the Valley • 111:7", "111:8 • Lamprecht et al."])
    func pageOfArticle(_ head: String) throws {
        let read = try TestDocument { page in
            page.show(head, head.hasPrefix("1") ? 72 : 492 - TestPage.width(head, size: 7.5), 720, size: 7.5)
            page.paragraph(body(0), 72, 694, width: 420, size: 9)
        }.texts()
        #expect(read.count == 1 && read[0].hasPrefix("Text"), "\(read.map { $0.prefix(40) })")
    }
}
