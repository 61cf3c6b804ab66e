import Testing

/// Justified columns so narrow that lines of a few long words are mostly white.
@Suite("Stretched lines")
struct StretchedLineTests {
    /// Lines of a column 100 points wide; those with long words are stretched to it.
    private static func lines(_ name: String) -> [String] {
        [
            "\(name) saw the old town", "and the harbour of it", "extraordinarily far", "under a small bridge", "by night and in winter",
            "considerably, near it", "and slowly the river", "unquestionably cold, as", "they found the paper", "there.",
        ]
    }

    private func document(_ names: [String], omitsSpaces: Bool) -> TestDocument {
        TestDocument { page in
            page.omitsSpaces = omitsSpaces
            for (index, name) in names.enumerated() {
                let x = 60 + 118 * Double(index)
                var y = 700.0
                for _ in 0..<2 { y = page.lines(Self.lines(name), x, y, size: 8, leading: 10, end: x + 104, indent: 8) }
            }
        }
    }

    @Test("They go on within their paragraphs, whether spaces are shown or not", arguments: [true, false])
    func paragraphs(omitsSpaces: Bool) throws {
        let text = Self.lines("Alpha").joined(separator: " ")
        try document(["Alpha"], omitsSpaces: omitsSpaces).expect([text, text])
    }

    @Test("Several below each other, of three words each, are no table")
    func consecutive() throws {
        let lines = [
            "They were empty for two", "summers. There were", "lanterns along the", "river, and it was", "someone's uncle had",
            "brought the music of it.",
        ]
        let document = TestDocument { page in
            page.omitsSpaces = true
            page.lines(lines, 60, 700, size: 8, leading: 10, end: 164, justifiesLast: true)
        }
        try document.expect([lines.joined(separator: " ")])
    }

    @Test("However wide the lines of the text are set")
    func wide() throws {
        let lines = ["empty for two long years as it", "personal who continuously", "and the harbour of it was cold", "there."]
        try TestDocument { page in page.lines(lines, 60, 700, size: 8, leading: 15.6, end: 180) }.expect([lines.joined(separator: " ")])
    }

    @Test("A line of two words between two of a few words")
    func two() throws {
        let lines = ["extraordinary program", "malevolent the", "servants of the old town", "have been there."]
        try TestDocument { page in page.lines(lines, 60, 700, size: 8, leading: 10, end: 152) }.expect([lines.joined(separator: " ")])
    }

    @Test("Lines of two words below each other, each of which the next word had no room in, below lines of one")
    func wrapped() throws {
        let lines = [
            "The lamps of the old town", "are lit", "incomprehensibilities. By", "night and", "uncharacteristically a", "lantern is",
            "counterrevolutionaries, is", "what nobody has said yet.",
        ]
        try TestDocument { page in page.lines(lines, 60, 700, size: 8, leading: 10, end: 164) }.expect([lines.joined(separator: " ")])
    }

    @Test("What has room for the next line's first word is no such line")
    func room() throws {
        let lines = ["The lamps of the old town are", "lit, and nobody sees them by", "night or in the morning."]
        let rows = [("Keeper", "Amsel"), ("Cook", "Falke"), ("Boats", "Lund")]
        let document = TestDocument { page in
            var y = page.lines(lines, 60, 700, size: 8, leading: 10, end: 180, justifiesLast: true)
            for row in rows {
                page.show(row.0, 60, y, size: 8)
                page.show(row.1, 180 - TestPage.width(row.1, size: 8), y, size: 8)
                y -= 10
            }
        }
        let found = try document.paragraphs().compactMap(cells).filter { $0.count > 1 }
        #expect(found == rows.map { [$0.0, $0.1] })
    }

    @Test("Four columns of a newspaper are read one after the other")
    func columns() throws {
        let names = ["Alpha", "Bravo", "Charlie", "Delta"]
        try document(names, omitsSpaces: true).expect(
            names.flatMap { name in [String](repeating: Self.lines(name).joined(separator: " "), count: 2) })
    }

    @Test("Two words that stand at both edges, a name and a year, are no line of the text below")
    func nameAndYear() throws {
        let text = Prose.sentence("Echo", 60)
        let document = TestDocument { page in
            page.show("Analyst", 72, 700)
            page.show("2015", 372 - TestPage.width("2015", size: 10), 700)
            page.paragraph(text, 72, 686, width: 300)
        }
        try document.expect(["Analyst 2015", text])
    }

    @Test("Behind stops and colons white is stretched further")
    func stops() throws {
        let lines = ["[8] N. Amsel, B. Falke, O. Lund and", "Rune Fink. The light of it: On the", "far side of the harbour. In Lamps."]
        let document = TestDocument { page in
            page.omitsSpaces = true
            page.show(lines[0], 60, 700, end: 340)
            var x = 60.0
            let words = lines[1].split(separator: " ")
            // What is left for white, in shares of three behind stops, of two behind colons.
            let shares = words.dropLast().map { $0.last == "." ? 3.0 : $0.last == ":" ? 2 : 1 }
            let width = words.reduce(0) { $0 + TestPage.width($1, size: 10) }
            for (index, word) in words.enumerated() {
                page.show(String(word), x, 688)
                if index < shares.count {
                    x += TestPage.width(word, size: 10) + (280 - width) * shares[index] / shares.reduce(0, +)
                }
            }
            page.show(lines[2], 60, 676)
        }
        try document.expect([lines.joined(separator: " ")])
    }

    @Test("Rows of a table between lines of text stay rows")
    func rows() throws {
        let (above, below) = (Prose.sentence("Golf", 60), Prose.sentence("Hotel", 60))
        let document = TestDocument { page in
            var y = page.paragraph(above, 72, 700, width: 300) - 6
            for row in ["one two three", "four five six", "seven eight nine"] {
                for (column, word) in row.split(separator: " ").enumerated() { page.show(String(word), 72 + 135 * Double(column), y) }
                y -= 12
            }
            page.paragraph(below, 72, y - 6, width: 300)
        }
        try document.expect([above, "one two three", "four five six", "seven eight nine", below])
    }

    @Test("Rows of figures are none, though they end where their head does, and the same white is between their cells")
    func figures() throws {
        let document = TestDocument { page in
            let y = page.paragraph(Prose.sentence("India", 60), 72, 700, width: 300) - 20
            for (index, row) in [["Group", "Age", "Size"], ["Young", "21", "7"], ["Old", "67", "9"], ["Child", "9", "17"]].enumerated() {
                page.show(row[0], 72, y - 12 * Double(index))
                for (cell, end) in zip(row.dropFirst(), [134.0, 166]) {
                    page.show(cell, end - TestPage.width(cell, size: 10), y - 12 * Double(index))
                }
            }
        }
        let rows = try document.paragraphs().compactMap(cells)
        #expect(rows == [["Group", "Age", "Size"], ["Young", "21", "7"], ["Old", "67", "9"], ["Child", "9", "17"]])
    }

    @Test("A line of three words is stretched in a clause whose parts are called (a) and (b), too, as captions side by side are")
    func beforeLetteredItems() throws {
        try TestDocument { page in
            var y = page.lines(
                ["The keeper of the lamp takes", "overhead of three", "generations and a boat to an", "island."], 72, 700, end: 212)
            y = page.lines(["(a) The oil for the lamps is", "brought by the boat."], 72, y - 8, end: 212)
            page.lines(["(b) The wicks are cut by the", "keeper."], 72, y - 8, end: 212)
        }
        .expect([
            "The keeper of the lamp takes overhead of three generations and a boat to an island.",
            "(a) The oil for the lamps is brought by the boat.", "(b) The wicks are cut by the keeper.",
        ])
    }
}
