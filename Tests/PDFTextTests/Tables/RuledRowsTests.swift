import Testing

@testable import PDFText

@Suite("Tables with level rules or grounds alone")
struct RuledRowsTests {
    private let rows = [
        ("Section", "Say here what kind of lamp it is; in some cases another one will be more fitting than the first."),
        ("Priority", "Leave it as it is."),
        ("Keeper", "The name of whoever lights it. Write down as well who does it on days when nobody is there, and who has the key."),
        ("Boats", "All of those that come in while it burns, with the hours, and what they brought, unless it was nothing at all."),
        ("Remarks", "Whatever else there is."),
    ]

    /// Shows each row between its rules or on its ground, the label in the middle of its height, and returns where the last one ends.
    private func show(on page: inout TestPage, withGrounds: Bool = false) {
        var y = 660.0
        for (number, row) in rows.enumerated() {
            let lines = TestPage.wrap(row.1, width: 300)
            let height = 12 * Double(lines.count) + 8
            if withGrounds {
                if number % 2 == 1 { page.raw(".9 g 72 \(y - height) 420 \(height) re f 0 g") }
            } else {
                page.raw("72 \(y) 420 .5 re f")
            }
            page.show(row.0, 76, y - 3 - height / 2)
            page.lines(lines, 180, y - 13)
            y -= height
        }
        if !withGrounds { page.raw("72 \(y) 420 .5 re f") }
    }

    @Test("A label in the middle of its row is read before the text beside it, and that is one", arguments: [false, true])
    func labels(_ withGrounds: Bool) throws {
        let found = try paragraphs { page in
            page.paragraph(Prose.sentence("Alpha", 40), 72, 720, width: 400)
            show(on: &page, withGrounds: withGrounds)
            page.paragraph(Prose.sentence("Bravo", 40), 72, 420, width: 400)
        }
        let wanted = rows.map { [$0.0, $0.1] }
        // The first row has no ground at its upper edge, nor the last one at its lower.
        #expect(found.filter { $0.row != nil }.map(cells) == wanted, "\(found.map(\.text))")
    }

    @Test("Groups of rows between rules stay rows")
    func groups() throws {
        let groups = [
            [("Lamps", "240"), ("Wicks", "75")], [("Boats", "12"), ("Oars", "48"), ("Sails", "9")], [("Keepers", "3"), ("Cats", "1")],
        ]
        let found = try paragraphs { page in
            var y = 700.0
            for group in groups {
                page.raw("72 \(y) 300 .5 re f")
                for (name, number) in group {
                    y -= 12
                    page.show(name, 76, y)
                    page.show(number, 250, y)
                }
                y -= 6
            }
            page.raw("72 \(y) 300 .5 re f")
        }
        #expect(found.map(cells) == groups.joined().map { [$0.0, $0.1] })
    }
}
