import TestSupport
import Testing

@testable import PDFText

@Suite("Cells of several lines")
struct CellTests {
    private let rows = [
        [["Name"], ["Score"], ["What it does"]],
        [["apple"], ["V:12,", "I:99"], ["keeps the doctor away from", "the house, as they say"]],
        [["a very", "old pear"], ["V:3"], ["ripens in October", "if nobody looks", "at it too often"]],
        [["fig"], ["V:1,", "I:2"], ["is dried"]],
    ]
    /// No wider than what stands in them needs: the first word of a next line had no room.
    private let columns = [72.0, 122, 162, 302]
    private let wideColumns = [72.0, 160, 250, 420]

    /// Shows the rows, line by line across the cells, and rules around them if `draw` is given.
    private func show(
        _ rows: [[[String]]], on page: inout TestPage, gap: Double, at columns: [Double]? = nil,
        draw: ((inout TestPage, [Double]) -> Void)? = nil
    ) {
        var y = 700.0
        var edges = [y + 12]
        for row in rows {
            let count = row.map(\.count).max() ?? 1
            for line in 0..<count {
                for (cell, x) in zip(row, columns ?? self.columns) where line < cell.count {
                    page.show(cell[line], x, y - 12 * Double(line))
                }
            }
            y -= 12 * Double(count) + gap
            edges.append(y + 12 - gap / 2)
        }
        draw?(&page, edges)
    }

    @Test("What is written below the numbers of days stands in their cells")
    func days() throws {
        let weeks = [
            ["1 Tide at ten", "2 Mill", "3", "4", "5"], ["6", "7 Lock", "8 Shut all day", "9", "10"],
            ["11 Quay", "12", "13 Ada Ness", "14", "15"],
        ]
        let found = try paragraphs { page in
            for (row, week) in weeks.enumerated() {
                for (column, day) in week.enumerated() {
                    let (x, y) = (72 + 90 * Double(column), 700 - 40 * Double(row))
                    page.raw("q .5 w \(x) \(y - 28) 90 40 re S Q")
                    let parts = day.split(separator: " ", maxSplits: 1).map(String.init)
                    page.lines(parts, x + 3, y)
                }
            }
        }
        #expect(found.filter { $0.row != nil }.map(cells) == weeks)
    }

    @Test("In the boxes of a form each caption comes before what is filled in below it")
    func boxes() throws {
        let rows = [
            [("Surname", "Amsel"), ("First name", "Ruth"), ("Born on", "4 June")],
            [("Street", "Mill Wynd"), ("Town", "Dunbar"), ("Alarm", "None")],
        ]
        let found = try paragraphs { page in
            for (row, boxes) in rows.enumerated() {
                for (column, box) in boxes.enumerated() {
                    let (x, y) = (72 + 150 * Double(column), 700 - 30 * Double(row))
                    page.raw("q .5 w \(x) \(y - 18) 150 30 re S Q")
                    page.show(box.0, x + 3, y + 3, size: 6)
                    page.show(box.1, x + 3, y - 9, size: 9)
                }
            }
        }
        #expect(found.compactMap(cells) == rows.map { $0.map { "\($0.0) \($0.1)" } })
    }

    private var wanted: [[String]] { rows.map { $0.map { $0.joined(separator: " ") } } }

    @Test("Between rules that are stroked, cell after cell, row after row")
    func stroked() throws {
        let found = try paragraphs { page in
            show(rows, on: &page, gap: 4) { page, edges in
                for y in edges {
                    for (x, end) in zip(columns, columns.dropFirst()) { page.raw("q .4 w \(x - 4) \(y) m \(end - 4) \(y) l S Q") }
                }
                for x in columns {
                    for (y, end) in zip(edges, edges.dropFirst()) { page.raw("q .4 w \(x - 4) \(end) m \(x - 4) \(y) l S Q") }
                }
            }
        }
        #expect(found.map(cells) == wanted)
        #expect(found.map { $0.row?.number } == [0, 1, 2, 3])
        #expect(found.allSatisfy { $0.role == .table })
    }

    @Test("A rule that runs through the words of a column too narrow for them parts none of these")
    func cutWords() throws {
        let rows = [
            [["LAMP_OK"], ["Success."]], [["LAMP_NO_OIL"], ["Memory", "er-", "ror."]], [["LAMP_DARK"], ["Transport", "er-", "ror."]],
            [["LAMP_LOST"], ["Timeout", "er-", "ror."]],
        ]
        let found = try paragraphs { page in
            var (y, edges) = (700.0, [712.0])
            for row in rows {
                page.show(row[0][0], 76, y - 6 * Double(row[1].count - 1))
                for (line, text) in row[1].enumerated() { page.show(text, 304, y - 12 * Double(line)) }
                y -= 12 * Double(row[1].count) + 4
                edges.append(y + 10)
            }
            for y in edges { page.raw("q .4 w 72 \(y) m 560 \(y) l S Q") }
            for x in [72.0, 300, 310] { page.raw("q .4 w \(x) \(edges[0]) m \(x) \(edges[edges.count - 1]) l S Q") }
        }
        #expect(found.map(cells) == rows.map { [$0[0][0], $0[1].joined(separator: " ").replacing("er- ror", with: "error")] })
    }

    @Test("A row with a wrapped cell, below others on the next page, goes on with none of the page before")
    func rowsOfTwoPages() throws {
        let document = TestDocument(pages: 2) { page, number in
            var y = 700.0
            for row in 0..<6 {
                page.show("Block \(number)\(row)", 72, y)
                page.show("U+2308 to U+230B, and \(number)\(row)", 240, y)
                if row == 3 {
                    y -= 12
                    page.show("U+239B to U+23AD, and so on", 240, y)
                }
                y -= 19
            }
        }
        for text in try document.texts() { #expect(!(text.contains("Block 0") && text.contains("Block 1")), "\(text)") }
    }

    @Test("Without rules between rows, names and what is said of them stand line by line, though each name fills its column")
    func grid() throws {
        let rows = [
            ["Key", "Action"], ["Shift-8", "Look forward"], ["Shift-7", "Look to the left"], ["Shift-4", "Look left and down, slowly"],
            ["Shift-1", "Look back"],
        ]
        let found = try paragraphs { page in
            for (index, row) in rows.enumerated() {
                let y = 700 - 12 * Double(index) - (index > 0 ? 4 : 0)
                page.show(row[0], 76, y)
                page.show(row[1], 124, y)
            }
            for y in [712.0, 695, 640] { page.raw("q .4 w 72 \(y) m 300 \(y) l S Q") }
            for x in [72.0, 118, 300] { page.raw("q .4 w \(x) 640 m \(x) 712 l S Q") }
        }
        #expect(found.map(cells) == rows)
    }

    @Test("A text written on ruled paper is one")
    func ruledPaper() throws {
        let lines = [
            "Dear guild, the lamps of the pier were", "all lit at four, as you had asked, and", "none was out when the boats came in",
            "at night, but for the one at the end.",
        ]
        let read = try TestDocument { page in
            for (row, line) in lines.enumerated() {
                page.show(line, 96, 700 - 20 * Double(row))
                page.raw("72 \(696 - 20 * row) 220 0.5 re f")
            }
            page.raw("72 716 220 0.5 re f 90 620 0.5 100 re f 72 616 220 .5 re f")
        }.texts()
        #expect(read == [lines.joined(separator: " ")], "\(read)")
    }

    @Test("Between rules that part two columns each label stands by itself, though nothing has been filled in beside it")
    func emptyForm() throws {
        let labels = ["Name", "Organization", "Are you keeping a lamp for others,", "Address", "Telephone"]
        let read = try TestDocument { page in
            for (row, label) in labels.enumerated() {
                page.show(label, 76, 700 - 20 * Double(row))
                page.raw("72 \(714 - 20 * row) 400 0.5 re f")
            }
            page.raw("72 614 400 0.5 re f 72 614 0.5 100 re f 280 614 0.5 100 re f 472 614 0.5 100 re f")
            page.paragraph(Prose.sentence("Alpha", 60), 72, 580, width: 400)
        }.texts()
        #expect(Array(read.prefix(labels.count)) == labels, "\(read)")
    }

    @Test("The last row and the first have their cells, too, where the table is open below and above")
    func open() throws {
        let rows = [
            (["cp files", "path"], ["Copies files."]), (["ls", "path"], ["Lists them."]), (["rm file"], ["Removes one."]),
            (["scp files", "user@", "host:path"], ["Copies files to the", "host, and back."]),
        ]
        let document = TestDocument { page in
            var y = 700.0
            for (index, (name, text)) in rows.enumerated() {
                // Each cell is in the middle of its row.
                let height = 12 * Double(max(name.count, text.count)) + 4
                page.lines(name, 72, y - (height - 12 * Double(name.count)) / 2 - 9)
                page.lines(text, 142, y - (height - 12 * Double(text.count)) / 2 - 9)
                page.raw("138 \(y) m 138 \(y - height) l S")
                y -= height
                if index < rows.count - 1 { page.raw("70 \(y) m 260 \(y) l S") }
            }
        }
        try document.expect(rows.map { ($0.0 + $0.1).joined(separator: " ") })
    }

    @Test("Between rules that are thin rectangles, and boxes around each cell")
    func filled() throws {
        for isBoxed in [false, true] {
            let found = try paragraphs { page in
                show(rows, on: &page, gap: 4) { page, edges in
                    for (y, end) in zip(edges, edges.dropFirst()) {
                        for (x, right) in zip(columns, columns.dropFirst()) where isBoxed {
                            page.raw("\(x - 4) \(end) \(right - x) \(y - end) re S")
                        }
                    }
                    guard !isBoxed else { return }
                    for y in edges { page.raw("68 \(y) 230 0.5 re f") }
                    for x in columns { page.raw("\(x - 4) \(edges[edges.count - 1]) 0.5 \(edges[0] - edges[edges.count - 1]) re f") }
                }
            }
            #expect(found.map(cells) == wanted, "boxed: \(isBoxed)")
        }
    }

    @Test("Between borders with slanted ends, filled one by one or all at once", arguments: [true, false])
    func mitred(isOnePath: Bool) throws {
        let found = try paragraphs { page in
            show(rows, on: &page, gap: 4) { page, edges in
                var borders: [String] = []
                for y in edges {
                    for (x, end) in zip(columns, columns.dropFirst()) {
                        borders.append(
                            "\(x - 4) \(y) m \(x - 3.5) \(y + 0.5) l \(end - 4.5) \(y + 0.5) l \(end - 4) \(y) l \(end - 4.5) \(y - 0.5) l "
                                + "\(x - 3.5) \(y - 0.5) l h")
                    }
                }
                for x in columns {
                    for (y, end) in zip(edges, edges.dropFirst()) {
                        borders.append(
                            "\(x - 4) \(end) m \(x - 3.5) \(end + 0.5) l \(x - 3.5) \(y - 0.5) l \(x - 4) \(y) l \(x - 4.5) \(y - 0.5) l "
                                + "\(x - 4.5) \(end + 0.5) l h")
                    }
                }
                page.raw(isOnePath ? borders.joined(separator: " ") + " f" : borders.map { $0 + " f" }.joined(separator: " "))
            }
        }
        #expect(found.map(cells) == wanted)
    }

    @Test("Cells that touch are parted by the rule between them")
    func touching() throws {
        let found = try paragraphs { page in
            for row in 0..<3 {
                let y = 700 - 16 * Double(row)
                page.show("left\(row)", 72, y)
                page.show("right\(row)", 72 + TestPage.width("left0", size: 10) + 4, y)
            }
            for row in 0...3 { page.raw("70 \(712 - 16 * Double(row)) m 160 \(712 - 16 * Double(row)) l S") }
            for x in [70.0, 72 + TestPage.width("left0", size: 10) + 2, 160] { page.raw("\(x) 712 m \(x) 664 l S") }
        }
        #expect(found.map(cells) == (0..<3).map { ["left\($0)", "right\($0)"] })
    }

    @Test("Rows without a rule between them stay rows")
    func listedRows() throws {
        let listed = [
            [["Lender"], ["Answer"], ["Rule"]],
            [["radio", "cable", "press"], ["nothing much", "no answer", "three letters"], ["licence", "licence", "none"]],
        ]
        let found = try paragraphs { page in
            show(listed, on: &page, gap: 4, at: wideColumns) { page, edges in
                for y in edges { page.raw("68 \(y) m 416 \(y) l S") }
                for x in wideColumns { page.raw("\(x - 4) \(edges[edges.count - 1]) m \(x - 4) \(edges[0]) l S") }
            }
        }
        #expect(
            found.map(cells) == [
                ["Lender", "Answer", "Rule"], ["radio", "nothing much", "licence"], ["cable", "no answer", "licence"],
                ["press", "three letters", "none"],
            ])
    }

    @Test("Between rules that part groups of rows, each begins with its label, though some are wrapped")
    func labelledGroups() throws {
        let first = "keep the light of this lamp in the night and see"
        let groups = [
            [["dim()", "make the light of it small"], ["keep()", first, "that nobody puts it out, or breaks it, or takes", "it away"]],
            [["see()", "look for lamps"], ["try()", "light it"], ["ask()", "say what it is"], ["end()", "put it out"]],
        ]
        let found = try paragraphs { page in
            var y = 700.0
            var edges = [712.0]
            for group in groups {
                for row in group {
                    page.show(row[0], 76, y)
                    y = page.lines(Array(row.dropFirst()), 164, y)
                }
                edges.append(y + 8)
                y -= 4
            }
            for edge in edges { page.raw("q .4 w 72 \(edge) m 390 \(edge) l S Q") }
            for x in [72.0, 160, 390] { page.raw("q .4 w \(x) \(edges[2]) m \(x) 712 l S Q") }
        }
        let rows = groups.flatMap { $0 }.map { [$0[0], $0.dropFirst().joined(separator: " ")] }
        #expect(found.map(cells) == rows, "\(found.map(\.text))")
    }

    @Test("A name that had no room beside what is said of it goes on below")
    func wrappedNames() throws {
        let rows = [("LAMP", "a light"), ("WICK", "a thread")]
        let found = try paragraphs { page in
            for (index, row) in rows.enumerated() {
                page.show(row.0, 76, 700 - 16 * Double(index))
                page.show(row.1, 164, 700 - 16 * Double(index))
            }
            page.lines(["HARBOUR_LAMP_TYP↩", "IS_KEPT"], 76, 668)
            page.lines(["the kind of the lamp that", "is kept"], 164, 668)
            for y in [712.0, 696, 680, 648] { page.raw("q .4 w 72 \(y) m 290 \(y) l S Q") }
            for x in [72.0, 162, 290] { page.raw("q .4 w \(x) 648 m \(x) 712 l S Q") }
        }
        #expect(found.last.flatMap(cells)?.last == "the kind of the lamp that is kept", "\(found.map(\.text))")
    }

    /// Rules below a head of one line, and around what stands below it to `bottom`.
    private func drawRules(_ page: inout TestPage, at places: [Double], bottom: Double, between: [Double] = []) {
        for y in [712, 695, bottom] + between { page.raw("q .4 w \(places[0]) \(y) m \(places[places.count - 1]) \(y) l S Q") }
        for x in places { page.raw("q .4 w \(x) \(bottom) m \(x) 712 l S Q") }
    }

    @Test("Numbers that end below each other are rows, though they fill their columns")
    func flushRight() throws {
        let rows = [
            ["Place", "Votes", "All"], ["Alder", "206", "1"], ["Birch", "1357", "12"], ["Cedar", "883", "7"], ["", "53402", "52"],
        ]
        let found = try paragraphs { page in
            for (index, row) in rows.enumerated() {
                let y = 700 - 12 * Double(index) - (index > 0 ? 4 : 0)
                page.show(row[0], 76, y)
                for (cell, end) in zip(row.dropFirst(), [200.0, 240]) { page.show(cell, end - TestPage.width(cell, size: 10), y) }
            }
            drawRules(&page, at: [72, 160, 202, 242], bottom: 640)
        }
        #expect(found.map(\.text) == rows.map { $0.filter { !$0.isEmpty }.joined(separator: " ") })
    }

    @Test("Between upright rules, numbers stand in the row of their label, whose leaders fill its column")
    func leaders() throws {
        let labels = ["Ash", "Beech", "Cedar of hills and", "valleys", "Elm", "Fir"]
        let found = try paragraphs { page in
            page.show("Tree", 76, 700)
            page.show("All", 186, 700)
            page.show("Old", 226, 700)
            page.show("Young", 266, 700)
            for (index, label) in labels.enumerated() {
                let y = 684 - 12 * Double(index)
                let leaders = index == 2 ? "" : String(repeating: " .", count: Int((94 - TestPage.width(label, size: 10)) / 7.5))
                page.show(label + leaders, 76, y)
                guard index != 2 else { continue }
                for (column, end) in [200.0, 240, 280].enumerated() {
                    let number = "\(index * 7 + column + 11).5"
                    page.show(number, end - TestPage.width(number, size: 10), y)
                }
            }
            drawRules(&page, at: [72, 174, 204, 290], bottom: 616)
        }
        let texts = found.map(\.text)
        #expect(texts.contains { $0.hasPrefix("Ash") && $0.hasSuffix("11.5 12.5 13.5") })
        #expect(texts.contains { $0.hasPrefix("Cedar of hills and valleys") && $0.hasSuffix("32.5 33.5 34.5") })
        #expect(texts.contains { $0.hasPrefix("Fir") && $0.hasSuffix("46.5 47.5 48.5") })
    }

    @Test(
        "Beside one label stand rows that are set wider than lines; lines as close as those of a text belong to one row",
        arguments: [20, 12])
    func grouped(step: Double) throws {
        let groups = ["industry", "building", "trade"]
        let found = try paragraphs { page in
            for (column, name) in ["Branch", "Number", "Unit", "Large", "Small"].enumerated() {
                page.show(name, 76 + 90 * Double(column), 700)
            }
            for (group, label) in groups.enumerated() {
                let y = 683 - 46 * Double(group)
                page.show(label, 76, y - step / 2)
                for line in 0..<2 {
                    for (column, cell) in ["people", "men", "X \(group)", "Y \(group)"].enumerated() {
                        page.show("\(cell)\(line)", 166 + 90 * Double(column), y - step * Double(line))
                    }
                }
            }
            drawRules(&page, at: (0...5).map { 72 + 90 * Double($0) }, bottom: 557, between: [649, 603])
        }
        let texts = found.map(\.text)
        #expect(texts.contains(step == 20 ? "industry people0 men0 X 00 Y 00" : "industry people0 people1 men0 men1 X 00 X 01 Y 00 Y 01"))
        #expect(texts.contains("people1 men1 X 01 Y 01") == (step == 20))
    }

    @Test(
        "Names of columns that have several lines are read one after the other, though level rules alone are around them",
        arguments: [true, false])
    func heads(_ isBelow: Bool) throws {
        let names = [["Region"], ["Total", "inner", "debt"], ["Market", "loans"], ["Loans from", "the bank"]]
        let texts = try paragraphs { page in
            for (column, name) in names.enumerated() {
                for (line, text) in name.enumerated() {
                    page.show(text, 76 + 70 * Double(column), 700 - 12 * Double(isBelow ? 3 - name.count + line : line))
                }
            }
            for row in 0..<5 {
                page.show("Alder\(row)", 76, 660 - 14 * Double(row))
                for column in 1...3 { page.show("\(row * 31 + column * 17)", 76 + 70 * Double(column), 660 - 14 * Double(row)) }
            }
            for y in [712.0, 672, 598] { page.raw("q .4 w 72 \(y) m 350 \(y) l S Q") }
        }.map(\.text)
        #expect(texts.first == "Region Total inner debt Market loans Loans from the bank")
        #expect(
            texts.dropFirst() == ["Alder0 17 34 51", "Alder1 48 65 82", "Alder2 79 96 113", "Alder3 110 127 144", "Alder4 141 158 175"])
    }

    @Test("So are those that several columns have in common, above a rule of their own, unless another name goes on below its height")
    func spannedHeads() throws {
        let names = [["Region"], ["Share of", "inner debt", "held by"], ["Total", "of loans", "in years"]]
        let places = [76.0, 160, 280]
        func read(goesOn: Bool) throws -> [String] {
            try paragraphs { page in
                for (name, x) in zip(names, places) {
                    for (line, text) in name.enumerated() { page.show(text, x, 700 - 12 * Double(line)) }
                }
                page.show("banks", 160, 660)
                page.show("others", 210, 660)
                if goesOn { page.show("and months", 280, 660) }
                for row in 0..<5 {
                    page.show("Alder\(row)", 76, 640 - 14 * Double(row))
                    for (column, x) in [160.0, 210, 280].enumerated() { page.show("\(row * 31 + column * 17)", x, 640 - 14 * Double(row)) }
                }
                for y in [712.0, 652, 578] { page.raw("q .6 w 72 \(y) m 350 \(y) l S Q") }
                page.raw("q .4 w 156 671 m 250 671 l S Q")
            }.map(\.text)
        }
        let texts = try read(goesOn: false)
        #expect(texts.prefix(2) == ["Region Share of inner debt held by Total of loans in years", "banks others"])
        #expect(try read(goesOn: true).first != texts.first)
    }

    @Test("The lines of a timetable's cells are no rows, nor are those of a head")
    func timetable() throws {
        let hours = [
            [[], ["First", "group"], ["Last", "group"]],
            [["8:00"], ["Stones", "Ms Berg", "Room 12"], ["Rivers", "Mr Lind"]],
            [["9:00"], ["Lamps"], ["Stones", "Ms Berg", "Room 12"]],
        ]
        let found = try paragraphs { page in
            show(hours, on: &page, gap: 4, at: wideColumns) { page, edges in
                for y in edges { page.raw("68 \(y) m 416 \(y) l S") }
                for x in wideColumns { page.raw("\(x - 4) \(edges[edges.count - 1]) m \(x - 4) \(edges[0]) l S") }
            }
        }
        #expect(found.map(cells) == hours.map { $0.map { $0.joined(separator: " ") } })
    }

    @Test("A heading close above a table without rules is no part of it")
    func headed() throws {
        let found = try paragraphs { page in
            page.show("What grows here", 72, 716, size: 13)
            show(rows, on: &page, gap: 12, at: wideColumns)
        }
        #expect(found.map(\.text) == ["What grows here"] + wanted.map { $0.joined(separator: " ") })
    }

    @Test("Without rules, by their columns and the white between rows")
    func aligned() throws {
        let found = try paragraphs { show(rows, on: &$0, gap: 12, at: wideColumns) }
        #expect(found.map(\.text) == wanted.map { $0.joined(separator: " ") })
        #expect(found.map(cells) == wanted)
    }

    @Test("Lines that are rows, in groups, are not taken for one row")
    func groups() throws {
        let found = try paragraphs { page in
            for row in 0..<12 {
                let y = 700 - 12 * Double(row) - 10 * Double(row / 3)
                page.show("label\(row)", 72, y)
                page.show("\(row * 7)", 200, y)
                page.show("\(row * 11)", 300, y)
            }
        }
        #expect(found.map(\.text) == (0..<12).map { "label\($0) \($0 * 7) \($0 * 11)" })
    }

    @Test("Nor are those below the name of a group, each with a name of its own and figures, parted by white from the next group")
    func namedGroups() throws {
        let names = ["Oil of lamps", "Wick of lamps"]
        let found = try paragraphs { page in
            for group in 0..<3 {
                let y = 700 - 60 * Double(group)
                page.show("\(group + 1)+", 72, y)
                page.show("What it took", 120, y)
                for (row, name) in names.enumerated() {
                    page.show(name, 126, y - 12 * Double(row + 1))
                    page.show("\(group * 7 + row + 2)", 260, y - 12 * Double(row + 1))
                    page.show("\(group * 11 + row + 5).5", 330, y - 12 * Double(row + 1))
                }
            }
        }
        let wanted = (0..<3).flatMap { group in
            ["\(group + 1)+ What it took"]
                + names.enumerated().map { "\($1) \(group * 7 + $0 + 2) \(group * 11 + $0 + 5).5" }
        }
        #expect(found.map(\.text) == wanted)
    }

    @Test("A box around a text is no table")
    func box() throws {
        let text = Prose.sentence("Boxed", 60)
        let found = try paragraphs { page in
            page.paragraph(text, 72, 700, width: 300)
            page.raw("68 600 308 120 re S 60 590 m 60 730 l S 68 640 m 376 640 l S")
        }
        #expect(found.map(\.text) == [text])
        #expect(found.allSatisfy { $0.row == nil })
    }

    @Test("Columns of text with a rule between them are columns")
    func columnRule() throws {
        let texts = ["Left", "Right"].map { Prose.sentence($0, 160) }
        let found = try paragraphs { page in
            page.paragraph(texts[0], 72, 700, width: 200)
            page.paragraph(texts[1], 300, 700, width: 200)
            page.raw("286 100 m 286 720 l S 72 720 m 500 720 l S 72 100 m 500 100 l S")
        }
        #expect(found.map(\.text) == texts)
    }

    @Test("The cells of rows that tags tell, and which are heads")
    func tagged() throws {
        let document = TestDocument { page in
            for (index, text) in ["Fruit", "Price", "pear", "2", "fig", "3"].enumerated() {
                page.content(index) { $0.show(text, index % 2 == 0 ? 72 : 200, 700 - 20 * Double(index / 2)) }
            }
        }.tagged(
            .tag(
                "Table", "", .tag("TR", "", .tag("TH", [0]), .tag("TH", [1])), .tag("TR", "", .tag("TD", [2]), .tag("TD", [3])),
                .tag("TR", "", .tag("TD", [4]), .tag("TD", [5]))))
        let found = try document.paragraphs()
        #expect(found.map(cells) == [["Fruit", "Price"], ["pear", "2"], ["fig", "3"]])
        #expect(found.map { $0.row?.isHead } == [true, false, false])
        #expect(found.map { $0.row?.number } == [0, 1, 2])
    }

    @Test(
        "A row by itself is one where rules are drawn around each of its cells, or white parts them, but none of texts",
        arguments: [3, 2, 4])
    func rowAlone(count: Int) throws {
        let words =
            count == 4
            ? (0..<4).map { Prose.sentence("Lamp\($0)", 30) } : Array(["rgkmax", "lattice vector length", "real 7.0"].prefix(count))
        let found = try paragraphs { page in
            page.paragraph(Prose.sentence("Alpha", 60), 72, 740, width: 440)
            for (index, text) in words.enumerated() {
                let x = 72 + 110 * Double(index)
                page.lines(TestPage.wrap(text, width: 100), x + 4, 640)
                let height = count == 4 ? 130.0 : 16
                page.raw("q .5 w \(x) \(652 - height) 110 \(height) re S Q")
            }
            page.paragraph(Prose.sentence("Bravo", 60), 72, 500, width: 440)
        }
        #expect(found.compactMap(cells) == (count == 4 ? [] : [words]), "\(found.map(\.text))")
    }
}
