import PDFText
import Testing

@Suite("Pages' numbers in lines of an index that are stretched")
struct StretchedNumbersTests {
    private func show(_ entry: [String], _ x: Double, _ y: Double, on page: inout TestPage) {
        for (index, line) in entry.enumerated() {
            // All lines but an entry's last end where the column does.
            page.show(line, index == 0 ? x : x + 30, y - 12 * Double(index), end: index == entry.count - 1 ? nil : x + 110)
        }
    }

    @Test("Two in a line are no cells, whatever stands in the next column")
    func columns() throws {
        let entries = [
            ["anchor . . . 2004,", "2011, 2025,", "2037, 2041,", "2058, 2063,", "2070, 2086,", "2092, 2115"], ["barrel 12"],
            ["candle . . . 3006,", "3014, 3020,", "3033, 3047,", "3051, 3068,", "3075, 3082,", "3099"], ["davit 31"],
        ]
        let read = try TestDocument { page in
            for x in [72.0, 232, 392] {
                var y = 740.0
                for entry in entries {
                    show(entry, x, y, on: &page)
                    y -= 12 * Double(entry.count)
                }
            }
        }.texts()
        // What ends the entries of an index is another matter.
        let column = entries.flatMap { $0 }.joined(separator: " ")
        #expect(read.joined(separator: " ") == [column, column, column].joined(separator: " "), "\(read)")
    }

    @Test("Figures of a program stay behind what they are listed with")
    func program() throws {
        let names = ["{{lamp,light,2},", "{{mills,turn,2},", "{{mills,stop,2},", "{{lamp,douse,2},"]
        let read = try TestDocument { page in
            page.paragraph(Prose.sentence("Alpha", 60), 72, 740, width: 400)
            for (index, name) in names.enumerated() {
                let y = 600 - 12 * Double(index)
                page.show(name, 72, y, font: .fixedWide)
                page.show("\(index + 1),", 172, y, font: .fixedWide)
                page.show("\(index + 3).214,", 202, y, font: .fixedWide)
                page.show("0.083},", 262, y, font: .fixedWide)
            }
        }.texts()
        #expect(read.joined(separator: " ").contains("light,2}, 1, 3.214, 0.083}"), "\(read)")
    }
}
