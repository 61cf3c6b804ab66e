import PDFText
import Testing

@Suite("Pages whose lines are all numbered")
struct NumberedPageTests {
    private func texts(_ lines: [String], every step: Int = 1, x: Double) throws -> String {
        try TestDocument { page in
            for (index, line) in lines.enumerated() {
                page.show(line, line.hasPrefix("(") ? 140 : 108, 700 - 24 * Double(index), size: 12)
                if index % step == 0 { page.show("\(index / step + 1)", x, 700 - 24 * Double(index), size: 12) }
            }
        }
        .texts().joined(separator: " ")
    }

    private let bill = [
        "keeper of the harbour shall pay for the oil that is burnt there in the winter,",
        "and for the wicks.",
        "(1) The lamps of the quay;",
        "(2) The lamps of the mill;",
        "(3) The lamps of the boats that come in from the sea in the night of a storm,",
        "of those that stay;",
    ]

    @Test("The numbers are left out on the last page of a bill, too, which has few", arguments: [80.0, 590], [2, 6])
    func bill(x: Double, count: Int) throws {
        let lines = Array(bill.prefix(count))
        #expect(try texts(lines, x: x) == lines.joined(separator: " "))
    }

    @Test(
        "The numbers of a list stay, though its items are short and some begin small",
        arguments: [
            ["what we did last year", "what comes next", "who pays for it"],
            ["de Boer, Jan 12:03", "Quill, Marta 12:20", "Sand, Ole 12:41"],
            ["pump with the filter", "tank", "valve of the pump", "lid"],
        ])
    func lists(items: [String]) throws {
        let read = try texts(items, x: 80)
        #expect((1...items.count).allSatisfy { read.contains("\($0)") || !read.contains(items[$0 - 1]) }, "\(read)")
    }

    @Test("The numbers of steps stay")
    func steps() throws {
        let steps = ["Fill the lamp with oil from the jar", "Cut the wick", "Light the wick", "Put the glass back"]
        #expect(try texts(steps, x: 80).contains("2 Cut") || texts(steps, x: 80).contains("2\tCut"))
    }
}
