import PDFText
import Testing

@Suite("Lines by themselves")
struct LineAloneTests {
    private let text = Prose.sentence("Alpha", 60)
    private let next = Prose.sentence("Bravo", 60)

    @Test("The number of a formula on a line of its own belongs to that, not to the text below")
    func numberOfFormula() throws {
        let formula = "F(x) = 12 + x(1 + x(2 + x(3 + x(4 + x(5 + x(6 + x(7 + x(8 + x)))))))) + y(1 + y(2 + y))"
        let text = Prose.sentence("as", 60)
        let document = TestDocument { page in
            let y = page.paragraph(Prose.sentence("Alpha", 60), 72, 740, width: 430) - 4
            page.show(formula, 72, y)
            page.show("(7)", 502 - TestPage.width("(7)", size: 10), y - 12)
            page.paragraph(text, 72, y - 26, width: 430)
        }
        let read = try document.texts()
        #expect(read.contains { $0.hasSuffix("(7)") } && read.last == text, "\(read)")
    }

    @Test("One that ends no sentence, far from the edge that the text reaches, stands above the full one below it")
    func headOrNotice() throws {
        for head in ["3. In case of a great storm", "Copyright © 1909 Berta L. Blum"] {
            try TestDocument { page in
                var y = page.paragraph(text, 72, 700, width: 420)
                y = page.paragraph(text, 72, y, width: 420)
                page.show(head, 72, y)
                page.paragraph(next, 72, y - 12, width: 420)
            }.expect([text, text, head, next])
        }
    }

    @Test(
        "One that ends in a comma, or goes on small, doesn't",
        arguments: [("Dear Berta Blum,", "Bravo"), ("The old lamp of Quill", "bravo")])
    func goesOn(head: String, name: String) throws {
        let next = Prose.sentence(name, 60)
        let found = try TestDocument { page in
            let y = page.paragraph(text, 72, 700, width: 420)
            page.paragraph(text, 72, y, width: 420)
            page.show(head, 72, 600)
            page.paragraph(next, 72, 588, width: 420)
        }.texts()
        #expect(found.last == head + " " + next)
    }

    @Test("Lines that begin with the same two words, the first of which had room above, are one each")
    func commands() throws {
        let commands = ["lamp config harbour.first.lightMyLamp upstream", "lamp config harbour.first.myLamp patched"]
        let lead = "The following example does nothing:"
        let found = try TestDocument { page in
            let y = page.paragraph(text, 72, 700, width: 420)
            page.show(lead, 72, y - 12)
            page.lines(commands, 75, y - 26, size: 9, leading: 12)
            page.paragraph(next, 72, y - 64, width: 420)
        }.texts()
        #expect(found == [text, lead] + commands + [next])
    }

    @Test("The lines of a formula begin with the same sign and go on all the same")
    func formula() throws {
        let formula = ["= [lamp + oil] + [lamp + wick] + [wick]", "= [lamp + oil + wick]"]
        let found = try TestDocument { page in
            let y = page.paragraph(text, 72, 700, width: 420)
            page.lines(formula, 75, y - 16, leading: 12)
            page.paragraph(next, 72, y - 64, width: 420)
        }.texts()
        #expect(found == [text, formula.joined(separator: " "), next])
    }

    @Test("Capitals far from the edge are a heading of a name in small letters that is set in below them")
    func nameBelowCapitals() throws {
        let found = try TestDocument { page in
            let y = page.paragraph(text, 108, 700, width: 400)
            page.show("SEE ALSO", 72, y - 3, size: 10.5, font: .evenBold)
            page.show("lamplight(3)", 108, y - 16, font: .evenBold)
            page.show("the light of two lamps", 148, y - 28)
        }.texts()
        #expect(found.dropFirst().prefix(2) == ["SEE ALSO", "lamplight(3)"], "\(found)")
    }

    @Test("A heading in the middle stands above a paragraph whose first line is set in")
    func centredAboveIndent() throws {
        let heading = "VIII. THANKS"
        let found = try TestDocument { page in
            page.show(heading, 72 + (252 - TestPage.width(heading, size: 10)) / 2, 700)
            let y = page.paragraph(next, 72, 686, width: 252, indent: 14)
            page.paragraph(text, 72, y, width: 252, indent: 14)
        }.texts()
        #expect(found == [heading, next, text])
    }

    @Test("In typed text whose lines end in one place those that are set in begin paragraphs below short ones")
    func typed() throws {
        let texts = ["Alpha", "Bravo", "Clara"].map { Prose.sentence($0, 50) }
        let items = ["(i) Complete the lamps; and", "(ii) Name those of the pier."]
        try TestDocument { page in
            var y = 700.0
            for text in texts { y = typed(text, y, &page) }
            for item in items {
                page.show(item, 101, y, size: 12, font: .fixedWide)
                y -= 22
            }
            _ = typed(texts[0], y, &page)
        }.expect(texts + items + [texts[0]])
    }

    /// Shows a paragraph in typewriter type, its lines stretched to one width; returns the baseline below it.
    private func typed(_ text: String, _ start: Double, _ page: inout TestPage) -> Double {
        var (y, line, isFirst) = (start, "", true)
        func width(_ line: String) -> Double { Double(line.count) * 6 + (isFirst ? 29 : 0) }
        for word in text.split(separator: " ") {
            if !line.isEmpty, width(line + " " + word) > 430 {
                let words = line.split(separator: " ")
                let extra = (430 - width(line)) / Double(max(words.count - 1, 1))
                var x = isFirst ? 101.0 : 72.0
                for word in words {
                    page.show(String(word), x, y, size: 12, font: .fixedWide)
                    x += Double(word.count + 1) * 6 + extra
                }
                (line, isFirst) = ("", false)
                y -= 22
            }
            line = line.isEmpty ? String(word) : line + " " + word
        }
        page.show(line, isFirst ? 101 : 72, y, size: 12, font: .fixedWide)
        return y - 22
    }

    @Test("Addresses one below the other, with white between them, of whatever count of lines")
    func addresses() throws {
        let addresses = [
            ["Old Mill House", "Anna Quill", "14 Harbour Street", "Lampton LA8 2BB"],
            ["Anna Quill", "14 Harbour Street", "Lampton LA8 2BB"],
            ["Berta Blum", "The Long Row", "Wickham", "WK3 9ZZ", "Far Isles"],
        ]
        let read = try TestDocument { page in
            var y = page.paragraph(text, 72, 700, width: 420) - 8
            for address in addresses { y = page.lines(address, 72, y) - 12 }
            page.paragraph(next, 72, y, width: 420)
        }.texts()
        #expect(read == [text] + addresses.flatMap(\.self) + [next])
    }
}
