import TestSupport
import Testing

@testable import PDFText

@Suite("Tables found")
struct TableFinderTests {
    private let rows = [
        ["Country", "Capital", "People"], ["Austria", "Vienna", "9"], ["Belgium", "Brussels", "11"], ["Chile", "Santiago", "19"],
        ["Denmark", "Copenhagen", "6"],
    ]

    private func show(_ rows: [[String]], at columns: [Double] = [72, 200, 330], on page: inout TestPage, from y: Double = 700) {
        for (row, texts) in rows.enumerated() {
            for (text, x) in zip(texts, columns) where !text.isEmpty { page.show(text, x, y - 14 * Double(row)) }
        }
    }

    @Test("Rows, cells, and a head above numbers")
    func plain() throws {
        let found = try paragraphs { show(rows, on: &$0) }
        #expect(found.map(cells) == rows)
        #expect(found.allSatisfy { $0.role == .table })
        #expect(found.map { $0.row?.number } == [0, 1, 2, 3, 4])
        #expect(found.map { $0.row?.isHead } == [true, false, false, false, false])
        #expect(found.first?.text == "Country Capital People")
    }

    @Test("Headings with their numbers, larger than the text, are no rows of the formulas above them")
    func headings() throws {
        let found = try paragraphs { page in
            let y = page.paragraph(Prose.sentence("Alpha", 60), 72, 740, width: 400) - 10
            page.show("m = k + l", 72, y)
            page.show("of the lamps of a quay", 110, y)
            page.show("3", 72, y - 30, size: 14, font: .evenBold)
            page.show("Semantics of the Lamps", 110, y - 30, size: 14, font: .evenBold)
            page.show("3.1", 72, y - 56, size: 12, font: .evenBold)
            page.show("Reduced Syntax", 110, y - 56, size: 12, font: .evenBold)
            page.paragraph(Prose.sentence("Bravo", 60), 72, y - 80, width: 400)
        }
        #expect(found.filter { $0.role == .heading }.map(\.text) == ["3 Semantics of the Lamps", "3.1 Reduced Syntax"])
    }

    @Test(
        "Headings with a number that has parts are none either where a word of them is in another face, nor where items have bullets below them"
    )
    func headingsAmongItems() throws {
        let behindName = 110 + TestPage.width("The ", size: 12)
        let found = try paragraphs { page in
            page.paragraph(Prose.sentence("Alpha", 60), 72, 740, width: 400)
            for (row, texts) in ["amsel", "falke"].enumerated() {
                page.show(texts, 300, 676 - 14 * Double(row), font: .fixedWide)
                page.show("lights a lamp", 370, 676 - 14 * Double(row))
            }
            page.show("3.1", 72, 632, size: 12, font: .evenBold)
            page.show("The", 110, 632, size: 12, font: .evenBold)
            page.show("amsel", behindName, 632, size: 12, font: .fixedWide)
            page.show("lamp", behindName + TestPage.width("amsel", size: 12) + 6, 632, size: 12, font: .evenBold)
            page.paragraph(Prose.sentence("Bravo", 60), 72, 610, width: 400)
        }
        #expect(found.contains { $0.role == .heading && $0.text == "3.1 The amsel lamp" }, "\(found.map(\.text))")
        let items = ["lamps are out", "piers are long", "oil is dear", "lights are blue"]
        let listed = try paragraphs { page in
            var y = 720.0
            for (section, items) in [[items[0]], [items[1], items[2]], [items[3]]].enumerated() {
                page.show("5.\(section + 2)", 72, y, font: .evenBold)
                page.show("Changes of \(section + 1)", 110, y, font: .evenBold)
                y -= 18
                for item in items {
                    page.show("•", 72, y)
                    page.show(item, 110, y)
                    y -= 12
                }
                y -= 16
            }
            page.paragraph(Prose.sentence("Charlie", 60), 72, y, width: 400)
        }
        #expect(listed.filter { $0.role == .listItem }.map(\.text) == items)
    }

    @Test("Empty cells are there")
    func empty() throws {
        var rows = rows
        rows[2][1] = ""
        rows[4][2] = ""
        #expect(try paragraphs { show(rows, on: &$0) }.map(cells) == rows)
    }

    @Test("A column with hardly an entry is one if the first row names it; that is a head if it leaves the corner free")
    func sparse() throws {
        var rows = [["", "Patch 1", "Patch 2"]] + (0..<7).map { ["Lamp \(400 + $0)", "yes", ""] }
        rows[7][2] = "yes"
        let found = try paragraphs { show(rows, on: &$0) }
        #expect(found.map(cells) == rows)
        #expect(found.map { $0.row?.isHead } == [true] + Array(repeating: false, count: 7))
        // What nothing names is no column.
        rows[0] = ["Lamp 1", "yes", ""]
        #expect(try paragraphs { show(rows, on: &$0) }.map(cells) != rows)
    }

    @Test("A row whose first cell nearly reaches the second one is parted where the rows beside it are")
    func narrowRow() throws {
        var rows = [
            ["lamp (x)", "light a lamp"], ["quench (x)", "put it out"], ["harbour (x, y, z)", "find the pier"], ["oil (y)", "fill it"],
        ]
        // Seven points stand before the second column.
        let column = 72 + TestPage.width("harbour (x, y, z)", size: 10) + 7
        for order in [[0, 1, 2, 3], [2, 0, 1, 3], [0, 1, 3, 2]] {
            rows = order.map { rows[$0] }
            #expect(try paragraphs { show(rows, at: [72, column], on: &$0) }.map(cells) == rows)
        }
        // A word that stands elsewhere begins no cell.
        let found = try paragraphs { page in
            show(rows, at: [72, column], on: &page)
            page.show("harbours of the old pier there", 72, 644)
        }
        #expect(cells(found[found.count - 1]) == nil)
    }

    @Test("An address may be as long as it likes in a row that is parted as those beside it are")
    func longAddress() throws {
        let rows = ["Lamp", "Pier", "Boats", "Keeper of them"].enumerated().map { row, name in
            ["\(name):", "example.org/" + String(repeating: "harbours/", count: row + 1) + "lamps"]
        }
        let found = try paragraphs { page in
            page.paragraph(Prose.sentence("Alpha", 60), 72, 780, width: 400)
            for (row, texts) in rows.enumerated() {
                page.show(texts[0], 160 - TestPage.width(texts[0], size: 10), 690 - 14 * Double(row))
                // Addresses are set in larger type, which is most of their lines.
                page.show(texts[1], 170.5, 690 - 14 * Double(row), size: row < 2 ? 10 : 10.8)
            }
        }
        #expect(found.compactMap(cells) == rows, "\(found.map(\.text))")
    }

    @Test("Numbers set to the right of their columns")
    func right() throws {
        let values = [["Wheat", "1,204", "98"], ["Barley", "310", "7"], ["Oats", "45", "1,113"], ["Rye", "2,000", "12"]]
        let found = try paragraphs { page in
            for (row, texts) in values.enumerated() {
                for (index, text) in texts.enumerated() {
                    page.show(text, index == 0 ? 72 : 132 + 120 * Double(index) - TestPage.width(text, size: 10), 700 - 12 * Double(row))
                }
            }
        }
        #expect(found.map(cells) == values)
        #expect(found.first?.row?.isHead == false)
    }

    @Test("A title over several columns and text around are not in the table")
    func surroundings() throws {
        let found = try paragraphs { page in
            let text = "Before the table stands a paragraph of running text that is long enough for some lines of its own on the page."
            let y = page.paragraph(text, 72, 720, width: 400)
            page.show("Countries of the world      and what there is in them", 110, y - 20)
            show(rows, on: &page, from: y - 34)
            page.paragraph(text, 72, y - 120, width: 400)
        }
        #expect(found.compactMap(cells) == rows)
        #expect(found.count { $0.row == nil && $0.role == .paragraph } >= 2)
    }

    @Test("Much white between rows, the same between all of them", arguments: [true, false])
    func wideSteps(_ areEven: Bool) throws {
        let found = try paragraphs { page in
            for (number, texts) in rows.dropFirst().enumerated() {
                let y = 700 - 40 * Double(number) - (areEven || number < 2 ? 0 : 6)
                for (text, x) in zip(texts, [72.0, 200, 330]) { page.show(text, x, y) }
            }
        }
        #expect(haveTable(found) == areEven)
        if areEven { #expect(found.compactMap(cells) == Array(rows.dropFirst())) }
    }

    @Test("Labels that reach up to the first figure, above two rows and below them")
    func closeLabels() throws {
        let labels = ["Lamps in the harbour", "Lamps", "Boats", "Nails in the harbour"]
        let rows = labels.enumerated().map { row, label in [label] + (0..<4).map { column in "\(10 + 7 * row + column)" } }
        let found = try paragraphs { page in
            let start = 72 + TestPage.width(labels[0], size: 10) + 4.5
            for (number, row) in rows.enumerated() {
                let y = 700 - 14 * Double(number)
                page.show(row[0], 72, y)
                for (column, text) in row.dropFirst().enumerated() { page.show(text, start + 60 * Double(column), y) }
            }
        }
        #expect(found.map(cells) == rows, "\(found.map(\.text))")
    }

    @Test("Columns of running text are no table")
    func columns() throws {
        let text = String(repeating: "Every evening the ferry came back across the bay with nobody on board but its captain. ", count: 8)
        let found = try paragraphs { page in
            // Shown line by line across the page, as scans are.
            let lines = TestPage.wrap(text, width: 210)
            for (index, line) in lines.enumerated() {
                page.show(line, 72, 700 - 12 * Double(index), end: 282)
                page.show(line, 310, 700 - 12 * Double(index), end: 520)
            }
        }
        #expect(found.allSatisfy { $0.row == nil })
    }

    @Test("Lists, formulas' numbers, two lines: no tables")
    func others() throws {
        let items = [["\u{2022}", "First of some items"], ["\u{2022}", "Second of these"], ["\u{2022}", "Third, and last"]]
        #expect(try paragraphs { show(items, at: [72, 96], on: &$0) }.allSatisfy { $0.row == nil })
        let numbered = [["1.", "First of some items"], ["2.", "Second of these"], ["3.", "Third, and last"]]
        #expect(try paragraphs { show(numbered, at: [72, 96], on: &$0) }.allSatisfy { $0.row == nil })
        #expect(try !haveTable(paragraphs { show(Array(rows.prefix(2)), on: &$0) }))
    }

    @Test("Justified lines are no rows")
    func justified() throws {
        let text = String(repeating: "It is a long way to the island when the wind stands against the boat. ", count: 12)
        #expect(try paragraphs { $0.paragraph(text, 72, 700, width: 130) }.allSatisfy { $0.row == nil })
    }

    @Test("Lines that go on in a row's last cell belong to it, hanging or not", arguments: [0.0, 8])
    func linesThatGoOn(indent: Double) throws {
        let names = ["Agnes Berg", "Berta Caron", "Clara Dahl", "David Ernst", "Evan Frisk", "Flora Grau", "Gustav Hall"]
        let (long, end) = ("National office for lamps, candles and", "other lights in harbours")
        let document = TestDocument { page in
            var y = 700.0
            for (index, name) in names.enumerated() {
                page.show(name, 72, y)
                page.show(index % 4 == 0 ? long : "Office for lamps", 200, y)
                if index % 4 == 0 {
                    y -= 11
                    page.show(end, 200 + indent, y)
                }
                y -= 15
            }
        }
        try document.expect(names.enumerated().map { "\($1) \($0 % 4 == 0 ? "\(long) \(end)" : "Office for lamps")" })
    }

    @Test("Words below the rows of a table don't go on with those above it")
    func betweenLines() throws {
        let document = TestDocument { page in
            page.show("The lamps of the harbour are", 72, 716)
            show(rows, on: &page)
            page.show("and so are those of the village", 72, 630)
        }
        let texts = try document.texts()
        #expect(texts.first == "The lamps of the harbour are")
        #expect(texts.last == "and so are those of the village")
    }

    @Test("Tables are left out when they are not wanted, and counted")
    func skipped() throws {
        var texts: [String] = []
        let document = try TestDocument { page in
            page.show("A line of text above the table.", 72, 740)
            show(rows, on: &page)
        }.open()
        var options = ReadingOptions()
        options.skipped.insert(.table)
        let leftOut = document.forEachParagraph(options, workers: 1) { texts.append($0.text) }
        #expect(texts == ["A line of text above the table."])
        #expect(leftOut[.table] == 5)
    }

    /// Whatever stands on a page, cells are apart from each other, and in order.
    @Test("Cells of scattered words are sound", arguments: 0..<40)
    func scattered(seed: UInt64) throws {
        var random = SplitMix(state: seed)
        let found = try paragraphs { page in
            for row in 0..<12 {
                var x = Double.random(in: 30...90, using: &random)
                for _ in 0..<Int.random(in: 1...6, using: &random) {
                    let word = String(repeating: "n", count: Int.random(in: 1...9, using: &random))
                    page.show(word, x, 700 - 13 * Double(row))
                    x += TestPage.width(word, size: 10) + [3, 12, 30, 60].randomElement(using: &random, or: 3)
                }
            }
        }
        for paragraph in found {
            guard let row = paragraph.row else { continue }
            #expect(row.cells.count > 1, "seed \(seed)")
            let filled = row.cells.filter { !$0.isEmpty }
            #expect(zip(filled, filled.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound }, "seed \(seed)")
            #expect(row.cells.allSatisfy { $0.upperBound <= paragraph.text.utf8.count }, "seed \(seed)")
            #expect(cells(paragraph)?.filter { !$0.isEmpty }.joined(separator: " ") == paragraph.text, "seed \(seed)")
        }
    }

    @Test("Rows that have the names of figures are rows; one by itself is a caption")
    func namesOfFigures() throws {
        let names = [["Item", "Light", "Count"]] + (1...5).map { ["Figure \($0):", "\(3 * $0).5", "\(12 * $0)"] }
        #expect(try paragraphs { show(names, on: &$0) }.map(cells) == names)
    }
}

extension Array {
    fileprivate func randomElement(using random: inout SplitMix, or other: Element) -> Element { randomElement(using: &random) ?? other }
}
