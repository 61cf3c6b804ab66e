import Testing

@testable import PDFText

@Suite("Tables with level rules alone")
struct RuledRowsTests {
    private let rows = [
        ("Section", "Say here what kind of lamp it is; in some cases another one will be more fitting than the first."),
        ("Priority", "Leave it as it is."),
        ("Keeper", "The name of whoever lights it. Write down as well who does it on days when nobody is there, and who has the key."),
        ("Boats", "All of those that come in while it burns, with the hours, and what they brought, unless it was nothing at all."),
        ("Remarks", "Whatever else there is."),
    ]

    /// Shows each row between its rules, the texts first, then the labels in the middle of their heights.
    private func show(on page: inout TestPage) {
        var y = 660.0
        var labels: [Double] = []
        for row in rows {
            let lines = TestPage.wrap(row.1, width: 300)
            let height = 12 * Double(lines.count) + 8
            page.raw("72 \(y) 420 .5 re f")
            labels.append(y - 3 - height / 2)
            page.lines(lines, 180, y - 13)
            y -= height
        }
        for (row, label) in zip(rows, labels) { page.show(row.0, 76, label) }
        page.raw("72 \(y) 420 .5 re f")
    }

    @Test("A label in the middle of its row is read before the text beside it, and that is one")
    func labels() throws {
        let found = try paragraphs { page in
            page.paragraph(Prose.sentence("Alpha", 40), 72, 720, width: 400)
            show(on: &page)
            page.paragraph(Prose.sentence("Bravo", 40), 72, 420, width: 400)
        }
        let wanted = rows.map { [$0.0, $0.1] }
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
