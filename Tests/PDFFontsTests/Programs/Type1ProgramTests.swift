import Testing

@testable import PDFFonts

@Suite struct Type1ProgramTests {
    private func read(_ text: String) -> ProgramEncoding? { Type1Program.read(Array(text.utf8)) }

    @Test func anArrayFilledEntryByEntry() {
        let program = read(
            """
            %!PS-AdobeFont-1.0: CMR10 1.00B
            /Encoding 256 array
            0 1 255 {1 index exch /.notdef put} for
            dup 11 /ff put
            dup 12 /fi put
            dup 8#101 /A put
            dup 16#e9 /eacute put
            dup 300 /B put
            readonly def
            /FontBBox {-251 -250 1009 969} readonly def
            dup 66 /C put
            currentfile eexec
            """)
        #expect(program?.codes[11] == [0xFB00] && program?.codes[12] == [0xFB01])
        #expect(program?.codes[65] == [0x41] && program?.codes[0xE9] == [0xE9] && program?.codes[66] == [])
    }

    @Test func namedAndLiteralEncodings() {
        #expect(read("/Encoding StandardEncoding def")?.codes[0x27] == [0x2019])
        #expect(read("/Encoding ISOLatin1Encoding def")?.codes[0xE9] == [0xE9])
        #expect(read("/Encoding [/.notdef /alpha /beta] def")?.codes[2] == [0x3B2])
        #expect(read("/Encoding 256 array def") == nil && read("no encoding") == nil && read("eexec /Encoding StandardEncoding def") == nil)
    }

    @Test func anyBytesDoNoHarm() {
        var random = Seeded(seed: 45)
        print("seed 45")
        let whole = Array(
            "%!PS\n/Encoding 256 array 0 1 255 {1 index exch /.notdef put} for dup 8#101 /A put dup 12 /fi put readonly def eexec".utf8)
        for _ in 0..<3000 {
            if let program = Type1Program.read(random.damaged(whole)) { #expect(program.codes.count == 256) }
        }
    }
}
