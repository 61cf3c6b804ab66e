import PDFText
import Testing

@Suite("Columns of figures that leave no more white between them than words do")
struct FigureColumnsTests {
    private let text = Prose.sentence("Alpha", 60)

    /// Shows names from the left edge, and figures and their heads at right edges.
    private func show(_ page: inout TestPage, head: [String]?, rows: [[String]], ends: [Double]) {
        page.lines(TestPage.wrap(text, width: 460), 72, 740)
        for (index, row) in ([head].compactMap(\.self) + rows).enumerated() {
            let y = 600 - 12 * Double(index)
            page.show(row[0], 72, y)
            for (text, end) in zip(row.dropFirst(), ends) { page.show(text, end - TestPage.width(text, size: 10), y) }
        }
        page.lines(TestPage.wrap(text, width: 460), 72, 440)
    }

    private let names = ["Winter lamps", "Oil", "Nets and ropes", "Boats"]

    @Test("Rows are parted where the figures of a column end, and so is their head", arguments: [true, false])
    func columns(hasHead: Bool) throws {
        let head = ["Stock", "Lamps", "Boats", "Share"]
        let rows = names.enumerated().map { [$1, "\(8 + $0).5", "\(31 + 5 * $0).2", "0.\(4 + $0)"] }
        // 2.8 points between the heads, as Springer's class for papers leaves.
        let found = try paragraphs { show(&$0, head: hasHead ? head : nil, rows: rows, ends: [166, 193.8, 221.6]) }
        #expect(found.compactMap(cells) == (hasHead ? [head] : []) + rows, "\(found.map(\.text))")
    }

    @Test("What stands before and behind ± is one figure")
    func errors() throws {
        let rows = names.enumerated().map { [$1, "\(41 + $0).5 ± 0.\(4 + $0)", "\(62 - $0).2 ± 1.\(2 * $0)"] }
        let found = try paragraphs { show(&$0, head: nil, rows: rows, ends: [190, 242]) }
        #expect(found.compactMap(cells) == rows, "\(found.map(\.text))")
    }

    @Test("Groups of three digits are one number")
    func groups() throws {
        let rows = names.enumerated().map { [$1, "\(3 + $0) \(345 + $0)", "\(6 + $0) \(789 - $0)"] }
        let found = try paragraphs { show(&$0, head: nil, rows: rows, ends: [172, 199.5]) }
        #expect(!found.compactMap(cells).joined().contains { $0 == "345" || $0 == "789" }, "\(found.map(\.text))")
    }

    @Test("Signs before figures, errors glued to them, dashes between them and decimals with white before their stop part no figure")
    func signs() throws {
        func found(_ row: (Int) -> [String], _ ends: [Double]) throws -> [[String]] {
            let rows = names.enumerated().map { [$1] + row($0) }
            return try paragraphs { show(&$0, head: nil, rows: rows, ends: ends) }.compactMap(cells)
        }
        let errors = try found({ ["\(91 + $0).2± 0.\(4 + $0)", "\(82 - $0).4± 0.\(2 + $0)"] }, [190, 246])
        #expect(!errors.joined().contains { $0.hasSuffix("±") }, "\(errors)")
        let ranges = try found({ ["0.\($0 + 1) – \($0 + 2).9", "\(31 + $0)"] }, [190, 206])
        #expect(!ranges.joined().contains("–"), "\(ranges)")
        let limits = try found({ ["< 0.\($0 + 1)", "< 0.\($0 + 3)"] }, [180, 206])
        #expect(!limits.joined().contains("<"), "\(limits)")
        let decimals = try found({ ["\(38 + $0) .60", "\(15 + $0) .22"] }, [180, 212])
        #expect(!decimals.joined().contains { $0.hasPrefix(".") }, "\(decimals)")
    }

    @Test("A table one of whose rows is made otherwise stays whole")
    func otherRow() throws {
        let rows = names.enumerated().map { [$1, "\(8 + $0).5", "\(31 + 5 * $0).2"] } + [["All of them", "$", "51.3", "$", "76.4"]]
        let found = try paragraphs { page in
            page.lines(TestPage.wrap(text, width: 460), 72, 740)
            for (index, row) in rows.enumerated() {
                let y = 600 - 12 * Double(index)
                page.show(row[0], 72, y)
                for (text, end) in zip(row.dropFirst(), row.count > 3 ? [220.0, 260, 320, 360] : [260.0, 360]) {
                    page.show(text, end - TestPage.width(text, size: 10), y)
                }
            }
        }
        #expect(found.compactMap(cells).count == rows.count, "\(found.map(\.text))")
    }

    @Test("Numbers at the ends of lines of text stand wherever these end")
    func sentences() throws {
        let found = try paragraphs { page in
            page.lines(
                [
                    "Lamps were bought for 12.5 31.2", "and oil for the boats 8.5 36.2", "Ropes and nets had cost 9.5 41.2",
                    "in other years",
                ], 72, 700)
        }
        #expect(found.compactMap(cells).isEmpty, "\(found.map(\.text))")
    }

    @Test("A text may follow them, and names stand at the left of their cells, as in sheets")
    func sheet() throws {
        let head = ["Station", "Depth", "Jan", "Feb", "Remarks"]
        let remarks = ["clear", "cold and clear", "none", "warm"]
        let rows = names.enumerated().map { [$1, "\(7 + $0)", "\(8 + $0).5", "\(19 - $0).2", remarks[$0]] }
        let (lefts, ends) = ([72.0, 142, 180, 211, 242], [178.0, 209, 240])
        let found = try paragraphs { page in
            for (name, x) in zip(head, lefts) { page.show(name, x, 612) }
            for (index, row) in rows.enumerated() {
                let y = 600 - 12 * Double(index)
                page.show(row[0], 72, y)
                for (text, end) in zip(row[1...3], ends) { page.show(text, end - TestPage.width(text, size: 10), y) }
                page.show(row[4], 242, y)
            }
        }
        #expect(found.compactMap(cells) == [head] + rows, "\(found.map(\.text))")
    }
}
