import TestSupport
import Testing

@testable import PDFText

@Suite("Boxes side by side")
struct BoxRowTests {
    private let offices = [["Harbour", "Ada Berg"], ["Cranes", "Tom Lind"], ["Visitors", "Eva Moor"]]

    /// Shows each text in a box of its own, in two rows of three.
    private func show(_ page: inout TestPage, paint: String, texts: [[String]]) {
        page.show("Who does what", 72, 740, size: 20)
        for (index, lines) in texts.enumerated() {
            let (x, y) = (72 + 160 * Double(index % 3), 640 - 80 * Double(index / 3))
            page.raw("q \(paint) \(x) \(y) 140 60 re \(paint.hasSuffix("rg") ? "f" : "S") Q")
            page.lines(lines, x + 8, y + 40)
        }
    }

    @Test("Each is read by itself, from one to the next", arguments: ["0 G .7 w", ".8 .9 .9 rg"])
    func apart(paint: String) throws {
        let texts = offices + offices.map { $0.reversed() }
        let found = try paragraphs { show(&$0, paint: paint, texts: texts) }
        #expect(found.map(\.text).joined(separator: " ") == (["Who does what"] + texts.flatMap { $0 }).joined(separator: " "))
        #expect(found.allSatisfy { $0.row == nil })
    }

    @Test("Rows on the shaded columns of a table are rows")
    func shadedColumns() throws {
        let found = try paragraphs { page in
            for column in 0..<3 { page.raw("q .8 .9 .9 rg \(72 + 160 * column) 600 140 100 re f Q") }
            for row in 0..<5 { for column in 0..<3 { page.show("\(row)x\(column)", 80 + 160 * Double(column), 680 - 16 * Double(row)) } }
        }
        #expect(found.map(\.text) == (0..<5).map { row in (0..<3).map { "\(row)x\($0)" }.joined(separator: " ") })
    }

    @Test("One with several lines is enough where no other boxes stand in line")
    func process() throws {
        let texts = [["Take samples"], ["Analyse the", "samples within", "two days"], ["Publish"]]
        let found = try paragraphs { page in
            for (index, lines) in texts.enumerated() {
                let x = 72 + 160 * Double(index)
                page.raw("q .5 .9 .9 rg \(x) 600 140 80 re f Q")
                page.lines(lines, x + 8, 630 + 6 * Double(lines.count))
            }
        }
        #expect(found.map(\.text) == texts.map { $0.joined(separator: " ") })
    }

    @Test("Grounds of a row whose cells begin at its top are a table's, though one alone has several lines")
    func grounds() throws {
        let long = ["Depending on what", "the boats bring in", "they may be few"]
        let rows = [
            [["Kind"], ["What"], ["Sum"]], [["Nets"], long, ["12.4"]], [["Oil"], ["none"], ["45.3"]], [["Rope"], ["two"], ["4.1"]],
        ]
        let found = try paragraphs { page in
            var y = 700.0
            for row in rows {
                let height = 12 * Double(row[1].count) + 2
                for (lines, x) in zip(row, [72.0, 182, 312]) {
                    page.raw("q .9 .9 .5 rg \(x) \(y - height) 100 \(height) re f Q")
                    page.lines(lines, x + 4, y - 10)
                }
                y -= height
            }
        }
        #expect(found.map(cells) == rows.map { $0.map { $0.joined(separator: " ") } }, "\(found.map(\.text))")
    }
}
