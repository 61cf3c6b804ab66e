import PDFText
import Testing

@Suite("Lines that were ended on purpose, few of them")
struct NextAloneTests {
    private let text = Prose.sentence("Alpha", 60)
    private let next = Prose.sentence("Bravo", 60)

    /// Shows a text, lines below it and another text; returns what is read between the two.
    private func between(
        _ lines: [String], indent: Double = 12, text: String? = nil, _ next: String? = nil, font: TestFont = .even
    ) throws -> [String] {
        let (text, next) = (text ?? self.text, next ?? self.next)
        let found = try TestDocument { page in
            var y = page.lines(TestPage.wrap(text, width: 410), 72, 740, font: font)
            y = page.lines(lines, 72 + indent, y - 12, font: font)
            page.lines(TestPage.wrap(next, width: 410), 72, y - 12, font: font)
        }.texts()
        #expect(found.first == text && found.last == next, "\(found)")
        return Array(found.dropFirst().dropLast())
    }

    @Test("Two by themselves, both far from the edge, are one each", arguments: [TestFont.even, .fixedWide])
    func pair(font: TestFont) throws {
        let lines = ["[sign of Quill Blum], 7 May 1909", "Quill Blum, Keeper of Lamps"]
        let own = ["(sign of Quill Blum) 7 May", "Keeper of Lamps"]
        #expect(try between(["Berta Blum, 7 May 1909", "Keeper of Lamps"], font: font) == ["Berta Blum, 7 May 1909", "Keeper of Lamps"])
        #expect(try between(lines, font: font) == lines)
        #expect(try between(own, font: font) == own)
    }

    @Test("Two that a sentence goes on in are not, nor are two that reach further, or are no two")
    func goesOn() throws {
        for lines in [
            ["The lamps that stand on the", "Pier of Quill"], ["The lamps that stand there, and", "the Pier of Quill"],
            ["The lamps that stand there, on that old side of the harbour of", "Quill"],
            ["The lamps of Quill stand,", "Berta says, on the pier"], ["The lamps of the old pier and of", "Quill Harbour in the winter"],
            ["All lamps of the pier", "Lighted in the winter"], ["The lamps: those of the pier", "Quill has them all."],
        ] {
            #expect(try between(lines) == [lines.joined(separator: " ")])
        }
    }

    @Test("The lines of a program in a typed text stay together")
    func program() throws {
        #expect(try between(["// Lamps: seven", "Oil = Lamps - Wicks;"], font: .fixedWide).count == 1)
    }

    @Test("Where lines end at any letter there was room for the next one's first")
    func wide() throws {
        let full = "老人は夜の船着き場で遠い島の明かりを数えていたのだがそれを知る人は町にはいない遠い島の明かりを数えて"
        let lines = ["灯火 → 港: 明かり", "船 → 海: 乗り物"]
        let found = try TestDocument { page in
            page.lines([full, full, "だれも。"], 72, 700)
            page.lines(lines, 84, 652)
            page.lines([full, full, "静かだ。"], 72, 616)
        }.texts()
        #expect(found.dropFirst().dropLast() == lines[...], "\(found)")
    }

    @Test("Where a full stop of the width of a letter ends a sentence far from the edge the next one begins a paragraph")
    func wideStop() throws {
        let full = "老人は夜の船着き場で遠い島の明かりを数えていたのだがそれを知る人は町にはいない"
        let found = try TestDocument { page in
            page.lines([full, full, "知りたい人もいなかった．"], 72, 700)
            page.show("しかし漁師たちはもう海の上にいて，", 82, 664)
            page.lines([full, "静かだ．"], 72, 652)
        }.texts()
        #expect(found == [full + full + "知りたい人もいなかった．", "しかし漁師たちはもう海の上にいて，" + full + "静かだ．"])
    }

    @Test("Names that begin with the same sign are one each")
    func signed() throws {
        let lines = ["%%LampBox: 12 253 829 837", "%%HighLampBox: 12.500000 253.000000 828.500000 837.000000"]
        #expect(try between(lines) == lines)
    }

    @Test("What was counted, and how much there is, is one each, whatever room there was")
    func values() throws {
        let lines = [
            "Estimated number of all the lamps and wicks of the long pier of (except the oil): 5", "Estimated weight of the lamps: 596",
        ]
        #expect(try between(lines) == lines)
    }

    @Test(
        "Who has the rights stands below what the work is called", arguments: ["Copyright (C) 1909 Berta L. Blum", "© 1909 Berta L. Blum"])
    func notice(line: String) throws {
        let lines = ["<one line to give the name of the lamp and an idea of what it lights.>", line]
        #expect(try between(lines) == lines)
        let sentence = ["This lamp and what is said of it on the pier of Quill in all of the languages, is", line]
        #expect(try between(sentence) == [sentence.joined(separator: " ")])
    }

    @Test("Terms and what they mean, in two columns, begin an entry each")
    func columns() throws {
        func found(_ shift: Double) throws -> [String] {
            try TestDocument { page in
                page.paragraph(text, 72, 740, width: 420)
                page.show("quenched", 172, 600)
                page.show("Names of lamps that are out, if there are any.", 217, 600)
                page.show("lit", 172, 588)
                page.show("Names of lamps. May be given, too.", 217 + shift, 588)
            }.texts()
        }
        #expect(
            try found(0).dropFirst() == [
                "quenched Names of lamps that are out, if there are any.", "lit Names of lamps. May be given, too.",
            ])
    }

    @Test("Typed text goes on below the number and the name of its section")
    func typedHead() throws {
        let found = try TestDocument { page in
            var y = 700.0
            for head in ["2.9.1 Summary", "2.9.2 Errors"] {
                page.show(head, 72, y, size: 12, font: .fixedWide)
                y =
                    page.lines(
                        ["This lamp lights the pier of Quill, in the evenings of the long", "winter. It is quenched by the keeper."], 140,
                        y - 18, size: 12,
                        leading: 18, font: .fixedWide) - 18
            }
        }.texts()
        #expect(found.count == 4 && found.first == "2.9.1 Summary" && found.dropFirst(2).first == "2.9.2 Errors", "\(found)")
    }

    @Test("A sentence begins below an address in a line of its own that ends far from the edge")
    func belowAddress() throws {
        let text = "The newest list of all the lamps that there are is to be found here in the net of the harbour:"
        let (address, rest) = (
            "https://lamps.example/newest",
            "There one of them is to be chosen for what it is that the keeper does, and is taken along to the quay of old."
        )
        let found = try TestDocument { page in
            page.paragraph(self.text, 72, 740, width: 410)
            let y = page.lines(TestPage.wrap(text, width: 410), 72, 640, end: 482)
            page.show(address, 72, y)
            page.paragraph(rest, 72, y - 12, width: 410)
            page.paragraph(next, 72, y - 60, width: 410)
        }.texts()
        #expect(found.contains(rest), "\(found)")
    }
}
