import Testing

@Suite("Tags flush right")
struct FlushRightTagTests {
    private func document(hang: Double) -> TestDocument {
        TestDocument { page in
            page.paragraph(Prose.sentence("Alpha", 60), 72, 740, width: 432)
            page.show("int lamp_light_and_put_out (lamp_of_the_house * lamp_old, oil_y * can,", 72, 600)
            page.show("[Keeper Function]", 504 - TestPage.width("[Keeper Function]", size: 10), 600)
            page.show("oil_of_the_house * oil, wick_of_the_house * wick)", 72 + hang, 588)
        }
    }

    private func text(hang: Double) throws -> String {
        try document(hang: hang).texts().joined(separator: " ").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    @Test("Are read behind the entry that goes on in the next line")
    func hanging() throws {
        let text = try text(hang: 50)
        #expect(
            text.hasSuffix("house * lamp_old, oil_y * can, oil_of_the_house * oil, wick_of_the_house * wick) [Keeper Function]"), "\(text)")
    }

    @Test("Are left where what stands below is no part of the entry")
    func level() throws {
        let text = try text(hang: 0)
        #expect(text.contains("can, [Keeper Function] oil"), "\(text)")
    }
}
