import PDFText
import Testing

@Suite("Text close beside the lines, in the margin")
struct ParagraphNumberTests {
    private static let names = ["Alpha", "Bravo", "Charlie", "Delta"]
    private static let paragraphs = zip(names, [70, 58, 83, 64]).map { Prose.sentence($0, $1) }

    @Test(
        "The numbers of paragraphs are left out, so close to their lines that these seem to end in them",
        arguments: [[0, 1, 2, 3], [1, 2]])
    func numbers(of numbered: [Int]) throws {
        let document = TestDocument { page in
            var (y, number) = (740.0, 11)
            for (index, paragraph) in Self.paragraphs.enumerated() {
                let lines = TestPage.wrap(paragraph, width: 360)
                page.lines(Array(lines.prefix(1)), 72, y, end: 432, justifiesLast: true)
                if numbered.contains(index) {
                    page.show("\(number)", 438.5, y, size: 8)
                    number += 1
                }
                y = page.lines(Array(lines.dropFirst()), 72, y - 12, end: 432) - 4
            }
        }
        try document.expect(Self.paragraphs)
    }

    @Test("Years stay, and what stands beside the middle of a paragraph", arguments: [(1914, 0), (3, 2)])
    func others(number: Int, line: Int) throws {
        let document = TestDocument { page in
            var y = 740.0
            for (index, paragraph) in Self.paragraphs.enumerated() {
                if index % 2 == 0 { page.show("\(number + index / 2)", 450, y - 12 * Double(line), size: 8) }
                y = page.paragraph(paragraph, 72, y, width: 360) - 4
            }
        }
        let words = try document.texts().joined(separator: " ").split(whereSeparator: \.isWhitespace)
        #expect(words.contains("\(number)") && words.contains("\(number + 1)"))
    }

    @Test("A note in smaller type, half an em from lines that it is level with, is read by itself")
    func note() throws {
        let lines = TestPage.wrap(Prose.sentence("Alpha", 200), width: 340)
        let note = ["Lamps have to", "be lit before", "the boats are", "back."]
        let document = TestDocument { page in
            for (index, line) in lines.enumerated() {
                page.show(line, 72, 740 - 12 * Double(index), end: index + 1 < lines.count ? 412 : nil)
                if index == 5 { page.show(note[0], 417.5, 740 - 12 * Double(index), size: 8) }
            }
            page.lines(Array(note.dropFirst()), 417.5, 740 - 60 - 9.6, size: 8)
        }
        let texts = try document.texts()
        #expect(Set(texts) == [lines.joined(separator: " "), note.joined(separator: " ")], "\(texts)")
    }

    @Test("The numbers of a patent's lines go on below the end of its text")
    func belowText() throws {
        let lines = TestPage.wrap(Prose.sentence("Alpha", 600), width: 220)
        let document = TestDocument { page in
            for row in 0..<60 {
                let y = 740 - 11 * Double(row)
                for column in 0..<2 where row < 23 { page.show(lines[23 * column + row], column == 0 ? 60.0 : 306, y) }
                if (row + 1) % 5 == 0 { page.show("\(row + 1)", 299 - TestPage.width("\(row + 1)", size: 10), y) }
            }
        }
        try document.expect([lines.prefix(46).joined(separator: " ")])
    }

    @Test("Notes of one line at the foot of both columns stay in these")
    func notesOfColumns() throws {
        let texts = ["Alpha", "Bravo"].map { Prose.sentence($0, 260) }
        let notes = ["As the keepers say who were there.", "So it was in the winter of that year."]
        let document = TestDocument { page in
            for column in 0..<2 {
                let x = 60 + 256 * Double(column)
                page.paragraph(texts[column], x, 740 - 3 * Double(column), width: 236)
                page.show(notes[column], x + 8, 180, size: 8)
            }
        }
        let read = try document.texts()
        #expect(!read.contains { $0.contains("\t") } && read.joined().contains(notes[0]), "\(read.suffix(3))")
    }
}
