import Testing

@testable import PDFText

@Suite("Tables without rules, shown cell by cell")
struct ShownTablesTests {
    private let before = "The offices keep different hours through the year and some are shut in winter."
    private let after = "Whoever comes later finds a letter box beside each door of the harbour."
    private let rows = [
        ["Office", "Open", "Remarks"],
        ["North Quay", "Monday to Friday, eight until five", "Bring the papers of the boat and something that proves where you live."],
        ["Old lighthouse and the museum beside it", "Weekends from May to September", "No cards."],
        ["Customs", "By appointment", "Goods that stay on board need no form."],
    ]

    /// Shows each cell with all of its lines, evenly set; between rows is no more white than between lines, unless told.
    ///
    /// - Parameter isCentred: whether cells stand level by their middles.
    @discardableResult
    private func show(
        _ rows: [[String]], on page: inout TestPage, at columns: [(x: Double, width: Double)], from top: Double = 660, gap: Double = 0,
        isCentred: Bool = false, font: TestFont = .even
    ) -> Double {
        var y = top
        for row in rows {
            let cells = zip(row, columns).map { TestPage.wrap($0, width: $1.width) }
            let most = cells.map(\.count).max() ?? 1
            for (lines, column) in zip(cells, columns) {
                page.lines(lines, column.x, y - (isCentred ? 6 * Double(most - lines.count) : 0), font: font)
            }
            y -= 12 * Double(most) + gap
        }
        return y
    }

    private let columns = [(x: 72.0, width: 80.0), (170, 90), (280, 140)]

    private func expectRows(_ found: [Paragraph], _ wanted: [[String]], sourceLocation: SourceLocation = #_sourceLocation) {
        let rows = found.filter { $0.row != nil }
        #expect(rows.map(cells) == wanted, sourceLocation: sourceLocation)
        #expect(rows.map { $0.row?.number } == Array(0..<wanted.count), sourceLocation: sourceLocation)
        #expect(rows.allSatisfy { $0.role == .table }, sourceLocation: sourceLocation)
    }

    @Test("Cells that go on below their first lines are read one by one, between the texts around", arguments: [false, true])
    func rows(_ isCentred: Bool) throws {
        let found = try paragraphs { page in
            page.paragraph(before, 72, 720, width: 360)
            let y = show(rows, on: &page, at: columns, isCentred: isCentred)
            page.paragraph(after, 72, y - 20, width: 360)
        }
        #expect(found.first?.text == before)
        #expect(found.last?.text == after)
        expectRows(found, rows)
    }

    @Test("Labels of several lines before texts")
    func labels() throws {
        let rows = [
            ["Skipper", "Steers, keeps the log and decides when the weather is too bad to go out to the banks."],
            ["Mate", "Looks after the ropes and takes the wheel while the skipper sleeps in the afternoon."],
            ["Cook and hand of the second watch", "Cooks twice a day, cleans the galley, and helps on deck when the ship comes in."],
        ]
        let found = try paragraphs { show(rows, on: &$0, at: [(72, 80), (170, 200)]) }
        expectRows(found, rows)
    }

    @Test("Three rows of figures, column by column below a head of two lines, the years before them, too")
    func figures() throws {
        let heads = [["Year", "(AD)"], ["Share", "(of all)"], ["Gas (a)"], ["Water (b)"], ["Change (c)"]]
        let columns = [
            ["1990", "1995", "2000"], ["1.2232", "0.7163", "0.5015"], ["0.001 031", "0.000 605 8", "0.000 424 8"],
            ["0.008 654", "0.004 928", "0.003 514"], ["0.000 189 5", "0.000 029 01", "0.000 043 45"],
        ]
        let found = try paragraphs { page in
            let y = page.paragraph(before, 72, 720, width: 360) - 34
            for (index, head) in heads.enumerated() {
                page.lines(head, 72 + 90 * Double(index), y + 10 * Double(head.count - 1), leading: 10)
            }
            for (index, figures) in columns.enumerated() { page.lines(figures, 72 + 90 * Double(index), y - 16, leading: 10) }
            page.paragraph(after, 72, y - 70, width: 360)
        }
        let rows = found.compactMap(cells)
        #expect(Array(rows.suffix(3)) == (0..<3).map { row in columns.map { $0[row] } })
    }

    @Test("Heads that stand close are cells, too, though they were shown as one")
    func closeHeads() throws {
        let rows = [
            ["Up to 8 m", "14.50", "9.00", "Water and electricity up to ten kilowatt hours"],
            ["Above 12 m, or of two hulls", "35.00", "21.00", "Water"],
        ]
        let found = try paragraphs { page in
            page.show("Berth", 72, 660)
            for (head, x) in [("Summer", 170.0), ("Winter", 206), ("Included", 242)] { page.show(head, x, 660) }
            show(rows, on: &page, at: [(72, 75), (170, 40), (206, 40), (242, 130)], from: 648)
        }
        expectRows(found, [["Berth", "Summer", "Winter", "Included"]] + rows)
    }

    /// Shows rows as programs of accounts do: each cell with lines that were ended on purpose.
    private func showLines(_ rows: [[[String]]], on page: inout TestPage, at columns: [Double], from top: Double = 660) {
        var y = top
        for row in rows {
            for (lines, x) in zip(row, columns) where !lines.isEmpty { page.lines(lines, x, y) }
            y -= 12 * Double(row.map(\.count).max() ?? 1) + 4
        }
    }

    @Test("Lines that were ended on purpose are a cell's, too, where the next cell was shown level with the first of them")
    func endedLines() throws {
        let rows = [
            [["Date"], ["Details"], ["Out"], ["Balance"]],
            [["1 May"], ["Brought forward"], [], ["204.18"]],
            [["3 May"], ["Card", "Green Grocers of Ness"], ["23.40"], ["180.78"]],
            [["5 May"], ["Direct debit", "Northern Water", "Ref 88"], ["41.00"], ["139.78"]],
            [["9 May"], ["Cash", "High Street"], ["60.00"], ["79.78"]],
        ]
        let found = try paragraphs { showLines(rows, on: &$0, at: [72, 130, 300, 360]) }
        #expect(found.map(\.text) == rows.map { $0.joined().joined(separator: " ") })
    }

    @Test("Lists side by side are read line by line, though each was shown in one go")
    func lists() throws {
        let rows = [
            [["Berths"], ["Summer"], ["Winter"]],
            [["North Quay", "Mill", "Old steps"], ["14", "9", "3"], ["8", "7", "2"]],
            [["East", "West", "South"], ["4", "19", "13"], ["2", "9", "12"]],
        ]
        let found = try paragraphs { showLines(rows, on: &$0, at: [72, 200, 300]) }
        #expect(found.map(\.text).contains("Mill 9 7"))
    }

    @Test("Names of groups of rows, close above the first cell of the row that they are shown before, are rows of their own")
    func groups() throws {
        let rows = [
            ["Office", "Open", "Remarks"],
            ["North"],
            ["Quay", "Monday to Friday", "Bring the papers of the boat and something that proves where you live."],
            ["Old lighthouse", "Weekends", "Goods that stay on board need no form, nor do those who left them there."],
            ["South"],
            ["Mill", "By appointment", "No cards are taken but by those who come from the other side."],
        ]
        let found = try paragraphs { show(rows, on: &$0, at: columns, gap: 4) }
        #expect(found.map(\.text) == rows.map { $0.joined(separator: " ") })
    }

    @Test("Labels close above a table are none of its rows")
    func labelsAbove() throws {
        let found = try paragraphs { page in
            for (label, text, y) in [("Present", "Marta Quill, Ada Ness and Tom Farrow", 696.0), ("Apologies", "Ina Falk", 680)] {
                page.show(label, 72, y)
                page.show(text, 130, y)
            }
            show(
                [
                    ["Item", "Said", "Done"], ["1", "What was read last time was agreed without a change to it.", ""],
                    ["2", "The keys of the shed are still lost and will be asked for again.", "Tom to write to all who row"],
                ], on: &page, at: [(72, 25), (108, 140), (270, 60)], from: 660)
        }
        let texts = found.map(\.text)
        #expect(texts.contains("2 The keys of the shed are still lost and will be asked for again. Tom to write to all who row"))
        #expect(texts.contains("Apologies Ina Falk"))
    }

    @Test("Cells that stand level at the foot of their row: a label beside the last line of its text")
    func feet() throws {
        let rows = [
            ["8:30", "The boats are told off to their places along the quay."],
            [
                "9:00",
                "Whoever steers says how the wind will turn, how long the tide runs, and when all are to be back, whatever they have by then.",
            ],
            ["9:45", "Nobody goes out."],
            ["12:15", "Bread and soup in the old shed behind the lighthouse, for all who came back in time and those who mend the nets."],
        ]
        let found = try paragraphs { page in
            page.paragraph(before, 72, 720, width: 300)
            var y = 660.0
            for row in rows {
                let lines = TestPage.wrap(row[1], width: 110)
                page.show(row[0], 72, y - 12 * Double(lines.count - 1))
                page.lines(lines, 130, y)
                y -= 12 * Double(lines.count) + 2
            }
        }
        #expect(found.first?.text == before)
        expectRows(found, rows)
    }

    @Test("Cells that stand close to the next ones, of which either goes on below", arguments: [true, false])
    func close(_ goesOnBefore: Bool) throws {
        let rows = (0..<4).map { index in
            [
                ["Mill", "Quay", "East", "West"][index], "Planks of larch for the lower deck and the hold",
                "Tar and rope, as every year before it", "\(index + 3)7.20",
            ]
        }
        let found = try paragraphs { page in
            page.paragraph(before, 72, 720, width: 300)
            var y = 660.0
            for row in rows {
                let lines = goesOnBefore ? TestPage.wrap(row[1], width: 110) : [row[1]]
                let end = 130 + TestPage.width(lines[0], size: 10)
                page.show(row[0], 72, y)
                page.lines(lines, 130, y)
                let last = goesOnBefore ? [row[2]] : TestPage.wrap(row[2], width: 90)
                page.lines(last, end + 5.5, y)
                page.show(row[3], 460, y)
                y -= 12 * Double(max(lines.count, last.count)) + 4
            }
        }
        #expect(found.first?.text == before)
        expectRows(found, rows)
    }

    @Test("Dashes for nothing, and boxes to be ticked, begin no items")
    func nothing() throws {
        let rows = [
            ["North Quay", "–", "Bring the papers of the boat and something that proves where you live."],
            ["Old lighthouse and the museum beside it", "–", "No cards."],
            ["Customs", "12.00", "Goods that stay on board need no form."],
        ]
        expectRows(try paragraphs { show(rows, on: &$0, at: columns) }, rows)
        let boxes = rows.map { [$0[0], $0[2], "□", "□"] }
        let ticked = try paragraphs { show(boxes, on: &$0, at: [(72, 80), (170, 140), (330, 10), (360, 10)]) }
        expectRows(ticked, boxes)
    }

    @Test("Many labels close above a table are none of its rows")
    func manyLabelsAbove() throws {
        let found = try paragraphs { page in
            for index in 0..<6 {
                page.show(["Date", "Time", "Place", "Chair", "Present", "Absent"][index], 72, 732 - 12 * Double(index))
                page.show("Marta Quill, Ada Ness and Tom Farrow of the pilots", 150, 732 - 12 * Double(index))
            }
            show(
                [
                    ["1", "What was read last time was agreed without a change to it.", "All"],
                    ["2", "The keys of the shed are still lost and will be asked for again.", "Tom to write to all who row"],
                    ["3", "The lamp.", "Ada to ask the keeper what it has cost"],
                ], on: &page, at: [(72, 25), (108, 140), (270, 60)], from: 656)
        }
        let texts = found.map(\.text)
        #expect(texts.contains("2 The keys of the shed are still lost and will be asked for again. Tom to write to all who row"))
        #expect(texts.contains("3 The lamp. Ada to ask the keeper what it has cost"))
    }

    @Test("Texts side by side are paragraphs, read one after the other")
    func texts() throws {
        let texts = (0..<4).map { "\(["First", "Second", "Third", "Last"][$0]) \(before) \(after) \(before) \(after)" }
        let found = try paragraphs { page in
            show([Array(texts[..<2]), Array(texts[2...])], on: &page, at: [(72, 160), (260, 160)], gap: 14)
        }
        #expect(found.map(\.text) == texts)
        #expect(found.allSatisfy { $0.row == nil })
    }

    @Test("Items, contents with long titles, and code are none")
    func others() throws {
        let items = ["•", "•", "•"].map { [$0, before] }
        let entries = [["1", before, "3"], ["2", after, "12"], ["3", before, "12"]]
        let code = [["open", "for berth in berths { berth.open() }"], ["close it again", "for berth in berths { berth.close() }"]]
        for (rows, columns) in [(items, [(72.0, 10.0), (90, 150)]), (entries, [(72, 10), (90, 150), (260, 20)])] {
            #expect(try !haveTable(paragraphs { show(rows, on: &$0, at: columns) }))
        }
        let found = try paragraphs { show(code + code, on: &$0, at: [(72, 40), (130, 80)], font: .fixed) }
        #expect(found.allSatisfy { ($0.row?.cells.count ?? 0) < 2 || !$0.text.contains("{ berth") })
    }

    @Test("What goes on in the last of some close cells may stand about their middle")
    func centredRest() throws {
        let rows: [(label: String, amount: [String], text: String)] = [
            ("Item", ["Paid"], "Remarks"),
            ("Lamps of brassy", ["$12,673.", "00"], "Whoever lights them in the evening puts them out in the morning."),
            ("Nets", ["481.09"], "Hung up to dry behind the mill until the wind turns."),
            ("Oars", ["$14,100.", "50"], "Goods that stay on board need no form, nor do those who left them there."),
        ]
        let found = try paragraphs { page in
            var y = 660.0
            for row in rows {
                page.show(row.label, 72, y)
                for (line, amount) in row.amount.enumerated() {
                    page.show(amount, 150 + (40 - TestPage.width(amount, size: 10)) / 2, y - 12 * Double(line))
                }
                let lines = TestPage.wrap(row.text, width: 140)
                page.lines(lines, 196, y)
                y -= 12 * Double(max(lines.count, row.amount.count)) + 4
            }
        }
        expectRows(found, rows.map { [$0.label, $0.amount.joined(separator: " "), $0.text] })
    }

    @Test("A last row that something else stands in costs itself")
    func disturbedLast() throws {
        let all = rows.dropLast() + [["Lock", "Every second week from May on", "No cars and no dogs."], rows[3]]
        let found = try paragraphs { page in
            let y = show(Array(all), on: &page, at: columns)
            page.show("a stamp", 240, y + 14)
        }
        #expect(Array(found.map(cells).prefix(4)) == Array(all.prefix(4)))
    }

    @Test("Something else among the cells: no table has been understood")
    func disturbed() throws {
        let found = try paragraphs { page in
            let y = show(Array(rows.dropFirst()), on: &page, at: columns)
            page.show("a stamp", 240, y + 42)
        }
        #expect(!found.contains { cells($0) == rows[1] })
    }

    @Test("In a typewriter's type, too, where amounts stand behind what was bought")
    func receipt() throws {
        let rows = [
            ["Milk 2 l", "1.39"], ["Rye bread", "1.10"], ["Red apples 0.842 kg at 1.99", "1.68"], ["Eggs x12", "2.75"], ["Salt", "-0.50"],
        ]
        let found = try paragraphs { page in
            show(rows, on: &page, at: [(x: 72.0, width: 80.0), (200, 60)], isCentred: true, font: .fixedWide)
        }
        expectRows(found, rows)
    }

    @Test("Heads at the left above figures at the right are heads of their columns, where a cell is wrapped, too")
    func heads() throws {
        let rows = [
            ["Title", "Planned", "Spent"], ["Staff", "412.000", "409.871"], ["Repair of all the lamps of the quay", "35.000", "36.120"],
            ["Rent", "22.000", "22.000"],
        ]
        let found = try paragraphs { page in
            var y = 660.0
            for (number, row) in rows.enumerated() {
                let label = TestPage.wrap(row[0], width: 80)
                page.lines(label, 72, y)
                for (column, x) in [200.0, 360.0].enumerated() {
                    let value = row[column + 1]
                    page.show(value, number == 0 ? x : x + 120 - TestPage.width(value, size: 10), y)
                }
                y -= 12 * Double(label.count)
            }
        }
        expectRows(found, rows)
    }

    @Test("Two columns of text whose lines were shown side by side are no rows")
    func parallelTexts() throws {
        let texts = [Prose.sentence("Alpha", 110), Prose.sentence("Bravo", 110)]
        let found = try paragraphs { page in
            let columns = texts.map { TestPage.wrap($0, width: 190) }
            for row in columns[0].indices {
                for (column, x) in [72.0, 290].enumerated() where row < columns[column].count {
                    let isLast = row == columns[column].count - 1
                    page.show(columns[column][row], x, 700 - 12 * Double(row), end: isLast ? nil : x + 190)
                }
            }
        }
        #expect(found.map(\.text) == texts, "\(found.map(\.text))")
    }
}
