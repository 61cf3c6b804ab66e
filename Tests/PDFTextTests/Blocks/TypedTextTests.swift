import PDFText
import Testing

@Suite("Letters and invoices in typewriter type")
struct TypedTextTests {
    private let first = Prose.sentence("Alpha", 60)
    private let second = Prose.sentence("Bravo", 60)

    @Test("Short lines of a typed letter were ended on purpose, and paragraphs are whole")
    func letter() throws {
        let address = ["Ann Reed", "7 Quay Street", "4000 Lampton"]
        let read = try TestDocument { page in
            var y = page.lines(address, 72, 720, font: .fixedWide)
            y = page.lines(TestPage.wrap(first, width: 420), 72, y - 12, font: .fixedWide)
            page.lines(TestPage.wrap(second, width: 420), 72, y - 12, font: .fixedWide)
        }.texts()
        #expect(read == address + [first, second], "\(read)")
    }

    @Test("The same lines in a text of another type are one listing")
    func listing() throws {
        let lines = ["Ann Reed", "7 Quay Street", "4000 Lampton"] + TestPage.wrap(Prose.sentence("Charlie", 40), width: 420)
        let roles = try TestDocument { page in
            let y = page.paragraph(Prose.sentence("Alpha", 240), 72, 720, width: 420)
            page.lines(lines, 72, y - 14, font: .fixedWide)
        }.roles()
        #expect(roles.count == 2 && roles.last == "code: " + lines.joined(separator: "\n"), "\(roles)")
    }
}
