import PDFText
import Testing

@Suite("Heads and feet of a page by itself that say what they are")
struct StatedEdgesTests {
    private func read(lines: Int = 30, _ decorate: (inout TestPage) -> Void) throws -> String {
        try TestDocument { page in
            decorate(&page)
            page.lines(Array(TestPage.wrap(Prose.sentence("Anna", 500), width: 420).prefix(lines)), 72, 660)
        }.texts().joined(separator: "\n")
    }

    @Test("The number of all pages, a word, a bar beside a page's number", arguments: ["34 / 43", "Page 34", "Oil | 34"])
    func numbers(_ end: String) throws {
        let text = try read(lines: 2) { page in
            page.show("Of Lamps and Oil", 72, 760, size: 10)
            page.show(end, 492 - TestPage.width(end, size: 10), 760, size: 10)
        }
        #expect(!text.contains("Of Lamps and Oil"), "\(text.prefix(60))")
    }

    @Test("A share in a sentence is none")
    func share() throws {
        let text = try read(lines: 2) { $0.show("Of all these lamps we lit 3/4", 72, 760, size: 10) }
        #expect(text.contains("Of all these lamps"))
    }

    @Test("The same words at both ends of a row")
    func equalEnds() throws {
        let text = try read { page in
            for x in [72.0, 400] { page.show("first draft of it", x, 40, size: 10) }
        }
        #expect(!text.contains("first draft"), "\(text.suffix(60))")
    }

    @Test("What stands opposite a row that is told, and is set like it; not what is set like the text", arguments: [8.0, 10])
    func alike(_ size: Double) throws {
        let text = try read(lines: 3) { page in
            page.show("Lamp nr. 127", 430, 760, size: size, font: .evenItalic)
            page.show("Part of the harbour, page 34 of 43", 300, 40, size: size, font: .evenItalic)
        }
        #expect(text.contains("Lamp nr.") == (size == 10), "\(text.prefix(60))")
    }

    @Test("A line in the middle over a heading at the left, where the number stands in the middle of the foot")
    func overHeading() throws {
        func readAbove(_ number: Double) throws -> String {
            try read(lines: 9) { page in
                page.show("Lamp functions", 282 - TestPage.width("Lamp functions", size: 10) / 2, 750, size: 10)
                page.show("lamp::light", 72, 700, size: 20, font: .evenBold)
                page.show("24", number - 5, 40, size: 10)
            }
        }
        #expect(try !readAbove(282).contains("Lamp functions"))
        #expect(try readAbove(480).contains("Lamp functions"))
    }
}
