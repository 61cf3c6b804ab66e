import PDFText
import Testing

@Suite("Words from gaps")
struct WordGapTests {
    private func text(_ operators: String) -> TestDocument {
        TestDocument { $0.raw("BT /T 12 Tf 72 700 Td \(operators) ET") }
    }

    @Test("Moves between words are spaces")
    func noSpaceCharacters() throws {
        try text("[(The)-250(river)-250(ran)-250(to)-250(the)-250(sea.)] TJ").expect(["The river ran to the sea."])
    }

    @Test("Spaces that are shown part words, and are read once beside a move")
    func explicitSpaces() throws {
        try text("(The river ran to the sea.) Tj").expect(["The river ran to the sea."])
        try text("[(The )-200(river  ran )-300(to)-20( the sea.)] TJ").expect(["The river ran to the sea."])
    }

    @Test("A zero width space has no width, whatever its font says", arguments: ["\u{200B}", "\u{FEFF}", "\u{2060}"])
    func zeroWidth(_ space: String) throws {
        let font = TestFont.even
        try TestDocument { page in
            page.raw(
                "BT /E 10 Tf 72 700 Td \(font.string("lamp 20 [2]")) Tj 200 Tz 1 0 0 1 122 700 Tm \(font.string(space)) Tj"
                    + " 100 Tz 1 0 0 1 122 700 Tm \(font.string(", and oil")) Tj ET")
        }.expect(["lamp 20 [2], and oil"])
    }

    @Test("Kerning does not part words", arguments: [20, 80, 110, 130])
    func kerning(_ amount: Int) throws {
        try text("[(A)\(amount)(V)\(amount)(A)(T)\(amount)(A)(R)] TJ").expect(["AVATAR"])
        try text("[(W)\(amount)(ords of )\(amount)(V)\(amount)(enice and T)\(amount)(urin)] TJ").expect(["Words of Venice and Turin"])
    }

    @Test("Kerning that opens, in a line that shows its spaces", arguments: [-60, -120, -180])
    func openingKerning(_ amount: Int) throws {
        try text("[(T)\(amount)(he r)\(amount)(iver ran to the sea)] TJ").expect(["The river ran to the sea"])
    }

    @Test("A figure alone and the word in the next cell of a sheet stand two points apart; a figure behind a sign goes on with its letters")
    func cells() throws {
        func text(_ before: String, _ width: Double) -> TestDocument {
            TestDocument { page in
                page.raw("BT /T 10 Tf 72 700 Td (\(before)) Tj ET BT /T 10 Tf \(72 + width + 1.8) 700 Td (of the lamps and the oil) Tj ET")
            }
        }
        try text("0", 5).expect(["0 of the lamps and the oil"])
        try text("9", 5).expect(["9 of the lamps and the oil"])
    }

    @Test(
        "A space set back over all of a ligature before it fills that up, and parts no word",
        arguments: [
            "[<00770061FB02> 260 <0020> -10 <00750074>] TJ", "<00770061FB02> Tj 1.24 0 Td [<0020> -10 <00750074>] TJ",
        ])
    func spaceOverLigature(_ operators: String) throws {
        let document = TestDocument { $0.raw("BT /E 10 Tf 72 700 Td \(operators) ET") }
        try document.expect(["waflut"])
    }

    @Test("A space that is shown for a kern parts no word, one that is narrow does", arguments: [0.1, 0.3])
    func kernBySpace(_ kern: Double) throws {
        // A quarter of 12 points wide.
        try text("\(kern - 3) Tw (all for mally) Tj 0 Tw ( said so) Tj").expect(["allformally said so"])
        try text("-1.8 Tw (all for) Tj 0 Tw ( said so) Tj").expect(["all for said so"])
    }

    @Test("Letter-spaced headings are words again", arguments: [2.4, 3.6, 4.8, 6])
    func letterSpacing(_ spacing: Double) throws {
        try text("\(spacing) Tc (CHAPTER) Tj").expect(["CHAPTER"])
        try text("\(spacing) Tc (THE FIRST CHAPTER) Tj").expect(["THE FIRST CHAPTER"])
    }

    @Test("Letter-spaced words without space characters", arguments: [2.4, 3.6])
    func letterSpacingWithoutSpaces(_ spacing: Double) throws {
        try text("\(spacing) Tc [(THE)-400(FIRST)-400(CHAPTER)] TJ").expect(["THE FIRST CHAPTER"])
    }

    @Test("Letter-spaced text glyph by glyph, each at its own place")
    func letterSpacingByPlacing() throws {
        let document = TestDocument { page in
            for (index, letter) in "INTRODUCTION".enumerated() { page.show(String(letter), 72 + Double(index) * 9, 700, size: 10) }
        }
        try document.expect(["INTRODUCTION"])
    }

    @Test("Each word shown by itself, at its place")
    func wordsPlaced() throws {
        let document = TestDocument { page in
            var x = 72.0
            for word in ["Each", "word", "has", "a", "place", "of", "its", "own."] {
                page.show(word, x, 700)
                x += TestPage.width(word, size: 10) + 2.6
            }
        }
        try document.expect(["Each word has a place of its own."])
    }

    @Test("A number that leaves no white before its item, or before the title it counts, is a word by itself")
    func labels() throws {
        let document = TestDocument { page in
            page.raw("BT /T 10 Tf 72 700 Td (10.) Tj (Link) Tj ( to it) Tj ET BT /T 10 Tf 72 660 Td (3.12) Tj (Lamps) Tj ET")
            page.raw("BT /T 10 Tf 72 620 Td (3.x) Tj ( and ) Tj (1.) Tj (st) Tj ( and 2.Act) Tj ET")
        }
        try document.expect(["10. Link to it", "3.12 Lamps", "3.x and 1.st and 2.Act"])
    }

    @Test("Each letter shown by itself, at its place")
    func lettersPlaced() throws {
        let document = TestDocument { page in
            for (index, letter) in "Every letter alone.".enumerated() where letter != " " {
                page.show(String(letter), 72 + Double(index) * 5, 700)
            }
        }
        try document.expect(["Every letter alone."])
    }

    @Test("Justified lines, tight and wide", arguments: [220.0, 230, 250, 280], [false, true])
    func justified(_ width: Double, _ omitsSpaces: Bool) throws {
        let document = TestDocument { page in
            page.omitsSpaces = omitsSpaces
            page.lines(
                ["Nothing of this line is lost when it is", "stretched to reach the edge of its page", "and to end there."], 72, 700,
                end: 72 + width)
        }
        try document.expect(["Nothing of this line is lost when it is stretched to reach the edge of its page and to end there."])
    }

    @Test("Condensed and expanded text (Tz)", arguments: [50, 80, 150, 200])
    func horizontalScaling(_ percent: Int) throws {
        try text("\(percent) Tz (The river ran to the sea.) Tj").expect(["The river ran to the sea."])
        try text("\(percent) Tz [(The)-250(river)-250(ran.)] TJ").expect(["The river ran."])
    }

    @Test("A stop that was set over the space before it follows its word; other words don't lose theirs so")
    func stopOverSpace() throws {
        try text("(The user guide ) Tj [250(.)] TJ ( Then) Tj").expect(["The user guide. Then"])
        try text("[(one )250(two)] TJ").expect(["one two"])
    }

    @Test("A space shown somewhere else parts nothing where it was shown")
    func spaceElsewhere() throws {
        let document = TestDocument { page in
            page.show("The user guide", 72, 700, size: 12)
            page.show(" ", 500, 780, size: 12)
            page.show(".", 72 + TestPage.width("The user guide", size: 12), 700, size: 12)
            page.show("Then", 84 + TestPage.width("The user guide.", size: 12), 700, size: 12)
        }
        try document.expect(["The user guide. Then"])
    }

    @Test("A space shown once more, over the one before a letter, parts nothing behind that letter")
    func spaceShownAgain() throws {
        let document = TestDocument { page in
            page.show("Amounts r", 72, 700, size: 12)
            page.show(" ", 72 + TestPage.width("Amounts", size: 12), 700, size: 12)
            page.show("epresent all", 72 + TestPage.width("Amounts r", size: 12), 700, size: 12)
        }
        try document.expect(["Amounts represent all"])
    }

    @Test("A narrow space behind a stop parts words in lines that show their spaces", arguments: [160, 190, 210])
    func stops(_ amount: Int) throws {
        try text("[(In a town, he said,)-\(amount)(all was)-30( well.)-\(amount)(Then it was so.)] TJ").expect([
            "In a town, he said, all was well. Then it was so."
        ])
        try text("[(It is v. 1.)-\(amount)(2 or 3,)-\(amount)(5 at the most)] TJ").expect(["It is v. 1.2 or 3,5 at the most"])
    }

    @Test("Each word with a letter spacing of its own, in a line that shows spaces elsewhere")
    func ownSpacings() throws {
        let document = TestDocument { page in
            page.raw("BT /E 12 Tf 0 Tc")
            var x = 72.0
            // The white between two words, as a part of the em: hardly more than kerning, and beside a word shown in parts.
            let words: [(pieces: [String], spacing: Double, white: Double)] = [
                (["under"], 0, 0.17), (["Federal"], -0.04, 0.122), (["Tort"], 0.14, 0.18), (["th", "e"], 0.02, 0.156),
                (["Claims Act of a year that was long"], 0, 0),
            ]
            for word in words {
                for piece in word.pieces {
                    page.raw("\(word.spacing) Tc 1 0 0 1 \(x) 700 Tm \(TestFont.even.string(piece)) Tj")
                    x += TestPage.width(piece, size: 12) + Double(piece.count - 1) * word.spacing
                }
                x += word.white * 12
            }
            page.raw("ET")
        }
        try document.expect(["under Federal Tort the Claims Act of a year that was long"])
    }

    @Test("Words shown one by one, closely set, with narrow white between them")
    func tightStrings() throws {
        let document = TestDocument { page in
            var x = 72.0
            page.raw("-0.35 Tc")
            for word in ["Two", "days", "later,", "she", "returned", "to", "the house and the garden"] {
                page.show(word, x, 700, size: 12)
                x += TestPage.width(word, size: 12) - 0.35 * Double(word.count) + 2.3
            }
        }
        try document.expect(["Two days later, she returned to the house and the garden"])
    }

    @Test("Narrow white parts strings before letters and figures, not before a sign that keeps away from a slant", arguments: [1.45, 1.5])
    func signsOfAnotherFont(_ gap: Double) throws {
        func texts(_ second: String) throws -> [String] {
            try TestDocument { page in
                page.show("regex", 72, 700, size: 12, font: .evenItalic)
                page.show(second, 72 + TestPage.width("regex", size: 12) + gap, 700, size: 12)
            }.texts()
        }
        #expect(try texts("and") == ["regex and"])
        #expect(try texts("35.") == ["regex 35."])
        #expect(try texts("(3).") == ["regex(3)."])
        #expect(try texts("],") == ["regex],"])
    }

    @Test("Spaces of all kinds are one space")
    func kindsOfSpaces() throws {
        let document = TestDocument { $0.show("one\u{A0}two\u{2003}three\u{2009}four\u{202F}five\u{3000}six", 72, 700) }
        try document.expect(["one two three four five six"])
    }

    @Test("Characters that show nothing are left out")
    func invisible() throws {
        let document = TestDocument { $0.show("zero\u{200B}width\u{FEFF} and marks\u{200E} and\u{2060} joiners", 72, 700) }
        try document.expect(["zerowidth and marks and joiners"])
    }

    @Test("Ligatures are letters")
    func ligatures() throws {
        let document = TestDocument { $0.show("e\u{FB00}ort \u{FB01}nd \u{FB02}y o\u{FB03}ce ba\u{FB04}e la\u{FB06}", 72, 700) }
        try document.expect(["effort find fly office baffle last"])
    }

    @Test("Dots that lead to a number do not space its title's letters")
    func leaders() throws {
        let document = TestDocument { page in
            for (index, title) in ["Introduction", "The second part", "The third"].enumerated() {
                let y = 700 - Double(index) * 14
                page.show(title, 72, y)
                var x = 78 + TestPage.width(title, size: 10)
                while x < 400 {
                    page.show(".", x, y)
                    x += 8
                }
                page.show(String(index * 10 + 5), 410, y)
            }
        }
        try document.expect(["Introduction", "The second part", "The third"])
    }

    @Test("Figures shown by themselves behind a point belong to the number, in loosely set lines, too")
    func decimals() throws {
        try text("-0.35 Tc (The value is 11.) Tj [-200 (7)] TJ ( at most) Tj").expect(["The value is 11.7 at most"])
        try text("-0.35 Tc (The value is as) Tj [-200 (x)] TJ ( at most) Tj").expect(["The value is as x at most"])
    }

    @Test("A thin space before a high sign is one")
    func thinSpaces() throws {
        try text("[(on y touffe)-125(; non)-125(! quoi)-125(?)]TJ").expect(["on y touffe ; non ! quoi ?"])
        try text("[(on y touffe)-60(; non)] TJ").expect(["on y touffe; non"])
        // The slant of one font before the sign of another.
        try text("(mark) Tj [-125 (: the)] TJ").expect(["mark: the"])
    }

    @Test("Strings placed word by word part words at smaller gaps than kerning has, letters placed one by one don't")
    func strings() throws {
        // Times: "river " is 2.36 ems wide at 12 points, and the gap a fifth of an em.
        try text("(The ) Tj (ri) Tj (ver) Tj 0 0 Td [-2450 (ran )] TJ").expect(["The river ran"])
        try text("(The h) Tj [-200 (o)] TJ [-200 (u)] TJ (se ) Tj").expect(["The house"])
    }

    @Test("An ogonek shown before its letter, and wider than that, parts no word and takes nothing from the space behind it")
    func wideMark() throws {
        let document = TestDocument { page in
            page.show("mian", 72, 700)
            page.show("\u{2DB}", 94.2, 700)
            page.show("a", 92, 700)
            page.show("lamp", 99.5, 700)
            page.show("wiek", 121, 700)
        }
        try document.expect(["mianą lamp wiek"])
    }

    @Test("Figures that stand apart are numbers, where some stand close; all of them may be one that is spaced")
    func figuresApart() throws {
        let document = TestDocument { page in
            var x = 72.0
            for number in ["10", "9", "8", "7", "6", "5", "4", "3", "2", "1"] {
                page.show(number, x, 700)
                x += TestPage.width(number, size: 10) + 3.3
            }
        }
        try document.expect(["10 9 8 7 6 5 4 3 2 1"])
    }
}
