import PDFText
import Testing

@Suite("A page's number beside notes in the margin")
struct NumberBesideMarginTests {
    /// A page by itself with four names in its margin, the last of them at y 67.
    private func texts(number: Double, isInText: Bool = false) throws -> [String] {
        try TestDocument { page in
            page.paragraph(Prose.sentence("Alpha", 300), 150, 720, width: 350)
            for (index, name) in ["lampoil", "lampwick", "lampglass", "lampstand"].enumerated() {
                page.show(name, (isInText ? 290 : 140) - TestPage.width(name, size: 9), 100 - 11 * Double(index), size: 9)
            }
            page.show("9", 322, number)
        }.texts()
    }

    @Test("Is left out where they go down as far as it, or farther", arguments: [64.0, 70])
    func number(_ y: Double) throws {
        #expect(try texts(number: y).dropFirst().joined(separator: " ") == "lampoil lampwick lampglass lampstand")
    }

    @Test("Is text where they stand in the text")
    func text() throws {
        #expect(try texts(number: 70, isInText: true).contains { $0.contains("9") })
    }
}
