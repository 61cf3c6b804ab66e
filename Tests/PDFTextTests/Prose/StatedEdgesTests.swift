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

    @Test("The same words at both ends of a row, though columns begin where they do")
    func equalEnds() throws {
        let text = try TestDocument { page in
            let lines = TestPage.wrap(Prose.sentence("Bert", 600), width: 214)
            for (x, column) in zip([72.0, 314], [lines.prefix(40), lines.dropFirst(40).prefix(40)]) {
                page.show("first draft of it, 24 May", x, 50)
                page.lines(Array(column), x, 538)
            }
        }.texts().joined(separator: "\n")
        #expect(!text.contains("first draft"), "\(text.suffix(60))")
    }

    @Test("What stands opposite a row that is told, and is set like it; not what is set like the text", arguments: [8.0, 10])
    func alike(_ size: Double) throws {
        let text = try read(lines: 2) { page in
            page.show("Lamp nr. 127", 492 - TestPage.width("Lamp nr. 127", size: size), 760, size: size)
            page.show("24", 72, 40, size: size)
        }
        #expect(text.contains("Lamp nr.") == (size == 10), "\(text.prefix(60))")
    }

    @Test("A line in the middle over a heading at the left, where the number stands in the middle of the foot", arguments: [306.0, 500])
    func overHeading(_ number: Double) throws {
        let text = try TestDocument { page in
            page.show("Lamp functions", 306 - TestPage.width("Lamp functions", size: 10) / 2, 758)
            page.show("lamp::light", 72, 712, size: 20, font: .evenBold)
            page.lines(Array(TestPage.wrap(Prose.sentence("Anna", 500), width: 420).prefix(3)), 120, 684)
            page.show("24", number - 5, 40)
        }.texts().joined(separator: "\n")
        #expect(text.contains("Lamp functions") == (number == 500), "\(text.prefix(60))")
    }
}
