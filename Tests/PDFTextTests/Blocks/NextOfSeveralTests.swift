import PDFText
import Testing

@Suite("Short things one below the other")
struct NextOfSeveralTests {
    private let text = Prose.sentence("Alpha", 60)
    private let next = Prose.sentence("Bravo", 60)

    /// Shows a text, lines at 72 points and more below it, and another text; returns what is read between the two.
    private func between(_ lines: [(indent: Double, text: String)], font: TestFont = .even, width: Double = 420) throws -> [String] {
        let found = try TestDocument { page in
            var y = page.paragraph(text, 72, 740, width: width)
            y = page.paragraph(text, 72, y, width: width) - 12
            for line in lines {
                page.show(line.text, 72 + line.indent, y, font: font)
                y -= 12
            }
            page.paragraph(next, 72, y - 12, width: width)
        }.texts()
        #expect(found.prefix(2) == [text, text] && found.last == next, "\(found)")
        return Array(found.dropFirst(2).dropLast())
    }

    private func expectApart(_ lines: [(indent: Double, text: String)]) throws {
        let found = try between(lines)
        #expect(found == lines.map(\.text), "\(found)")
    }

    @Test(
        "Steps and articles are several behind sentences that had room for what they are called",
        arguments: [["Step 1:", "Step 2:"], ["Art. 2", "Art. 3"], ["§ 1", "§ 2"]])
    func articles(_ names: [String]) throws {
        let steps = names.map { $0 + " They light the lamps of the harbour. Nobody asks." }
        let page = try TestDocument { page in
            page.lines(
                ["They have long been asked for oil by those who came to the old harbour and saw", "that the lamps were lit. It was late."]
                    + steps
                    + ["We have seen boats, and that they were many more than they said it was."], 72, 700)
            page.paragraph(Prose.sentence("Alpha", 60), 72, 600, width: 380, indent: 14)
        }.texts()
        for step in steps.dropLast() { #expect(page.contains(step), "\(page)") }
    }

    @Test("A step's first part is one by itself, and so is the next one")
    func steps() throws {
        try expectApart([
            (48, "1. If oil = 0 then"), (56, "1.1 c is the lamp"), (56, "1.2 Return (lamp)."), (48, "2. While oil is there"),
            (56, "2.1 If wick is short then"), (64, "2.1.1 Change the wick"), (56, "2.2 Light it"), (56, "2.3 Return (light)"),
        ])
    }

    @Test("A number that is not the next one begins nothing")
    func notSteps() throws {
        let lines = [(0.0, "1. If there is as much oil in the lamp as there was in all the years before, so"), (12, "0.4 of it is left.")]
        #expect(try between(lines) == [lines.map(\.1).joined(separator: " ")])
    }

    @Test("Names with a colon are one each, however they begin")
    func labels() throws {
        try expectApart([(0, "forward: Good Lamp"), (0, "reverse: absent")])
    }

    @Test("Names in capitals with a colon are one each, in a narrow place, too")
    func capitalLabels() throws {
        let found = try TestDocument { page in
            page.paragraph(text, 72, 740, width: 420)
            page.lines(["DATE: 7/7/1909", "INVOICE: NO. 12"], 400, 660)
            page.paragraph(next, 72, 600, width: 420)
        }.texts()
        #expect(found == [text, "DATE: 7/7/1909", "INVOICE: NO. 12", next])
    }

    @Test("Addresses are one each, though the next one had no room, but in a sentence")
    func addresses() throws {
        let long = "https://pier.example/lamps/of/the/old/harbour/and/all/there"
        try expectApart([(0, "https://pier.example/1950 (of the lamps)"), (0, long + "/1951 (oil)"), (0, long)])
        let lines = [(0.0, "https://pier.example/lamps/of/the/old/harbour tells of the lamps and oil there"), (0, long + " does")]
        #expect(try between(lines) == [lines.map(\.1).joined(separator: " ")])
        let bracketed = [
            (0.0, "(https://pier.example/lamps/of/the/old/harbour) and its wicks (in oil)"), (0, "(https://pier.example/wicks/of/1950)"),
        ]
        #expect(try between(bracketed) == [bracketed.map(\.1).joined(separator: " ")])
    }

    @Test("Three lines of a few words that begin with the same one are one each, small as they are")
    func sameBeginning() throws {
        try expectApart([(0, "lamp name"), (0, "lamp type"), (0, "lamp size")])
        #expect(try between([(0, "lamp name"), (0, "wick type"), (0, "oil size")]).count == 1)
    }

    @Test("Clauses that end in a semicolon far from the edge are one each")
    func clauses() throws {
        try expectApart([(0, "Where c is the first lamp of the pier;"), (36, "d is the second lamp of the pier;")])
    }

    @Test("An option's long name stands below the short one, and above what it does")
    func options() throws {
        let found = try between([
            (0, "'-Z lamp-name'"), (0, "'--lamp-name=lamp-name'"),
            (56, "This one is for the lamps of the pier, where it allows to tell their"), (56, "names, one after the other."),
            (0, "'-7'"), (0, "'--seven-lamps'"), (56, "Lights seven of them."),
        ])
        #expect(
            found == [
                "'-Z lamp-name'", "'--lamp-name=lamp-name'",
                "This one is for the lamps of the pier, where it allows to tell their names, one after the other.", "'-7'",
                "'--seven-lamps'", "Lights seven of them.",
            ])
    }

    @Test("Lines that begin with the same three words are one each, though they are full")
    func titles() throws {
        try expectApart([
            (0, "Harbour Single Lamplighter Standard Lamp TM41P-134: A Specification of the Lamps of old,"),
            (0, "Harbour Single Lamplighter Ultra-Thin Lamp TM41P-220: A Specification of the Lamp of it,"),
            (0, "Harbour Single Lamplighter Sub-Mini-Lamp TM41P-1: The Specification of the Lamps of it."),
        ])
    }

    @Test("An item's title stands above the text of the item")
    func itemTitle() throws {
        let found = try between([
            (0, "1. Definitions."),
            (14, "Lamp shall mean whatever was lit by anybody in the town of Quill Bay, or near it, before"),
            (14, "the winter came."),
        ])
        #expect(
            found == [
                "1. Definitions.",
                "Lamp shall mean whatever was lit by anybody in the town of Quill Bay, or near it, before the winter came.",
            ])
    }

    @Test("What stands in brackets at the beginning of an item's line goes on with it, though the bracket stands out a little")
    func standingOut() throws {
        let lines = [
            (0.0, "1. A lamp is one that gives light, by (i) the oil, such as is found in the harbours, or by (ii) the"),
            (14.0, "candle of fifty hours or more, which is the least that the keeper of the lamp has seen, or"),
            (12.6, "(iii) whatever else there is to light it."),
        ]
        let found = try between(lines, width: 430)
        #expect(found == [lines.map(\.1).joined(separator: " ")])
    }

    @Test("Commands of a word or two at the edge of a text are one each")
    func commands() throws {
        try expectApart(["olamp ...", "flamp ...", "mlamp ...", "melamp ...", "mflamp ..."].map { (38, $0) })
    }

    @Test("The numbers of pages that had no room in a narrow index end their entries")
    func pagesAlone() throws {
        let lines = [
            (0.0, "Author, Lamps, 4"), (0, "How to light the fully-qualified lamp"), (40, "name, 3"), (0, "Local to lamps, 4"),
            (0, "System-wide, 3"), (0, "The unique fully-qualified name,"), (40, "1"), (0, "What is this fully-qualified name"),
            (40, "or FLAMP?, 1"), (0, "When lamplighters ignore all lamps,"), (40, "3"), (0, "Why nobody will ever light a lamp,"),
            (40, "3"),
        ]
        let found = try TestDocument { page in
            for (place, line) in lines.enumerated() { page.show(line.1, 72 + line.0, 700 - 12 * Double(place)) }
        }.texts()
        #expect(
            found == [
                "Author, Lamps, 4", "How to light the fully-qualified lamp name, 3", "Local to lamps, 4", "System-wide, 3",
                "The unique fully-qualified name, 1", "What is this fully-qualified name or FLAMP?, 1",
                "When lamplighters ignore all lamps, 3", "Why nobody will ever light a lamp, 3",
            ])
    }

    @Test("A heading in capitals doesn't go on with a name in small letters that is set in below it")
    func capitals() throws {
        let found = try TestDocument { page in
            page.show("LAMP", 72, 700)
            page.show("s14 - Make a constant lamp along a given direction of the pier in the", 105, 686, end: 460)
            page.show("harbour.", 148, 674)
            page.show("SYNOPSIS", 72, 646)
            page.show("void lamp(oil, wick, light)", 105, 632)
            page.paragraph(text, 72, 590, width: 388)
        }.texts()
        #expect(
            found == [
                "LAMP", "s14 - Make a constant lamp along a given direction of the pier in the harbour.", "SYNOPSIS",
                "void lamp(oil, wick, light)", text,
            ])
    }

    @Test("A program's line without white doesn't go on with a short one above it that had no room for it")
    func longName() throws {
        let code = ["lamp.hist(rivers,lab=\"RIVERS\",col=\"red\",probability=TRUE,", "pa=function(x){", "rug(x)", "}"]
        let found = try TestDocument { page in
            page.paragraph(text, 72, 740, width: 400)
            page.show("<define lamp 31>", 76, 600)
            page.lines(code, 76, 588, font: .fixed)
            page.paragraph(next, 72, 520, width: 400)
        }.texts()
        #expect(found == [text, "<define lamp 31>", code.joined(separator: "\n"), next])
    }

    @Test("Names in bold with a colon begin anew behind a sentence that left no room for them")
    func boldLabels() throws {
        let lines = [
            ("lampCount:", "How many lamps of the old northern quay are lit in a night of the winter"),
            ("", "or of the summer, as far as known."),
            ("lampHeight:", "How high above the sea a lamp of the northern quay stands, if at all."),
            ("keepersOfAllLampsEver:", "Who lights all of them in the nights"),
        ]
        let found = try TestDocument { page in
            var y = page.paragraph(text, 72, 740, width: 420) - 12
            for (name, rest) in lines {
                if !name.isEmpty { page.show(name, 72, y, font: .evenBold) }
                page.show(rest, name.isEmpty ? 72 : 72 + TestPage.width(name + " ", size: 10), y)
                y -= 12
            }
            page.paragraph(next, 72, y - 12, width: 420)
        }.texts()
        #expect(found.count == 5 && found[2] == lines[2].0 + " " + lines[2].1, "\(found)")
    }
}
