@testable import PDFEncryption
import Testing

@Suite struct RC4Tests {
    /// RFC 6229 (keystreams at offset 0). `openssl enc -rc4-40` and `-rc4` give the first and the last.
    @Test(arguments: [
        ("0102030405", "b2396305f03dc027ccc3524a0a1118a8"),
        ("01020304050607", "293f02d47f37c9b633f2af5285feb46b"),
        ("0102030405060708090a0b0c0d0e0f10", "9ac7cc9a609d1ef7b2932899cde41b97"),
    ])
    func makesTheKeystreamOfTheRFC(key: String, stream: String) {
        #expect(RC4.apply([UInt8](repeating: 0, count: 16), key: hex(key)) == hex(stream))
    }

    @Test func goesOnWhereItEnded() {
        let bytes = Array("Read me aloud.".utf8)
        var cipher = RC4(key: [1, 2, 3])
        var parts = cipher.apply(bytes.span.extracting(0..<5))
        parts += cipher.apply(bytes.span.extracting(5...))
        #expect(parts == RC4.apply(bytes, key: [1, 2, 3]))
    }

    @Test func survivesAnEmptyKey() { #expect(RC4.apply([1, 2], key: []).count == 2) }
}

@Suite struct AESCBCTests {
    private let key = hex("000102030405060708090a0b0c0d0e0f")
    private let vector = hex("101112131415161718191a1b1c1d1e1f")
    /// `printf 'Read me aloud, please.' | openssl enc -aes-128-cbc -K 00010203… -iv 10111213…`
    private let encrypted = hex("e35e580ffb34ad31bf5cbbdf19ef53dbb08a12e9556e762ec65d9413369e7a98")
    /// The same with `-aes-256-cbc -K 00010203…1f`
    private let encrypted256 = hex("1b0a293d373005666935e56d7ec47034b9825d8cceb60cbe565c5c9f83b28ca9")

    /// A span may not be made inside `#expect`.
    private func open(_ bytes: [UInt8], _ key: [UInt8]) -> [UInt8] { AESCBC.decrypt(bytes.span, key: key) }

    @Test func decryptsWhatOpenSSLWrote() {
        #expect(text(open(vector + encrypted, key)) == "Read me aloud, please.")
        #expect(text(open(vector + encrypted256, Array(0..<32))) == "Read me aloud, please.")
    }

    @Test func keepsPaddingThatIsNone() throws {
        let plain = Array("Sixteen letters!".utf8)
        let blocks = try #require(AESCBC.encryptBlocks(plain, key: key[...], vector: vector[...]))
        #expect(open(vector + blocks, key) == plain)
    }

    @Test func leavesOutPartialBlocks() {
        #expect(text(open(vector + encrypted + [13, 10], key)) == "Read me aloud, please.")
        #expect(text(open(vector + encrypted.dropLast(3), key)) == "Read me aloud, p")
    }

    @Test func survivesTooLittle() {
        #expect(open([], key) == [])
        #expect(open([1, 2, 3], key) == [1, 2, 3])
        #expect(open(vector, key) == [])
        #expect(open(vector + encrypted, [1, 2, 3]) == [])
    }
}
