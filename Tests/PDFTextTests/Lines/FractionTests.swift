import Testing

@testable import PDFText

@Suite("Fractions and large signs")
struct FractionTests {
    /// Shows `before`, a fraction whose bar is as wide as the wider of its parts, and `after`; returns where the line ends.
    @discardableResult
    private func show(
        _ before: String, _ over: String, _ under: String, _ after: String, on page: inout TestPage, y: Double = 700, size: Double = 7,
        hasBar: Bool = true
    ) -> Double {
        page.show(before, 72, y)
        let x = 72 + TestPage.width(before, size: 10) + 2.5
        let width = max(TestPage.width(over, size: size), TestPage.width(under, size: size))
        let rise = size < 9 ? 3.9 : 6.8
        page.show(over, x + (width - TestPage.width(over, size: size)) / 2, y + rise, size: size)
        if hasBar { page.raw("\(x) \(y + 2.3) \(width) 0.4 re f") }
        page.show(under, x + (width - TestPage.width(under, size: size)) / 2, y - (size < 9 ? 3.4 : 6.9), size: size)
        page.show(after, x + width + 2.5, y)
        return x + width + 2.5 + TestPage.width(after, size: 10)
    }

    @Test(
        "A fraction in small type is read from above to below, with a stroke",
        arguments: [("1", "2"), ("12", "5"), ("a", "bc"), ("x1", "n")])
    func inline(_ over: String, _ under: String) throws {
        let document = TestDocument { page in show("the sum of", over, under, "of them is less", on: &page) }
        try document.expect(["the sum of \(over)/\(under) of them is less"])
    }

    @Test("A fraction in the type of its line is no lines of its own")
    func displayed() throws {
        let document = TestDocument { page in
            page.show("as we have seen before in the text above", 72, 730)
            show("f =", "a + b", "c", "+ d", on: &page, size: 10)
        }
        try document.expect(["as we have seen before in the text above", "f = (a + b)/c + d"])
    }

    @Test(
        "A fraction whose denominator is shown first, and the line last; but a rule with no line beside it has none",
        arguments: [true, false])
    func shownBackwards(hasLine: Bool) throws {
        var document = TestDocument { page in
            page.show("as we have seen before in the text above", 72, 740)
            page.raw("BT /C 10 Tf 101.5 693.1 Td (c) Tj ET 89.5 702.3 30 0.4 re f BT /C 10 Tf 89.5 706.8 Td (a + b) Tj ET")
            if hasLine { page.raw("BT /C 10 Tf 50 700 Td (so f =) Tj ET") }
        }
        document.fonts = "/C << /Type /Font /Subtype /Type1 /BaseFont /Courier >>"
        let read = try document.texts()
        #expect(read.contains("so f = (a + b)/c") == hasLine, "\(read)")
        #expect(read.contains { $0.contains("/") } == hasLine, "\(read)")
    }

    @Test("An index that ends before the exponent above it is part of the numerator")
    func indexBelowExponent() throws {
        let document = TestDocument { page in
            page.show("as we have seen before in the text above", 72, 740)
            page.show("f =", 72, 700)
            page.raw("87 702.3 28 0.4 re f")
            page.show("b + a", 87, 709.4)
            page.show("22", 107.5, 713.4, size: 7)
            page.show("y", 107.7, 706.7, size: 7)
            page.show("c", 98, 693.1)
            page.show("+ d", 117.5, 700)
        }
        let read = try document.texts()
        #expect(read.contains { $0.contains("y)/c + d") }, "\(read)")
    }

    @Test("A fraction on a page whose longest piece is a note at its side, in tiny type")
    func besideNote() throws {
        let document = TestDocument { page in
            show("f =", "a + b", "c", "+ d", on: &page, size: 10)
            page.raw("BT /H 4 Tf 0 1 -1 0 600 60 Tm (\(Prose.sentence("Downloaded", 200))) Tj ET")
        }
        #expect(try document.texts().contains("f = (a + b)/c + d"))
    }

    @Test("A fraction on a page most of whose letters are labels below an axis, which are turned")
    func besideTurnedLabels() throws {
        let document = TestDocument { page in
            show("f =", "a + b", "c", "+ d", on: &page, size: 10)
            for place in 0..<30 { page.raw("BT /H 6 Tf 0 1 -1 0 \(60 + 12 * place) 60 Tm (Harbour number \(place + 10)) Tj ET") }
        }
        #expect(try document.texts().contains("f = (a + b)/c + d"))
    }

    @Test(
        "Sums above and below a bar are put into brackets; not what has some, nor a sign in front",
        arguments: [
            ("1+a", "1+b", "(1+a)/(1+b)"), ("a", "b+c", "a/(b+c)"), ("x <y", "2", "(x <y)/2"), ("(a+b)", "c", "(a+b)/c"),
            ("+a", "b(c+d)", "+a/(b(c+d))"), ("a", "f(x)", "a/f(x)"), ("a", "(b-c)", "a/(b-c)"), ("(a+b)+c", "d", "((a+b)+c)/d"),
            ("a-b", "c", "a-b/c"),
            ("a", "2·b", "a/(2·b)"), ("a·b", "2", "a·b/2"), ("a", "(2·b)", "a/(2·b)"),
        ])
    func sums(_ over: String, _ under: String, _ text: String) throws {
        let document = TestDocument { page in show("the sum of", over, under, "of them is less", on: &page) }
        try document.expect(["the sum of \(text) of them is less"])
    }

    @Test("The last rule of a table is no bar of a fraction, though the next column's text stands as high")
    func ruleOfTable() throws {
        let document = TestDocument { page in
            page.show("Lamps that were seen to burn, and all others", 72, 704, size: 8)
            let end = 72 + TestPage.width("Lamps that were seen to burn, and all others", size: 8)
            page.raw("72 700.5 \(end - 72) 0.4 re f")
            page.show("Table 4: Description of these lamps", 72, 690, size: 10)
            page.show("which is told in the other column", end + 11, 698, size: 10)
        }
        let read = try document.texts().joined(separator: " | ")
        #expect(!read.contains("/"), "\(read)")
    }

    @Test("A fraction in a fraction is put into brackets; an exponent's sign makes no sum")
    func nested() throws {
        let document = TestDocument { page in
            page.show("so", 72, 700)
            page.raw("84.5 702.3 21.5 0.4 re f")
            page.show("1", 87, 710.4, size: 7)
            page.raw("87 708.9 3.5 0.4 re f")
            page.show("2", 87, 703.8, size: 7)
            page.show("+ x", 93.5, 706.8)
            page.show("y", 89, 693)
            page.show("-n", 94.5, 697, size: 7)
            page.show("here", 108, 700)
        }
        try document.expect(["so (1/2 + x)/y-n here"])
    }

    @Test("Fractions that are all of a numerator and a denominator")
    func ofFractions() throws {
        let document = TestDocument { page in
            page.show("so =", 72, 700)
            page.show("a+b", 94.5, 713.1, size: 7)
            page.raw("94.5 711.5 10.5 0.4 re f")
            page.show("c", 98, 705.4, size: 7)
            page.raw("94.5 702.3 10.5 0.4 re f")
            page.show("d+e", 94.5, 695.5, size: 7)
            page.raw("94.5 693.8 10.5 0.4 re f")
            page.show("f", 98, 687.7, size: 7)
            page.show("here", 107.5, 700)
        }
        try document.expect(["so = ((a+b)/c)/((d+e)/f) here"])
    }

    @Test("A fraction on a page with a drawing of many lines")
    func besideDrawing() throws {
        let document = TestDocument { page in
            for line in 0..<300 { page.raw("\(100 + line) 200 20 0.4 re f") }
            show("the sum of", "1", "2", "of them is less", on: &page)
        }
        try document.expect(["the sum of 1/2 of them is less"])
    }

    @Test("An exponent in a denominator is one, though it comes nearer to the bar than its base")
    func exponents() throws {
        let document = TestDocument { page in
            page.show("so", 72, 700)
            page.raw("84.5 702.3 13.5 0.4 re f")
            page.show("a", 88.7, 706.8)
            page.show("bx", 84.5, 693.1)
            page.show("2", 94.5, 696, size: 7)
            page.show("here", 101, 700)
        }
        try document.expect(["so a/bx\u{B2} here"])
    }

    @Test("An exponent in a denominator that stands as high as those of tall brackets do")
    func highExponent() throws {
        let document = TestDocument { page in
            page.show("so", 72, 700)
            page.raw("84.5 702.3 18.5 0.4 re f")
            page.show("a", 91, 706.8)
            page.show("(bx)", 84.5, 691.1)
            page.show("2", 99.5, 696.12, size: 7)
            page.show("here", 106, 700)
        }
        try document.expect(["so a/(bx)\u{B2} here"])
    }

    @Test("The stroke stands before what a denominator begins with, though its exponent was shown first")
    func exponentShownFirst() throws {
        let document = TestDocument { page in
            page.show("so", 72, 700)
            page.raw("84.5 702.3 13.5 0.4 re f")
            page.show("a", 88.7, 706.8)
            page.show("2", 94.5, 696, size: 7)
            page.show("bx", 84.5, 693.1)
            page.show("here", 101, 700)
        }
        try document.expect(["so a/bx\u{B2} here"])
    }

    @Test("An accent above a tall letter, which TeX raises, is no row of a numerator")
    func raisedAccent() throws {
        let document = TestDocument { page in
            page.show("so", 72, 700)
            page.raw("84.5 702.3 20 0.4 re f")
            page.show("\u{2C6}", 86, 709.3)
            page.show("M", 84.5, 706.8)
            page.show("(x)", 89.5, 706.8)
            page.show("b+c", 87, 693.1)
            page.show("here", 107, 700)
        }
        let read = try document.texts()
        #expect(read == ["so M\u{302}(x)/(b+c) here"], "\(read)")
    }

    @Test("A fraction that is all there is under a root, at the end of a formula")
    func underRoot() throws {
        let document = TestDocument { page in
            page.show("f =", 72, 700)
            page.show("√", 96, 714)
            page.raw("101 714 12 0.4 re f")
            page.raw("102.2 702.3 9.6 0.4 re f")
            page.show("1", 104.5, 706.8)
            page.show("na", 102, 693.1)
        }
        let read = try document.texts()
        #expect(read.map { $0.filter { $0 != " " } } == ["f=√(1/na)"], "\(read)")
    }

    @Test("A sign that hangs above its limits over a bar is no line of its own above a fraction of the rest")
    func hangingOverBar() throws {
        let document = TestDocument { page in
            page.show("so", 72, 700)
            page.raw("84.5 702.3 21 0.4 re f")
            page.show("1", 84.5, 706.9)
            page.show("∑", 91, 714.3)
            page.show("b", 101.5, 703.9, size: 7)
            page.show("A", 91, 693.1)
            page.show("here", 108, 700)
        }
        #expect(try !document.texts().joined().contains("/"))
    }

    @Test("Sums above or below a bar are in its row, with their limits")
    func sumsOverBars() throws {
        let document = TestDocument { page in
            page.show("so =", 72, 700)
            page.raw("94.5 702.3 25.5 0.4 re f")
            page.show("∑", 94.5, 714.3)
            page.show("m", 99.5, 711.8, size: 7)
            page.show("i=1", 99.5, 703.8, size: 7)
            page.show("ab", 110, 706.8)
            page.show("n", 104.75, 693.1)
            page.show("here", 122.5, 700)
        }
        try document.expect(["so = ∑ i=1 m ab/n here"])
    }

    @Test("The sign of a relation stands further from a bar where it is in a column of its own")
    func beyondRelation() throws {
        let document = TestDocument { page in
            page.show("f =", 72, 700)
            let x = 72 + TestPage.width("f =", size: 10) + 8
            page.show("ab", x, 706.8)
            page.raw("\(x) 702.3 10 0.4 re f")
            page.show("c", x + 2.5, 693.1)
        }
        try document.expect(["f = ab/c"])
    }

    @Test("In LaTeX's eqnarray 11.2 points, whatever the size of the type")
    func beyondColumnOfArray() throws {
        let document = TestDocument { page in
            page.show("f =", 72, 700, size: 9)
            let x = 72 + TestPage.width("f =", size: 9) + 11.2
            page.show("ab", x, 706.2, size: 9)
            page.raw("\(x) 702.1 9 0.4 re f")
            page.show("c", x + 2.25, 693.8, size: 9)
        }
        try document.expect(["f = ab/c"])
    }

    @Test("A fraction may fill most of a line")
    func long() throws {
        let over = String(repeating: "ab", count: 25)
        let document = TestDocument { page in show("so", over, "c", "here", on: &page, size: 10) }
        try document.expect(["so \(over)/c here"])
    }

    @Test("Two fractions side by side")
    func neighbours() throws {
        let document = TestDocument { page in
            let end = show("so", "1", "2", "", on: &page)
            page.show("3", end, 703.9, size: 7)
            page.raw("\(end) 702.3 3.5 0.4 re f")
            page.show("4", end, 696.6, size: 7)
        }
        try document.expect(["so 1/2 3/4"])
    }

    @Test("Without a bar, an exponent and an index are what they were")
    func scripts() throws {
        let document = TestDocument { page in show("the x", "2", "1", "of it", on: &page, hasBar: false) }
        #expect(try !document.texts().joined().contains("/"))
    }

    @Test("A rule between lines of text makes no fraction of them: underlined words, heads of tables")
    func rules() throws {
        let document = TestDocument { page in
            page.show("Underlined words", 72, 700)
            page.raw("72 698 77.5 0.4 re f")
            page.show("Another few words", 72, 688)
            page.show("Method", 72, 640)
            page.show("Score of it", 160, 646)
            page.raw("160 643 52.5 0.4 re f")
            page.show("first then", 160, 633)
        }
        #expect(try !document.texts().joined().contains("/"))
    }

    @Test("Brackets and sums that hang from above stand in their line, limits behind their sign")
    func hanging() throws {
        let document = TestDocument { page in
            page.show("exp", 72, 700)
            page.show("(", 88, 712, font: .extensible)
            page.show("x + y", 91.8, 700)
            page.show(")", 112.2, 712, font: .extensible)
            page.show("= z", 123, 700)
        }
        try document.expect(["exp(x + y) = z"])
    }

    @Test("An exponent that was shown before an upper limit is none")
    func severalSigns() throws {
        let document = TestDocument { page in
            page.show("T = n", 72, 650)
            page.show("p-2", 92, 654.1, size: 7)
            page.show("p", 106.7, 662.5, size: 7)
            page.show("∏", 105, 647.5, size: 14)
            page.show("i=1", 103.5, 638, size: 7)
            page.show("(n - m)", 114, 650)
        }
        #expect(try document.texts().joined(separator: " ").contains("T = np-2 ∏ i=1 p (n - m)"))
    }

    @Test("An exponent that an index pushes up stays with its letter", arguments: [false, true])
    func pushedUp(_ isIndexFirst: Bool) throws {
        let document = TestDocument { page in
            page.show("so b", 72, 700)
            if isIndexFirst { page.show("ij", 89.5, 696.5, size: 7) }
            page.show("(k)", 89.5, 706, size: 7)
            if !isIndexFirst { page.show("ij", 89.5, 696.5, size: 7) }
            page.show("= c is", 104, 700)
        }
        #expect(try document.layout().lineTexts.count == 1)
    }

    @Test("A bracket that is a line of code stays one")
    func code() throws {
        let document = TestDocument { page in
            page.show("if x then", 72, 712)
            page.show("{", 72, 700, font: .serif)
            page.show("return", 78, 688, font: .serif)
            page.show("}", 72, 676, font: .serif)
        }
        #expect(try document.layout().lineTexts == ["if x then", "{", "return", "}"])
    }

    @Test("A bracket of a font for text is on the line it was shown on, whatever stands below")
    func lineAbove() throws {
        let document = TestDocument { page in
            page.show("call [e", 72, 712)
            page.show("1", 104.5, 710.5, size: 7)
            page.show("]", 108, 712, font: .serif)
            page.show("jump on", 80, 700)
        }
        try document.expect(["call [e1] jump on"])
    }

    @Test("A numerator before a slanting stroke is no mark of a note")
    func slanting() throws {
        let document = TestDocument { page in
            page.show("about (", 72, 700)
            page.show("1", 102.5, 703.5, size: 6.5)
            page.show("/", 105.7, 700)
            page.show("n", 110.7, 698.5, size: 6.5)
            page.show(") of it", 114, 700)
        }
        try document.expect(["about (1/n) of it"])
    }

    @Test("What is multiplied with a fraction is no part of its denominator")
    func factors() throws {
        for (under, after, text) in [("2", "xy", "1/2 xy"), ("2", ")", "1/2)"), ("(a+b)", "x", "1/(a+b)x")] {
            let document = TestDocument { page in
                page.show("the sum of", 72, 700)
                let x = 72 + TestPage.width("the sum of", size: 10) + 2.5
                let width = TestPage.width(under, size: 7)
                page.show("1", x + (width - 3.5) / 2, 703.9, size: 7)
                page.raw("\(x) 702.3 \(width) 0.4 re f")
                page.show(under, x, 696.6, size: 7)
                page.show(after, x + width + 0.8, 700)
            }
            try document.expect(["the sum of \(text)"])
        }
    }

    @Test("A fraction with nothing before it is on the line of the sum behind it, which hangs from above")
    func beforeSum() throws {
        let document = TestDocument { page in
            page.show("where it is said that of all of them the sum is", 72, 740)
            page.show("1", 133.5, 706.8)
            page.raw("132 702.3 8 0.4 re f")
            page.show("n", 133.5, 693.1)
            page.show("n", 146, 718, size: 7)
            page.show("∑", 144, 709.5)
            page.show("i=1", 142.5, 689, size: 7)
            page.show("x + 1 = a", 157, 700)
            page.show("and so on, as it is known of old by all that count", 72, 660)
        }
        let read = try document.texts()
        #expect(read.contains("1/n ∑ i=1 n x + 1 = a"), "\(read)")
    }

    @Test("A line that one of them pushes down goes on with the full one above it")
    func pushedApart() throws {
        let lines = TestPage.wrap(Prose.sentence("Alpha", 120), width: 400)
        let document = TestDocument { page in
            let end = page.lines(Array(lines.prefix(5)), 72, 700, end: 472, justifiesLast: true)
            page.show("and with all those of them that were there before it is", 72, end, end: 390)
            page.raw("397 \(end + 2.3) 5.5 0.4 re f")
            page.show("a", 398, end + 4, size: 7)
            page.show("b", 398, end - 3.5, size: 7)
            page.show("of them, told by", 407, end, end: 472)
            page.lines(["Berg that it was so, as others have said it."], 72, end - 15.6)
        }
        let read = try document.texts()
        #expect(read.count == 1, "\(read)")
    }
}
