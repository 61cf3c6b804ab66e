import PDFText
import Testing

@Suite("Columns")
struct ColumnTests {
    private static let names = ["Alpha", "Bravo", "Charlie", "Delta", "Echo", "Foxtrot", "Golf", "Hotel"]

    /// Paragraphs of running text, each in a column from the left edge `x`, and what is read of them.
    private struct Column {
        let x, width, size: Double
        var lines: [String] = []
        var text = ""

        init(_ x: Double, width: Double, _ names: ArraySlice<String>, words: Int = 40, size: Double = 8) {
            (self.x, self.width, self.size) = (x, width, size)
            let sentences = names.map { Prose.sentence($0, words) }
            text = sentences.joined(separator: " ")
            lines = TestPage.wrap(text, width: width, size: size)
        }

        func show(on page: inout TestPage, from y: Double) {
            page.lines(lines, x, y, size: size, leading: 10, end: x + width)
        }
    }

    private let left: Column = Column(72, width: 220, names[0..<4])
    private let right: Column = Column(320, width: 220, names[4..<8])

    @Test("Two columns, shown one after the other")
    func byColumn() throws {
        let document = TestDocument { page in
            left.show(on: &page, from: 700)
            right.show(on: &page, from: 700)
        }
        try document.expect([left.text, right.text])
    }

    @Test("Lines of two close columns are two where the left one hangs below its first, which begins in bold")
    func hangingEntries() throws {
        let texts = [Prose.sentence("Sluice", 60), Prose.sentence("Lamp", 60)]
        let document = TestDocument { page in
            for (column, text) in texts.enumerated() {
                let x = 72 + 208 * Double(column)
                for (index, line) in TestPage.wrap(text, width: 170).enumerated() {
                    let y = 700 - 12 * Double(index)
                    if index == 0, let name = text.split(separator: " ").first.map(String.init) {
                        page.show(name, x, y, font: .evenBold)
                        page.show(String(line.dropFirst(name.count + 1)), x + TestPage.width(name + " ", size: 10), y, end: x + 200)
                    } else {
                        page.show(line, x + 22, y, end: x + 200)
                    }
                }
            }
        }
        try document.expect(texts)
    }

    @Test("Two columns, the right one shown first")
    func rightFirst() throws {
        let document = TestDocument { page in
            right.show(on: &page, from: 700)
            left.show(on: &page, from: 700)
        }
        try document.expect([left.text, right.text])
    }

    @Test("Two columns recognised on a scan: sizes differ from line to line, and some lines come near the other column")
    func recognised() throws {
        let sizes = [8.0, 7.2, 7.7, 6.8, 7.4, 7.9, 6.9, 7.6]
        let document = TestDocument { page in
            for column in [Column(72, width: 220, Self.names[0..<4]), Column(300, width: 220, Self.names[4..<8])] {
                for (index, line) in column.lines.enumerated() {
                    // Half of them a little wider than their column.
                    let end = index == column.lines.count - 1 ? nil : column.x + column.width + (index % 2 == 0 ? 2 : 0)
                    page.show(line, column.x, 700 - 10 * Double(index), size: sizes[index % sizes.count], end: end)
                }
            }
        }
        let texts = try document.texts()
        #expect(texts.joined(separator: " ") == [left.text, right.text].joined(separator: " "))
        #expect(texts.count <= 3)
    }

    @Test("Captions side by side that nearly touch are read one after the other")
    func captions() throws {
        let document = TestDocument { page in
            page.lines(["(a) Both triangles that are marked meet in", "the middle and on a side."], 72, 700)
            page.lines(
                ["(b) Both triangles that are marked meet", "outside of it."],
                72 + TestPage.width("(a) Both triangles that are marked meet in", size: 10) + 1, 700)
        }
        #expect(try document.texts().joined(separator: " ").contains("in the middle and on a side. (b) Both"))
    }

    @Test("Two columns, shown line by line across the page")
    func byLine() throws {
        let document = TestDocument { page in
            for index in 0..<max(left.lines.count, right.lines.count) {
                let y = 700 - 10 * Double(index)
                for column in [left, right] where index < column.lines.count {
                    page.show(
                        column.lines[index], column.x, y, size: 8, end: index < column.lines.count - 1 ? column.x + column.width : nil)
                }
            }
        }
        try document.expect([left.text, right.text])
    }

    @Test("Three columns, shown line by line across the page, two of them above a box")
    func byLineAboveBox() throws {
        let columns = [
            Column(72, width: 140, Self.names[0..<2]), Column(226, width: 140, Self.names[2..<4]),
            Column(380, width: 140, Self.names[4..<8]),
        ]
        let box = Column(72, width: 294, Self.names[1..<4], words: 30)
        let height = max(columns[0].lines.count, columns[1].lines.count) + 2
        let document = TestDocument { page in
            for index in 0..<max(height + box.lines.count, columns[2].lines.count) {
                let y = 700 - 10 * Double(index)
                for column in columns where index < column.lines.count {
                    page.show(
                        column.lines[index], column.x, y, size: 8, end: index + 1 < column.lines.count ? column.x + column.width : nil)
                }
                let line = index - height
                if box.lines.indices.contains(line) {
                    page.show(box.lines[line], box.x, y, size: 8, end: line + 1 < box.lines.count ? box.x + box.width : nil)
                }
            }
        }
        try document.expect([columns[0].text, columns[1].text, box.text, columns[2].text])
    }

    @Test("An index in three columns, shown line by line across the page")
    func indexByLine() throws {
        let entries = (0..<36).map { "\(Self.names[$0 % 8])\($0 / 8) of lamps . . . . . \($0 + 3)" }
        let document = TestDocument { page in
            for row in 0..<12 {
                for column in 0..<3 { page.show(entries[12 * column + row], 72 + 160 * Double(column), 700 - 10 * Double(row), size: 8) }
            }
        }
        let words = try document.texts().joined(separator: " ").split(separator: " ").filter { $0.last?.isNumber == true && $0.count > 4 }
        #expect(words == entries.map { $0.split(separator: " ")[0] })
    }

    @Test("A title across both columns comes first")
    func spanningTitle() throws {
        let document = TestDocument { page in
            page.show("The title of the whole page is long and wide", 72, 720, size: 20)
            left.show(on: &page, from: 680)
            right.show(on: &page, from: 680)
        }
        try document.expect(["The title of the whole page is long and wide", left.text, right.text])
    }

    @Test("A title shown last comes first")
    func spanningTitleLast() throws {
        let document = TestDocument { page in
            left.show(on: &page, from: 680)
            right.show(on: &page, from: 680)
            page.show("The title of the whole page is long and wide", 72, 720, size: 20)
        }
        try document.expect(["The title of the whole page is long and wide", left.text, right.text])
    }

    @Test("A caption across the page divides columns above from columns below")
    func captionBetween() throws {
        let above = (Column(72, width: 220, Self.names[0..<2]), Column(320, width: 220, Self.names[2..<4]))
        let below = (Column(72, width: 220, Self.names[4..<6]), Column(320, width: 220, Self.names[6..<8]))
        let caption = "Figure 1. A picture that is as wide as the page has a line below it that is wide too."
        let document = TestDocument { page in
            above.0.show(on: &page, from: 720)
            above.1.show(on: &page, from: 720)
            page.show(caption, 72, 420, size: 9)
            below.0.show(on: &page, from: 380)
            below.1.show(on: &page, from: 380)
        }
        try document.expect([above.0.text, above.1.text, caption, below.0.text, below.1.text])
    }

    @Test("A line that could not be broken reaches into the gutter, and ends no column")
    func narrowedGutter() throws {
        let document = TestDocument { page in
            let (left, right) = (Column(72, width: 220, Self.names[0..<3]), Column(304, width: 220, Self.names[3..<6]))
            for (index, line) in left.lines.enumerated() {
                // In the middle of the column: two thirds of the gutter's width too far.
                page.show(line, 72, 700 - 10 * Double(index), size: 8, end: index == 6 ? 300 : index + 1 == left.lines.count ? nil : 292)
            }
            right.show(on: &page, from: 700)
        }
        let texts = try document.texts()
        let (left, right) = (Column(72, width: 220, Self.names[0..<3]), Column(304, width: 220, Self.names[3..<6]))
        #expect(texts == [left.text, right.text])
    }

    @Test("Three columns")
    func three() throws {
        let columns = [72.0, 232, 392].enumerated().map { Column($1, width: 145, Self.names[(2 * $0)..<(2 * $0 + 2)], size: 7) }
        let document = TestDocument { page in for column in columns { column.show(on: &page, from: 700) } }
        try document.expect(columns.map(\.text))
    }

    @Test("Tight columns, an em apart")
    func tight() throws {
        let columns = (Column(72, width: 220, Self.names[0..<4]), Column(300, width: 220, Self.names[4..<8]))
        let document = TestDocument { page in
            columns.0.show(on: &page, from: 700)
            columns.1.show(on: &page, from: 700)
        }
        try document.expect([columns.0.text, columns.1.text])
    }

    @Test("Columns whose lines do not share baselines")
    func offsetBaselines() throws {
        let document = TestDocument { page in
            left.show(on: &page, from: 700)
            right.show(on: &page, from: 695)
        }
        try document.expect([left.text, right.text])
    }

    @Test("A sentence goes on from the foot of one column to the head of the next")
    func acrossColumns() throws {
        let text = Prose.sentence("Alpha", 120)
        let lines = TestPage.wrap(text, width: 220, size: 8)
        let half = lines.count / 2
        let document = TestDocument { page in
            page.lines(Array(lines[..<half]), 72, 700, size: 8, end: 292, justifiesLast: true)
            page.lines(Array(lines[half...]), 320, 700, size: 8, end: 540)
        }
        try document.expect([text])
    }

    @Test("A figure's label at the head of the next column is read after the paragraph that it stands in")
    func figureLabel() throws {
        let sentence = Prose.sentence("Alpha", 200)
        let lines = TestPage.wrap(sentence, width: 220)
        let document = TestDocument { page in
            page.lines(Array(lines.prefix(14)), 72, 600, end: 292, justifiesLast: true)
            page.show("Lamp oil", 390, 600)
            page.lines(Array(lines.dropFirst(14)), 320, 560, end: 540)
        }
        try document.expect([sentence, "Lamp oil"])
    }

    @Test("Columns that begin on one page and go on over the next")
    func acrossPages() throws {
        let text = Prose.sentence("Alpha", 200)
        let lines = TestPage.wrap(text, width: 220, size: 8)
        let quarter = lines.count / 4
        let document = TestDocument(pages: 2) { page, index in
            page.lines(Array(lines[(2 * index * quarter)..<((2 * index + 1) * quarter)]), 72, 700, size: 8, end: 292, justifiesLast: true)
            let last = index == 1 ? lines.count : 2 * quarter
            page.lines(Array(lines[((2 * index + 1) * quarter)..<last]), 320, 700, size: 8, end: 540, justifiesLast: index == 0)
        }
        try document.expect([text])
    }

    @Test("Address blocks side by side, shown one after the other")
    func addresses() throws {
        let blocks = [
            ["Anna Berger", "Lindenweg 4", "8001 Zürich", "Switzerland"], ["Bernard Caron", "12 rue des Lilas", "75011 Paris", "France"],
        ]
        let document = TestDocument { page in
            page.lines(blocks[0], 72, 700)
            page.lines(blocks[1], 300, 700)
        }
        #expect(try document.texts().joined(separator: " ") == blocks.joined().joined(separator: " "))
    }

    @Test("Sentences in short lines side by side, shown one after the other, are columns")
    func sentences() throws {
        let reasons = [
            ["The fee is the", "lowest of them", "all."], ["The old town is", "near, the river", "nearer."],
            ["Somebody lends", "a hand, even", "at night."],
        ]
        let document = TestDocument { page in
            for (index, lines) in reasons.enumerated() { page.lines(lines, 72 + 150 * Double(index), 700, size: 18) }
        }
        try document.expect(reasons.map { $0.joined(separator: " ") })
    }

    @Test("A list of words in columns, by the alphabet, is read down", arguments: [2, 4])
    func words(_ count: Int) throws {
        let words = (0..<(9 * count)).map {
            "\(["ab", "el", "ka", "mo", "ni", "ru", "ta", "ver", "zo"][$0 / count])\("bdfk".dropFirst($0 % count).prefix(1))o"
        }
        let document = TestDocument { page in
            for column in 0..<count {
                page.lines(Array(words[(9 * column)..<(9 * column + 9)]), 72 + 110 * Double(column), 700)
            }
        }
        #expect(try document.texts().joined(separator: " ") == words.joined(separator: " "))
    }

    @Test("An index with entries below its heads, and a program, are read down their columns", arguments: [false, true])
    func entries(_ isCode: Bool) throws {
        let lines = (0..<20).map { index in
            isCode
                ? "\(["let", "print", "return"][index % 3]) number\(index)"
                : index % 5 == 0 ? "Stones" : "  of \(["wood", "clay", "lime"][index % 3]), \(index)"
        }
        let document = TestDocument { page in
            for (index, line) in lines.enumerated() {
                page.show(line, index < 10 ? 72 : 300, 700 - 12 * Double(index % 10), font: isCode ? .fixed : .serif)
            }
        }
        let words = try document.texts().joined(separator: " ").split { $0 == " " || $0 == "\n" }
        #expect(words == lines.joined(separator: " ").split(separator: " "))
    }

    @Test("Contents in two columns are read down one after the other")
    func contents() throws {
        let heads = [
            "Stones", "Rivers and lakes", "The candle", "Harbours", "A village", "Lamps", "Winter", "Long roads", "Bread",
            "The last of them",
        ]
        let document = TestDocument { page in
            page.paragraph(Prose.sentence("Alpha", 40), 72, 760, width: 340)
            for (index, head) in heads.enumerated() {
                let (x, y) = (index < 5 ? 72.0 : 250, 700 - 14 * Double(index % 5))
                page.show("\(index + 1)", x, y)
                page.show(head, x + 16, y)
                page.show("\(1 + index / 2 * 3)", x + 150, y)
            }
        }
        let lines = try document.texts().joined(separator: "\n").split(separator: "\n").map(String.init)
        #expect(lines.suffix(heads.count).map { $0.filter(\.isLetter) } == heads.map { $0.filter(\.isLetter) })
    }

    @Test(
        "A page's number at the end of a line of contents is no word of the text close beside it, whatever stands below the gutter",
        arguments: [false, true])
    func besideContents(_ hasFoot: Bool) throws {
        let text = Column(262, width: 280, Self.names[0..<4], size: 10)
        let heads = ["Stones", "Rivers and lakes", "The candle", "Harbours", "A village", "Lamps", "Winter", "Long roads"]
        let document = TestDocument { page in
            for (index, head) in heads.enumerated() {
                page.show(head, 72, 700 - 20 * Double(index))
                page.show("\(index + 2)", 248, 700 - 20 * Double(index))
            }
            text.show(on: &page, from: 700)
            if hasFoot { page.show("- 7 -", 248, 400) }
        }
        #expect(try document.texts().contains(text.text))
    }

    @Test("Names and what belongs to each of them, shown column by column, are rows though both go by the alphabet")
    func namesAndTowns() throws {
        let (names, towns) = (
            ["Anna", "Bert", "Carla", "Dora", "Egon", "Fritz", "Gerda", "Hans", "Ida"],
            ["Bonn", "Celle", "Dresden", "Emden", "Fulda", "Gera", "Halle", "Jena", "Kiel"]
        )
        let document = TestDocument { page in
            page.lines(names, 72, 700)
            page.lines(towns, 200, 700)
        }
        #expect(try document.texts().joined(separator: " ") == zip(names, towns).map { "\($0) \($1)" }.joined(separator: " "))
    }

    @Test("A marginal note beside a text is read by itself")
    func marginalNote() throws {
        let body = Column(180, width: 350, Self.names[0..<4])
        let document = TestDocument { page in
            body.show(on: &page, from: 700)
            page.lines(["A note in", "the margin", "of the text"], 72, 680, size: 7)
        }
        let texts = try document.texts()
        #expect(texts.contains(body.text))
        #expect(texts.contains("A note in the margin of the text"))
    }

    @Test("Lines shown in any order are read from top to bottom")
    func anyOrder() throws {
        let document = TestDocument { page in
            for index in [3, 0, 4, 1, 5, 2] {
                page.show(
                    ["The first", "the second", "the third", "the fourth", "the fifth", "the sixth."][index], 72, 700 - 12 * Double(index))
            }
        }
        try document.expect(["The first the second the third the fourth the fifth the sixth."])
    }

    @Test("Words shown in any order are read from left to right")
    func anyWordOrder() throws {
        let words = ["One", "two", "three", "four", "five", "six."]
        let document = TestDocument { page in
            for index in [4, 2, 0, 5, 1, 3] {
                page.show(words[index], 72 + TestPage.width(words[..<index].map { $0 + " " }.joined(), size: 10), 700)
            }
        }
        try document.expect(["One two three four five six."])
    }

    @Test("The rows of a table over two columns, shown row by row, are no part of these")
    func tableAbove() throws {
        let document = TestDocument { page in
            for row in 0..<7 {
                for column in 0..<4 {
                    page.show("\(row)x\(column)x", 70 + 60 * Double(column) + (column < 2 ? 0 : 150), 760 - 12 * Double(row))
                }
            }
            page.paragraph(Prose.sentence("Alpha", 280), 60, 660, width: 230)
            page.paragraph(Prose.sentence("Bravo", 280), 310, 660, width: 230)
        }
        let text = try document.texts().joined(separator: " ")
        // A few rows at its end are too few to tell.
        for row in 0..<5 { #expect(text.contains((0..<4).map { "\(row)x\($0)x" }.joined(separator: " "))) }
    }

    @Test("Two lists with bullets side by side, shown one after the other, are no table")
    func lists() throws {
        let items = ["stone", "river", "candle", "harbour", "village", "lamp", "winter", "road"]
        let document = TestDocument { page in
            for (index, item) in items.enumerated() {
                let (x, y) = (index < 4 ? 72.0 : 320, 700 - 40 * Double(index % 4))
                page.show("• \(item)", x, y)
                page.show("of \(index)", x + 8, y - 18)
            }
        }
        try document.expect(items.enumerated().map { "\($1) of \($0)" })
    }

    @Test("Lines above several columns that cross one gutter and leave another free are read before them")
    func authorsOfPoster() throws {
        let columns = ["Alpha", "Bravo", "Charlie", "Delta"].map { Prose.sentence($0, 160) }
        let below = Prose.sentence("Echo", 60)
        let document = TestDocument { page in
            page.show("Agnes Berg and Berta Caron", 240, 740, size: 12)
            page.show("Institute of lamps", 258, 726, size: 10)
            for (index, text) in columns.enumerated() {
                let lines = TestPage.wrap(text, width: 124, size: 8)
                page.lines(Array(lines.prefix(index < 2 ? lines.count : 16)), 36 + 140 * Double(index), 690, size: 8)
            }
            page.paragraph(below, 320, 470, width: 260, size: 8)
        }
        let texts = try document.texts()
        #expect(texts.first == "Agnes Berg and Berta Caron")
        let places = ["Alpha", "Bravo", "Charlie", "Delta", "Echo"].map { name in texts.firstIndex { $0.contains(name) } ?? -1 }
        #expect(places.first != -1 && places == places.sorted())
        #expect(texts.contains(columns[1]))
    }

    @Test("Dates flush right at the ends of some lines are read with these", arguments: [2, 3, 5])
    func datesAtTheRight(_ count: Int) throws {
        let entries = (0..<count).map { index in
            (
                title: "\(Self.names[index]), keeper of the light at Farrow Ness", date: "Jun 199\(index) – May 199\(index + 1)",
                work: "\(Self.names[index + 1]) lit the lamp every evening and wrote down what went by"
            )
        }
        let document = TestDocument { page in
            for (index, entry) in entries.enumerated() {
                let y = 700 - 34 * Double(index)
                page.show(entry.title, 72, y)
                page.show(entry.date, 540 - TestPage.width(entry.date, size: 10), y)
                page.show(entry.work, 72, y - 12)
            }
        }
        let text = try document.texts().joined(separator: " ")
        #expect(text == entries.map { "\($0.title) \($0.date) \($0.work)" }.joined(separator: " "))
    }

    @Test("A heading below two columns on the left begins what stands across both below it, whatever comes between")
    func headingBelow() throws {
        let text = Prose.sentence("India", 60)
        let items = (1...12).map { "\($0 * 25) g of \(Self.names[$0 % 8].lowercased())" }
        let document = TestDocument { page in
            page.lines(items, 72, 700, leading: 12)
            right.show(on: &page, from: 700)
            page.show("The next one", 72, 360, size: 14)
            page.show("Serves four", 72, 336)
            page.paragraph(text, 72, 312, width: 468)
        }
        let texts = try document.texts()
        #expect(texts.suffix(3) == ["The next one", "Serves four", text])
    }

    @Test("A title in the middle above several columns is read before them, whichever gutters it leaves free", arguments: [3, 4, 5])
    func titleInTheMiddle(count: Int) throws {
        let width = 480 / Double(count) - 12
        let columns = (0..<count).map { Column(66 + Double($0) * (width + 12), width: width, Self.names[$0...$0], words: 60) }
        let title = "The harbour leaflet"
        let document = TestDocument { page in
            page.show(title, 66 + (480 - 12) / 2 - TestPage.width(title, size: 14) / 2, 720, size: 14)
            for column in columns { column.show(on: &page, from: 696) }
        }
        #expect(try document.texts().joined(separator: " ") == ([title] + columns.map(\.text)).joined(separator: " "))
    }

    @Test("Heads of columns stay with them, though one of them has two lines")
    func headOfTwoLines() throws {
        let document = TestDocument { page in
            page.lines(["The first of two", "matters"], left.x, 724, size: 12, font: .evenBold)
            left.show(on: &page, from: 680)
            page.show("The other matter", right.x, 724, size: 12, font: .evenBold)
            right.show(on: &page, from: 680)
        }
        let text = try document.texts().joined(separator: " ")
        #expect(text == "The first of two matters \(left.text) The other matter \(right.text)")
    }

    @Test("Parts of a listing's lines that stand below each other are no columns")
    func listing() throws {
        let code = ["north", "south", "wests", "easts", "inner"].map {
            "b <- lampbutton(\($0), relief=7," + "  width=w, text=\($0), oil=1)"
        }
        let document = TestDocument { page in
            let y = page.paragraph(Prose.sentence("Alpha", 90), 72, 740, width: 420) - 10
            for (index, line) in code.enumerated() {
                let (left, right) = (String(line.prefix(32)), String(line.dropFirst(34)))
                page.show(left, 72, y - 11 * Double(index), font: .fixedWide)
                page.show(right, 72 + 34 * 5, y - 11 * Double(index), font: .fixedWide)
            }
        }
        let read = try document.texts().last ?? ""
        #expect(read.split(separator: "\n").count == 5)
        #expect(read.hasPrefix("b <- lampbutton(north, relief=7, width=w, text=north"))
    }

    @Test("The last line of a text beside a figure, which runs on below that, ends its paragraph")
    func restBelowFigure() throws {
        let text = TestPage.wrap(Prose.sentence("Alpha", 80), width: 220, size: 12)
        let document = TestDocument { page in
            var y = page.paragraph(Prose.sentence("Bravo", 90), 82, 740, width: 390, size: 12, leading: 14.4) - 14
            for line in text.dropLast() {
                page.show(line, 251, y, size: 12, end: 471)
                y -= 14.4
            }
            page.show("the end of the lamps.", 82, y, size: 12)
            page.show("Figure 3: A map of all of", 82, y + 42, size: 10)
            page.show("the lamps", 82, y + 30, size: 10)
            page.paragraph(Prose.sentence("Charlie", 60), 82, y - 36, width: 390, size: 12, leading: 14.4)
        }
        let read = try document.texts()
        #expect(read.contains(text.dropLast().joined(separator: " ") + " the end of the lamps."), "\(read)")
    }

    @Test("A paragraph whose lines end at any place goes on in the next column with a capital for which there was no room")
    func raggedBeforeCapital() throws {
        let left = [
            "Every keeper of the lamps counts the", "oil that is left and writes it in a", "book that nobody has read since the",
            "harbour was built, and when he has", "done so he goes home along the quay", "to sleep until noon, or he has to",
            "learn how to take care of",
        ]
        let right = [
            "Octagonallamphouses of the kind that", "stand on the pier, which need a lot", "more oil than others, and more of his",
            "time in winter when the nights are", "long and nobody comes to see him, as", "all of the town knows very well now.",
        ]
        let document = TestDocument { page in
            page.lines(left, 60, 700)
            page.lines(right, 290, 700)
        }
        try document.expect([(left + right).joined(separator: " ")])
    }
}
