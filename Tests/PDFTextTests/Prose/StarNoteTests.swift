import PDFText
import Testing

@Suite("Notes behind a star")
struct StarNoteTests {
    private func document(_ rows: [String], _ notes: [String]) -> TestDocument {
        TestDocument { page in
            var y = page.paragraph(Prose.sentence("Alpha", 60), 72, 740, width: 440) - 20
            for row in rows {
                page.show(row, 72, y)
                page.show("400 W", 272, y)
                page.show("405 W", 372, y)
                y -= 14
            }
            page.lines(notes, 72, y - 20, leading: 20)
        }
    }

    private let rows = ["Power of the lamp", "Oil", "Wicks"]

    @Test("Where a text or a table calls them, or there are two stars beside them, the star is read")
    func called() throws {
        let note = "* Measured at the harbour."
        #expect(try document(["Power of the lamp*"] + rows.dropFirst(), [note]).texts().last == note)
        #expect(try document(rows, [note, "** By night."]).texts().contains(note))
        #expect(try document(rows, ["* = must be lit"]).texts().last == "* = must be lit")
    }

    @Test("Where nothing does, and in lists, it is a bullet")
    func bullets() throws {
        #expect(try document(rows, ["* Measured at the harbour."]).texts().last == "Measured at the harbour.")
        let two = try document(["Power of the lamp*"] + rows.dropFirst(), ["* Oil", "* Wicks"]).texts()
        #expect(two.suffix(2) == ["Oil", "Wicks"])
        let items = ["* Oil", "* Wicks", "* Glass", "* Lamps of all kinds"]
        #expect(
            try document(["Power of the lamp*"] + rows.dropFirst(), items).texts().suffix(4) == items.map { String($0.dropFirst(2)) }[...])
        // Plain files mark what they stress with stars.
        #expect(
            try document(["Power of *the lamp*", "Power of *lamps*"], ["* Measured at the harbour."]).texts().last
                == "Measured at the harbour.")
    }
}
