import Testing

@testable import PDFText

@Suite("Tables between three rules")
struct BookTablesTests {
    private let rows = [
        ("Quiet lamps", ["Burn as long as anybody is there to see", "them, and not a minute more."]),
        ("The boats of old", ["Come in while the lamps burn, if they do so", "at all."]),
        ("Oars", ["Are kept in the dry."]),
    ]

    /// Shows a head between two rules and rows below them, cell by cell, with no white between the rows.
    private func show(_ page: inout TestPage, hasEnd: Bool) {
        page.raw("72 612 400 .8 re f 72 592 400 .5 re f")
        page.show("Control", 76, 598)
        page.show("Description", 190, 598)
        var y = 580.0
        for (label, text) in rows {
            page.show(label, 76, y)
            page.lines(text, 190, y, leading: 12)
            y -= 12 * Double(text.count)
        }
        if hasEnd { page.raw("72 \(y + 6) 400 .8 re f") }
    }

    @Test(
        "Cells of several lines are read whole, and each row by itself, though the last rule may stand on the next page",
        arguments: [true, false])
    func cellsOfSeveralLines(_ hasEnd: Bool) throws {
        let found = try paragraphs { page in
            page.paragraph(Prose.sentence("Alpha", 40), 72, 720, width: 400)
            show(&page, hasEnd: hasEnd)
            if hasEnd { page.paragraph(Prose.sentence("Bravo", 40), 72, 460, width: 400) }
        }
        let wanted = [["Control", "Description"]] + rows.map { [$0.0, $0.1.joined(separator: " ")] }
        #expect(found.filter { $0.row != nil }.map(cells) == wanted, "\(found.map(\.text))")
    }

    @Test(
        "Tables that lie on their sides, or upside down, are read as others are",
        arguments: ["0 1 -1 0 760 0", "0 -1 1 0 -140 700", "-1 0 0 -1 612 800"])
    func turned(_ matrix: String) throws {
        let found = try paragraphs { page in
            page.raw("q \(matrix) cm")
            page.paragraph(Prose.sentence("Alpha", 40), 72, 720, width: 400)
            show(&page, hasEnd: true)
            page.paragraph(Prose.sentence("Bravo", 40), 72, 460, width: 400)
            page.raw("Q")
        }
        let wanted = [["Control", "Description"]] + rows.map { [$0.0, $0.1.joined(separator: " ")] }
        #expect(found.filter { $0.row != nil }.map(cells) == wanted, "\(found.map(\.text))")
    }

    @Test("A column of labels needs no name, cells hold lists, and a label may have several rows")
    func labelsAndLists() throws {
        let found = try paragraphs { page in
            page.paragraph(Prose.sentence("Alpha", 40), 72, 720, width: 400)
            page.raw("72 612 400 .8 re f 72 592 400 .5 re f")
            page.show("Spring and summer", 190, 598)
            page.show("Autumn", 380, 598)
            page.show("Painting", 76, 580)
            page.show("of boats", 76, 568)
            page.show("Spring:", 190, 580)
            for (place, item) in ["Scraping of old paint", "Two coats of new paint", "Bells"].enumerated() {
                page.show("-", 202, 568 - 12 * Double(place))
                page.show(item, 218, 568 - 12 * Double(place))
            }
            page.show("Summer: all that is seen from", 190, 532)
            page.show("the quay", 202, 520)
            page.show("A short stay", 380, 580)
            page.show("Sails", 76, 508)
            page.show("Mending of the seams", 190, 508)
            page.show("Drying, folding", 380, 508)
            page.show("Washing", 190, 496)
            page.show("Storing", 380, 496)
            page.show("Ropes", 76, 484)
            page.show("Old ropes are taken off the", 190, 484)
            page.show("boat and sold", 202, 472)
            page.show("Warming", 380, 484)
            page.raw("72 466 400 .8 re f")
        }
        let wanted = [
            ["", "Spring and summer", "Autumn"],
            [
                "Painting of boats",
                "Spring: - Scraping of old paint - Two coats of new paint - Bells Summer: all that is seen from the quay", "A short stay",
            ],
            ["Sails", "Mending of the seams", "Drying, folding"], ["", "Washing", "Storing"],
            ["Ropes", "Old ropes are taken off the boat and sold", "Warming"],
        ]
        #expect(found.filter { $0.row != nil }.map(cells) == wanted, "\(found.map(\.text))")
    }

    @Test("A label beside several rows, most of which have none of their own")
    func labelsOfRows() throws {
        let rows = [
            ["North", "Alpha", "It was the first of all that came in the spring"], ["", "Bravo", "It was green"],
            ["", "Carol", "It had three masts, one of which was broken"], ["South", "Delta", "Nobody knows"], ["", "Echo", "It sank"],
        ]
        let found = try paragraphs { page in
            page.paragraph(Prose.sentence("Alpha", 40), 72, 720, width: 400)
            page.raw("72 612 400 .8 re f 72 592 400 .5 re f")
            for (x, name) in [(76.0, "Place"), (150, "Boat"), (250, "Why")] { page.show(name, x, 598) }
            var y = 580.0
            for row in rows {
                if !row[0].isEmpty { page.show(row[0], 76, y) }
                page.show(row[1], 150, y)
                let words = row[2].split(separator: " ")
                page.show(words.prefix(5).joined(separator: " "), 250, y)
                if words.count > 5 {
                    y -= 12
                    page.show(words.dropFirst(5).joined(separator: " "), 250, y)
                }
                y -= 12
            }
            page.raw("72 \(y + 6) 400 .8 re f")
        }
        #expect(found.filter { $0.row != nil }.map(cells) == [["Place", "Boat", "Why"]] + rows, "\(found.map(\.text))")
    }

    @Test("Lines whose words are set far apart are not torn where the white in them is as wide as that between columns")
    func stretched() throws {
        let found = try paragraphs { page in
            page.paragraph(Prose.sentence("Alpha", 40), 72, 720, width: 400)
            page.raw("72 624 400 .8 re f 72 592 400 .5 re f")
            page.show("Condition", 76, 610)
            page.show("Found", 190, 610)
            page.show("(of", 262, 610)
            page.show("all lamps)", 190, 598)
            page.show("Remarks", 300, 610)
            for (x, word) in [(76.0, "Lamps,"), (122, "no"), (150, "wicks")] { page.show(word, x, 580) }
            page.show("(both kinds)", 76, 568)
            page.show("12.5 of", 190, 580)
            page.show("all that burn", 190, 568)
            page.show("nobody was", 300, 580)
            page.show("there to see", 300, 568)
            page.show("it", 300, 556)
            page.raw("72 550 400 .8 re f")
        }
        let wanted = [
            ["Condition", "Found (of all lamps)", "Remarks"],
            ["Lamps, no wicks (both kinds)", "12.5 of all that burn", "nobody was there to see it"],
        ]
        #expect(found.filter { $0.row != nil }.map(cells) == wanted, "\(found.map(\.text))")
    }

    @Test("Where cells don't begin level, nothing is a row")
    func notLevel() throws {
        let found = try paragraphs { page in
            page.raw("72 612 400 .8 re f 72 592 400 .5 re f")
            page.show("Control", 76, 598)
            page.show("Description", 190, 598)
            page.show("Lamps", 76, 574)
            page.lines(["Burn as long as anybody is there to see", "them, and not a minute more."], 190, 580, leading: 12)
            page.raw("72 560 400 .8 re f")
        }
        #expect(!found.map(cells).contains(["Lamps", "Burn as long as anybody is there to see them, and not a minute more."]))
    }

    @Test("Columns of a text below a running head between two rules are no row")
    func columnsOfText() throws {
        let texts = ["Alpha", "Bravo"].map { Prose.sentence($0, $0 == "Alpha" ? 80 : 60) }
        let found = try paragraphs { page in
            page.raw("72 752 460 .8 re f 72 732 460 .5 re f")
            page.show("Journal of Boats", 76, 738)
            page.show("A. Holm and B. Lund", 310, 738)
            page.lines(TestPage.wrap(texts[0], width: 210), 76, 718)
            page.lines(TestPage.wrap(texts[1], width: 210), 310, 718)
        }
        #expect(!found.contains { $0.row != nil && $0.text.contains("Alpha") }, "\(found.map(\.text))")
    }
}
