import Testing

@testable import PDFText

@Suite("Raised text")
struct RaisedTextTests {
    /// Shows text of 10 points in which what stands between carets is raised and smaller: "energy^2^".
    private func texts(_ marked: String, rise: Double = 3.5, size: Double = 6.5) -> TestDocument {
        var operators = "BT /T 10 Tf 72 700 Td "
        for (index, part) in marked.split(separator: "^", omittingEmptySubsequences: false).enumerated() where !part.isEmpty {
            operators += index % 2 == 0 ? "/T 10 Tf 0 Ts " : "/T \(size) Tf \(rise) Ts "
            operators += TestFont.serif.string(part) + " Tj "
        }
        return TestDocument { $0.raw(operators + "ET") }
    }

    @Test("Marks that call notes are left out")
    func noteMarks() throws {
        try texts("as was said^12^ before").expect(["as was said before"])
        try texts("as was said.^3^ Then he left.").expect(["as was said. Then he left."])
        try texts("as was said,^1,2^ then").expect(["as was said, then"])
        try texts("a sign^*^ too").expect(["a sign too"])
        try texts("at the end of it.^7^").expect(["at the end of it."])
        try texts("as it was said.^iv^ Then he left.").expect(["as it was said. Then he left."])
        try texts("as in Dr.^i^ Reed").expect(["as in Dr.i Reed"])
    }

    @Test("So are those behind names that end in a figure and letters, and behind abbreviations in brackets")
    func marksBehindNames() throws {
        try texts("as UTF-16LE^1^ before (WHO)^2^ then").expect(["as UTF-16LE before (WHO) then"])
    }

    @Test("The star of formulas calls a note behind the last word of a line, not within a formula")
    func starsOfFormulas() throws {
        for marked in ["All lamps of one size^∗^", "Lamps, and how to list them.^∗^"] {
            let shown = TestDocument { page in
                let parts = marked.split(separator: "^")
                page.show(String(parts[0]), 72, 700)
                page.show("∗", 72 + TestPage.width(String(parts[0]), size: 10) + 0.4, 703.6, size: 7)
                page.show("It is shown here what the keepers of lamps have known of old.", 72, 660)
            }
            #expect(try shown.texts().first == marked.replacing("^∗^", with: ""))
        }
    }

    @Test("Powers of letters with a hat are powers; behind words of one letter stand notes")
    func lettersWithMarks() throws {
        try texts("|x| = Ô^2^").expect(["|x| = Ô²"])
        try texts("il y va à^2^ midi").expect(["il y va à midi"])
    }

    @Test("Powers in type that is hardly smaller, raised by half an em, stay in their line")
    func large() throws {
        try texts("of 7.87 g/cm^3^ at sea, so that a^2^ + b^2^ = c^2^ holds", rise: 5, size: 9)
            .expect(["of 7.87 g/cm³ at sea, so that a² + b² = c² holds"])
        try texts("weighs 10^-3^ kg, and covers 20 m^2^", rise: 5, size: 9).expect(["weighs 10⁻³ kg, and covers 20 m²"])
        try texts("as was said^12^ before", rise: 5, size: 9).expect(["as was said before"])
    }

    @Test("Superior figures behind superior signs and units call no notes")
    func figuresOfUnits() throws {
        let lines = ["of 7.87 g/cm³ at sea, 10⁻³ kg, some N/mm² of it", "and mol² as well, says the keeper²; and/or² the other"]
        try TestDocument { page in page.lines(lines, 72, 700) }
            .expect(["of 7.87 g/cm³ at sea, 10⁻³ kg, some N/mm² of it and mol² as well, says the keeper; and/or the other"])
    }

    @Test("Behind Cyrillic units stand powers, too", arguments: ["до 2 м^2^ и", "на 5 км^2^ леса"])
    func cyrillicUnits(marked: String) throws {
        let shown = TestDocument { page in
            var x = 72.0
            for (index, part) in marked.split(separator: "^").enumerated() {
                page.show(String(part), x, index == 1 ? 703.5 : 700, size: index == 1 ? 6.5 : 10)
                x += TestPage.width(part, size: index == 1 ? 6.5 : 10)
            }
        }
        try shown.expect([marked.replacing("^2^", with: "²")])
    }

    /// Shows lines one below the other.
    private func lines(_ marked: [String]) -> TestDocument {
        TestDocument { page in
            for (row, line) in marked.enumerated() {
                var operators = "BT /T 10 Tf 72 \(700 - 40 * row) Td "
                for (index, part) in line.split(separator: "^", omittingEmptySubsequences: false).enumerated() where !part.isEmpty {
                    operators += index % 2 == 0 ? "/T 10 Tf 0 Ts " : "/T 6.5 Tf 3.5 Ts "
                    operators += TestFont.serif.string(part) + " Tj "
                }
                page.raw(operators + "ET")
            }
        }
    }

    @Test("Marks that a note of the page begins with call it behind brackets, short words and names with figures, too")
    func calledNotes() throws {
        try lines([
            "as it was (they said true)^1^ before", "in oilTeX2^1^, and the coda^b^ then", "of (a+b)^2^ and 12^2^ lamps",
            "^1^Note that it rings. ^2^Or not.", "^a^Categorical. ^b^Not so.",
        ]).expect([
            "as it was (they said true) before", "in oilTeX2, and the coda then", "of (a+b)² and 12² lamps",
            "1 Note that it rings. Or not.", "a Categorical. Not so.",
        ])
    }

    @Test("Where no note begins so, they are powers and ends of words")
    func powersBehindBrackets() throws {
        try lines(["as it was (they said true)^1^ before", "in oilTeX2^1^, and the coda^b^ then"])
            .expect(["as it was (they said true)¹ before", "in oilTeX2¹, and the codab then"])
    }

    @Test("A raised star that a line begins with is no part of the word behind it")
    func starsOfNotes() throws {
        try lines(["^*^p is small. ^**^p is smaller."]).expect(["p is small. p is smaller."])
        #expect(try lines(["^*^p is small. ^**^p is smaller."]).layout().wordTexts.prefix(2) == ["*", "p"])
    }

    @Test("A fraction that is raised behind a bracket is a power")
    func roots() throws { try texts("the value diag(S)^1/2^ of it").expect(["the value diag(S)^(1/2) of it"]) }

    @Test("Mass numbers before the symbol of an element call no notes; numbers that no isotope has do")
    func isotopes() throws {
        try texts("given ^131^I and ^99^Tc, and ^18^F-labelled water with ^3^H.").expect([
            "given 131I and 99Tc, and 18F-labelled water with 3H."
        ])
        try texts("the lamp ^2^In winter and ^12^Iron ^4^A boat").expect(["the lamp In winter and Iron A boat"])
    }

    /// A line's words, parted before numbers, with the number before each part.
    private static func pieces(of line: String) -> [(number: String?, words: String)] {
        var pieces: [(number: String?, words: [Substring])] = []
        for word in line.split(separator: " ") {
            if word.allSatisfy(\.isNumber) {
                pieces.append((String(word), []))
            } else if pieces.isEmpty {
                pieces.append((nil, [word]))
            } else {
                pieces[pieces.count - 1].words.append(word)
            }
        }
        return pieces.map { ($0.number, $0.words.joined(separator: " ")) }
    }

    @Test("The numbers of verses are left out at the beginnings of lines, too, in columns whose lines aren't level; they begin no notes")
    func verses() throws {
        let verses = (1...24).map { Prose.sentence("Verse", 7 + $0 % 5) }
        // The raised number before each but the first takes a word's place.
        let lines = TestPage.wrap(verses.enumerated().map { $0 == 0 ? $1 : "\($0 + 1) \($1)" }.joined(separator: " "), width: 220)
        let document = TestDocument { page in
            for (index, line) in lines.enumerated() {
                let (column, row) = index.quotientAndRemainder(dividingBy: (lines.count + 1) / 2)
                var x = column == 0 ? 72.0 : 320
                let y = 700 - 13 * Double(row) - 4.5 * Double(column)
                for (number, words) in Self.pieces(of: line) {
                    if let number {
                        page.show(number, x, y + 4.2, size: 6.5)
                        x += TestPage.width(number, size: 6.5)
                    }
                    page.show(words, x, y)
                    x += TestPage.width(words, size: 10) + 2.5
                }
            }
        }
        try document.expect([verses.joined(separator: " ")])
    }

    @Test("The charge of an ion behind an index is none of its figures")
    func charges() throws {
        for (charge, written) in [("2–", "²⁻"), ("3+", "³⁺"), ("2−", "²⁻")] {
            let document = TestDocument { page in
                page.show("of SO", 72, 700)
                page.show("4", 93, 698, size: 6.5)
                page.show(charge, 96.3, 704, size: 6.5)
                page.show("ions", 110, 700)
            }
            try document.expect(["of SO4\(written) ions"])
        }
        // Behind letters it is as it was.
        try texts("of Ca^2+^ ions").expect(["of Ca2+ ions"])
    }

    @Test("The indices of an exponent are no powers, and call no notes")
    func indicesOfExponents() throws {
        let document = TestDocument { page in
            page.show("of δ", 72, 700)
            for (place, number) in ["1", "2", "m"].enumerated() {
                page.show("n", 85 + 6.2 * Double(place), 704, size: 7)
                page.show(number, 88.5 + 6.2 * Double(place), 702.8, size: 5)
            }
            page.show("is", 115, 700)
        }
        try document.expect(["of δn1n2nm is"])
    }

    @Test("A star behind an index calls no note")
    func conjugates() throws {
        let document = TestDocument { page in
            page.show("where Lg", 72, 700)
            let end = 72 + TestPage.width("where Lg", size: 10)
            page.show("k", end, 698, size: 6.5)
            page.show("*", end + TestPage.width("k", size: 6.5), 704, size: 6.5)
            page.show("is its conjugate", end + 12, 700)
        }
        try document.expect(["where Lgk* is its conjugate"])
        try texts("where the lamp^*^ is lit").expect(["where the lamp is lit"])
    }

    @Test("A mark raised by half an em, and not much smaller, is one")
    func highMark() throws {
        let document = TestDocument { page in
            page.show("It had been opened in winter", 72, 712)
            page.show("as was said.", 72, 700)
            page.show("1", 72 + TestPage.width("as was said.", size: 10), 704.9, size: 7.3)
            page.show("Then he left it", 84 + TestPage.width("as was said.", size: 10), 700)
            page.show("by the river.", 72, 688)
        }
        try document.expect(["It had been opened in winter as was said. Then he left it by the river."])
    }

    @Test("What stands close behind a mark is text, though the mark is of two fonts and nothing parts the words")
    func textBehindMark() throws {
        let (before, after) = (TestFont.even.string("その同等品"), TestFont.even.string("）が必要となる。"))
        let star = "/E 6.5 Tf 3.5 Ts \(TestFont.even.string("*")) Tj "
        for mark in [star + "/T 6.5 Tf \(TestFont.serif.string("13")) Tj", star + "\(TestFont.even.string("13")) Tj"] {
            let document = TestDocument { $0.raw("BT /E 10 Tf 72 700 Td \(before) Tj \(mark) /E 10 Tf 0 Ts \(after) Tj ET") }
            try document.expect(["その同等品）が必要となる。"])
        }
    }

    @Test("Superior figures of the font call notes, too, also before a stop and in front of the note itself")
    func superiorFiguresCallNotes() throws {
        try TestDocument { $0.show("as was said\u{B3} before", 72, 700, font: .serif) }.expect(["as was said before"])
        try TestDocument { $0.show("as was said\u{B9}: then", 72, 700, font: .serif) }.expect(["as was said: then"])
        try TestDocument { $0.show("\u{B2}In those days", 72, 700, font: .serif) }.expect(["In those days"])
        try TestDocument { $0.show("5 m\u{B2} and 10\u{B3}.", 72, 700, font: .serif) }.expect(["5 m\u{B2} and 10\u{B3}."])
    }

    @Test("Figures behind letters of mathematical alphabets and what stands under a root are exponents")
    func symbols() {
        func cells(_ text: String) -> ArraySlice<Cell> {
            text.unicodeScalars.map { Cell(unicode: $0.value, x0: 0, x1: 0, gap: 0, run: 0, followsSpace: false) }[...]
        }
        func kind(_ raised: String, _ before: String) -> RaisedText { RaisedText(cells(raised), after: ArraySlice(before.utf8)) }
        #expect(kind("2", "𝑥") == .exponent)
        #expect(kind("2", "(𝑎𝑖)") == .exponent)
        #expect(kind("2", "√U") == .exponent)
        #expect(kind("n", "𝑥") == .plain)
        #expect(kind("2", "words") == .noteMark)
        #expect(kind("2", "∇") == .exponent)
        #expect(kind("2", "O(x") == .exponent)
        #expect(kind("2", "sin") == .exponent)
        #expect(kind("1", "log") == .noteMark)
        #expect(kind("12", "sin") == .noteMark)
    }

    @Test(
        "Figures behind the end of a formula are exponents, whatever it is made of",
        arguments: [
            "−a", "τi+1τ", "sα]", "Ω(r)r", "ergs/(cm", "eV/cm", "2πνσr", "u1(1−µ)−u2(1−µ)", "|AC|", "⟨v⟩", "ℝ", "g◦f:R", "dy/dx",
            "(sin(1.234))",
            "10GeV", "(1", "x′",
        ])
    func formulas(_ before: String) { #expect(kind("2", after: before) == .exponent) }

    @Test(
        "Figures behind the end of a word, of a sentence or of a quotation call notes",
        arguments: [
            "words", "web2c", "and/or", "co-op", "U.S", "don’t", "l’a", "it.", "end”", "(Wallace et al.)", "doc/deutsch/", "\\set{name=1}",
            "été",
            "слово", "на", "⟨option⟩", "95%",
        ])
    func words(_ before: String) {
        #expect(kind("2", after: before) == .noteMark)
        #expect(kind("†", after: before) == .noteMark)
    }

    @Test("A sign between terms behind raised figures makes an exponent of them, and so does the bracket of a function")
    func lookingAhead() throws {
        #expect(kind("1", after: "Ext", next: RaisedText.Next(unicode: 0x28, isGlued: true)) == .exponent)
        #expect(kind("1", after: "word", next: RaisedText.Next(unicode: 0x28, isGlued: false)) == .noteMark)
        #expect(kind("2", after: "Area", next: RaisedText.Next(unicode: 0x3D, isGlued: false)) == .exponent)
        #expect(kind("1", after: "Smith", next: RaisedText.Next(unicode: 0x22C5, isGlued: false)) == .noteMark)
        #expect(kind("†", after: "a") == .plain)
        #expect(kind("a", after: "Fµν") == .plain)
    }

    private func kind(_ raised: String, after before: String, next: RaisedText.Next = RaisedText.Next()) -> RaisedText {
        let cells = raised.unicodeScalars.map { Cell(unicode: $0.value, x0: 0, x1: 0, gap: 0, run: 0, followsSpace: false) }
        return RaisedText(cells[...], after: ArraySlice(before.utf8), next: next)
    }

    @Test("A raised number before a stroke is a numerator, however large what follows is")
    func numerators() throws {
        for before in ["of the length", "is = (", "1 −"] {
            let document = TestDocument { page in
                page.show(before, 72, 700)
                let x = 72 + TestPage.width(before, size: 10) + (before.hasSuffix("(") ? 0 : 2.5)
                page.show("1", x, 703.5, size: 6.5)
                page.show("/n", x + 2.7, 700)
                page.show("so that", x + 16, 700)
            }
            try document.expect([before + (before.hasSuffix("(") ? "" : " ") + "1/n so that"])
        }
        try texts("as was said^1^/before").expect(["as was said/before"])
    }

    @Test("Letters that tell where an author works are no part of the name")
    func letterMarks() throws {
        try texts("Jane Wilson^c^ and Noam Fish^a,b^ wrote").expect(["Jane Wilson and Noam Fish wrote"])
        try texts("Jane Wilson,^a^ who wrote").expect(["Jane Wilson, who wrote"])
        try texts("the University^a^ there").expect(["the University there"])
        try texts("of the xix^e^ and XX^e^ century").expect(["of the xixe and XXe century"])
        try texts("as sin^a^ is").expect(["as sina is"])
    }

    @Test("Exponents stay, as powers")
    func exponents() throws {
        try texts("so cos^2^(v) and O(x^2^) are").expect(["so cos²(v) and O(x²) are"])
        try texts("10^6^ of them").expect(["10⁶ of them"])
        try texts("an area of 5 m^2^ each").expect(["an area of 5 m² each"])
        try texts("x^2^ and y^3^").expect(["x² and y³"])
    }

    @Test("Letters of formulas that are raised are powers: in superscripts, or behind a caret where Unicode has none")
    func terms() throws {
        try texts("compute a = g^r^ and b").expect(["compute a = gʳ and b"])
        try texts("so y = A^T^x is").expect(["so y = Aᵀx is"])
        try texts("the sum of x^n^ + y^n^ is").expect(["the sum of xⁿ + yⁿ is"])
        try texts("it is p = 60^1/3^, or").expect(["it is p = 60^(1/3), or"])
        try texts("it is e = x^q^ or").expect(["it is e = x^q or"])
        try texts("10^N^ = k").expect(["10ᴺ = k"])
    }

    @Test(
        "A slanted letter raised behind upright figures is a power, wherever it stands; one of text is not, nor a unit",
        arguments: [true, false])
    func slantedPowers(isSlanted: Bool) throws {
        func text(_ base: String, _ letter: String, y: Double = 703.5) throws -> [String] {
            try TestDocument { page in
                page.show(base, 72, 700)
                let x = 72 + TestPage.width(base, size: 10)
                page.show(letter, x, y, size: 6.5, font: isSlanted ? .evenItalic : .even)
                page.show("cases", x + 6, 700)
            }.texts()
        }
        #expect(try text("there are 2", "n") == [isSlanted ? "there are 2ⁿ cases" : "there are 2n cases"])
        #expect(try text("there are 12", "a") == ["there are 12a cases"])
        #expect(try text("there are 12", "K", y: 698.5) == ["there are 12K cases"])
        #expect(try text("there are 3.5", "A") == ["there are 3.5A cases"])
    }

    @Test("A unit that is set as a small fraction is no power")
    func smallUnit() throws {
        try TestDocument { page in
            page.show("boltz is 1.38e-23", 72, 700)
            var x = 72 + TestPage.width("boltz is 1.38e-23", size: 10)
            page.show("J", x, 703.5, size: 7, font: .evenItalic)
            x += TestPage.width("J", size: 7)
            page.show("/", x, 700)
            page.show("K", x + TestPage.width("/", size: 10), 700, size: 7, font: .evenItalic)
        }.expect(["boltz is 1.38e-23J/K"])
    }

    @Test("Raised letters in text are no powers")
    func lettersOfText() throws {
        try texts("the 1^st^ = the first, the 2^e^ + 3^e^").expect(["the 1st = the first, the 2e + 3e"])
        try texts("of M^lle^ Dubois, D^r^ Roux and N^o^ 7").expect(["of Mlle Dubois, Dr Roux and No 7"])
        try texts("p = 0.03^a^ is").expect(["p = 0.03a is"])
        try texts("n^th^ = last").expect(["nth = last"])
    }

    @Test(
        "A power of several signs, some of which Unicode has no superscripts for",
        arguments: [("iπ", "^(iπ)"), ("nα", "^(nα)"), ("π", "^π")])
    func greekTerms(_ raised: String, _ written: String) throws {
        let document = TestDocument { page in
            page.show("so e", 72, 700)
            page.show(raised, 72 + TestPage.width("so e", size: 10), 703.5, size: 6.5)
            page.show("holds", 120, 700)
        }
        try document.expect(["so e\(written) holds"])
    }

    @Test("A mark in front of a word inside a line belongs to that")
    func marksInside() throws {
        try texts("Departments of ^*^Biophysics and ^*^Chemistry").expect(["Departments of Biophysics and Chemistry"])
    }

    @Test("Powers in a sum that is written closely")
    func sums() throws { try texts("where a^2^+b^2^=c^2^ holds").expect(["where a²+b²=c² holds"]) }

    @Test("Ordinals raised as high as Word raises them")
    func highOrdinals() throws { try texts("the 5^th^ of May", rise: 4.64).expect(["the 5th of May"]) }

    @Test("Ordinals stay as they are")
    func ordinals() throws {
        try texts("the 1^st^ of May, the 22^nd^").expect(["the 1st of May, the 22nd"])
        try texts("M^me^ Curie").expect(["Mme Curie"])
    }

    @Test("Lowered indices are read in their place")
    func indices() throws {
        try texts("H^2^O is water", rise: -2).expect(["H2O is water"])
        try texts("the CO^2^ of the air", rise: -2).expect(["the CO2 of the air"])
    }

    @Test("Superior figures of the font that call a note are left out, powers stay")
    func superiorFigures() throws {
        let document = TestDocument { $0.show("as was said¹² before. So it is.³ But 10² cm² stay.", 72, 700) }
        try document.expect(["as was said before. So it is. But 10² cm² stay."])
    }

    @Test("Superior figures behind a unit or a symbol are exponents, whatever stands before it")
    func superiorExponents() throws {
        try TestDocument { $0.show("so a²+b³ is, 10km² too, m/s², (r²), 2x³·y³ here", 72, 700) }.expect([
            "so a²+b³ is, 10km² too, m/s², (r²), 2x³·y³ here"
        ])
        try TestDocument { $0.show("his and/or³ and his co-op² went", 72, 700) }.expect(["his and/or and his co-op went"])
    }

    @Test("A line's baseline is that of its text, however many exponents it has")
    func baseline() throws {
        let document = TestDocument { page in
            page.show("In this line there are marks", 72, 700)
            let end = 72 + TestPage.width("In this line there are marks", size: 10)
            page.show("7", end, 703.5, size: 6.5)
            page.show("of notes, but it is one line", end + 6, 700)
            page.show("and this is the line after it.", 72, 688)
        }
        try document.expect(["In this line there are marks of notes, but it is one line and this is the line after it."])
    }

    @Test("A drop of the line itself is no index")
    func unevenBaseline() throws {
        let document = TestDocument { page in
            page.show("Scanned", 72, 700.4)
            page.show("lines", 112, 699.7)
            page.show("wobble", 142, 700.2)
        }
        try document.expect(["Scanned lines wobble"])
    }

    @Test("Powers with a plus and with decimals are powers")
    func signedPowers() throws {
        try texts("below 10^+10^ it is").expect(["below 10⁺¹⁰ it is"])
        try texts("so b = H^0.5^ is").expect(["so b = H^(0.5) is"])
        try texts("as was said^1.2^ then").expect(["as was said then"])
    }

    @Test("A mark that is set over the space behind a name leaves that; one before the end of a word, none")
    func markOverSpace() throws {
        let document = TestDocument { page in
            page.show("Ruth Amsel", 72, 700)
            page.show("*", 72 + TestPage.width("Ruth Amsel", size: 10), 703.5, size: 6)
            page.show("and Carla Weih", 72 + TestPage.width("Ruth Amsel", size: 10) + 2.5, 700)
        }
        try document.expect(["Ruth Amsel and Carla Weih"])
    }

    @Test("A fraction raised behind a letter is its power; behind a word it is none")
    func fractions() throws {
        try texts("as n^1/2^ was said").expect(["as n^(1/2) was said"])
        try texts("as lamps^1/2^ were").expect(["as lamps1/2 were"])
    }

    @Test("Marks of notes behind short words and abbreviations are told from powers by the note that begins so")
    func shortWords() throws {
        try lines(["as it^1^ was in the UK^2^ and (x^2^ = 4) then cm^2^", "^1^Note that it rings.", "^2^Or not."])
            .expect(["as it was in the UK and (x² = 4) then cm²", "Note that it rings.", "Or not."])
        try lines(["AB^2^ + BC^2^ = AC^2^ and 9 in^2^ are", "^2^Note that it rings."]).expect([
            "AB² + BC² = AC² and 9 in² are", "2 Note that it rings.",
        ])
        try lines(["as it^1^ was in the UK^2^ then"]).expect(["as it¹ was in the UK² then"])
    }

    /// The same in a font that has any sign.
    private func signs(_ marked: String) -> TestDocument {
        TestDocument { page in
            var x = 72.0
            for (index, part) in marked.split(separator: "^", omittingEmptySubsequences: false).enumerated() {
                page.show(String(part), x, index % 2 == 1 ? 703.5 : 700, size: index % 2 == 1 ? 6.5 : 10)
                x += TestPage.width(String(part), size: index % 2 == 1 ? 6.5 : 10)
            }
        }
    }

    @Test("A raised ring behind a number is the sign of degrees")
    func degrees() throws {
        try signs("is 90^◦^ and 25^∘^C, of x^∘^ and G0^◦^ here").expect(["is 90° and 25°C, of x∘ and G0◦ here"])
    }

    @Test("A fraction below zero is a power of a number, units of angles have powers")
    func powers() throws {
        try signs("about 10^−3/2^ of it").expect(["about 10^(−3/2) of it"])
        try signs("counts/(sec arcmin^2^) of it").expect(["counts/(sec arcmin²) of it"])
    }

    @Test("White behind a bracket that a power opens does not end it")
    func wideBrackets() throws {
        let document = TestDocument { page in
            page.show("the value of (q/p)", 72, 700)
            var x = 72 + TestPage.width("the value of (q/p)", size: 10) + 0.1
            for piece in ["(", "z+1", ")"] {
                page.show(piece, x, 705.3, size: 6.6)
                x += TestPage.width(piece, size: 6.6) + 1.2
            }
            page.show("and so on", x + 2, 700)
        }
        try document.expect(["the value of (q/p)⁽ᶻ⁺¹⁾ and so on"])
    }
}
