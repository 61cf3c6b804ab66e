import Testing

@testable import PDFFonts

@Suite struct TrueTypeProgramTests {
    private func read(_ tables: (tag: String, data: [UInt8])...) -> ProgramEncoding {
        TrueTypeProgram(SFNT.file(tables))?.read() ?? ProgramEncoding()
    }

    @Test func unicodeSubtablesOfEveryFormat() {
        let formats: [(Int, Int, [UInt8])] = [
            (3, 1, SFNT.format4([(0x41, 1), (0x42, 2)])), (3, 1, SFNT.format4([(0x41, 1), (0x42, 2)], indirect: true)),
            (0, 3, SFNT.format6(0x41, [1, 2])), (3, 10, SFNT.format12([(0x41, 0x42, 1)])), (0, 4, SFNT.format10(0x41, [1, 2])),
            (0, 0, SFNT.format0([0x41: 1, 0x42: 2])),
        ]
        for (platform, encoding, data) in formats {
            let program = read(SFNT.maxp(3), SFNT.cmap([(platform, encoding, data)]))
            #expect(program.glyphs == [0, 0x41, 0x42])
        }
    }

    @Test func beyondTheBasicPlane() {
        let program = read(
            SFNT.maxp(4), SFNT.cmap([(3, 1, SFNT.format4([(0x41, 1)])), (3, 10, SFNT.format12([(0x41, 0x41, 1), (0x1F600, 0x1F601, 2)]))]))
        #expect(program.glyphs == [0, 0x41, 0x1F600, 0x1F601])
    }

    @Test func ofSeveralScalarsTheLowestPublicOneStands() {
        let program = read(SFNT.maxp(3), SFNT.cmap([(3, 1, SFNT.format4([(0x20, 1), (0xA0, 1), (0x3A9, 2), (0x2126, 2), (0xE000, 2)]))]))
        #expect(program.glyphs == [0, 0x20, 0x3A9])
    }

    @Test func symbolicCodesGoThroughTheirGlyphs() {
        let unicode = (platform: 3, encoding: 1, data: SFNT.format4([(0x3B1, 1), (0x3B2, 2)]))
        let symbol = read(SFNT.maxp(3), SFNT.cmap([unicode, (3, 0, SFNT.format4([(0xF041, 1), (0xF042, 2)]))]))
        #expect(symbol.codes[0x41] == [0x3B1] && symbol.codes[0x42] == [0x3B2] && symbol.codes[0x43].isEmpty)
        let macintosh = read(SFNT.maxp(3), SFNT.cmap([(1, 0, SFNT.format0([7: 2])), unicode]))
        #expect(macintosh.codes[7] == [0x3B2])
    }

    @Test func postNamesWhereNoScalarLeads() {
        let program = read(
            SFNT.maxp(5), SFNT.cmap([(1, 0, SFNT.format0([1: 1, 2: 2, 3: 3, 4: 4]))]),
            SFNT.post2([".notdef", "alpha", "f_f", "glyph9", "uni0416"]))
        #expect(program.codes[1] == [0x3B1] && program.codes[2] == [0x66, 0x66] && program.codes[3].isEmpty && program.codes[4] == [0x416])
        #expect(program.privateNames["glyph9"] == 3)
        let first = read(
            SFNT.maxp(258), ("post", [0, 1, 0, 0] + Array(repeating: 0, count: 28)), SFNT.cmap([(1, 0, SFNT.format0([1: 36]))]))
        #expect(first.codes[1] == [0x41])
        let third = read(SFNT.maxp(3), ("post", [0, 3, 0, 0] + Array(repeating: 0, count: 28)), SFNT.cmap([(1, 0, SFNT.format0([1: 1]))]))
        #expect(third.codes[1].isEmpty)
    }

    @Test func otherFilesAreNone() {
        for bytes in ["", "%!PS-AdobeFont", "ttcf"] { #expect(TrueTypeProgram(Array(bytes.utf8))?.read() == nil) }
    }

    @Test func anyBytesDoNoHarm() {
        var random = Seeded(seed: 43)
        print("seed 43")
        let whole = SFNT.file([
            SFNT.maxp(5), SFNT.post2([".notdef", "alpha", "f_f", "glyph9", "uni0416"]),
            SFNT.cmap([
                (1, 0, SFNT.format0([1: 1])), (3, 0, SFNT.format4([(0xF041, 1), (0xF042, 2)], indirect: true)),
                (0, 3, SFNT.format6(0x41, [1, 2])),
                (3, 10, SFNT.format12([(0x41, 0x42, 1)])), (0, 4, SFNT.format10(0x41, [1, 2])),
            ]),
        ])
        for round in 0..<800 {
            let bytes = round % 4 == 0 ? Array(whole.prefix(12)) + random.bytes(400) : random.damaged(whole)
            guard let program = TrueTypeProgram(bytes)?.read() else { continue }
            #expect(!program.glyphs.contains { Unicode.Scalar($0) == nil })
        }
    }
}
