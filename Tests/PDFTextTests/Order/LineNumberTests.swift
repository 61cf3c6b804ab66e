import PDFText
import Testing

@Suite("Numbers of lines in the margins and between columns")
struct LineNumberTests {
    private let text = Prose.sentence("Alpha", 480)

    /// A page whose lines are numbered in steps, their numbers `x` points from the left, right-aligned.
    private func numbered(every step: Int, from first: Int, right: Double, size: Double = 6) -> TestDocument {
        TestDocument { page in
            for (index, line) in TestPage.wrap(text, width: 400).enumerated() {
                let y = 700 - 14 * Double(index)
                let number = index + first
                if number % step == 0 {
                    page.show("\(number)", right - TestPage.width("\(number)", size: size), y, size: size)
                }
                page.show(line, 100, y)
            }
        }
    }

    @Test("The numbers of the lines are left out, each line or every fifth", arguments: [(1, 1), (1, 96), (5, 1), (5, 37)])
    func lineNumbers(step: Int, first: Int) throws {
        try numbered(every: step, from: first, right: 88).expect([text])
    }

    @Test("So are those of the lines that a text's last page might have", arguments: [30, 12])
    func emptyPage(count: Int) throws {
        let document = TestDocument { page in
            page.lines(["The keepers of the lamps say that they will be back in the winter of", "that year."], 90, 720)
            for index in 0..<count { page.show("\(index + 521)", 60, 720 - 14 * Double(index), size: 6) }
        }
        #expect(try document.texts().joined(separator: " ").contains("525") == (count == 12))
    }

    @Test("Three small ones that count every fifth line are such, too, wherever they go on from", arguments: [6.0, 10])
    func three(size: Double) throws {
        let lines = TestPage.wrap(Prose.sentence("Alpha", 200), width: 400)
        let document = TestDocument { page in
            for (index, line) in lines.enumerated() {
                page.show(line, 90, 720 - 12 * Double(index), end: index < lines.count - 1 ? 490 : nil)
                if [2, 7, 12].contains(index) { page.show("\(index + 383)", 60, 720 - 12 * Double(index), size: size) }
            }
        }
        #expect(try document.texts().joined(separator: " ").contains("390") == (size == 10))
    }

    @Test("A page with a few numbers goes on with those of the lines of the page before")
    func fewLines() throws {
        let lines = TestPage.wrap(Prose.sentence("Alpha", 240), width: 400)
        let document = TestDocument(pages: 3) { page, index in
            for line in 0..<(index == 2 ? 3 : 11) {
                let y = 720 - 14 * Double(line)
                let number = "\(index == 2 ? 23 + line : 11 * index + line + 1)"
                page.show(number, 80 - TestPage.width(number, size: 10), y, font: .fixedWide)
                if index < 2 { page.show(lines[(11 * index + line) % lines.count], 100, y) }
            }
            if index == 2 { page.lines(Array(lines.prefix(2)), 100, 400) }
        }
        let read = try document.texts().joined(separator: " ").split(separator: " ")
        #expect(!read.contains("12") && !read.contains("24"))
    }

    @Test("Small numbers close beside the few lines of a page by itself are left out, on either side", arguments: [true, false])
    func lastPage(isLeft: Bool) throws {
        let text = Prose.sentence("alpha", 40)
        let document = TestDocument { page in
            let lines = TestPage.wrap(text, width: 400)
            for (index, line) in lines.enumerated() {
                let y = 720 - 14 * Double(index)
                if isLeft { page.show("\(index + 210)", 95 - TestPage.width("210", size: 6), y, size: 6) }
                page.show(line, 100, y, end: index < lines.count - 1 ? 500 : nil)
                if !isLeft { page.show("\(index + 210)", 505, y, size: 6) }
            }
        }
        try document.expect([text])
    }

    @Test("The numbers of items of several lines are none of lines")
    func numbersOfItems() throws {
        let items = (1...7).map { Prose.sentence("Item\($0)", 30) }
        let document = TestDocument { page in
            var y = 720.0
            for (index, item) in items.enumerated() {
                page.show("\(index + 1)", 72, y)
                y = page.paragraph(item, 92, y, width: 300) - 8
            }
        }
        try document.expect(items.enumerated().map { "\($0 + 1) \($1)" })
    }

    @Test("On pages to be corrected they are level with few lines, and stand close to those", arguments: [78, 87])
    func ruler(x: Double) throws {
        let lines = TestPage.wrap(text, width: 400).map { $0.prefix(1).uppercased() + $0.dropFirst() }
        let document = TestDocument { page in
            for (index, line) in lines.enumerated() { page.show(String(line), 100, 700 - 14 * Double(index)) }
            for number in 1...36 { page.show("\(number)", x, 702 - 13.2 * Double(number), size: 7) }
        }
        // Each line begins as a verse does.
        #expect(try document.texts().joined(separator: " ") == lines.joined(separator: " "))
    }

    @Test("Numbers of rows stay, though they stand a little higher than what the rows hold")
    func raisedNumbersOfRows() throws {
        let document = TestDocument { page in
            for row in 1...20 {
                page.show("\(row)", 80, 702.5 - 14 * Double(row), size: 7)
                page.show("\(Prose.sentence("Row", 12)) \(row * 7)", 100, 700 - 14 * Double(row))
            }
        }
        let words = try document.texts().joined(separator: " ").split(whereSeparator: \.isWhitespace)
        for number in 1...20 { #expect(words.contains("\(number)")) }
    }

    @Test("On the right, too, and in the size of the text")
    func lineNumbersOnTheRight() throws {
        try numbered(every: 1, from: 1, right: 540, size: 10).expect([text])
    }

    @Test("Between two columns, too, though some come close to the left one's lines", arguments: [1, 5])
    func lineNumbersBetweenColumns(step: Int) throws {
        let lines = TestPage.wrap(Prose.sentence("Alpha", 600), width: 230)
        let document = TestDocument { page in
            for (index, line) in lines.prefix(80).enumerated() {
                let (column, row) = index.quotientAndRemainder(dividingBy: 40)
                let (x, y) = (column == 0 ? 60.0 : 306, 700 - 12 * Double(row))
                page.show(line, x, y)
                let number = index + 1
                // The right ones come close to the longer lines on their left.
                let end = x - (column == 0 ? 5 : step == 5 ? 13 : 9)
                if number % step == 0 {
                    page.show("\(number)", end - TestPage.width("\(number)", size: 5), y - 3.5 * Double(column), size: 5)
                }
            }
        }
        try document.expect([lines.prefix(80).joined(separator: " ")])
    }

    @Test("On a page most of whose lines are short, beside a figure and its caption")
    func lineNumbersBesideFigure() throws {
        let (wide, narrow) = (
            TestPage.wrap(Prose.sentence("Alpha", 60), width: 400), TestPage.wrap(Prose.sentence("Beta", 200), width: 220)
        )
        let document = TestDocument { page in
            for (index, line) in (wide.prefix(4) + narrow.prefix(30)).enumerated() {
                let y = 700 - 12 * Double(index)
                page.show(line, 72, y)
                page.show("\(index + 77)", 66 - TestPage.width("\(index + 77)", size: 5), y, size: 5)
            }
            page.paragraph("Fig. 1. " + Prose.sentence("Gamma", 100), 310, 560, width: 150, size: 8)
        }
        let words = try document.texts().joined(separator: " ").split(whereSeparator: \.isWhitespace)
        #expect(!words.contains { $0.allSatisfy(\.isNumber) })
    }

    @Test("Between two justified columns whose lines stand level, right behind the left ones, as LaTeX's lineno sets them")
    func lineNumbersInGutter() throws {
        let lines = TestPage.wrap(Prose.sentence("Alpha", 600), width: 226)
        let document = TestDocument { page in
            for (index, line) in lines.prefix(80).enumerated() {
                let (column, row) = index.quotientAndRemainder(dividingBy: 40)
                let (x, y) = (column == 0 ? 60.0 : 304, 700 - 12 * Double(row))
                page.show(line, x, y, end: x + 228)
                page.show("\(index + 1)", x - 9 - TestPage.width("\(index + 1)", size: 5), y, size: 5)
            }
        }
        try document.expect([lines.prefix(80).joined(separator: " ")])
    }

    @Test("Between two columns in the size of the text, as patents have them, so close to the right one that they seem a part of it")
    func lineNumbersOfPatents() throws {
        let lines = TestPage.wrap(Prose.sentence("Alpha", 600), width: 220)
        let document = TestDocument { page in
            for (index, line) in lines.prefix(80).enumerated() {
                let (column, row) = index.quotientAndRemainder(dividingBy: 40)
                let (x, y) = (column == 0 ? 60.0 : 306, 700 - 12 * Double(row))
                page.show(line, x, y)
                if column == 0, (row + 1) % 5 == 0 {
                    page.show("\(row + 1)", 299 - TestPage.width("\(row + 1)", size: 10), y)
                }
            }
        }
        try document.expect([lines.prefix(80).joined(separator: " ")])
    }

    @Test("With a letter behind them, those of the second of two texts that are shown side by side, line by line", arguments: [1, 5])
    func lineNumbersOfParallelTexts(step: Int) throws {
        let texts = ["Alpha", "Beta"].map { TestPage.wrap(Prose.sentence($0, 300), width: 190).prefix(36) }
        let document = TestDocument { page in
            for row in 0..<36 {
                let y = 700 - 14 * Double(row)
                for (column, text) in texts.enumerated() {
                    let x = column == 0 ? 90.0 : 300
                    page.show(text[row], x, y, end: x + 190)
                    guard (row + 1) % step == 0 else { continue }
                    let number = column == 0 ? "\(row + 1)" : "\(row + 1)R"
                    page.show(number, column == 0 ? 80 - TestPage.width(number, size: 6) : 500, y, size: 6)
                }
            }
        }
        // The first ends in the middle of a sentence.
        let found = try document.texts().joined(separator: " ")
        #expect(found == texts.map { $0.joined(separator: " ") }.joined(separator: " "))
    }

    @Test("Beside verse, however long its lines are, poem by poem")
    func lineNumbersOfVerse() throws {
        var verses: [String] = []
        for number in 0..<32 { verses.append(Prose.sentence("Verse", 4 + number % 3)) }
        let document = TestDocument { page in
            var y = 740.0
            for poem in 0..<2 {
                page.show("The poem", 100, y, size: 14)
                y -= 24
                for number in 1...16 {
                    if number % 5 == 0 { page.show("\(number)", 92 - TestPage.width("\(number)", size: 8), y, size: 8) }
                    page.show(verses[16 * poem + number - 1], number % 2 == 0 ? 112 : 100, y)
                    y -= number % 4 == 0 ? 20 : 12
                }
                y -= 16
            }
        }
        let text = try document.texts().joined(separator: " ")
        #expect(!text.contains { $0.isNumber })
        #expect(verses.allSatisfy(text.contains))
    }

    @Test("Rows that are all numbered keep their numbers, every fifth, too")
    func numberedRows() throws {
        let document = TestDocument { page in
            for row in 1...20 {
                page.show("\(row)", 88 - TestPage.width("\(row)", size: 10), 700 - 12 * Double(row))
                page.show("\(Prose.sentence("Row", 5)) \(row * 7)", 100, 700 - 12 * Double(row))
            }
        }
        let words = try document.texts().joined(separator: " ").split(separator: " ")
        for number in [5, 10, 15, 20] { #expect(words.contains("\(number)")) }
    }

    @Test("They are kept if they are wanted")
    func keptNumbers() throws {
        let kept = try numbered(every: 5, from: 1, right: 88).texts(ReadingOptions(skipped: []))
        #expect(kept.contains(text))
        #expect(kept.count > 1)
    }

    @Test("Numbers that go on from the page before are those of lines beside works that are cited, too")
    func lineNumbersOfReferences() throws {
        let works = ["Ada Pebble", "Bo Lantern", "Cy Meadow", "Di Quarry", "Ed Thistle"].map {
            "\($0) and others. " + Prose.sentence("Lamps", 9).dropLast() + ". Journal of Quays, 12:4."
        }
        let document = TestDocument { page in
            var (y, number) = (740.0, 213)
            for work in works {
                for (index, line) in TestPage.wrap(work, width: 260).enumerated() {
                    page.show("\(number)", 80, y, size: 6)
                    page.show(line.prefix(1).uppercased() + line.dropFirst(), index == 0 ? 100 : 116, y)
                    (y, number) = (y - 12, number + 1)
                }
            }
        }
        #expect(try !document.texts().joined(separator: " ").contains("21"))
    }

    @Test("The numbers of an algorithm's steps, or of a list of names, are labels")
    func labels() throws {
        let steps = ["Take a lamp", "Light it", "If it is dark then", "go on", "end", "Otherwise go home", "and sleep"]
        let document = TestDocument { page in
            var y = page.paragraph(Prose.sentence("Alpha", 160), 100, 740, width: 400) - 20
            for (index, step) in steps.enumerated() {
                page.show("\(index + 1)", 88, y, size: 8)
                page.show(step, 100, y)
                y -= 12
            }
        }
        let texts = try document.texts().joined(separator: " ")
        #expect((1...7).allSatisfy { texts.contains("\($0) \(steps[$0 - 1])") })
    }

    @Test("Numbers of rows are none of lines, where a row goes on below without one or they count from naught", arguments: [0, 1])
    func numbersOfRows(first: Int) throws {
        let rows = [
            "burner that has no wick and is not lit", "candle that was lit before the lamp was", "draught that has come in by a door or",
        ]
        let document = TestDocument { page in
            var y = 700.0
            for index in 0..<14 {
                page.show("\(index + first)", 72, y)
                page.show(rows[index % 3], 96, y)
                y -= 12
                if index == 5 || index == 9, first > 0 {
                    page.show("by the window of the house", 96, y)
                    y -= 12
                }
            }
        }
        let read = try document.texts().joined(separator: " ").split { $0 == " " || $0 == "\t" || $0 == "\n" }
        #expect(read.contains("\(first + 4)") && read.contains("\(first + 13)"), "\(read)")
    }

    @Test("Years before the figures of a table beside a text are read") func years() throws {
        let document = TestDocument { page in
            page.paragraph(text, 72, 720, width: 330)
            for year in 0..<18 {
                let y = 720 - 14 * Double(year)
                page.show("\(1994 + year)", 430, y - 0.5, size: 8)
                page.show("\(405 + 7 * year)", 470, y, size: 8)
                page.show("\(271 + 11 * year)", 510, y, size: 8)
            }
        }
        let read = try document.texts().joined(separator: " ")
        for year in 1994...2011 { #expect(read.contains("\(year)")) }
    }

    @Test("Small numbers of a table's rows that go on from far above are none")
    func numbersOfLateRows() throws {
        let document = TestDocument { page in
            for row in 0..<16 {
                let y = 700 - 14 * Double(row)
                page.show("\(524 + row)", 60, y, size: 6)
                for (column, cell) in ["GO:000\(row)", "0.0\(row)", "of the lamps and the town", "Up", "KEY\(row)"].enumerated() {
                    page.show(cell, 84 + 84 * Double(column) + (column > 2 ? 60 : 0), y)
                }
            }
        }
        let read = try document.texts().joined(separator: " ")
        for number in 524..<540 { #expect(read.contains("\(number)")) }
    }
}
