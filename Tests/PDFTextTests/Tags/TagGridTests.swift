import PDFText
import Testing

@Suite("Cells of tagged tables in their columns")
struct TagGridTests {
    /// A table of rows of cells, each at its place: an empty text is a cell without content, a missing one the place of another cell.
    private func rows(_ rows: [[(text: String?, entries: String)]], isInParts: Bool = false) throws -> [[String]?] {
        var count = 0
        var tags: [TestTag] = []
        var shown: [(String, Double, Double)] = []
        for (number, row) in rows.enumerated() {
            var cells: [TestTag] = []
            for (column, (text, entries)) in row.enumerated() {
                guard let text else { continue }
                let span = entries.isEmpty ? "" : "/A << /O /Table \(entries) >>"
                if text.isEmpty {
                    cells.append(.element("TD", span, []))
                } else {
                    let parts = text.split(separator: "|").map(String.init)
                    for (line, part) in parts.enumerated() {
                        shown.append((part, 60 + 70 * Double(column), 720 - 60 * Double(number) - 12 * Double(line)))
                    }
                    let paragraphs = parts.indices.map { TestTag.tag("P", [count + $0]) }
                    cells.append(.element("TD", span, paragraphs))
                    count += parts.count
                }
            }
            tags.append(.element("TR", "", cells))
        }
        let document = TestDocument { page in
            for (index, (text, x, y)) in shown.enumerated() { page.content(index) { $0.show(text, x, y) } }
        }
        let parts: [TestTag] = isInParts ? [.element("THead", "", [tags[0]]), .element("TBody", "", Array(tags[1...]))] : tags
        return try document.tagged(.element("Table", "", parts)).paragraphs().map { paragraph in
            paragraph.row?.cells.map { String(decoding: Array(paragraph.text.utf8)[$0], as: UTF8.self) }
        }
    }

    private func row(_ texts: String?...) -> [(text: String?, entries: String)] { texts.map { ($0, "") } }

    @Test("A cell over several rows or columns takes their places, in a table of parts, too", arguments: [false, true])
    func spans(isInParts: Bool) throws {
        let found = try rows(
            [
                row("Byte", "Bits", "Use"), [("one", "/RowSpan 3"), ("8-6", ""), ("lamps", "/RowSpan 2")], row(nil, "5-1", nil),
                row(nil, "0", "oil"), [("two", "/ColSpan 2"), (nil, ""), ("wicks", "")],
            ], isInParts: isInParts)
        #expect(
            found == [["Byte", "Bits", "Use"], ["one", "8-6", "lamps"], ["", "5-1", ""], ["", "0", "oil"], ["two", "", "wicks"]],
            "\(found)")
    }

    @Test("Cells without content have their columns, unless these are empty in all rows")
    func emptyCells() throws {
        let found = try rows([row("Lamp", "Oil", "", "Wick"), row("north", "", "", "long"), row("", "none", "", "short")])
        #expect(found == [["Lamp", "Oil", "Wick"], ["north", "", "long"], ["", "none", "short"]], "\(found)")
    }

    @Test("Where cells don't fill all places, they follow each other")
    func unevenSpans() throws {
        let found = try rows([
            row("Byte", "Bits", "Use"), [("one", "/RowSpan 2"), ("8-6", ""), ("lamps", "")], row("", "oil", "wicks", "far"),
        ])
        #expect(found.last == ["oil", "wicks", "far"], "\(found)")
        // A form on a grid of many columns.
        let form = try rows([
            (0..<13).map { ("x\($0)", "") }, [("all", "/ColSpan 6")] + Array(repeating: (nil, ""), count: 5) + [("rest", "/ColSpan 7")],
        ])
        #expect(form.last??.prefix(2) == ["all", "rest"], "\(form)")
    }

    @Test("Many values in a cell have a line each among rows, and many sentences are paragraphs")
    func manyParagraphs() throws {
        let head = row("Bit", "", "", "Use")
        let values = ["0: lamp", "1: oil", "2: wick", "3: far", "4: near"]
        let few = try rows([head, row("5", "", "", values.joined(separator: "|"))])
        #expect(few.last == ["5", values.joined(separator: " ")], "\(few)")
        let sentences = values.map { $0 + " which goes on and on as sentences do in a text, and so fills its line" }
        #expect(try rows([head, row("5", "", "", sentences.joined(separator: "|"))]).last == .some(nil))
        // A table whose first row has such is made to place things.
        #expect(try rows([row("5", "", "", values.joined(separator: "|"))]).first == .some(nil))
    }
}
