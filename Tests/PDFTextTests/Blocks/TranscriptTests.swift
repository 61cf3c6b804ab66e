import Testing

/// What is typed line by line: hearings, plays.
@Suite("Transcripts")
struct TranscriptTests {
    private static let turns = ["Q.", "A.", "Q.", "A.", "A.", "Q."]

    /// Numbered lines in a font of one pitch, 25 to a page, under the page's number, set as far above them as they are apart.
    private static func pages(_ count: Int) -> (document: TestDocument, turns: [String]) {
        var (lines, texts): ([String], [String]) = ([], [])
        var number = 0
        while lines.count < 25 * count {
            let turn = turns[number % turns.count]
            let words = TestPage.wrap(Prose.sentence("Turn", 6 + number * 5 % 17), width: 230)
            if lines.count + words.count > 25 * count { break }
            lines += ["      \(turn)  \(words[0])"] + words.dropFirst()
            texts.append("\(turn) " + words.joined(separator: " "))
            number += 1
        }
        let all = lines
        let document = TestDocument(pages: count) { page, index in
            page.show("\(index + 31)", 500, 720, font: .fixed)
            for (row, line) in all.dropFirst(25 * index).prefix(25).enumerated() {
                let y = 696 - 24 * Double(row)
                page.show("\(row + 1)", row < 9 ? 78 : 72, y, font: .fixed)
                let text = line.drop { $0 == " " }
                page.show(String(text), text.count < line.count ? 144 : 108, y, font: .fixed)
            }
        }
        return (document, texts)
    }

    @Test("Questions and answers, one after the other, without the numbers of the pages and of their lines")
    func hearing() throws {
        let (document, turns) = Self.pages(4)
        try document.expect(turns)
    }

    @Test("The names of those who speak in a play")
    func play() throws {
        let speeches = ["ANNA", "MR. DOYLE", "THE KEEPER", "ANNA"].map { ($0, Prose.sentence("Speech", 30)) }
        let document = TestDocument { page in
            var y = 700.0
            for (name, speech) in speeches {
                page.show(name, 252, y, font: .fixed)
                y = page.lines(TestPage.wrap(speech, width: 150), 180, y - 12, leading: 12, font: .fixed) - 12
            }
        }
        let texts = try document.texts()
        for (name, _) in speeches { #expect(texts.contains(name)) }
    }
}
