import PDFText
import Testing

@Suite("Full lines in the middle of a sentence")
struct FullLineTests {
    private let above = Prose.sentence("Above", 60)
    private let below = Prose.sentence("Below", 60)

    /// Whether some lines, each in its font, stand in one paragraph between two others, the second of which goes on with them.
    private func isOne(_ lines: [(text: String, font: TestFont)], x: Double = 72, end: Double = 472) throws -> Bool {
        let texts = try TestDocument { page in
            var y = page.paragraph(above, 72, 700, width: 400)
            for line in lines {
                page.show(line.text, x, y, font: line.font, end: end)
                y -= 12
            }
            y = page.show("and of the oil that was in it.", x, below: y)
            page.paragraph(below, 72, y - (x > 72 ? 0 : 6), width: 400)
        }.texts()
        let all = lines.map(\.text).joined(separator: " ") + " and of the oil that was in it."
        return texts.contains { $0.hasSuffix(all) }
    }

    @Test("A line in bold goes on behind a word that another must follow")
    func bold() throws {
        #expect(
            try isOne([
                ("The council of the harbour proposes today, as has been said, to send the", .even),
                ("Motion of the Keepers, Paper 16/1443, and the Report on Lamps and Boats", .evenBold),
            ]))
        #expect(
            try !isOne([
                ("The council of the harbour proposes today, as has been said, to send it", .even),
                ("Motion of the Keepers, Paper 16/1443, and the Report on Lamps and Boats", .evenBold),
            ]))
        #expect(
            try !isOne([
                ("The council of the harbour proposes today, as has been said, to send the", .evenBold),
                ("Motion of the Keepers, Paper 16/1443, and the Report on Lamps and Boats", .even),
            ]))
    }

    @Test("A line goes on that begins in the weight of the one above, whatever follows in it")
    func weight() throws {
        let texts = try TestDocument { page in
            var y = page.paragraph(above, 72, 700, width: 400)
            y = page.lines(["The law on lamps that was signed in the harbour by the old President"], 72, y, end: 472, justifiesLast: true)
            page.show("Bush, was", 72, y)
            page.show("a plain and very old trick of keepers who want more lamps for", 124, y, font: .evenBold, end: 472)
            y = page.lines(["less money than boats have."], 72, y - 12, font: .evenBold)
            page.paragraph(below, 72, y - 6, width: 400)
        }.texts()
        #expect(texts.contains { $0.contains("the old President Bush, was a plain") }, "\(texts.map { $0.suffix(60) })")
    }

    @Test("A work's title in italics that hangs is no byline, however little its line leaves")
    func byline() throws {
        let texts = try TestDocument { page in
            var y = page.paragraph(above, 72, 700, width: 400)
            for index in 0..<4 {
                page.show("Keeper, A. and Boats, B. of the harbour, and all that is known of oil \(index)1", 72, y - 6, end: 472)
                page.show(
                    "In Proceedings of the Conference on all the Lamps of every old Harbours", 82, y - 18, font: .evenItalic, end: 466)
                page.show("Vision and Boats, pages 4845 to 4854 of the second volume, of many more", 82, y - 30, end: 472)
                page.show("and the oil of it, 2019.", 82, y - 42)
                y -= 54
            }
        }.texts()
        #expect(texts.count { $0.contains("old Harbours Vision and Boats") } == 4, "\(texts.map { $0.prefix(60) })")
    }

    @Test("A number and how often it is taken counts on from no other")
    func times() throws {
        let texts = try TestDocument { page in
            page.show("2 boats are of the harbour, and it is easy to see there that a stack of two", 72, 700, end: 472)
            page.show("3 × 3 lamps, without any oil between them, has the light of a larger one.", 72, 688)
            page.paragraph(below, 72, 664, width: 400)
        }.texts()
        #expect(texts.first?.contains("a stack of two 3 × 3 lamps") == true, "\(texts)")
    }

    @Test("Two lines by themselves, set wider than items are, are one sentence, though a name begins the second one")
    func two() throws {
        let items = (1...8).map { "• " + Prose.sentence("Lamps \($0)", $0 + 2) }
        let texts = try TestDocument { page in
            var y = page.lines(items, 90, 740, leading: 11.5)
            y = page.lines(
                [
                    "Once the settings of both boats have been sent to the keeper, all the ‘new’",
                    "Signals and Lamps can be used in them as they were before.",
                ], 72, y - 12, leading: 13.2)
            page.lines(items, 90, y - 12, leading: 11.5)
        }.texts()
        #expect(texts.contains { $0.contains("all the ‘new’ Signals and Lamps can be used") }, "\(texts)")
    }

    @Test("Somebody made elements of lines, and a name stands behind a word that another must follow")
    func tagged() throws {
        let texts = try TestDocument { page in
            page.content(0) { $0.show("We have seen all the lamps and the old boats of the", 72, 700) }
            page.content(1) { $0.show("HARBOUR OF THE KEEPERS, which are many, and the", 72, 688) }
            page.content(2) { $0.show("Oil of the town, and counted them.", 72, 676) }
            page.content(3) { $0.show("We have seen them all and nobody came to ask for us", 72, 640) }
            page.content(4) { $0.show("Harbours of the keepers are many", 72, 628) }
        }.tagged(.tag("P", [0]), .tag("P", [1]), .tag("P", [2]), .tag("P", [3]), .tag("P", [4])).texts()
        #expect(
            texts == [
                "We have seen all the lamps and the old boats of the HARBOUR OF THE KEEPERS, which are many, and the Oil of the town, and counted "
                    + "them.",
                "We have seen them all and nobody came to ask for us", "Harbours of the keepers are many",
            ])
    }
}

extension TestPage {
    /// Shows a line by itself; returns the baseline of a next one.
    fileprivate mutating func show(_ text: String, _ x: Double, below y: Double) -> Double {
        show(text, x, y)
        return y - 12
    }
}
