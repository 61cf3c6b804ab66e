import PDFText
import Testing

@Suite("Envelopes among raised figures")
struct PictographTests {
    /// A line of two authors, the first with raised figures, an envelope of `size` and a bracket on each side behind her name.
    private func document(size: Double) -> TestDocument {
        var document = TestDocument { page in
            page.show("Alice Smith", 72, 700)
            page.show("1(", 124.5, 703.6, size: 7)
            page.raw("BT /M \(size) Tf 131.5 703.6 Td (B) Tj ET")
            page.show(")", 131.5 + size / 2, 703.6, size: 7)
            page.show(", Bob Jones", 135 + size / 2, 700)
        }
        document.fonts += " /M << /Type /Font /Subtype /Type1 /BaseFont /MarVoSym /FirstChar 66 /LastChar 66 /Widths [500] >>"
        return document
    }

    @Test("They belong with the author, however large", arguments: [7.0, 9, 10])
    func mark(size: Double) throws { try document(size: size).expect(["Alice Smith, Bob Jones"]) }
}
