import PDFText
import Testing

@Suite("Text rise")
struct RaisedRunsTests {
    private func string(_ text: String) -> String { TestFont.even.string(text[...]) }

    /// A line of three runs, the second one with a rise, in a size.
    private func text(rise: Double, size: Double = 10) throws -> String {
        try TestDocument { page in
            page.show("the line above it", 72, 712)
            page.raw(
                "BT /\(TestFont.even.rawValue) 10 Tf 72 700 Td \(string("some words ")) Tj \(rise) Ts /\(TestFont.even.rawValue) \(size) Tf"
            )
            page.raw("\(string("raised")) Tj 0 Ts /\(TestFont.even.rawValue) 10 Tf \(string(" and others")) Tj ET")
            page.show("the line below it", 72, 688)
        }.texts(ReadingOptions()).joined(separator: " ")
    }

    @Test("Words raised or lowered stay in their line", arguments: [2.0, -3.0, 3.9, -3.9])
    func stays(rise: Double) throws {
        #expect(try text(rise: rise) == "the line above it some words raised and others the line below it")
    }

    @Test("A rise that leads to another line does, and numbers beyond all measure do no harm")
    func others() throws {
        #expect(try text(rise: 12) != text(rise: 3))
        for rise in [1e30, -1e38, 1e300] { #expect(try text(rise: rise).contains("the line below it")) }
    }

    @Test("Two runs with rises of their own, one after the other")
    func neighbours() throws {
        let document = TestDocument { page in
            page.raw(
                "BT /\(TestFont.even.rawValue) 12 Tf 72 700 Td 4 Ts \(string("raised")) Tj")
            page.raw("-3 Ts \(string(" or lowered")) Tj 0 Ts \(string(" without a new line.")) Tj ET")
        }
        try document.expect(["raised or lowered without a new line."])
    }
}
