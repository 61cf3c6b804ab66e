import PDFText
import Testing

@Suite("Drawings without captions")
struct UncaptionedDrawingTests {
    private let before = Prose.sentence("Before", 60)
    private let after = Prose.sentence("After", 60)

    private func document(_ draw: (inout TestPage) -> Void) -> TestDocument {
        TestDocument { page in
            page.paragraph(before, 100, 700, width: 400)
            draw(&page)
            page.paragraph(after, 100, 370, width: 400)
        }
    }

    /// A hull of slanted lines that touch each other.
    private func hull(_ page: inout TestPage) {
        var (x, y) = (150.0, 560.0)
        for (dx, dy) in [(60.0, -50.0), (80, -30), (70, 30), (40, 50), (-50, 20), (-70, 15), (-80, -12), (-50, -23)] {
            page.raw("\(x) \(y) m \(x + dx) \(y + dy) l S")
            (x, y) = (x + dx, y + dy)
        }
    }

    private let letters = [("A", 190.0, 540.0), ("B", 260, 505), ("C", 330, 550)]

    @Test("The letters at its measures are left out, and can be kept")
    func measures() throws {
        let document = document { page in
            hull(&page)
            for (letter, x, y) in letters { page.show(letter, x, y) }
        }
        try document.expect([before, after])
        let kept = try document.texts(ReadingOptions(skipped: []))
        for (letter, _, _) in letters { #expect(kept.contains { $0.contains(letter) }) }
    }

    private func reads(_ parts: [String], _ draw: (inout TestPage) -> Void) throws -> Bool {
        let texts = try document(draw).texts()
        return parts.allSatisfy { part in texts.contains { $0.contains(part) } }
    }

    @Test("Sentences in a drawing are read, in however many lines, and the names beside them")
    func sentences() throws {
        #expect(
            try reads(["is steered", "by a wheel"]) { page in
                hull(&page)
                for (letter, x, y) in letters { page.show(letter, x, y) }
                for (row, words) in ["The ferry", "is steered", "from here", "by a wheel"].enumerated() {
                    page.show(words, 270, 560 - 12 * Double(row))
                }
            })
    }

    @Test("Larger letters than those of the text are read, and what stands among shapes that are apart")
    func others() throws {
        #expect(
            try reads(["Wheel", "Rudder"]) { page in
                hull(&page)
                for (row, name) in ["Wheel", "Chain", "Rudder"].enumerated() {
                    page.show(name, 200 + 50 * Double(row), 550 - 22 * Double(row), size: 14)
                }
            })
        #expect(
            try reads(["Wheel", "Rudder", "Bridge"]) { page in
                for (row, name) in ["Wheel", "Chain", "Rudder", "Bridge"].enumerated() {
                    for x in [150.0, 160] { page.raw("\(x) \(560 - 30 * row) m \(x + 8) \(568 - 30 * row) l S") }
                    page.show(name, 180 + 20 * Double(row), 560 - 30 * Double(row))
                }
            })
    }

    @Test("Of a page with little else, the names are read")
    func slide() throws {
        let document = TestDocument { page in
            page.show("How the ferry is steered", 100, 700, size: 12)
            hull(&page)
            for (letter, x, y) in letters { page.show(letter, x, y) }
        }
        let texts = try document.texts()
        for (letter, _, _) in letters { #expect(texts.contains { $0.contains(letter) }) }
    }

    @Test("What is sung below notes is read")
    func staff() throws {
        #expect(
            try reads(["lul", "bay"]) { page in
                hull(&page)
                for row in 0..<5 { page.raw("140 \(500 + 6 * row) m 420 \(500 + 6 * row) l S") }
                for (place, word) in ["lul", "la", "by", "bay"].enumerated() { page.show(word, 200 + 40 * Double(place), 490) }
            })
    }
}
