import PDFText
import Testing

@Suite("Lists of names of a fixed pitch in a text")
struct NamesInListTests {
    /// Shows words, those that begin with a dash of a fixed pitch but for their commas.
    private func show(_ line: String, _ y: Double, on page: inout TestPage, end: Double? = nil) {
        let words = line.split(separator: " ").map(String.init)
        let width = words.reduce(0) { $0 + Double($1.count) * 5 }
        let space = end.map { ($0 - 72 - width) / Double(words.count - 1) } ?? 2.5
        var x = 72.0
        for word in words {
            if word.hasPrefix("-") {
                let name = word.hasSuffix(",") ? String(word.dropLast()) : word
                page.show(name, x, y, font: .fixedWide)
                if word.hasSuffix(",") { page.show(",", x + Double(name.count) * 5, y) }
            } else {
                page.show(word, x, y)
            }
            x += Double(word.count) * 5 + space
        }
    }

    private let lines = [
        "What the keeper has for the lamps of the harbour, and what he calls",
        "them, are the options -lamplighter, -oilofthenorth, -windmill,",
        "-saltedherring, -candlestick, -lanternglass, -harbourlight,", "-boatofthemill, -netsofsalt and -lampoil. All of them are his",
        "to choose from in winter.",
    ]

    @Test("A line of nothing but such names and commas goes on with the list of a full line")
    func fullOfNames() throws {
        let read = try TestDocument { page in
            for (index, line) in lines.enumerated() { show(line, 740 - 12 * Double(index), on: &page, end: index == 4 ? nil : 412) }
            page.paragraph(Prose.sentence("Alpha", 60), 72, 660, width: 340)
        }.texts()
        #expect(read.first == lines.joined(separator: " "), "\(read)")
    }

    @Test("Lines of a program below a text that ends in a colon are none of it")
    func program() throws {
        let read = try TestDocument { page in
            for (index, line) in lines.prefix(1).enumerated() { show(line, 740 - 12 * Double(index), on: &page, end: 412) }
            show("them, are the options:", 728, on: &page)
            for index in 2...2 { show(lines[index], 740 - 12 * Double(index), on: &page, end: 412) }
            page.paragraph(Prose.sentence("Alpha", 60), 72, 690, width: 340)
        }.texts()
        #expect(read.contains { $0.hasPrefix("-saltedherring") }, "\(read)")
    }
}
