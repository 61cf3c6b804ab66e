import Testing

@Suite("Tags flush right")
struct FlushRightTagTests {
    private func document(hang: Double) -> TestDocument {
        TestDocument { page in
            page.paragraph(Prose.sentence("Alpha", 60), 72, 740, width: 432)
            page.show("int lamp_light_and_put_out (lamp_of_the_house * lamp_old,", 72, 600)
            page.show("[Keeper Function]", 504 - TestPage.width("[Keeper Function]", size: 10), 600)
            page.show("oil_of_the_house * oil, wick_of_the_house * wick)", 72 + hang, 588)
        }
    }

    @Test("Are read behind the entry that goes on in the next line")
    func hanging() throws {
        #expect(
            try document(hang: 50).texts().last
                == "int lamp_light_and_put_out (lamp_of_the_house * lamp_old, oil_of_the_house * oil, wick_of_the_house * wick) [Keeper Function]"
        )
    }

    @Test("Are left where what stands below is no part of the entry")
    func level() throws {
        #expect(try document(hang: 0).texts().contains { $0.contains("lamp, [Keeper Function]") })
    }
}
