import TestSupport
import Testing

@testable import PDFText

@Suite("The letter o before a text")
struct LetterBulletTests {
    private func page(_ letters: [String]) -> TestDocument {
        TestDocument { page in
            page.paragraph(Prose.sentence("Alpha", 60), 72, 740, width: 400)
            for (index, (letter, text)) in zip(letters, ["opens the sluice", "closes it again", "leaves the harbour"]).enumerated() {
                page.show(letter, 90, 640 - 14 * Double(index), font: .fixed)
                page.show(text, 108, 640 - 14 * Double(index))
            }
        }
    }

    @Test("Among other letters it is a name, and read")
    func name() throws {
        #expect(try page(["o", "c", "q"]).texts().joined(separator: " ").contains("o opens"))
    }

    @Test("By itself, or among its like, it is a bullet")
    func bullet() throws {
        #expect(try !page(["o", "o", "o"]).texts().joined(separator: " ").contains("o opens"))
    }
}
