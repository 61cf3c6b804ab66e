import Testing

@testable import PDFText

@Suite("Pieces of a formula that stand in each other's white")
struct InterleavedRunsTests {
    private func text(_ first: [(String, Double)], _ second: [(String, Double)]) throws -> [String] {
        let document = TestDocument { page in
            page.show("is", 72, 700)
            for pieces in [first, second] { for (piece, place) in pieces { page.show(piece, 90 + place * 5, 700) } }
        }
        return try document.texts()
    }

    @Test("Letters and figures first, the signs between them after these")
    func signs() throws { #expect(try text([("CO", 0), ("1", 3), ("0", 5)], [("(", 2), ("-", 4), (")", 6)]) == ["is CO(1-0)"]) }

    @Test("What is printed over other letters stays what it is")
    func overprinted() throws { #expect(try text([("CO", 0), ("1", 3)], [("xx", 0.5), ("y", 3)]) != ["is CxOx1"]) }
}
