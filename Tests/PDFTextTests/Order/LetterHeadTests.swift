import TestSupport
import Testing

@testable import PDFText

@Suite("Heads of letters")
struct LetterHeadTests {
    @Test("The lines of a narrow column are a text, though all of them begin with names by chance")
    func narrowColumn() throws {
        let lines = [
            "Farrow is an old harbour", "Town, situated 12 km north of", "Stonemouth at the river Silver-", "water, and it has 2 gates,",
            "Towers at the harbour and 400", "Houses of stone.",
        ]
        try TestDocument { $0.lines(lines, 72, 600) }
            .expect([lines.joined(separator: " ").replacing("Silver- ", with: "Silver")])
    }

    @Test("Blocks beside each other at the head of a letter are read one after the other, whatever table stands far below them")
    func headOfLetter() throws {
        let own = ["Quill and Lamp", "4 Harbour Street", "Farrow Ness", "Kingdom of Lamps"]
        let labels = ["Date", "3 June", "Number", "QL-46", "Your sign", "None"]
        let rows = [["Lamp, small", "1", "20.00"], ["Lamp, large", "2", "50.00"], ["Wick", "12", "6.00"]]
        let texts = try TestDocument { page in
            page.show("Invoice", 60, 700, size: 20)
            page.show("Bayside Books", 80, 676)
            for (index, label) in labels.enumerated() { page.show(label, 300, 702.5 - 11 * Double(index)) }
            for (index, line) in own.enumerated() { page.show(line, 440, 698 - 14 * Double(index)) }
            for (index, row) in rows.enumerated() {
                for (column, x) in [60.0, 350, 500].enumerated() { page.show(row[column], x, 560 - 16 * Double(index)) }
            }
        }.texts()
        let text = texts.joined(separator: " ")
        #expect(text == (["Invoice Bayside Books"] + labels + own + rows.flatMap { $0 }).joined(separator: " "))
    }

    private let text = Prose.sentence("lpha", 90)

    @Test("A block on the right of the sender's is read before what stands below that, and the text below both")
    func contact() throws {
        let sender = ["North Shore Lamps", "Repairs and Oil", "88 Harbour Road", "Leith"]
        let contact = ["Your contact: Mr Lowe", "Telephone: 0131 22", "Our reference: RP", "Date: 9 September"]
        let receiver = ["Ida Sinclair", "17 Dock Street", "Leith"]
        try TestDocument { page in
            page.lines(sender, 72, 740)
            page.lines(contact, 400, 740)
            page.lines(receiver, 72, 660)
            page.show("Dear Ida,", 72, 600)
            page.paragraph(text, 72, 576, width: 440)
        }.expect(sender + contact + receiver + ["Dear Ida,", text])
    }

    @Test("Each of two addresses is read below its head, line by line, though none ends where the next one's first word had room")
    func heads() throws {
        let blocks = [
            ["Bill to", "Ms Helen Carter", "Old Bakery", "3 Church Street", "Uppingham Bottom"],
            ["Deliver to", "Carter and Daughters", "Unit 9, Station Yard", "Melton Mowbray", "Rutland by the Water"],
        ]
        try TestDocument { page in
            page.paragraph(text, 72, 740, width: 440)
            for (block, x) in zip(blocks, [72.0, 300]) {
                page.show(block[0], x, 640, size: 12)
                page.lines(Array(block.dropFirst()), x, 614)
            }
            page.paragraph(text, 72, 520, width: 440)
        }.expect([text] + blocks.flatMap { $0 } + [text])
    }

    @Test("Heads a little left of what is below them belong to their columns; what runs along the top of the page doesn't")
    func headsOfColumns() throws {
        let columns = [
            ["Twelve ships a week call", "Little depth at low tides", "Loss in most of the years"],
            ["Twenty ships a week call", "Depth enough at all tides", "Profit in all of the years"],
        ]
        func read(_ heads: [(String, Double)]) throws -> String {
            try TestDocument { page in
                for (head, x) in heads { page.show(head, x, 640, size: 12) }
                for (column, x) in zip(columns, [90.0, 330]) { page.lines(column, x, 614) }
            }.texts().joined(separator: " ")
        }
        #expect(try read([("Before", 72), ("After", 312)]) == (["Before"] + columns[0] + ["After"] + columns[1]).joined(separator: " "))
        #expect(try read([("Before", 90), ("After", 410)]) == (["Before", "After"] + columns[0] + columns[1]).joined(separator: " "))
    }

    @Test("Contacts at the top right of a page do not part what stands below both")
    func contacts() throws {
        let contacts = ["clara@nygaard.example", "Bergen", "Norway"]
        let found = try TestDocument { page in
            page.show("Clara Nygaard", 60, 740, size: 20)
            page.show("Marine biologist", 60, 722)
            for (index, line) in contacts.enumerated() { page.show(line, 540 - TestPage.width(line, size: 10), 745 - 11 * Double(index)) }
            page.show("Experience", 60, 690, size: 13)
            page.show("2019", 60, 668)
            page.show("Senior scientist, Institute of the Sea", 160, 668)
            page.paragraph(text, 160, 656, width: 370)
        }.texts()
        let wanted = ["Clara Nygaard Marine biologist"] + contacts + ["Experience 2019 Senior scientist, Institute of the Sea", text]
        #expect(found.joined(separator: " ") == wanted.joined(separator: " "))
        #expect(found.contains("Marine biologist"))
    }

    @Test(
        "At the foot, too, each line of the last block is one, and where the blocks end alike",
        arguments: [
            ["Registered in Farrow", "Company number 46", "Number of tax 4711"],
            ["Bank of Bayside", "Sort code 20-00", "Account 123456789"],
        ])
    func foot(_ last: [String]) throws {
        let blocks = [
            ["Quill and Lamp", "4 Harbour Street", "Farrow Ness 4711"], ["Telephone 123 45", "Telefax 123 46789", "www.lamp.example"], last,
        ]
        try TestDocument { page in
            page.paragraph(text, 72, 740, width: 440)
            page.show("Ida Sinclair", 72, 640)
            for (block, x) in zip(blocks, [72.0, 222, 372]) { page.lines(block, x, 90, size: 8) }
        }
        .expect([text, "Ida Sinclair"] + blocks.joined())
    }

    @Test("Lines of a narrow column that begin with capitals by chance are no facts")
    func narrow() throws {
        let lines = [
            "Mail it to the Harbour of Lamps", "Docket 30, West Building, Room", "W12, where the lamps are lit, by",
            "Friday, or come to us and see it.",
        ]
        try TestDocument { page in
            let end = page.paragraph(text, 72, 740, width: 160)
            page.lines(lines, 72, end)
            page.paragraph(Prose.sentence("Bravo", 90), 262, 740, width: 160)
        }
        .expect([text, lines.joined(separator: " "), Prose.sentence("Bravo", 90)])
    }
}
