import PDFText
import Testing

@Suite("What pages have in common at their edges, and what they have by chance")
struct RepeatedEdgesTests {
    private static let names = ["mills", "barns", "wells", "roads", "boats", "lamps", "gates", "looms"]

    private func body(_ page: Int, _ count: Int = 150) -> String {
        Prose.sentence("Text\(["A", "B", "C", "D", "E", "F", "G", "H"][page])", count)
    }

    /// Eight pages of text with what `decorate` adds to each.
    private func book(size: Double = 10, _ count: Int = 150, _ decorate: (inout TestPage, Int) -> Void) -> TestDocument {
        TestDocument(pages: 8) { page, index in
            decorate(&page, index)
            page.paragraph(body(index, count), 72, 690, width: 420, size: size)
        }
    }

    @Test("Headings at the top of pages, of sections that count with them, are read")
    func sections() throws {
        let document = book { page, index in
            if (3...5).contains(index) {
                page.show("7.5.\(index) Of old \(Self.names[index])", 72, 740, size: 11)
            } else {
                page.show("All of that was built before the \(Self.names[index]) were, and is not as old.", 72, 740)
            }
        }
        let read = try document.texts()
        for index in 3...5 { #expect(read.contains("7.5.\(index) Of old \(Self.names[index])")) }
    }

    @Test(
        "Heads of a document of three pages that say something else on each have the page's number at their end", arguments: [true, false])
    func fewPages(isNumbered: Bool) throws {
        let heads = ["", "3 Of old mills", "4 How they are built"]
        let read = try TestDocument(pages: 3) { page, index in
            if index > 0 { page.show(heads[index], 72, 760, size: 12) }
            if index > 0 { page.show(isNumbered ? "\(index + 1)" : "\(7 * index + 5)", 484, 760, size: 12) }
            page.paragraph(body(index, 300), 72, 738, width: 420)
        }.texts()
        #expect(read.contains { $0.contains("Of old mills") } == !isNumbered, "\(read.map { $0.prefix(40) })")
    }

    @Test("A head of two halves, which stand the other way round on the next page, of a document of three pages that begins without it")
    func turnedHalves() throws {
        let halves = ["Proceedings of the Lamp Keepers", "Mills and others: on old barns"]
        let read = try TestDocument(pages: 3) { page, index in
            if index > 0 {
                page.show(halves[index % 2], 72, 750, size: 9)
                page.show(halves[1 - index % 2], 490 - TestPage.width(halves[1 - index % 2], size: 9), 750, size: 9)
            }
            page.paragraph(body(index, 300), 72, 728, width: 420)
        }.texts()
        #expect(!read.contains { $0.contains("Lamp Keepers") }, "\(read.map { $0.prefix(60) })")
    }

    @Test("The title of a form, of two lines, is read though the next page is a copy of it")
    func titleOfForm() throws {
        let read = try TestDocument(pages: 2) { page, _ in
            page.show("Request for a New Lamp of the Second", 150, 750, size: 14)
            page.show("Kind Shown in the Keeper's List", 160, 734, size: 14)
            for (row, name) in Self.names.enumerated() {
                page.show("The old \(name) that you have had", 72, 690 - 30 * Double(row), size: 9)
            }
            page.paragraph(body(0, 120), 72, 420, width: 420, size: 9)
        }.texts()
        #expect(read.joined(separator: " ").hasPrefix("Request for a New Lamp of the Second Kind Shown in the Keeper's List"))
    }

    @Test("Headings at the top of pages, of sections that have one name in each chapter, are read")
    func namesOfSections() throws {
        let read = try book { page, index in
            page.show("The Book of Lamps, Release 4", 72, 760)
            page.show(
                index % 2 == 0 ? "3.\(index + 2).3 Discussion" : "Text of the \(Self.names[index])", 72, 730, size: index % 2 == 0 ? 11 : 10
            )
        }.texts()
        for index in [0, 2, 4, 6] { #expect(read.contains("3.\(index + 2).3 Discussion"), "\(read.map { $0.prefix(40) })") }
        #expect(!read.contains { $0.contains("Book of Lamps") })
    }

    @Test("What each part of a reference begins with, set as its headings are, is read")
    func partsOfReferences() throws {
        let document = TestDocument(pages: 8) { page, index in
            page.paragraph(body(index, 60), 90, index % 2 == 0 ? 700 : 720, width: 400)
            if index % 2 == 0 { page.show("Name", 72, 724, size: 17, font: .evenBold) }
            page.show("Side Effects", 72, 480, size: 17, font: .evenBold)
            page.paragraph(body((index + 1) % 8, 60), 90, 456, width: 400)
        }
        let names = try document.texts().filter { $0.utf8.count < 20 }
        #expect(names.count { $0 == "Name" } == 4, "\(names)")
    }

    @Test("Notes whose numbers are by chance those of their pages are read")
    func notes() throws {
        let read = try book { page, index in
            page.show("Chapter 1: Of \(index < 4 ? "mills" : "barns")", 72, 740)
            page.show("\(index + 4)", 480, 740)
            page.show("\(index + 4)", 78, 75.5, size: 5)
            page.show("Nobody has seen more than \(["one", "two", "ten"][index % 3]) of its \(Self.names[index]) since.", 84, 72, size: 8)
        }.texts()
        #expect(read.count { $0.contains("Nobody has seen more than") } == 8)
        #expect(!read.contains { $0.contains("Chapter 1") })
    }

    @Test(
        "Numbers in sentences at the foot, which count by chance, make no feet of them",
        arguments: ["page #.", "page #, or before,", "1:#"])
    func sentences(_ ending: String) throws {
        let read = try book { page, index in
            guard (2...4).contains(index) else { return }
            page.show("Of \(Self.names[index]) see \(ending.replacing("#", with: "\(index + 550)"))", 72, 90)
        }.texts()
        #expect(read.count { $0.contains("see \(ending.prefix(2))") } == 3, "\(read.map { $0.suffix(40) })")
    }

    @Test("Entries of contents that stand at the foot are read, though numbers of chapters count with the pages")
    func contents() throws {
        let document = TestDocument(pages: 6) { page, index in
            for row in 0..<20 {
                let (y, name) = (720 - 32 * Double(row), Self.names[(index + row) % 8])
                page.show("\(index + 1).\(row + 1) Of \(name)", 72, y)
                page.show(String(repeating: ". ", count: 60), 200, y)
                page.show("\(index * 35 + row * 2 + 7)", 500, y)
            }
        }
        #expect(try document.texts().joined(separator: "\n").split(separator: ".20 Of").count == 7)
    }

    @Test("What announces the text below it, with a colon, is no head, though it stands in one place on all pages")
    func announcements() throws {
        let document = TestDocument(pages: 8) { page, index in
            page.show("set_\(Self.names[index])", 460, 760, size: 9)
            page.show("set_\(Self.names[index]): Set the lamps of the pier", 72, 720, size: 12)
            page.show("Synopsis:", 72, 690)
            page.paragraph(body(index, 60), 72, 668, width: 420)
        }
        let read = try document.texts()
        #expect(read.count { $0 == "Synopsis:" } == 8)
        for name in Self.names { #expect(read.contains("set_\(name): Set the lamps of the pier")) }
    }

    @Test("What every part of a reference begins with is no head where such a part begins the page, and neither is the part's name")
    func labels() throws {
        let document = TestDocument(pages: 8) { page, index in
            for (part, top) in [740.0, 420].enumerated() {
                page.show("set_\(Self.names[index])_\(part == 0 ? "up" : "down")", 72, top, size: 10.5)
                page.show("Synopsis", 72, top - 22)
                page.paragraph(body((index + part) % 8, 60), 72, top - 44, width: 420)
            }
        }
        let read = try document.texts()
        #expect(read.count { $0 == "Synopsis" } == 16)
        for name in Self.names { #expect(read.contains { $0.contains("set_\(name)_up") }) }
    }

    @Test("What stands before the names of short chapters is no head, though every second page begins with it")
    func chaptersOfOnePageEach() throws {
        let document = TestDocument(pages: 16) { page, index in
            if index % 2 == 1 {
                page.paragraph(body(index / 2, 60), 72, 700, width: 420)
                return
            }
            page.show("CHAPTER", 436, 740, size: 14)
            page.show(Self.names[index / 2].uppercased(), 485 - TestPage.width(Self.names[index / 2], size: 20), 715, size: 20)
            page.paragraph(body(index / 2, 60), 72, 600, width: 420)
            page.show("\(index + 1)", 300, 40)
        }
        #expect(try document.texts().count { $0.contains("CHAPTER") } == 8)
    }

    @Test("A page without text between chapters of a page or two has a head and a foot")
    func pagesWithoutText() throws {
        let document = TestDocument(pages: 10) { page, index in
            if index % 2 == 1 { page.show("Lamps and oil, volume 3", 72, 760) }
            page.show("\(index + 1) Chapter of lamps", 72, 40)
            if index == 5 { return }
            for line in 0..<(index % 3 == 0 ? 6 : 12) {
                page.show(Self.names[(index + line) % 8] + " keeps the lamps of the pier", 72, 700 - 12 * Double(line))
            }
        }
        let read = try document.texts().joined(separator: "\n")
        #expect(!read.contains("volume 3") && !read.contains("Chapter of"))
    }

    @Test("A number below a head that has the page's is text, though no page around has one there")
    func numberOfText() throws {
        let document = TestDocument(pages: 6) { page, index in
            page.show("\(index + 11) CHAPTER OF LAMPS AND OIL", 72, 760)
            if index == 3 { page.show("[1] 8", 72, 735, font: .fixed) }
            page.paragraph(body(index, 60), 72, index == 3 ? 700 : 735, width: 420)
        }
        #expect(try document.texts().joined(separator: "\n").contains("[1] 8"))
    }

    @Test("A head of two halves, one of which has the chapter's name and the other sections with numbers, over text in smaller type")
    func halves() throws {
        let document = book { page, index in
            page.show("\(index < 4 ? 1 : 2).\(index % 4 + 1) Of \(Self.names[index])", 72, 740, size: 12)
            page.show(index < 4 ? "Overview and Introduction" : "Tracks and Channels", 350, 740, size: 12)
        }
        try document.expect((0..<8).map { body($0) })
    }

    @Test("The head over an index, which is set smaller than it")
    func index() throws {
        try book(size: 8) { page, index in
            page.show("Names of \(Self.names[index])", 72, 740)
            page.show("\(index + 95)", 480, 740)
        }.expect((0..<8).map { body($0) })
    }

    @Test("Names that begin with small letters, in small type far from the text")
    func smallNames() throws {
        let document = book(size: 11, 250) { page, index in page.show("do_\(Self.names[index])", index % 2 == 0 ? 72 : 400, 745, size: 9) }
        // What stands there on the first page may be a title.
        try document.expect(["do_mills"] + (0..<8).map { body($0, 250) })
    }

    @Test("The title that the heads of the next pages repeat in smaller type is read where it stands first")
    func titleOfHeads() throws {
        let document = book { page, index in
            let title = "The Mills and Barns of the North"
            page.show(index == 0 ? title.uppercased() : title, 150, 740, size: index == 0 ? 13 : 10)
        }
        try document.expect(["THE MILLS AND BARNS OF THE NORTH"] + (0..<8).map { body($0) })
    }

    @Test("A head larger than all else on the first page is the title there", arguments: [20, 10.5])
    func titleOfDocument(size: Double) throws {
        let document = book { page, _ in page.show("The Mills and Barns of the North", 150, 750, size: size) }
        try document.expect((size > 12 ? ["The Mills and Barns of the North"] : []) + (0..<8).map { body($0) })
        // Below a title it is a head.
        let below = book { page, index in
            page.show("Of the Mills", 150, 750, size: 20)
            if index == 0 { page.show("Letters from Ness", 150, 715, size: 26) }
        }
        try below.expect(["Letters from Ness"] + (0..<8).map { body($0) })
    }

    @Test("A definition in the row where three pages nearby have one of the same kind is read")
    func definitions() throws {
        let read = try book { page, index in
            guard (2...5).contains(index) else { return }
            page.show("(open-\(Self.names[index]) gate)", 72, 740)
            page.show("procedure", 440, 740)
        }.texts()
        #expect(read.count { $0.contains("procedure") } == 4)
    }

    @Test("A head that has the chapter's name twice, since that has no other sections, though no page has the same")
    func saidTwice() throws {
        let document = book { page, index in
            page.show("2.\(index + 1) \(Self.names[index])", 72, 750, size: 12)
            page.show(Self.names[index], 450, 750, size: 12)
            page.show("2.\(index + 1) Of \(Self.names[index])", 72, 720, size: 14, font: .evenBold)
        }
        let read = try document.texts()
        #expect(!read.contains { $0.hasSuffix("\(Self.names[4]) \(Self.names[4])") }, "\(read.map { $0.prefix(30) })")
        #expect(read.contains("2.5 Of looms") || read.contains("2.5 Of boats"))
    }

    @Test("The foot of a text that is that of a smaller sheet")
    func smallerSheet() throws {
        try TestDocument(pages: 8) { page, index in
            page.paragraph(body(index), 100, 740, width: 330)
            page.show("Lampshades 0/0000", index % 2 == 0 ? 100 : 350, 240, size: 9)
        }.expect((0..<8).map { body($0) })
    }

    @Test("The last line of a page that other paragraphs within the pages are like is read")
    func lastParagraph() throws {
        let document = TestDocument(pages: 8) { page, index in
            var y = 740.0
            for part in 0..<3 {
                y = page.paragraph(body((index + part) % 8, 60), 72, y, width: 420) - 4
                page.show("Since: 3.\(part + index % 2).0", 72, y)
                y -= 16
            }
            page.show("Returns: whether any of the \(Self.names[index]) was lit.", 72, 91)
            page.show(index % 2 == 0 ? "Since: 3.4.0" : "Of \(Self.names[index]) and lamps.", 72, 76)
        }
        let texts = try document.texts()
        #expect(texts.count { $0.hasSuffix("Since: 3.4.0") } == 4, "\(texts.map { $0.suffix(30) })")
    }

    @Test("A chapter's number, set far larger than the text, is no page's, and what the chapter is called no head")
    func chapters() throws {
        let document = book { page, index in
            page.show("The Book of Lamps", 72, 770, size: 9)
            guard index == 1 || index == 5 else { return }
            page.show("CHAPTER", 457, 748)
            page.show(index == 1 ? "SIX" : "SEVEN", index == 1 ? 468 : 458, 724, size: 16)
        }
        let read = try document.texts()
        #expect(read.joined(separator: " ").split(separator: "CHAPTER").count == 3, "\(read.map { $0.prefix(30) })")
        let numbers = try TestDocument(pages: 8) { page, index in
            guard index % 3 == 1 else {
                page.paragraph(body(index), 72, 720, width: 420)
                return
            }
            page.show("\(index / 3 + 1)", 72, 700, size: 90)
            page.show("Of \(Self.names[index])", 300, 720, size: 30)
            page.paragraph(body(index, 100), 72, 620, width: 420)
        }.texts()
        #expect(numbers.contains { $0.contains("2") }, "\(numbers.map { $0.prefix(30) })")
    }

    /// Slides with a title each and two lines.
    ///
    /// - Parameter labels: of a drawing below these.
    private func slides(_ titles: [String], size: Double = 28, height: Double = 460, labels: Int = 0) -> TestDocument {
        TestDocument(pages: titles.count) { page, index in
            page.height = height
            page.show(titles[index], 72, height - 52, size: size)
            page.lines(
                ["Of the \(Self.names[index % 8]) it is said:", "number \(["one", "two", "ten"][index % 3]) of all."], 72, 300, size: 18)
            for label in 0..<labels {
                let letter = Character(Unicode.Scalar(UInt8(97 + label)))
                page.show("\(Self.names[index % 8]) \(letter)", 72 + 90 * Double(label % 5), 240 - 30 * Double(label / 5))
            }
        }
    }

    @Test("Titles of slides that differ in a number which counts those of one title", arguments: ["Of old lamps - #", "Of # old lamps"])
    func countedTitles(title: String) throws {
        for count in 2...4 {
            let titles = (1...count).map { title.replacing("#", with: "\($0)") }
            let read = try slides(["Lamps", "Wells"] + titles + ["Roads"]).texts()
            for title in titles { #expect(read.contains(title)) }
        }
    }

    @Test("A title that many slides have in a row is read on the first of them, whichever page is asked for first")
    func longRuns() throws {
        for title in ["Example 3: the lamps", "The lamps"] {
            let document = slides(["Lamps", "Wells"] + Array(repeating: title, count: 7) + ["Roads"])
            let read = try document.texts()
            #expect(read.count { $0 == title } == 1)
            #expect(read.firstIndex(of: title).map { read[read.index(before: $0)].hasSuffix("of all.") } == true)
            #expect(read.prefix(6).contains(title))
        }
    }

    @Test("So is that of slides with drawings, whose labels are many")
    func titlesOverDrawings() throws {
        let titles = ["Lamps", "Wells"] + Array(repeating: "The lamps", count: 6) + ["Roads"]
        #expect(try slides(titles, labels: 25).texts().count { $0 == "The lamps" } == 1)
    }

    @Test("The title of a talk with the page's number on all slides is a head")
    func countedPages() throws {
        let read = try slides((1...8).map { "On old lamps \($0)" }).texts()
        #expect(!read.contains { $0.hasPrefix("On old lamps") })
    }

    @Test("The number in a large head of upright pages with little text is a section's")
    func numberedHeads() throws {
        let document = TestDocument(pages: 10) { page, index in
            let (section, isFirst) = (index / 2, index % 2 == 0)
            page.show("2.\(section + 1) \(Self.names[section])", 72, 740, size: 13)
            page.show(Self.names[section], 440, 740, size: 13)
            if isFirst { page.show("2.\(section + 1) \(Self.names[section])", 72, 690, size: 17) }
            page.lines((0..<8).map { "\(Self.names[index % 8]) number \($0) of them all" }, 72, 650, size: 8, leading: 16)
        }
        let read = try document.texts()
        for name in Self.names.prefix(5) { #expect(!read.contains { $0.hasSuffix("\(name) \(name)") }, "\(read)") }
    }

    @Test("The page's number where the pages of a smaller sheet end, on a page whose neighbours have theirs at the top")
    func numberOfSmallSheet() throws {
        let document = TestDocument(pages: 6) { page, index in
            if index == 2 { page.show("\(index + 1)", 280, 142, size: 6) } else { page.show("\(index + 1)", 470, 660, size: 7) }
            page.paragraph(body(index, 230), 72, index == 2 ? 600 : 630, width: 420)
        }
        #expect(try !document.texts().contains("3"))
    }

    @Test("Titles of pages wider than high are hardly larger than the text")
    func smallTitles() throws {
        let titles = ["Lamps", "Wells", "The lamps", "The lamps", "The lamps", "Roads", "Boats"]
        #expect(try slides(titles, size: 23.7).texts().contains(titles[2]))
    }

    @Test("A Roman number by itself at the foot is what the page is called, though no other page has one")
    func romanLabel() throws {
        var document = book { page, index in
            page.show(index == 2 ? "i" : index > 2 ? "\(index - 2)" : "", 300, 40)
        }
        document.catalog = "/PageLabels << /Nums [0 << /P (T-) /S /D >> 2 << /S /r >> 3 << /S /D >>] >>"
        #expect(try !document.texts().contains("i"))
    }

    @Test("What R has printed at the head of a page is no number of that") func printed() throws {
        let read = try book { page, index in
            if index == 3 { page.show("[1] 8", 72, 750) }
        }.texts()
        #expect(read.contains("[1] 8"))
    }

    @Test("The title of a run of slides is read on the first, though the text is hardly smaller")
    func titlesLittleLarger() throws {
        let read = try TestDocument(pages: 9) { page, index in
            (page.width, page.height) = (720, 540)
            let isRun = 2..<7 ~= index
            page.show(isRun ? "Of old lamps" : ["Lamps", "Wells", "", "", "", "", "", "Roads", "Ropes"][index], 40, 480, size: 32)
            for row in 0..<4 {
                page.show(Prose.sentence("\(["Alpha", "Bravo", "Golf", "Hotel"][row])\(index)", 5), 40, 400 - 60 * Double(row), size: 29)
            }
        }.texts()
        #expect(read.count { $0 == "Of old lamps" } == 1, "\(read)")
    }

    @Test("A first line of slides that ends in a colon announces what follows")
    func announcement() throws {
        let read = try TestDocument(pages: 6) { page, index in
            (page.width, page.height) = (720, 540)
            page.show(
                index == 3 ? "Also think of lamps:" : "On \(["oil", "wicks", "glass", "", "iron", "wood"][index]) and others", 40, 500,
                size: 20)
            for row in 0..<12 { page.show(Prose.sentence("Row\(row)", 8), 40, 440 - 28 * Double(row), size: 20) }
        }.texts()
        #expect(read.contains { $0.contains("Also think of lamps:") }, "\(read)")
    }

    @Test("Songs that count with their pages, a dash behind their numbers, have titles")
    func numberedTitles() throws {
        let names = ["Away", "Rivers", "Lanterns", "Harbours", "Evenings", "Islands", "Gulls"]
        let read = try TestDocument(pages: 7) { page, index in
            page.show("\(index + 1) — \(names[index]) in a Boat", 220, 740, size: 11, font: .evenBold)
            page.paragraph(Prose.sentence(names[index], 150), 72, 700, width: 420)
        }.texts()
        for name in names { #expect(read.contains { $0.contains("\(name) in a Boat") }, "\(name)") }
    }
}
