import PDFText
import Testing

@Suite("Ligatures printed over each other")
struct CoveredLigatureTests {
    /// A word with two ligatures fi, the second so far behind the beginning of the first, which is five points wide.
    private func text(_ step: Double) throws -> [String] {
        try TestDocument { page in
            page.raw(
                "BT /E 10 Tf 72 700 Td \(TestFont.even.string("the coe\u{E010}")) Tj"
                    + " [\((5 - step) * 100) \(TestFont.even.string("\u{E010}cient"))] TJ ET")
        }.texts()
    }

    @Test("One over the second half of another is a ligature of three letters")
    func covered() throws { #expect(try text(2.6) == ["the coefficient"]) }

    @Test("Side by side they are two, and in one place one")
    func apart() throws {
        #expect(try text(4.6) == ["the coefificient"])
        #expect(try text(0.2) == ["the coeficient"])
    }
}
