import PDFText
import Testing

@Suite("Numbers of pages now at the head, now at the foot")
struct CountedEdgeTests {
    private static let names = ["Alpha", "Bravo", "Charlie", "Delta", "Echo", "Foxtrot"]

    /// A paper whose first page has its number below the text, pages of figures have theirs by themselves, and the others in their heads.
    private func paper(_ number: (Int) -> Int) throws -> [String] {
        try TestDocument(pages: 6) { page, index in
            let text = Prose.sentence(Self.names[index], 300)
            switch index {
            case 0:
                page.lines(Array(TestPage.wrap(Prose.sentence(Self.names[0], 1_400), width: 420).prefix(58)), 72, 720)
                page.show("\(number(0))", 282, 20)
            case 3:
                page.show("A picture of lamps", 200, 300)
            case 4, 5:
                page.show("\(number(index))", 282, 32)
                page.show("Fig. \(index). The lamps of \(Self.names[index])", 200, 300, size: 8)
            default:
                page.show(index == 1 ? "OLD LAMPS OF THE QUAY" : "ANN REED", index % 2 == 1 ? 200 : 300, 752)
                page.show("\(number(index))", index % 2 == 1 ? 470 : 72, 752)
                page.paragraph(text, 72, 730, width: 420)
            }
        }.texts()
    }

    @Test("They count, and are left out")
    func counted() throws {
        let read = try paper { 144 + $0 }.joined(separator: "\n")
        for number in 144...149 { #expect(!read.contains("\(number)"), "\(number)") }
        #expect(!read.contains("OLD LAMPS"), "\(read.prefix(300))")
    }
}
