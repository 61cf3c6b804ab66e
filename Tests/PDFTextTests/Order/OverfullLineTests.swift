import PDFText
import Testing

@Suite("Lines that stick out of their column")
struct OverfullLineTests {
    /// The entries of an index in two columns, 20 points apart, which are shown one after the other.
    private static let left = [
        "amber, 3", "anchor, 14", "apple, 7", "arrow, 29", "basket, 8", "beaconsofthenorth, 91", "bell, 12", "boat, 5",
        "bridge, 77",
        "candle, 3",
    ]
    private static let right = [
        "chalk, 8", "clock, 21", "cloud, 4", "coast, 55", "drum, 16", "field, 2", "harbour, 8", "island, 31", "lamp, 9", "mill, 44",
    ]

    @Test("One that reaches the next column ends neither")
    func index() throws {
        let document = TestDocument { page in
            for (x, entries) in [(72.0, Self.left), (172.0, Self.right)] {
                for (row, entry) in entries.enumerated() {
                    let (name, number) = (entry.split(separator: ",")[0], entry.split(separator: " ")[1])
                    // The long one comes beside a gap of the right column.
                    let y = 700 - 12 * Double(row) - (x > 100 && row > 4 ? 12 : 0)
                    page.show(String(name) + ",", x, y)
                    page.show(String(number), name.count > 10 ? x + 94 : x + 80 - TestPage.width(number, size: 10), y)
                }
            }
        }
        #expect(try document.texts().joined(separator: " ") == (Self.left + Self.right).joined(separator: " "))
    }

    @Test("A row of a ragged column that touches the next one is no line of both")
    func ragged() throws {
        let columns = [("boat", "lamp", 20), ("mill", "salt", 24)].map { name, text, count in
            (0..<count).map { ("\(name) number \($0) of them", text + String(repeating: "l", count: 5 + $0 * 3 % 10)) }
        }
        let document = TestDocument { page in
            for (column, rows) in columns.enumerated() {
                for (row, cells) in rows.enumerated() {
                    let (x, y) = (column == 0 ? 72.0 : 300, 700 - 12 * Double(row))
                    page.show(cells.0, x, y)
                    // Ends two points behind where the next column begins.
                    let long = column == 0 && row == 11
                    page.show(long ? String(repeating: "x", count: 24) : cells.1, x + (long ? 110 : 130), y, font: .fixedWide)
                }
            }
        }
        let read = try document.texts().joined(separator: " ").replacing("\t", with: " ")
        let first = read.split(separator: "mill number 0", omittingEmptySubsequences: false)[0]
        #expect(first.contains("boat number 19") && !first.contains("mill"), "\(read)")
        #expect(!read.contains("xmill"))
    }

    @Test("A word by itself may reach far into the next column")
    func word() throws {
        let texts = ["Alpha", "Bravo", "Charlie", "Delta"].map { Prose.sentence($0, 40) }
        let word = String(repeating: "x", count: 36)
        let document = TestDocument { page in
            for (x, above, below) in [(72.0, texts[0], texts[1]), (204.0, texts[2], texts[3])] {
                page.paragraph(above, x, 700, width: 118)
                // The right column has white where the word of the left one stands.
                let y = 700 - 12 * Double(TestPage.wrap(texts[0], width: 118).count)
                if x < 100 { page.show(word, x, y) }
                page.paragraph(below, x, y - (x < 100 ? 12 : 24), width: 118)
            }
        }
        let read = try document.texts().joined(separator: " ")
        #expect(read == [texts[0], word, texts[1], texts[2], texts[3]].joined(separator: " "), "\(read)")
    }

    @Test("A line across both columns ends them")
    func across() throws {
        let names = ["Alpha", "Bravo", "Charlie", "Delta"].map { Prose.sentence($0, 40) }
        let document = TestDocument { page in
            page.paragraph(names[0], 72, 700, width: 200)
            page.paragraph(names[1], 290, 700, width: 200)
            page.show("A heading of both columns that is somewhat wider", 72, 560)
            page.paragraph(names[2], 72, 530, width: 200)
            page.paragraph(names[3], 290, 530, width: 200)
        }
        #expect(try document.texts() == [names[0], names[1], "A heading of both columns that is somewhat wider", names[2], names[3]])
    }

    @Test("One that is its column's first is none of the line's beside it; a heading of both has no line beside it")
    func firstLine() throws {
        let (left, right) = (Prose.sentence("Alpha", 200), Prose.sentence("Bravo", 200))
        let code = ["let lamps = harbour.lamps.filter(isLit).first()", "for lamp in lamps {", "    light(lamp)", "}"]
        let document = TestDocument { page in
            // Two thirds of an em in the type of the text, of which the first line leaves a sixth.
            for (row, line) in code.enumerated() {
                page.show(line, 72 + (row == 0 ? 0 : 8), 720 - 12 * Double(row), size: 9, font: .fixedWide)
            }
            page.paragraph(left, 72, 660, width: 205)
            page.paragraph(right, 285, 720, width: 205)
        }
        // Its spaces are as wide as its letters.
        #expect((46...47).contains(code[0].count))
        let texts = try document.texts()
        #expect(texts.suffix(2) == [left, right], "\(texts.map { $0.prefix(60) })")
    }
}
