@testable import PDFText
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

    @Test("In a script without spaces a title, its leader and its number are one word, and only the title is read")
    func withoutSpaces() throws {
        let document = TestDocument { page in
            for (index, title) in ["灯火の歴史", "油と芯", "硝子について"].enumerated() {
                page.show(title + String(repeating: ".", count: 40) + "\(index * 12 + 3)", 72, 700 - 14 * Double(index))
            }
        }
        try document.expectRoles(["table-of-contents: 灯火の歴史", "table-of-contents: 油と芯", "table-of-contents: 硝子について"], Self.keepingContents)
    }

    @Test("The entries of an index keep their numbers")
    func index() throws {
        let entries = (0..<10).map { "\(["burner", "candle", "draught", "flame", "glass"][$0 % 5]) \(3 + $0), \(40 + $0)" }
        let document = TestDocument { page in
            for (index, entry) in entries.enumerated() { page.show(entry, 72, 700 - 14 * Double(index)) }
        }
        try document.expect(entries)
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
        let titles = ["Lamps", "Oil and wicks", "Glass", "Smoke", "Soot"]
        let document = TestDocument { page in
            for (index, title) in titles.enumerated() {
                page.show(title, 72, 700 - 14 * Double(index))
                page.show(Self.number(index * 12 + 3, zero), 400, 700 - 14 * Double(index))
            }
        }
        try document.expectRoles(titles.map { "table-of-contents: \($0)" }, Self.keepingContents)
    }

    @Test("Right-to-left: the number stands on the left")
    func rightToLeft() throws {
        let titles = ["مصابيح", "زيت وفتيل", "زجاج", "دخان", "سخام"]
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
            ("灯火…………一二", "灯火"), ("مصابيح .... ١٢", "مصابيح"), ("Lamps, 2nd part .... A-3", "Lamps, 2nd part A-3"), ("12", "12"),
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
