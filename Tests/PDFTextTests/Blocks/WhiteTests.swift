import PDFText
import Testing

@Suite("White between paragraphs of few lines")
struct WhiteTests {
    @Test("An item's second paragraph stands further below its first than its own lines do from each other")
    func paragraphOfItem() throws {
        let factor = 1.5
        let document = TestDocument { page in
            page.lines(["1. The keepers of the lamps have left.", "2. The boats have been counted."], 72, 720, leading: 12 * factor)
            var y = 720 - 24 * factor
            page.show("3. All the boats are back.", 72, y)
            y -= 12 * factor
            page.lines(
                ["Whoever is not back by then is looked for by those who are the first to see that", "one of the boats is not there."],
                84.5, y)
            y -= 12 + 12 * factor
            page.lines(["4. The lamps are put out.", "5. The oil is taken away.", "6. The doors are shut."], 72, y, leading: 12 * factor)
        }
        let read = try document.texts()
        #expect(read.contains("3. All the boats are back."), "\(read)")
    }

    @Test("A line by itself below the short end of a small text with white between them is another paragraph")
    func lineBelow() throws {
        let text = ["Whoever is not back by then is looked for by those who are the first to see that one", "of the boats is not there."]
        let document = TestDocument { page in
            page.lines(text, 72, 720)
            page.show("Printed in the year of the lamps.", 72, 720 - 12 - 16)
        }
        try document.expect([text.joined(separator: " "), "Printed in the year of the lamps."])
    }

    @Test("Among code set small the paragraphs of a text are told by white")
    func besideCode() throws {
        let full = "the keepers of the lamps of the quay, and of all the boats that there are, say when one"
        let first = ["T" + full.dropFirst(), full, full, full, "of the boats is back."]
        let document = TestDocument { page in
            let code = (1...24).map { "lamp_\($0) = [oil, wick, glass, lamp_\($0 * 7), boat, quay]" }
            var y = page.lines(code, 72, 740, size: 5.5, leading: 6.5, font: .fixedWide) - 24
            y = page.lines(first, 72, y) - 5
            page.lines(["And " + full, full, "of them is not there."], 72, y)
        }
        let read = try document.texts()
        #expect(read.contains(first.joined(separator: " ")), "\(read.dropFirst())")
    }

    @Test("A full line of text goes on, however far code reaches beyond it")
    func codeBeyondText() throws {
        let document = TestDocument { page in
            let y = page.lines(
                [
                    "(set lamp-path ; the folder that holds the lamps of the quay and boats)", "(list oil lamp-path)",
                    "(set boat lamp-path)", "(put oil)",
                ],
                100, 700, size: 9, leading: 9.5, font: .fixedWide)
            page.lines(
                ["The keepers of the lamps of the quay, and of all the boats that are there, are not", "yet back."], 72, y - 8, leading: 12)
        }
        let read = try document.texts()
        #expect(read.last?.hasSuffix("are not yet back.") == true, "\(read)")
    }

    @Test("Entries hang from names of any length")
    func longName() throws {
        let document = TestDocument { page in
            page.paragraph(Prose.sentence("Alpha", 60), 100, 740, width: 400)
            var y = 640.0
            for (name, x) in [("oil", 115.0), ("lamp_of_quay", 70.0), ("lamp_of_the_boats", 50)] {
                page.show(name, x, y)
                page.show("says how much of it there is when the boats are back at the quay. The oil", 135, y, end: 500)
                page.show("that is left is taken away.", 135, y - 12)
                y -= 30
            }
        }
        let read = try document.texts()
        #expect(read.count(where: { $0.hasSuffix("that is left is taken away.") }) == 3 && read.count == 4, "\(read)")
    }
}
