import TestSupport
import Testing

@testable import PDFText

@Suite("Numbered lines of a form")
struct CountedRowsTests {
    /// A form whose texts no rule parts, with a column of boxes at its right that have rules.
    private func read(_ lines: [(label: String, text: String)], boxes: (Int) -> String) throws -> [[String]] {
        let found = try paragraphs { page in
            let (top, bottom) = (700.0, 700.0 - 12 * Double(lines.count))
            for (index, line) in lines.enumerated() {
                let y = 690.0 - 12 * Double(index)
                page.show(line.label, 76, y)
                page.show(line.text, 96, y)
                page.show(boxes(index), 454, y)
                page.raw("q .5 w 450 \(y - 2) m 540 \(y - 2) l S Q")
            }
            for (y, head) in [(714.0, ["What was lit", "No."]), (702, ["In the year", "Of"])] {
                for (x, cell) in zip([76.0, 454], head) { page.show(cell, x, y) }
            }
            for x in [72.0, 450, 480, 540] { page.raw("q .5 w \(x) 724 m \(x) \(bottom) l S Q") }
            for y in [724, 712, top, bottom] { page.raw("q .5 w 72 \(y) m 540 \(y) l S Q") }
        }.compactMap(cells)
        return Array(found.dropFirst(2))
    }

    private let lines = [
        ("4", "Lamps that were lit on 12 days"), ("5a", "Oil for 30 of them, see page 7"), ("b", "Oil that was left, Form 12"),
        ("6", "Wicks of all the lamps in 3 rooms"), ("7", "Glass, as on line 20 of Form 8"), ("8", "Add lines 4 to 7 of this part"),
    ]

    @Test("Each is a row with its text and its box")
    func rows() throws {
        let read = try read(lines) { lines[$0].0 }
        #expect(read.map { row in row.filter { !$0.isEmpty } } == lines.map { [$0.0, $0.1, $0.0] })
    }

    @Test("A text beside them stays whole")
    func textBeside() throws {
        let words = ["The", "lamps of", "all the", "rooms are", "counted", "here."]
        let read = try read(lines.map { ($0.0, $0.1) }) { words[$0] }
        #expect(!read.isEmpty)
    }
}
