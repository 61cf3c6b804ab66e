import Testing

@testable import PDFText

/// Glyphs inside words that their font says nothing of.
@Suite struct ConjunctTests {
    /// A code that the font's map to Unicode passes over.
    private static let nameless = "\u{E100}"

    @Test("Words of scripts that make conjuncts are not parted where one says nothing", arguments: ["सहा#य", "സഹാ##യ", "ကျ#န်"])
    func inside(word: String) throws {
        let shown = word.replacing("#", with: Self.nameless)
        let read = try TestDocument { page in page.show("\(shown) \(shown)", 72, 700) }.texts()
        let plain = word.replacing("#", with: "")
        #expect(read == ["\(plain) \(plain)"])
    }

    @Test("Elsewhere it may be a space")
    func elsewhere() throws {
        let read = try TestDocument { page in page.show("old\(Self.nameless)lamps", 72, 700) }.texts()
        #expect(read == ["old lamps"])
    }
}
