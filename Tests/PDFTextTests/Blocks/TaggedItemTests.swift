import PDFText
import Testing

@Suite("Items with something at the right end of their last lines")
struct TaggedItemTests {
    /// An item of two lines, which ends in "[4 marks]" at the right edge of the text.
    private func read(indent: Double, tag: String) throws -> [String] {
        let first = "Nobody had expected so many guests that the table had to be laid in the old kitchen,"
        return try TestDocument { page in
            var y = page.paragraph(Prose.sentence("Alpha", 60), 72, 760, width: 460) - 12
            for item in 1...3 {
                page.show("\(item).", 72, y)
                page.show(first, 92, y)
                page.show("as the dining room was far too cold.", 92 + indent, y - 12)
                page.show(tag, 532 - 5 * Double(tag.count), y - 12)
                y -= 40
            }
        }.texts()
    }

    @Test("The last line goes on where the item's text begins", arguments: ["[4 marks]", "(2)"])
    func below(tag: String) throws {
        let read = try read(indent: 0, tag: tag)
        #expect(read.count { $0.contains("old kitchen, as the dining room") } == 3, "\(read)")
    }

    @Test("Rows set in otherwise are rows")
    func rows() throws {
        let read = try read(indent: 40, tag: "10 min")
        #expect(!read.contains { $0.contains("old kitchen, as the dining room") }, "\(read)")
    }
}
