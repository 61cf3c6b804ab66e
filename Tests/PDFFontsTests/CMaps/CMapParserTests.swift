import Testing

@testable import PDFFonts

@Suite struct CMapParserTests {
    private func map(_ text: String, limit: UInt32 = .max) -> (map: ToUnicodeMap, values: UnicodeValues) {
        var values = UnicodeValues()
        let map = ToUnicodeMap(CMapParser.parse(Array(text.utf8)), codes: limit, values: &values)
        return (map, values)
    }

    private func text(_ map: (map: ToUnicodeMap, values: UnicodeValues), _ code: UInt32) -> String {
        let value = map.map[code]
        if value == 0 { return "" }
        guard value & Font.sequenceFlag != 0 else { return Unicode.Scalar(value).map { String(Character($0)) } ?? "?" }
        let offset = Font.offset(ofSequence: value)
        let scalars = map.values.sequences[(offset + 1)...].prefix(Int(map.values.sequences[offset]))
        return String(String.UnicodeScalarView(scalars.compactMap { Unicode.Scalar($0) }))
    }

    @Test func sequencesTellTheCaseOfTheirFirstLetter() {
        let map = map("4 beginbfchar <0001> <00660069> <0002> <00540068> <0003> <06440627> <0004> <0028006E> endbfchar").map
        let flags = Font.sequenceFlag | Font.smallLetterFlag | Font.capitalFlag
        #expect(map[1] & flags == Font.sequenceFlag | Font.smallLetterFlag)
        #expect(map[2] & flags == Font.sequenceFlag | Font.capitalFlag)
        #expect(map[3] & flags == Font.sequenceFlag | Font.caselessFlag)
        #expect(map[4] & flags == Font.sequenceFlag)
    }

    @Test func charactersAndRanges() {
        let map = map(
            """
            /CIDInit /ProcSet findresource begin begincmap /CMapName /X def
            1 begincodespacerange <0000> <FFFF> endcodespacerange
            3 beginbfchar <0001> <0041> <0002> <00660066> <0003> <D83DDE00> endbfchar
            4 beginbfrange <0010> <0012> <0061> <0020> <0022> [<03B1> <03B200B2> /gamma] <0030> <0031> <00660069>
            <0040> <0041> <00FF> endbfrange endcmap
            """)
        #expect((1...3).map { text(map, $0) } == ["A", "ff", "😀"])
        #expect((0x10...0x13).map { text(map, $0) } == ["a", "b", "c", ""])
        #expect((0x20...0x22).map { text(map, $0) } == ["α", "β²", "γ"])
        #expect((0x30...0x31).map { text(map, $0) } == ["fi", "fj"])
        #expect((0x40...0x41).map { text(map, $0) } == ["ÿ", "Ā"])  // the carry that the standard forbids and writers rely on
        #expect(map.map.count == 13 && map.map.refused == 0)
    }

    @Test("The letters of ligatures whose bytes Ghostscript swapped, or of which LuaTeX left a zero out")
    func brokenLigatures() {
        let map = map("4 beginbfchar <01> <66006900> <02> <660074> <03> <660066006C> <04> <66016900> endbfchar")
        #expect((1...4).map { text(map, $0) } == ["fi", "ft", "ffl", "昁椀"])
    }

    @Test("Ranges whose first value Ghostscript joined in one byte are told by what is right beside them, or by what comes in pairs")
    func joinedBytes() {
        let ascii = (0x41...0x7A).map { "<\(hex($0 - 29))> <\(hex($0 - 29))> <\(hex($0))>" }
        let joined = [
            "0356 03A4", "035E AF", "035F B0", "0360 B1", "0361 B2", "0363 B3", "0364 B4", "03D0 041F", "03E1 34", "03E2 35", "0400 044F",
            "07E8 3C",
            "07E9 3D",
        ].map { entry in
            let parts = entry.split(separator: " ").compactMap { Int($0, radix: 16) }
            return "<\(hex(parts[0]))> <\(hex(parts[0]))> <\(hex(parts[1]))>"
        }
        func map(_ entries: [String], _ more: String = "") -> ToUnicodeMap {
            var parsed = CMapParser.parse(Array("\(entries.count) beginbfrange \(entries.joined(separator: "\n")) endbfrange \(more)".utf8))
            parsed.restoreJoinedBytes()
            var values = UnicodeValues()
            return ToUnicodeMap(parsed, codes: 0xFFFF, values: &values)
        }
        let all = map(ascii + joined)
        #expect(
            [0x35E, 0x361, 0x363, 0x364, 0x3E1, 0x3E2, 0x7E8, 0x7E9, 0x356].map { all[$0] } == [
                0x3AC, 0x3AF, 0x3B1, 0x3B2, 0x430, 0x431, 0x201C, 0x201D, 0x3A4,
            ])
        #expect(all[0x41 - 29] == 0x41)
        // No range counts on into surrogates.
        let last = map(ascii + [(0x900, 0xD7FE), (0x901, 0xFF), (0x902, 0x100)].map { "<\(hex($0))> <\(hex($0))> <\(hex($1))>" })
        #expect([0x901, 0x902].map { last[$0] } == [0xFF, 0x100])
        // Others write characters, too, and old-style figures may stand far behind.
        #expect(map(ascii + joined, "1 beginbfchar <0003> <0020> endbfchar")[0x7E8] == 0x3C)
        #expect(map(ascii + (0x30...0x39).map { "<\(hex($0 + 0x500))> <\(hex($0 + 0x500))> <\(hex($0))>" })[0x533] == 0x33)
    }

    private func hex(_ value: Int) -> String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 4 - digits.count) + digits
    }

    @Test("A code stands for 512 bytes at most, and all codes together for so much as a font can say") func longTexts() {
        let long = String(repeating: "0061", count: 60_000)
        let one = map("1 beginbfchar <0001> <\(long)> endbfchar")
        #expect(text(one, 1) == String(repeating: "a", count: 256))
        let all = map("1 beginbfrange <0000> <FFFF> <\(long)> endbfrange")
        #expect(text(all, 9).count == 256 && all.values.sequences.count < 1 << 19)
    }

    @Test("A few hundred codespaces are kept") func manyCodespaces() {
        let parsed = CMapParser.parse(
            Array("1 begincodespacerange \(String(repeating: "<41> <4100> ", count: 9999))endcodespacerange".utf8))
        #expect((100...1000).contains(parsed.codespaces.count))
    }

    @Test func whatSaysNothingIsRefused() {
        let map = map(
            "9 beginbfchar <01> <0000> <02> <FFFD> <03> <E123> <04> <D800> <05> <> <06> <0003> <07> <FFFE> <08> <DBC0DC01> <09> <0020> endbfchar"
        )
        for code: UInt32 in 1...8 { #expect(map.map[code] == 0) }
        #expect(map.map.count == 1 && map.map.refused == 8)
        #expect(map.map.privateValue(3) == 0xE123)
    }

    @Test func whatCanBeMeantIsTaken() {
        // One byte alone; white, however much; a Windows code; a zero before the character; a string; an end forgotten.
        let map = map("4 beginbfchar <01> <41> <02> <00200020> <03> <0092> <04> <00000042> <05> (\\000C) 1 beginbfrange <06> <07> <0044>")
        #expect((1...7).map { text(map, $0) } == ["A", " ", "’", "B", "C", "D", "E"])
    }

    @Test func whatFollowsTheEndIsALeftover() {
        let map = map("2 beginbfchar <41> <FE8E> <42> <FE91> endbfchar endcmap end end %%EOF\n1 beginbfrange <28> <5F> <0028> endbfrange")
        #expect([0x41, 0x42, 0x43].map { text(map, $0) } == ["\u{FE8E}", "\u{FE91}", ""])
        // An end before the beginning is none.
        #expect(text(self.map("endcmap 1 beginbfchar <41> <0042> endbfchar"), 0x41) == "B")
    }

    @Test func controlsAreSpacesWhereNothingElseIsKnown() {
        let map = map("2 beginbfchar <0D> <000D> <63> <0009> endbfchar")
        #expect(text(map, 0x0D).isEmpty && text(map, 0x63).isEmpty)
        #expect(map.map.privateValue(0x0D) == 0x20 && map.map.privateValue(0x63) == 0x20)
    }

    @Test func brokenMapsGiveWhatTheyHave() {
        #expect(text(map("beginbfrange <01> <03> [<0041> <0042> endbfrange"), 2) == "B")
        #expect(map("beginbfrange <05> <01> <0041> endbfrange").map.isEmpty)
        #expect(map("beginbfchar <01> beginbfchar <02> <0041>").map[2] == 0x41)
        #expect(map("beginbfrange <00000000> <FFFFFFFF> <0020> endbfrange").map.count > 0)  // bounded
        #expect(map("beginbfchar <0141> <0041> <41> <0042> endbfchar", limit: 255).map[0x41] == 0x42)
    }

    @Test func longCodes() {
        let map = map("2 beginbfchar <8EA1A1A1> <4E00> <8130> <0041> endbfchar")
        #expect(map.map[0x8EA1_A1A1] == 0x4E00 && map.map[0x8EA1_A1A2] == 0 && map.map[0x8130] == 0x41)
    }

    @Test func sectionsOfAnEmbeddedCMap() {
        let parsed = CMapParser.parse(
            Array(
                """
                /Adobe-Japan1-X usecmap /WMode 1 def
                2 begincodespacerange <00> <80> <8140> <9FFC> endcodespacerange
                1 begincidrange <20> <7e> 231 endcidrange 1 begincidchar <8140> 633 endcidchar
                """.utf8))
        #expect(parsed.isVertical && parsed.parentName == "Adobe-Japan1-X")
        #expect(
            parsed.codespaces == [
                ParsedCMap.Codespace(byteCount: 1, low: 0, high: 0x80), ParsedCMap.Codespace(byteCount: 2, low: 0x8140, high: 0x9FFC),
            ])
        #expect(parsed.cidRanges.map(\.cid) == [231, 633] && parsed.cidRanges.map(\.high) == [0x7E, 0x8140])
    }

    @Test func anyBytesDoNoHarm() {
        var random = Seeded(seed: 42)
        print("seed 42")
        let whole = Array(
            """
            1 begincodespacerange <00> <80> endcodespacerange 3 beginbfchar <01> <0041> <02> <D83DDE00> endbfchar
            2 beginbfrange <10> <12> <0061> <20> <22> [<03B1> /gamma] endbfrange 1 begincidrange <20> <7e> 231 endcidrange
            """.utf8)
        for round in 0..<2000 {
            let bytes = round % 2 == 0 ? random.damaged(whole) : random.bytes(Int.random(in: 0...300, using: &random))
            let parsed = CMapParser.parse(bytes)
            var values = UnicodeValues()
            let map = ToUnicodeMap(parsed, codes: .max, values: &values)
            let cmap = CMap(parsed, parent: nil)
            for code: UInt32 in [0, 1, 0x20, 0x8140, .max] {
                _ = cmap.cid(code)
                let value = map[code]
                if value & Font.sequenceFlag == 0 { #expect(Unicode.Scalar(value) != nil) }
            }
            var position = 0
            while position < bytes.count {
                let (_, length) = cmap.next(bytes.span, at: position)
                #expect(length >= 1)
                position += max(length, 1)
            }
        }
    }

    @Test("Variation selectors behind a sign are no text")
    func variationSelectors() { #expect(UnicodeValues.readable([0x2211, 0xFE01]) == [0x2211]) }
}
