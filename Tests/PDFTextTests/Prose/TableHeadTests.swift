import PDFText
import Testing

@Suite("Heads of tables over several pages")
struct TableHeadTests {
    private static let head = ["Lamp", "Quay", "Oil used", "Hours"]
    private static let tabs = [72.0, 180, 300, 420]

    private static func row(_ cells: [String], _ y: Double, on page: inout TestPage) {
        for (cell, x) in zip(cells, tabs) { page.show(cell, x, y) }
    }

    /// A row that no other is like.
    private static func numbers(_ page: Int, _ row: Int) -> [String] {
        let words = Prose.sentence("Row\(page)x\(row)", 3).dropLast().split(separator: " ").dropFirst().map(String.init)
        return words + ["\(page * 37 + row * 13)", "\(page * 11 + row * 29)"]
    }

    private func count(_ head: [String], in texts: [String]) -> Int { texts.count { $0 == head.joined(separator: " ") } }

    @Test("Of a sheet the names of its columns are read on the first page, and on no other")
    func sheet() throws {
        let texts = try TestDocument(pages: 5) { page, index in
            page.show("Lamplight", 280, 760)
            Self.row(Self.head, 730, on: &page)
            for row in 0..<30 { Self.row(Self.numbers(index, row), 730 - 15 * Double(row + 1), on: &page) }
            page.show("Page \(index + 1) of 5", 280, 40)
        }.texts()
        #expect(count(Self.head, in: texts) == 1)
        #expect(texts.first == Self.head.joined(separator: " "))
        #expect(texts.count == 5 * 30 + 1)
    }

    @Test("They are read once where the table begins in the middle of a page, and so are those of two rows")
    func goesOn() throws {
        for years in [nil, ["1950", "1951", "1952", "1953"]] as [[String]?] {
            let names = years == nil ? Self.head : ["Lamp", "Quay and oil", "Hours"]
            let tabs = years == nil ? Self.tabs : [72, 180, 420]
            let texts = try TestDocument(pages: 2) { page, index in
                var y = 740.0
                if index == 0 { y = page.paragraph(Prose.sentence("Alpha", 150), 72, y, width: 420) - 20 }
                for (name, x) in zip(names, tabs) { page.show(name, x, y) }
                if let years {
                    y -= 15
                    Self.row(years, y, on: &page)
                }
                var row = 0
                while y > 80, index == 0 || row < 9 {
                    y -= 15
                    Self.row(Self.numbers(index, row), y, on: &page)
                    row += 1
                }
            }.texts()
            #expect(count(names, in: texts) == 1)
            if let years { #expect(count(years, in: texts) == 1) }
        }
    }

    @Test("Names of several lines, short ones half-way between them, are read once, below a running head as well")
    func severalLines() throws {
        let texts = try TestDocument(pages: 2) { page, index in
            page.show("Lamps of the quays", 240, 770)
            // The table begins below a text.
            let top = index == 0 ? 636.0 : 736
            if index == 0 { page.paragraph(Prose.sentence("Alpha", 60), 72, 736, width: 420) }
            for (cell, x) in zip(["Name of the", "Kind of oil", "First hour"], [72.0, 180, 420]) { page.show(cell, x, top) }
            page.show("Year", 330, top - 6)
            for (cell, x) in zip(["lamp", "used", "of light"], [72.0, 180, 420]) { page.show(cell, x, top - 12) }
            for row in 0..<23 { Self.row(Self.numbers(index, row), top - 36 - 20 * Double(row), on: &page) }
        }.texts()
        for part in ["Name of the", "Kind of oil", "Year", "of light"] { #expect(texts.count { $0.contains(part) } == 1, "\(part)") }
    }

    @Test("They are read again where another table begins at the top of a page")
    func another() throws {
        let texts = try TestDocument(pages: 2) { page, index in
            Self.row(Self.head, 740, on: &page)
            for row in 0..<9 { Self.row(Self.numbers(index, row), 740 - 15 * Double(row + 1), on: &page) }
            page.paragraph(Prose.sentence("Page\(index == 0 ? "One" : "Two")", 250), 72, 560, width: 420)
        }.texts()
        #expect(count(Self.head, in: texts) == 2)
    }

    @Test("A row that says what one on the page before said is none")
    func sameRow() throws {
        let texts = try TestDocument(pages: 2) { page, index in
            if index == 0 { Self.row(Self.head, 740, on: &page) }
            for row in 0..<44 {
                let cells = row == (index == 0 ? 20 : 0) ? ["Spare", "None", "Little", "Few"] : Self.numbers(index, row)
                Self.row(cells, 725 - 15 * Double(row), on: &page)
            }
        }.texts()
        #expect(count(["Spare", "None", "Little", "Few"], in: texts) == 2)
    }

    /// Rows of six cells with rules between them, the last of which stand where feet do.
    private static func grid(_ rows: [[String]], on page: inout TestPage) {
        let (left, top, width, height) = (60.0, 420.0, 70.0, 24.0)
        for index in 0...rows.count {
            let y = top - height * Double(index)
            page.raw("q .5 w \(left) \(y) m \(left + 6 * width) \(y) l S Q")
        }
        for index in 0...6 {
            let x = left + width * Double(index)
            page.raw("q .5 w \(x) \(top) m \(x) \(top - height * Double(rows.count)) l S Q")
        }
        for (number, row) in rows.enumerated() {
            for (column, cell) in row.enumerated() where !cell.isEmpty {
                page.show(cell, left + width * Double(column) + 6, top - height * Double(number) - 16)
            }
        }
    }

    @Test("A table shown step by step keeps its last rows, and its numbers are no pages")
    func steps() throws {
        let lamps = ["Ness", "Farrow", "Quill", "Skerry", "Holm", "Voe", "Wick", "Brough", "Noup", "Start", "Lamb", "Rose", "Cava", "Hoy"]
        let rows = lamps.enumerated().map { ["\($0)", "\($0 + 3)", $1, $0 % 2 == 0 ? "oil" : "gas", "lit", "\($0)"] }
        let titles = ["Before dusk", "At dusk", "By night", "At dawn"]
        let document = TestDocument(
            titles.map { title in
                var page = TestPage(entries: "", width: 540, height: 460)
                page.show(title, 180, 435, size: 18)
                Self.grid([["", "Number", "Name", "Burns", "State", "Keeper"]] + rows, on: &page)
                return page
            })
        for page in titles.indices {
            let read = try document.paragraphs().filter { $0.page == page && $0.role == .table }.map(\.text)
            #expect(Array(read.suffix(rows.count)) == rows.map { $0.joined(separator: " ") })
        }
    }
}
