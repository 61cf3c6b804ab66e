import PDFText
import Testing

@Suite("Heads of manuals made by troff")
struct ManualHeadTests {
    private let names = ["lamp", "lantern", "wick", "oil", "glass"]
    private let bodies = ["Alpha", "Bravo", "Charlie", "Delta", "Echo"].map { Prose.sentence($0, 130) }

    /// Five manuals of a page each, whose heads and feet are made by two functions of their names.
    private func document(_ head: (String) -> [String], foot: (String) -> [String] = { _ in [] }, gap: Double = 40) -> TestDocument {
        TestDocument(pages: 5) { page, index in
            show(head(names[index]), 690 + gap, on: &page)
            page.paragraph(bodies[index], 72, 690, width: 420)
            show(foot(names[index]), 40, on: &page)
        }
    }

    /// Parts at the left, in the middle, at the right.
    private func show(_ parts: [String], _ y: Double, on page: inout TestPage) {
        for (index, part) in parts.enumerated() {
            let (room, place) = (468 - TestPage.width(part, size: 10), Double(index) / Double(max(parts.count - 1, 1)))
            page.show(part, 72 + room * place, y)
        }
    }

    @Test("The name with its section at both ends", arguments: ["3", "1m", "n", "3perl"])
    func head(section: String) throws {
        try document { ["\($0)(\(section))", "The Lamp Manual of \($0)s", "\($0)(\(section))"] }.expect(bodies)
        try document { ["\($0)(\(section))", "\($0)(\(section))"] }.expect(bodies)
    }

    @Test("The foot below it, with the name, a number of its own, or who made it at both ends")
    func foot() throws {
        for ends in [["Guild of Lamps", "1"], ["Guild", "Guild"], ["Guild of Lamps", "name"]] {
            let document = document(
                { ["\($0)(3)", "Lamps", "\($0)(3)"] },
                foot: { name in [ends[0], "\(name.count) May 1998 for \(name)", ends[1] == "name" ? "\(name)(3)" : ends[1]] })
            try document.expect(bodies)
        }
    }

    @Test("A row of other names, of one name, of text, or one close to the text is read")
    func others() throws {
        let rows: [(String) -> [String]] = [
            { ["\($0)(3)", "\($0)s(3)"] }, { ["\($0)(3) is a lamp"] }, { [$0, $0] },
        ]
        for row in rows {
            let read = try document(row).texts().joined(separator: " ")
            for name in names { #expect(read.contains(row(name).joined(separator: " "))) }
        }
        let close = try document({ ["\($0)(3)", "\($0)(3)"] }, gap: 12).texts().joined(separator: " ")
        for name in names { #expect(close.contains("\(name)(3)")) }
    }
}
