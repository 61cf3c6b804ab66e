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

    @Test("In a typed text a formula that is broken before its signs keeps its lines")
    func brokenFormula() throws {
        let formula = ["((((a) < (b) ? (a) : (b))) < (c)", "? (((a) < (b) ? (a) : (b)))", ": (c))"]
        let text = Prose.sentence("Alpha", 90)
        let roles = try TestDocument { page in
            var y = page.lines(TestPage.wrap(text, width: 400), 72, 720, font: .fixedWide) - 12
            page.show(formula[0], 112, y, font: .fixedWide)
            y = page.lines(Array(formula.dropFirst()), 120, y - 12, font: .fixedWide) - 12
            page.lines(TestPage.wrap(text, width: 400), 72, y, font: .fixedWide)
        }.roles()
        #expect(roles == ["paragraph: " + text, "code: " + formula.joined(separator: "\n"), "paragraph: " + text])
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

    @Test("Rows that a program printed don't count on from the number of a section")
    func printedRows() throws {
        let rows = ["1 lamp 0.25", "2 lamp 0.50", "3 oil 0.75", "4 oil 1.00", "5 wick 1.25"]
        let document = TestDocument { page in
            page.show("2 Lamps", 72, 740, size: 14)
            let y = page.paragraph(Prose.sentence("Alpha", 90), 72, 715, width: 420) - 10
            page.lines(["what share"] + rows, 72, y, size: 9, leading: 11, font: .fixedWide)
        }
        #expect(try document.roles().last == "code: " + (["what share"] + rows).joined(separator: "\n"))
    }

    @Test("A word that begins with a sign from a font of formulas is of the pitch of its letters")
    func signs() throws {
        let document = TestDocument { page in
            let y = page.paragraph(Prose.sentence("Alpha", 90), 72, 720, width: 420) - 10
            page.show("set(lamp)", 72, y, font: .fixedWide)
            page.show("=", 122, y, font: .fixedWide)
            page.show("\u{223C}", 132, y)
            page.show("o2", 137, y, font: .fixedWide)
            page.show("done(lamp)", 72, y - 12, font: .fixedWide)
        }
        #expect(try document.roles().last == "code: set(lamp) = \u{223C}o2\ndone(lamp)")
    }

    @Test("One name below a full line is the end of its sentence, though a listing follows it")
    func lastName() throws {
        let text = TestPage.wrap(Prose.sentence("Alpha", 60), width: 420)
        let document = TestDocument { page in
            var y = page.paragraph(Prose.sentence("Bravo", 90), 72, 740, width: 420) - 10
            y = page.lines(Array(text.dropLast()), 72, y, end: 492, justifiesLast: true)
            page.show("XLamp", 72, y, font: .fixedWide)
            page.show("const XLamp *last(void);", 100, y - 16, font: .fixedWide)
            page.paragraph(Prose.sentence("Charlie", 60), 72, y - 32, width: 420)
        }
        #expect(
            try Array(document.roles().dropFirst().prefix(2)) == [
                "paragraph: " + text.dropLast().joined(separator: " ") + " XLamp", "code: const XLamp *last(void);",
            ])
    }

    @Test("Names of a fixed pitch that are set smaller go on with their sentence, as long as words of it stand beside them")
    func smallNames() throws {
        let names = ["Panel.addTheListenerOfTheLampsAndOils(LampListener)", "Panel.removeTheListenerOfTheLampsAndOils(LampListener)"]
        let text = Prose.sentence("Alpha", 34)
        let document = TestDocument { page in
            var y = page.paragraph(Prose.sentence("Bravo", 90), 72, 740, width: 420, size: 12, leading: 13.4) - 14
            let lines = TestPage.wrap(text, width: 420, size: 12)
            y = page.lines(lines.dropLast() + ["the lamps that the keeper lights are listed by the"], 72, y, size: 12, leading: 13.4)
            for (index, name) in names.enumerated() {
                page.show(name, 72, y, size: 9.75, font: .fixedWide)
                page.show(index == 0 ? "and" : "methods.", 72 + Double(name.count) * 4.875 + 4, y, size: 9.75)
                y -= 13.4
            }
        }
        #expect(try document.texts().last?.hasSuffix("listed by the \(names[0]) and \(names[1]) methods.") == true)
    }

    @Test("An address ends the sentence of a text that is set in on both sides")
    func insetAddress() throws {
        let document = TestDocument { page in
            let y = page.paragraph(Prose.sentence("Bravo", 90), 72, 740, width: 420) - 24
            page.show("There are some problems with the lamps of this house, and if you are no", 130, y, end: 430)
            page.show("keeper, you may like to look at the old lamps of all of the others", 130, y - 12, end: 430)
            page.show("at:", 130, y - 24)
            page.show("https://lamps.example/house/", 147.5, y - 24, font: .fixedWide)
        }
        #expect(try document.texts().last?.hasSuffix("of all of the others at: https://lamps.example/house/") == true)
    }

    @Test("A page of nothing but a listing is code if its lines stand further in or out each time, whatever signs it has")
    func steps() throws {
        let lines = [
            "(when:lamp:expression.388 (keeper:light:Expr.400-e1 g221.159)", "(make-lamp:light:Expression.401 'light-the-lamp",
            "(g221 e0))",
        ]
        let code = (0..<12).flatMap { _ in lines }
        let document = TestDocument { page in
            for (index, line) in code.enumerated() {
                page.show(line, 180 + 10 * Double(index % 3), 740 - 11 * Double(index), size: 9, font: .fixedWide)
            }
        }
        try document.expectRoles(["code: " + code.joined(separator: "\n")])
    }
}
