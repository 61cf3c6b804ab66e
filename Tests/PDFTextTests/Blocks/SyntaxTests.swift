import PDFText
import Testing

@Suite("Commands by themselves above what they do")
struct SyntaxTests {
    private static let width = 420.0

    /// A command whose arguments are set in another font than the rest, on a line by itself, and the text below it; returns what is read of the two.
    private func read(_ parts: [(text: String, isCode: Bool)], above text: String, indent: Double = 0) throws -> [String] {
        let all = try TestDocument { page in
            var y = page.paragraph(Prose.sentence("Alpha", 90), 72, 720, width: Self.width) - 12
            var x = 72.0
            for part in parts {
                page.show(part.text, x, y, font: part.isCode ? .fixedWide : .even)
                x += part.isCode ? 5 * Double(part.text.count) : TestPage.width(part.text, size: 10)
            }
            y -= 12
            y = page.paragraph(text, 72 + indent, y, width: Self.width - indent) - 24
            page.paragraph(Prose.sentence("Bravo", 90), 72, y, width: Self.width)
        }.texts()
        return Array(all.dropFirst().dropLast())
    }

    private let text = Prose.sentence("It puts", 40)

    @Test("A command with its arguments is no part of the sentence below it", arguments: [0.0, 10])
    func command(indent: Double) throws {
        let parts = [("\\lamp{", true), ("the harbour of it", false), ("}{", true), ("its name", false), ("}", true)]
        #expect(try read(parts, above: text, indent: indent) == ["\\lamp{the harbour of it}{its name}", text])
    }

    @Test("Nor of one that begins with what it takes")
    func placeholder() throws {
        let text = "⟨name⟩ " + Prose.sentence("is", 40)
        #expect(try read([("\\lamp{", true), ("⟨name⟩", false), ("}", true)], above: text, indent: 10) == ["\\lamp{⟨name⟩}", text])
    }

    @Test("A line that begins with a command and says something about it goes on")
    func sentence() throws {
        let parts = [("\\lamp{}", true), (" is what the keeper of lamps writes for (all of them)", false)]
        let all = try read(parts, above: Prose.sentence("Farrow", 40))
        #expect(all.count == 1 && all.first?.contains("them) Farrow") == true, "\(all)")
    }

    @Test("What a command returns stands before it, and several are read one by one")
    func several() throws {
        let all = try TestDocument { page in
            var y = page.paragraph(Prose.sentence("Alpha", 90), 72, 720, width: Self.width) - 20
            for (index, arguments) in ["(lamp)", "(lamp, oil)"].enumerated() {
                page.show("light = get", 72, y - 12 * Double(index), font: .fixedWide)
                page.show(arguments, 72 + 5 * 12, y - 12 * Double(index))
            }
            y = page.paragraph(text, 82, y - 24, width: Self.width - 10) - 24
            page.paragraph(Prose.sentence("Bravo", 90), 72, y, width: Self.width)
        }.texts()
        #expect(Array(all.dropFirst().dropLast()) == ["light = get (lamp)", "light = get (lamp, oil)", text])
    }
}
