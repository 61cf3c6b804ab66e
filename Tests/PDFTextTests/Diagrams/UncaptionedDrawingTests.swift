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

    /// Three slanted lines.
    private func triangle(_ page: inout TestPage) {
        page.raw("150 480 m 290 500 l S 290 500 m 210 600 l S 210 600 m 150 480 l S")
    }

    private let corners = [("A", 142.0, 472.0), ("B", 294, 496), ("C", 207, 604)]

    @Test("The letters at a few lines are left out: with indices, at the end of a line, in a round frame")
    func triangles() throws {
        let plain = document { page in
            triangle(&page)
            for (letter, x, y) in corners { page.show(letter, x, y) }
            // Index and all, and one that stands farther off.
            page.show("A", 215, 478)
            page.show("2", 222, 476, size: 7)
            page.show("f(x)", 303, 485)
        }
        try plain.expect([before, after])
        let framed = document { page in
            page.raw("100 460 m 100 450 l 110 440 l 490 440 l 500 450 l 500 620 l 490 630 l 110 630 l 100 620 l h S")
            triangle(&page)
            for (letter, x, y) in corners { page.show(letter, x, y) }
        }
        try framed.expect([before, after])
    }

    @Test("What is no letter is read where a few lines are drawn, and the letters with it")
    func names() throws {
        #expect(
            try reads(["Harbour", "Q", "R"]) { page in
                triangle(&page)
                for (letter, x, y) in [("Q", 142.0, 472.0), ("R", 294, 496), ("S", 207, 604)] { page.show(letter, x, y) }
                page.show("Harbour", 200, 520)
            })
    }

    @Test("What stands in boxes with round corners is read")
    func boxes() throws {
        #expect(
            try reads(["ship", "quay", "pier"]) { page in
                for (place, word) in ["ship", "quay", "pier"].enumerated() {
                    let x = 140 + 61 * place
                    page.raw(
                        "\(x) 505 m \(x) 545 l \(x + 5) 550 l \(x + 55) 550 l \(x + 60) 545 l \(x + 60) 505 l \(x + 55) 500 l \(x + 5) 500 l h S"
                    )
                    page.show(word, Double(x) + 20, 520)
                }
            })
    }

    @Test("The number of what a drawing belongs to is read")
    func numbered() throws {
        #expect(
            try reads(["b)"]) { page in
                page.show("b)", 120, 550)
                triangle(&page)
                for (letter, x, y) in corners { page.show(letter, x, y) }
            })
    }

    @Test("The last word of a text beside a drawing is read")
    func lastWord() throws {
        let text = ["The lines of the drawing at the", "left are ropes by which boats", "hang in the wind at the quay in", "rain."]
        let document = document { page in
            triangle(&page)
            for (letter, x, y) in [("A", 142.0, 472.0), ("B", 285, 510), ("C", 207, 604)] { page.show(letter, x, y) }
            for (row, line) in text.enumerated() { page.show(line, 303, 570 - 12 * Double(row)) }
        }
        try document.expect([before, text.joined(separator: " "), after])
    }

    @Test("A table of a function's values is read, whatever arrows are in it")
    func values() throws {
        let texts = try document { page in
            for y in [480.0, 540, 570, 600] { page.raw("120 \(y) m 420 \(y) l S") }
            for x in [120.0, 180, 420] { page.raw("\(x) 480 m \(x) 600 l S") }
            page.raw("220 530 m 300 490 l S 320 490 m 400 530 l S 215 480 m 222 500 l S")
            for (word, x, y) in [
                ("x", 140.0, 580.0), ("0", 190, 580), ("1", 310, 580), ("5", 405, 580), ("g", 140, 550), ("-", 250, 550), ("0", 310, 550),
                ("+", 350, 550), ("f", 140, 505), ("7", 195, 505), ("2", 310, 505), ("9", 408, 505),
            ] { page.show(word, x, y) }
        }.texts()
        #expect(texts.contains { $0.contains("x") && $0.contains("0") && $0.contains("1") && $0.contains("5") })
    }
}
