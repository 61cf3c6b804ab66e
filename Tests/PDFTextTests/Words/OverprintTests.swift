import PDFText
import Testing

@Suite("Overprinting")
struct OverprintTests {
    @Test("Each letter twice, a little further on")
    func letterByLetter() throws {
        let document = TestDocument { page in
            for (index, letter) in "Heading".enumerated() {
                page.show(String(letter), 72 + Double(index) * 5, 700)
                page.show(String(letter), 72.3 + Double(index) * 5, 700)
            }
        }
        try document.expect(["Heading"])
    }

    @Test("A line in two pieces that have some words in common, as where each is clipped to its part of the page")
    func overlappingPieces() throws {
        let document = TestDocument { page in
            page.show("The lamps of the old", 72, 700)
            page.show("the old town are lit", 129.5, 700)
        }
        try document.expect(["The lamps of the old town are lit"])
    }

    @Test("Shadows on two sides, painted first")
    func twoShadows() throws {
        let document = TestDocument { page in
            for (x, y) in [(-1.0, -1.0), (1, 1), (0, 0)] { page.show("Shadows on both sides", 72 + x, 700 + y, size: 14, font: .sans) }
        }
        try document.expect(["Shadows on both sides"])
    }

    @Test("Each letter four times, wide ones first")
    func wideLetters() throws {
        let document = TestDocument { page in
            for (index, letter) in "MWWM".enumerated() {
                for (x, y) in [(0.0, 0.0), (0.1, 0), (0, 0.2), (0.1, 0.2)] {
                    page.show(String(letter), 72 + Double(index) * 9 + x, 700 + y, font: .serif)
                }
            }
        }
        try document.expect(["MWWM"])
    }

    @Test("A line twice, a little further on", arguments: [(0.0, 0.0), (0.3, 0), (0.4, 0.2), (-0.3, 0), (0.7, -0.7)])
    func lineByLine(_ shift: (x: Double, y: Double)) throws {
        let document = TestDocument { page in
            page.show("Fake bold heading", 72, 700, font: .sans)
            page.show("Fake bold heading", 72 + shift.x, 700 + shift.y, font: .sans)
            page.lines(["Text below it goes on for a line or two,", "and ends here."], 72, 670)
        }
        try document.expect(["Fake bold heading", "Text below it goes on for a line or two, and ends here."])
    }

    @Test("Four times, as outlines are drawn")
    func fourTimes() throws {
        let document = TestDocument { page in
            for (x, y) in [(0.0, 0.0), (0.3, 0), (0, 0.3), (0.3, 0.3)] { page.show("Warning: hot surface", 72 + x, 700 + y) }
        }
        try document.expect(["Warning: hot surface"])
    }

    @Test("A word within a line")
    func word() throws {
        let document = TestDocument { page in
            page.show("This is important to know.", 72, 700)
            page.show("important", 72 + TestPage.width("This is ", size: 10) + 0.3, 700)
        }
        try document.expect(["This is important to know."])
    }

    @Test("All lines first, then all lines again")
    func block() throws {
        let document = TestDocument { page in
            for shift in [0.0, 0.25] {
                page.lines(["The first line of the text is here,", "the second line follows it."], 72 + shift, 700)
            }
        }
        try document.expect(["The first line of the text is here, the second line follows it."])
    }

    @Test("Letters that are doubled stay doubled")
    func doubledLetters() throws {
        let document = TestDocument { page in
            for (index, letter) in "bookkeeper aa ll".enumerated() where letter != " " {
                page.show(String(letter), 72 + Double(index) * 5, 700)
            }
        }
        try document.expect(["bookkeeper aa ll"])
    }

    @Test("Repeated words in narrow columns stay")
    func repeatedWords() throws {
        let document = TestDocument { page in
            page.lines(["no no no", "no no no", "no no no."], 72, 700)
        }
        try document.expect(["no no no no no no no no no."])
    }

    @Test("Shadows, cast further down than to the side", arguments: [(1.0, -1.8), (-0.7, -1.4), (0.7, 1.4)])
    func shadow(_ shift: (x: Double, y: Double)) throws {
        let document = TestDocument { page in
            for offset in [shift, (0.0, 0.0)] {
                page.lines(["A heading with a shadow behind it,", "set in two lines."], 72 + offset.0, 700 + offset.1, size: 14)
            }
        }
        try document.expect(["A heading with a shadow behind it, set in two lines."])
    }

    /// Some hyphens between letters, each begun so many ems behind the one before: they are a third of an em wide.
    private func hyphens(_ count: Int, step: Double) throws -> [String] {
        let back = 333 - 1000 * step
        let shown = Array(repeating: "(-)", count: count).joined(separator: " \(back) ")
        return try TestDocument { $0.raw("BT /\(TestFont.sans.rawValue) 10 Tf 72 700 Td [(Part A) \(shown) (B is here)] TJ ET") }.texts()
    }

    @Test("Hyphens that lie over each other are one, and where they are longer than such a dash")
    func hyphenBars() throws {
        #expect(try hyphens(2, step: 0.105) == ["Part A-B is here"])
        #expect(try hyphens(3, step: 0.18) == ["Part A–B is here"])
    }

    @Test("Side by side they are several, however close")
    func hyphensApart() throws { #expect(try hyphens(2, step: 0.25) == ["Part A--B is here"]) }

    @Test("Two signs that make a square are one, and stand for themselves side by side")
    func square() throws {
        let document = TestDocument { page in
            page.show("as was said", 72, 700)
            page.show("⊔", 200, 700)
            page.show("⊓", 200, 700)
            page.show("a ⊔ ⊓ b", 72, 660)
        }
        let text = try document.texts().joined(separator: " ")
        #expect(text.contains("□") && text.contains("⊔ ⊓") && text.count { $0 == "⊓" } == 1, "\(text)")
    }
}
