import TestSupport
import Testing

@testable import PDFText

@Suite("Rows that no rule parts, told by what stands level")
struct LevelRowsTests {
    /// The text of the cells, row by row, of a grid whose columns are as narrow as their longest lines.
    private func read(_ rows: [[[String]]]) throws -> [[String]] {
        let found = try paragraphs { page in
            let widths = rows[0].indices.map { column in
                rows.flatMap { $0[column] }.map { TestPage.width($0, size: 10) }.max() ?? 0
            }
            var edges = [72.0]
            for width in widths { edges.append(edges[edges.count - 1] + width + 8) }
            var (y, heights) = (700.0, [712.0])
            for row in rows {
                for line in 0..<(row.map(\.count).max() ?? 0) {
                    for (cell, x) in zip(row, edges) where line < cell.count { page.show(cell[line], x + 4, y) }
                    y -= 12
                }
                heights.append(y + 8)
                y -= 4
            }
            for height in heights { page.raw("q .4 w 72 \(height) m \(edges[edges.count - 1]) \(height) l S Q") }
            for x in edges { page.raw("q .4 w \(x) 712 m \(x) \(heights[heights.count - 1]) l S Q") }
        }
        return found.compactMap(cells)
    }

    @Test("A figure for each of two names makes two rows; errors in brackets do not")
    func figures() throws {
        let head = [["What was seen"], ["Count"]]
        #expect(
            try read([head, [["Even lamps", "Uneven lamps"], ["36 (75%)", "12"]]])
                == [["What was seen", "Count"], ["Even lamps", "36 (75%)"], ["Uneven lamps", "12"]])
        let others = try read([head, [["Light of all", "Lamps seen"], ["3.6", "(0.2)"]]])
        #expect(
            others
                == [["What was seen", "Count"], ["Light of all Lamps seen", "3.6 (0.2)"]])
    }

    @Test("Words below each other that had room are labels, each with what stands level with it")
    func labels() throws {
        let names = ["oil", "wick", "glass_of_it", "flame", "top"]
        let texts = ["name of all the oil", "version of the wick", "what the glass is", "how high it all is", "its chimney and all"]
        let values = ["short words", "list of lamps", "all of these", "long lists", "words of it"]
        #expect(
            try read([[["Part"], ["What it is"], ["Value"]], [names, texts, values]])
                == [["Part", "What it is", "Value"]] + names.indices.map { [names[$0], texts[$0], values[$0]] })
    }

    @Test("Two lines of single words in many cells are rows; figures with their errors below are none")
    func singles() throws {
        let head = [["What", "Mare", "Foal", "Ox", "Cow"].map { $0 }].flatMap { $0 }.map { [$0] }
        let found = try read([head, [["Coat", "Years"], ["bay", "14"], ["roan", "7"], ["red", "12"], ["grey", "6"]]])
        #expect(found == [head.map { $0[0] }, ["Coat", "bay", "roan", "red", "grey"], ["Years", "14", "7", "12", "6"]])
        let errors = try read([head, [["Weight", "error"], ["14", "(2)"], ["7", "(1)"], ["12", "(3)"], ["6", "(1)"]]])
        #expect(errors.last == ["Weight error", "14 (2)", "7 (1)", "12 (3)", "6 (1)"])
    }
}
