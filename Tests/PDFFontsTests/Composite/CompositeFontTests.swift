import PDFSyntax
import Testing

@testable import PDFFonts

@Suite struct CompositeFontTests {
    private func font(
        encoding: String, _ entries: String = "", ordering: String = "Identity", toUnicode: String? = nil, cmap: String? = nil
    ) -> Font {
        var document = TestDocument(
            """
            << /Type /Font /Subtype /Type0 /BaseFont /ABCDEF+Some-Bold-H /Encoding \(encoding) /DescendantFonts [2 0 R]
               \(toUnicode == nil ? "" : "/ToUnicode 3 0 R") >>
            """,
            """
            << /Type /Font /Subtype /CIDFontType2 /BaseFont /ABCDEF+Some-Bold \(entries)
               /CIDSystemInfo << /Registry (Adobe) /Ordering (\(ordering)) /Supplement 0 >> >>
            """)
        if let toUnicode { document.addStream(3, toUnicode) }
        if let cmap { document.addStream(4, cmap, "/Type /CMap") }
        return document.font
    }

    @Test func identityWithToUnicode() {
        let font = font(
            encoding: "/Identity-H", "/DW 750 /W [1 [500 600] 10 12 250 0x]",
            toUnicode: "1 beginbfrange <0001> <0003> <0041> endbfrange 1 beginbfchar <000A> <00660069> endbfchar")
        #expect(font.text([0, 1, 0, 2, 0, 3, 0, 10, 0, 99]) == "ABCfi")
        #expect(font.decoded([0, 1, 0, 2, 0, 3, 0, 10, 0, 12, 0, 13]).map(\.width) == [0.5, 0.6, 0.75, 0.25, 0.25, 0.75])
        #expect(font.isComposite && !font.isVertical && font.name == "Some-Bold" && font.weight == 700)
        #expect(font.decoded([0, 32]).map(\.isSpaceCode) == [false])
        #expect(font.decoded([0, 1, 0]).count == 1)  // half a code is none
        #expect(font.glyph(for: 2) == font.decoded([0, 2])[0])
    }

    @Test(
        "Codes of two bytes are the same by themselves and in their bytes", arguments: ["/Identity-H", "/UniJIS-UTF16-H", "/90ms-RKSJ-H"])
    func twoByteCodes(_ encoding: String) {
        let font = font(
            encoding: encoding, "/DW 750 /W [1 [500 600]]", ordering: "Japan1", toUnicode: "1 beginbfrange <0001> <0003> <0041> endbfrange")
        guard font.hasTwoByteCodes else { return #expect(encoding != "/Identity-H") }
        let codes = (UInt16.min...UInt16.max).map { $0 }
        let bytes = codes.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        var shown: [ShownCode] = []
        font.decode(codes: codes.span, into: &shown)
        #expect(shown == font.decoded(bytes).map(ShownCode.init))
    }

    @Test("A map of all codes to one character says nothing where the collection does", arguments: ["0041", "0020", "0001", "FFFD"])
    func oneForAll(_ value: String) {
        let entries = (843...848).map { "<0\(String($0, radix: 16))> <\(value)>" }.joined(separator: " ")
        let codes: [UInt8] = [3, 0x4B, 3, 0x4C, 3, 0x4D]
        let truth = font(encoding: "/Identity-H", ordering: "Japan1").text(codes)
        let kana: ClosedRange<UInt32> = 0x3041...0x3096
        let areKana = truth.unicodeScalars.allSatisfy { kana.contains($0.value) }
        #expect(areKana)
        #expect(Set(truth).count == 3)
        #expect(font(encoding: "/Identity-H", ordering: "Japan1", toUnicode: "6 beginbfchar \(entries) endbfchar").text(codes) == truth)
    }

    @Test func verticalMetrics() {
        let font = font(encoding: "/Identity-V", "/DW 1000 /DW2 [800 -900] /W [3 [500]] /W2 [1 [-500 250 700] 5 6 -400 100 200]")
        let glyphs = font.decoded([0, 1, 0, 2, 0, 3, 0, 6])
        #expect(font.isVertical)
        #expect(glyphs.map(\.verticalAdvance) == [-0.5, -0.9, -0.9, -0.4])
        #expect(glyphs.map(\.originX) == [0.25, 0.5, 0.25, 0.1])
        #expect(glyphs.map(\.originY) == [0.7, 0.8, 0.8, 0.2])
        let plain = self.font(encoding: "/Identity-V").decoded([0, 1])[0]
        #expect(plain.verticalAdvance == -1 && plain.originY == 0.88 && plain.originX == 0.5)
    }

    @Test func anEmbeddedCMapCutsAndMaps() {
        let font = font(
            encoding: "4 0 R", "/W [1 [300] 100 [700 800]]", ordering: "Japan1",
            cmap: """
                2 begincodespacerange <00> <7F> <8140> <9FFC> endcodespacerange
                1 begincidrange <20> <7e> 1 endcidrange 1 begincidchar <8140> 633 endcidchar
                """)
        let glyphs = font.decoded([0x20, 0x41, 0x81, 0x40, 0x81, 0x41, 0xFF, 0x42])
        #expect(glyphs.map(\.byteCount) == [1, 1, 2, 2, 1, 1])
        #expect(glyphs.map(\.code) == [0x20, 0x41, 0x8140, 0x8141, 0xFF, 0x42])
        #expect(glyphs[0].isSpaceCode && glyphs[0].width == 0.3)
        #expect(font.text([0x41, 0x81, 0x40]) == "A\u{3000}")  // CID 34 and CID 633 of Japan1
    }

    @Test func anEmbeddedCMapBuildsOnAPredefinedOne() {
        let font = font(
            encoding: "4 0 R", ordering: "Japan1",
            cmap: "/90ms-RKSJ-H usecmap 1 begincodespacerange <00> <80> <8140> <9FFC> endcodespacerange 1 begincidchar <41> 35 endcidchar")
        #expect(font.text([0x41, 0x42, 0x88, 0x9F]) == "BB亜")
    }

    @Test(arguments: [
        ("90ms-RKSJ-H", "Japan1", [0x93, 0xFA, 0x96, 0x7B, 0x41, 0xB1] as [UInt8], "日本Aｱ"),
        ("EUC-H", "Japan1", [0xC6, 0xFC, 0xCB, 0xDC], "日本"),
        ("H", "Japan1", [0x46, 0x7C, 0x4B, 0x5C], "日本"),
        ("UniJIS-UCS2-H", "Japan1", [0x65, 0xE5, 0x67, 0x2C], "日本"),
        ("UniJIS-UTF16-H", "Japan1", [0x65, 0xE5, 0xD8, 0x42, 0xDF, 0xB7], "日𠮷"),
        ("UniJIS-UTF8-H", "Japan1", Array("日𠮷A".utf8), "日𠮷A"),
        ("UniJIS-UTF32-H", "Japan1", [0, 0, 0x65, 0xE5], "日"),
        ("GBK-EUC-H", "GB1", [0xD6, 0xD0, 0xCE, 0xC4, 0x41], "中文A"),
        ("GBK2K-H", "GB1", [0xD6, 0xD0, 0x81, 0x39, 0xEE, 0x39], "中㐀"),
        ("UniGB-UCS2-H", "GB1", [0x4E, 0x2D], "中"),
        ("ETen-B5-H", "CNS1", [0xA4, 0xA4, 0xA4, 0xE5], "中文"),
        ("UniCNS-UTF16-H", "CNS1", [0x4E, 0x2D], "中"),
        ("KSCms-UHC-H", "Korea1", [0xC7, 0xD1, 0xB1, 0xDB], "한글"),
        ("UniKS-UTF16-H", "Korea1", [0xD5, 0x5C], "한"),
        ("UniAKR-UTF16-H", "KR", [0xD5, 0x5C], "한"),
    ])
    func predefinedCMaps(name: String, ordering: String, bytes: [UInt8], text: String) {
        #expect(font(encoding: "/" + name, ordering: ordering).text(bytes) == text)
    }

    @Test func collectionsByIdentity() {
        // CIDs of the collection as codes: 1200 is 亜 in Japan1, 4559 啊 in GB1 …
        #expect(font(encoding: "/Identity-H", ordering: "Japan1").text([0x04, 0x65]) == "亜")
        #expect(font(encoding: "/Identity-H", ordering: "Korea1").text([0, 34]) == "A")
        #expect(font(encoding: "/Identity-H", ordering: "KR").hasUnicode)
        #expect(!font(encoding: "/Identity-H").hasUnicode)
    }

    @Test func identityToUnicodeMeansTheCodes() {
        var named = TestDocument("<< /Type /Font /Subtype /Type0 /Encoding /Identity-H /DescendantFonts [<< >>] /ToUnicode /Identity-H >>")
        #expect(named.font.text([0, 0x41, 0x4E, 0x2D, 0, 5]) == "A中")
        named = TestDocument("<< /Type /Font /Subtype /Type0 /Encoding /Identity-H /DescendantFonts [<< >>] /ToUnicode 2 0 R >>")
        named.addStream(2, "2 begincidrange <0000> <00FF> 0 <0100> <FFFF> 256 endcidrange")
        #expect(named.font.text([0, 0x41, 0x4E, 0x2D]) == "A中")
    }

    @Test func privateUseMeansSomethingInFontsOfSigns() {
        var document = TestDocument(
            "<< /Type /Font /Subtype /Type0 /BaseFont /SymbolMT /Encoding /Identity-H /DescendantFonts [<< /BaseFont /SymbolMT >>] /ToUnicode 2 0 R >>"
        )
        document.addStream(2, "2 beginbfchar <0001> <F0B7> <0002> <F061> endbfchar")
        #expect(document.font.text([0, 1, 0, 2]) == "•α" && document.font.hasUnicode)
        let unknown = font(encoding: "/Identity-H", toUnicode: "1 beginbfchar <0001> <F0B7> endbfchar")
        #expect(unknown.glyph(for: 1).unicode == 0xF0B7 && !unknown.hasUnicode)
        var formulae = TestDocument(
            "<< /Type /Font /Subtype /Type0 /BaseFont /ABCDEF+OpenSymbol /Encoding /Identity-H /DescendantFonts [<< /BaseFont /ABCDEF+OpenSymbol >>] /ToUnicode 2 0 R >>"
        )
        formulae.addStream(2, "4 beginbfchar <0001> <E0C1> <0002> <E09E> <0003> <E0CE> <0004> <E0AE> endbfchar")
        #expect(formulae.font.text([0, 1, 0, 2, 0, 3, 0, 4]) == "λ(ωΘ")
        // Greek letters of the phonetic alphabet; the same scalars are others elsewhere.
        for (name, text) in [("CMUSerif-Roman", "λθ"), ("Other", "\u{F166}\u{F149}")] {
            var greek = TestDocument(
                "<< /Type /Font /Subtype /Type0 /BaseFont /ABCDEF+\(name) /Encoding /Identity-H /DescendantFonts [<< /BaseFont /ABCDEF+\(name) >>] /ToUnicode 2 0 R >>"
            )
            greek.addStream(2, "2 beginbfchar <0663> <F166> <0650> <F149> endbfchar")
            #expect(greek.font.text([0x06, 0x63, 0x06, 0x50]) == text)
        }
        // A font without letters, whose codes are given for characters.
        var letters = TestDocument(
            "<< /Type /Font /Subtype /Type0 /BaseFont /ABCDEF+Wingdings /Encoding /Identity-H /DescendantFonts [<< /BaseFont /ABCDEF+Wingdings >>] /ToUnicode 2 0 R >>"
        )
        letters.addStream(2, "3 beginbfchar <0001> <00FC> <0002> <00A7> <0003> <2022> endbfchar")
        #expect(letters.font.text([0, 1, 0, 2, 0, 3]) == "✓▪•")
        // Arrows over letters, whose code is that of a bullet elsewhere.
        var arrows = TestDocument(
            "<< /Type /Font /Subtype /Type0 /BaseFont /ABCDEF+MTExtra /Encoding /Identity-H /DescendantFonts [<< /BaseFont /ABCDEF+MTExtra >>] /ToUnicode 2 0 R >>"
        )
        arrows.addStream(2, "2 beginbfchar <0001> <F076> <0002> <2026> endbfchar")
        #expect(arrows.font.glyph(for: 1).unicode == 0 && arrows.font.text([0, 2]) == "…")
    }

    @Test func glyphNumbersOfWindowsFonts() {
        let text =
            "<< /Type /Font /Subtype /Type0 /Encoding /Identity-H /DescendantFonts [<< /BaseFont /ABCDEF+ArialMT /FontDescriptor << /FontFile2 2 0 R >> >>] >>"
        var kept = TestDocument(text)
        kept.addStream(2, SFNT.file([SFNT.maxp(3381)]))
        #expect(kept.font.text([0, 36, 0, 68, 0, 3]) == "Aa ")
        var numberedAnew = TestDocument(text)
        numberedAnew.addStream(2, SFNT.file([SFNT.maxp(60)]))
        #expect(!numberedAnew.font.hasUnicode)
    }

    /// Widths of glyphs from `first` on, of a font somewhat wider than Helvetica, with some unevenness.
    private func widths(from first: Int, through last: Int, run: Int, accents: String = "") -> String {
        let list = (first...last).map { glyph in
            let width = Double(StandardFont.helvetica.width(of: UInt32(glyph + run)) ?? 500)
            return String(Int(width * 1.1) + glyph * 7 % 23)
        }
        return "/DW 1000 /W [\(first) [\(list.joined(separator: " "))] \(accents)]"
    }

    @Test("Where ASCII begins is told by the widths", arguments: [29, 31, 33, 0])
    func asciiByWidths(run: Int) {
        let font = font(encoding: "/Identity-H", widths(from: 0x41 - run, through: 0x7A - run, run: run))
        #expect(font.text("Hamburg".utf8.flatMap { [0, $0 - UInt8(run)] }) == "Hamburg")
        #expect(font.glyph(for: 200).unicode == 0)
    }

    @Test func accentsShowTheWholeOrder() {
        // In Macintosh's order 105, 112, 121 and 127 are á, é, ó and ù; as wide as a, e, o and u or not.
        let like = font(encoding: "/Identity-H", widths(from: 36, through: 93, run: 29))
        func width(_ glyph: UInt32) -> String { String(Int((like.glyph(for: glyph).width * 1000).rounded())) }
        let same = "105 [\(width(68))] 112 [\(width(72))] 121 [\(width(82))]"
        let other = "105 [300] 112 [310] 121 [320]"
        let codes: [UInt8] = [0, 70, 0, 68, 0, 73, 0, 112]
        #expect(font(encoding: "/Identity-H", widths(from: 36, through: 93, run: 29, accents: same)).text(codes) == "café")
        #expect(font(encoding: "/Identity-H", widths(from: 36, through: 93, run: 29, accents: other)).text(codes) == "caf")
        // The signs behind the space that doesn't break stand one place further in front where a font has none: œ, — and ’ by their widths.
        func signs(_ signs: String) -> Font {
            font(encoding: "/Identity-H", widths(from: 36, through: 93, run: 29, accents: "\(same) \(signs)"))
        }
        let (whole, without) = (signs("177 [940] 179 [1010] 183 [225]"), signs("176 [940] 178 [1010] 182 [225]"))
        #expect(whole.text([0, 177, 0, 179]) == "œ—" && without.text([0, 176, 0, 178]) == "œ—")
    }

    @Test("Accents and other letters show that Latin-1 goes on behind ASCII, with or without signs not seen", arguments: [0, 1, 2])
    func accentsOfLatin(left: UInt32) {
        // á, é and ú, as wide as a, e and u.
        let like = font(encoding: "/Identity-H", widths(from: 36, through: 93, run: 29))
        let same = [(0xE1, 0x61), (0xE9, 0x65), (0xFA, 0x75)].map { scalar, base in
            "\(UInt32(scalar) - 62 - left) [\(Int((like.glyph(for: UInt32(base) - 29).width * 1000).rounded()))]"
        }
        let signs = ["\(0xE6 - 62 - left) [978]", "\(0xDF - 62 - left) [672]", "\(0xA9 - 62 - left / 2) [811]"]
        func text(_ accents: [String]) -> String {
            font(encoding: "/Identity-H", widths(from: 36, through: 93, run: 29, accents: accents.joined(separator: " "))).text(
                [0, 70, 0, 68, 0, 73, 0, UInt8(0xE9 - 62 - left)])
        }
        #expect(text(same + signs) == "café")
        // All forms of a letter are as wide: è, by these alone.
        #expect(text(same) == "caf")
    }

    @Test("Widths that fit nowhere tell nothing", arguments: ["/DW 1000 /W [36 90 600]", "/DW 1000 /W [36 [500 600 550]]", "/DW 500"])
    func noOrderByWidths(_ widths: String) {
        #expect(!font(encoding: "/Identity-H", widths).hasUnicode)
        let backwards = (36...90).map { String(Int(StandardFont.helvetica.width(of: UInt32(155 - $0)) ?? 0)) }.joined(separator: " ")
        #expect(!font(encoding: "/Identity-H", "/DW 1000 /W [36 [\(backwards)]]").hasUnicode)
    }

    @Test func toUnicodeComesBeforeTheCollection() {
        let font = font(encoding: "/Identity-H", ordering: "Japan1", toUnicode: "2 beginbfchar <0465> <0041> <0022> <FFFD> endbfchar")
        #expect(font.text([0x04, 0x65, 0, 0x22]) == "AA")
    }

    @Test func widthsOfUnicodeCMapsGoByCID() {
        // 90 in UniJIS-UCS2-HW-H is half as wide as the proportional figure: CID 231 on.
        let font = font(encoding: "/UniJIS-UCS2-HW-H", "/W [231 [500]]", ordering: "Japan1")
        #expect(font.decoded([0, 0x20]).map(\.width) == [0.5])
        #expect(self.font(encoding: "/UniJIS-UTF16-H", "/W [1 [278]]", ordering: "Japan1").decoded([0, 0x20]).map(\.width) == [0.278])
        #expect(self.font(encoding: "/UniJIS-UTF8-H", "/W [1200 [278]]", ordering: "Japan1").decoded(Array("亜".utf8)).map(\.width) == [1])
    }

    @Test func brokenFontsAreFontsToo() {
        for text in [
            "<< /Subtype /Type0 >>", "<< /Subtype /Type0 /DescendantFonts 7 /Encoding /NoSuch-V >>",
            "<< /Subtype /Type0 /DescendantFonts [1 0 R] /Encoding 1 0 R >>",
        ] {
            let font = TestDocument(text).font
            #expect(font.isComposite && font.decoded([0, 1, 2, 3, 4]).count == 2 && !font.hasUnicode)
        }
    }

    @Test func anyBytesDoNoHarm() {
        var random = Seeded(seed: 46)
        print("seed 46")
        let names = ["90ms-RKSJ-V", "GBK2K-H", "UniJIS-UTF8-H", "UniCNS-UTF32-H", "CNS-EUC-H", "KSC-Johab-H", "Identity-V"]
        for name in names {
            let font = font(encoding: "/" + name, "/W [0 70000 500 -5 [1 2] 3] /W2 [0 9 [1] 2 3]", ordering: "Japan1")
            for _ in 0..<200 {
                let bytes = random.bytes(Int.random(in: 0...50, using: &random))
                let glyphs = font.decoded(bytes)
                let whole = name == "Identity-V" ? bytes.count & ~1 : bytes.count
                #expect(glyphs.reduce(0) { $0 + Int($1.byteCount) } == whole)
                for glyph in glyphs { for scalar in font.scalars(of: glyph.unicode) { #expect(scalar.value != 0) } }
            }
        }
    }

    @Test("A font that says that it is of a fixed pitch is not where its letters differ")
    func pitchOfLetters() {
        func isFixedPitch(_ widths: String) -> Bool {
            font(
                encoding: "/Identity-H", "/W [65 [\(widths)]] /FontDescriptor << /Type /FontDescriptor /Flags 33 >>",
                ordering: "Identity", toUnicode: "1 beginbfrange <0041> <0080> <0041> endbfrange"
            ).flags.contains(.fixedPitch)
        }
        #expect(!isFixedPitch("600 620 640 580 500 480 700 720 290 400 660 520 840"))
        #expect(isFixedPitch("600 600 600 600 600 601 600 600 600 600 600 600 600"))
        // Too few letters to tell.
        #expect(isFixedPitch("600 290 840"))
    }

    @Test("Letters that all have one width are of a fixed pitch; ideographs, figures alone, half-width letters beside ideographs aren't")
    func fixedPitch() {
        func isFixedPitch(_ widths: String, ordering: String = "Identity", from first: String = "0041") -> Bool {
            let map = "1 beginbfrange <0041> <0080> <\(first)> endbfrange"
            return font(encoding: "/Identity-H", "/W [\(widths)]", ordering: ordering, toUnicode: map).flags.contains(.fixedPitch)
        }
        #expect(isFixedPitch("66 [450] 70 110 450"))
        #expect(!isFixedPitch("66 [450] 70 110 451"))
        #expect(!isFixedPitch("70 110 1000"))
        #expect(!isFixedPitch("70 110 450", from: "4E00"))
        #expect(!isFixedPitch("70 79 500"))
        #expect(!isFixedPitch("66 110 500", ordering: "Japan1"))
    }

    @Test("So are those that DW alone gives a width, as xdvipdfmx writes it, unless it is the one that counts where nothing is said")
    func fixedPitchByDefault() {
        func isFixedPitch(_ usual: String, from first: String = "0041", to last: String = "0060") -> Bool {
            let map = "1 beginbfrange <0041> <\(last)> <\(first)> endbfrange"
            return font(encoding: "/Identity-H", usual, toUnicode: map).flags.contains(.fixedPitch)
        }
        #expect(isFixedPitch("/DW 500"))
        #expect(!isFixedPitch("/DW 500 /W [66 [250]]"))
        #expect(!isFixedPitch("/DW 1000"))
        #expect(!isFixedPitch(""))
        #expect(!isFixedPitch("/DW 500", from: "4E00"))
        #expect(!isFixedPitch("/DW 500", to: "004A"))
    }
}
