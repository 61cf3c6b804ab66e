import PDFText
import Testing

@Suite("Guide words of dictionaries")
struct GuideWordTests {
    private static let heads = [
        "abate", "abbey", "acorn", "adept", "aerial", "aghast", "alms", "amble", "anvil", "arable", "askew", "baker", "barge", "basin",
        "beam", "berth",
        "birch", "blade", "board", "bower", "brace", "bread", "broom", "brook", "buckle", "burrow", "butter", "cabin", "candle", "carter",
    ]

    private static let longest = "or beside it, of wood, of iron or of stone"

    /// Three pages of entries in two columns, with a row at the head of each.
    private func texts(_ row: (Int, String, String) -> (String, String)) throws -> [String] {
        try TestDocument(pages: 3) { page, index in
            let own = Self.heads[index * 10..<index * 10 + 10].map { $0 }
            let (left, right) = row(index, own[0], own[9])
            page.show(left, 72, 740)
            page.show(right, 320 + TestPage.width(Self.longest, size: 10) - TestPage.width(right, size: 10), 740)
            for (number, head) in own.enumerated() {
                let (x, y) = (number < 5 ? 72.0 : 320.0, 700 - 60 * Double(number % 5))
                page.lines(
                    [
                        "\(head) n. a thing that stands there", Self.longest,
                        "  stone, and as old as that.",
                    ], x, y)
            }
            page.show("\(index + 11)", 300, 60)
        }.texts()
    }

    @Test("The first and the last entry that begin on each page")
    func guides() throws {
        let read = try texts { _, first, last in (first, last) }
        #expect(!read.contains { $0.contains("abate") && $0.contains("arable") || $0.contains("askew") && $0.contains("brook") }, "\(read)")
        #expect(read.contains { $0.contains("abate n.") } && read.contains { $0.contains("arable n.") })
    }

    @Test("Words that begin no entry of the page are text")
    func others() throws {
        let read = try texts { index, _, _ in (["chest", "spoke", "plank"][index], ["wheel", "rivet", "hinge"][index]) }
        #expect(read.contains { $0.contains("wheel") }, "\(read)")
    }

    @Test("Who signs a contract, below clauses that begin with their names")
    func signatures() throws {
        let read = try TestDocument { page in
            for clause in 0..<12 {
                let party = clause % 2 == 0 ? "Landlord" : "Tenant"
                page.lines(
                    ["\(party) shall keep the lamps of the house and of", "its yard lit from the evening to the morning \(clause)."], 72,
                    740 - 48 * Double(clause))
            }
            page.show("Landlord", 72, 110)
            page.show("Tenant", 72 + TestPage.width("its yard lit from the evening to the morning 11.", size: 10) - 30, 110)
        }.texts()
        #expect(read.contains { $0.contains("Landlord") && $0.contains("Tenant") } || read.contains("Landlord"), "\(read)")
    }
}
