import TestSupport
import Testing

@testable import PDFText

@Suite("Sheets whose cells leave hardly any white, below a head")
struct SheetColumnsTests {
    private let head = ["No.", "Date", "Customer", "Price", "Sum"]
    private let rows = (0..<5).map { index in
        [
            "\(1000 + index)", "2024-0\(index + 1)-11", ["Harbour", "Customs", "Mill"][index % 3], "\(12 + index).50",
            "\(3 * index + 40).00",
        ]
    }

    /// Shows numbers at the right of their columns and words at the left, with the margins of cells alone between them.
    private func show(_ page: inout TestPage, head: [String]) {
        for (name, x) in zip(head, [50.0, 94, 180, 260, 314]) { page.show(name, x, 700, font: .evenBold) }
        for (index, row) in rows.enumerated() {
            let y = 686 - 14 * Double(index)
            for (text, end) in [(row[0], 92.0), (row[3], 312), (row[4], 370)] { page.show(text, end - TestPage.width(text, size: 10), y) }
            page.show(row[1], 94, y)
            page.show(row[2], 180, y)
        }
    }

    @Test("Columns begin where the names of the head do")
    func sheet() throws {
        let found = try paragraphs { show(&$0, head: head) }
        #expect(found.compactMap(cells) == [head] + rows, "\(found.map(\.text))")
    }

    @Test("Names that begin close behind figures part what ends at the right of their cells, too")
    func figures() throws {
        let dates = (0..<5).map { "2024-0\($0 + 1)-11" }
        let names = ["Harbour of Crail", "Customs", "Mill and pier", "Customs", "Old mill"]
        let head = ["No.", "Date", "Customer", "Prices", "Sum"]
        let found = try paragraphs { page in
            for (name, x) in zip(head, [50.0, 78, 146, 226, 264]) { page.show(name, x, 700) }
            for index in 0..<5 {
                let y = 686 - 14 * Double(index)
                for (text, end) in [("\(100 + index)", 76.0), (dates[index], 144), ("\(12 + index).5", 262), ("\(60 + index).5", 300)] {
                    page.show(text, end - TestPage.width(text, size: 10), y)
                }
                page.show(names[index], 146, y)
            }
        }
        let rows = (0..<5).map { ["\(100 + $0)", dates[$0], names[$0], "\(12 + $0).5", "\(60 + $0).5"] }
        #expect(found.compactMap(cells) == [head] + rows, "\(found.map(\.text))")
    }

    @Test("A name elsewhere parts nothing: words may begin in one place by their width")
    func elsewhere() throws {
        let found = try paragraphs { show(&$0, head: ["No.", "", "Customer", "Price", "Sum"]) }
        #expect(found.compactMap(cells).dropFirst().allSatisfy { $0[0].contains("2024") }, "\(found.map(\.text))")
    }
}
