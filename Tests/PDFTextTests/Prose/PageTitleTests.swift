import Testing

@testable import PDFText

/// Titles at the tops of pages that count, or stand where heads would.
@Suite struct PageTitleTests {
    private static let names = ["Lamps", "Wells", "Roads", "Boats", "Mills", "Barns", "Gates", "Fields"]

    @Test("A title that says which slide of its matter it is, as large as the text", arguments: [2, 4])
    func partsOfSeries(count: Int) throws {
        let titles = ["Of the old lamps"] + (1...count).map { "How wells are dug (\($0)/\(count))" } + ["Of the new roads"]
        let read = try TestDocument(pages: titles.count) { page, index in
            (page.width, page.height) = (363, 272)
            page.show("Wells and roads", 150, 264, size: 5)
            page.show(titles[index], 9, 246, size: 10, font: .evenBold)
            for row in 0..<5 {
                page.show("The \(Self.names[(index + row) % 8].lowercased()) of the village", 20, 219 - 22 * Double(row), size: 10)
            }
        }.texts()
        for title in titles { #expect(read.contains(title), "\(read)") }
    }

    @Test("The line or two below such a title are the slide's text")
    func hardlyAnyText() throws {
        let read = try TestDocument(pages: 8) { page, index in
            (page.width, page.height) = (363, 272)
            page.show("Old ways of the village", 8, 265, size: 6)
            page.show("How wells are dug (\(index + 1)/8)", 8, 240, size: 14.3)
            if index == 3 {
                page.show("Deep wells", 28, 193, size: 11)
                page.show("OR", 172, 92, size: 11)
            } else {
                for row in 0..<6 {
                    page.show("The \(Self.names[(index + row) % 8].lowercased()) of the village", 28, 200 - 22 * Double(row), size: 11)
                }
            }
        }.texts()
        #expect(read.contains("Deep wells") && read.contains("OR"), "\(read)")
        #expect(!read.contains("Old ways of the village"))
    }

    @Test("Titles no larger than the text of slides, each another one and clear of it")
    func titlesInSlots() throws {
        let read = try TestDocument(pages: 8) { page, index in
            (page.width, page.height) = (720, 540)
            page.show("The \(Self.names[index]) of the Village", 60, 471, size: 28)
            for row in 0..<12 {
                page.show(
                    "\(Self.names[(index + row) % 8]) were there before.", row % 3 == 0 ? 60 : 90, 400 - 30 * Double(row),
                    size: row % 3 == 0 ? 28 : 24)
            }
        }.texts()
        for name in Self.names { #expect(read.contains { $0.contains("The \(name) of the Village") }, "\(read)") }
    }

    @Test("Sections of a page each that count with the pages, whose own number stands at the foot")
    func sectionsOfAPage() throws {
        let read = try TestDocument(pages: 8) { page, index in
            page.show("\(index + 1) \(Self.names[index])", 60, 752, size: 14.3, font: .evenBold)
            page.lines(
                (0...(2 + index % 3)).map { "In unit \(10 + index) you learn of \(Self.names[(index + $0) % 8].lowercased())." }, 60, 720)
            page.show("\(index + 2) of the primer", 60, 40, size: 9)
        }.texts()
        for (index, name) in Self.names.enumerated() { #expect(read.contains("\(index + 1) \(name)"), "\(read)") }
        #expect(!read.contains { $0.hasSuffix("of the primer") })
    }
}
