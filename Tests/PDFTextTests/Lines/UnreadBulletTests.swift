import PDFText
import Testing

@Suite("Bullets of a font that can't be read")
struct UnreadBulletTests {
    private static let intro = Prose.sentence("Alpha", 60)

    /// A page with a paragraph, and lines below it: a dot is shown before those that begin with one.
    private func read(_ lines: [String], hang: Double = 14, hasBullets: Bool = true) throws -> [String] {
        var document = TestDocument { page in
            page.paragraph(Self.intro, 72, 740, width: 400)
            for (index, line) in lines.enumerated() {
                let y = 620 - 12 * Double(index)
                if line.hasPrefix("* ") {
                    if hasBullets { page.raw("BT /U 10 Tf 92 \(y) Td <01> Tj ET") }
                    page.show(String(line.dropFirst(2)), 106, y)
                } else {
                    page.show(line, 92 + hang, y)
                }
            }
        }
        document.fonts =
            "/U << /Type /Font /Subtype /Type3 /FontMatrix [.001 0 0 .001 0 0] /FontBBox [0 0 500 500] /FirstChar 1 /LastChar 1 "
            + "/Widths [500] /CharProcs << >> /Encoding << /Differences [1 /zq] >> >>"
        return Array(try document.texts().dropFirst())
    }

    @Test("Three in a column begin items")
    func column() throws {
        let items = ["Boats that came back late to the harbour", "Lamps of the keeper", "Salt and nets of all the old boats"]
        let read = try read(items.map { "* " + $0 })
        #expect(read == items, "\(read)")
    }

    @Test("Two do where a text hangs beside its own")
    func hanging() throws {
        let read = try read(["* Boats that came back late to the harbour of the old town", "with nets of salt", "* Lamps of the keeper"])
        #expect(read == ["Boats that came back late to the harbour of the old town with nets of salt", "Lamps of the keeper"], "\(read)")
    }

    @Test("Texts that go on between the sign and their beginning have none", arguments: [4.0, 10])
    func torn(_ hang: Double) throws {
        let lines = [
            "* The boats of the harbour came back late in winter as", "full of nets and lamps as all the others that were here",
            "* before them, when the keeper lit the lamps of the old", "grey tower above the sea, which was as dark by then as",
            "* the mill by the water that stands as still as the old", "boats, while the wind of the north comes over the hills",
        ]
        #expect(try read(lines, hang: hang) == read(lines, hang: hang, hasBullets: false))
    }
}
