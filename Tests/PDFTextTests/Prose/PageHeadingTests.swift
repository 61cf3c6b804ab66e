import PDFText
import Testing

@Suite("Headings that begin each page of a document with a topic a page")
struct PageHeadingTests {
    private static let names = ["Mills", "Barns", "Wells", "Roads", "Boats", "Lamps", "Gates", "Looms"]

    private func read(_ heading: (Int) -> String, font: TestFont = .evenBold, size: Double = 10, numbered: Bool = true) throws -> [String] {
        try TestDocument(pages: 8) { page, index in
            page.show(heading(index), 72, 762, size: size, font: font)
            page.paragraph(Prose.sentence("Text\(Self.names[index])", 320), 72, 740, width: 420)
            if numbered { page.show("\(index + 1)", 282, 30) }
        }.texts()
    }

    @Test("In the text's size, in bold type close above it, they are read", arguments: [true, false])
    func bold(numbered: Bool) throws {
        let read = try read({ "Old \(Self.names[$0]) of the Shore" }, numbered: numbered)
        for name in Self.names { #expect(read.contains("Old \(name) of the Shore"), "\(name)") }
    }

    @Test("With a number that counts with the pages, which is theirs", arguments: ["Exercise", "Question", "Step"])
    func counted(_ word: String) throws {
        let read = try read { "\(word) \($0 + 1)" }
        for page in 1...8 { #expect(read.contains("\(word) \(page)"), "\(page)") }
    }

    @Test("In slanted type that heads have, too, where they stand as close as these don't")
    func slanted() throws {
        let read = try read({ "Old \(Self.names[$0]) of the Shore" }, font: .evenItalic)
        for name in Self.names { #expect(read.contains("Old \(name) of the Shore"), "\(name)") }
    }

    @Test("What says which page it is is furniture, in whatever type")
    func pages() throws {
        let read = try read({ "Page \($0 + 1)" }, numbered: false)
        #expect(!read.contains { $0.hasPrefix("Page") }, "\(read.map { $0.prefix(20) })")
    }

    @Test("Heads that say the same on several pages are furniture")
    func standing() throws {
        let read = try read { "Old \(Self.names[$0 / 4]) of the Shore" }
        #expect(!read.dropFirst(1).contains { $0.hasPrefix("Old") }, "\(read.map { $0.prefix(20) })")
    }

    @Test("Heads that name what a page has, between the parts of a sentence, are furniture", arguments: [TestFont.evenBold, .evenItalic])
    func guideWords(font: TestFont) throws {
        let words = TestPage.wrap(Prose.sentence("Alpha", 8_000), width: 420)
        let read = try TestDocument(pages: 8) { page, index in
            page.show("Old \(Self.names[index]) of the Shore", 72, 762, size: 10, font: font)
            page.lines(Array(words.dropFirst(50 * index).prefix(50)), 72, 740)
            page.show("\(index + 1)", 282, 30)
        }.texts()
        #expect(!read.dropFirst().contains { $0.contains("of the Shore") }, "\(read.map { $0.prefix(40) })")
    }

    @Test("Titles of slides that count on in brackets are read")
    func slides() throws {
        let read = try TestDocument(pages: 6) { page, index in
            page.show("How to light a lamp (\(index + 1))", 72, 740, size: 18)
            page.lines(
                (0..<8).map { "\(Self.names[$0]) of \(Self.names[(index + $0) % 8]) \(17 * index + $0) burn" }, 90,
                600 - 40 * Double(index % 3))
        }.texts()
        for page in 1...6 { #expect(read.contains { $0.hasPrefix("How to light a lamp (\(page))") }, "\(page)") }
    }

    @Test("The captions of tables that begin pages and have the same head are read")
    func captions() throws {
        let read = try TestDocument(pages: 6) { page, index in
            let text = Prose.sentence("Text\(Self.names[index])", 260)
            if index % 2 == 1 {
                page.show(
                    "Table \(index). How many \(Self.names[index].lowercased()) there were in each of these years.", 120, 740, size: 9)
                let rows = [
                    ["Method", "Small", "Large"], ["Old", "\(12 + index)", "\(20 + index)"], ["New", "\(31 * index)", "7"],
                    ["None", "3", "\(index)"],
                ]
                for (row, cells) in rows.enumerated() {
                    for (column, cell) in cells.enumerated() { page.show(cell, 160 + 90 * Double(column), 722 - 12 * Double(row), size: 9) }
                }
                page.paragraph(text, 72, 660, width: 420)
            } else {
                page.paragraph(text, 72, 740, width: 420)
            }
            page.show("\(index + 1)", 282, 30)
        }.texts()
        for index in [1, 3, 5] { #expect(read.contains { $0.hasPrefix("Table \(index).") }, "\(index)") }
    }
}
