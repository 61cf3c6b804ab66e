import PDFFonts
import PDFSyntax
import Testing

@Suite struct FontLoaderTests {
    private static let objects = [
        """
        << /Type /Font /Subtype /Type1 /BaseFont /ABCDEF+CMR10 /FirstChar 11 /LastChar 14 /Widths [500 400 3 0 R 300] /ToUnicode 5 0 R
           /Encoding << /BaseEncoding /WinAnsiEncoding /Differences [11 /ff /fi 65 /a65 /g3 /uni0041] >>
           /FontDescriptor << /Flags 4 /Ascent 700 /Descent -200 /StemV 80 /FontFile 6 0 R >> >>
        """,
        """
        << /Type /Font /Subtype /Type0 /BaseFont /F /Encoding 4 0 R /ToUnicode 5 0 R /DescendantFonts [<< /Subtype /CIDFontType2 /DW 900
           /W [1 [500 600] 10 12 250] /DW2 [800 -900] /W2 [1 [-500 250 700] 5 6 -400 100 200] /CIDToGIDMap 7 0 R
           /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) >> /FontDescriptor << /FontFile2 7 0 R >> >>] >>
        """,
        """
        << /Type /Font /Subtype /Type3 /FontMatrix [0.01 0 0 0.01 0 0] /FontBBox [0 -20 80 90] /FirstChar 97 /Widths [10 20 30]
           /Encoding << /Differences [97 /a97 /a98 /C63] >> >>
        """,
    ]

    /// Three fonts, their streams, and bytes of all that changed at random: whatever comes of it, a font that decodes.
    @Test func anyBytesDoNoHarm() {
        var random = Seeded(seed: 47)
        print("seed 47")
        let cmap = "/WMode 1 def 2 begincodespacerange <00> <7F> <8140> <9FFC> endcodespacerange 1 begincidrange <20> <7e> 1 endcidrange"
        let text =
            "2 beginbfrange <0010> <0012> <0061> <20> <22> [<03B1> <D83DDE00> /gamma] endbfrange 1 beginbfchar <0B> <00660066> endbfchar"
        let program = SFNT.file([
            SFNT.maxp(3), SFNT.cmap([(3, 0, SFNT.format4([(0xF041, 1)])), (3, 1, SFNT.format4([(0x41, 1), (0x42, 2)]))]),
        ])
        for round in 0..<400 {
            var document = TestDocument()
            for (index, object) in Self.objects.enumerated() {
                let bytes = round == 0 ? Array(object.utf8) : random.damaged(Array(object.utf8))
                document.add(index + 1, String(decoding: bytes, as: UTF8.self))
            }
            document.addStream(4, round == 0 ? Array(cmap.utf8) : random.damaged(Array(cmap.utf8)))
            document.addStream(5, round == 0 ? Array(text.utf8) : random.damaged(Array(text.utf8)))
            document.addStream(6, random.damaged(Array("%!PS /Encoding 256 array dup 65 /A put readonly def eexec".utf8)))
            document.addStream(7, random.damaged(program))
            let cache = FontCache(store: document.store)
            let shown = random.bytes(64)
            for number in 1...3 {
                let font = cache.font(for: .reference(ObjectID(number: number)))
                for glyph in font.decoded(shown) {
                    #expect(glyph.width.isFinite && glyph.verticalAdvance.isFinite && glyph.originX.isFinite && 1...4 ~= glyph.byteCount)
                    #expect(glyph.unicode == 0 || !font.scalars(of: glyph.unicode).isEmpty)
                }
                #expect(0.2...2 ~= font.ascent && -1...0 ~= font.descent && 100...900 ~= font.weight)
            }
        }
    }

    /// Weight, slope and pitch, by name and by descriptor.
    @Test(
        arguments: [
            ("ABCDEF+CMBX10", "", 700, []), ("CMTI10", "", 400, [.italic]), ("SFTT1000", "", 400, [.fixedPitch]),
            ("Minion-SemiboldIt", "/Flags 66", 600, [.serif, .italic]), ("Roboto-Black", "", 900, []),
            ("X-LightOblique", "", 300, [.italic]),
            ("X", "/StemV 140", 700, []), ("CMR10", "/StemV 151", 400, []),
            ("Courier", "/StemV 148", 400, [.fixedPitch]), ("CMSSBX10", "/StemV 90", 700, []),
            ("X", "/StemV 88 /ItalicAngle -12", 400, [.italic]), ("X", "/FontWeight 500", 500, []),
            ("X", "/Flags 262144", 700, [.forceBold]), ("DejaVuSansMono", "", 400, [.fixedPitch]),
        ] as [(String, String, Int, FontFlags)])
    func style(name: String, descriptor: String, weight: Int, flags: FontFlags) {
        let font = TestDocument("<< /Type /Font /Subtype /Type1 /BaseFont /\(name) /FontDescriptor << \(descriptor) >> >>").font
        #expect(font.weight == weight && font.flags == flags)
    }

    @Test(
        arguments: [
            ("/Ascent 900 /Descent -300", 0.9, -0.3), ("/Ascent 0 /Descent 0", 0.75, -0.25), ("/Ascent 900 /Descent 300", 0.9, -0.3),
            ("/Ascent 9e9 /Descent -9e9", 0.75, -0.25), ("", 0.75, -0.25),
        ] as [(String, Float, Float)])
    func extent(descriptor: String, ascent: Float, descent: Float) {
        let font = TestDocument("<< /Type /Font /Subtype /Type1 /BaseFont /X /FontDescriptor << \(descriptor) >> >>").font
        #expect(font.ascent == ascent && font.descent == descent)
    }

    @Test(arguments: [
        ("ABCDEF+Some", "Some"), ("ABCDE+Some", "ABCDE+Some"), ("ABCDEF+", "ABCDEF+"), ("abcdef+Some", "abcdef+Some"), ("Some", "Some"),
        ("7864a8+Some", "Some"), ("7864g8+Some", "7864g8+Some"),
    ])
    func subsetTags(name: String, plain: String) {
        #expect(TestDocument("<< /Type /Font /Subtype /Type1 /BaseFont /\(name) >>").font.name == plain)
    }
}
