import PDFText
import Testing

@Suite("Footnotes and contents")
struct NoteTests {
    /// Two pages over which a sentence goes on, with a note below the text of the first.
    private func document(note: (inout TestPage) -> Void) -> (document: TestDocument, text: String) {
        let text = Prose.sentence("Alpha", 400)
        let lines = TestPage.wrap(text, width: 420)
        let half = lines.count / 2
        let document = TestDocument(pages: 2) { page, index in
            page.lines(Array(index == 0 ? lines[..<half] : lines[half...]), 72, 700, end: 492, justifiesLast: index == 0)
            if index == 0 { note(&page) }
        }
        return (document, text)
    }

    @Test("A note is read after the paragraph that goes on over the page")
    func afterParagraph() throws {
        let (document, text) = document { page in
            page.show("1", 72, 103, size: 5)
            page.lines(["See the book of the same name, which was printed twice,", "and the letter to his aunt."], 76, 100, size: 8)
        }
        try document.expectRoles([
            "paragraph: " + text, "footnote: See the book of the same name, which was printed twice, and the letter to his aunt.",
        ])
    }

    @Test("A note with its number on the line, or a sign", arguments: ["1", "12", "*", "†"])
    func labels(_ label: String) throws {
        let (document, text) = document { page in page.show("\(label) See the book of the same name.", 72, 100, size: 8) }
        try document.expectRoles(["paragraph: " + text, "footnote: See the book of the same name."])
    }

    @Test("Notes can be skipped")
    func skipped() throws {
        let (document, text) = document { page in page.show("1 See the book of the same name.", 72, 100, size: 8) }
        var options = ReadingOptions()
        options.skipped.insert(.footnote)
        try document.expect([text], options)
    }

    @Test("A caption within a paragraph that goes on over the page is read after it")
    func caption() throws {
        let (document, text) = document { page in page.show("Figure 2: The garden in winter.", 150, 100, size: 8) }
        try document.expectRoles(["paragraph: " + text, "caption: Figure 2: The garden in winter."])
    }

    @Test("A table of contents: a title a line, without leaders and numbers", arguments: [true, false])
    func contents(_ hasLeaders: Bool) throws {
        let entries = [
            ("Preface", "vii"), ("1 Of rivers", "1"), ("1.1 Their names", "4"), ("2 Of hills", "19"), ("3 Of towns and roads", "112"),
            ("Index", "230"),
        ]
        let document = TestDocument { page in
            page.show("Contents", 72, 720, size: 16)
            for (index, (title, number)) in entries.enumerated() {
                let y = 690 - 14 * Double(index)
                page.show(title, 72, y)
                if hasLeaders {
                    let first = 72 + TestPage.width(title, size: 10) + 5
                    let dots = String(repeating: " .", count: Int((460 - first) / 7.5))
                    page.show(dots, 462 - TestPage.width(dots, size: 10), y)
                }
                page.show(number, 492 - TestPage.width(number, size: 10), y)
            }
        }
        try document.expectRoles(["heading: Contents"] + entries.map { "table-of-contents: \($0.0)" })
    }
}
