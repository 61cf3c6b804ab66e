import PDFText
import Testing

@Suite("Dots of emphasis")
struct EmphasisDotsTests {
    /// Shows a line character by character, a sign before each of some of them, so far above the baseline.
    private func document(_ sign: String, rise: Double, aside: Double = 0) -> TestDocument {
        TestDocument { page in
            for (index, character) in "朝の船着き場はとても静かで、老人は思った。".enumerated() {
                let x = 72 + 10 * Double(index)
                // Half an em each, though ideographs are as wide as one.
                if 2...4 ~= index { page.show(sign, x + aside, 700 + rise) }
                page.raw("200 Tz")
                page.show(String(character), x - 2.5, 700)
                page.raw("100 Tz")
            }
        }
    }

    @Test("Below or above each character they are left out", arguments: [(".", -3.3), ("•", 8)])
    func dots(_ sign: String, _ rise: Double) throws {
        try document(sign, rise: rise).expect(["朝の船着き場はとても静かで、老人は思った。"])
    }

    @Test("What stands on the line, or between two characters, is read", arguments: [("•", 0.0, 0.0), (".", -3.3, 5)])
    func signs(_ sign: String, _ rise: Double, _ aside: Double) throws {
        #expect(try document(sign, rise: rise, aside: aside).texts().joined().contains(sign))
    }
}
