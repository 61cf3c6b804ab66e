import PDFSyntax
import Testing

@testable import PDFFonts

/// Type 3 fonts of bitmaps, whose names give nothing but codes: TeX's.
@Suite struct BitmapFontTests {
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

    @Test("Names that are codes in hexadecimal, or characters with a doubled semicolon, are those of TeX's bitmaps, too")
    func otherNamesOfBitmaps() {
        func font(_ names: [(code: Int, name: String)]) -> Font {
            TestDocument(
                """
                << /Type /Font /Subtype /Type3 /FontMatrix [1 0 0 1 0 0]
                   /CharProcs << \(names.map { "/\($0.name) 9 0 R" }.joined(separator: " ")) >>
                   /Encoding << /Differences [\(names.map { "\($0.code) /\($0.name)" }.joined(separator: " "))] >> >>
                """
            ).font
        }
        let letters = [65, 99, 101, 102, 105, 111, 116]
        let cork = font(([21, 28] + letters).map { ($0, "x" + String($0, radix: 16, uppercase: true)) })
        #expect(cork.text([99, 111, 28, 21, 65]) == "coﬁ–A")
        let original = font([(12, "#0c"), (59, ";;")] + letters.map { ($0, String(UnicodeScalar(UInt8($0)))) })
        #expect(original.text([12, 101, 59]) == "ﬁe;")
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
    private func drawn(
        _ glyphs: [(code: Int, width: Double, box: [Int])], base36: Bool = false, _ matrix: String = "0.01 0 0 0.01 0 0",
        name: (@Sendable (Int) -> String)? = nil, toUnicode: String? = nil
    ) -> Font {
        let digits = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ")
        let names = glyphs.map { glyph in
            name?(glyph.code)
                ?? (base36 ? "\(Character(UnicodeScalar(UInt8(0x41 + glyph.code / 36))))\(digits[glyph.code % 36])" : "a\(glyph.code)")
        }
        let procedures = names.enumerated().map { "/\($1) \(10 + $0) 0 R" }.joined(separator: " ")
        let widths = (0...255).map { code in String(glyphs.first { $0.code == code }?.width ?? 0) }.joined(separator: " ")
        var document = TestDocument(
            """
            << /Type /Font /Subtype /Type3 /FontMatrix [\(matrix)] /FirstChar 0 /LastChar 255 /Widths [\(widths)] /CharProcs << \(procedures) >>
               \(toUnicode == nil ? "" : "/ToUnicode 2 0 R") /Encoding << /Differences [\(zip(glyphs, names).map { "\($0.code) /\($1)" }.joined(separator: " "))] >> >>
            """)
        for (index, glyph) in glyphs.enumerated() {
            document.addStream(10 + index, "\(glyph.width) 0 \(glyph.box.map(String.init).joined(separator: " ")) d1")
        }
        if let toUnicode { document.addStream(2, toUnicode) }
        return document.font
    }

    /// Some of Computer Modern's letters, 83 dots to the em: fi, H, a, g, h, r, o.
    private func letters(_ widths: [Double], _ boxes: [[Int]]) -> [(code: Int, width: Double, box: [Int])] {
        zip([12, 72, 97, 103, 104, 114, 111], zip(widths, boxes)).map { ($0, $1.0, $1.1) }
    }

    private var roman: [(code: Int, width: Double, box: [Int])] {
        letters(
            [46, 62, 42, 42, 46, 33, 42],
            [[2, 0, 44, 59], [3, 0, 59, 57], [3, -1, 40, 37], [2, -17, 40, 38], [3, 0, 44, 58], [2, 0, 30, 37], [2, -1, 39, 37]])
    }

    private static func hex(_ code: Int) -> Substring { String(code + 0x100, radix: 16, uppercase: true).dropFirst() }

    @Test(
        "Names that are their codes as characters, the controls among them, are those of TeX's",
        arguments: [
            { "#\(hex($0))" },  // as they are
            { "#23\(hex($0))" },  // with the sign for a number in hexadecimal as a character of its own
            { $0 < 0x41 ? "n\(hex($0).lowercased())" : "#\(hex($0))" },
        ] as [@Sendable (Int) -> String])
    func characters(_ name: @escaping @Sendable (Int) -> String) {
        #expect(drawn(roman, name: name).text([104, 12, 111]) == "hﬁo")
        let italic: [(code: Int, width: Double, box: [Int])] = [
            (0, 53, [3, -1, 49, 37]), (12, 47, [2, -16, 48, 59]), (13, 43, [1, -18, 45, 37]), (58, 23, [7, 0, 16, 9]),
            (59, 23, [7, -16, 17, 9]), (80, 53, [3, 0, 62, 57]), (107, 43, [4, -1, 42, 58]), (120, 47, [2, -1, 43, 37]),
        ]
        // A comma that ToUnicode, which was made of the names, takes for a semicolon; and Ghostscript's name for a zero.
        let misread =
            "1 begincodespacerange <00> <FF> endcodespacerange 6 beginbfchar <3A> <003A> <3B> <003B> <50> <0050> <6B> <006B> <78> <0078> endbfchar"
        let formula = drawn(
            italic.filter { $0.code > 0 } + [(0, 62, [3, 0, 59, 57])], name: { $0 == 0 ? "BnZr" : name($0) }, toUnicode: misread)
        #expect(formula.text([12, 13, 58, 59, 80, 107]) == "βγ.,Pk")
    }

    @Test("Names that are characters by themselves stay these where no font of TeX's fits")
    func charactersOfOthers() {
        let name = { @Sendable (code: Int) in "#\(Self.hex(code))" }
        let square: [(code: Int, width: Double, box: [Int])] = [
            (40, 50, [0, 0, 50, 50]), (60, 70, [0, -50, 50, 20]), (97, 50, [0, 0, 50, 50]),
        ]
        #expect(drawn(square, name: name).text([40, 60, 97]) == "(<a")
        #expect(BitmapNames([(65, "A"), (66, "B")]) == nil)
        #expect(BitmapNames([(65, "A"), (40, "(")]) == .characters)
        #expect(BitmapNames([(65, "A"), (41, "(")]) == nil)
        #expect(BitmapNames([(14, "AE"), (65, "BT")]) == .numbers)
        #expect(BitmapNames([]) == nil)
    }

    @Test(
        "Ligatures are told from the marks that the newer encoding has at their codes by their height, in fonts that no list has",
        arguments: [59, -2])
    func ligatures(top: Int) {
        let glyphs = (97...122).map { code in
            (code, 50 + Double(code % 7) * 6, "bdfhkl".utf8.contains(UInt8(code)) ? [1, 0, 40, 60] : [1, 0, 40, 35])
        }
        let font = drawn(glyphs + [(12, 55, top > 0 ? [2, 0, 44, top] : [2, -20, 20, top]), (22, 30, [0, 50, 25, 60])])
        #expect(font.text([111, 12, 111]) == (top > 0 ? "oﬁo" : "o˛o"))
    }

    @Test("Bitmaps with a dot to the unit have an em of many, which their shapes tell, and so their weight")
    func typeSize() {
        let dots = "1 0 0 -1 0 0"
        let bold = letters(
            [53, 75, 46, 48, 53, 39, 48],
            [[3, 0, 50, 58], [3, 0, 71, 57], [2, 0, 46, 38], [3, -17, 46, 38], [4, 0, 51, 58], [3, 0, 37, 37], [3, 0, 45, 38]])
        let italic = letters(
            [47, 62, 42, 38, 42, 35, 42],
            [
                [-2, -17, 49, 59], [5, 0, 71, 57], [8, -1, 44, 37], [4, -17, 40, 37], [6, -1, 44, 58], [7, -1, 41, 37], [9, -1, 42, 37],
            ])
        for (glyphs, weight, isItalic) in [(roman, 400, false), (bold, 700, false), (italic, 400, true)] {
            let font = drawn(glyphs, dots)
            #expect((font.em - 83).magnitude < 2)
            #expect(font.weight == weight)
            #expect(font.flags.contains(.italic) == isItalic)
            // The matrix says it.
            #expect(drawn(glyphs, "0.012 0 0 0.012 0 0").em == 1)
        }
        // Of no font that is known: as high as letters are.
        let others: [(code: Int, width: Double, box: [Int])] = [
            (65, 70, [0, 0, 60, 68]), (72, 70, [0, 0, 70, 68]), (97, 50, [0, 0, 50, 45]), (110, 40, [0, 0, 30, 45]),
        ]
        #expect((drawn(others, dots, name: { "C\(Self.hex($0))" }).em - 100).magnitude < 3)
        // With no boxes nothing is known.
        #expect(bitmaps([97, 110]).em == 1)
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

    @Test("Bitmaps of sums and brackets that grow tell that they are of TeX's font of these, which has no name")
    func extensionsOfTeX() throws {
        var start = 0
        for (kind, _, count) in TeXMetrics.fonts {
            if kind == .large { break }
            start += count
        }
        let glyphs = (start..<(start + 128)).map { place in (0..<6).map { Int(TeXMetrics.glyphs[place * 6 + $0]) } }
        let own = try [0x58, 0x59, 0x5A, 0x12, 0x13].map { code in
            let glyph = try #require(glyphs.first { $0[0] == code })
            return (code: code, width: Double(glyph[1]), box: Array(glyph[2...]))
        }
        let font = drawn(own, "0.001 0 0 0.001 0 0")
        #expect(font.isOfExtensions && font.text([0x58]) == "∑")
        #expect(!drawn(roman).isOfExtensions)
    }

    @Test("Names that count the glyphs are no dingbats, though Ghostscript says so")
    func countedNames() {
        var document = TestDocument(
            """
            << /Type /Font /Subtype /Type3 /FontMatrix [1 0 0 1 0 0] /ToUnicode 2 0 R
               /Encoding << /Differences [0 /a0 /a1 /a2 /a3 /a4 /a5] >> >>
            """)
        document.addStream(
            2, "1 begincodespacerange <00> <FF> endcodespacerange 4 beginbfchar <01> <2701> <02> <2702> <03> <2704> <04> <260E> endbfchar")
        #expect(!document.font.hasUnicode, "\(document.font.text([1, 2, 3, 4]))")
    }

    @Test("Straight quotation marks go with text, too")
    func straightQuotes() { #expect(bitmaps([39, 96]).text([39, 96]) == "'`") }

    @Test("A font of bitmaps that has nothing but signs which go with text has those, whatever Ghostscript took their names for")
    func companionSigns() {
        let entries = "/Type /Font /Subtype /Type3 /FontMatrix [1 0 0 1 0 0] /Encoding << /Differences [36 /a36 136 /a136] >>"
        #expect(TestDocument("<< \(entries) >>").font.text([36, 136]) == "$•")
        var document = TestDocument("<< \(entries) /ToUnicode 2 0 R >>")
        document.addStream(2, "1 beginbfrange <88> <88> <277C> endbfrange")
        #expect(document.font.text([136]) == "•")
    }
}
