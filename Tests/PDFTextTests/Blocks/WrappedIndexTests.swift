import PDFText
import Testing

@Suite("An index whose entries go on for lines")
struct WrappedIndexTests {
    @Test("An entry of two lines stands by itself between such of many")
    func between() throws {
        let names = ["anchor", "barrel", "candle", "davit", "ebb", "ferry", "gale"]
        let pages = ["12, 31,", "40, 47, 58,", "61, 64, 70,", "82, 95, 96, 97"]
        let short = ["barge 8, 63", "beacon 34,", "36, 44, 63, 66", "bell 2, 9"]
        let read = try TestDocument { page in
            var y = 740.0
            func show(_ line: String, isFirst: Bool) {
                page.show(line, isFirst ? 100 : 124, y)
                y -= 12
            }
            for name in names {
                for (index, line) in pages.enumerated() { show(index == 0 ? name + " " + line : line, isFirst: index == 0) }
                if name == "candle" { for line in short { show(line, isFirst: line.first?.isLetter ?? false) } }
            }
        }.texts()
        let entries = names.map { $0 + " " + pages.joined(separator: " ") }
        #expect(read == entries.prefix(3) + ["barge 8, 63", "beacon 34, 36, 44, 63, 66", "bell 2, 9"] + entries.dropFirst(3), "\(read)")
    }
}
