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
}
