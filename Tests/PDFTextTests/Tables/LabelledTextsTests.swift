import Testing

@testable import PDFText

@Suite("Labels beside texts of several lines, without rules")
struct LabelledTextsTests {
    private let entries = [
        ("Cover", "We pay for the boat when it is lost in a storm or runs on a rock, and for the tug that brings it in."),
        ("Young hands", "Whoever is under twelve wears a jacket on deck, whatever the weather, and sleeps ashore while the tide is out."),
        ("Claims", "Write to the office within a week of your return."),
    ]
    private let before = "The harbour keeps its own insurance, and has done so since the great storm took the old pier and nine boats."

    /// Shows each label with its lines, then its text.
    @discardableResult
    private func show(
        _ entries: [(String, String)], on page: inout TestPage, at x: Double = 190, width: Double = 300, labelWidth: Double = 100,
        from top: Double = 660, gap: Double = 4, font: TestFont = .even
    ) -> Double {
        var y = top
        for (label, text) in entries {
            let (labels, lines) = (TestPage.wrap(label, width: labelWidth), TestPage.wrap(text, width: width))
            page.lines(labels, 72, y, font: font)
            page.lines(lines, x, y)
            y -= 12 * Double(max(labels.count, lines.count)) + gap
        }
        return y
    }

    private func rows(_ found: [Paragraph]) -> [[String]] { found.filter { $0.row != nil }.compactMap(cells) }

    private func pairs(_ entries: [(String, String)]) -> [[String]] { entries.map { [$0.0, $0.1] } }

    @Test("Each is a row, whatever white stands before the texts", arguments: [140.0, 190, 250], [TestFont.even, .evenBold])
    func rows(_ x: Double, _ font: TestFont) throws {
        let found = try paragraphs { page in
            page.paragraph(before, 72, 720, width: 400)
            show(entries, on: &page, at: x, font: font)
        }
        #expect(rows(found) == pairs(entries), "\(found.map(\.text))")
        #expect(found.first?.text == before)
    }

    @Test("They are read by who wants no tables, too: they are running text with labels")
    func withoutTables() throws {
        let document = try TestDocument { page in show(entries, on: &page) }.open()
        var found: [Paragraph] = []
        let leftOut = document.forEachParagraph(ReadingOptions(skipped: [.table]), workers: 1) { found.append($0) }
        #expect(leftOut[.table] == 0)
        #expect(rows(found) == pairs(entries), "\(found.map(\.text))")
    }

    @Test("A label that comes close to its text is parted from it")
    func closeLabel() throws {
        let x = 72 + TestPage.width("Young hands", size: 10) + 6
        let found = try paragraphs { show(entries, on: &$0, at: x) }
        #expect(rows(found) == pairs(entries), "\(found.map(\.text))")
    }

    @Test("A text that has a word where the texts of other entries begin is not parted before it")
    func twoPlaces() throws {
        let (label, start) = ("Tugs", "Whoever is to be")
        let second = 190 + TestPage.width(start, size: 10) + 6
        // The line is filled, as that of a text which goes on is.
        let filled = TestPage.wrap(
            "towed pays the tug before it leaves the harbour, and the man who has thrown the line before all others.", width: 490 - second)
        let rest = [filled[0], filled.dropFirst().joined(separator: " ")]
        let others = entries.map { ($0.0 + " abroad", $0.1) }
        let found = try paragraphs { page in
            page.show(label, 72, 720)
            page.show(start, 190, 720)
            page.show(rest[0], second, 720)
            page.show(rest[1], 190, 708)
            let y = show(entries, on: &page, from: 692)
            page.paragraph(before, 72, y - 20, width: 400)
            show(others, on: &page, at: second, from: y - 80)
        }
        #expect(
            rows(found) == [[label, ([start] + rest).joined(separator: " ")]] + pairs(entries) + pairs(others), "\(found.map(\.text))")
    }

    @Test("Entries in the text of another one keep a label that comes close to its text, though labels of theirs begin where texts do")
    func innerEntries() throws {
        let x = 190 + TestPage.width("Young hands", size: 10) + 6
        let found = try paragraphs { page in
            let y = show([("Rules", entries[1].1), ("Fees", entries[0].1)], on: &page, from: 720)
            var inner = y - 20
            for (label, text) in entries {
                let lines = TestPage.wrap(text, width: 220)
                page.show(label, 190, inner)
                page.lines(lines, x, inner)
                inner -= 12 * Double(lines.count) + 4
            }
        }
        #expect(rows(found).suffix(3) == pairs(entries)[...], "\(found.map(\.text))")
    }

    @Test("A label of two lines is read whole, before its text")
    func tallLabel() throws {
        let all =
            entries + [
                ("Words with a meaning of their own", "Boat means whatever floats and has a number, and the crew is all who are on it.")
            ]
        let found = try paragraphs { show(all, on: &$0) }
        #expect(rows(found) == pairs(all), "\(found.map(\.text))")
    }

    @Test(
        "Labels that end in stops, that come again, and items are read with their texts as they were", arguments: ["colon", "turn", "item"])
    func others(_ kind: String) throws {
        let labels =
            switch kind {
            case "colon": ["Cover:", "Hands:", "Claims:"]
            case "turn": ["ANNA", "PETER", "ANNA"]
            default: ["1.", "2.", "3."]
            }
        let texts =
            entries.dropLast().map(\.1) + ["Write to the office within a week of your return, and say what it is that you have lost."]
        let found = try paragraphs { show(zip(labels, texts).map { ($0, $1) }, on: &$0, at: 130) }
        #expect(rows(found).isEmpty, "\(found.map(\.text))")
        #expect(found.map(\.text) == zip(labels, texts).map { "\($0) \($1)" })
    }

    @Test("Columns of a text that stand level are none")
    func columns() throws {
        let text = TestPage.wrap(Prose.sentence("Column", 160), width: 200)
        let found = try paragraphs { page in
            page.lines(Array(text.prefix(text.count / 2)), 72, 700)
            page.lines(Array(text.dropFirst(text.count / 2)), 300, 700)
        }
        #expect(rows(found).isEmpty && found.count == 1, "\(found.map(\.text))")
    }

    @Test("The last one is left to go on, on the next page")
    func lastOne() throws {
        let last = (
            "Claims",
            "Write to the office within a week of your return, and say what the boat was worth to you and to your family and what you think it"
        )
        let found = try TestDocument(pages: 2) { page, index in
            if index == 0 {
                show(entries.dropLast() + [last], on: &page)
            } else {
                page.paragraph("would cost to have another one built by the yard beside the church.", 190, 720, width: 300)
            }
        }
        .paragraphs()
        #expect(rows(found).count == 2, "\(found.map(\.text))")
    }

    @Test("Cells of rows that have more are not taken for labels and texts")
    func moreCells() throws {
        for x in [400.0, 20] {
            let found = try paragraphs { page in
                var y = 700.0
                for (label, text) in entries {
                    let lines = TestPage.wrap(text, width: 200)
                    if x == 20 { page.show("\u{2022}", 60, y) }
                    page.show(label, 72, y)
                    page.lines(lines, 170, y)
                    if x == 400 { page.show("yes", x, y) }
                    y -= 12 * Double(lines.count) + 4
                }
            }
            let bullets = found.map(\.text).filter { $0 == "\u{2022}" }
            #expect(bullets.isEmpty && !rows(found).contains { $0.count == 2 && $0[1] == entries[0].1 }, "\(found.map(\.text))")
        }
    }

    @Test("A word of a text below that begins where theirs do, behind wide white, makes no row of its line")
    func textBelow() throws {
        let line = "Young hands who come from the town by the early boat wait in the"
        let found = try paragraphs { page in
            let y = show(entries, on: &page, at: 72 + TestPage.width("Young hands", size: 10) + 6, gap: 0)
            page.show("Young hands", 72, y)
            page.show(String(line.dropFirst(12)), 72 + TestPage.width("Young hands", size: 10) + 6, y)
            page.paragraph(
                "yard until the skipper has come, and nobody lets them in before he has looked at each of them.", 72, y - 12, width: 330)
        }
        #expect(rows(found) == pairs(entries), "\(found.map(\.text))")
        #expect(found.last?.text.hasPrefix(line + " yard until") == true, "\(found.map(\.text))")
    }
}
