import PDFText
import Testing

@Suite("Code")
struct CodeTests {
    @Test("Ideographs and kana are no code, though their font says that it is of a fixed pitch")
    func ideographs() throws {
        let lines = ["朝の船着き場はとても静かで、まだだれも起きていないと老人は思った。", "しかし漁師たちはもう海の上にいて、遠い島の明かりを数えていたのだ。", "それを知る人は町には一人もいなかったし、知りたい人もいなかったと"]
        let roles = try TestDocument { page in
            page.paragraph(Prose.sentence("Alpha", 120), 72, 690, width: 420)
            page.lines(lines, 72, 500, font: .fixedWide)
        }.roles()
        #expect(roles.dropFirst().allSatisfy { $0.hasPrefix("paragraph: ") }, "\(roles.dropFirst())")
        #expect(roles.count > 1)
    }

    @Test("Items whose text is of a fixed pitch are items, and their bullets are silent")
    func bulletedItems() throws {
        let document = TestDocument { page in
            let y = page.paragraph(Prose.sentence("Alpha", 90), 72, 720, width: 420) - 10
            page.lines(["• lamp_string", "• oil_string(none)", "• wick_string"], 80, y, font: .fixedWide)
            page.lines(["* a list of code", "* stays code"], 80, y - 60, font: .fixedWide)
        }
        #expect(
            try Array(document.roles().dropFirst()) == [
                "list-item: lamp_string", "list-item: oil_string(none)", "list-item: wick_string", "code: * a list of code\n* stays code",
            ])
    }

    @Test("Lines with wide white in a listing make no table of it")
    func alignedComments() throws {
        let code = [
            ("type = {", ""), ("/* name= */", "PCG"), ("/* bits= */", "32,"), ("/* init= */", "start,"), ("/* seed= */", "none,"),
            ("};", ""),
        ]
        let document = TestDocument { page in
            let y = page.paragraph(Prose.sentence("Alpha", 90), 72, 720, width: 420) - 10
            for (index, (comment, value)) in code.enumerated() {
                page.show(comment, 80, y - 11 * Double(index), size: 9, font: .fixedWide)
                if !value.isEmpty { page.show(value, 160, y - 11 * Double(index), size: 9, font: .fixedWide) }
            }
            page.paragraph(Prose.sentence("Bravo", 90), 72, y - 90, width: 420)
        }
        let roles = try document.roles()
        #expect(roles.count == 3)
        #expect(roles.dropFirst().first?.hasPrefix("code: type = {\n/* name= */") == true)
        #expect(!roles.contains { $0.hasPrefix("table") })
    }

    @Test("Bold lines stay in their listing, and an empty line parts it")
    func boldLines() throws {
        let code = ["if lamp > 0:", "light(lamp)", "else:", "quench(lamp)", "done()"]
        let document = TestDocument { page in
            var y = page.paragraph(Prose.sentence("Alpha", 90), 72, 720, width: 420) - 10
            for (index, line) in code.enumerated() {
                let isInside = index == 1 || index == 3
                page.show(line, isInside ? 100 : 80, y, size: 9, font: index == 2 ? .fixedWideBold : .fixedWide)
                y -= 11
            }
            page.show("return", 80, y - 11, size: 9, font: .fixedWideBold)
            page.show("lamp", 80, y - 22, size: 9, font: .fixedWide)
        }
        #expect(
            try Array(document.roles().dropFirst()) == ["code: " + code.joined(separator: "\n"), "code: return\nlamp"])
    }

    @Test("On a page of listings, one whose lines end short is code, though it ends in a sentence")
    func shortLines() throws {
        let code = (0..<30).map { "\\set{lamp\($0)}[light=\($0)]{new};" }
        let described = [
            "function Light", "(Lamps: List, Keeper: Name) return Boolean", "with Inline",
            "This lights all the lamps of a list that is given.",
        ]
        let document = TestDocument { page in
            let y = page.lines(code, 72, 740, size: 9, font: .fixedWide)
            page.lines(described, 72, y - 20, size: 9, font: .fixedWide)
        }
        try document.expectRoles(["code: " + code.joined(separator: "\n"), "code: " + described.joined(separator: "\n")])
    }

    @Test("A page of hardly anything else is code if it looks like it")
    func listing() throws {
        let code = (0..<40).map { "\\set{lamp\($0)}[light=\($0)]{new};" }
        let document = TestDocument { page in
            page.show("The lamps", 72, 740)
            page.lines(code, 72, 720, size: 9, font: .fixedWide)
        }
        try document.expectRoles(["paragraph: The lamps", "code: " + code.joined(separator: "\n")])
    }

    @Test("Nor is the rest of an identifier behind the name of its kind any code")
    func identifier() throws {
        let lines = [
            "Anna and Berta (1996). A long description of lamps in the houses of",
            "Farrow Ness. In: The Journal of Lamps and Candles, arXiv:",
        ]
        let document = TestDocument { page in
            let y = page.paragraph(Prose.sentence("Alpha", 60), 72, 740, width: 340) - 14
            page.show(lines[0], 72, y, end: 412)
            page.show(lines[1], 87, y - 12, end: 412)
            page.show("math/0307200v3.", 87, y - 24, font: .fixedWide)
        }
        #expect(try document.texts().last == (lines + ["math/0307200v3."]).joined(separator: " "))
    }

    @Test("One of text is typewritten")
    func typewritten() throws {
        let text = Prose.sentence("Alpha", 180)
        let document = TestDocument { page in
            page.show("The lamps", 72, 740)
            page.lines(TestPage.wrap(text, width: 340), 72, 720, size: 9, font: .fixedWide)
        }
        try document.expectRoles(["paragraph: The lamps", "paragraph: " + text])
    }
}
