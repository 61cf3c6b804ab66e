import PDFText
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
}
