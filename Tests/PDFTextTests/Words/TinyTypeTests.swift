import PDFText
import Testing

@Suite("Type that is too small to be read")
struct TinyTypeTests {
    private static let lines = [
        "The ferry had left before the lamps along the harbour", "were lit, and nobody on the quay could say who had been on",
        "board of it.",
    ]
    private static let text = lines.joined(separator: " ")

    /// A page so many times as large as a sheet, with a paragraph and a line in type of a size that goes with it.
    private func document(scale: Double, sheet: Double = 1, note: Double? = nil, entries: String = "") -> TestDocument {
        TestDocument(width: 612 * sheet, height: 792 * sheet, entries: entries) { page in
            page.lines(Self.lines, 72 * scale, 700 * scale, size: 10 * scale)
            if let note { page.show("A note that nobody sees", 72 * sheet, 300 * sheet, size: note * sheet) }
        }
    }

    @Test("Beside larger type it is not read")
    func beside() throws { try document(scale: 1, note: 0.5).expect([Self.text]) }

    @Test("It goes by the page, which is looked at as large as a screen", arguments: [0.1, 0.02, 0.003])
    func smallPage(scale: Double) throws {
        try document(scale: scale, sheet: scale).expect([Self.text])
        try document(scale: scale, sheet: scale, note: 0.5).expect([Self.text])
    }

    @Test("A small unit makes a page small", arguments: ["0.01", "0.0005"])
    func unit(unit: String) throws { try document(scale: 1, entries: "/UserUnit \(unit)").expect([Self.text]) }

    @Test("A page with no other is meant to be enlarged", arguments: [0.05, 0.004])
    func drawing(scale: Double) throws { try document(scale: scale).expect([Self.text]) }

    @Test("Boxes are those of the page as it is")
    func boxes() throws {
        func page(_ scale: Double) throws -> PageText {
            var found: [PageText] = []
            try document(scale: scale, sheet: scale).open().forEachPage(workers: 1) { found.append($0) }
            return try #require(found.first)
        }
        let (ordinary, small) = (try page(1), try page(0.02))
        #expect((small.width - 612 * 0.02).magnitude < 0.001 && (small.height - 792 * 0.02).magnitude < 0.001)
        let (line, other) = (try #require(ordinary.blocks.first?.lines.first), try #require(small.blocks.first?.lines.first))
        #expect((other.box.x0 - line.box.x0 * 0.02).magnitude < 0.01 && (other.box.y1 - line.box.y1 * 0.02).magnitude < 0.01)
        #expect((other.size - line.size * 0.02).magnitude < 0.001)
    }
}
