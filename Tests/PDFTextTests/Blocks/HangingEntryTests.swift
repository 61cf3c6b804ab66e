import PDFText
import Testing

@Suite("Entries that hang")
struct HangingEntryTests {
    /// Each entry's lines, the others `indent` points to the right of the first; returns what is read.
    private func texts(_ entries: [[String]], indent: Double, end: Double = 412, leading: Double = 12, gap: Double = 0) throws -> [String] {
        let document = TestDocument { page in
            var y = page.paragraph(Prose.sentence("Alpha", 60), 72, 740, width: end - 72) - 14
            for entry in entries {
                for (index, line) in entry.enumerated() {
                    let isFull = index < entry.count - 1
                    page.show(line, index == 0 ? 72 : 72 + indent, y, end: isFull ? end : nil)
                    y -= leading
                }
                y -= gap
            }
        }
        return Array(try document.texts().dropFirst())
    }

    private let entries = [
        [
            "Berta, Anna and Clara (1996). A long description of lamps in the houses of",
            "Farrow Ness. In: The Journal of Lamps and Candles, volume nine, the pages from",
            "529 to 571.",
        ],
        ["Clara, Dora, Emma and Berta (1994). The Lamplighter and his old Companion", "first edition. Quill Bay: Farrow."],
        ["Dora, Robert L. (1995). Other lamps for those who have none of their own.", "New York: Marcel and his brothers."],
        ["Emma (1999). Some more of those lamps, on the coast and on many hills,", "Quill Bay and Farrow."],
    ]

    @Test("One of two lines is one, whatever its first line ends with, if others of its region hang alike")
    func twoLines() throws {
        #expect(try texts(entries, indent: 15) == entries.map { $0.joined(separator: " ") })
        #expect(try texts(entries, indent: 55) == entries.map { $0.joined(separator: " ") })
    }

    @Test("A number that one of their lines begins with is no item's")
    func numbers() throws {
        let numbered = [
            [
                "Farrow, Anna (1992). A note on the lamps that were lit by nobody in Quill Bay,",
                "with many pictures and a map of the harbour. Edited by a friend, Peter Ness.",
                "2. edition. Quill Bay 2004, 22–120.",
            ]
        ]
        let all = entries + numbered
        #expect(try texts(all, indent: 15) == all.map { $0.joined(separator: " ") })
    }

    @Test("One of a single line is one, too, without a stop at its end")
    func oneLine() throws {
        let all = entries.prefix(2) + [["Dora. The Lamplighters, volume two, page 359"], ["Emma. The Lamps, 129"]] + entries.suffix(1)
        #expect(try texts(Array(all), indent: 15) == all.map { $0.joined(separator: " ") })
    }

    @Test("One of a single line that is full is one, too, where entries follow each other without white")
    func fullLine() throws {
        let full = [["Dora (1992). A note on the lamps that were lit by nobody in Quill Bay, p. 129"], ["Emma (1990). Lamps. Farrow, 12."]]
        let all = Array(entries.prefix(3) + full + entries.prefix(3))
        let document = TestDocument { page in
            var y = 700.0
            for entry in all {
                for (index, line) in entry.enumerated() {
                    let isFull = index < entry.count - 1 || entry == full[0]
                    page.show(line, index == 0 ? 72 : 87, y, end: isFull ? 412 : nil)
                    y -= 12
                }
            }
        }
        try document.expect(all.map { $0.joined(separator: " ") })
    }

    @Test("Behind a label in brackets, however wide, it goes on where its text begins")
    func labels() throws {
        let labelled = [
            ["[ABC94] Clara, Dora, Emma and Berta. The Lamplighter and his old brother", "Companion. Farrow, 1994."],
            ["[D95] Dora and Robert L. Nothing about those lamps that were new in it.", "Quill Bay, 1995."],
        ]
        let document = TestDocument { page in
            var y = page.paragraph(Prose.sentence("Alpha", 60), 72, 740, width: 340) - 24
            for entry in labelled {
                let parts = entry[0].split(separator: " ", maxSplits: 1).map(String.init)
                page.show(parts[0], 72, y)
                page.show(parts[1], 118, y, end: 412)
                page.show(entry[1], 118, y - 12)
                y -= 36
            }
        }
        #expect(Array(try document.texts().dropFirst()) == labelled.map { $0.joined(separator: " ") })
    }

    @Test("What begins like an item in the middle of one, where its lines hang, is none")
    func withinItem() throws {
        let lines = [
            "1. The weight of a lamp is what it weighs in the hand of a man who has seen",
            "many lamps before and has none of his own, of the colour that is told by the",
            "i. (It is told by the word though nobody has ever seen it in the dark of it",
            "at all, not even here.)",
        ]
        #expect(try texts([lines], indent: 12.5) == [lines.joined(separator: " ")])
    }

    @Test("Lines that end long before the others do were ended on purpose")
    func shortLines() throws {
        let document = TestDocument { page in
            let y = page.paragraph(Prose.sentence("Alpha", 60), 72, 740, width: 340) - 20
            for (index, (line, indent)) in [("First of them", 0.0), ("Second one", 15), ("Third of all", 30), ("Fourth", 30)].enumerated() {
                page.show(line, 72 + indent, y - 12 * Double(index))
            }
            page.paragraph(Prose.sentence("Bravo", 60), 72, y - 70, width: 340)
        }
        let found = try document.texts()
        #expect(found.dropFirst().first == "First of them")
        #expect(found.contains("Second one"))
        #expect(!found.contains { $0.contains("Second one Third") })
    }

    @Test("Rows set in that end anywhere long before the text does are one each")
    func setInRows() throws {
        let rows = ["Lamps and candles.", "Lamplighters with their own companions", "Others and chairs with them"]
        let document = TestDocument { page in
            let y = page.paragraph(Prose.sentence("Alpha", 60), 72, 740, width: 380)
            page.lines(rows, 90, y)
            page.paragraph(Prose.sentence("Bravo", 60), 72, y - 60, width: 380)
        }
        #expect(Array(try document.texts().dropFirst().prefix(3)) == rows)
    }

    @Test("Behind labels that end in one place, short ones too, each entry is one")
    func labelsAtRight() throws {
        let labelled = [
            ("[ABCD94]", ["Clara, Dora, Emma and Berta. The Lamplighter and his old brother", "Companion. Farrow, 1994."]),
            ("[D95]", ["Dora and Robert L. Nothing about lamps. Quill Bay, 1995."]),
            ("[E96]", ["Emma. Some more of those lamps. Farrow, 1996."]),
            ("[FG97]", ["Fred and Gail. A lamp and its shadow on the hill in winter, and on", "the road. Farrow, 1997."]),
        ]
        let document = TestDocument { page in
            var y = 700.0
            for (label, lines) in labelled {
                page.show(label, 116 - TestPage.width(label, size: 10), y)
                y = page.lines(lines, 120, y)
            }
        }
        try document.expect(labelled.map { "\($0) \($1.joined(separator: " "))" })
    }

    @Test("Entries of an index that are set in below names, and end in commas, are none of the next name's")
    func setIn() throws {
        let names = ["Lamp_Error", "Lamp_First", "Lamp_Last", "Lamp_Of", "Lamp_Offset", "lamps at sea", "Lamp_Span"]
        var read: [String] = []
        let document = TestDocument { page in
            page.show("<in> Ada.Lamps.Formatting [4579], page 517, [4580], page 518, [4590], page 519,", 83, 740)
            var y = 724.5
            for (index, name) in names.enumerated() {
                page.show(name, 72, y)
                read.append(name)
                y -= 15.5
                for number in 0...(index == 3 ? 2 : 0) {
                    let entry = "<in> Ada.Lamps.\(name.prefix(2 * index)) [45\(index)\(number)], page 51\(index),"
                    page.show(entry, 83, y)
                    read.append(entry)
                    y -= 15.5
                }
            }
        }
        let texts = try Array(document.texts().dropFirst())
        #expect(texts == read, "\(texts)")
    }

    @Test("A text as wide as text is goes on, though lines of it stand above names further left as entries do")
    func textAboveNames() throws {
        let texts = [
            ["The lamps of the pier come first."], ["The lamps of the hill come second."],
            ["After having changed the lamps of the harbour their own light is measured by", "and read from a scale (lamp.scale)."],
            ["The lamps of the barn come next."], ["The lamps of the mill are last."],
        ]
        let code = "light(lamp, oil)[lamp.first, lamp.last] = light(lamp, oil)[lamp.last, lamp.first]"
        let found = try TestDocument { page in
            var y = 740.0
            for text in texts {
                y = page.lines(text, 105, y)
                page.show("<change lamps>", 72, y)
                page.show(code, 110, y - 12, font: .fixed)
                y -= 36
            }
        }.texts()
        #expect(found == texts.flatMap { [$0.joined(separator: " "), "<change lamps>", code] })
    }

    @Test("An entry whose two lines are set closer to each other than to those around them is one, wherever the first was broken")
    func closerLines() throws {
        let entries = [
            ["Title The Lamps of Quill Bay"], ["Version 1.0"], ["Author Berta Blum"],
            ["Description Many of the lamps of this old bay are best seen from a", "boat. This boat is of the bay and is used for that."],
            ["Licence None is needed"], ["Needs Oil and some matches"],
        ]
        let document = TestDocument { page in
            var y = page.paragraph(Prose.sentence("Alpha", 60), 72, 740, width: 440) - 14
            for entry in entries {
                for (index, line) in entry.enumerated() { page.show(line, index == 0 ? 72 : 97, y - 12 * Double(index)) }
                y -= 3.8 + 12 * Double(entry.count)
            }
        }
        let found = try document.texts()
        #expect(Array(found.dropFirst()) == entries.map { $0.joined(separator: " ") }, "\(found)")
    }

    @Test("Verses that were turned over are one line each, below a heading that is wider than they")
    func verses() throws {
        let verses = [
            ["Who lit the lamps that stood", "beside the quay"], ["And left them in the wind"],
            ["Where no one saw the boats", "come in at night"],
            ["With oil and candles for the", "old stone house"], ["Nor heard them in the rain"],
            ["The keeper has gone up the hill", "alone"],
        ]
        let document = TestDocument { page in
            page.show("The lamps of Quill Bay and what was seen there", 72, 740, font: .evenBold)
            var y = 712.0
            for verse in verses {
                for (index, line) in verse.enumerated() {
                    page.show(line, index == 0 ? 72 : 92, y)
                    y -= 12
                }
            }
        }
        let texts = try document.texts()
        for verse in verses { #expect(texts.contains { $0.contains(verse.joined(separator: " ")) }) }
    }

    @Test("Those of an index in a narrow column are found by their number")
    func narrow() throws {
        let entries = ["lamps", "oil", "wicks", "glass", "boats", "candles"].map { ["keeper_of_\($0)_lit", "harbour.h of the house, 12"] }
        try TestDocument { page in
            var y = 700.0
            for entry in entries {
                page.show(entry[0], 72, y)
                page.show(entry[1], 92, y - 12)
                y -= 24
            }
        }
        .expect(entries.map { $0.joined(separator: " ") })
    }

    @Test("Names in small letters with what is said of them set in below are one each")
    func smallNames() throws {
        let lines = [
            ("full = yes/no", "Enable the lamps"), ("width = int", "How wide the light is"), ("height = int", "How high it stands"),
        ]
        let found = try TestDocument { page in
            page.paragraph(Prose.sentence("Alpha", 60), 72, 740, width: 300)
            for (index, (name, text)) in lines.enumerated() {
                page.show(name, 72, 640 - 30 * Double(index))
                page.show(text, 112, 628 - 30 * Double(index))
            }
            for index in 0..<6 { page.show("Lamp of the harbour \(index)", 72, 540 - 18 * Double(index)) }
        }.texts()
        #expect(Array(found.dropFirst().prefix(6)) == lines.flatMap { [$0.0, $0.1] }, "\(found)")
    }

    @Test("A term alone above what is said of it, set in as other entries hang, is read by itself")
    func terms() throws {
        let said = ["The lamp is in a state that cannot be mended, and will be taken from the tower to the", "harbour by the keepers."]
        let all = entries + [["Fatal Error"] + said]
        let document = TestDocument { page in
            var y = page.paragraph(Prose.sentence("Alpha", 60), 72, 740, width: 400) - 14
            for entry in all {
                for (index, line) in entry.enumerated() {
                    page.show(line, index == 0 ? 72 : 100, y, end: index < entry.count - 1 && line.count > 40 ? 472 : nil)
                    y -= 12
                }
            }
        }
        let read = try document.texts()
        #expect(read.suffix(2) == ["Fatal Error", said.joined(separator: " ")], "\(read)")
    }
}
