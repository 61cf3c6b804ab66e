import PDFText
import Testing

@Suite("Blocks of a few lines side by side")
struct BlockRowTests {
    private let text = Prose.sentence("lpha", 90)

    /// A page of running text, with blocks in the middle of it that are shown one after the other.
    private func page(_ blocks: [[String]], _ places: [Double] = [72, 240, 400], size: Double? = nil) -> TestDocument {
        TestDocument { page in
            page.paragraph(text, 72, 740, width: 440)
            for (block, x) in zip(blocks, places) {
                for (index, line) in block.enumerated() {
                    page.show(line, x, 620 - 12 * Double(index), size: index == 0 ? size ?? 10 : 10)
                }
            }
            page.paragraph(text, 72, 520, width: 440)
        }
    }

    private func read(_ document: TestDocument) throws -> String { try document.texts().dropFirst().dropLast().joined(separator: " ") }

    @Test(
        "Addresses, those who sign, facts below their captions are read one after the other",
        arguments: [
            [["From", "Harbour Lamps", "9 Foundry Road", "Leeds"], ["To", "Marta Quill", "14 Ferry Lane", "Ness"]],
            [
                ["Bill to", "Ms Carter", "3 Church Street"], ["Ship to", "The Old Mill", "Unit 9", "Melton"],
                ["Payment", "Cash on delivery"],
            ],
            [["Peter Bramble", "Managing Director"], ["Ilse Dahl", "Translator"]],
            [["Passenger", "Agnes Moore"], ["Coach", "C"], ["Seat", "27 window"]],
            [["Witness", "Name: Karl Voss", "Address: 4 Elm Street"], ["Witness", "Name: June Park", "Address: 19 Bay Road"]],
        ])
    func blocks(_ blocks: [[String]]) throws {
        #expect(try read(page(blocks)) == blocks.joined().joined(separator: " "))
    }

    @Test("The rest of a word that one ends with goes on with it: they are short columns of a text")
    func brokenWord() throws {
        let columns = [
            ["There are 12 lamps on this pier of", "ours, and all that is said of them", "here was taken from the old inform-"],
            ["ation that the keeper wrote down in", "the winter of 1902, when there was", "nobody else to do it on the quay."],
        ]
        #expect(
            try read(page(columns, [72, 300]))
                == columns.joined().joined(separator: " ").replacing("inform- ation", with: "information"))
    }

    @Test("What is set in below the name of one who signs, or goes on below the first line of a note, is read with it")
    func setIn() throws {
        func read(_ show: (inout TestPage) -> Void) throws -> String {
            try self.read(
                TestDocument { page in
                    page.paragraph(text, 72, 740, width: 440)
                    show(&page)
                    page.paragraph(text, 72, 520, width: 440)
                })
        }
        let signed = try read { page in
            page.lines(["Supervisor", "Dr Margaret Hook"], 72, 620)
            page.lines(["Candidate", "Gale Harbour"], 300, 620)
            page.show("number 123456", 312, 596)
        }
        #expect(signed == "Supervisor Dr Margaret Hook Candidate Gale Harbour number 123456")
        let notes = try read { page in
            page.lines(["1 lamp] a note on the lamps of", "the first quay"], 72, 620)
            page.lines(["3 oil] another one, on the oil and", "its price"], 230, 620)
            page.show("4 wick] the last", 400, 620)
        }
        #expect(notes == "1 lamp] a note on the lamps of the first quay 3 oil] another one, on the oil and its price 4 wick] the last")
    }

    @Test("Blank lines part no address from the rest of it, other white does")
    func blankLines() throws {
        let blank = try read(
            TestDocument { page in
                page.paragraph(text, 72, 740, width: 440)
                page.lines(["From", "Harbour Lamps"], 72, 640)
                page.lines(["9 Foundry Road", "Leeds"], 72, 592)
                page.lines(["To", "Marta Quill", "Tide House", "14 Ferry Lane", "Ness"], 300, 640)
                page.paragraph(text, 72, 500, width: 440)
            })
        #expect(blank == "From Harbour Lamps 9 Foundry Road Leeds To Marta Quill Tide House 14 Ferry Lane Ness")
    }

    @Test("Captions in smaller type are read with what stands below each")
    func captions() throws {
        let blocks = [["Opening balance", "Seven", "pounds"], ["Money in", "Three", "pounds"]]
        #expect(try read(page(blocks, size: 7)) == blocks.joined().joined(separator: " "))
    }

    @Test("An address is read before the labels beside it, each label with its value", arguments: [false, true])
    func labels(_ isByRow: Bool) throws {
        let address = ["Joan Okafor", "3 Quarry Close", "Bristol", "BS3 2LA"]
        let (labels, values) = (["Account", "Sort code", "Branch code", "Statement"], ["40118823", "30-55-12", "3055", "17"])
        let document = TestDocument { page in
            page.paragraph(text, 72, 740, width: 440)
            page.lines(address, 72, 620)
            if isByRow {
                for index in labels.indices {
                    page.show(labels[index], 300, 620 - 12 * Double(index))
                    page.show(values[index], 400, 620 - 12 * Double(index))
                }
            } else {
                page.lines(labels, 300, 620)
                page.lines(values, 400, 620)
            }
            page.paragraph(text, 72, 520, width: 440)
        }
        #expect(try read(document) == (address + zip(labels, values).map { "\($0) \($1)" }).joined(separator: " "))
    }

    @Test(
        "The columns of a small table, shown one after the other, are read by rows",
        arguments: [
            [["Arrival", "Departure", "Guests", "Room"], ["Friday 12 July", "Monday 15 July", "two adults", "lake view"]],
            [["Name:", "Street:", "Town:"], ["Otto Brandt", "Gartenweg 9", "Leipzig"]],
            [["Room", "Small", "Large"], ["Beds", "one", "two"], ["Price", "80.00", "110.00"]],
            [["Arrival", "Departure"], ["Friday 12 July", "Monday 15 July"]],
        ])
    func columns(_ columns: [[String]]) throws {
        let rows = columns[0].indices.map { row in columns.map { $0[row] }.joined(separator: " ") }
        #expect(try read(page(columns)) == rows.joined(separator: " "))
    }

    @Test(
        "Figures in large type are each read with what they are the number of, close above two columns, too; words in such type are heads")
    func keyFigures() throws {
        func texts(_ figures: [String]) throws -> [String] {
            try TestDocument { page in
                page.show("What the harbour did", 72, 740, size: 14)
                for (index, (figure, label)) in zip(figures, ["members at sea", "of all boats are", "landed"]).enumerated() {
                    let x = 72 + 150 * Double(index)
                    page.show(figure, x, 700, size: 18)
                    page.show(label, x, 684, size: 8)
                    if index == 1 { page.show("painted blue", x, 675, size: 8) }
                }
                page.paragraph(Prose.sentence("Alpha", 80), 72, 662, width: 200, justifiesLast: true)
                page.paragraph(Prose.sentence("Beta", 80), 296, 662, width: 200, justifiesLast: true)
            }.texts()
        }
        let found = try texts(["4,120", "48%", "7m"])
        #expect(
            found.dropFirst().dropLast(2).joined(separator: " ") == "4,120 members at sea 48% of all boats are painted blue 7m landed")
        #expect(found.suffix(2) == [Prose.sentence("Alpha", 80), Prose.sentence("Beta", 80)][...])
    }
}
