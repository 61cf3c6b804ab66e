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
