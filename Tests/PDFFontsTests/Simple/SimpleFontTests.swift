import PDFSyntax
import Testing

@testable import PDFFonts

/// One test for each source of Unicode of a simple font, and for their order.
@Suite struct SimpleFontTests {
    @Test func widthsAndSpaces() {
        let font = TestDocument(
            """
            << /Type /Font /Subtype /TrueType /BaseFont /ABCDEF+Some-BoldItalic /Encoding /WinAnsiEncoding /FirstChar 32 /LastChar 34
               /Widths [250 2 0 R 400.5] /FontDescriptor << /MissingWidth 123 /Flags 70 /ItalicAngle -12 /Ascent 900 /Descent -200 >> >>
            """, "333"
        ).font
        let glyphs = font.decoded([32, 33, 34, 35])
        #expect(glyphs.map(\.width) == [0.25, 0.333, 0.4005, 0.123])
        #expect(glyphs.map(\.isSpaceCode) == [true, false, false, false])
        #expect(glyphs.allSatisfy { $0.byteCount == 1 && $0.verticalAdvance == 0 })
        #expect(font.name == "Some-BoldItalic" && font.weight == 700 && font.flags == [.serif, .symbolic, .italic])
        #expect(font.ascent == 0.9 && font.descent == -0.2 && font.italicAngle == -12)
        #expect(!font.isComposite && !font.isVertical && !font.isType3 && font.hasUnicode)
        #expect(font.glyph(for: 33) == glyphs[1] && font.glyph(for: 256).unicode == 0)
    }

    @Test func standardFontsBringTheirWidths() {
        let helvetica = TestDocument("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>").font
        #expect(helvetica.decoded(Array("A i".utf8)).map(\.width) == [0.667, 0.278, 0.222])
        #expect(helvetica.ascent == 0.718)
        let arial = TestDocument("<< /Type /Font /Subtype /TrueType /BaseFont /Arial,Bold /Encoding /WinAnsiEncoding >>").font
        #expect(arial.decoded([0x41, 0x80, 0xE9]).map(\.width) == [0.722, 0.556, 0.556])
        let times = TestDocument("<< /Type /Font /Subtype /Type1 /BaseFont /Times-Italic /Encoding << /Differences [1 /eacute] >> >>").font
        #expect(times.decoded([1]).map(\.width) == [0.444])
        let courier = TestDocument("<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>").font
        #expect(courier.decoded([0x41]).map(\.width) == [0.6] && courier.flags.contains(.fixedPitch))
        let symbol = TestDocument("<< /Type /Font /Subtype /Type1 /BaseFont /Symbol >>").font
        #expect(symbol.text("ab") == "αβ" && symbol.decoded([0x61]).map(\.width) == [0.631])
        let dingbats = TestDocument("<< /Type /Font /Subtype /Type1 /BaseFont /ZapfDingbats /Encoding << /Differences [65 /a10] >> >>").font
        #expect(dingbats.text("!A") == "✁✡" && dingbats.decoded([0x21]).map(\.width) == [0.974])
    }

    @Test func aFontWithoutWidthsLooksLikeItsDescriptor() {
        let font = TestDocument(
            "<< /Type /Font /Subtype /TrueType /BaseFont /Unknown /Encoding /WinAnsiEncoding /FontDescriptor << /Flags 34 >> >>"
        ).font
        #expect(font.decoded([0x41]).map(\.width) == [0.722])  // Times
    }

    @Test("A figure that its glyph's name calls superior is one, though ToUnicode says the plain figure")
    func superiorFigures() {
        var document = TestDocument(
            """
            << /Type /Font /Subtype /Type1 /BaseFont /ntxsups-Regular /ToUnicode 2 0 R /FirstChar 49 /LastChar 51 /Widths [300 300 300]
               /Encoding << /Differences [49 /one.sup /two.superior /three] >> >>
            """)
        document.addStream(2, "1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfrange <31> <33> <0031> endbfrange")
        #expect(document.font.text("123") == "¹²3")
    }

    @Test("Names that give scalars beyond Latin come before a ToUnicode that gives the code itself, and no other")
    func namesOfScalars() {
        var document = TestDocument(
            """
            << /Type /Font /Subtype /Type1 /BaseFont /AAAAAB+Some /ToUnicode 2 0 R /FirstChar 40 /LastChar 44 /Widths [500 500 500 500 500]
               /Encoding << /Differences [40 /uni092A /uni092E.alt /uni092A094D0930 /uni0915 /uni0041] >> >>
            """)
        document.addStream(
            2,
            """
            1 begincodespacerange <00> <FF> endcodespacerange 2 beginbfrange <28> <2A> <0028> <2C> <2C> <002C> endbfrange
            1 beginbfchar <2B> <0930> endbfchar
            """)
        #expect(document.font.text("()*+,") == "पमप्रर,")
    }

    @Test(
        "TeX's extension font has sums and brackets where a writer says that it has letters and figures",
        arguments: ["CMEX10", "LMMathExtension10-Regular"])
    func extensionFont(_ name: String) {
        func font(_ encoding: String) -> Font {
            var document = TestDocument(
                """
                << /Type /Font /Subtype /Type1 /BaseFont /HOUFUJ+\(name) /ToUnicode 2 0 R /FirstChar 33 /LastChar 90 /Encoding /\(encoding) >>
                """)
            document.addStream(2, "1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfrange <21> <7E> <0021> endbfrange")
            return document.font
        }
        #expect(font("WinAnsiEncoding").text("X!Zp\"") == "∑)∫√[")
        #expect(font("MacRomanEncoding").text("X") == "X")
    }

    @Test(
        "TeX's fonts of signs have no figures: a seven is the bar that an arrow begins with",
        arguments: ["CMSY10", "LMMathSymbols10-Regular", "CMR10"])
    func barOfArrow(_ name: String) {
        var document = TestDocument(
            "<< /Type /Font /Subtype /Type1 /BaseFont /TDMBVM+\(name) /ToUnicode 2 0 R /FirstChar 55 /LastChar 76 /Encoding /WinAnsiEncoding >>"
        )
        document.addStream(2, "1 begincodespacerange <00> <FF> endcodespacerange 2 beginbfchar <37> <0037> <4C> <004C> endbfchar")
        #expect(document.font.text("7L") == (name == "CMR10" ? "7L" : "↦L"))
    }

    @Test("Values whose bytes Ghostscript joined are none where the glyphs have names")
    func joinedBytes() {
        func text(_ less: String, _ greater: String) -> String {
            var document = TestDocument(
                """
                << /Type /Font /Subtype /Type1 /BaseFont /AAAAAS+txsys /ToUnicode 2 0 R /FirstChar 20 /LastChar 23 /Widths [500 500 500 500]
                   /Encoding << /Differences [20 /lessequal /greaterequal /a /u1D435] >> >>
                """)
            document.addStream(
                2,
                """
                1 begincodespacerange <00> <FF> endcodespacerange
                4 beginbfrange <14> <14> <\(less)> <15> <15> <\(greater)> <16> <16> <0061> <17> <17> <00FE> endbfrange
                """)
            return document.font.text([0x14, 0x15, 0x16, 0x17])
        }
        #expect(text("0066", "0067") == "≤≥a𝐵" && text("0063", "0064") == "cda𝐵")
    }

    @Test("A composite font that was split for PostScript keeps its glyphs' numbers as codes", arguments: [false, true])
    func splitFont(isOfFixedPitch: Bool) {
        func text(_ name: String) -> String {
            let widths = (3...93).map { code in
                let width = Int(StandardFont.helvetica.width(of: UInt32(code + 29)) ?? 500)
                return code > 3 && code < 36 ? "0" : isOfFixedPitch ? "600" : String(width)
            }.joined(separator: " ")
            var document = TestDocument(
                "<< /Type /Font /Subtype /TrueType /BaseFont /AAAAAS+\(name) /FirstChar 3 /Widths [\(widths)] /FontDescriptor 2 0 R >>")
            document.add(2, "<< /Type /FontDescriptor /Flags 4 /FontFile2 3 0 R >>")
            document.addStream(3, SFNT.file([SFNT.maxp(4)]))
            return document.font.text("Hamburg".utf8.map { $0 - 29 })
        }
        #expect(text("Harbour_00") == "Hamburg" && text("Harbour") != "Hamburg")
    }

    @Test("Letters that macOS gives for the codes of Symbol are the codes that Symbol had")
    func symbolOfMac() {
        func text(_ name: String) -> String {
            var document = TestDocument(
                "<< /Type /Font /Subtype /TrueType /BaseFont /AAAAAS+\(name) /ToUnicode 2 0 R /FirstChar 33 /FontDescriptor 3 0 R >>")
            document.addStream(
                2, "1 begincodespacerange <00> <FF> endcodespacerange 3 beginbfchar <21> <0062> <22> <0067> <23> <03B1> endbfchar")
            document.add(3, "<< /Type /FontDescriptor /Flags 4 /FontFile2 4 0 R >>")
            document.addStream(4, SFNT.file([SFNT.maxp(4)]))
            return document.font.text("!\"#")
        }
        #expect(text("SymbolMT") == "βγα" && text("Some") == "bgα")
    }

    @Test(
        "Latin that macOS says of Symbol are its codes; a micro sign may be what is meant",
        arguments: [("00A3", "DE", "≤⇒"), ("00B5", "B7", "µ·")])
    func codesOfSymbol(first: String, second: String, shown: String) {
        var document = TestDocument(
            "<< /Type /Font /Subtype /TrueType /BaseFont /AAAAAS+SymbolMT /ToUnicode 2 0 R /FirstChar 33 /FontDescriptor 3 0 R >>")
        document.addStream(
            2, "1 begincodespacerange <00> <FF> endcodespacerange 2 beginbfchar <21> <\(first)> <22> <00\(second)> endbfchar")
        document.add(3, "<< /Type /FontDescriptor /Flags 4 /FontFile2 4 0 R >>")
        document.addStream(4, SFNT.file([SFNT.maxp(4)]))
        #expect(document.font.text("!\"") == shown)
    }

    @Test func toUnicodeComesFirst() {
        var document = TestDocument(
            """
            << /Type /Font /Subtype /Type1 /BaseFont /F /ToUnicode 2 0 R /FirstChar 65 /LastChar 72 /Widths [1 1 1 1 1 1 1 1]
               /Encoding << /BaseEncoding /WinAnsiEncoding /Differences [65 /x /y /z /bullet /f_i] >> >>
            """)
        document.addStream(
            2,
            """
            1 begincodespacerange <00> <FF> endcodespacerange
            6 beginbfchar <41> <0031> <42> <0000> <43> <FFFD> <44> <F0B7> <46> <00660069> <47> <D83DDE00> endbfchar
            """)
        // A from ToUnicode; B, C, D, whose values say nothing, from Differences, as E; F and G again from ToUnicode; H from WinAnsi.
        #expect(document.font.text("ABCDEFGH") == "1yz•fifi😀H")
    }

    @Test("An accented letter for what is named a ligature is Ghostscript's") func misreadLigatures() {
        var document = TestDocument(
            """
            << /Type /Font /Subtype /Type1 /BaseFont /ABCDEF+LMRoman10-Regular /ToUnicode 2 0 R /FirstChar 27 /LastChar 30 /Widths [583 556 556 833]
               /Encoding << /BaseEncoding /WinAnsiEncoding /Differences [27 /ff /fi /Aogonek /ffi] >> >>
            """)
        document.addStream(2, "3 beginbfchar <1C> <0104> <1D> <0104> <1E> <FB03> endbfchar")
        #expect(document.font.text([27, 28, 29, 30]) == "ﬀﬁĄﬃ")
    }

    @Test("Letters for Greek and relations that stand among the controls are Ghostscript's, in fonts of TeX's formulae")
    func namesOfFormulae() {
        func font(_ name: String) -> Font {
            var document = TestDocument(
                """
                << /Type /Font /Subtype /Type1 /BaseFont /ABCDEF+\(name) /ToUnicode 2 0 R /FirstChar 20 /LastChar 97
                   /Encoding << /Differences [20 /lessequal 23 /nu 30 /ae 97 /alpha] >> >>
                """)
            document.addStream(2, "4 beginbfchar <14> <0066> <17> <00BF> <1E> <00FB> <61> <0061> endbfchar")
            return document.font
        }
        #expect(font("CMSY9").text([20, 23, 30, 97]) == "≤νûa")
        // So are those whose two bytes it joined in one, in any font.
        #expect(font("Garamond").text([20, 23, 30, 97]) == "≤νûa")
    }

    @Test("What TeX has where ASCII has a bar or a brace is no bar or brace, whatever ToUnicode says of these") func barsOfFormulae() {
        func font(_ name: String) -> Font {
            var document = TestDocument(
                """
                << /Type /Font /Subtype /Type1 /BaseFont /ABCDEF+\(name) /ToUnicode 2 0 R /FirstChar 102 /LastChar 124
                   /Encoding << /Differences [102 /braceleft /braceright 106 /bar 124 /club] >> >>
                """)
            document.addStream(2, "4 beginbfchar <66> <00B6> <67> <2662> <6A> <2663> <7C> <2663> endbfchar")
            return document.font
        }
        #expect(font("LMMathSymbols10-Regular").text([102, 103, 106, 124]) == "{}|♣")
        #expect(font("Garamond").text([102, 103, 106, 124]) == "¶♢♣♣")
    }

    @Test func rupees() {
        func text(_ name: String) -> String {
            TestDocument("<< /Type /Font /Subtype /TrueType /BaseFont /ABCDEF+\(name) /Encoding /WinAnsiEncoding >>").font.text("`9")
        }
        #expect(text("RupeeForadian") == "₹9" && text("Rubens") == "`9")
    }

    @Test("A map of a letter to the end of a line is not believed where the encoding has the letter")
    func controls() {
        var document = TestDocument(
            "<< /Type /Font /Subtype /Type1 /BaseFont /F /ToUnicode 2 0 R /FirstChar 13 /LastChar 13 /Widths [1] /Encoding /WinAnsiEncoding >>"
        )
        document.addStream(2, "2 beginbfchar <0D> <000D> <63> <000D> endbfchar")
        #expect(document.font.text([0x63, 0x0D]) == "c ")
    }

    /// A font with codes from A on that WinAnsi or Differences explain, and a map that says otherwise.
    private func lyingFont(_ map: String, encoding: String = "/WinAnsiEncoding", entries: String = "") -> Font {
        var document = TestDocument(
            """
            << /Type /Font /Subtype /Type1 /BaseFont /F /ToUnicode 2 0 R /FirstChar 65 /LastChar 70 /Widths [1 1 1 1 1 1]
               /Encoding \(encoding) \(entries) >>
            """)
        document.addStream(2, map)
        return document.font
    }

    @Test(
        "A map of all codes to one character says nothing where the encoding does",
        arguments: ["0020", "0058", "FFFD", "0000", "0007", "E000"], ["/WinAnsiEncoding", "<< /Differences [65 /A /B /C /D /E /F] >>"])
    func oneForAll(_ value: String, _ encoding: String) {
        let entries = (65...70).map { "<\(String($0, radix: 16))> <\(value)>" }.joined(separator: " ")
        #expect(
            lyingFont("1 begincodespacerange <00> <FF> endcodespacerange 6 beginbfchar \(entries) endbfchar", encoding: encoding).text(
                "ABCDEF") == "ABCDEF")
    }

    @Test("Three codes for one sign may be three forms of it, and a map that nothing contradicts is all there is")
    func oneForSome() {
        #expect(lyingFont("3 beginbfchar <41> <2022> <42> <2022> <43> <2022> endbfchar").text("ABCD") == "•••D")
        #expect(
            lyingFont(
                "4 beginbfchar <41> <2022> <42> <2022> <43> <2022> <44> <2022> endbfchar",
                encoding: "<< /Differences [65 /x1 /x2 /x3 /x4] >>"
            ).text("ABCD") == "••••")
    }

    @Test("A map of codes of two bytes is believed: small capitals have such, and an encoding that gives capitals")
    func twoByteCodes() {
        #expect(
            lyingFont("1 begincodespacerange <0000> <FFFF> endcodespacerange 1 beginbfrange <0041> <0046> <0061> endbfrange").text("ABC")
                == "abc")
    }

    @Test("A map that is shifted is believed, as by all readers: it may be the encoding that lies")
    func shifted() { #expect(lyingFont("1 beginbfrange <41> <46> <0042> endbfrange").text("ABC") == "BCD") }

    @Test func privateUseStandsWhereNothingElseDoes() {
        var document = TestDocument(
            "<< /Type /Font /Subtype /Type3 /FontMatrix [0.01 0 0 0.01 0 0] /ToUnicode 2 0 R /Encoding << /Differences [65 /x1] >> >>")
        document.addStream(2, "1 beginbfchar <41> <E001> endbfchar")
        #expect(document.font.glyph(for: 65).unicode == 0xE001)
        #expect(!document.font.hasUnicode)
    }

    @Test func type3MeasuresByItsMatrix() {
        let font = TestDocument(
            """
            << /Type /Font /Subtype /Type3 /Name /T /FontMatrix [0.02 0 0 0.02 0 0] /FontBBox [0 -10 40 40] /FirstChar 97 /LastChar 98
               /Widths [25 30] /Encoding << /Differences [97 /a /fl] >> /CharProcs << >> >>
            """
        ).font
        #expect(font.isType3 && font.fontMatrix == Matrix(0.02, 0, 0, 0.02, 0, 0))
        #expect(font.text("ab") == "aﬂ")
        #expect(font.decoded([97, 98]).map(\.width) == [0.5, 0.6])
        #expect(font.ascent == 0.8 && font.descent == -0.2)
    }

    @Test("Of all that macOS says a glyph is shown for, white and hyphens, one is read")
    func listsOfMac() {
        var document = TestDocument(
            """
            << /Type /Font /Subtype /TrueType /BaseFont /ABCDEF+Cambria /ToUnicode 2 0 R /FirstChar 33 /LastChar 35 /Widths [220 400 500] >>
            """)
        document.addStream(
            2,
            "1 begincodespacerange <00> <FF> endcodespacerange 3 beginbfchar <21> <0009000D00A0> <22> <002D00AD2010> <23> <0061> endbfchar")
        #expect(document.font.text([35, 33, 35, 34, 35]) == "a a-a")
    }

    @Test("What ToUnicode says of most codes shows that they aren't those of Windows, and so that the others aren't")
    func codedAnew() {
        func font(_ pairs: String) -> Font {
            var document = TestDocument(
                """
                << /Type /Font /Subtype /TrueType /BaseFont /ABCDEF+Some /ToUnicode 2 0 R /FirstChar 33 /LastChar 37
                   /Widths [226 487 525 229 640] /FontDescriptor << /Flags 4 /FontFile2 3 0 R >> >>
                """)
            document.addStream(2, "\(pairs.split(separator: "<").count / 2) beginbfchar \(pairs) endbfchar")
            document.addStream(3, SFNT.file([SFNT.maxp(6)]))
            return document.font
        }
        // A space that macOS calls a tab, and a ligature that it has no name for: neither "!" nor "%".
        #expect(font("<21> <0009> <22> <0054> <23> <0068> <24> <0069>").text("\"!%#") == "T h")
        // A ligature alone says nothing of the others.
        #expect(font("<DE> <FB01>").text("A%") == "A%")
        #expect(font("<22> <0022> <23> <0023> <24> <0069>").text("\"#%") == "\"#%")
    }

    @Test("Names that no list knows, in an encoding other than the program's, are not what the program has in their places")
    func unknownNames() {
        func font(_ differences: String) -> Font {
            var document = TestDocument(
                """
                << /Type /Font /Subtype /Type1 /BaseFont /F /FirstChar 33 /LastChar 37 /Widths [1 1 1 1 1]
                   /Encoding << /Differences [33 \(differences)] >> /FontDescriptor << /FontFile 2 0 R >> >>
                """)
            document.addStream(
                2,
                """
                %!PS-AdobeFont-1.0: F
                /Encoding 256 array 0 1 255 {1 index exch /.notdef put} for
                dup 33 /alef put dup 34 /bet put dup 35 /gimel put dup 36 /dalet put dup 37 /he put readonly def
                currentfile eexec
                """)
            return document.font
        }
        #expect(font("/endofword /alef /bet /gimel /zeronojoin").text([33, 34, 35, 36, 37]) == "אבג")
        // In the program's own places they may be.
        #expect(font("/first /bet /gimel /dalet /he").text([33, 34, 35, 36, 37]) == "אבגדה")
    }

    @Test func hexadecimalNamesAreCodes() {
        let font = TestDocument(
            "<< /Type /Font /Subtype /Type3 /FontMatrix [1 0 0 1 0 0] /Encoding << /Differences [36 /C24 65 /C41 /C42 110 /C6e] >> >>"
        ).font
        #expect(font.text("$ABn") == "$ABn")
    }

    @Test func scatteredCodesAreLetters() {
        let scattered = TestDocument(
            "<< /Type /Font /Subtype /Type3 /FontMatrix [1 0 0 1 0 0] /Encoding << /Differences [65 /BT 97 /CP 99 /CR /CS 104 /CW 110 /DX] >> >>"
        ).font
        #expect(scattered.text("Aacdhn") == "Aacdhn")
        let numbered = TestDocument(
            "<< /Type /Font /Subtype /Type3 /FontMatrix [1 0 0 1 0 0] /Encoding << /Differences [97 /BT /CP /CR /CS /CW /DX /DY /DZ] >> >>"
        ).font
        #expect(numbered.text("abcd").isEmpty)
    }

    @Test func fontsOfSignsAreKnownByName() {
        let wingdings = TestDocument("<< /Type /Font /Subtype /TrueType /BaseFont /Wingdings-Regular /Encoding /WinAnsiEncoding >>").font
        #expect(wingdings.text([0xA7, 0xFC, 0x6C]) == "▪✓⚫")
        var naive = TestDocument("<< /Type /Font /Subtype /TrueType /BaseFont /ABCDEF+Wingdings /ToUnicode 2 0 R >>")
        naive.addStream(2, "3 beginbfchar <A7> <00A7> <6C> <F06C> <41> <2022> endbfchar")
        #expect(naive.font.text([0xA7, 0x6C, 0x41]) == "▪⚫•")
        var renumbered = TestDocument("<< /Type /Font /Subtype /TrueType /BaseFont /ABCDEF+Wingdings-Regular /ToUnicode 2 0 R >>")
        renumbered.addStream(2, "2 beginbfchar <21> <00FC> <22> <00A7> endbfchar")
        #expect(renumbered.font.text([0x21, 0x22]) == "✓▪")
        var quartz = TestDocument("<< /Type /Font /Subtype /TrueType /BaseFont /ABCDEF+Wingdings-Regular /ToUnicode 2 0 R >>")
        quartz.addStream(2, "2 beginbfchar <21> <F0A7> <22> <F0FC> endbfchar")
        #expect(quartz.font.text([0x21, 0x22]) == "▪✓")
        let symbol = TestDocument("<< /Type /Font /Subtype /TrueType /BaseFont /Symbol /Encoding /WinAnsiEncoding >>").font
        #expect(symbol.text("abm") == "αβμ")
        let interleaf = TestDocument("<< /Type /Font /Subtype /TrueType /BaseFont /InterleafSymbols /Encoding /WinAnsiEncoding >>").font
        #expect(interleaf.text("DE") == "•©")
    }

    @Test func fontsOfMathematicaAreKnownByName() {
        func font(_ name: String) -> Font { TestDocument("<< /Type /Font /Subtype /Type1 /BaseFont /\(name) >>").font }
        #expect(font("Mathematica1Mono-Bold").text("ah[]-`") == "αη[]−^")
        #expect(font("ABCDEF+Mathematica1").text([0xA5, 0xAE, 0x8A, 0xE3]) == "∞→=e")
        #expect(font("Mathematica2").text("@D8<BFHL") == "[]{}[]()")
    }

    @Test func noCharacterOfThaiIsNone() {
        var font = TestDocument("<< /Type /Font /Subtype /Type1 /BaseFont /Some /ToUnicode 2 0 R >>")
        font.addStream(2, "2 beginbfchar <21> <0E00> <22> <0E01> endbfchar")
        #expect(font.font.text([0x21, 0x22]) == "!ก")
    }

    @Test(arguments: [
        ("TrueType", 32, "MacRoman", "•"), ("TrueType", 4, "MacRoman", "∞"), ("TrueType", 32, "WinAnsi", "∞"),
        ("Type1", 4, "MacRoman", "•"),
        ("Type1", 4, "WinAnsi", "∞"),
    ]) func macOSCodesSignsAnew(subtype: String, flags: Int, encoding: String, text: String) {
        var symbol = TestDocument(
            "<< /Type /Font /Subtype /\(subtype) /BaseFont /ABCDEF+Symbol /Encoding /\(encoding)Encoding /FontDescriptor 2 0 R >>",
            "<< /Type /FontDescriptor /FontName /ABCDEF+Symbol /Flags \(flags) /FontFile2 3 0 R >>")
        symbol.addStream(3, "no font")
        #expect(symbol.font.text([0xA5]) == text)
    }

    @Test(arguments: [("AmericanTypewriter", false), ("MonotypeCorsiva", false), ("LucidaSansTypewriter", true), ("DejaVuSansMono", true)])
    func namesTellOfAFixedPitch(name: String, isFixed: Bool) {
        let font = TestDocument("<< /Type /Font /Subtype /TrueType /BaseFont /\(name) >>").font
        #expect(font.flags.contains(.fixedPitch) == isFixed)
    }

    @Test func aFontOfTheMacsTwoLigaturesIsReadAsThese() {
        var ligatures = TestDocument("<< /Type /Font /Subtype /TrueType /BaseFont /DAFFCZ+Times-Roman /ToUnicode 2 0 R >>")
        ligatures.addStream(2, "1 beginbfrange <21> <22> <F0DE> endbfrange")
        #expect(ligatures.font.text([0x21, 0x22]) == "ﬁﬂ")
        var signs = TestDocument("<< /Type /Font /Subtype /TrueType /BaseFont /Arrows /ToUnicode 2 0 R >>")
        signs.addStream(2, "1 beginbfrange <21> <23> <F0DE> endbfrange")
        #expect(signs.font.text([0x21, 0x22]) != "ﬁﬂ")
    }

    @Test func trueTypeWithoutEncodingIsStandard() {
        #expect(TestDocument("<< /Type /Font /Subtype /TrueType /BaseFont /ArialMT >>").font.text([0xF1, 0xF9]) == "æø")
    }

    @Test func glyphNumbersAreNoCodes() {
        let font = TestDocument(
            "<< /Type /Font /Subtype /Type3 /FontMatrix [1 0 0 1 0 0] /Encoding << /Differences [1 /g1 /g2 /g3 /g66 /g67] >> >>"
        ).font
        #expect(!font.hasUnicode)
    }

    @Test func nothingAtAllIsAFontToo() {
        for font in [
            TestDocument("<< >>").font, TestDocument("null").font,
            TestDocument("<< /Subtype /Type1 /Encoding 7 /Widths /x /FirstChar -5 >>").font,
        ] {
            #expect(font.decoded([1, 65, 255]).count == 3)
            #expect(font.decoded([1, 65, 255]).allSatisfy { $0.width.isFinite })
        }
    }

    @Test func aFontWithoutUnicodeIsReported() {
        let store = TestDocument(
            "<< /Type /Font /Subtype /Type3 /Name /Odd /FontMatrix [1 0 0 1 0 0] /Encoding << /Differences [1 /zz] >> >>"
        ).store
        let font = FontCache(store: store).font(for: .reference(ObjectID(number: 1)))
        #expect(!font.hasUnicode)
        #expect(store.warnings.all.contains(SyntaxWarning(.fontWithoutUnicode, subject: 1, "Odd")))
    }

    @Test("Codes that just number the glyphs of a subset mean nothing by themselves")
    func numberedSubset() {
        func font(first: Int, count: Int, _ entries: String = "") -> Font {
            var document = TestDocument(
                """
                << /Type /Font /Subtype /TrueType /BaseFont /ABCDEF+Some /FirstChar \(first) /LastChar \(first + count - 1) \(entries)
                /Widths [\(String(repeating: "500 ", count: count))] /FontDescriptor << /Type /FontDescriptor /Flags 4 /FontFile2 3 0 R >> >>
                """)
            document.add(3, "<< /Length 4 >>\nstream\nabcd\nendstream")
            return document.font
        }
        #expect(font(first: 0, count: 60).text([0x21, 0x22, 0x23]) == "")
        #expect(!font(first: 1, count: 60).hasUnicode)
        #expect(font(first: 32, count: 90).text("abc") == "abc")
        #expect(font(first: 0, count: 256).text("abc") == "abc")
        #expect(font(first: 0, count: 120, "/Encoding /WinAnsiEncoding").text("abc") == "abc")
    }

    @Test("A font that says that it is of a fixed pitch is not where its letters differ, as Apache FOP's do")
    func pitchOfLetters() {
        func isFixedPitch(_ width: (Int) -> Int) -> Bool {
            let widths = (32...126).map { String(width($0)) }.joined(separator: " ")
            let font = TestDocument(
                "<< /Type /Font /Subtype /TrueType /BaseFont /Harbour /FirstChar 32 /LastChar 126 /Widths [\(widths)] /FontDescriptor 2 0 R >>",
                "<< /Type /FontDescriptor /FontName /Harbour /Flags 33 >>"
            ).font
            return font.flags.contains(.fixedPitch)
        }
        #expect(!isFixedPitch { 300 + $0 * 3 })
        // Signs say nothing, and widths that were rounded.
        #expect(isFixedPitch { $0 < 0x41 ? 100 * ($0 % 5 + 1) : 500 + $0 % 3 })
    }

    @Test("A font whose letters all have one width is of a fixed pitch, whatever its signs have")
    func lettersOfOneWidth() {
        func isFixedPitch(_ width: (Int) -> Int) -> Bool {
            let widths = (32...126).map { String(width($0)) }.joined(separator: " ")
            let font = TestDocument(
                "<< /Type /Font /Subtype /TrueType /BaseFont /Harbour /FirstChar 32 /LastChar 126 /Widths [\(widths)] >>"
            ).font
            return font.flags.contains(.fixedPitch)
        }
        #expect(isFixedPitch { _ in 500 })
        #expect(isFixedPitch { $0 == 0x40 ? 1000 : 500 })
        #expect(!isFixedPitch { $0 == 0x69 ? 280 : 500 })
    }

    @Test("Letters of one width tell a fixed pitch, though a subset gives those that it leaves out the width of the sign for that")
    func pitchOfSubsets() {
        func isFixedPitch(_ width: (Int) -> Int) -> Bool {
            let widths = (32...255).map { String(width($0)) }.joined(separator: " ")
            return TestDocument(
                "<< /Type /Font /Subtype /TrueType /BaseFont /F /Encoding /WinAnsiEncoding /FirstChar 32 /LastChar 255 /Widths [\(widths)] >>"
            ).font.flags.contains(.fixedPitch)
        }
        func width(_ code: Int, without letters: String) -> Int {
            code > 0x7F || letters.utf8.contains(UInt8(code)) ? 364 : 500
        }
        #expect(isFixedPitch { width($0, without: "&XYZq") })
        #expect(isFixedPitch { width($0, without: "ABCDEFGHIJKLMNOPQRSTUVWXYZjkqx") })
        #expect(isFixedPitch { width($0, without: "ABCDEFGHIJKLMNOPQRSTUVWXYZbcdfghjknpqvwxyz") })
        #expect(!isFixedPitch { width($0, without: "iljt") })
        #expect(!isFixedPitch { $0 == 0x6D ? 700 : width($0, without: "XYZ") })
    }

    @Test(
        "Brackets in larger sizes, by the names of STIX Two's, say that a font is TeX's of signs that grow, though the text's has the same name"
    )
    func sizeVariants() {
        func isOfExtensions(_ names: String) -> Bool {
            TestDocument("<< /Type /Font /Subtype /Type1 /BaseFont /STIXTwoMath /Encoding << /Differences [0 \(names)] >> >>").font
                .isOfExtensions
        }
        #expect(isOfExtensions("/uni2211 /parenleft.s1 /parenright.s1") && isOfExtensions("/bracketleft.s12"))
        #expect(!isOfExtensions("/parenleft /parenright") && !isOfExtensions("/parenleft.sc /a.s1") && !isOfExtensions("/parenleft.s"))
    }
}
