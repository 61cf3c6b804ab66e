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

    @Test("Letters for Greek and relations that stand among the controls are Ghostscript's, in fonts of TeX's formulae")
    func namesOfFormulae() {
        func font(_ name: String) -> Font {
            var document = TestDocument(
                """
                << /Type /Font /Subtype /Type1 /BaseFont /ABCDEF+\(name) /ToUnicode 2 0 R /FirstChar 20 /LastChar 97
                   /Encoding << /Differences [20 /lessequal 23 /nu 30 /fi 97 /alpha] >> >>
                """)
            document.addStream(2, "4 beginbfchar <14> <0066> <17> <00BF> <1E> <00FB> <61> <0061> endbfchar")
            return document.font
        }
        #expect(font("CMSY9").text([20, 23, 30, 97]) == "≤νûa")
        #expect(font("Garamond").text([20, 23, 30, 97]) == "f¿ûa")
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

    @Test func dvipsNamesAreCodes() {
        let text = TestDocument(
            "<< /Type /Font /Subtype /Type3 /FontMatrix [1 0 0 1 0 0] /Encoding << /Differences [12 /a12 39 /a39 92 /a92 97 /a97 /a98 /a99] >> >>"
        ).font
        #expect(text.text([12, 39, 92, 97, 98, 99]) == "ﬁ’“abc")
        let cork = TestDocument(
            "<< /Type /Font /Subtype /Type3 /FontMatrix [1 0 0 1 0 0] /Encoding << /Differences [28 /a28 97 /a97 /a98 233 /a233] >> >>"
        ).font
        #expect(cork.text([28, 97, 98, 233]) == "ﬁabé")
        let signs = TestDocument(
            "<< /Type /Font /Subtype /Type3 /FontMatrix [1 0 0 1 0 0] /Encoding << /Differences [0 /a0 /a1 /a2 33 /a33] >> >>"
        ).font
        #expect(!signs.hasUnicode)
    }

    @Test("Bitmaps of nothing but capitals are these if they are as wide beside each other as capitals are; signs at their codes are not")
    func capitalsOfBitmaps() {
        func font(_ widths: String) -> Font {
            TestDocument(
                """
                << /Type /Font /Subtype /Type3 /FontMatrix [.012 0 0 .012 0 0] /FirstChar 66 /LastChar 90
                   /Widths [\(widths)] /Encoding << /Differences [66 /a66 70 /a70 /a71 /a72 /a73 78 /a78 90 /a90] >> >>
                """
            ).font
        }
        let letters = font("67 0 0 0 63 74 71 39 0 0 0 0 71 0 0 0 0 0 0 0 0 0 0 0 59")
        #expect(letters.text([66, 70, 71, 72, 73, 78, 90]) == "BFGHINZ")
        #expect(!font("65 0 0 0 65 65 65 65 0 0 0 0 65 0 0 0 0 0 0 0 0 0 0 0 83").hasUnicode)
    }

    @Test("What ZapfDingbats has under the names that dvips gives to bitmaps, hearts and figures in circles, too, is not what these show")
    func dingbatsOfBitmaps() {
        var document = TestDocument(
            """
            << /Type /Font /Subtype /Type3 /FontMatrix [1 0 0 1 0 0] /ToUnicode 2 0 R
               /Encoding << /Differences [73 /a73 97 /a97 /a98 110 /a110 /a111 /a112 120 /a120 /a121] >> >>
            """)
        document.addStream(
            2,
            """
            1 begincodespacerange <00> <FF> endcodespacerange 8 beginbfchar <49> <25A0> <61> <275B> <62> <275C> <6E> <2665> <6F> <2666>
            <70> <2663> <78> <2460> <79> <2461> endbfchar
            """)
        #expect(document.font.text([73, 97, 98, 110, 111, 112, 120, 121]) == "Iabnopxy")
    }

    @Test("Names that Ghostscript gives to bitmaps are their codes to the base of 36, TeX's mostly, whatever ToUnicode made of some")
    func codesOfBitmaps() {
        func font(_ codes: [Int], toUnicode: String? = nil) -> Font {
            let digits = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ")
            let names = codes.map { "/\(Character(UnicodeScalar(UInt8(0x41 + $0 / 36))))\(digits[$0 % 36])" }
            let pairs = zip(codes, names).map { "\($0) \($1)" }.joined(separator: " ")
            var document = TestDocument(
                """
                << /Type /Font /Subtype /Type3 /FontMatrix [1 0 0 1 0 0] /ToUnicode 2 0 R
                   /CharProcs << \(names.map { "\($0) 9 0 R" }.joined(separator: " ")) >> /Encoding << /Differences [\(pairs)] >> >>
                """)
            document.addStream(2, toUnicode ?? "1 begincodespacerange <00> <FF> endcodespacerange")
            return document.font
        }
        let letters = [65, 99, 101, 102, 105, 111, 116]
        // AE is ffi, by its code, not Æ; the bracket no sign of length, and the c no end of a line.
        let misread = "1 begincodespacerange <00> <FF> endcodespacerange 2 beginbfchar <5D> <2104> <63> <000D> endbfchar"
        #expect(font([14] + letters + [93], toUnicode: misread).text([111, 14, 99, 101, 93]) == "oﬃce]")
        #expect(font([27, 28, 29] + letters).text([111, 27, 28]) == "oﬀﬁ")
        #expect(font([136]).text([136]) == "•")
        // What holds for most of the codes is right.
        let right = (letters.map { "<\(String($0, radix: 16))> <00\(String($0 + 1, radix: 16))>" }).joined(separator: " ")
        let map = "1 begincodespacerange <00> <FF> endcodespacerange \(letters.count) beginbfchar \(right) endbfchar"
        #expect(font(letters, toUnicode: map).text([65, 99]) == "Bd")
        // A driver's quotation marks.
        #expect(font(letters + [0x93, 0x94]).text([0x93, 65, 0x94]) == "“A”")
    }

    /// A font of bitmaps as Ghostscript and old pdfTeX wrote them: all codes named, glyphs and widths only for those that occur.
    private func bitmaps(_ codes: [Int], widths: [Int: Double] = [:]) -> Font {
        let names = (0...255).map { "/a\($0)" }.joined(separator: " ")
        let procedures = codes.map { "/a\($0) 9 0 R" }.joined(separator: " ")
        let values = (0...255).map { codes.contains($0) ? String(widths[$0] ?? 50) : "0" }.joined(separator: " ")
        return TestDocument(
            """
            << /Type /Font /Subtype /Type3 /FontMatrix [0.01 0 0 0.01 0 0] /FirstChar 0 /LastChar 255 /Widths [\(values)]
               /CharProcs << \(procedures) >> /Encoding << /Differences [0 \(names)] >> >>
            """
        ).font
    }

    @Test("Names without a glyph say nothing of what the others are")
    func namesWithoutGlyphs() {
        let codes = [12, 39, 44, 46] + Array(97...122)
        let widths = [108: 28.0, 111: 50, 102: 31]
        #expect(bitmaps(codes, widths: widths).text([97, 12, 39, 122]) == "aﬁ’z")
        // λ and φ of Greek, л and ф of Cyrillic are coded as l and f: wider than an o.
        #expect(!bitmaps(codes, widths: [108: 58, 111: 50, 102: 65]).hasUnicode)
        #expect(!bitmaps(Array(0...122)).hasUnicode)
        #expect(bitmaps(codes + [123], widths: widths).text([123]) == "–")
        #expect(bitmaps(codes + [123, 125], widths: widths).text([123, 125]) == "{}")
        #expect(bitmaps(codes + [16, 17], widths: widths).text([16, 97, 17]) == "“a”")
        // One width for all: a typewriter's < and > are no ¡ and ¿.
        #expect(bitmaps(codes + [60, 62]).text([60, 97, 62]) == "<a>")
    }

    @Test("TeX's Cyrillic is told by where its letters are", arguments: [0, 26])
    func cyrillicBitmaps(_ latin: Int) {
        let letters = Array(0xC0...0xD5) + Array(0xE0...0xFF)
        let font = bitmaps(Array(97..<(97 + latin)) + letters + [0xBC], widths: [0xEF: 55, 0xE5: 44, 0xF8: 75])
        #expect(font.text([0xCF, 0xF0, 0xE8, 0xE2, 0xE5, 0xF2, 0xBC]) == "Приветё")
        // A narrow ï: accented letters of European text.
        let accented = bitmaps(
            Array(48...57) + Array(65...90) + Array(97...122) + Array(0xE0...0xFF), widths: [0xEF: 28, 0xE5: 50, 0x6C: 28])
        #expect(accented.text([0xE9, 0x74, 0xE9]) == "été")
    }

    /// A font of bitmaps whose glyphs have boxes: small letters that rise, that hang down, and all others, 50 high.
    private func shapes(_ letters: String, high: String, hanging: String, _ matrix: String = "0.01 0 0 0.01 0 0", more: [Int] = []) -> Font
    {
        let codes = letters.utf8.map(Int.init) + more
        let names = codes.map { "\($0) /a\($0)" }.joined(separator: " ")
        let procedures = codes.enumerated().map { "/a\($1) \(10 + $0) 0 R" }.joined(separator: " ")
        var document = TestDocument(
            """
            << /Type /Font /Subtype /Type3 /FontMatrix [\(matrix)] /FirstChar 0 /LastChar 255
               /Widths [\(String(repeating: "50 ", count: 256))] /CharProcs << \(procedures) >> /Encoding << /Differences [\(names)] >> >>
            """)
        let isUpsideDown = matrix.hasSuffix("-0.01 0 0")
        for (index, code) in codes.enumerated() {
            let letter = Character(Unicode.Scalar(UInt8(clamping: code)))
            let (bottom, top) = (hanging.contains(letter) ? -20 : 0, high.contains(letter) || code > 127 ? 75 : 50)
            let box = isUpsideDown ? "0 \(-top) 45 \(-bottom)" : "0 \(bottom) 45 \(top)"
            document.addStream(10 + index, "50 0 \(box) d1\n45 0 0 50 0 0 cm BI /W 1 /H 1 /IM true ID x EI")
        }
        return document.font
    }

    @Test("Greek is told from Latin by which letters rise and hang down", arguments: ["0.01 0 0 0.01 0 0", "0.01 0 0 -0.01 0 0"])
    func greekBitmaps(_ matrix: String) {
        let greek = shapes("abcdeghiklmnoprstuwxz", high: "bdlzx", hanging: "bgzhmxr", matrix, more: [0x88, 0xEC])
        #expect(greek.text([0x6C, 0xEC, 0x67, 0x6F, 0x63]) == "λόγος")
        let latin = shapes("abcdefghiklmnoprstuwxyz", high: "bdfhkl", hanging: "gpy", matrix, more: [0xE9])
        #expect(latin.text([0x6C, 0xE9, 0x67, 0x6F, 0x63]) == "légoc")
        // Two letters that tell little, and a π.
        #expect(shapes("agp", high: "", hanging: "g", matrix).text([0x61, 0x67, 0x70]) == "αγπ")
    }

    @Test("Letters of neither alphabet are none, and small capitals are letters")
    func otherBitmaps() {
        let other = shapes("abcdefghijklmnopqrstuvwxyz", high: "acegikmo", hanging: "bnorstuvw")
        #expect(!other.hasUnicode)
        #expect(shapes("abcdefghilmnorstuv", high: "", hanging: "").text([0x68, 0x61, 0x74]) == "hat")
    }

    @Test("Where Cyrillic has its small letters, letters with accents are no Cyrillic")
    func accentedBitmaps() {
        let accented = shapes(
            "abcdefghiklmnoprstuwxyz", high: "bdfhkl", hanging: "gpy", more: Array(0x30...0x39) + Array(0x41...0x5A) + Array(0xE0...0xFF))
        #expect(accented.text([0xE9, 0x74, 0xE9]) == "été")
    }

    /// A font of bitmaps, given by its glyphs' codes, widths and boxes: left, lower, right, upper.
    private func drawn(_ glyphs: [(code: Int, width: Double, box: [Int])], base36: Bool = false, _ matrix: String = "0.01 0 0 0.01 0 0")
        -> Font
    {
        let digits = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ")
        let names = glyphs.map { base36 ? "\(Character(UnicodeScalar(UInt8(0x41 + $0.code / 36))))\(digits[$0.code % 36])" : "a\($0.code)" }
        let procedures = names.enumerated().map { "/\($1) \(10 + $0) 0 R" }.joined(separator: " ")
        let widths = (0...255).map { code in String(glyphs.first { $0.code == code }?.width ?? 0) }.joined(separator: " ")
        var document = TestDocument(
            """
            << /Type /Font /Subtype /Type3 /FontMatrix [\(matrix)] /FirstChar 0 /LastChar 255 /Widths [\(widths)] /CharProcs << \(procedures) >>
               /Encoding << /Differences [\(zip(glyphs, names).map { "\($0.code) /\($1)" }.joined(separator: " "))] >> >>
            """)
        for (index, glyph) in glyphs.enumerated() {
            document.addStream(10 + index, "\(glyph.width) 0 \(glyph.box.map(String.init).joined(separator: " ")) d1")
        }
        return document.font
    }

    @Test("A few bitmaps are told by their shapes to be of one of TeX's fonts: figures, a mark and a letter, letters of formulae, signs")
    func shapesOfTeX() {
        let date: [(code: Int, width: Double, box: [Int])] = [
            (47, 48.75, [5, -25, 44, 75]), (48, 48.75, [4, -2, 45, 66]), (49, 48.75, [8, 0, 41, 66]), (50, 48.75, [5, 0, 44, 66]),
        ]
        #expect(drawn(date).text([48, 47, 49, 50]) == "0/12")
        #expect(drawn([(18, 30.3, [1, -18, 30, 9]), (170, 30.53, [5, 0, 27, 63])]).text([18, 170]) == "„ł")
        let italic: [(code: Int, width: Double, box: [Int])] = [
            (11, 53, [3, -1, 49, 37]), (12, 47, [2, -16, 48, 59]), (13, 43, [1, -18, 45, 37]), (58, 23, [7, 0, 16, 9]),
            (59, 23, [7, -16, 17, 9]), (80, 53, [3, 0, 62, 57]), (107, 43, [4, -1, 42, 58]), (120, 47, [2, -1, 43, 37]),
        ]
        #expect(drawn(italic, base36: true).text([11, 12, 13, 58, 59, 80, 107, 120]) == "αβγ.,Pkx")
        // Drawn the other way round, by a text that turns them about.
        #expect(drawn(italic, base36: true, "1 0 0 -1 0 0").text([11, 59, 107]) == "α,k")
        let signs: [(code: Int, width: Double, box: [Int])] = [
            (0, 65, [7, 19, 57, 23]), (1, 23, [7, 17, 16, 26]), (20, 65, [7, -15, 57, 53]), (50, 55, [7, -4, 47, 46]),
        ]
        #expect(drawn(signs, base36: true).text([0, 20, 50]) == "−≤∈")
        let typed: [(code: Int, width: Double, box: [Int])] = [
            (33, 39.23, [14, 0, 25, 47]), (37, 39.23, [3, -6, 36, 52]), (42, 39.23, [5, 7, 34, 39]), (60, 39.23, [4, 4, 35, 42]),
            (64, 39.23, [3, 0, 36, 46]), (123, 39.23, [4, -6, 35, 52]),
        ]
        #expect(drawn(typed).text([60, 33, 42, 64, 123]) == "<!*@{")
        // Of no font that is known.
        #expect(!drawn([(48, 50, [0, 0, 50, 50]), (49, 70, [0, -50, 50, 20])]).hasUnicode)
    }

    @Test("Straight quotation marks go with text, too")
    func straightQuotes() { #expect(bitmaps([39, 96]).text([39, 96]) == "'`") }

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

    @Test("A font of bitmaps that has nothing but signs which go with text has those, whatever Ghostscript took their names for")
    func companionSigns() {
        let entries = "/Type /Font /Subtype /Type3 /FontMatrix [1 0 0 1 0 0] /Encoding << /Differences [36 /a36 136 /a136] >>"
        #expect(TestDocument("<< \(entries) >>").font.text([36, 136]) == "$•")
        var document = TestDocument("<< \(entries) /ToUnicode 2 0 R >>")
        document.addStream(2, "1 beginbfrange <88> <88> <277C> endbfrange")
        #expect(document.font.text([136]) == "•")
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
        #expect(!isFixedPitch { width($0, without: "iljt") })
        #expect(!isFixedPitch { $0 == 0x6D ? 700 : width($0, without: "XYZ") })
    }
}
