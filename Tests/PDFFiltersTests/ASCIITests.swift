import PDFFilters
import Testing

@Suite struct ASCIIHexTests {
    @Test func decodesWhatGhostscriptWrote() {
        let encoded = """
            6D616E79206A756D70732072697665727320717569636B2062726F776E207769
            646520666F7820736D616C6C206772657920717569636B20746865206120717569636B>
            """
        #expect(decode(encoded, .asciiHex) == Decoded("many jumps rivers quick brown wide fox small grey quick the a quick"))
    }

    @Test func padsAnOddDigit() { #expect(decode("4142 5>", .asciiHex) == Decoded([0x41, 0x42, 0x50])) }
    @Test func needsNoEndMark() { #expect(decode("4142", .asciiHex) == Decoded("AB")) }
    @Test func stopsAtTheEndMark() { #expect(decode("41>42", .asciiHex) == Decoded("A")) }
    @Test func takesSmallLetters() { #expect(decode("4a4B\0\t\u{0C}\r\n", .asciiHex) == Decoded("JK")) }
    @Test func skipsJunk() { #expect(decode("4x1-42>", .asciiHex) == Decoded("AB", .corrupt)) }
}

@Suite struct ASCII85Tests {
    @Test func decodesWhatGhostscriptWrote() {
        let whole = hex(
            """
            442e2e3d2d2b44512539452d212e42426d2b272e46212c4946426b287024405748433244424f2e3b41375a6c714467334347442e2e36732b44355f2b47\
            70252a4c426b28702446442c352e0a4033425134426b287024405748433244424e744244424e744244424e442f44672d284143676858382b435d413047\
            415c4f49426b31637445636c3742454850752a434552383141552c44310a4467334340403d213241423625522f2b453b4f3c4072213322456230\
            4d3d423625522f2b4544313e4154446937454850752a4345524725483f675751465f503f242b45714f31414b5960310a442f61503d4741285d2c41\
            4b5a233944424e5c3a442f61503d47413154212b442c503a7e3e
            """)
        #expect(decode(whole, .ascii85) == Decoded(sampleText))
    }

    @Test func decodesZerosAndOnes() {
        #expect(decode("zzs8W-!s8W*~>", .ascii85) == Decoded([UInt8](repeating: 0, count: 8) + [UInt8](repeating: 0xFF, count: 7)))
    }

    @Test func decodesPartialGroups() {
        #expect(decode("5l~>", .ascii85) == Decoded("A"))
        #expect(decode("5sb~>", .ascii85) == Decoded("AB"))
        #expect(decode("5sdp~>", .ascii85) == Decoded("ABC"))
    }

    @Test func dropsThePrefix() { #expect(decode(" \n<~5sdp~>", .ascii85) == Decoded("ABC")) }
    @Test func keepsALoneLessThan() { #expect(decode("<+oue~>", .ascii85).bytes.count == 4) }
    @Test func needsNoEndMark() { #expect(decode("5sdq,", .ascii85) == Decoded("ABCD")) }
    @Test func endsAtHalfAnEndMark() { #expect(decode("5sdq,~", .ascii85) == Decoded("ABCD")) }
    @Test func skipsWhiteSpaceInsideGroups() { #expect(decode("5 s\r\nd\tq\0,~>", .ascii85) == Decoded("ABCD")) }
    @Test func skipsJunk() { #expect(decode("5sd\u{7F}q,~>", .ascii85) == Decoded("ABCD", .corrupt)) }
    @Test func reportsALoneDigit() { #expect(decode("5sdq,5~>", .ascii85) == Decoded("ABCD", .corrupt)) }
    @Test func reportsAGroupTooLarge() { #expect(decode("uuuuu5sdq,~>", .ascii85).damage == .corrupt) }
    @Test func goesOnAfterAGroupTooLarge() { #expect(decode("uuuuu5sdq,~>", .ascii85).bytes.suffix(4) == Array("ABCD".utf8)[...]) }
    @Test func skipsZInsideAGroup() { #expect(decode("5szdq,~>", .ascii85) == Decoded("ABCD", .corrupt)) }
}
