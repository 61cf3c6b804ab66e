import PDFText
import Testing

@Suite("Letters of formulae")
struct FormulaTests {
    /// A letter with an accent shown before it, as TeX does, in type of 10 points and even width.
    private func accented(_ accent: String, _ letter: String, rise: Double, before: String = "of") -> TestDocument {
        TestDocument { page in
            page.show(before, 72, 700)
            page.show(accent, 86, 700 + rise)
            page.show(letter, 86, 700)
            page.show("is", 94, 700)
        }
    }

    @Test("An accent over a letter that has none in Unicode follows it as a mark", arguments: [0, 0.8, 2.2])
    func pairs(_ rise: Double) throws {
        try accented("\u{2DC}", "F", rise: rise).expect(["of F\u{303} is"])
        try accented("\u{2C6}", "P", rise: rise).expect(["of P\u{302} is"])
        try accented("\u{2D9}", "∪", rise: rise).expect(["of ∪\u{307} is"])
        try accented("\u{2C6}", "z", rise: rise).expect(["of \u{1E91} is"])
        try accented("\u{20D7}", "K", rise: rise).expect(["of K\u{20D7} is"])
    }

    /// An arrow of 10 points in two pieces, the second of which goes back, over letters that begin at `x`.
    private func vector(_ page: inout TestPage, _ letters: String, _ x: Double, arrowAt start: Double) {
        for (piece, place, stretch) in [("−", start + 0.3, 150), ("→", start, 200)] {
            page.raw(
                "BT /\(TestFont.even.rawValue) 10 Tf \(stretch) Tz 1 0 0 1 \(place) 705.2 Tm \(TestFont.even.string(piece)) Tj 100 Tz ET")
        }
        page.show(letters, x, 700)
    }

    @Test("An arrow above letters is theirs, though it is wider than one of them, or shown behind it")
    func vectors() throws {
        let document = TestDocument { page in
            page.show("where", 72, 700)
            vector(&page, "v", 102, arrowAt: 99.5)
            page.show("and", 112, 700)
            vector(&page, "AB", 132, arrowAt: 132)
            page.show("and", 147, 700)
            page.show("w", 167, 700)
            page.show("→", 167.2, 705.8, size: 8)
            page.show("stay, and their lengths are known of old.", 177, 700)
        }
        try document.expect(["where v\u{20D7} and AB\u{20D7} and w\u{20D7} stay, and their lengths are known of old."])
    }

    @Test("An arrow in a line, or above a word, is none of a vector")
    func arrows() throws {
        let document = TestDocument { page in
            page.show("a → b", 72, 700)
            page.show("→", 72, 660)
            page.show("below", 72, 654)
        }
        #expect(try document.texts().joined().unicodeScalars.allSatisfy { $0 != "\u{20D7}" })
    }

    @Test("An accent shown before its letter, over its right half, parts no word")
    func accentsOnTheRight() throws {
        let document = TestDocument { page in
            page.show("b", 72, 700, size: 12)
            page.show("\u{2DB}", 80, 700, size: 12)
            page.show("ad", 78, 700, size: 12)
        }
        try document.expect(["bąd"])
    }

    @Test("The mark of stress follows its Cyrillic letter")
    func stress() throws {
        let document = TestDocument { page in
            page.show("Х", 72, 700, size: 12)
            page.show("\u{B4}", 78, 700, size: 12)
            page.show("арків", 78, 700, size: 12)
        }
        try document.expect(["Ха\u{301}рків"])
    }

    @Test("Signs that mean something by themselves stay, and so does an accent of another line")
    func others() throws {
        try accented("°", "F", rise: 0).expect(["of °F is"])
        let document = TestDocument { page in
            page.show("one two \u{2DC}", 72, 700)
            page.show("F", 110, 660)
        }
        #expect(try document.texts().joined().unicodeScalars.allSatisfy { $0 != "\u{303}" })
    }

    @Test("An index lowered by no more than .15 em is one, however far the letter keeps it away")
    func loweredIndices() throws {
        let document = TestDocument { page in
            page.show("where x", 72, 700)
            page.show("j", 72 + TestPage.width("where x", size: 10) + 1.9, 698.5, size: 7)
            page.show("is less", 72 + TestPage.width("where xj ", size: 10), 700)
        }
        try document.expect(["where xj is less"])
    }

    @Test("The multiplicity of an atom's term calls no note")
    func terms() throws {
        let document = TestDocument { page in
            page.show("between the levels and", 72, 700)
            let x = 72 + TestPage.width("between the levels and ", size: 10)
            page.show("3", x, 703.6, size: 7)
            page.show("P", x + 3.5, 700)
            page.show("2", x + 8.5, 698, size: 7)
            page.show("of all", x + 17, 700)
        }
        try document.expect(["between the levels and ³P2 of all"])
    }

    @Test("The multiplicity that a line within a sentence begins with begins no note")
    func termsAtLineBegin() throws {
        let lines = TestPage.wrap(Prose.sentence("Between", 40), width: 300)
        let document = TestDocument { page in
            page.lines(lines.dropLast().map { String($0) }, 72, 700, end: 372, justifiesLast: true)
            let y = 700 - 12 * Double(lines.count - 1)
            page.show("3", 72, y + 3.6, size: 7)
            page.show("Γ", 75.5, y)
            page.show("5", 80.5, y - 2, size: 7)
            page.show("of all that is known here, and so on to the end.", 87, y)
        }
        let read = try document.texts()
        #expect(read.count == 1, "\(read)")
    }

    /// A slanted letter keeps what is raised beside it this far away.
    @Test("An exponent a little behind its letter belongs to it", arguments: [0.2, 1.2, 1.8])
    func exponents(_ gap: Double) throws {
        let document = TestDocument { page in
            page.show("a T", 72, 700)
            page.show("2", 72 + 12.5 + gap, 703.5, size: 6.5)
            page.show("and", 95, 700)
        }
        try document.expect(["a T² and"])
    }

    @Test("What is raised behind a comma and a thin space doesn't")
    func labels() throws {
        let document = TestDocument { page in
            page.show("{0,", 72, 700)
            page.show("m", 72 + 15 + 1.7, 703.5, size: 6.5)
            page.show("more", 98, 700)
        }
        #expect(try document.texts().joined().hasPrefix("{0, m"))
    }

    @Test("A slash that is drawn over a relation negates it", arguments: [("∈", "∉"), ("=", "≠"), ("⊂", "⊄"), ("∝", "∝\u{338}")])
    func struck(_ sign: String, _ negated: String) throws {
        let slash = TestPage.width("/", size: 10)
        let width = TestPage.width(sign, size: 10)
        for isFirst in [true, false] {
            let document = TestDocument { page in
                page.show("so x", 72, 700)
                if !isFirst { page.show(sign, 100, 700) }
                page.show("/", 100 + (width - slash) / 2 + 0.5, 700)
                if isFirst { page.show(sign, 100, 700) }
                page.show("y is", 100 + width + 3, 700)
            }
            try document.expect(["so x \(negated) y is"])
        }
    }

    @Test("A tilde that is set over = makes it ≅", arguments: [3.5, 6.2])
    func congruent(_ height: Double) throws {
        let document = TestDocument { page in
            page.show("so A", 72, 700)
            page.show("∼", 100, 700 + height)
            page.show("=", 100, 700)
            page.show("B and x ∼=", 112, 700)
            page.show("y", 165, 700)
        }
        try document.expect(["so A ≅ B and x ∼= y"])
    }

    @Test(
        "A mark without a width that is shown where a letter of a formula begins stands over that letter, not over the word before",
        arguments: [0, 2.5])
    func markFirst(_ height: Double) throws {
        let document = TestDocument { page in
            page.show("mean m is", 72, 700)
            let end = 72 + TestPage.width("mean m is", size: 10)
            page.show("\u{302}", end, 700 + height)
            page.show("ℎ as told", end + 2.5, 700)
        }
        try document.expect(["mean m is ℎ\u{302} as told"])
    }

    @Test("A slash beside a relation strikes nothing")
    func besideRelation() throws {
        let document = TestDocument { page in
            page.show("X/", 72, 700)
            page.show("∼ is", 72 + TestPage.width("X/", size: 10), 700)
        }
        try document.expect(["X/∼ is"])
    }

    @Test(
        "A hook at the end of an arrow, or its beginning, is part of it", arguments: [("↪", "→", "↪"), ("←", "↩", "↩"), ("↪", "−→", "↪")])
    func hooks(_ first: String, _ rest: String, _ whole: String) throws {
        let document = TestDocument { page in
            page.show("so X", 72, 700)
            var x = 100.0
            for piece in first + rest {
                // In TeX's fonts a hook is half as wide as an arrow.
                let scale = piece == "↪" || piece == "↩" ? 50.0 : 100
                page.raw("BT /E 10 Tf \(scale) Tz \(x) 700 Td \(TestFont.even.string(String(piece))) Tj ET")
                x += TestPage.width(String(piece), size: 10) * scale / 100 - 0.2
            }
            page.show("Y is", x + 3, 700)
        }
        try document.expect(["so X \(whole) Y is"])
    }

    @Test("A hook by itself is none of an arrow: below a letter it is its ogonek")
    func ogonek() throws {
        let document = TestDocument { page in
            page.raw("BT /E 10 Tf 72 700 Td \(TestFont.even.string("so ma")) Tj 50 Tz 20 0 Td \(TestFont.even.string("↪")) Tj ET")
            page.raw("BT /E 10 Tf 100 Tz 100 700 Td \(TestFont.even.string("is")) Tj ET")
        }
        try document.expect(["so mą is"])
    }

    @Test(
        "Arrows that are drawn in pieces are one sign", arguments: [("−−", "→", "→"), ("==", "⇒", "⇒"), ("⇐", "⇒", "⇔"), ("↦", "→", "↦")])
    func arrows(_ first: String, _ second: String, _ whole: String) throws {
        let document = TestDocument { page in
            page.show("so x", 72, 700)
            var x = 100.0
            for piece in first {
                page.show(String(piece), x, 700)
                x += TestPage.width(String(piece), size: 10) - 1.7
            }
            if first == "↦" { x = 100 }
            page.show(second, x, 700)
            page.show("y is", x + TestPage.width(second, size: 10) + 3, 700)
        }
        // Here the bar is as wide as other signs, and is none.
        try document.expect([first == "↦" ? "so x ↦→ y is" : "so x \(whole) y is"])
    }

    @Test("An accent as wide as its letter, shown before it, parts no word, though it is further right than that begins")
    func wideAccent() throws {
        let document = TestDocument { page in
            page.show("Verschl", 72, 700)
            let x = 72 + TestPage.width("Verschl", size: 10)
            page.raw(
                "BT /E 13 Tf \(x + 0.3) 699.5 Td \(TestFont.even.string("\u{A8}")) Tj /E 10 Tf -0.3 0.5 Td \(TestFont.even.string("usselung")) Tj ET"
            )
        }
        try document.expect(["Verschlüsselung"])
    }
}
