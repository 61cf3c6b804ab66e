import Testing

@testable import PDFText

@Suite("Labels and numerals")
struct LabelTests {
    @Test("Item labels", arguments: ["1.", "12)", "(12)", "[3]", "a.", "b)", "(c)", "iv)", "(xii)", "[1204]"])
    func numbers(_ label: String) { #expect(Label.isNumber(label.unicodeScalars.map(\.value))) }

    @Test("What is no label", arguments: ["", ".", "1", "()", "A.", "word.", "12345.", "2024.", "(1993)", "2002)", "(see", "3.14", "e.g."])
    func noNumbers(_ label: String) { #expect(!Label.isNumber(label.unicodeScalars.map(\.value))) }

    @Test("Bullets", arguments: ["•", "–", "-", "*", "▪", "✓", "♦", "\u{F0B7}"])
    func bullets(_ label: String) { #expect(Label.isBullet(label.unicodeScalars.map(\.value))) }

    @Test("What is no bullet", arguments: ["", "a", "••", "1", "."])
    func noBullets(_ label: String) { #expect(!Label.isBullet(label.unicodeScalars.map(\.value))) }
}
