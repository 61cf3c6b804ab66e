import PDFText
import Testing

/// What goes on in running text, and what begins in it, though a single sign says otherwise.
@Suite("Running text")
struct RunningTextTests {
    @Test("A bullet close before its item begins one; a product's dot before a letter begins none")
    func closeBullets() throws {
        for bullet in ["•", "·", "▪"] {
            try TestDocument { page in
                page.lines(
                    [
                        "We can offer, among others:", bullet + "Finding a keeper who stays", "for the whole of a winter", bullet + "Lamps",
                        bullet + "Oil for them",
                    ],
                    72, 700)
            }.expect(["We can offer, among others:", "Finding a keeper who stays for the whole of a winter", "Lamps", "Oil for them"])
        }
        let formula = [
            "It is the sum of all that they found in the first place and", "·N for each of those that they saw in the second one.",
        ]
        try TestDocument { $0.lines(formula, 72, 700) }.expect([formula.joined(separator: " ")])
    }

    /// Names in bold type and what they are, wrapped in lines up to 400 points wide.
    private func entries(_ page: inout TestPage, _ names: [String], _ rest: [String], y: Double) {
        var y = y
        for (name, rest) in zip(names, rest) {
            var lines = TestPage.wrap(name + " " + rest, width: 400)
            page.show(name, 72, y, font: .evenBold)
            lines[0].removeFirst(name.count + 1)
            page.show(lines[0], 72 + TestPage.width(name + " ", size: 10), y)
            y = page.lines(Array(lines.dropFirst()), 72, y - 12)
        }
    }

    @Test("Entries that begin with a name in bold type are parted, though they end in full lines that end no sentence, and nothing hangs")
    func boldNames() throws {
        let names = ["Amsel", "Berg", "Cato", "Dahl", "Eris", "Frey"]
        let rest = [
            "keeper of the light, and of the boats that belong to it (Society for the Safety of Ships, Lamptown)",
            "captain (the Harbour, Lamptown)",
            "who looks after the books and the letters of the society (House of the Society, at the old mill, Hill)", "painter (Lamptown)",
            "the first engineer of all lights on this side of the river, and of those beyond (University, Hilltown)", "writer (Hill)",
        ]
        try TestDocument { entries(&$0, names, rest, y: 700) }.expect(zip(names, rest).map { $0 + " " + $1 })
    }

    @Test("Words in bold type that begin lines by accident begin no entries")
    func boldByAccident() throws {
        let lines = [
            "In the winter of that year they went to the old mill, and it is said that the",
            "Society found a letter there that was written by one of the first of all, which",
            "Keeper Amsel read to them at night, as he had done in each of the years since the",
            "Harbour was built, and so they left it where it was, under the stone near the",
            "River that runs through the town, and nobody has seen it again, but for the",
            "Captain, who took it to the village and opened it there, near the bright lamp.",
        ]
        let document = TestDocument { page in
            for (index, line) in lines.enumerated() {
                let name = line.split(separator: " ")[0]
                let y = 700 - 12 * Double(index)
                page.show(String(name), 72, y, font: index > 0 ? .evenBold : .even)
                page.show(String(line.dropFirst(name.count + 1)), 72 + TestPage.width(name + " ", size: 10), y, end: index < 5 ? 450 : nil)
            }
        }
        #expect(try document.texts().joined(separator: " ") == lines.joined(separator: " "))
        #expect(try document.texts().count == 1)
    }

    @Test("A sentence goes on behind a line in which something is to be filled in, and behind a number that stands apart")
    func blanks() throws {
        let rest = Prose.sentence("and", 50)
        try TestDocument { page in
            page.show("I,", 72, 700)
            page.show("the keeper of this light, say under oath that what follows is true", 140, 700, end: 500)
            page.paragraph(rest, 72, 688, width: 428)
        }.expect(["I, the keeper of this light, say under oath that what follows is true " + rest])
        try TestDocument { page in
            page.show("6.", 72, 700)
            page.show("Lamps being few on this side of the river, the society has bought more of", 110, 700, end: 500)
            page.paragraph(rest, 72, 688, width: 428)
        }.expect(["6. Lamps being few on this side of the river, the society has bought more of " + rest])
    }

    @Test("The rest of a first cell is none of the sentence in the second one")
    func rows() throws {
        let document = TestDocument { page in
            page.show("The lamps and", 72, 700)
            page.show("what they cost in each of the years since the harbour was built there", 190, 700, end: 520)
            page.show("the oil", 72, 688)
            page.paragraph(Prose.sentence("Alpha", 60), 72, 660, width: 448)
        }
        #expect(try !document.texts()[0].contains("there the oil"))
    }

    @Test("An index whose numbers stand behind no commas, in which entries hang and others are set in below them")
    func index() throws {
        let heads: [(String, Double, [String])] = [
            ("barn, old 12", 0, []), ("candle of the first kind and the", 0, ["second 13–15"]), ("lamps", 0, []), ("cleaning of 25", 9, []),
            ("definitions of 28", 9, []), ("that the wind has put out too", 9, ["often 31–32"]), ("letters 40", 0, []),
            ("measure of light, and of what is", 0, ["41–44"]), ("mill 45–46", 0, []), ("oil 47", 0, []), ("price of 48", 9, []),
            ("transport of 49", 9, []), ("paper 50–51", 0, []), ("river 52", 0, []), ("shadow 55", 0, []), ("stone 56–57", 0, []),
            ("tower 58", 0, []), ("town 60", 0, []), ("village 61–62", 0, []), ("wick 63", 0, []), ("winter 64", 0, []),
        ]
        let document = TestDocument { page in
            var y = 740.0
            for (first, indent, rest) in heads {
                page.show(first, 72 + indent, y, size: 9)
                y = page.lines(rest, 99, y - 12, size: 9, leading: 12)
            }
        }
        try document.expect(heads.map { ([$0.0] + $0.2).joined(separator: " ") })
    }

    @Test("An item that is stretched to the edge of its column behind its bullet is no row")
    func stretchedItem() throws {
        let document = TestDocument { page in
            for (index, item) in [["- Lighthouse-keepers: they-are", "found in all of the towns and", "villages"], ["- the oil of it"]]
                .enumerated()
            {
                var y = 700 - 36 * Double(index)
                page.show("•", 72, y)
                page.show(item[0], 90, y, end: item.count > 1 ? 250 : nil)
                y -= 12
                for line in item.dropFirst() {
                    page.show(line, 90, y, end: line.contains(" ") ? 250 : nil)
                    y -= 12
                }
            }
        }
        try document.expect(["- Lighthouse-keepers: they-are found in all of the towns and villages", "- the oil of it"])
    }

    @Test("Text goes on below the picture that it stands beside, whatever sign the next line begins with; a sentence that ended doesn't")
    func belowPicture() throws {
        func document(_ last: String) -> TestDocument {
            TestDocument { page in
                var y = page.lines(
                    [
                        "It was in the winter of that year that they all went out to the",
                        "old mill near the river, as they had done in every other year,",
                    ],
                    72, 700, end: 400, justifiesLast: true)
                y = page.lines(
                    ["and found that the lamp of it", "had been taken away by night,", "so that nobody knew where the", last], 240, y,
                    end: 400,
                    justifiesLast: true)
                page.lines(
                    [
                        "»Alpha« lay, the boat that they had bought from the old captain,",
                        "and those who had been with him since the harbour was built by",
                        "the society.",
                    ], 72, y, end: 400)
            }
        }
        #expect(try document("boat was then, and where the").texts().count == 1)
        #expect(try document("boat was then. They all left.").texts().count == 2)
    }

    @Test("A heading in italics goes on beside its number, wherever it was broken")
    func hangingHeading() throws {
        let text = Prose.sentence("Alpha", 80)
        let document = TestDocument { page in
            page.show("3.1.2", 72, 700, font: .evenItalic)
            page.show("The first of all lamps found near", 105, 700, font: .evenItalic)
            page.show("FRB 20190714", 105, 688, font: .evenItalic)
            page.paragraph(text, 72, 668, width: 240)
        }
        #expect(try document.texts() == ["3.1.2 The first of all lamps found near FRB 20190714", text])
    }

    @Test("A heading that nothing but its colour tells is one; a name in colour within a text is none")
    func headingInColour() throws {
        func read(_ colour: String, _ heading: String = "How we can help") throws -> [String] {
            try TestDocument { page in
                page.raw(colour)
                page.show(heading, 72, 700, font: .evenBold)
                page.raw("0 g")
                page.lines(
                    [
                        "Our keepers are at the lamps by day and by", "night, and they look after the boats, too,",
                        "as long as there are some.",
                    ], 72,
                    688, font: .evenBold)
            }.texts()
        }
        #expect(try read("0.1 0.4 0.7 rg").first == "How we can help")
        #expect(try read("0 g").count == 1)
        #expect(try read("0.1 0.4 0.7 rg", "We can help.") == read("0 g", "We can help."))
    }

    @Test("An example of several lines in the type of the text is a paragraph; the title of one is its caption")
    func example() throws {
        let text = "Example 1. " + Prose.sentence("Alpha", 60)
        let document = TestDocument { page in
            let y = page.paragraph(Prose.sentence("Bravo", 80), 72, 700, width: 300) - 10
            let below = page.paragraph(text, 72, y, width: 300) - 10
            page.show("Example 2. The lamps of a boat", 72, below)
        }
        #expect(try document.roles().suffix(2) == ["paragraph: " + text, "caption: Example 2. The lamps of a boat"])
    }
}
