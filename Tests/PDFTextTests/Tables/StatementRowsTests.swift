import PDFText
import Testing

@Suite("Rows of a statement between rules")
struct StatementRowsTests {
    private let edges = [72.0, 340, 420, 500]

    /// A frame with a rule below its head, rules between its columns, and rules around the sums of its figures, but none between its names.
    private func read(_ rows: [[String]], sums: Set<Int>) throws -> [[String]] {
        try TestDocument { page in
            let (top, bottom) = (700.0, 684 - 12 * Double(rows.count))
            for x in edges { page.raw("q .5 w \(x) \(top) m \(x) \(bottom) l S Q") }
            for y in [top, 686, bottom] { page.raw("q .5 w 72 \(y) m 500 \(y) l S Q") }
            for (x, year) in [(370.0, "2013"), (450, "2014")] { page.show(year, x, 690) }
            for (index, row) in rows.enumerated() {
                let y = 675 - 12 * Double(index)
                for (cell, x) in zip(row, [76.0, 360, 440]) where !cell.isEmpty { page.show(cell, x, y) }
                guard sums.contains(index) else { continue }
                for y in [y + 10, y - 2] { page.raw("q .5 w 340 \(y) m 500 \(y) l S Q") }
            }
        }.rows().map { row in row.filter { !$0.isEmpty } }
    }

    private let rows = [
        ["Lamps of the quay", "1,181", "1,326"], ["Boats that were mended", "382", "(421)"], ["Nets", "-", "137"], ["", "1,563", "1,042"],
        ["What was given", "", ""], ["To the harbour", "79", "76"], ["To the mill", "16", "15"], ["To the guild", "200", "201"],
        ["All of it", "295", "292"],
    ]

    @Test("Names have their figures beside them though only these have rules above their sums")
    func sums() throws {
        let read = try read(rows, sums: [3, 8])
        #expect(read == [["2013", "2014"]] + rows.map { row in row.filter { !$0.isEmpty } }, "\(read)")
    }

    @Test("The rest of a name stays with it")
    func wrapped() throws {
        var rows = rows
        rows.insert(["of the old town", "", ""], at: 2)
        let read = try read(rows, sums: [4, 9])
        #expect(read.contains(["Boats that were mended of the old town", "382", "(421)"]), "\(read)")
    }

    @Test("What there was no room for stays with the name above")
    func full() throws {
        var rows = rows
        rows[2][0] = "Nets of the quays and of all the mills by the older harbour"
        rows.insert(["Town as well", "", ""], at: 3)
        let read = try read(rows, sums: [4, 9])
        #expect(read.contains([rows[2][0] + " Town as well", "-", "137"]), "\(read)")
    }

    @Test("A column that numbers the notes doesn't make a form of it")
    func notes() throws {
        let rows = [
            ["Lamps of the quay", "4", "11,181"], ["Boats that were mended", "5", "(3,382)"], ["Nets", "6", "1,137"], ["", "", "8,936"],
            ["To the harbour", "7", "1,079"], ["To the mill", "8", "2,016"], ["All of it", "", "12,031"],
        ]
        let read = try read(rows, sums: [3, 6])
        #expect(read.contains(rows[1]) && read.contains(rows[4]), "\(read)")
    }
}
