import PDFText
import Testing

@Suite("Short lines above the text that they name")
struct NamesAboveTextTests {
    private let text =
        "It opens at once, whatever the tide is, and stands open for an hour after the lamp on the quay was lit by the keeper of the harbour."

    private func read(_ name: String, width: Double = 420, indent: Double = 0) throws -> [String] {
        let lines = [name] + TestPage.wrap(text, width: width)
        return try TestDocument { page in
            page.paragraph(Prose.sentence("Alpha", 120), 72, 740, width: 420)
            for (index, line) in lines.enumerated() { page.show(line, 72 + (index > 0 ? indent : 0), 500 - 12 * Double(index)) }
            page.paragraph(Prose.sentence("Omega", 120), 72, 430, width: 420)
        }.texts()
    }

    @Test(
        "A name, an item's, one with a colon, one in brackets",
        arguments: ["The harbour's gate", "Returns: a gate", "The gate (for ships)"])
    func names(name: String) throws {
        let found = try read(name)
        #expect(found.contains(name), "\(found.map { $0.prefix(60) })")
    }

    @Test("An item's name above text that is set in as far as it")
    func item() throws {
        let found = try read("(1) Open the gate", width: 404, indent: 16)
        #expect(found.contains("(1) Open the gate"), "\(found.map { $0.prefix(60) })")
    }

    @Test("What goes on behind a comma, or in small letters, does not end there")
    func goesOn() throws {
        #expect(try read("The keeper's gate,").contains { $0.hasPrefix("The keeper's gate, It opens") })
    }
}
