import TestSupport
import Testing

@testable import PDFText

@Suite("Rows whose upright rules were drawn in pieces, one for each")
struct DrawnRowsTests {
    private let edges = [72.0, 150, 250, 350]

    /// Draws level rules between groups of rows 12 points tall, and upright ones piece by piece, or each in one.
    private func drawRules(_ groups: [Int], on page: inout TestPage, inPieces: Bool = true) {
        var (y, place) = (712.0, 0)
        page.raw("q .4 w 72 712 m 350 712 l S Q")
        for count in groups {
            for _ in 0..<count {
                if inPieces { for x in edges { page.raw("q .4 w \(x) \(y - 12) m \(x) \(y) l S Q") } }
                y -= 12
                place += 1
            }
            page.raw("q .4 w 72 \(y) m 350 \(y) l S Q")
        }
        if !inPieces { for x in edges { page.raw("q .4 w \(x) \(y) m \(x) 712 l S Q") } }
    }

    /// Shows the texts of columns, each with the row it stands in, from 0; a half stands between two.
    private func show(_ texts: [(column: Int, row: Double, text: String)], on page: inout TestPage) {
        for (column, row, text) in texts { page.show(text, edges[column] + 4, 703 - 12 * row) }
    }

    @Test("A label in the middle of several rows is that of the first", arguments: [true, false])
    func groups(_ inPieces: Bool) throws {
        let found = try paragraphs { page in
            show([(0, 0, "Kind"), (1, 0, "Count"), (2, 0, "Oil")], on: &page)
            show([(0, 2.5, "Lamps")] + ["12", "3", "21", "9"].enumerated().map { (1, Double($0 + 1), $1) }, on: &page)
            show(["whale oil", "Seal oil", "olive oil", "None"].enumerated().map { (2, Double($0 + 1), $1) }, on: &page)
            show([(0, 5, "Nets"), (1, 5, "7"), (2, 5, "none of it")], on: &page)
            drawRules([1, 4, 1], on: &page, inPieces: inPieces)
        }
        let rows = [
            ["Kind", "Count", "Oil"], ["Lamps", "12", "whale oil"], ["", "3", "Seal oil"], ["", "21", "olive oil"], ["", "9", "None"],
            ["Nets", "7", "none of it"],
        ]
        #expect((found.map(cells) == rows) == inPieces, "\(found.map(\.text))")
    }

    @Test(
        "Level rules may be at the top and the bottom alone; what stands in a frame without such pieces is no row",
        arguments: [true, false])
    func withoutLevelRules(_ inPieces: Bool) throws {
        let found = try paragraphs { page in
            page.paragraph(Prose.sentence("Alpha", 60), 72, 780, width: 400)
            for (row, texts) in [["Lamps", "Whale"], ["Lanterns", "Seal"]].enumerated() {
                page.show(texts[0], 76, 703 - 12 * Double(row))
                page.show(texts[1], 124, 703 - 12 * Double(row))
            }
            for y in [712.0, 688] { page.raw("q .4 w 72 \(y) m 160 \(y) l S Q") }
            for x in [72.0, 120, 160] {
                for piece in inPieces ? [(700.0, 712.0), (688, 700)] : [(688, 712)] {
                    page.raw("q .4 w \(x) \(piece.0) m \(x) \(piece.1) l S Q")
                }
            }
        }
        #expect((found.compactMap(cells).suffix(2) == [["Lamps", "Whale"], ["Lanterns", "Seal"]]) == inPieces, "\(found.map(\.text))")
    }

    @Test("What goes on in small letters, or alone beside other cells, is no row")
    func broken() throws {
        let found = try paragraphs { page in
            show([(0, 0, "Kind"), (1, 0, "Count"), (2, 0, "Oil")], on: &page)
            show([(0, 1, "Lamps"), (1, 1, "12 of all"), (2, 1, "Whale oil or any of"), (2, 2, "Seal oil")], on: &page)
            show([(0, 3, "Lanterns of all"), (1, 3, "3"), (2, 3, "none"), (0, 4, "of old")], on: &page)
            drawRules([1, 4], on: &page)
        }
        let rows = [
            ["Kind", "Count", "Oil"], ["Lamps", "12 of all", "Whale oil or any of Seal oil"], ["Lanterns of all of old", "3", "none"],
        ]
        #expect(found.map(cells) == rows, "\(found.map(\.text))")
    }

    @Test("Names of several lines in a head are no rows; rows of figures below no head are")
    func head() throws {
        let found = try paragraphs { page in
            show([(0, 0, "Kind"), (1, 0, "Lit"), (2, 0, "Boats"), (1, 1, "by hand"), (2, 1, "seen")], on: &page)
            show([(0, 2, "Lamps"), (1, 2, "12"), (2, 2, "4")], on: &page)
            drawRules([2, 1], on: &page)
        }
        #expect(found.map(cells) == [["Kind", "Lit by hand", "Boats seen"], ["Lamps", "12", "4"]], "\(found.map(\.text))")
        let other = try paragraphs { page in
            show([(0, 0, "Even lamps"), (1, 0, "36 (75%)"), (0, 1, "Others"), (1, 1, "12"), (0, 2, "Total"), (1, 2, "48")], on: &page)
            drawRules([2, 1], on: &page)
        }
        #expect(other.map(cells) == [["Even lamps", "36 (75%)", ""], ["Others", "12", ""], ["Total", "48", ""]], "\(other.map(\.text))")
    }

    @Test("Rules that are dashed tell no rows")
    func dashes() {
        let dashes = (0..<20).map { RuleNet.Joint(place: 72, y: Float(700 - 3 * $0)) }
        let part = RuleNet.Part(level: [], upright: [RuleNet.Rule(place: 72, start: 600, end: 712)])
        #expect(DrawnRows.heights(of: part, dashes).isEmpty)
        #expect(DrawnRows.heights(of: part, [RuleNet.Joint(place: 72, y: 690), RuleNet.Joint(place: 72, y: 678)]) == [690, 678])
    }

    @Test("A text beside rows, whose lines are level with none of theirs, is read with the first")
    func others() throws {
        let found = try paragraphs { page in
            show([(0, 0, "Kind"), (1, 0, "Count"), (2, 0, "Oil"), (0, 1.5, "Lamps of"), (0, 2.5, "the old")], on: &page)
            for (row, texts) in [("12", "none"), ("7", "Whale"), ("9", "Seal")].enumerated() {
                show([(1, Double(row + 1), texts.0), (2, Double(row + 1), texts.1)], on: &page)
            }
            drawRules([1, 3], on: &page)
        }
        let rows = [["Kind", "Count", "Oil"], ["Lamps of the old", "12", "none"], ["", "7", "Whale"], ["", "9", "Seal"]]
        #expect(found.map(cells) == rows, "\(found.map(\.text))")
    }
}
