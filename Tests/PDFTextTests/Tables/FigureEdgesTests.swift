import PDFText
import Testing

@Suite("Columns of figures that end at one edge, close to what stands behind them")
struct FigureEdgesTests {
    private let text = Prose.sentence("Alpha", 60)

    /// Shows names from the left edge, figures at right edges, and what is behind them at a left edge.
    private func show(_ page: inout TestPage, _ rows: [[String]], ends: [Double], left: Double? = nil, from first: Double = 72) {
        page.lines(TestPage.wrap(text, width: 460), 72, 740)
        for (index, row) in rows.enumerated() {
            let y = 600 - 14 * Double(index)
            page.show(row[0], first, y)
            for (text, end) in zip(row.dropFirst(), ends) where !text.isEmpty { page.show(text, end - TestPage.width(text, size: 10), y) }
            if let left, let text = row.last { page.show(text, left, y) }
        }
        page.lines(TestPage.wrap(text, width: 460), 72, 440)
    }

    private let names = ["Winter lamps", "Oil", "Nets and ropes", "Boats", "Tar"]

    /// The edges of columns that leave some white before their longest figures.
    private func ends(_ rows: [[String]], white: Double) -> [Double] {
        var end = 72 + (rows.map { TestPage.width($0[0], size: 10) }.max() ?? 0)
        return (1..<(rows.first?.count ?? 1)).map { column in
            end += white + (rows.map { TestPage.width($0[column], size: 10) }.max() ?? 0)
            return end
        }
    }

    @Test("Rows are parted at them though some have no figure there, and the head is", arguments: [5.0, 7, 9])
    func emptyCells(white: Double) throws {
        let rows = [
            ["Stock", "2024", "2023", "2022", "2021"], ["Winter lamps", "1,204", "8,118,450", "96", "7,201"],
            ["Oil", "86", "", "450", "9,118,002"], ["Nets and ropes", "", "5,331", "3,410,202", "12"],
            ["Boats", "7,310,664", "12", "", "881"], ["Tar", "9,402", "6,100,287", "1,240", "3"],
        ]
        let found = try paragraphs { show(&$0, rows, ends: ends(rows, white: white)) }
        #expect(found.compactMap(cells) == rows, "\(found.map(\.text))")
    }

    @Test("A text behind the only one begins a column", arguments: [5.0, 8])
    func textBehind(white: Double) throws {
        let figures = ["Amount", "7,989,472", "529", "86", "320,054", "12"]
        let states = ["Status", "Complete", "Yes", "Under review", "–", "Pending"]
        let rows = (["Account"] + names).enumerated().map { [$1, figures[$0], states[$0]] }
        let found = try paragraphs { show(&$0, rows, ends: [240], left: 240 + white) }
        #expect(found.compactMap(cells) == rows, "\(found.map(\.text))")
    }

    @Test("A unit is a space behind its figure, and parted from it no more than the words of a name")
    func units() throws {
        let amounts = ["1,250 kg", "40 kg", "3 kg", "125 kg", "16 kg"]
        let rows = names.enumerated().map { [$1 + " 7", amounts[$0]] }
        let found = try paragraphs { show(&$0, rows, ends: [240]) }
        #expect(found.compactMap(cells) == rows, "\(found.map(\.text))")
    }

    @Test("A unit is one where words stand far apart, too: the space before it is as wide as that between those of a name")
    func wideSpaces() throws {
        let amounts = ["1,250", "40", "3", "125", "16"]
        let found = try paragraphs { page in
            for (index, amount) in amounts.enumerated() {
                let y = 600 - 14 * Double(index)
                page.show("Net", 72, y)
                page.show("N\(index)", 72 + TestPage.width("Net", size: 10) + (index == 3 ? 2.5 : 5), y)
                page.show(amount, 240 - TestPage.width(amount, size: 10), y)
                page.show("kg", 245, y)
            }
        }
        #expect(found.compactMap(cells) == amounts.enumerated().map { ["Net N\($0)", $1 + " kg"] }, "\(found.map(\.text))")
    }

    @Test("Days that count on from row to row are numbers of what follows them")
    func countedDays() throws {
        let days = ["Mon", "Tue", "Wed", "Thu", "Fri"]
        let rows = names.enumerated().map { [$1, "\($0 + 8)", days[$0]] }
        let found = try paragraphs { show(&$0, rows, ends: [240], left: 245) }
        #expect(found.compactMap(cells) == rows.map { [$0[0], $0[1] + " " + $0[2]] }, "\(found.map(\.text))")
    }

    @Test("Numbers at the ends of lines that were stretched to the edge of a text are of that")
    func stretchedLines() throws {
        let lines = ["Lamps were bought in 1912", "and oil was measured in 12", "casks while ropes were 208"]
        let found = try paragraphs { page in
            for (index, line) in lines.enumerated() {
                var end = 260.0
                for word in line.split(separator: " ").reversed() {
                    page.show(String(word), end - TestPage.width(String(word), size: 10), 700 - 12 * Double(index))
                    end -= TestPage.width(String(word), size: 10) + 4.6
                }
            }
        }
        #expect(found.compactMap(cells).isEmpty, "\(found.map(\.text))")
    }
}
