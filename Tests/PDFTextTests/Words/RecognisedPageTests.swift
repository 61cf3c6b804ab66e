import PDFText
import Testing

/// Pages as OCR writes them: in whatever order a program read the picture, all type measured, nothing but type.
@Suite("Pages recognised in pictures")
struct RecognisedPageTests {
    /// Lines from the left edge to the right one, in text that nothing paints.
    private static func show(
        _ lines: some Sequence<String>, _ x: Double, _ y: Double, width: Double, size: Double = 10, on page: inout TestPage
    ) {
        page.raw("3 Tr")
        page.lines(Array(lines), x, y, size: size, leading: 13, end: x + width, justifiesLast: true)
    }

    @Test("An article below another is read after it, though the columns were written down to the foot of the page")
    func articles() throws {
        let (above, below) = (Prose.sentence("Lamps", 80), Prose.sentence("Boats", 80))
        let (first, second) = (TestPage.wrap(above, width: 220), TestPage.wrap(below, width: 220))
        let (half, rest) = (first.count / 2, second.count / 2)
        let document = TestDocument { page in
            Self.show(first[..<half], 72, 700, width: 220, on: &page)
            let head = 700 - 13 * Double(half) - 22
            page.raw("BT 3 Tr /H 19 Tf 72 \(head) Td (Down at the quay) Tj ET")
            Self.show(second[..<rest], 72, head - 24, width: 220, on: &page)
            Self.show(first[half...], 320, 700, width: 220, on: &page)
            Self.show(second[rest...], 320, head - 24, width: 220, on: &page)
        }
        try document.expect([above, "Down at the quay", below])
    }

    @Test("Notes measured as large as the text part no paragraph that goes on over the page", arguments: ["1The", "* The", "4. The"])
    func notes(_ mark: String) throws {
        let text = Prose.sentence("Lamps", 120)
        let lines = TestPage.wrap(text, width: 400)
        let document = TestDocument(pages: 2) { page, index in
            let half = lines.count / 2
            if index == 0 {
                Self.show(lines[..<half], 72, 300, width: 400, on: &page)
                let foot = 300 - 13 * Double(half) - 9
                page.raw("BT /E 10 Tf ET BT 3 Tr /T 10 Tf 72 \(foot) Td (\(mark) pilot of the harbour told this on a day in spring.) Tj ET")
            } else {
                Self.show(lines[half...], 72, 700, width: 400, on: &page)
            }
        }
        #expect(try document.texts().contains(text))
    }

    @Test("The last words of a sentence stand on its lines, measured higher or lower")
    func oddEnd() throws {
        let text = Prose.sentence("Lamps", 60)
        var lines = TestPage.wrap(text, width: 400)
        let last = lines.removeLast()
        for off in [-3.2, 3.2] {
            let document = TestDocument { page in
                Self.show(lines, 72, 700, width: 400, on: &page)
                page.raw("3 Tr")
                page.lines([last], 72, 700 - 13 * Double(lines.count) + off, size: 7)
            }
            try document.expect([text])
        }
    }

    @Test("A sign that dirt before a line was read as begins no item in the middle of a sentence", arguments: ["_", "|", "-"])
    func dirt(_ sign: String) throws {
        let text = Prose.sentence("Lamps", 90)
        let lines = TestPage.wrap(text, width: 400)
        let document = TestDocument { page in
            for (index, line) in lines.enumerated() {
                let y = 700 - 13 * Double(index)
                if index == 3 { page.raw("BT 3 Tr /T 10 Tf 63 \(y) Td (\(sign)) Tj ET") }
                Self.show([line], 72, y, width: 400, on: &page)
            }
        }
        try document.expect([text])
    }

    @Test("Lines that stand as far from each other are of one text, measured larger in one column than in the other")
    func columns() throws {
        let text = Prose.sentence("Lamps", 160)
        let lines = TestPage.wrap(text, width: 220)
        let half = lines.count / 2
        let document = TestDocument { page in
            page.raw("3 Tr")
            for (index, line) in lines.enumerated() {
                let size = index < half ? [10, 8.5, 10][index % 3] : [11.8, 11.8, 13.2][index % 3]
                let (x, y) = (index < half ? 72.0 : 320.0, 700 - 13 * Double(index < half ? index : index - half))
                page.raw("\(1000 / size) Tz")
                page.lines([line], x, y, size: size)
            }
        }
        try document.expect([text])
    }

    @Test("Numbers of entries that were written as a column stand before their entries, misread brackets or not")
    func numbers() throws {
        let entries = ["Of lamps and the oil for them.", "Of boats under sail in winter.", "Of harbours with no light.", "Of pilots."]
        let document = TestDocument { page in
            for (index, number) in ["[8]", "[9", "{10]", "[11]"].enumerated() {
                page.raw("BT 3 Tr /T 10 Tf \(index > 1 ? 70 : 75) \(700 - 18 * index) Td (\(number)) Tj ET")
            }
            for (index, entry) in entries.enumerated() { page.raw("BT 3 Tr /T 10 Tf 96 \(700 - 18 * index) Td (\(entry)) Tj ET") }
        }
        let texts = try document.texts()
        #expect(texts.map { String($0.drop { $0 != " " }.dropFirst()) } == entries, "\(texts)")
    }

    @Test("A text of a fixed pitch among another one is no program")
    func typed() throws {
        let typed =
            "After the lamps have been lit, nobody may leave the quay without a pass, and those who come back late are to ring the bell."
        let lines = [
            "After the lamps have been lit, nobody may leave the", "quay without a pass, and those who come back late",
            "are to ring the bell.",
        ]
        func document(_ lines: [String]) -> TestDocument {
            TestDocument { page in
                page.paragraph(Prose.sentence("Lamps", 90), 72, 700, width: 400)
                for (index, line) in lines.enumerated() { page.raw("BT /C 10 Tf 72 \(560 - 13 * index) Td (\(line)) Tj ET") }
                page.paragraph(Prose.sentence("Boats", 90), 72, 480, width: 400)
            }
        }
        #expect(try document(lines).texts().contains(typed))
        #expect(try document(["Open the file;", "read all lines of it,", "then close it."]).roles().contains { $0.hasPrefix("code") })
    }
}
