import Testing

@testable import PDFText

@Suite("What stands at both edges of a page by itself, and what archives put there")
struct EdgePairTests {
    /// A page full of text in Roman type of 10 points, from a height of 700 down to 88, with what `decorate` adds.
    private func read(lines count: Int = 52, _ decorate: (inout TestPage) -> Void) throws -> String {
        let document = TestDocument { page in
            decorate(&page)
            page.lines(Array(TestPage.wrap(Prose.sentence("Lamp", 900), width: 420).prefix(count)), 72, 700)
        }
        return try document.texts().joined(separator: "\n")
    }

    @Test("The page's number far from words at both edges, close to the text")
    func numbers() throws {
        let read = try read { page in
            page.show("Bridges and Winds", 72, 712)
            page.show("12", 482, 712)
            page.show("Quay board", 72, 68)
            page.show("12", 482, 68)
        }
        #expect(!read.contains("Bridges and Winds") && !read.contains("Quay board"), "\(read.prefix(60))")
    }

    @Test("A foot in small type that says a page's number, set like the head alone", arguments: [true, false])
    func small(_ isAlike: Bool) throws {
        let read = try read { page in
            page.show("The Lamplighter of the Coast", 72, 714, size: isAlike ? 7 : 10, font: isAlike ? .evenItalic : .evenBold)
            page.show("Letters from a quay", 72, 76, size: 7, font: .evenItalic)
            page.show("12", 482, 76, size: 7, font: .evenItalic)
        }
        #expect(read.contains("Letters from a quay") != isAlike, "\(read.suffix(60))")
    }

    @Test("What the foot says, too, with the page's number, is no title of a card")
    func cards() throws {
        let read = try read { page in
            page.show("Small mills of the north", 72, 750)
            page.show("12", 482, 750)
            page.show("Small mills of the north", 72, 40)
            page.show("Page 12", 457, 40)
        }
        #expect(!read.contains("mills"), "\(read.prefix(60))")
    }

    @Test("Whom a page is for stands at both edges, in margins of any depth")
    func classified() throws {
        let read = try read(lines: 44) { page in
            page.show("CONFIDENTIAL", 252, 740)
            page.raw("72 734 m 492 734 l S")
            page.show("CONFIDENTIAL", 252, 136)
            page.show("12", 482, 136)
        }
        #expect(!read.contains("CONFIDENTIAL"), "\(read.suffix(60))")
    }

    @Test(
        "What archives, publishers and conferences put around pages",
        arguments: [
            "Manuscript submitted to Lamp Letters", "Preprint submitted to Lamp Letters",
            "Electronic Supplementary Material (ESI) for Lamp Letters.", "Downloaded from http://lamps.example.org/ by a reader",
            "Under review as a conference paper at LAMPS", "Marsh et al.: Lamps in the wind of a northern sea",
        ])
    func phrases(_ phrase: String) throws {
        let read = try read { $0.show(phrase, 72, 718, size: 9, font: .evenBold) }
        #expect(!read.contains(phrase), "\(read.prefix(80))")
    }

    @Test(
        "Set like the text, what lists of works, credits, references say is read",
        arguments: [
            "Manuscript submitted to Lamp Letters", "Downloaded by 300 keepers", "arXiv:1907.11692", "Marsh et al.: Lamps in the wind",
        ])
    func lastLines(_ line: String) throws {
        #expect(try read(lines: 30) { $0.show(line, 72, 318) }.contains(line))
        #expect(try read(lines: 30) { $0.show(line, 72, 726) }.contains(line))
    }

    @Test("Words like these in the text are read", arguments: ["downloaded from", "Downloaded and lit"])
    func wordsOfText(_ words: String) throws {
        #expect(try read { $0.show("\(words) http://lamps.example.org/ as the keepers like it, by", 72, 712) }.contains(words))
    }

    @Test("A language's sign in the paper's corner stands below a foot; as large a word in the text's column is read")
    func corner() throws {
        func read(_ x: Double) throws -> String {
            try self.read { page in
                page.show("LAMPS-12345.doc", 72, 66)
                page.show("3/9", 275, 66)
                page.show("LA537.274v01", 432, 66)
                page.show("EN", x, 30, size: 18, font: .evenBold)
            }
        }
        let corner = try read(528)
        #expect(!corner.contains("EN") && !corner.contains("LAMPS-12345"), "\(corner.suffix(60))")
        #expect(try read(280).contains("EN"))
    }

    @Test("The number of a section of a section is no date: its heading is read above a page's number")
    func section() throws {
        let read = try read { page in
            page.show("2.3.2 Lamps of the Northern Coast", 72, 728, size: 11.5, font: .evenBold)
            page.show("35", 277, 40)
        }
        #expect(read.hasPrefix("2.3.2 Lamps of the Northern Coast"), "\(read.prefix(60))")
    }

    @Test("A section's number and name above a rule, set like the text, are its head")
    func ruledSection() throws {
        let read = try read { page in
            page.show("3.3. Sampling of lamps", 380, 732)
            page.raw("72 727 m 492 727 l S")
            page.show("13", 277, 60)
        }
        #expect(!read.contains("Sampling"), "\(read.prefix(60))")
    }

    @Test("A head in the type of the page's number, which nothing else has", arguments: [true, false])
    func typewriter(_ isAlike: Bool) throws {
        let read = try read { page in
            page.show("lamp/settle", 282 - 27, 732, font: .fixed)
            page.show("13", 277, 60, font: isAlike ? .fixed : .even)
        }
        #expect(read.contains("lamp/settle") != isAlike, "\(read.prefix(60))")
    }

    @Test(
        "A chapter and a section far apart in slanted type, close to the text, above a page with its number at the foot",
        arguments: [true, false])
    func chapterAndSection(_ isSlanted: Bool) throws {
        let read = try read { page in
            let font: TestFont = isSlanted ? .evenItalic : .even
            page.show("CHAPTER 1. LAMPS", 72, 719, font: font)
            page.show("1.6. WICKS", 440, 719, font: font)
            page.show("13", 277, 40)
        }
        #expect(read.contains("WICKS") != isSlanted, "\(read.prefix(60))")
    }

    @Test("A meeting, its date and place, and who wrote a paper stand above it", arguments: [true, false])
    func meeting(_ isSet: Bool) throws {
        let read = try read { page in
            page.show(
                "Lamps ’24, August 14–18, 2024, Leith, Scotland Anna Marsh, Bert Reed, Carla Farrow and Dora Holm", 72, isSet ? 728 : 712,
                size: 9.5, font: isSet ? .evenItalic : .even)
        }
        #expect(read.contains("Leith") != isSet, "\(read.prefix(60))")
    }
}
