import PDFText
import Testing

@Suite("Invisible text beside visible")
struct HiddenCopyTests {
    /// A page with a sentence, and an invisible text at the same place or another.
    private func document(_ hidden: String, x: Double = 72, y: Double = 700, size: Double = 10) -> TestDocument {
        TestDocument { page in
            page.show("The quick brown fox jumps over the lazy dog.", 72, 700)
            page.raw("BT 3 Tr /T \(size) Tf \(x) \(y) Td (\(hidden)) Tj ET")
        }
    }

    @Test("What says the same at the same place is read once, with the faults of its reading")
    func copy() throws {
        let once = ["The quick brown fox jumps over the lazy dog."]
        try document("The quick brown fox jumps over the lazy dog.").expect(once)
        try document("The qu1ck brovvn fox jurnps over the 1azy dog.", x: 73, y: 698.5, size: 9.9).expect(once)
        try document("the lazy dog.", x: 72 + TestPage.width("The quick brown fox jumps over ", size: 10)).expect(once)
    }

    @Test("Something else at the same place is read, and the same somewhere else")
    func noCopy() throws {
        #expect(try document("Pack my box with five dozen liquor jugs, please.").texts().joined(separator: " ").contains("dozen liquor"))
        try document("The quick brown fox jumps over the lazy dog.", y: 600).expect([
            "The quick brown fox jumps over the lazy dog.", "The quick brown fox jumps over the lazy dog.",
        ])
    }

    @Test("A page of invisible text alone is read")
    func alone() throws {
        try TestDocument { $0.raw("BT 3 Tr /T 12 Tf 72 700 Td (Recognised in a picture.) Tj ET") }.expect(["Recognised in a picture."])
    }
}
