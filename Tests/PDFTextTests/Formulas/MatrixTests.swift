import Testing

@testable import PDFText

@Suite("Rows in tall brackets: matrices, vectors, cases")
struct MatrixTests {
    /// Shows rows of entries around a baseline, from left to right or column by column; returns where they end.
    @discardableResult
    private func show(
        _ rows: [[String]], x: Double, y: Double = 700, pitch: Double = 12, gap: Double = 10, byColumns: Bool = false,
        on page: inout TestPage
    ) -> Double {
        let count = rows.map(\.count).max() ?? 0
        var starts: [Double] = []
        var end = x
        for column in 0..<count {
            starts.append(end)
            end += (rows.map { column < $0.count ? TestPage.width($0[column], size: 10) : 0 }.max() ?? 0) + gap
        }
        let top = y + pitch * Double(rows.count - 1) / 2
        func entry(_ row: Int, _ column: Int) {
            if column < rows[row].count { page.show(rows[row][column], starts[column], top - pitch * Double(row)) }
        }
        if byColumns {
            for column in 0..<count { for row in rows.indices { entry(row, column) } }
        } else {
            for row in rows.indices { for column in 0..<count { entry(row, column) } }
        }
        return end - gap
    }

    /// Shows the pieces of a bracket from the top, as TeX hangs them above a line.
    private func pieces(_ pieces: String, x: Double, y: Double = 700, on page: inout TestPage) {
        let top = y + 6 + 6 * Double(pieces.count)
        for (index, piece) in pieces.enumerated() { page.show(String(piece), x, top - 12 * Double(index)) }
    }

    @Test(
        "Brackets of pieces are one each, and what stands between them is read row by row in its line",
        arguments: [
            ("⎛⎜⎝", "⎞⎟⎠", "(", ")"), ("⎡⎢⎣", "⎤⎥⎦", "[", "]"), ("\u{F8EB}\u{F8EC}\u{F8ED}", "\u{F8F6}\u{F8F7}\u{F8F8}", "(", ")"),
            ("⏐⏐⏐", "⏐⏐⏐", "|", "|"), ("⎧⎨⎩", "⎫⎬⎭", "{", "}"),
        ])
    func ofPieces(_ left: String, _ right: String, _ opening: String, _ closing: String) throws {
        let document = TestDocument { page in
            page.show("we set A =", 72, 700)
            pieces(left, x: 125, on: &page)
            let end = show([["1", "0", "0"], ["0", "a", "b"], ["0", "c", "d"]], x: 130, on: &page)
            pieces(right, x: end, on: &page)
            page.show("for all of them", end + 8, 700)
        }
        try document.expect(["we set A = \(opening)1, 0, 0; 0, a, b; 0, c, d\(closing) for all of them"])
    }

    @Test("An exponent hardly smaller than its letter is no row in tall brackets")
    func largeExponents() throws {
        let document = TestDocument { page in
            page.show("we set A =", 72, 700)
            page.show("[", 125, 711, font: .largeSigns)
            page.show("a + b", 131, 700)
            page.show("2", 151.2, 704.6, size: 8.1)
            page.show("+ c", 157.5, 700)
            page.show("]", 171, 711, font: .largeSigns)
            page.show("for all of them", 180, 700)
        }
        try document.expect(["we set A = [a + b² + c] for all of them"])
    }

    @Test("A bracket that closes behind a prime is no partner of a brace, whose last row it would take away")
    func primes() throws {
        let document = TestDocument { page in
            page.show("f(i) =", 72, 700)
            pieces("⎧⎨⎩", x: 104, on: &page)
            page.show("w", 110, 712)
            page.show("if i > 0,", 130, 712)
            page.show("v", 110, 700)
            page.show("if (i", 130, 700)
            let end = 130 + TestPage.width("if (i", size: 10)
            page.show("′", end, 704, size: 7)
            page.show(") < 0,", end + 4, 700)
            page.show("0", 110, 688)
            page.show("otherwise.", 130, 688)
            page.show("(3)", 300, 700)
        }
        let read = try document.texts().joined(separator: " | ")
        #expect(read.contains("0 otherwise. (3)"), "\(read)")
    }

    @Test("Pieces shown from below, or by the scalar of the whole, make a bracket as well")
    func otherPieces() throws {
        let document = TestDocument { page in
            page.show("f =", 72, 700)
            pieces("⎧{⎨{⎩", x: 90, on: &page)
            show([["1", "if x > 0"], ["2", "if x = 0"], ["3", "else"]], x: 96, gap: 12, on: &page)
        }
        try document.expect(["f = { 1 if x > 0; 2 if x = 0; 3 else"])
    }

    @Test("Pieces that stand above their baselines, close to the next line, as those of OpenType's fonts do")
    func standing() throws {
        let rows = [["1", "if x > 0"], ["2", "if x = 0"], ["3", "else"]]
        let document = TestDocument { page in
            page.show("f =", 72, 700)
            for (index, piece) in "⎩⎨⎧".enumerated() { page.show(String(piece), 90, 683 + 6 * Double(index)) }
            let end = show(rows, x: 96, gap: 12, on: &page)
            page.show("(3)", end + 50, 700)
            page.show("so A =", 72, 640)
            for (index, piece) in "⎝⎜⎛".enumerated() { page.show(String(piece), 110, 623 + 6 * Double(index)) }
            let next = show([["1", "0", "0"], ["0", "a", "b"], ["0", "c", "d"]], x: 116, y: 640, on: &page)
            for (index, piece) in "⎠⎟⎞".enumerated() { page.show(String(piece), next, 623 + 6 * Double(index)) }
            page.show("and that is the end of it", 72, 610)
        }
        let read = try document.texts().joined(separator: " | ")
        #expect(read.contains("f = { 1 if x > 0; 2 if x = 0; 3 else (3)"), "\(read)")
        #expect(read.contains("so A = (1, 0, 0; 0, a, b; 0, c, d)"), "\(read)")
    }

    @Test("One glyph in a font for text may be as tall: its neighbours tell", arguments: [false, true])
    func glyphs(_ byColumns: Bool) throws {
        let document = TestDocument { page in
            page.show("R = (", 72, 700)
            let end = show([["cos f", "-sin f"], ["sin f", "cos f"]], x: 95, byColumns: byColumns, on: &page)
            page.show("), then", end, 700)
        }
        try document.expect(["R = (cos f, -sin f; sin f, cos f), then"])
    }

    @Test("Brackets that hang from above, in TeX's font of large signs")
    func hanging() throws {
        let document = TestDocument { page in
            page.show("so", 72, 700)
            page.show("(", 85, 714, font: .extensible)
            page.show("n", 89, 706.8)
            page.show("k", 89, 693.2)
            page.show(")", 94, 714, font: .extensible)
            page.show("= m", 101, 700)
        }
        try document.expect(["so (n; k) = m"])
    }

    @Test("A display may begin with a brace of one sign, before the equations of a system")
    func system() throws {
        let document = TestDocument { page in
            page.show("The system of", 72, 730)
            page.show("{", 200, 712, font: .extensible)
            show([["x + y = 1"], ["x - y = 0"]], x: 208, on: &page)
            page.show("or none", 270, 700)
            page.show("has one solution.", 72, 670)
        }
        let read = try document.texts().joined(separator: " | ")
        #expect(read.contains("{ x + y = 1; x - y = 0 or none") && !read.contains("solution. {"), "\(read)")
    }

    @Test("Matrices side by side, and one in another")
    func several() throws {
        let document = TestDocument { page in
            page.show("so [", 72, 700)
            var end = show([["a", "b"], ["c", "d"]], x: 93, on: &page)
            page.show("][", end, 700)
            end = show([["x"], ["y"]], x: end + 10, on: &page)
            page.show("] = z", end, 700)
            page.show("B =", 72, 600)
            pieces("⎛⎜⎜⎝", x: 92, y: 600, on: &page)
            page.show("(", 97, 612)
            end = show([["1", "2"], ["3", "4"]], x: 102, y: 612, on: &page)
            page.show(")", end, 612)
            page.show("0", end + 40, 612)
            page.show("0", 110, 588)
            page.show("(", end + 28, 588)
            end = show([["5", "6"], ["7", "8"]], x: end + 33, y: 588, on: &page)
            page.show(")", end, 588)
            pieces("⎞⎟⎟⎠", x: end + 6, y: 600, on: &page)
        }
        try document.expect(["so [a, b; c, d][x; y] = z", "B = ((1, 2; 3, 4), 0; 0, (5, 6; 7, 8))"])
    }

    @Test("Exponents and indices stay with their letters, and an exponent of the whole stands behind it")
    func scripts() throws {
        let document = TestDocument { page in
            page.show("A =", 72, 700)
            pieces("⎛⎝", x: 92, on: &page)
            page.show("3x", 98, 706)
            page.show("2", 108, 709.6, size: 7)
            page.show("b", 124, 706)
            page.show("12", 129, 704.5, size: 7)
            page.show("c", 98, 694)
            page.show("d", 124, 694)
            pieces("⎞⎠", x: 138, on: &page)
            page.show("2", 143.5, 718, size: 7)
            page.show("+ B", 150, 700)
        }
        try document.expect(["A = (3x², b12; c, d)² + B"])
    }

    @Test("Fractions that stand in brackets by themselves")
    func fractions() throws {
        let document = TestDocument { page in
            page.show("A =", 72, 700)
            pieces("⎛⎝", x: 92, on: &page)
            page.show("1", 100, 713.9, size: 7)
            page.raw("100 712.3 3.5 0.4 re f")
            page.show("2", 100, 706.6, size: 7)
            page.show("0", 124, 710)
            page.show("0", 99, 690)
            page.show("1", 124, 693.9, size: 7)
            page.raw("124 692.3 3.5 0.4 re f")
            page.show("n", 124, 686.6, size: 7)
            pieces("⎞⎠", x: 132, on: &page)
            page.show("holds", 141, 700)
        }
        try document.expect(["A = (1/2, 0; 0, 1/n) holds"])
    }

    @Test("Dots down a column or a diagonal are one sign, and so are three in a row")
    func dots() throws {
        let document = TestDocument { page in
            page.show("A =", 72, 700)
            pieces("⎛⎜⎝", x: 92, on: &page)
            page.show("a", 98, 714)
            page.show("···", 118, 714)
            page.show("b", 148, 714)
            for step in 0..<3 { page.show(".", 98, 702 - 4 * Double(step)) }
            for step in 0..<3 { page.show(".", 118 + 4 * Double(step), 701 - 3 * Double(step)) }
            for step in 0..<3 { page.show(".", 148, 702 - 4 * Double(step)) }
            page.show("c", 98, 680)
            page.show("···", 118, 680)
            page.show("d", 148, 680)
            pieces("⎞⎟⎠", x: 156, on: &page)
            page.show("holds", 165, 700)
        }
        try document.expect(["A = (a, ⋯, b; ⋮, ⋱, ⋮; c, ⋯, d) holds"])
    }

    @Test("A line of dots, as drawings have it, is no such sign")
    func dotted() throws {
        let document = TestDocument { page in
            page.show("A drawing", 72, 730)
            for step in 0..<9 { page.show(".", 98 + 4 * Double(step), 700 - 4 * Double(step)) }
        }
        #expect(try !document.texts().joined().contains("⋱"))
    }

    @Test("Cases behind a brace; the number of the equation follows them")
    func cases() throws {
        let document = TestDocument { page in
            page.show("f(x) = {", 72, 700)
            show([["1,", "if x > 0,"], ["0,", "otherwise"]], x: 114, gap: 10, on: &page)
            page.show("(1)", 400, 700)
            page.show("|x| = {", 72, 600)
            show([["x", "x > 0"], ["-x", "x < 0"]], x: 110, y: 600, gap: 10, on: &page)
        }
        try document.expect(["f(x) = { 1, if x > 0; 0, otherwise (1)", "|x| = { x, x > 0; -x, x < 0"])
    }

    @Test("Rows in front of a brace that nothing opens")
    func closing() throws {
        let document = TestDocument { page in
            page.show("so", 72, 700)
            let end = show([["x = 1"], ["y = 2"]], x: 90, on: &page)
            pieces("⎫⎬⎭", x: end + 2, on: &page)
            page.show("for z", end + 12, 700)
        }
        try document.expect(["so x = 1; y = 2 } for z"])
    }

    @Test("Brackets of pieces around one row are ordinary ones")
    func oneRow() throws {
        let document = TestDocument { page in
            page.show("so", 72, 700)
            pieces("⎛⎝", x: 85, on: &page)
            page.show("a + b", 90, 700)
            pieces("⎞⎠", x: 110, on: &page)
            page.show("= c", 126, 700)
        }
        try document.expect(["so (a + b) = c"])
    }

    @Test("What stands below the name of an operator is read behind it")
    func operators() throws {
        let document = TestDocument { page in
            page.show("a + lim", 72, 700)
            page.show("n→0", 90.5, 693, size: 7)
            page.show("f(n)", 107.5, 700)
            page.show("Total", 72, 600)
            page.show("sum", 79, 593, size: 7)
        }
        let texts = try document.texts()
        #expect(texts.first == "a + lim n→0 f(n)")
        #expect(!texts.contains("Total sum"))
    }

    @Test("A brace that lies over a term is silent")
    func flatBrace() throws {
        let document = TestDocument { page in
            page.show("a + b", 72, 700)
            page.raw("BT /E 10 Tf 400 Tz 73 692 Td <23DF> Tj ET")
            page.show("= c", 97, 700)
        }
        #expect(try !document.texts().joined().contains("⏟"))
    }

    /// Shows a brace of pieces, with rules between them.
    private func brace(_ pieces: [String], x0: Double, x1: Double, y: Double, on page: inout TestPage) {
        page.show(pieces[0], x0, y)
        page.raw("\(x0 + 5) \(y) \((x1 - x0) / 2 - 10) 1.2 re f")
        page.show(pieces[1], (x0 + x1) / 2 - 5, y)
        page.raw("\((x0 + x1) / 2 + 5) \(y) \((x1 - x0) / 2 - 10) 1.2 re f")
        page.show(pieces[2], x1 - 5, y)
    }

    @Test("What a brace names a term by is read behind the term, and the formula is one line")
    func namedTerms() throws {
        let document = TestDocument { page in
            page.show("so a + (", 72, 700)
            page.show("b + c + d + e + f + g", 104.5, 700)
            brace(["⏟", "⏟⏟", "⏟"], x0: 104.5, x1: 184.5, y: 692, on: &page)
            page.show("n", 143, 685, size: 7)
            page.show("1", 146.5, 684, size: 5)
            page.show(") = h", 184.5, 700)
            page.show("then k +", 72, 600)
            page.show("two of", 128, 616, size: 7)
            brace(["⏞", "⏞⏞", "⏞"], x0: 109.5, x1: 167, y: 608, on: &page)
            page.show("l + m + n + o p", 109.5, 600)
            page.show("= q", 169.5, 600)
        }
        try document.expect(["so a + (b + c + d + e + f + g n1) = h", "then k + l + m + n + o p two of = q"])
    }

    @Test("The value that a term is taken at stands behind its bar")
    func takenAt() throws {
        let document = TestDocument { page in
            page.show("so d f(t)", 72, 700)
            pieces("⏐⏐", x: 112, on: &page)
            page.show("t", 117, 692, size: 7)
            page.show("=0", 120.5, 692, size: 7)
            page.show("is b", 131, 700)
        }
        try document.expect(["so d f(t)|t=0 is b"])
    }

    @Test("Limits of a sign that is larger than its line, and a little off it")
    func largeSign() throws {
        let document = TestDocument { page in
            page.show("the sum", 72, 730)
            page.show("s =", 72, 700)
            page.show("∑", 90, 697.5, size: 15)
            page.show("i=1", 89, 687, size: 7)
            page.show("n", 92, 712, size: 7)
            page.show("a", 99, 700)
            page.show("is known", 72, 660)
        }
        let text = try document.texts().joined(separator: " / ")
        #expect(text.contains("s = ∑ i=1 n a"))
        #expect(!text.contains("the sum n"))
    }

    @Test("The sign of a root stands on the line of what is under it, also in a fraction, and its bar is none of one")
    func roots() throws {
        let document = TestDocument { page in
            page.show("so", 72, 700)
            page.show("√", 84.5, 708)
            page.raw("89.5 708 15 0.4 re f")
            page.show("x+y", 89.5, 700)
            page.show("and", 110, 700)
            page.raw("130 702.3 10 0.4 re f")
            page.show("1", 132.5, 706.9)
            page.show("√", 130, 701)
            page.show("2", 135, 693)
            page.raw("135 701 5 0.4 re f")
            page.show("too", 143, 700)
        }
        try document.expect(["so √x+y and 1/√2 too"])
    }

    @Test("A rule of logic is no fraction")
    func inference() throws {
        let document = TestDocument { page in
            page.show("G ⊢ a, G ⊢ b", 72, 706.8)
            page.raw("72 702.3 60 0.4 re f")
            page.show("G ⊢ a and b", 74, 693)
            page.show("rule", 135, 700)
        }
        #expect(try !document.texts().joined().contains("/"))
    }

    @Test("A fraction whose bar is a picture of one point")
    func pictureBar() throws {
        let document = TestDocument { page in
            page.show("the sum of", 72, 700)
            page.show("1", 121, 703.9, size: 7)
            page.raw("q 3.5 0 0 0.4 121 702.3 cm BI /IM true /W 1 /H 1 /BPC 1 ID \0 EI Q")
            page.show("2", 121, 696.6, size: 7)
            page.show("of them", 127, 700)
        }
        try document.expect(["the sum of 1/2 of them"])
    }

    @Test("An equation with its number stands between the parts of its sentence")
    func equation() throws {
        let document = TestDocument { page in
            let y = page.paragraph(
                "The keeper of the light wrote down what he had seen that night, and in the morning he found that", 72, 700, width: 300)
            page.show("x + y = z", 180, y - 8)
            page.show("(12)", 352, y - 8)
            page.paragraph(
                "where the last of them is the number of ships that had gone by the rock before the sun was up.", 72, y - 28, width: 300)
        }
        let roles = try document.roles()
        #expect(roles.count == 3)
        #expect(roles.dropFirst().first == "formula: x + y = z (12)")
    }

    // MARK: - What is none

    @Test("Pieces that stand alone, as in a chart of a font, are left as they are")
    func chart() throws {
        let document = TestDocument { page in
            for (index, piece) in ["⎛", "⎜", "⎝", "⎞"].enumerated() {
                page.show("239\(index)", 72 + 80 * Double(index), 700)
                page.show(piece, 110 + 80 * Double(index), 700)
            }
        }
        let text = try document.texts().joined(separator: " ")
        #expect(["⎛", "⎜", "⎝", "⎞"].allSatisfy { text.contains($0) })
    }

    @Test("Code with brackets, and a bracket before a line that is broken, stay lines")
    func code() throws {
        let document = TestDocument { page in
            page.lines(["call(", "    a b", "    c d", ")", "x = {", "  1", "  2", "}"], 72, 700, font: .fixed)
            page.lines(["the words of an author (", "who goes on in the next line), and", "no more is said of it here (as"], 72, 500)
        }
        let texts = try document.layout().lineTexts
        #expect(!texts.joined().contains(";"))
        #expect(texts.contains("call("))
    }

    @Test("A table between bars, a list beside a brace of one piece: no rows of a matrix")
    func table() throws {
        let document = TestDocument { page in
            for (row, words) in ["one two", "three four", "five six"].enumerated() {
                let y = 700 - 14 * Double(row)
                page.show("|", 72, y)
                page.show(words, 80, y)
                page.show("|", 140, y)
            }
            page.lines(["a first line of a list", "a second line of a list"], 90, 600)
            page.show("{", 80, 594)
        }
        #expect(try !document.texts().joined().contains(";"))
    }

    @Test("Pages of thousands of brackets are read")
    func hostile() throws {
        let signs = ["⎛", "⎝", "(", "⎞", "⎠", ")", "{", "⎧", "⎩", "|"]
        var seed: UInt64 = 7
        func next(_ count: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % count
        }
        let random = TestDocument { page in
            for _ in 0..<6000 { page.show(signs[next(signs.count)], Double(next(500)) + 50, Double(next(700)) + 50) }
        }
        #expect(try !random.texts().isEmpty)
        let nested = TestDocument { page in
            for index in 0..<3000 { page.show("(", 50 + Double(index) * 0.05, 400 + Double(index % 2) * 20) }
            page.show("a", 250, 410)
            page.show("b", 250, 390)
            for index in 0..<3000 { page.show(")", 300 + Double(index) * 0.05, 400 + Double(index % 2) * 20) }
        }
        #expect(try nested.texts().joined().contains("a"))
    }

    @Test("Behind what closes, an index stands below the exponent, as in TeX: both belong to it")
    func exponentOverIndex() throws {
        let document = TestDocument { page in
            page.show("we set A =", 72, 700)
            pieces("⎛⎜⎝", x: 125, on: &page)
            let end = show([["1", "0"], ["c", "d"]], x: 130, on: &page)
            pieces("⎞⎟⎠", x: end, on: &page)
            page.show("2", end + 5, 716, size: 7)
            page.show("n", end + 5, 684, size: 7)
            page.show("for all of them", end + 14, 700)
        }
        try document.expect(["we set A = (1, 0; c, d)²n for all of them"])
    }
}
