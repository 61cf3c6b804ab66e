import Testing

@testable import PDFText

@Suite("Names of groups of rows without cells of their own")
struct GroupNameTests {
    private let before = "The wardens of the gardens wrote down where each of their visitors had come from."
    private let after = "More were seen on days without rain than anybody had hoped for in the spring."

    /// Shows rows cell by cell at one leading, figures flush right; a row of one cell is a name, in bold if told.
    private func show(_ rows: [[String]], on page: inout TestPage, bold: Bool) {
        page.paragraph(before, 72, 720, width: 300)
        var y = 670.0
        for row in rows {
            page.show(row[0], 72, y, font: bold && row.count == 1 ? .evenBold : .even)
            for (place, figure) in row.dropFirst().enumerated() {
                page.show(figure, 160 + 50 * Double(place) - TestPage.width(figure, size: 10), y)
            }
            y -= 12
        }
        page.paragraph(after, 72, y - 20, width: 300)
    }

    private func rows(_ found: [Paragraph]) -> [[String]] { found.compactMap(cells).map { $0.filter { !$0.isEmpty } } }

    @Test("They stand in the place of a label's first line, and have no room for the next one", arguments: [false, true])
    func names(_ bold: Bool) throws {
        let table = [
            ["Country", "2019", "2020", "2021"], ["Europe"], ["France", "1,204", "311", "877"], ["Spain", "944", "208", "512"], ["Asia"],
            ["Japan", "412", "17", "9"], ["India", "388", "41", "60"],
        ]
        #expect(rows(try paragraphs { show(table, on: &$0, bold: bold) }) == table)
    }

    @Test("Labels of two lines whose figures stand beside the second one stay whole")
    func labels() throws {
        let found = try paragraphs { page in
            page.paragraph(before, 72, 720, width: 300)
            var y = 670.0
            for (label, figures) in [
                (["Country"], ["2019", "2020"]), (["Northern", "Macedonia"], ["1,204", "311"]), (["Spain"], ["944", "208"]),
                (["Southern", "Jutlandia"], ["412", "17"]), (["India"], ["388", "41"]), (["Malta"], ["12", "3"]),
            ] {
                // Closer than rows.
                y = page.lines(label, 72, y, leading: 11) + 11
                for (place, figure) in figures.enumerated() {
                    page.show(figure, 160 + 50 * Double(place) - TestPage.width(figure, size: 10), y)
                }
                y -= 14
            }
        }
        #expect(rows(found).contains(["Northern Macedonia", "1,204", "311"]))
        #expect(rows(found).contains(["Southern Jutlandia", "412", "17"]))
    }

    /// Shows rows whose labels are stretched to the edge of a narrow column, all cells level with the first line of these.
    private func showNarrow(_ labels: [([String], [String])], on page: inout TestPage) {
        page.paragraph(before, 72, 720, width: 300)
        var y = 670.0
        for (label, figures) in labels {
            let end = page.lines(label, 72, y, end: label.count > 1 ? 157 : nil)
            for (place, figure) in figures.enumerated() {
                page.show(figure, 200 + 50 * Double(place) - TestPage.width(figure, size: 10), y)
            }
            y = end
        }
        page.paragraph(after, 72, y - 20, width: 300)
    }

    @Test("Above labels that go on below the figures, and with two lines of their own, in words stretched to a narrow column's edge")
    func narrow() throws {
        let found = try paragraphs { page in
            showNarrow(
                [
                    (["Item"], ["Price", "Count"]), (["Tools"], []), (["Hammer with a", "handle of ash wood"], ["12.40", "3"]),
                    (["Saw for cutting of", "wet branches"], ["22.90", "14"]), (["Things for the", "kitchen and yard"], []),
                    (["Pot"], ["8.10", "2"]), (["Bucket of zinc"], ["9.30", "1"]),
                ], on: &page)
        }
        #expect(
            rows(found) == [
                ["Item", "Price", "Count"], ["Tools"], ["Hammer with a handle of ash wood", "12.40", "3"],
                ["Saw for cutting of wet branches", "22.90", "14"], ["Things for the kitchen and yard"], ["Pot", "8.10", "2"],
                ["Bucket of zinc", "9.30", "1"],
            ], "\(found.map(\.text))")
    }

    @Test("Groups of two rows, each below its name, are one table")
    func pairs() throws {
        let table = [
            ["Goods", "In", "Out", "Kept until"], ["Timber"], ["Oak", "12", "9", "open"], ["Ash", "30", "28", "shut"], ["Stone"],
            ["Slate", "110", "4", "shut"], ["Lime", "9", "9", "never"],
        ]
        let found = try paragraphs { page in
            page.paragraph(before, 72, 720, width: 300)
            var y = 670.0
            for row in table {
                for (place, cell) in row.enumerated() { page.show(cell, 72 + 80 * Double(place), y) }
                y -= 20
            }
        }
        #expect(rows(found) == table, "\(found.map(\.text))")
    }

    @Test("Labels whose first line is bold stay whole, whatever figures stand beside", arguments: [0.0, 6, 12])
    func described(_ drop: Double) throws {
        let labels = [
            ("Widget", "Blue with a lid"), ("Gadget", "Green with a strap"), ("Bracket", "Bent twice and painted"),
            ("Hinge", "Brass and oiled"),
        ]
        let found = try paragraphs { page in
            page.paragraph(before, 72, 720, width: 300)
            for (place, head) in ["Item", "Price", "Count"].enumerated() { page.show(head, 72 + 140 * Double(place), 680) }
            var y = 660.0
            for (number, label) in labels.enumerated() {
                page.show(label.0, 72, y, font: .evenBold)
                page.show(label.1, 72, y - 12)
                page.show("\(number + 3).20", 212, y - drop)
                page.show("1\(number)", 352, y - drop)
                y -= 32
            }
        }
        #expect(!rows(found).contains { $0.count == 1 }, "\(found.map(\.text))")
    }
}
