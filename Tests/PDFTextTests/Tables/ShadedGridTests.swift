import PDFText
import Testing

@Suite("Cells told by grounds of their own")
struct ShadedGridTests {
    private let rows = [
        ["Lamps of the quay", "101,328", "7", "%", "94,294"], ["Lamps of the mill", "66,952", "8", "%", "72,559"],
        ["Boats", "25,052", "3", "%", "24,257"], ["Nets of the harbour", "30,658", "4", "%", "29,615"],
        ["All that was sold", "223,990", "5", "%", "220,725"],
    ]
    private let starts: [Double] = [72, 324, 410, 428, 460]

    /// How wide the boxes of a row are: names, an amount, white, a share, its sign, white, and an amount.
    private let boxes: [Double] = [231, 65, 1.4, 5.4, 53, 8.1, 6, 65, 1.4]
    /// In the last row the signs of currencies have boxes of their own.
    private let lastBoxes: [Double] = [231, 5.4, 59.6, 1.4, 5.4, 53, 8.1, 6, 5.4, 59.6, 1.4]

    @Test("Narrow boxes between two columns tell no second table")
    func narrow() throws {
        let found = try paragraphs { page in
            for (index, row) in rows.enumerated() {
                let y = 700 - 11 * Double(index)
                page.raw(index.isMultiple(of: 2) ? "1 g" : ".94 g")
                var x = 70.0
                for width in index + 1 == rows.count ? lastBoxes : boxes {
                    page.raw("\(x) \(y - 3) \(width) 11 re f")
                    x += width
                }
                page.raw("0 g")
                for (cell, x) in zip(row, starts) { page.show(cell, x, y, size: 8) }
                if index == 0 || index + 1 == rows.count {
                    page.show("$", 302, y, size: 8)
                    page.show("$", 443, y, size: 8)
                }
            }
        }
        let read = found.compactMap(cells).map { row in row.joined(separator: " ").split(separator: " ").map(String.init) }
        let wanted = rows.enumerated().map { index, row in
            let (first, last) = (row[0].split(separator: " ").map(String.init), index == 0 || index + 1 == rows.count ? ["$"] : [])
            return first + last + [row[1], row[2], row[3]] + last + [row[4]]
        }
        #expect(read == wanted, "\(found.map(\.text))")
    }
}
