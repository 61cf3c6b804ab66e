import TestSupport
import Testing

@testable import PDFText

@Suite("Programmes: times before the talks of several halls")
struct ProgrammeTests {
    private let before = "The talks of the second day are held in both halls of the old customs house, beside the quay."
    private let head = ["Time", "Hall one", "Hall two"]
    private let talks = [
        ["09:00", "Silting of the small estuaries of the north", "Lamps that were put out before the winter"],
        ["09:30", "Maps of the harbour in the last century", "What the keepers wrote to the miller"],
        ["10:00", "Letters from the island to the customs", "Boats that came back before the tide did"],
    ]
    private let columns = [72.0, 120, 340]

    private func show(_ row: [String], on page: inout TestPage, _ y: Double) {
        for (text, x) in zip(row, columns) where !text.isEmpty { page.show(text, x, y) }
    }

    @Test("Talks that are about as long as each other are no columns of a text")
    func even() throws {
        let found = try paragraphs { page in
            page.show(before, 72, 700)
            for (index, row) in ([head] + talks).enumerated() { show(row, on: &page, 670 - 14 * Double(index)) }
        }
        #expect(found.compactMap(cells) == [head] + talks, "\(found.map(\.text))")
    }

    @Test("What goes on with small letters beside labels is a text, in columns")
    func text() throws {
        let texts = [
            ["1.", "The keepers of the lamps had gone home when", "Nobody asked the miller whether he had seen"],
            ["2.", "the boats came back from the fishing, and", "the light in the tower, or heard the bell of"],
            ["3.", "the quay was dark until the morning, when", "the customs house before the tide went out"],
        ]
        let found = try paragraphs { page in
            page.show(before, 72, 700)
            for (index, row) in texts.enumerated() { show(row, on: &page, 670 - 14 * Double(index)) }
        }
        #expect(!haveTable(found), "\(found.map(\.text))")
    }

    @Test("A last cell that goes on below its row leaves the rows above and below it in one table")
    func rest() throws {
        let rows = [
            ["09:00", "Silting", "Lamps that were put out before the"], ["09:30", "Maps", "Boats"], ["10:00", "Letters", "Mills"],
        ]
        let found = try paragraphs { page in
            page.show(before, 72, 700)
            show(head, on: &page, 670)
            show(rows[0], on: &page, 658)
            page.show("winter", columns[2], 646)
            show(rows[1], on: &page, 634)
            show(rows[2], on: &page, 622)
        }
        let wanted = [head, ["09:00", "Silting", "Lamps that were put out before the winter"], rows[1], rows[2]]
        #expect(found.compactMap(cells) == wanted, "\(found.map(\.text))")
    }

    @Test("A line of a cell that was stretched to its column's edge is whole")
    func stretched() throws {
        let last = 340.0
        let found = try paragraphs { page in
            page.show(before, 72, 700)
            show(head, on: &page, 670)
            page.show("09:00", 72, 658)
            page.lines(["Silting of small", "estuaries"], 120, 658)
            page.show("Harbours", last, 658)
            page.show("09:30", 72, 634)
            page.show("Maps", 120, 634)
            page.show("Rossi:", last, 634)
            page.show("Old masonry bridges and", last + 41.5, 634, end: last + 161)
            page.show("their repair", last, 622)
            page.show("10:00", 72, 610)
            page.lines(["Letters from the", "islands"], 120, 610)
            page.show("Lamps", last, 610)
            page.show("10:30", 72, 586)
            page.show("Mills", 120, 586)
            page.lines(["Whatever the keepers had to say", "of the light"], last, 586, end: last + 161)
        }
        let wanted = [
            head, ["09:00", "Silting of small estuaries", "Harbours"], ["09:30", "Maps", "Rossi: Old masonry bridges and their repair"],
            ["10:00", "Letters from the islands", "Lamps"], ["10:30", "Mills", "Whatever the keepers had to say of the light"],
        ]
        #expect(found.compactMap(cells) == wanted, "\(found.map(\.text))")
    }
}
