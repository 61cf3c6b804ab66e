import PDFText
import Testing

@Suite("Headings beside the text")
struct SideHeadTests {
    @Test("In a column of their own, each is read before the text it stands beside")
    func besideParagraphs() throws {
        let texts = ["Alpha", "Beta", "Gamma"].map { Prose.sentence($0, 90) }
        let heads = ["First matter", "Second matter", "Third matter"]
        let document = TestDocument { page in
            var y = 700.0
            var starts: [Double] = []
            for text in texts {
                starts.append(y)
                y = page.paragraph(text, 200, y, width: 320) - 24
            }
            for (head, y) in zip(heads, starts) { page.show(head, 72, y, font: .evenBold) }
        }
        try document.expect(zip(heads, texts).flatMap { [$0, $1] })
    }

    @Test("Names beside paragraphs that no white parts are read so, too, if each stands level with the first line of one")
    func besideCloseParagraphs() throws {
        let names = ["lamp-mixin", "oil-mixin", "wick-mixin", "glass-mixin", "boat-mixin"]
        let texts = [
            "Holds the lamps of the house, and tells which of them the keeper has lit today.",
            "Burns what the keeper has bought at the harbour, and little else in winter.",
            "Is cut by the keeper each morning, before the first boat comes in from sea.",
            "Keeps the wind off the flame, and the rain from the oil and the old wick.",
            "Brings what is needed over the water, and takes the letters to the town.",
        ]
        let document = TestDocument { page in
            var y = 700.0
            var starts: [Double] = []
            for text in texts {
                starts.append(y)
                y = page.paragraph(text, 200, y, width: 230)
            }
            for (name, y) in zip(names, starts) { page.show(name, 72, y) }
        }
        try document.expect(zip(names, texts).flatMap { [$0, $1] })
    }

    @Test("Titles in the middle between headings on the left are no column")
    func centredTitle() throws {
        let text = Prose.sentence("Alpha", 80)
        let document = TestDocument { page in
            page.show("Contents", 72, 740)
            page.show("The company and its daughters", 240, 720, font: .evenBold)
            page.show("Notes to the accounts", 255, 706, font: .evenBold)
            page.show("continued", 280, 692)
            page.show("Recently issued", 72, 660, font: .evenBold)
            page.show("Recently adopted", 72, 636, font: .evenBold)
            page.paragraph(text, 72, 612, width: 440)
        }
        let texts = try document.texts().joined(separator: "\n")
        let places = ["Contents", "The company", "continued", "Recently issued", "Recently adopted", "Alpha"].map {
            texts.firstRange(of: $0)?.lowerBound
        }
        #expect(places.allSatisfy { $0 != nil })
        #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted())
    }

    @Test("Questions as wide as their answers, too, whichever column was shown first", arguments: [true, false])
    func questions(_ isLeftFirst: Bool) throws {
        let answers = ["Alpha", "Beta", "Gamma", "Delta"].map { Prose.sentence($0, 40) }
        let questions = ["First", "Second", "Third", "Fourth"].map { Prose.sentence($0, 12) }
        try TestDocument { page in
            page.show("Questions", 72, 740, size: 16)
            let starts = (0..<4).map { 700 - 90 * Double($0) }
            for isLeft in [isLeftFirst, !isLeftFirst] {
                for (text, y) in zip(isLeft ? questions : answers, starts) {
                    page.lines(TestPage.wrap(text, width: 200), isLeft ? 72 : 312, y)
                }
            }
        }
        .expect(["Questions"] + zip(questions, answers).flatMap { [$0, $1] })
    }

    @Test("The letters of a glossary in two columns are no questions")
    func glossary() throws {
        let columns = ["Alpha", "Bravo"].map { name in (0..<8).map { $0.isMultiple(of: 2) ? "A\($0)" : name + " lanterns of harbour \($0)" }
        }
        let texts = try TestDocument { page in
            for (entries, x) in zip(columns, [72.0, 312]) {
                for (index, entry) in entries.enumerated() { page.show(entry, x, 700 - 24 * Double(index)) }
            }
        }
        .texts()
        #expect(texts.joined(separator: " ") == columns.flatMap { $0 }.joined(separator: " "))
    }

    @Test("Lists of features and uses beside a description are no headings of its paragraphs")
    func listsBesideText() throws {
        let texts = ["Alpha", "Beta", "Gamma"].map { Prose.sentence($0, 40) }
        let lists = [
            ("Features", ["Low light", "Long life of lamps", "No oil", "No smoke by day", "Small letters", "Far harbours", "Old stone"]),
            ("Uses", ["Small boats", "Far lamps", "Garden hills", "Bright towns"]),
        ]
        let document = TestDocument { page in
            var y = 700.0
            for (head, items) in lists {
                page.show(head, 72, y, size: 14, font: .evenBold)
                page.lines(items.map { "• " + $0 }, 72, y - 20)
                y -= 48 + 12 * Double(items.count)
            }
            page.show("Description", 300, 700, size: 14, font: .evenBold)
            y = 680
            for text in texts { y = page.paragraph(text, 300, y, width: 240) - 8 }
        }
        let expected = lists.flatMap { [$0.0] + $0.1 } + ["Description"] + texts
        let found = try document.texts().map { $0.replacing("• ", with: "") }
        #expect(found == expected)
    }

    @Test("Two columns of a text whose lines are far apart are no headings beside paragraphs", arguments: [15.4, 16.2, 18, 22])
    func wideLeading(_ leading: Double) throws {
        let (left, right) = (Prose.sentence("Left", 190), Prose.sentence("Right", 200))
        let document = TestDocument { page in
            page.paragraph(left, 60, 740, width: 230, leading: leading)
            page.paragraph(right, 306, 740, width: 230, leading: leading)
        }
        try document.expect([left, right])
    }
}
