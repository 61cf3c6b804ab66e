import Testing

@testable import PDFContent

struct OperatorTableTests {
    private func key(_ spelling: String) -> UInt32 { spelling.utf8.reduce(0) { $0 << 8 | UInt32($1) } }

    @Test("Every operator of Annex A is found by its spelling", arguments: ContentOperator.allCases)
    func known(operation: ContentOperator) { #expect(OperatorTable()[key(operation.rawValue)] == operation) }

    @Test("There are 73 of them")
    func count() { #expect(ContentOperator.allCases.count == 73) }

    @Test("Nothing else is", arguments: ["x", "Tx", "TT", "jT", "BTx", "re ", "xyz", "Tjj", "t", "bt", "\0"])
    func unknown(spelling: String) { #expect(OperatorTable()[key(spelling)] == nil) }

    @Test("No key of up to two bytes is taken for another")
    func exhaustive() {
        let table = OperatorTable()
        let spellings = Set(ContentOperator.allCases.map(\.rawValue))
        var found = 0
        for first in 1...255 as ClosedRange<UInt32> {
            for second in 0...255 as ClosedRange<UInt32> where table[second == 0 ? first : first << 8 | second] != nil { found += 1 }
        }
        #expect(found == spellings.filter { $0.utf8.count <= 2 }.count)
    }

    @Test(
        "Words that are several operators",
        arguments: [
            ("TjET", 2), ("ETQ", 2), ("Qq", 1), ("BTq", 2), ("EMCBT", 3), ("T*Tj", 2), ("hello", 0), ("Tjx", 0), ("ff", 1), ("", 0),
            ("qqqqqqqqqqqqqqqqqqqqqqqqqqqqqq", 0), ("scnf", 3),
        ])
    func several(word: String, length: Int) {
        let bytes = Array(word.utf8)
        #expect(OperatorTable().firstLength(bytes.span, 0..<bytes.count) == length)
    }
}
