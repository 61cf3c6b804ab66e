import PDFText
import Testing

@Suite("Heads and feet of a page without neighbours")
struct LoneEdgesTests {
    private let text = Prose.sentence("Alpha", 220)

    /// One page of running text between y 690 and about 430, with what `decorate` adds.
    private func page(_ decorate: (inout TestPage) -> Void) -> TestDocument {
        TestDocument { page in
            decorate(&page)
            page.paragraph(text, 72, 690, width: 420)
        }
    }

    @Test(
        "A foot of a volume, a page, an address, a revision",
        arguments: [
            "Annals of Small Things | www.small-things.example   7   March 2014 | Volume 8", "Revision: 2.4",
            "Published by an archive, 1997",
            "Page 3 of 9", "17", "١٧", "१७", "๑๗", "１７", "十七", "第17页", "第 17 頁", "หน้า ๑๗", "17 페이지", "XVII", "strana 17",
        ])
    func feet(_ foot: String) throws { try page { $0.show(foot, 72, 40, size: 8) }.expect([text]) }

    @Test(
        "Text that stands clear of the rest where a foot would: in capitals among other signs, before a list, in code, numbered like a note",
        arguments: [
            "歌声合成器を VOCALOID から UTAU に変更しようとしている様子です",
            "Lamps of this kind are usually sold with a list of what was published about them:",
            "[1] lamp_light(oil)",
            "4. Marsh, Of Lamps and Barns, and what was said of them in the North, 2. April 2020,",
        ])
    func lastLines(_ line: String) throws {
        let read = try page { $0.show(line, 72, 70, size: line.count < 20 ? 7 : line.hasPrefix("Lamps") ? 10 : 9) }.texts()
        #expect(read.joined(separator: " ").contains(line.suffix(12)), "\(read.map { $0.suffix(50) })")
    }

    @Test("A program's last brace below a head")
    func braceBelowHead() throws {
        let read = try page { page in
            page.show("A. Examples", 250, 770, size: 9)
            page.show("}", 72, 735)
        }.texts()
        #expect(read.first == "}", "\(read.map { $0.prefix(30) })")
    }

    @Test("To whom a preprint was submitted, and when, may stand a little further in than other feet")
    func preprint() throws {
        let lines = TestPage.wrap(Prose.sentence("Alpha", 700), width: 420)
        func read(_ parts: [String]) throws -> String {
            try TestDocument { page in
                for (index, line) in lines.prefix(40).enumerated() { page.show(line, 72, 110 + 12 * Double(39 - index)) }
                page.show(parts[0], 72, 92, size: 8)
                page.show(parts[1], 440, 92, size: 8)
            }.texts().joined(separator: " ")
        }
        #expect(try !read(["Preprint submitted to Lamps", "June 8, 2018"]).contains("Lamps"))
        #expect(try read(["Written for the keepers of Lamps", "by a friend of Ann"]).contains("Lamps"))
    }

    @Test("A journal's name and volume above a date: the head of a first page")
    func rowsOfHead() throws {
        func document(_ decorate: @escaping (inout TestPage) -> Void) -> TestDocument {
            TestDocument(pages: 2) { page, index in
                if index == 0 { decorate(&page) }
                page.paragraph(text, 72, 690, width: 420)
            }
        }
        try document { page in
            page.show("Annals of Small Things manuscript no. 6836", 72, 742)
            page.show("© Mill Lane 2008", 440, 742)
            page.show("February 1, 2008", 72, 731)
        }.expect([text, text])
        // Its name alone, a letter's date are read.
        try document { page in
            page.show("Annals of Small Things", 72, 742)
            page.show("February 1, 2008", 72, 731)
        }.expect(["Annals of Small Things", "February 1, 2008", text, text])
    }

    @Test("Columns that reach down beside a foot are read to their ends")
    func columnsBesideFoot() throws {
        let columns = ["Bravo", "Charlie", "David"].map { Array(TestPage.wrap(Prose.sentence($0, 260), width: 160, size: 9).prefix(30)) }
        let document = TestDocument { page in
            for (index, column) in columns.enumerated() {
                // The foot stands below the first column, the end of the last one behind some white.
                let shown = index == 0 ? column.dropLast(3) : index == 1 ? column : column.dropLast()
                let x = 40 + 190 * Double(index)
                page.lines(
                    Array(shown), x, 46 + 10 * 29 + (index == 2 ? -6 + 2 : 0), size: 9, leading: 10, end: x + 160, justifiesLast: true)
                if index == 2 { page.show(column[29], x, 46, size: 9, end: x + 160) }
            }
            page.show("© 1995 Mill Lane Press. Permissions on back. v1.1", 60, 45, size: 6)
        }
        let texts = try document.texts().joined(separator: " ")
        for column in columns.dropFirst() { #expect(texts.contains(column[29])) }
    }

    @Test("The labels of a figure that is a page are text")
    func figure() throws {
        let labels = ["8", "Data", "6", "Fit", "4", "Light of lamps", "2", "0"]
        let document = TestDocument(width: 260, height: 140) { page in
            for (index, label) in labels.enumerated() { page.show(label, 10, 130 - 16 * Double(index), size: 8) }
        }
        let texts = try document.texts().joined(separator: " ")
        #expect(texts == labels.joined(separator: " "))
    }

    @Test("A foot in three parts")
    func parts() throws {
        try page { page in
            page.show("Revision: 2.4", 72, 60)
            page.show("P/N 119-036", 280, 60)
            page.show("10 June 2019", 440, 60)
        }.expect([text])
    }

    @Test("Several lines at the foot of a page in the size of its text are read, those in small type are none of it", arguments: [10.0, 6])
    func block(_ size: Double) throws {
        let blocks = [
            ["Harbour Lamps", "Foundry Road", "LS1 4QT"], ["Sort code 20-11-43", "Account 5512 9087", "GB 123 4567 89"],
            ["info@lamps.example", "0113 496 0012", "Company no. 0887"],
        ]
        let found = try page { page in
            for (block, x) in zip(blocks, [72.0, 240, 400]) { page.lines(block, x, 44, size: size) }
        }.texts().joined(separator: " ")
        for line in blocks.joined() { #expect(found.contains(line) == (size == 10)) }
    }

    @Test("A head in small type, a line further out, a number with the title")
    func heads() throws {
        try page { $0.show("A. Author et al.: Brief Notices", 250, 775, size: 5) }.expect([text])
        try page { page in
            page.show("Downloaded from http://an.example/archive on July 12", 150, 772, size: 9)
            page.show("Advances in Action", 72, 755, size: 8)
            page.show("447", 478, 755, size: 8)
        }.expect([text])
        try page { $0.show("400   OF HUSBANDRY AND BONES", 150, 740, size: 9) }.expect([text])
    }

    @Test(
        "A running head with the number of a page that was taken out of its book",
        arguments: [
            ["116", "CHAPTER 2. SMALL THINGS"], ["११६", "CHAPTER 2. SMALL THINGS"], ["PREFACE TO SMALL THINGS", "XVII"],
            ["2.3. Finding small things", "125"], ["304", "Chapter 17: Barns"],
        ])
    func numberedHeads(_ parts: [String]) throws {
        try page { page in
            page.show(parts[0], 72, 735)
            page.show(parts[1], 492 - TestPage.width(parts[1], size: 10), 735)
        }.expect([text])
    }

    @Test("A running head of words that a rule parts from the text; without it, it may be a heading")
    func ruledHead() throws {
        let head = "The small things of Barns"
        let rule = "q .4 w 72 732 m 492 732 l S Q"
        func found(_ operators: String) throws -> [String] {
            try page { page in
                page.raw(operators)
                page.show(head, 72, 736)
            }.texts()
        }
        #expect(try found(rule) == [text])
        #expect(try found("") == [head, text])
    }

    @Test(
        "A heading, a row of numbers, a note's number do not make a line furniture",
        arguments: [
            ("3 The barns of the north", 712.0), ("10 20 30 40 50 60", 60.0), ("* 14 barns have burnt down", 60.0),
        ])
    func numbersOfOthers(_ line: String, _ y: Double) throws {
        let found = try page { $0.show(line, 72, y) }.texts()
        #expect(found.contains { $0.contains(line.dropFirst(2)) }, "\(found.map { $0.prefix(60) })")
    }

    @Test("The last row of a table that goes on overleaf is no foot")
    func rowOfTable() throws {
        let document = TestDocument { page in
            page.paragraph(text, 72, 690, width: 420)
            for (index, row) in [["Barn", "62", "42.6%", "North"], ["Mill", "87", "96.8%", "South"], ["Shed", "41", "19.8%", "West"]]
                .enumerated()
            {
                for (cell, x) in zip(row, [72.0, 250, 320, 380]) { page.show(cell, x, 116 - 28 * Double(index)) }
            }
        }
        let texts = try document.texts()
        #expect(texts.joined(separator: " ").contains("19.8%"), "\(texts.dropFirst())")
    }

    @Test("Rows that say the same again and again, each with the next number, are no feet")
    func countedRows() throws {
        let document = TestDocument { page in
            page.paragraph(text, 72, 690, width: 420)
            for row in 0..<8 {
                page.show("not used yet", 72, 270 - 27 * Double(row), size: 8)
                page.show("set \(row + 13)", 180, 270 - 27 * Double(row), size: 8)
            }
        }
        let texts = try document.texts()
        for row in 0..<8 { #expect(texts.contains { $0.contains("set \(row + 13)") }, "\(texts.dropFirst())") }
    }

    @Test("The last row of a table between rules is no foot, though its cells have several lines")
    func rowOfLines() throws {
        let document = TestDocument { page in
            page.paragraph(text, 72, 690, width: 420)
            for row in 0..<6 {
                let y = 270 - 38 * Double(row)
                page.raw("q .5 w 72 \(y + 16) 420 -38 re S 150 \(y + 16) m 150 \(y - 22) l S 400 \(y + 16) m 400 \(y - 22) l S Q")
                page.show("0\(row + 1) Feb", 80, y)
                page.lines(["DIRECT DEBIT", "Harbour and Hill"], 158, y, leading: 14)
                page.show("\(row)3.76", 440, y)
            }
            page.show("Page 1 of 3", 440, 40, size: 8)
        }
        let texts = try document.texts()
        #expect(texts.joined(separator: " ").contains("06 Feb DIRECT DEBIT Harbour and Hill 53.76"), "\(texts.dropFirst())")
    }

    @Test("A caption that a page begins with is no head", arguments: ["TABLE 3: Tides at the north quay, 1990", "Table 12. Lamps, 1884"])
    func caption(_ caption: String) throws {
        let found = try page { $0.show(caption, 72, 740, size: 8) }.texts()
        #expect(found.contains(caption), "\(found.map { $0.prefix(60) })")
        try page { $0.show("THE TIDES AT THE NORTH QUAY, 1990", 72, 740, size: 8) }.expect([text])
    }

    @Test("A number alone below a page that isn't filled")
    func lastNumber() throws { try page { $0.show("62", 290, 330) }.expect([text]) }

    @Test(
        "A number in the middle below a page full of text is the page's, though it stands as close as a line; no other",
        arguments: [303.5, 330, 72])
    func closeNumber(_ x: Double) throws {
        let lines = TestPage.wrap(Prose.sentence("Edgar", 360), width: 468)
        let found = try TestDocument { page in
            page.lines(Array(lines.prefix(26)), 72, 700, end: 540, justifiesLast: true)
            page.show("and that was all.", 72, 700 - 12 * 26)
            page.show("4", x, 700 - 12 * 27)
        }.texts().joined(separator: " ")
        #expect(found.hasSuffix("4") == (x != 303.5), "\(found.suffix(60))")
    }

    @Test(
        "A signature, a date, a sender, a title are read",
        arguments: [
            ("Yours, Emma Woodhouse", 60.0, 10.0), ("Dated: March 9, 2009", 75, 10), ("A small title", 740, 10), ("A Large Title", 740, 20),
        ])
    func kept(_ line: String, _ y: Double, _ size: Double) throws {
        let found = try page { $0.show(line, 72, y, size: size) }.texts()
        #expect(found.contains(line), "\(found.map { $0.prefix(60) })")
    }

    @Test(
        "Who is to sign above it is read, with the line of underscores or dots to sign on", arguments: [("_", 0.0), ("_", 25), (".", 25)])
    func placesToSign(sign: String, indent: Double) throws {
        let line = String(repeating: sign, count: 30)
        let found = try page { page in
            for x in [72.0, 320] {
                page.show(line, x, 62)
                page.show("Place, date, signature", x + indent, 49)
            }
        }.texts().joined(separator: " ")
        #expect(found.contains("Place, date, signature Place, date, signature"), "\(found.suffix(80))")
    }

    @Test("A note at the foot is read")
    func note() throws {
        let found = try page { $0.show("* Author for correspondence, at the old mill by the river 5", 72, 60, size: 8) }.texts()
        #expect(found.joined(separator: " ").contains("Author for correspondence"))
    }

    @Test("What is filled in at the edge of a form is read")
    func fewLines() throws {
        try TestDocument { page in
            page.show("First line of few", 72, 700)
            page.show("Second line 12", 72, 40, size: 8)
        }.expect(["First line of few", "Second line 12"])
    }

    @Test("A row that says which of how many pages it is, on a page with hardly a line")
    func countedPage() throws {
        let row = "A letter to the guild   Signed: ____   Page 1 of 1"
        try TestDocument { page in
            page.show(row, 72, 745, size: 9)
            page.show("Dear guild, the lamps are lit.", 72, 700)
            page.show(row, 72, 50, size: 9)
        }.expect(["Dear guild, the lamps are lit."])
        for text in ["See page 3 of 9 for the lamps", "Lamps on pages", "Lamps: 1 of 9"] {
            let read = try TestDocument { page in
                page.show("Dear guild, the lamps are lit.", 72, 700)
                page.show(text, 72, 50, size: 9)
            }.texts()
            #expect(read.contains(text))
        }
    }

    @Test("The second of two pages is alone beside its title page; but its first line is no head")
    func secondOfTwo() throws {
        let more = Prose.sentence("Beta", 220)
        let document = TestDocument(pages: 2) { page, index in
            page.paragraph(index == 0 ? text : more, 72, 690, width: 420)
            if index == 1 {
                page.show("A. Author et al.", 72, 735, size: 8)
                page.show("12", 482, 735, size: 8)
            }
        }
        try document.expect([text, more])
        let plain = TestDocument(pages: 2) { page, index in page.paragraph(index == 0 ? text : more, 72, 750, width: 200) }
        try plain.expect([text, more])
    }

    @Test("An address with a telephone's number at the head of a page is read")
    func address() throws {
        let rows = [("mill.example", "1 Mill Lane"), ("1800 123 456", "FN33 0HX")]
        let document = page { page in
            for (index, row) in rows.enumerated() {
                page.show(row.0, 72, 760 - 12 * Double(index))
                page.show(row.1, 440, 760 - 12 * Double(index))
            }
        }
        let read = try document.texts().joined(separator: " ")
        for row in rows { #expect(read.contains(row.0) && read.contains(row.1)) }
    }

    @Test("The heads of two pages that were put on one, though they begin and end where the lines below do")
    func twoPages() throws {
        let texts = ["Alpha", "Bravo"].map { Prose.sentence($0, 260) }
        let document = TestDocument(width: 842, height: 595) { page in
            for (text, x) in zip(texts, [40.0, 450]) { page.paragraph(text, x, 520, width: 350) }
            page.show("46", 40, 550, size: 9)
            let title = "The Ferry to Ness"
            page.show(title, 390 - TestPage.width(title, size: 9), 550, size: 9)
            page.show("The Captain and the Lamp", 450, 550, size: 9)
            page.show("47", 800 - TestPage.width("47", size: 9), 550, size: 9)
        }
        try document.expect(texts)
    }

    @Test("A row of many parts at the foot is no running foot, one of three is")
    func manyParts() throws {
        func document(_ parts: [String]) -> TestDocument {
            page { page in
                let step = 468 / Double(parts.count)
                for (index, part) in parts.enumerated() { page.show(part, 72 + step * Double(index), 24, size: 8) }
            }
        }
        let many = ["SALT", "RYE", "WOOL", "FLAX", "TAR", "COAL", "HOPS"]
        let read = try document(many).texts().joined(separator: " ")
        #expect(many.allSatisfy(read.contains))
        let few = ["SALT", "RYE", "WOOL"]
        let other = try document(few).texts().joined(separator: " ")
        #expect(!few.contains(where: other.contains))
    }

    @Test("A head in larger type whose number stands apart from it, at the edge of a page that begins in the middle of a sentence")
    func largeHead() throws {
        let body = Prose.sentence("tion", 500)
        func read(_ gap: Double) throws -> [String] {
            try TestDocument { page in
                let head = "Lamps and Boats, what was found of three lights"
                let end = 492.0
                page.show("5", end - 6, 714, size: 12, font: .evenItalic)
                page.show(head, end - 6 - gap - TestPage.width(head, size: 12), 714, size: 12, font: .evenItalic)
                page.paragraph(body, 72, 690, width: 420)
            }.texts()
        }
        #expect(try read(18) == [body])
        #expect(try read(3).count == 2)
    }

    @Test("A head of two rows, whose parts stand one below the other as lines of columns do")
    func columnsOfHead() throws {
        let document = page { page in
            for (index, row) in [["ISSN 2039-2117", "Vol 4 No 13"], ["ISSN 2039-9340", "March 2013"]].enumerated() {
                page.show(row[0], 72, 750 - 10 * Double(index), size: 8)
                page.show("Annals of Small Things", 230, 750 - 10 * Double(index), size: 8)
                page.show(row[1], 440, 750 - 10 * Double(index), size: 8)
            }
        }
        try document.expect([text])
    }

    @Test("A document's title is none of its head, though it stands where heads do and nothing is as large")
    func titleOfPoster() throws {
        let document = page { page in
            page.show("PRICES OF LAMPS 2014", 180, 760, size: 24, font: .evenBold)
        }
        try document.expect(["PRICES OF LAMPS 2014", text])
    }

    @Test("The place and the year at the foot of a cover are read") func yearOfCover() throws {
        let lines = ["UNIVERSITY OF THE QUAY", "ANN MARLOW", "OF LAMPS AND LANTERNS AND THOSE WHO KEEP THEM", "QUILL BAY", "2007"]
        let document = TestDocument(pages: 3) { page, index in
            guard index == 0 else {
                page.paragraph(text, 72, 690, width: 420)
                return
            }
            for (line, y) in zip(lines, [720.0, 500, 380, 92, 79]) {
                page.show(line, 306 - TestPage.width(line, size: 12) / 2, y, size: 12)
            }
            for (line, y) in zip(["MASTER OF LAMPS", "Second part", "of two"], [700.0, 340, 326]) {
                page.show(line, 306 - TestPage.width(line, size: 12) / 2, y, size: 12)
            }
        }
        let read = try document.texts()
        #expect(read.contains { $0.contains("2007") } && read.contains { $0.contains("QUILL BAY") }, "\(read.map { $0.prefix(40) })")
    }

    @Test("The second of two pages is alone as well")
    func headOfSecondPage() throws {
        let document = TestDocument(pages: 2) { page, index in
            page.show(index == 0 ? "On Lamps" : "On Lamps, Page 2 of 2", 72, 760, size: index == 0 ? 18 : 10)
            if index == 1 { page.show("14 May 2024", 420, 760) }
            page.paragraph(Prose.sentence(index == 0 ? "Alpha" : "Bravo", 220), 72, 690, width: 420)
        }
        #expect(try !document.texts().contains { $0.contains("Page 2") })
    }

    @Test(
        "A foot that says which of how many pages it is may stand far up",
        arguments: ["Page 1 of 2", "a page of two", "Page 1 of 2 is all."])
    func countedFoot(number: String) throws {
        let lines = TestPage.wrap(Prose.sentence("Alpha", 700), width: 420)
        let read = try TestDocument { page in
            page.lines(Array(lines.prefix(42)), 72, 700)
            page.show("Draft", 72, 147)
            page.show(number, 440, 147)
        }.texts().joined(separator: " ")
        #expect(read.contains("Draft") == (number != "Page 1 of 2"))
    }

    @Test(
        "The last field of a form, and a number before something that is missing, are read", arguments: ["Signature:", "Signature", "127:"])
    func lastField(_ field: String) throws {
        let read = try TestDocument { page in
            page.paragraph(Prose.sentence("Alpha", 160), 72, 700, width: 420)
            for (label, y) in zip(["Name:", "Location:", field], [150.0, 118, 86]) { page.show(label, 72, y, size: 7, font: .evenBold) }
            page.show("1", 306, 36)
        }.texts()
        #expect(read.contains(field) == field.hasSuffix(":"), "\(read.map { $0.prefix(40) })")
    }

    @Test("The rest of a cell of the drawn table that a page begins with is no head: when an exam is held")
    func restOfCell() throws {
        let read = try page { page in
            for (x, width, y, height) in [(72.0, 140.0, 752.0, 26.0), (212, 140, 752, 26), (352, 140, 752, 26), (72, 420, 732, 20)] {
                page.raw("\(x) \(y) \(width) \(height) re S")
            }
            page.raw("212 732 m 212 752 l S 352 732 m 352 752 l S")
            page.show("Paper of the second term", 76, 768, size: 8)
            page.show("3 May 2021", 76, 757, size: 8)
            page.show("Examiner", 216, 768, size: 8)
            page.show("Signature of the keeper", 356, 768, size: 8)
            page.show("Surname:", 76, 740, size: 8)
            page.show("Name:", 216, 740, size: 8)
            page.show("Number:", 356, 740, size: 8)
        }.texts()
        #expect(read.joined(separator: " ").contains("3 May 2021"), "\(read.map { $0.prefix(60) })")
    }
}
