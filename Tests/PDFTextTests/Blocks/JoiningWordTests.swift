import PDFText
import Testing

@Suite("Lines that end in an article, a preposition or a conjunction")
struct JoiningWordTests {
    @Test("A heading of three lines in a narrow column is one")
    func heading() throws {
        let read = try TestDocument { page in
            var y = page.paragraph(Prose.sentence("Above", 60), 72, 700, width: 170, size: 9)
            y = page.lines(
                ["Light in the Harbour and", "Lamps of the Keepers for", "All Boats of 1908"], 72, y - 10, size: 11, font: .evenBold)
            page.paragraph(Prose.sentence("Below", 60), 72, y - 4, width: 170, size: 9)
        }.texts()
        #expect(read.contains("Light in the Harbour and Lamps of the Keepers for All Boats of 1908"), "\(read.map { $0.prefix(40) })")
    }

    @Test("A sentence goes on behind one though its lines end far from the edge")
    func sentence() throws {
        let read = try TestDocument { page in
            var y = page.paragraph(Prose.sentence("Above", 90), 36, 700, width: 540, indent: 18)
            y = page.lines(
                [
                    "Twelve. Next day they lit two more lamps of it.", "Then all the oil of the harbour was gone for good, and the",
                    "Keepers counted twelve.",
                ], 54, y)
            y = page.paragraph(Prose.sentence("Below", 90), 36, y, width: 540, indent: 18)
            page.paragraph(Prose.sentence("Last", 90), 36, y, width: 540, indent: 18)
        }.texts()
        #expect(read.contains { $0.contains("gone for good, and the Keepers counted twelve.") }, "\(read.map { $0.prefix(60) })")
    }

    @Test("An item in capital letters ends so, and the next one is an item")
    func letteredItems() throws {
        let items = [
            "A. The lamps that every keeper has to look for", "B. The oil that every harbour has to ask for", "C. The boats of the town",
        ]
        let read = try TestDocument { page in
            var y = page.paragraph(Prose.sentence("Above", 60), 72, 700, width: 450)
            y = page.lines(items, 72, y)
            page.paragraph(Prose.sentence("Below", 60), 72, y, width: 450)
        }.texts()
        for item in items { #expect(read.contains(item), "\(read.map { $0.prefix(60) })") }
    }
}
