import PDFText
import Testing

@Suite("Titles in the row of a running head")
struct TitleBesideHeadTests {
    private static let titles = ["Quays", "Lamps lit", "Oil", "Harbour boats", "Keepers", "Ferries"]

    private func texts(size: Double, isSame: Bool = false) throws -> [String] {
        try TestDocument(pages: 6) { page, index in
            page.show(isSame ? "Harbour lights" : Self.titles[index], 72, 750, size: size)
            page.show("Harbour of the north", 420, 750, size: 9)
            page.paragraph(Prose.sentence("Page\(Self.titles[index].first ?? "A")", 150), 72, 700, width: 420)
        }.texts()
    }

    @Test("One that is much larger than the text, and another on each page, is read with it")
    func titles() throws {
        let read = try texts(size: 22)
        for title in Self.titles { #expect(read.contains { $0.hasPrefix(title) }, "\(read.map { $0.prefix(40) })") }
    }

    @Test("One in the size of a running head is part of it, and so is one that all pages have")
    func heads() throws {
        #expect(try texts(size: 9).count == 6)
        #expect(try !texts(size: 22, isSame: true).dropFirst().contains { $0.contains("Harbour lights") })
    }
}
