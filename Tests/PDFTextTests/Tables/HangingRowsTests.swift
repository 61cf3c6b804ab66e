import Testing

@testable import PDFText

@Suite("Entries with labels beside their texts")
struct HangingRowsTests {
    /// Shows labels and texts beside them, one entry closely below the other.
    private func show(_ entries: [(label: String, text: [String])], at column: Double = 108, on page: inout TestPage) {
        var y = 720.0
        for (label, text) in entries {
            page.show(label, 72, y)
            for line in text {
                page.show(line, column, y)
                y -= 12
            }
        }
    }

    private let short = [("!", ["Start at once."]), ("!n", ["Go to the lamp with this number."]), ("!-n", ["Go back so many lamps."])]
    private let long = TestPage.wrap(Prose.sentence("Light", 30), width: 400)

    @Test("Those that go on below their first line are rows as those of one line are, above these, below them and among them")
    func wrapped() throws {
        for place in 0...1 {
            let entries =
                place == 0 ? short + [("%", long), ("x", ["Nothing."]), ("#", long)] : [("%", long), ("x", ["Nothing."])] + short
            let found = try paragraphs { show(entries, on: &$0) }
            #expect(found.map(cells) == entries.map { [$0.0, $0.1.joined(separator: " ")] }, "\(found.map(\.text))")
        }
    }

    @Test("A label that fills its column is one")
    func wideLabel() throws {
        let label = "oil lamp"
        let entries = short + [(label, long)]
        let found = try paragraphs { show(entries, at: 72 + TestPage.width(label, size: 10) + 3, on: &$0) }
        #expect(found.last.map(cells) == [label, long.joined(separator: " ")], "\(found.map(\.text))")
    }

    @Test("A text below is none, though a word of it begins where theirs do, nor are items")
    func textBelow() throws {
        let text = TestPage.wrap(Prose.sentence("Alphabetical", 40), width: 440)
        let column = 72 + TestPage.width("Alphabetical", size: 10) + 4
        let found = try paragraphs { page in
            show(short, at: column, on: &page)
            page.show("Alphabetical", 72, 684)
            page.show(text[0].dropFirst("Alphabetical ".count).description, column, 684)
            page.lines(Array(text.dropFirst()), 72, 672)
        }
        #expect(found.last?.row == nil && found.count == 4, "\(found.map(\.text))")
        let items = try paragraphs { show(short + [("%", long), ("•", long), ("7.", long)], on: &$0) }
        #expect(items.suffix(2).allSatisfy { $0.row == nil }, "\(items.map(\.text))")
    }
}
