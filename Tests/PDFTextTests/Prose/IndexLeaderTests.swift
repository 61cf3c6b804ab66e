import PDFText
import Testing

@Suite("Leaders of an index")
struct IndexLeaderTests {
    /// A page of entries, each with its lines.
    private func texts(_ entries: [[String]]) throws -> [String] {
        try TestDocument { page in
            var y = 740.0
            for entry in entries {
                page.lines(entry, 72, y, leading: 11)
                y -= 11 * Double(entry.count)
            }
        }.texts()
    }

    private let others = ["anchor", "barrel", "candle", "davit", "ebb", "ferry"]

    @Test("Short ones before numbers that go on in the next line are left out")
    func wrapped() throws {
        let read = try texts(
            others.map { ["\($0) . . . . . . . . 12, 31, 40"] } + [
                ["gale . . . 3, 5, 8, 13,", "    21, 34, 55, 89"], ["harbour . . . . . . . . . 7, 9"],
            ])
        #expect(read == others.map { "\($0) 12, 31, 40" } + ["gale 3, 5, 8, 13, 21, 34, 55, 89", "harbour 7, 9"], "\(read)")
    }

    @Test("So are those without white between their dots")
    func solid() throws {
        let read = try texts(others.enumerated().map { ["\($1) ............ \($0 % 2 == 0 ? "22, 29" : "7, 12")"] })
        #expect(read == others.enumerated().map { "\($1) \($0 % 2 == 0 ? "22, 29" : "7, 12")" }, "\(read)")
    }

    @Test("So are those before a span of pages, and those that a line ends in")
    func spans() throws {
        let read = try texts(
            others.map { ["\($0) . . . . . . . . 12, 31, 40"] } + [["gale . . 27–32"], ["harbour . . . .", "    7, 9, 11, 29, 34"]])
        #expect(read == others.map { "\($0) 12, 31, 40" } + ["gale 27–32", "harbour 7, 9, 11, 29, 34"], "\(read)")
    }
}
