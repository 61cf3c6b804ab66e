@testable import PDFText
import TestSupport
import Testing

@Suite("Tables of contents")
struct ContentsTests {
    private static let keepingContents: ReadingOptions = {
        var options = ReadingOptions()
        options.skipped.remove(.contents)
        return options
    }()

    @Test("Leaders and page numbers are left out")
    func leaders() throws {
        let document = TestDocument { page in
            for (index, title) in ["Lamps", "Oil and wicks", "Glass"].enumerated() {
                page.show(title + " . . . . . . . . . . . . . . . \(index * 12 + 3)", 72, 700 - 14 * Double(index))
            }
        }
        try document.expectRoles(
            ["table-of-contents: Lamps", "table-of-contents: Oil and wicks", "table-of-contents: Glass"], Self.keepingContents)
    }

    @Test("An item below an entry with a Roman number begins another entry")
    func romanNumber() throws {
        let document = TestDocument { page in
            page.show("Preface " + String(repeating: ".", count: 60), 72, 700, end: 440)
            page.show("v", 445, 700)
            page.show("1. Installing " + String(repeating: ".", count: 52), 72, 688, end: 440)
            page.show("1", 445, 688)
            page.show("Upgrading " + String(repeating: ".", count: 48), 96, 676, end: 440)
            page.show("1", 445, 676)
        }
        #expect(try document.texts(Self.keepingContents) == ["Preface", "1. Installing", "Upgrading"])
    }

    @Test("Below a heading that says so numbers may stand close behind titles that end anywhere, if they rise; elsewhere they are read")
    func ragged() throws {
        let titles = ["Lamps", "Oil and wicks", "Glass", "How to light them", "Keepers"]
        for (heading, pages) in [("Contents", [1, 1, 3, 7, 12]), ("Contents", [9, 1, 3, 7, 2]), ("Figures", [1, 1, 3, 7, 12])] {
            let document = TestDocument { page in
                page.show(heading, 72, 740, size: 14, font: .evenBold)
                for (index, title) in titles.enumerated() {
                    page.show("\(index + 1)  \(title)", 72, 716 - 14 * Double(index))
                    page.show("\(pages[index])", 78 + TestPage.width("\(index + 1)  \(title)", size: 10), 716 - 14 * Double(index))
                }
                page.show("Part I", 72, 620, size: 14, font: .evenBold)
                page.paragraph(Prose.sentence("Alpha", 60), 72, 600, width: 400)
            }
            let areContents = heading == "Contents" && pages[0] == 1
            let found = try document.texts(Self.keepingContents)
            #expect(found.contains("4 How to light them") == areContents && found.contains("Part I"), "\(found)")
        }
    }

    @Test("A number of four figures may leave no white behind its leader")
    func longNumbers() throws {
        let document = TestDocument { page in
            for (index, title) in ["Lamps", "Oil and wicks", "Glass"].enumerated() {
                page.show(title + " . . . . . . . . . . . . . . . .\(index * 12 + 1303)", 72, 700 - 14 * Double(index))
            }
        }
        try document.expectRoles(
            ["table-of-contents: Lamps", "table-of-contents: Oil and wicks", "table-of-contents: Glass"], Self.keepingContents)
    }

    @Test("The number behind a leader may not have been known")
    func unknownNumber() throws {
        let document = TestDocument { page in
            for (index, title) in ["Lamps", "Oil and wicks", "Glass"].enumerated() {
                page.show(
                    title + " . . . . . . . . . . . . . . . " + (index == 2 ? "??" : "\(index * 12 + 3)"), 72, 700 - 14 * Double(index))
            }
        }
        try document.expectRoles(
            ["table-of-contents: Lamps", "table-of-contents: Oil and wicks", "table-of-contents: Glass"], Self.keepingContents)
    }

    @Test("Rows whose last cells are empty are a table's, beside others that have them; so are those with a figure before their last one")
    func rowsOfTables() throws {
        let document = TestDocument { page in
            for index in 0..<8 {
                let y = 700 - 12 * Double(index)
                page.show("- lamps of kind \(["one", "two", "three", "four", "five", "six", "seven", "eight"][index])", 72, y)
                page.show("\(50 + index)", 300, y)
                if index % 2 > 0 { page.show("138 814,8\(index)", 380, y) }
            }
        }
        #expect(try document.texts(Self.keepingContents).joined().contains("54"))
        let figures = TestDocument { page in
            for index in 0..<5 {
                let y = 700 - 12 * Double(index)
                page.show("lamps \(["one", "two", "three", "four", "five"][index])", 72, y)
                page.show("2\(index).4", 200, y)
                page.show("\(41 + index)", 300, y)
            }
        }
        #expect(try figures.texts().joined().contains("43"))
    }

    @Test("The rows of a small table are no contents, though the figures behind their names rise", arguments: [60.0, 300])
    func smallTable(_ end: Double) throws {
        let document = TestDocument { page in
            page.show("How much oil was burnt in the lamps of the harbour:", 72, 740)
            for (index, month) in ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep"].enumerated() {
                let number = "\(200 + 20 * index)"
                page.show(month, 72, 700 - 14 * Double(index))
                page.show(number, 72 + end - TestPage.width(number, size: 10), 700 - 14 * Double(index))
            }
        }
        #expect(try document.texts(Self.keepingContents).joined().contains("220") == (end < 100))
    }

    @Test(
        "The figures of a table may rise: without leaders contents are named, or fill most of their page", arguments: ["Towns", "Contents"])
    func risingFigures(_ name: String) throws {
        let towns = [("Ashby", 120), ("Burton", 187), ("Carlow", 231), ("Dale", 410), ("Eaton", 573)]
        let document = TestDocument { page in
            page.show(name, 72, 740, size: 14, font: .evenBold)
            for (index, (town, count)) in towns.enumerated() {
                page.show(town, 72, 700 - 14 * Double(index))
                page.show("\(count)", 420, 700 - 14 * Double(index))
            }
        }
        let read = try document.texts(Self.keepingContents).joined(separator: " ")
        for (_, count) in towns { #expect(read.contains("\(count)") == (name == "Towns"), "\(read)") }
    }

    @Test("Roman numbers behind a leader are those of pages, too, and no entry goes on with the next one", arguments: [" ", ""])
    func romanNumbers(space: String) throws {
        let document = TestDocument { page in
            for (index, entry) in [("Preface", "x"), ("Words of thanks", "xi"), ("Lamps", "1"), ("Oil", "12")].enumerated() {
                page.show(
                    entry.0 + space + String(repeating: ".", count: 60) + " " + entry.1, 72 + (index == 1 ? 24 : 0),
                    700 - 12 * Double(index))
            }
        }
        try document.expectRoles(
            ["Preface", "Words of thanks", "Lamps", "Oil"].map { "table-of-contents: " + $0 }, Self.keepingContents)
    }

    @Test("In a script without spaces a title, its leader and its number are one word, and only the title is read")
    func withoutSpaces() throws {
        let document = TestDocument { page in
            for (index, title) in ["灯火の歴史", "油と芯", "硝子について"].enumerated() {
                page.show(title + String(repeating: ".", count: 40) + "\(index * 12 + 3)", 72, 700 - 14 * Double(index))
            }
        }
        try document.expectRoles(["table-of-contents: 灯火の歴史", "table-of-contents: 油と芯", "table-of-contents: 硝子について"], Self.keepingContents)
    }

    @Test("Dates before numbers are no titles")
    func dates() throws {
        let lines = (0..<5).map { "2010-08-0\($0 + 1)\(String(repeating: " ", count: 8))\($0 / 2 + 1)" }
        let document = TestDocument { page in page.lines(lines, 72, 700, font: .fixedWide) }
        let text = try document.texts(Self.keepingContents).joined(separator: " ")
        #expect((1...3).allSatisfy { text.contains(" \($0)") })
    }

    @Test("Numbers in columns behind a leader are a table's, and all of them are read", arguments: [1, 3])
    func statement(_ columns: Int) throws {
        let rows = [("Oil", ["1,210", "1,100", "3"]), ("Wicks", ["7", "(12)", "31"]), ("Glass", ["40", "$8", "112"])]
        let document = TestDocument { page in
            for (index, row) in rows.enumerated() {
                let y = 700 - 14 * Double(index)
                page.show(row.0 + " " + String(repeating: ".", count: 60), 72, y)
                for (column, number) in row.1.suffix(columns).enumerated() {
                    page.show(number, 460 + 60 * Double(column) - TestPage.width(number, size: 10), y)
                }
            }
        }
        let read = try document.texts(Self.keepingContents).joined(separator: " ")
        for number in rows.flatMap({ $0.1.suffix(columns) }) { #expect(read.contains(number) == (columns > 1)) }
    }

    @Test("A few numbers that fall behind leaders are no pages', nor is one behind the sign of a currency")
    func prices() throws {
        for prices in [["9", "7", "12"], ["$ 7", "$ 9", "$ 12"]] {
            let document = TestDocument { page in
                for (index, dish) in ["Soup", "Fish", "Bread"].enumerated() {
                    page.show(dish + " " + String(repeating: ".", count: 60), 72, 700 - 14 * Double(index))
                    page.show(prices[index], 440, 700 - 14 * Double(index))
                }
            }
            let read = try document.texts(Self.keepingContents).joined(separator: " ")
            for price in prices { #expect(read.contains(" " + price)) }
        }
    }

    @Test("Leaders that touch the titles, some of which have commas, and the numbers")
    func closeLeaders() throws {
        let titles = ["The lamp", "light(oil, wick, glass)", "douse(lamp, oil)", "trim(wick, knife)", "Oil", "Wicks", "Glass"]
        let document = TestDocument { page in
            for (index, title) in titles.enumerated() {
                page.show("\(title)\(String(repeating: ".", count: 60))\(index + 2)", 72, 700 - 14 * Double(index))
            }
        }
        try document.expectRoles(titles.map { "table-of-contents: " + $0 }, Self.keepingContents)
    }

    @Test("The first dot of a leader that stands close to the entry of an index is none of it; a stop that stands closer is")
    func firstDots() throws {
        let names = ["burner", "candle", "draught", "flame", "glass", "lamp", "oil", "wick"]
        let document = TestDocument { page in
            for (index, name) in names.enumerated() {
                let y = 700 - 14 * Double(index)
                let end = 72 + TestPage.width(name, size: 10)
                // The leaders' dots are half an em wide, and 0.3 of it apart.
                page.show(name + (index == 2 ? "." : ""), 72, y)
                for dot in (index == 1 ? 0 : 1)..<12 { page.show(".", end + (index == 2 ? 1.3 : 0) + 8 * Double(dot), y) }
                page.show("\(index == 3 ? 70 : 40 - index), \(50 + index)", 400, y)
            }
        }
        let read = try document.texts()
        #expect(read.contains("candle 39, 51") && read.contains("draught. 38, 52"), "\(read)")
    }

    @Test("Numbers side by side, with nothing else in their rows, are a table's, whatever they count")
    func numbersInCells() throws {
        let document = TestDocument { page in
            page.paragraph(Prose.sentence("Alpha", 120), 72, 720, width: 420)
            // Numbers that a page ends with may be its own.
            page.paragraph(Prose.sentence("Bravo", 120), 72, 400, width: 420)
            for index in 0..<5 {
                page.show("\(3 + 2 * index)", 72, 560 - 28 * Double(index))
                page.show("\(4 + 3 * index)", 250, 560 - 28 * Double(index))
            }
        }
        let texts = try document.texts()
        for index in 0..<5 { #expect(texts.contains("\(3 + 2 * index) \(4 + 3 * index)"), "\(texts.dropFirst())") }
    }

    @Test("The entries of an index keep their numbers")
    func index() throws {
        let entries = (0..<10).map { "\(["burner", "candle", "draught", "flame", "glass"][$0 % 5]) \(3 + $0), \(40 + $0)" }
        let document = TestDocument { page in
            for (index, entry) in entries.enumerated() { page.show(entry, 72, 700 - 14 * Double(index)) }
        }
        try document.expect(entries)
    }

    @Test(
        "An entry of an index with several numbers fills its line: no sentence goes on with the next one, though that begins with a small letter"
    )
    func filledEntries() throws {
        let entries = [
            ("burner", "17"), ("candle", "3"), ("draught", "29, 38"), ("flame", "11"), ("glass", "8, 40"), ("oil", "2"), ("wick", "31"),
            ("wire", "5"),
        ]
        let document = TestDocument { page in
            for (index, entry) in entries.enumerated() {
                let y = 700 - 12 * Double(index)
                let room = 224 - TestPage.width(entry.0, size: 10) - TestPage.width(entry.1, size: 10) - 5
                page.show(entry.0 + String(repeating: " .", count: Int(room / 7.5)), 72, y)
                page.show(entry.1, 296 - TestPage.width(entry.1, size: 10), y)
            }
        }
        try document.expect(entries.map { "\($0.0) \($0.1)" })
    }

    @Test("An index may have no commas before its numbers, or a letter in front of them", arguments: ["#", "#, 44", "v#"])
    func barePages(_ pages: String) throws {
        let names = ["burner", "candle", "draught of air", "flame", "glass", "oil", "reflector", "tallow", "wick", "wire"]
        let entries = (0..<20).map { index in
            let number = pages.split(separator: "#", omittingEmptySubsequences: false).joined(separator: "\(index * 2 + 3)")
            return names[index % 10] + (index % 3 == 0 ? " of brass" : "") + (pages == "v#" ? ", " : " ") + number
        }
        try TestDocument { page in
            for (index, entry) in entries.enumerated() { page.show(entry, 72 + (index % 4 == 3 ? 9 : 0), 700 - 11.5 * Double(index)) }
        }.expect(entries)
    }

    @Test("An index's text is none of its entries, and a long entry hangs further in than any begins")
    func longEntriesWithoutLeaders() throws {
        let names = ["burner", "candle", "draught", "flame", "glass", "oil", "reflector", "tallow", "wick", "wire"]
        let document = TestDocument { page in
            page.lines(
                ["Numbers in brackets are of", "pages that show a lamp, and", "all others are those of text", "that speaks of it."], 72, 730
            )
            var y = 670.0
            for (index, name) in names.enumerated() {
                if index == 4 {
                    page.show("\(name), of all colours, as it", 72, y)
                    y -= 12
                    page.show("is blown, 40", 102, y)
                } else {
                    page.show("\(name), \(index + 3)", index % 3 == 1 ? 82 : 72, y)
                }
                y -= 12
            }
        }
        try document.expect(
            ["Numbers in brackets are of pages that show a lamp, and all others are those of text that speaks of it."]
                + names.enumerated().map { $0 == 4 ? "glass, of all colours, as it is blown, 40" : "\($1), \($0 + 3)" })
    }

    @Test("An index with leaders keeps them, too, for they don't rise; short leaders are silent there")
    func indexWithLeaders() throws {
        let entries = [
            ("burner", "17"), ("candle", "3"), ("draught", "29, 38"), ("flame", "11"), ("glass", "40"), ("oil", "2"), ("wick", "31"),
        ]
        let document = TestDocument { page in
            for (index, entry) in entries.enumerated() {
                let dots = String(repeating: " .", count: entry.0 == "oil" ? 3 : 9)
                page.show(entry.0 + dots + " " + entry.1, 72, 700 - 14 * Double(index))
            }
        }
        let texts = try document.texts().joined(separator: " ")
        #expect(texts == entries.map { "\($0.0) \($0.1)" }.joined(separator: " "))
    }

    /// Shows a line of contents from `x` to `end`, with as many dots as have room.
    private static func show(_ title: String, _ number: Int, _ x: Double, _ y: Double, end: Double, on page: inout TestPage) {
        let number = String(number)
        let room = end - x - TestPage.width(title, size: 10) - TestPage.width(number, size: 10) - 8
        page.show(title + String(repeating: " .", count: max(0, Int(room / 7.5))), x, y)
        page.show(number, end - TestPage.width(number, size: 10), y)
    }

    @Test("A long title leaves no room for a leader, and goes on below where its words begin, or further in than any entry")
    func longTitles() throws {
        let document = TestDocument { page in
            var y = 700.0
            for (title, number, x) in [
                ("1 Lamps", 2, 72.0), ("1.1 Oil and the wicks of lamps", 3, 82), ("1.2 Glass", 4, 82),
                ("2 Candles and their makers abc", 5, 72),
                ("2.1 Tallow", 5, 82), ("2.2 How candles were", 0, 82), ("made in towns", 7, 99.5), ("3 Gas", 8, 72),
                ("4 Of the wires in", 0, 72),
                ("houses", 9, 79.5), ("5 Arcs", 11, 72),
            ] {
                if number == 0 { page.show(title, x, y) } else { Self.show(title, number, x, y, end: 232, on: &page) }
                y -= 12
            }
        }
        try document.expectRoles(
            [
                "1 Lamps", "1.1 Oil and the wicks of lamps", "1.2 Glass", "2 Candles and their makers abc", "2.1 Tallow",
                "2.2 How candles were made in towns", "3 Gas", "4 Of the wires in houses", "5 Arcs",
            ].map { "table-of-contents: \($0)" }, Self.keepingContents)
    }

    @Test("Below their name two lines are contents, too; a table they are else", arguments: ["Contents", "Prices"])
    func few(_ name: String) throws {
        let document = TestDocument { page in
            page.show(name, 72, 720, size: 16, font: .evenBold)
            for (index, title) in ["1 Lamps", "2 Oil and wicks"].enumerated() {
                page.show(title, 72, 690 - 14 * Double(index))
                page.show("\(index * 3 + 1)", 400, 690 - 14 * Double(index))
            }
            page.paragraph(Prose.sentence("Alpha", 60), 72, 630, width: 330)
        }
        let texts = try document.texts(Self.keepingContents)
        #expect(texts.contains("2 Oil and wicks") == (name == "Contents"))
        #expect(texts.joined(separator: " ").contains("2 Oil and wicks 4") == (name != "Contents"))
    }

    @Test("Entries of an index with long names and several numbers are read one by one, each with its own")
    func longEntries() throws {
        let document = TestDocument { page in
            let lines: [(String, Double)] = [
                ("burner . . . . 17", 72), ("candle . 3, 5–7, 44", 72), ("candlestick . 8, 12", 72), ("draught . . . . 29", 72),
                ("flame . . . 11, 13,", 72), ("15, 19", 100), ("glasses of lamps", 72), (". . . . . . . . 40", 100),
                ("oil . . . . . . . 2", 72),
                ("reflectors . 31, 35", 72), ("tallow 50, 52, 53", 72), ("wick . . . . . . 31", 72),
            ]
            for (index, line) in lines.enumerated() {
                let number = line.0.split(separator: " ").last.map(String.init) ?? ""
                page.show(String(line.0.dropLast(number.count + 1)), line.1, 700 - 12 * Double(index))
                page.show(number, 190 - TestPage.width(number, size: 10), 700 - 12 * Double(index))
            }
        }
        try document.expect([
            "burner 17", "candle 3, 5–7, 44", "candlestick 8, 12", "draught 29", "flame 11, 13, 15, 19", "glasses of lamps 40", "oil 2",
            "reflectors 31, 35", "tallow 50, 52, 53", "wick 31",
        ])
    }

    /// The zeros of Arabic, Persian, Devanagari, Bengali, Thai, Khmer; of ideographs' full width.
    private static let zeros: [UInt32] = [0x660, 0x6F0, 0x966, 0x9E6, 0xE50, 0x17E0, 0xFF10]

    private static func number(_ number: Int, _ zero: UInt32) -> String {
        String(String.UnicodeScalarView(String(number).utf8.compactMap { Unicode.Scalar(zero + UInt32($0) - 0x30) }))
    }

    @Test("Page numbers of all scripts are left out, behind leaders", arguments: zeros)
    func scripts(_ zero: UInt32) throws {
        let document = TestDocument { page in
            for (index, title) in ["Lamps", "Oil and wicks", "Glass"].enumerated() {
                page.show(title + " . . . . . . . . . . . . . . . " + Self.number(index * 12 + 3, zero), 72, 700 - 14 * Double(index))
            }
        }
        try document.expectRoles(
            ["table-of-contents: Lamps", "table-of-contents: Oil and wicks", "table-of-contents: Glass"], Self.keepingContents)
    }

    @Test("And behind white", arguments: zeros)
    func scriptsBehindWhite(_ zero: UInt32) throws {
        let titles = ["Lamps", "Oil and wicks", "Glass", "Smoke", "Soot", "Ropes", "Sails", "Tides"]
        let document = TestDocument { page in
            for (index, title) in titles.enumerated() {
                page.show(title, 72, 700 - 14 * Double(index))
                page.show(Self.number(index * 12 + 3, zero), 400, 700 - 14 * Double(index))
            }
        }
        try document.expectRoles(titles.map { "table-of-contents: \($0)" }, Self.keepingContents)
    }

    @Test("Figures that rise beside the same words again and again are a table's")
    func sameTitles() throws {
        func document(_ titles: [String]) -> TestDocument {
            TestDocument { page in
                page.show("Contents", 72, 740)
                for (index, title) in titles.enumerated() {
                    page.show(title, 72, 700 - 40 * Double(index))
                    page.show("\(70 + index * 15)", 400, 700 - 40 * Double(index))
                }
            }
        }
        #expect(try document(Array(repeating: "Heavy", count: 5)).texts().joined(separator: " ").contains("Heavy 85"))
        let titles = ["Lamps", "Oil", "Glass", "Smoke", "Soot"]
        #expect(try document(titles).texts().suffix(5) == titles[...])
    }

    @Test("Right-to-left: the number stands on the left")
    func rightToLeft() throws {
        let titles = ["مصابيح", "زيت وفتيل", "زجاج", "دخان", "سخام", "نار", "ظل", "نور"]
        let document = TestDocument { page in
            for (index, title) in titles.enumerated() {
                let visual = String(String.UnicodeScalarView(title.unicodeScalars.reversed()))
                page.show(visual, 400 - TestPage.width(visual, size: 10), 700 - 14 * Double(index))
                page.show(Self.number(index * 12 + 3, 0x660), 72, 700 - 14 * Double(index))
            }
        }
        try document.expectRoles(titles.map { "table-of-contents: \($0)" }, Self.keepingContents)
    }

    @Test("Leaders of Chinese and Japanese, numbers in ideographs", arguments: ["…", "・", "·", "．"])
    func leaders(_ dot: String) throws {
        let document = TestDocument { page in
            for (index, (title, number)) in [("灯火の歴史", "三"), ("油と芯", "十五"), ("硝子について", "二十七")].enumerated() {
                page.show(title + String(repeating: dot, count: 20) + number, 72, 700 - 14 * Double(index))
            }
        }
        try document.expectRoles(["table-of-contents: 灯火の歴史", "table-of-contents: 油と芯", "table-of-contents: 硝子について"], Self.keepingContents)
    }

    @Test(
        "What is left of a line without leader and number",
        arguments: [
            ("Lamps . . . . 12", "Lamps"), ("Lamps.....12", "Lamps"), ("Lamps of 1788.....xviii", "Lamps of 1788"), ("Lamps 12", "Lamps"),
            ("灯火…………一二", "灯火"), ("مصابيح .... ١٢", "مصابيح"), ("Lamps, 2nd part .... A-3", "Lamps, 2nd part"), ("12", "12"),
            ("Lamps… 12", "Lamps…"), ("And last … . . . . 12", "And last …"), ("灯火… … … １２", "灯火"), ("Lamps.... ....", "Lamps"), ("", ""),
            ("....", ""),
        ])
    func removed(_ line: (text: String, rest: String)) {
        let rest = ContentsEnding.removed(from: Array(line.text.utf8)[...], hasNumber: true)
        #expect(String(decoding: rest, as: UTF8.self) == line.rest)
    }

    @Test("Where no page number stands at the end, what stands there is the title's")
    func kept() {
        let rest = ContentsEnding.removed(from: Array("Of the lamps and oils of 1788".utf8)[...], hasNumber: false)
        #expect(String(decoding: rest, as: UTF8.self) == "Of the lamps and oils of 1788")
    }
}

@Suite("Tables of contents that number pages in their own way")
struct NumberedContentsTests {
    private static let dots = " " + Array(repeating: ".", count: 20).joined(separator: " ") + " "

    @Test("Pages within chapters behind leaders are left out")
    func compoundPages() throws {
        let entries = [
            ("Preface", "iii"), ("Lamps", "1-1"), ("Oil", "1-4"), ("Wicks", "2-1"), ("Glass", "A-1"), ("About the keeper", "VITA-1"),
        ]
        let document = TestDocument { page in
            for (index, entry) in entries.enumerated() { page.show(entry.0 + Self.dots + entry.1, 72, 700 - 14 * Double(index)) }
        }
        try document.expectRoles(entries.map { "table-of-contents: " + $0.0 })
    }

    @Test("Spans of numbers that no leader leads to are read")
    func spans() throws {
        let document = TestDocument { page in
            for index in 0..<6 { page.show("Lamp \(index)      \(index + 1)-\(index + 4)", 72, 700 - 14 * Double(index)) }
        }
        let read = try document.texts().joined(separator: " ")
        for index in 0..<6 { #expect(read.contains("\(index + 1)-\(index + 4)")) }
    }

    private func dashed(_ numbers: [Int], _ dash: String) -> TestDocument {
        TestDocument { page in
            for (index, number) in numbers.enumerated() {
                page.show("\(index + 1) The \(names[index])\(dash)\(number)", 72, 700 - 14 * Double(index))
            }
        }
    }

    private let names = ["mills", "barns", "wells", "roads", "boats", "lamps"]

    @Test("Numbers that rise behind dashes are left out with these", arguments: ["\u{2014}", " \u{2014} "])
    func dashes(dash: String) throws {
        let read = try dashed([3, 3, 5, 8, 12, 15], dash).texts()
        #expect(read == names.enumerated().map { "\($0.offset + 1) The \($0.element)" })
    }

    @Test("Numbers that don't rise are read")
    func scores() throws {
        let read = try dashed([3, 1, 5, 0, 2, 1], "\u{2014}").texts().joined(separator: " ")
        #expect(read.contains("barns\u{2014}1") && read.contains("wells\u{2014}5"))
    }

    @Test("A leader that had room for one dot")
    func oneDot() throws {
        let entries = ["Initial version", "The oil and all of the wicks of it", "More lamps"]
        let document = TestDocument { page in
            for (index, entry) in entries.enumerated() {
                let y = 700 - 14 * Double(index)
                page.show(entry, 72, y)
                let end = 72 + TestPage.width(entry, size: 10)
                let dots = index == 1 ? 1 : 10
                for dot in 0..<dots { page.show(".", 290 - 7.5 * Double(dot), y) }
                #expect(end < 280)
                page.show("1", 300, y)
            }
        }
        try document.expectRoles(entries.map { "table-of-contents: " + $0 })
    }

    @Test("Of what changed in each version the numbers are left out, of an index they are read", arguments: [true, false])
    func changes(hasVersions: Bool) throws {
        let changes = [
            "Lamps can be lit", "Wicks burn longer", "Oil is told from water", "Glass", "Nothing breaks", "Less smoke", "More light",
        ]
        let pages = [1, 73, 2, 60, 1, 33, 5]
        let document = TestDocument { page in
            for (index, change) in changes.enumerated() {
                let y = 700 - 28 * Double(index)
                if hasVersions { page.show("v0.\(index).0", 72, y) }
                page.show("\(change)\(Self.dots)\(pages[index])", 90, y - 14)
            }
        }
        let read = try document.texts().joined(separator: "\n")
        #expect(read.contains("\(changes[1]) 73") != hasVersions, "\(read)")
        #expect(read.contains(changes[4]))
    }

    @Test("An index before what changed keeps its numbers")
    func indexBeforeChanges() throws {
        let names = ["burner", "candle", "draught", "flame", "glass", "lamp", "oil"]
        let document = TestDocument { page in
            for (index, name) in names.enumerated() { page.show("\(name)\(Self.dots)\(90 - 7 * index)", 72, 740 - 12 * Double(index)) }
            page.show("Change History", 72, 620, size: 16)
            for version in 0..<4 {
                page.show("v1.\(version)", 72, 600 - 36 * Double(version))
                page.show("Of the \(names[version]), which now is at last what it", 84, 588 - 36 * Double(version))
                page.show("was meant to be\(Self.dots)\(30 - version)", 84, 576 - 36 * Double(version))
            }
        }
        let read = try document.texts()
        #expect(read.contains("candle 83"), "\(read)")
        #expect(!read.contains { $0.contains(" 28") || $0.contains(" 30") }, "\(read)")
    }

    @Test("Rows between drawn rules keep their numbers, unless they are named as contents", arguments: ["Values", "Contents"])
    func drawnRows(title: String) throws {
        let names = ["burner", "candle", "draught", "flame", "glass", "lamp", "oil", "wick"]
        let document = TestDocument { page in
            page.show(title, 72, 740, size: 16)
            for (index, name) in names.enumerated() {
                let y = 700 - 16 * Double(index)
                page.show(name, 76, y)
                page.show("\(index + 1)", 226, y)
                for (x, width) in [(72.0, 150.0), (222, 60)] { page.raw("q .5 w \(x) \(y - 5) \(width) 16 re S Q") }
            }
        }
        let read = try document.texts()
        #expect(read.contains { $0.hasPrefix("candle") && $0.hasSuffix("2") } == (title == "Values"), "\(read)")
        #expect(read.contains { $0.hasPrefix("wick") && $0.hasSuffix("8") } == (title == "Values"), "\(read)")
    }

    @Test(
        "A price behind a leader ends its dish, whatever is said of that below", arguments: ["6,80", "6,80 €", "£ 12", "1.204,50", "12.–"])
    func price(_ price: String) throws {
        let read = try TestDocument { page in
            for (index, dish) in ["Soup of lamps", "Wicks in oil"].enumerated() {
                let y = 700 - 40 * Double(index)
                page.show(dish + " " + String(repeating: ". ", count: 40) + price, 72, y)
                page.show("with bread and a good deal of butter", 72, y - 12, size: 9, font: .evenItalic)
            }
        }.texts()
        #expect(read.filter { $0.hasPrefix("with bread") }.count == 2, "\(read)")
    }
}
