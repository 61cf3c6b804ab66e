import PDFText
import Testing

@Suite("Headings at the head of a paragraph")
struct RunInHeadTests {
    /// A heading in bold of so many words, and a text behind it, in lines of 160 points.
    private func document(_ head: String, _ text: String) -> TestDocument {
        TestDocument { page in
            let count = head.split(separator: " ").count
            var y = 700.0
            var place = 0
            for line in TestPage.wrap(head + " " + text, width: 160) {
                let words = line.split(separator: " ")
                let bold = words.prefix(max(count - place, 0)).joined(separator: " ")
                let rest = words.dropFirst(max(count - place, 0)).joined(separator: " ")
                page.show(bold, 72, y, font: .evenBold)
                let width = bold.isEmpty ? 0 : TestPage.width(bold + " ", size: 10)
                if !rest.isEmpty { page.show(rest, 72 + width, y) }
                place += words.count
                y -= 12
            }
            page.paragraph(Prose.sentence("Bravo", 60), 72, y - 12, width: 160)
        }
    }

    @Test(
        "The heading is one with its text, wherever its lines end",
        arguments: [
            "Lamps.", "Elective oil deferrals.", "Alternative least oil (ALO) exemption decreased.",
            "Unreported winter nights and houses on oil.",
        ])
    func isWhole(_ head: String) throws {
        let text = Prose.sentence("The", 40)
        let found = try document(head, text).texts()
        #expect(found.first == head + " " + text, "\(found)")
    }

    @Test("A larger heading is one with the text that goes on behind it")
    func larger() throws {
        let text = Array(TestPage.wrap(Prose.sentence("alpha", 60), width: 200))
        func found(_ head: String, _ rest: String, size: Double) throws -> [String] {
            try TestDocument { page in
                page.show(head, 72, 700, size: 12, font: .evenBold)
                page.show(rest, 72 + TestPage.width(head + " ", size: 12), 700, size: size)
                page.lines(text, 72, 688, end: 272, justifiesLast: true)
                page.paragraph(Prose.sentence("Bravo", 60), 72, 688 - 12 * Double(text.count + 1), width: 200)
            }.texts()
        }
        let whole = text.joined(separator: " ")
        #expect(try found("Who lights the lamps?", "There are some", size: 10).first == "Who lights the lamps? There are some " + whole)
    }

    @Test("A sentence in bold that fills its line goes on in the text below, which others have beside it; what is short is a heading")
    func sentence() throws {
        let rest = "Alpha bravo charlie the delta echo foxtrot golf the hotel india."
        func found(_ head: String) throws -> [String] {
            try TestDocument { page in
                page.paragraph(Prose.sentence("Kilo", 40), 72, 740, width: 240)
                var y = 660.0
                for _ in 0..<2 {
                    page.show(head, 72, y, font: .evenBold)
                    y = page.lines(TestPage.wrap(rest, width: 240), 72, y - 12) - 12
                }
                page.paragraph(Prose.sentence("Lima", 40), 72, y, width: 240)
            }.texts()
        }
        let full = "Do light all of the lamps of the northern quay and."
        let whole = try found(full)
        #expect(whole.contains(full + " " + rest), "\(whole)")
        #expect(try found("Do light the lamps.").contains("Do light the lamps."))
    }
}
