import PDFText
import Testing

@Suite("Texts that are set in")
struct SetInTextTests {
    private let before = Prose.sentence("Alpha", 60)
    private let after = Prose.sentence("Zulu", 60)

    @Test("A ragged quotation is measured against its own edge, not against the page's")
    func quotation() throws {
        let lines = [
            "“To mark an omission in a text, three points are set in the line of it.",
            "Before and behind the points stands the space between words, that is to",
            "say if they stand for a word or for more of them. Where the end of a word",
            "is left out they are set close behind the rest of it. At the end of any",
            "sentence no other point is set.”",
        ]
        try TestDocument { page in
            let y = page.paragraph(before, 72, 740, width: 440)
            page.paragraph(after, 72, page.lines(lines, 100, y), width: 440)
        }.expect([before, lines.joined(separator: " "), after])
    }

    @Test("Sentences that end where the lines of a quotation do part nothing")
    func stopsAtEnds() throws {
        let lines = [
            "The lamps of the harbour are lit by hand, as they have been for an actor.",
            "Alben began with a series of boats that nobody had asked for.",
            "Because of the stars he had to stop.",
        ]
        try TestDocument { page in
            var y = page.paragraph(before, 72, 740, width: 440)
            y = page.lines(lines, 92, y, end: 492)
            page.paragraph(after, 72, y, width: 440)
        }.expect([before, lines.joined(separator: " "), after])
    }

    @Test("A stop that hangs out behind a quotation's first line ends no paragraph")
    func hungStop() throws {
        let lines = [
            "The lamps of the harbour are lit by hand, as they have been for years.",
            "A mark in the text shows where a word has been left out and where",
            "more of them have been, unless they stand at the end of a sentence or", "right before it.",
        ]
        try TestDocument { page in
            let y = page.paragraph(before, 72, 740, width: 440)
            for (index, line) in lines.enumerated() {
                page.show(line, 92, y - 12 * Double(index), end: index == 0 ? 442.5 : index < 3 ? 440 : nil)
            }
            page.paragraph(after, 72, y - 60, width: 440)
        }.expect([before, lines.joined(separator: " "), after])
    }

    @Test("Paragraphs of one line, each with its indent, are several")
    func oneLiners() throws {
        let lines = ["The keeper lit it.", "Nobody saw that the lamp burned.", "Then it was out."]
        try TestDocument { page in
            let y = page.paragraph(before, 72, 740, width: 440)
            page.paragraph(after, 72, page.lines(lines, 92, y), width: 440)
        }.expect([before] + lines + [after])
    }

    @Test("Clauses of one line that end in semicolons, each with its indent, are several; in the middle of one the next line is none")
    func clauses() throws {
        let lines = ["WHEREAS, the keeper has lamps;", "WHEREAS, the harbour has none of them at all;"]
        let last = Prose.sentence("WHEREAS", 40)
        try TestDocument { page in
            var y = page.paragraph(before, 72, 740, width: 440)
            y = page.lines(lines, 102, y)
            y = page.paragraph(last, 72, y, width: 440, indent: 30)
            page.paragraph(after, 72, y, width: 440, indent: 30)
        }.expect([before] + lines + [last, after])
    }

    @Test("Where all lines begin in one of two places, half an em apart, the further ones are first ones", arguments: [5.0, 0])
    func smallIndents(indent: Double) throws {
        let entries = ["alpha", "bravo", "charlie", "delta", "echo"].map { Prose.sentence($0, 24) }
        let document = TestDocument { page in
            var y = 740.0
            for entry in entries { y = page.paragraph(entry, 72, y, width: 200, indent: indent) }
        }
        #expect(try document.texts().count == (indent > 0 ? entries.count : 1))
    }

    @Test("An option alone on its line stands above what is said of it, however many lines that has")
    func options() throws {
        let head = "These are the options used to customize the lamps to be sent:"
        let said = [
            "Set the lamps of the harbour on the page as they are.",
            "Mirror lamps. Mirror is 0 for the lamps of the old quay, 1 for those of the new one and of the mole. The default is 1.",
            "Model is 0 for the lamps of the old quay, or 1 for all of those of the new one and the pier. The default is 0.",
        ]
        let options = ["-u oil", "-M mirror", "−z model"]
        try TestDocument { page in
            var y = page.paragraph(head, 108, 740, width: 400)
            for (option, text) in zip(options, said) {
                page.show(option, 108, y - 5)
                y = page.paragraph(text, 144, y - 17, width: 396)
            }
        }.expect([head] + zip(options, said).flatMap { [$0, $1] })
    }

    @Test("What goes on below a full line, or in the middle of a sentence, is no text below an option")
    func hangingOptions() throws {
        let lines = ["-M mirrors the lamps of the harbour on the page as they are seen from", "the other side."]
        try TestDocument { page in
            let y = page.paragraph(before, 72, 740, width: 360)
            page.lines(
                lines, 72,
                page.lines(["-M mirror", "of the lamps, and of the rest of what is seen there in the evening, or"], 144, y - 6) - 6)
        }.expect([before, "-M mirror of the lamps, and of the rest of what is seen there in the evening, or", lines.joined(separator: " ")])
    }

    @Test("With wide leading, a line goes on that closes the bracket of the one above it")
    func brackets() throws {
        let lines = ["-m <int> (the kind of lamp, 1 for oil, 2 for gas, 3 for the sun, as is known; usual is oil;", "optional)"]
        try TestDocument { page in
            let y = page.paragraph(before, 72, 740, width: 440)
            page.show(lines[0], 72, y - 10)
            page.show(lines[1], 118, y - 28)
            page.show("-i <file> (of lamps)", 72, y - 46)
        }.expect([before, lines.joined(separator: " "), "-i <file> (of lamps)"])
    }

    @Test("A path in typewriter type below an item and its colon is what the item tells; a program isn't", arguments: [true, false])
    func paths(isPath: Bool) throws {
        let code = isPath ? "/home/lamps/lib/oil.so" : "cp /home/lamps ."
        let roles = try TestDocument { page in
            let y = page.paragraph(before, 72, 740, width: 440)
            page.show("• Lamps:", 82, y)
            page.show(code, 92, y - 12, font: .fixedWide)
            page.lines(["• Other lamps: brass, paraffin, storm and the one at the", "pier"], 82, y - 30)
        }.roles()
        #expect(roles.dropFirst().first == (isPath ? "list-item: Lamps: /home/lamps/lib/oil.so" : "list-item: Lamps:"))
    }

    @Test("So does an option that ends with what may be given to it, in brackets, where there was room for what is said")
    func bracketedOptions() throws {
        let options = [
            "-lamp set or get what is known of a lamp", "-wick set: light the wicks that are named [options: none]",
            "-oil get: say how much of the oil there is, and where it is [options: name (of oil)]",
        ]
        let said = ["Bravo", "Clara", "David"].map { Prose.sentence($0, 40) }
        try TestDocument { page in
            var y = 740.0
            for (option, text) in zip(options, said) {
                page.show(option, 72, y)
                y = page.paragraph(text, 96, y - 13, width: 416, leading: 13) - 8
            }
        }.expect(zip(options, said).flatMap { [$0, $1] })
    }

    @Test("Below a short one-line paragraph the first line of the next begins where that does, and its others further left")
    func belowShort() throws {
        let text = Prose.sentence("Zulu", 40)
        let read = try TestDocument { page in
            let y = page.paragraph(before, 72, 740, width: 440, indent: 30)
            page.show("In the harbour one lights it with: lamp <enter>", 102, y)
            page.paragraph(text, 72, y - 12, width: 440, indent: 30)
        }.texts()
        #expect(read == [before, "In the harbour one lights it with: lamp <enter>", text])
    }
}
