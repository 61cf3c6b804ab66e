import PDFText
import Testing

@Suite("Heads at the left above figures at the right")
struct HeadedFiguresTests {
    @Test("Head and figures that stand clear of each other are one column", arguments: [3, 6])
    func columns(count: Int) throws {
        let text = Prose.sentence("Alpha", 90)
        let (lefts, rights) = ([76.0, 200, 400], [170.0, 372, 520])
        let rows = (0..<count).map { ["\(1960 + 10 * $0)", "\(14 + $0)", "\(81 + $0),200"] }
        let read = try paragraphs { page in
            page.lines(TestPage.wrap(text, width: 460), 72, 740)
            for (column, head) in ["Year", "Baths", "Guests"].enumerated() { page.show(head, lefts[column], 600, font: .evenBold) }
            for (row, values) in rows.enumerated() {
                for (column, value) in values.enumerated() {
                    page.show(value, rights[column] - TestPage.width(value, size: 10), 600 - 15 * Double(row + 1))
                }
            }
            page.lines(TestPage.wrap(text, width: 460), 72, 480)
        }
        #expect(read.compactMap(cells) == [["Year", "Baths", "Guests"]] + rows)
    }

    @Test("What stands clear of two columns between them is the head of both")
    func spanning() throws {
        let rows = (0..<5).map { row in ["Lamps\(row)", "\(12 + row)", "\(22 + row)", "\(32 + row)", "\(42 + row)"] }
        let read = try paragraphs { page in
            for (x, year) in [(185.0, "2020"), (345, "2021")] { page.show(year, x, 600) }
            for (row, values) in rows.enumerated() {
                for (column, value) in values.enumerated() { page.show(value, 72 + 80 * Double(column), 600 - 15 * Double(row + 1)) }
            }
        }
        #expect(read.compactMap(cells).suffix(5) == rows[...], "\(read.map(\.text))")
        #expect(read.compactMap(cells).first?.count != 5 || read.compactMap(cells).count == 5, "\(read.map(\.text))")
    }

    @Test("An amount in the first row is no head of the column beside it")
    func amounts() throws {
        let rows = [
            ["1 May", "Sale of lamps", "1,200.00", ""], ["2 May", "Rent of the shed", "", "350.00"],
            ["3 May", "Oil for the boats", "", "90.00"],
        ]
        let read = try paragraphs { page in
            for (row, values) in rows.enumerated() {
                let y = 600 - 15 * Double(row)
                page.show(values[0], 72, y)
                page.show(values[1], 122, y)
                for (value, end) in zip(values[2...], [300.0, 380]) where !value.isEmpty {
                    page.show(value, end - TestPage.width(value, size: 10), y)
                }
            }
        }
        #expect(read.compactMap(cells) == rows, "\(read.map(\.text))")
    }
}
