import PDFText
import Testing

@Suite("Statements of algorithms")
struct PseudocodeTests {
    private let statements = [
        "repeat", "Let none be lit.", "for i = 1 to m do", "if lamp i is dark then", "Light lamp i", "Count it", "end if", "end for",
        "until all are lit",
    ]
    private let depths = [0, 1, 1, 2, 3, 3, 2, 1, 0]

    /// Shows the statements, their keywords in bold where `areBold`, between two paragraphs.
    private func read(areBold: Bool) throws -> [String] {
        let keywords: Set = ["repeat", "for", "do", "if", "then", "end", "until"]
        return try TestDocument { page in
            var y = page.paragraph(Prose.sentence("Alpha", 60), 72, 720, width: 420) - 24
            for (statement, depth) in zip(statements, depths) {
                var x = 72 + 10 * Double(depth)
                for word in statement.split(separator: " ") {
                    let text = String(word)
                    page.show(text, x, y, font: areBold && keywords.contains(text) ? .evenBold : .even)
                    x += TestPage.width(text + " ", size: 10)
                }
                y -= 12
            }
            page.paragraph(Prose.sentence("Bravo", 60), 72, y - 12, width: 420)
        }.texts()
    }

    @Test("Each stands alone")
    func alone() throws {
        let read = try read(areBold: true)
        #expect(Array(read.dropFirst().dropLast()) == statements, "\(read)")
    }

    @Test("With the numbers of their lines they are one listing, below what goes in", arguments: [":", ""])
    func numbered(sign: String) throws {
        let keywords: Set = ["repeat", "for", "do", "if", "then", "end", "until"]
        let document = TestDocument { page in
            var y = page.paragraph(Prose.sentence("Alpha", 60), 72, 720, width: 420) - 24
            page.show("Algorithm 1 Light all of them", 72, y)
            for (name, text) in [("Input:", "a set of lamps"), ("Output:", "the light of it")] {
                y -= 12
                page.show(name, 72, y, font: .evenBold)
                page.show(text, 72 + TestPage.width(name + " ", size: 10), y)
            }
            for (index, (statement, depth)) in zip(statements, depths).enumerated() {
                y -= 12
                page.show("\(index + 1)\(sign)", 72, y)
                var x = 90 + 14 * Double(depth)
                for word in statement.split(separator: " ") {
                    let text = String(word)
                    page.show(text, x, y, font: keywords.contains(text) ? .evenBold : .even)
                    x += TestPage.width(text + " ", size: 10)
                }
            }
            page.paragraph(Prose.sentence("Bravo", 60), 72, y - 24, width: 420)
        }
        let found = try document.paragraphs()
        let listing =
            "Input: a set of lamps\nOutput: the light of it\n"
            + statements.enumerated().map { "\($0 + 1)\(sign) \($1)" }.joined(separator: "\n")
        #expect(found.map(\.text).contains(listing), "\(found.map(\.text))")
        #expect(found.first { $0.text.hasPrefix("Algorithm") }?.role == .caption)
        #expect(found.allSatisfy { $0.row == nil })
    }

    @Test("Verses behind bold numbers are none, though each word was shown by itself", arguments: ["", ":"])
    func verses(sign: String) throws {
        let verses = [
            "if the house is old and there is", "it has to be painted white and", "for each of the rooms there is",
            "while the others are left out and",
        ]
        let document = TestDocument { page in
            for (index, verse) in verses.enumerated() {
                var x = 90.0
                page.show("\(index + 11)\(sign)", 72, 700 - 12 * Double(index), font: .evenBold)
                for word in verse.split(separator: " ") {
                    page.show(String(word), x, 700 - 12 * Double(index))
                    x += TestPage.width(word + " ", size: 10)
                }
            }
        }
        #expect(try document.paragraphs().allSatisfy { $0.role != .code })
    }
}
