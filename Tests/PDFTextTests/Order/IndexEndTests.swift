import PDFText
import Testing

@Suite("The end of an index")
struct IndexEndTests {
    private let words = ["anchor", "barrel", "candle", "davit", "ebb", "ferry", "gale", "harbour", "inlet", "jetty", "keel", "lantern"]

    /// A page with one column of entries, and a few in the next one.
    private func texts(_ last: [String]) throws -> [String] {
        try TestDocument { page in
            for (index, word) in words.enumerated() { page.show("\(word), \(index + 3)", 130, 700 - 12 * Double(index)) }
            for (index, line) in last.enumerated() { page.show(line, 302, 700 - 12 * Double(index)) }
        }.texts()
    }

    @Test(
        "A few entries in the last column are read after those of the column before",
        arguments: [
            ["mast, 7", "net, 5", "oar, 7", "pier, 4, 9", "quay, 12–14"], ["mast, 7", "net, 5", "oar, 7", "pier, 9", "quay, 8", "rope, 8"],
        ])
    func lastColumn(_ last: [String]) throws {
        let read = try texts(last)
        #expect(read == words.enumerated().map { "\($1), \($0 + 3)" } + last, "\(read)")
    }

    @Test("An entry of two lines at a column's end doesn't go on in the next one's first")
    func lastOfTwoLines() throws {
        let right = ["net, 61, 148", "oar, 3, 17", "pier, 4, 9", "quay, 12–14", "rope, 8", "sail, 2", "tar, 5", "wharf, 9"]
        let read = try TestDocument { page in
            for (index, word) in words.enumerated() { page.show("\(word), \(index + 3)", 130, 700 - 12 * Double(index)) }
            let y = 700 - 12 * Double(words.count)
            page.show("mast, 2, 143, 147,", 130, y)
            page.show("150, 152, 160", 150, y - 12)
            for (index, line) in right.enumerated() { page.show(line, 302, 700 - 12 * Double(index)) }
        }.texts()
        #expect(read == words.enumerated().map { "\($1), \($0 + 3)" } + ["mast, 2, 143, 147, 150, 152, 160"] + right, "\(read)")
    }

    @Test("Words beside words that end in numbers are rows")
    func rows() throws {
        let read = try texts(["salt", "iron", "wax", "oak", "rope"])
        #expect(read.first.map { $0.hasPrefix("anchor, 3") && $0.hasSuffix("salt") } ?? false, "\(read)")
    }
}
