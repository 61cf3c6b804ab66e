import PDFText
import Testing

@Suite("Right-to-left text")
struct RightToLeftTests {
    /// Shows a line as it looks, from left to right, as most producers do.
    private func visual(_ shown: String, size: Double = 12) -> TestDocument { TestDocument { $0.show(shown, 72, 700, size: size) } }

    /// Shows a line letter by letter in reading order, each to the left of the one before, as others do.
    private func logical(_ text: String) -> TestDocument {
        TestDocument { page in
            for (index, letter) in text.unicodeScalars.enumerated() {
                page.show(String(letter), 400 - 6 * Double(index), 700, size: 12)
            }
        }
    }

    @Test("Hebrew shown from left to right")
    func hebrew() throws { try visual("םלוע םולש").expect(["שלום עולם"]) }

    @Test("Hebrew shown in reading order")
    func hebrewLogical() throws { try logical("שלום עולם").expect(["שלום עולם"]) }

    @Test("A compound of Hebrew that a line breaks behind its maqaf is one word")
    func maqaf() throws {
        let document = TestDocument { page in
            page.show("־בא םלוע םולש רפסה לע ובתכנש םירבדה לכ םה ולא", 72, 700, size: 12)
            page.show(".םתוא ארק שיאה ןכ ירחאו םימיה רבד םע אבר", 72 + 6 * 7, 686, size: 12)
        }
        let read = try document.texts().joined(separator: " ")
        #expect(read.contains("אב־רבא"), "\(read)")
    }

    @Test("Hebrew shown in reading order, spaces moved over")
    func hebrewLogicalWithoutSpaces() throws {
        let document = TestDocument { page in
            for (index, letter) in "שלום עולם".unicodeScalars.enumerated() where letter != " " {
                page.show(String(letter), 400 - 6 * Double(index), 700, size: 12)
            }
        }
        try document.expect(["שלום עולם"])
    }

    @Test("A line of Latin text with right-to-left words alone in it")
    func alone() throws {
        let document = TestDocument { page in
            page.lines(["These are the names of those who helped,", "Roozbeh Pournader"], 72, 700, size: 12)
            page.show("(םלוע םולש), ", 72, 672, size: 12)
        }
        #expect(try document.texts().joined(separator: " ").hasSuffix("Roozbeh Pournader (שלום עולם),"))
        try visual(",(םלוע) םולש").expect(["שלום (עולם),"])
        try visual(".םלוע :םולש").expect(["שלום: עולם."])
    }

    @Test("Arabic")
    func arabic() throws { try visual("ملاعلا اي ابحرم").expect(["مرحبا يا العالم"]) }

    @Test("Letters of a word at several heights, as in Nastaliq, are one word", arguments: [1.0, 3, 5.5])
    func cascade(_ step: Double) throws {
        let document = TestDocument { page in
            for (start, word) in ["کلم", "بک"].enumerated() {
                let letters = Array(word.unicodeScalars)
                for (index, letter) in letters.enumerated() {
                    let height = Double(index) / Double(letters.count - 1) * step
                    page.show(String(letter), 72 + Double(start) * 21 + Double(index) * 6, 700 + height, size: 12)
                }
            }
        }
        try document.expect(["کب ملک"])
    }

    @Test("A space that letters were set over is none")
    func spacesUnderLetters() throws {
        // راه and اه with the spaces between the letters taken back, and one that is not.
        let (first, second) = ("ه", "ار")
        let pieces = [
            TestFont.even.string("ه ") + "250" + TestFont.even.string("ا"), TestFont.even.string(" ") + TestFont.even.string(first + " "),
            "250", TestFont.even.string(second),
        ]
        let document = TestDocument { $0.raw("BT /E 12 Tf 72 700 Td [\(pieces.joined(separator: " "))] TJ ET") }
        try document.expect(["راه اه"])
    }

    @Test("A ligature of lam and alef within a word", arguments: [false, true])
    func lamAlef(_ isLogical: Bool) throws {
        // سلام and سلالا: the font's one glyph stands for two letters, in reading order.
        if isLogical {
            try logical("س\u{E000}م").expect(["سلام"])
            try logical("س\u{E000}\u{E000} م").expect(["سلالا م"])
        } else {
            try visual("م\u{E000}س").expect(["سلام"])
            try visual("م \u{E000}\u{E000}س").expect(["سلالا م"])
        }
    }

    @Test("Numbers keep their digits' order", arguments: [false, true])
    func numbers(_ isArabic: Bool) throws {
        let number = isArabic ? "١٩٤٨" : "1948"
        try visual("הנידמה המק \(number) תנשב").expect(["בשנת \(number) קמה המדינה"])
    }

    @Test("Numbers with a point, a comma, a slash")
    func decimals() throws {
        try visual("לקש 1,234.50 איה הלועה").expect(["העולה היא 1,234.50 שקל"])
        try visual("5/6/1967 ךיראתב").expect(["בתאריך 5/6/1967"])
    }

    @Test("Two numbers follow each other from the right")
    func twoNumbers() throws { try visual("ףוס 20 10 הלחתה").expect(["התחלה 10 20 סוף"]) }

    @Test("A dash between numbers of a right-to-left line")
    func dash() throws { try visual("םישנא 12 - רפסמ").expect(["מספר - 12 אנשים"]) }

    @Test("Latin words inside keep their order")
    func latin() throws {
        try visual("ףוס Open Source Software לש הלחתה").expect(["התחלה של Open Source Software סוף"])
    }

    @Test("Brackets are turned")
    func brackets() throws { try visual("ףוס (עצמאב) הלחתה").expect(["התחלה (באמצע) סוף"]) }

    @Test("Brackets as they were written, not as they look: fellows on two lines tell")
    func writtenBrackets() throws {
        let document = TestDocument { page in
            for (index, line) in ["חתפנ( םילמ דועו הלחתה", "ףוסה )רגסנה"].enumerated() {
                page.show(line, 400 - TestPage.width(line, size: 12), 700 - 15 * Double(index), size: 12)
            }
        }
        try document.expect(["התחלה ועוד מלים (נפתח הנסגר) הסוף"])
    }

    @Test("Narrow letters shown in reading order, each to the left of the one before")
    func narrowLetters() throws {
        var document = TestDocument { page in
            for (index, letter) in "بالا لا با".unicodeScalars.enumerated() where letter != " " {
                page.raw("BT /N 12 Tf \(400 - 2.4 * Double(index)) 700 Td \(TestFont.even.string(String(letter))) Tj ET")
            }
        }
        document.fonts = """
            /N << /Type /Font /Subtype /Type0 /BaseFont /Narrow /Encoding /Identity-H /ToUnicode 4 0 R /DescendantFonts [<< /Type /Font \
            /Subtype /CIDFontType2 /BaseFont /Narrow /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 200 >>] >>
            """
        try document.expect(["بالا لا با"])
    }

    @Test("A space shown between right-to-left text and a number is where the gap is")
    func spaceBesideNumber() throws {
        let document = TestDocument { page in
            page.show(" ןמ", 400, 700, size: 12)
            page.show("12", 385, 700, size: 12)
            page.show("ךכ ,", 364, 700, size: 12)
        }
        try document.expect(["מן 12, כך"])
    }

    @Test("The stroke that lengthens a word is no letter, but where it ends one")
    func tatweel() throws {
        try visual("مـــالس").expect(["سلام"])
        try visual("ـه 1445").expect(["1445 هـ"])
    }

    @Test("A word ends with teh marbuta, whatever the gap")
    func tehMarbuta() throws {
        try visual("ملقةنيدم").expect(["مدينة قلم"])
        try visual("،ةنيدم").expect(["مدينة،"])
    }

    @Test("Presentation forms that do not join are kept apart")
    func nonJoiner() throws {
        try visual("\u{FEE2}\u{FEF4}\u{FEB3}\u{FEF2}\u{FE91}").expect(["بي\u{200C}سيم"])
        try visual("؛\u{FEF2}\u{FE91}").expect(["بي؛"])
        try visual("\u{FEF2}\u{FE91}\u{FE8E}\u{FE91}").expect(["بابي"])
    }

    @Test("Points and vowels follow their letters")
    func marks() throws {
        // The glyph of the mark is shown after its letter and stands over it.
        let document = TestDocument { page in
            for (index, (letter, mark)) in [("ש", "\u{05C1}"), ("ל", "\u{05B8}"), ("ם", "")].enumerated() {
                let x = 400 - 6 * Double(index)
                page.show(letter, x, 700, size: 12)
                if !mark.isEmpty { page.raw("BT /E 12 Tf \(x + 2) 700 Td \(TestFont.even.string(mark)) Tj ET") }
            }
        }
        try document.expect(["ש\u{05C1}ל\u{05B8}ם"])
    }

    @Test("Points and vowels shown from left to right, before their letters")
    func marksFirst() throws {
        let document = TestDocument { page in
            page.raw("BT /E 12 Tf 400 700 Td <05DD> Tj 8 0 Td <05B8> Tj -2 0 Td <05DC> Tj 8 0 Td <05C1> Tj -2 0 Td <05E9> Tj ET")
        }
        try document.expect(["ש\u{05C1}ל\u{05B8}ם"])
    }

    @Test("Brackets around right-to-left words of a left-to-right line")
    func bracketsInLatin() throws { try visual("The words (םלוע םולש) mean hello.").expect(["The words (שלום עולם) mean hello."]) }

    @Test("A percent sign is read behind its number, on whichever side it stands")
    func percent() throws {
        try visual("%12 ةبسنب").expect(["بنسبة 12%"])
        try visual("(%12 ةبسنب)").expect(["(بنسبة 12%)"])
        try visual("12% לש").expect(["של 12%"])
    }

    @Test("Arabic's own separators and percent sign belong to numbers")
    func arabicSeparators() throws { try visual("٪۱۲ و ۳٫۵ دودح").expect(["حدود ۳٫۵ و ۱۲٪"]) }

    @Test("Brackets whose ActualText is the one that was written, beside numbers and Latin words", arguments: ["12", "abc", "a, 9"])
    func bracketsInActualText(_ inside: String) throws {
        let document = TestDocument { page in
            var x = 72.0
            for piece in ["ףוס ", "(", inside, ")", " הלחתה"] {
                let written = ["(": "0029", ")": "0028"][piece]
                if let written { page.raw("/Span << /ActualText <FEFF\(written)> >> BDC") }
                page.show(piece, x, 700, size: 12)
                if written != nil { page.raw("EMC") }
                x += TestPage.width(piece, size: 12)
            }
        }
        try document.expect(["התחלה (\(inside)) סוף"])
    }

    @Test("Brackets of one kind as they were written, of another as they look")
    func bracketsOfTwoKinds() throws { try visual("ףוס (עצמאב) »טוטיצ« הלחתה").expect(["התחלה «ציטוט» (באמצע) סוף"]) }

    @Test("The last line of a paragraph, a number and its stop alone")
    func numberAlone() throws {
        let document = TestDocument { page in
            for (index, line) in ["ןשיה למנה לא םלוכ ואב בר ןמז ירחא", "העשב וכלהו ברעה דע דחי םש ודמעו", ".8:30"].enumerated() {
                page.show(line, 400 - TestPage.width(line, size: 12), 700 - 15 * Double(index), size: 12)
            }
        }
        #expect(try document.texts().joined(separator: " ").hasSuffix("ועמדו שם יחד עד הערב והלכו בשעה 8:30."))
    }

    @Test("A stop at the end of a right-to-left line stands on its left")
    func stop() throws { try visual(".םולש אוה").expect(["הוא שלום."]) }

    @Test("A hyphen before a Latin word, and a share")
    func hyphen() throws { try visual("50% אוהש PDF-ה ץבוק").expect(["קובץ ה-PDF שהוא 50%"]) }

    @Test("An Arabic word in ActualText is one of its line")
    func actualText() throws {
        let document = TestDocument { page in
            page.show("ךכ רחאו", 300, 700, size: 12)
            page.raw("/Span << /ActualText <FEFF05E905DC05D505DD> >> BDC BT /H 12 Tf 270 700 Td (abcd) Tj ET EMC")
        }
        try document.expect(["ואחר כך שלום"])
    }

    @Test(
        "A letter in ActualText with a mark that is shown first, raised above it, stays the last one of its word", arguments: [0.1, 2.2, 5])
    func markedLetter(raised: Double) throws {
        var document = TestDocument { page in
            page.show("دوقن", 230, 700, size: 12)
            page.raw(
                "/Span << /ActualText <FEFF062F0651> >> BDC BT /M 12 Tf 202 \(700 + raised) Td <0651> Tj -1 \(-raised) Td <062F> Tj ET EMC")
            page.show("عي", 207, 700, size: 12)
        }
        document.fonts = """
            /M << /Type /Font /Subtype /Type0 /BaseFont /Marks /Encoding /Identity-H /ToUnicode 4 0 R /DescendantFonts [<< /Type /Font
            /Subtype /CIDFontType2 /BaseFont /Marks /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 500
            /W [1617 1617 0] >>] >>
            """
        try document.expect(["نقود يعدّ"])
    }

    @Test("A line of several fragments, shown in any order")
    func fragments() throws {
        let document = TestDocument { page in
            page.show("םולש", 300, 700, size: 12)
            page.show("PDF", 276, 700, size: 12)
            page.show("ץבוק", 246, 700, size: 12)
        }
        try document.expect(["שלום PDF קובץ"])
    }

    @Test("A right-to-left word inside a left-to-right line")
    func hebrewInLatin() throws { try visual("The word םולש means peace and more.").expect(["The word שלום means peace and more."]) }

    @Test("Two right-to-left words inside a left-to-right line")
    func twoHebrewWordsInLatin() throws {
        try visual("The words םלוע םולש mean a greeting in Hebrew.").expect(["The words שלום עולם mean a greeting in Hebrew."])
    }

    @Test("Lines of a paragraph are joined")
    func paragraph() throws {
        let document = TestDocument { page in
            for (index, line) in ["תחא הרוש ךכ רחאו הנושאר הרוש", "ףוסה הנהו"].enumerated() {
                page.show(line, 400 - TestPage.width(line, size: 12), 700 - 15 * Double(index), size: 12)
            }
        }
        try document.expect(["שורה ראשונה ואחר כך שורה אחת והנה הסוף"])
    }

    @Test("Columns are read from the right")
    func columns() throws {
        let words = "רפס דלי תיב םי רה ץע"
        let document = TestDocument { page in
            for (column, x) in [320.0, 72].enumerated() {
                for line in 0..<8 { page.show("\(words) \(words) \(column + 1)", x, 700 - 12 * Double(line)) }
            }
        }
        let text = try document.texts().joined(separator: " ")
        let order = text.filter { $0 == "1" || $0 == "2" }
        #expect(order == "1111111122222222")
    }

    @Test("Arabic presentation forms are letters")
    func presentationForms() throws {
        // سلام in its joined forms, as it looks from left to right.
        try visual("\u{FEE1}\u{FEFC}\u{FEB3}").expect(["سلام"])
        try visual("\u{FED2}\u{FECF}\u{FEF4}\u{FE91}").expect(["بيغف"])
    }

    @Test("Hebrew presentation forms are letters")
    func hebrewForms() throws { try visual("ב\u{FB2A}").expect(["ש\u{05C1}ב"]) }

    @Test("Cells between rules are kept apart, the first one on the right")
    func ruledCells() throws {
        let found = try paragraphs { page in
            for (row, texts) in [["םולש", "םלוע"], ["12", "םולש"], ["34", "םלוע"], ["56", "רפס"]].enumerated() {
                for (column, text) in texts.enumerated() {
                    let (x, y) = (72 + 100 * Double(column), 700 - 20 * Double(row))
                    page.raw("q .5 w \(x) \(y - 6) 100 20 re S Q")
                    page.show(text, x + 4, y)
                }
            }
        }
        #expect(found.compactMap(cells) == [["עולם", "שלום"], ["שלום", "12"], ["עולם", "34"], ["ספר", "56"]], "\(found.map(\.text))")
    }
}
