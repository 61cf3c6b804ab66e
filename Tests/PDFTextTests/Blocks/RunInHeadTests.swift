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
}
