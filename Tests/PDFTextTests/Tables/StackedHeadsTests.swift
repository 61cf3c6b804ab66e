import TestSupport
import Testing

@testable import PDFText

@Suite("Heads of tables of figures whose names have several lines")
struct StackedHeadsTests {
    private let rows = [["Lamps", "12", "104", "7", "19"], ["Nets", "3", "58", "11", "40"], ["Boats", "21", "230", "4", "8"]]
    private let ends = [0.0, 220, 300, 380, 460]

    private func show(_ rows: [[String]], on page: inout TestPage, from y: Double, size: Double = 10) {
        for (number, texts) in rows.enumerated() {
            for (column, text) in texts.enumerated() where !text.isEmpty {
                let x = column == 0 ? 72 : ends[column] - TestPage.width(text, size: size)
                page.show(text, x, y - 12 * Double(number), size: size)
            }
        }
    }

    @Test("Each name is read whole, a title of the first part below them or not", arguments: [false, true])
    func names(_ isParted: Bool) throws {
        let head = [
            ["", "", "", "", "Counted"], ["", "Lit in", "", "Sold or", "before the"], ["Things", "Dunbar", "Kept", "given away", "night"],
        ]
        let found = try paragraphs { page in
            page.show("Things of the harbours", 72, 740)
            show(head, on: &page, from: 712)
            if isParted { page.show("In the east", 72, 674) }
            show(rows, on: &page, from: isParted ? 660 : 674)
        }
        let names = ["Things", "Lit in Dunbar", "Kept", "Sold or given away", "Counted before the night"]
        let title = isParted ? [["In the east", "", "", "", ""]] : []
        #expect(found.compactMap(cells) == [names] + title + rows, "\(found.map(\.text))")
    }

    @Test("Rows of words above those of figures are no head, nor is a text")
    func others() throws {
        let words = [["Oil", "whale", "seal", "none", "olive"], ["Wicks", "long", "short", "none", "long"]]
        let found = try paragraphs { page in
            show(words, on: &page, from: 698)
            show(rows, on: &page, from: 674)
        }
        #expect(found.compactMap(cells) == words + rows, "\(found.map(\.text))")
        let text = try paragraphs { page in
            page.lines(
                [
                    "The lamps of the harbour were lit by hand, and nobody had asked why the boats",
                    "were as many as they were in the old days.",
                ],
                72, 712)
            show(rows, on: &page, from: 674)
        }
        #expect(text.compactMap(cells) == rows, "\(text.map(\.text))")
    }
}
