import Testing

@testable import PDFFonts

@Suite struct CFFProgramTests {
    @Test func charsetsOfEveryFormat() {
        // SIDs 34 and 35 are A and B, 391 and on the font's own.
        let charsets: [[UInt8]] = [
            [0] + SFNT.u16(34) + SFNT.u16(35) + SFNT.u16(391), [1] + SFNT.u16(34) + [1] + SFNT.u16(391) + [0],
            [2] + SFNT.u16(34) + SFNT.u16(1) + SFNT.u16(391) + SFNT.u16(0),
        ]
        for charset in charsets {
            let program = CFFProgram.read(CFF.file(strings: ["alpha"], glyphCount: 4, charset: charset, encoding: nil))
            #expect(program?.glyphs == [0, 0x41, 0x42, 0x3B1])
            #expect(program?.codes[0x27] == [0x2019])  // StandardEncoding
        }
    }

    @Test func encodingsOfEveryFormat() {
        let charset: [UInt8] = [0] + SFNT.u16(34) + SFNT.u16(391) + SFNT.u16(392)
        let listed = CFFProgram.read(CFF.file(strings: ["f_i", "odd"], glyphCount: 4, charset: charset, encoding: [0, 3, 10, 20, 30]))
        #expect(listed?.codes[10] == [0x41] && listed?.codes[20] == [0x66, 0x69] && listed?.codes[30] == [])
        #expect(listed?.privateNames == ["odd": 3])
        let ranges = CFFProgram.read(
            CFF.file(strings: ["f_i", "odd"], glyphCount: 4, charset: charset, encoding: [0x81, 1, 10, 1, 1, 99] + SFNT.u16(34)))
        #expect(ranges?.codes[10] == [0x41] && ranges?.codes[11] == [0x66, 0x69] && ranges?.codes[99] == [0x41])
        let expert = CFFProgram.read(
            CFF.file(strings: [], glyphCount: 4, charset: nil, predefinedCharset: 1, encoding: nil, predefinedEncoding: 1))
        #expect(expert?.codes[0x57] == [0xFB01] && expert?.glyphs[1] == 0x20)
    }

    @Test func cidKeyedFontsHaveNoNames() {
        let program = CFFProgram.read(
            CFF.file(
                strings: ["Adobe", "Identity"], glyphCount: 3, charset: [2] + SFNT.u16(1) + SFNT.u16(1), encoding: nil, isCIDKeyed: true))
        #expect(program?.cids == [0, 1, 2] && program?.glyphs == [])
    }

    @Test func anyBytesDoNoHarm() {
        var random = Seeded(seed: 44)
        print("seed 44")
        let whole = CFF.file(
            strings: ["f_i", "odd"], glyphCount: 4, charset: [1] + SFNT.u16(34) + [1] + SFNT.u16(391) + [0],
            encoding: [0x81, 1, 10, 1, 1, 99, 0, 34])
        for round in 0..<3000 {
            let bytes = round % 4 == 0 ? Array(whole.prefix(8)) + random.bytes(200) : random.damaged(whole)
            guard let program = CFFProgram.read(bytes) else { continue }
            #expect(program.codes.isEmpty || program.codes.count == 256)
        }
    }
}
