import Testing

@testable import PDFText

@Suite("Exponents and fractions")
struct BuiltUpTextTests {
    /// Pieces as they are shown: text, where, how large.
    private func texts(_ pieces: [(String, Double, Double, Double)]) throws -> [String] {
        try TestDocument { page in for (text, x, y, size) in pieces { page.show(text, x, y, size: size) } }.texts()
    }

    @Test("An exponent stands with what it is shown behind, though another line is nearer")
    func exponents() throws {
        let read = try texts([
            ("a =", 72, 700, 10), ("(c+d)", 95, 692, 10), ("2", 120, 696, 7), ("+(e)", 126, 692, 10), ("2", 146, 696, 7),
            ("= b", 155, 700, 10),
        ]).joined(separator: " ")
        #expect(read.contains("(c+d)\u{B2}") && read.contains("(e)\u{B2}"))
    }

    @Test("An exponent raised above its line stands where this leaves just the room for it; elsewhere it is no part of the line")
    func highExponent() throws {
        func read(at x: Double) throws -> String {
            let unit = "scaled to units of [cm"
            let end = 72 + TestPage.width(unit, size: 10)
            return try texts([(unit, 72, 700, 10), ("-1", end + x, 707, 7), ("] by all", end + TestPage.width("-1", size: 7), 700, 10)])
                .joined(separator: " | ")
        }
        #expect(try read(at: 0) == "scaled to units of [cm\u{207B}\u{B9}] by all")
        let apart = try read(at: 20)
        #expect(apart.contains("-1") && !apart.contains("\u{207B}"))
    }

    @Test("A prime written as the exponent of an exponent stays with its letter, whatever follows it")
    func highPrimes() throws {
        let read = try texts([
            ("with q", 72, 700, 10), ("′", 99.8, 706.4, 5), ("3", 102.3, 704, 7), ("g(r", 108, 700, 10), ("′", 123.3, 706.4, 5),
            ("− a)", 129, 700, 10),
        ]).joined(separator: " | ")
        #expect(read == "with q′\u{B3} g(r′ − a)")
    }

    @Test("A raised sign stays in its line beside a column whose line ends near it")
    func raisedSign() throws {
        let read = try texts([
            ("in this column", 72, 704.9, 10), ("of all of HANS", 300, 700, 10), ("\u{AE}", 362.5, 704.64, 6.5),
            (" it is said", 365.75, 700, 10),
        ]).joined(separator: " ")
        #expect(read.contains("of all of HANS\u{AE} it is said"), "\(read)")
    }

    @Test("A fraction is read where it stands")
    func fractions() throws {
        let read = try texts([
            ("The rate is", 72, 700, 10), ("km", 129, 707, 10), ("h", 132, 692, 10), ("at the most.", 146, 700, 10),
        ]).joined(separator: " ")
        #expect(read == "The rate is km h at the most.")
    }

    @Test("A smaller letter over the foot of a larger one is part of its word, though a line of another column stands as high")
    func overlapping() throws {
        let document = TestDocument { page in
            page.show("other columns have lines", 330, 703.5)
            page.show("and here is the L", 72, 700)
            let end = 72 + TestPage.width("and here is the L", size: 10)
            page.show("A", end - 3.3, 702, size: 7)
            page.show("TE for once", end - 1, 700)
        }
        #expect(try document.texts().joined(separator: " ").contains("the LATE for once"))
    }

    @Test("What is not small or not behind stands on its own")
    func others() {
        func fragment(_ x0: Float, _ x1: Float, _ y: Float, _ size: Float) -> Fragment {
            Fragment(frame: 0, start: 0, end: 1, x0: x0, x1: x1, y: y, size: size, em: size, isArtifact: false)
        }
        let base = fragment(0, 20, 100, 10)
        #expect(BuiltUpText.bases(of: [base, fragment(20, 25, 104, 7)]) == [0, 0])
        #expect(BuiltUpText.bases(of: [base, fragment(20, 25, 104, 7), fragment(25, 30, 104, 7)]) == [0, 0, 0])
        #expect(BuiltUpText.bases(of: [base, fragment(20, 25, 98, 7), fragment(20, 25, 104, 7)]) == [0, 0, 0])
        #expect(BuiltUpText.bases(of: [base, fragment(20, 25, 104, 10)]) == [0, 1])
        #expect(BuiltUpText.bases(of: [base, fragment(40, 45, 104, 7)]) == [0, 1])
        #expect(BuiltUpText.bases(of: [base, fragment(20, 25, 110, 7)]) == [0, 1])
        // As high as Word raises a trade mark's sign, and no higher.
        #expect(BuiltUpText.bases(of: [base, fragment(20, 25, 104.64, 6.5)]) == [0, 0])
        #expect(BuiltUpText.bases(of: [base, fragment(20, 25, 104.64, 8)]) == [0, 1])
        #expect(BuiltUpText.bases(of: [base, fragment(20, 25, 104.9, 6.5)]) == [0, 1])
        // The first line beside a large initial.
        #expect(BuiltUpText.bases(of: [fragment(0, 20, 100, 30), fragment(20, 90, 110, 10)]) == [0, 1])
    }
}
