import PDFFilters
import Testing

@Suite struct RunLengthTests {
    @Test func decodesWhatGhostscriptWrote() {
        let encoded = hex(
            """
            81618161d5617f6263646565666768696a666768696a666768696a666768696a666768696a666768696a666768696a666768696a666768696a66676869\
            6a666768696a666768696a666768696a666768696a666768696a666768696a666768696a666768696a666768696a666768696a666768696a666768696a\
            666768696a666768696a6667681a696a666768696a666768696a666768696a666768696a666768696a816b80
            """)
        let (runs, literal) = (String(repeating: "a", count: 300), "bcdee" + String(repeating: "fghij", count: 30))
        #expect(decode(encoded, .runLength) == Decoded(runs + literal + String(repeating: "k", count: 128)))
    }

    @Test func needsNoEndMark() { #expect(decode([1, 65, 66, 255, 67], .runLength) == Decoded("ABCC")) }
    @Test func stopsAtTheEndMark() { #expect(decode([0, 65, 128, 0, 66], .runLength) == Decoded("A")) }
    @Test func givesWhatThereIsOfALiteral() { #expect(decode([9, 65, 66], .runLength) == Decoded("AB", .truncated)) }
    @Test func reportsARunWithoutItsByte() { #expect(decode([0, 65, 200], .runLength) == Decoded("A", .truncated)) }
    @Test func reachesTheLongestRun() { #expect(decode([129, 65], .runLength) == Decoded(String(repeating: "A", count: 128))) }
}
