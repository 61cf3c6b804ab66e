import PDFText
import Testing

@Suite("Numbers in rows of tables that pages beside have, too")
struct NumbersInRowsTests {
    private static let names = ["Lantern", "Pilot", "Fog horn", "Write-in", "Wick", "Oil", "Harbour", "Quay", "Beacon", "Bell", "Anchor"]

    @Test("The last row of a table keeps its numbers, though the pages beside have such in its place")
    func lastRow() throws {
        let tabs = [72.0, 160, 230, 300, 370, 440]
        let texts = try TestDocument(pages: 4) { page, index in
            page.paragraph(Prose.sentence(["Alpha", "Beta", "Gamma", "Delta"][index], 240), 72, 740, width: 440)
            for row in 0..<4 {
                page.show(Self.names[(row * 5 + index * 3) % Self.names.count], tabs[0], 118 - 13 * Double(row), size: 9)
                for (column, x) in tabs.dropFirst().enumerated() {
                    page.show("\(10 + index + row * 20 + column * 3)", x, 118 - 13 * Double(row), size: 9)
                }
            }
        }.texts()
        let text = texts.joined(separator: "\n")
        for index in 0..<4 {
            for column in 0..<5 { #expect(text.contains("\(10 + index + 60 + column * 3)"), "\(texts.suffix(3))") }
        }
    }
}
