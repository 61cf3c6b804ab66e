import PDFFilters
import TestSupport
import Testing

@Suite struct FlateTests {
    private let plain = sampleLetters(9_000, seed: 4) + sampleText + sampleText

    /// `zlib.compress(b"Read me aloud, read me aloud, read me aloud.")` in Python 3.
    @Test func decodesWhatPythonWrote() {
        let encoded = hex("789c0b4a4d4c51c84d5548ccc92f4dd15128c2c3d503004fa90ef0")
        #expect(decode(encoded, .flate) == Decoded("Read me aloud, read me aloud, read me aloud."))
    }

    @Test(arguments: [0, 1, 6, 9] as [Int32])
    func decodesEveryLevelOfZlib(level: Int32) { #expect(decode(compress(plain, level: level), .flate) == Decoded(plain)) }

    @Test func decodesAnEmptyStream() {
        #expect(decode(compress([]), .flate) == Decoded(""))
        #expect(decode([], .flate) == Decoded(""))
    }

    @Test func decodesASmallWindow() { #expect(decode(compress(plain, windowBits: 9), .flate) == Decoded(plain)) }
    @Test func ignoresWhatComesAfter() { #expect(decode(compress(plain) + Array("\r\nendstream".utf8), .flate) == Decoded(plain)) }
    @Test func needsNoChecksum() { #expect(decode(compress(plain).dropLast(4), .flate) == Decoded(plain)) }
    @Test func needsNoHeader() { #expect(decode(compress(plain, windowBits: -15), .flate) == Decoded(plain)) }

    @Test func ignoresAWrongChecksum() {
        var encoded = compress(plain)
        encoded[encoded.count - 1] ^= 0x55
        #expect(decode(encoded, .flate) == Decoded(plain))
    }

    @Test(arguments: ["\n", "\r\n", "\r", " \n\n\t", "\0"])
    func skipsWhiteSpaceBeforeTheHeader(junk: String) {
        #expect(decode(Array(junk.utf8) + compress(plain), .flate) == Decoded(plain))
    }

    @Test func doesNotTrustAHeaderThatLies() {
        var encoded = compress(plain)
        for header: [UInt8] in [[0, 0], [0x78, 0x00], [0xFF, 0xFF], [0x79, 0x9C]] {
            encoded.replaceSubrange(0..<2, with: header)
            #expect(decode(encoded, .flate) == Decoded(plain), "header \(header)")
        }
    }

    @Test func givesAPrefixForEveryCut() {
        let text = Array(plain.suffix(600))
        let encoded = compress(text)
        for cut in 3..<encoded.count - 4 {
            let decoded = decode(Array(encoded[..<cut]), .flate)
            #expect(text.starts(with: decoded.bytes), "cut at \(cut)")
            // The last bits may hold only the end mark, which nobody misses.
            #expect(decoded.damage == .truncated || decoded.bytes == text, "cut at \(cut)")
        }
        let half = decode(Array(compress(plain)[..<3_000]), .flate)
        #expect(half.damage == .truncated)
        #expect(half.bytes.count > 4_000)
    }

    @Test func givesWhatCameBeforeTheDamage() {
        var encoded = compress(sampleBytes(20_000, seed: 8), level: 0)
        // Stored blocks: the second begins where zlib's first of at most 65,535 bytes ends, so one block here; spoil its length.
        encoded[3] ^= 0xFF
        #expect(decode(encoded, .flate).damage == .corrupt)

        var later = compress(plain)
        for place in later.count / 2..<later.count / 2 + 40 { later[place] = 0xFF }
        let decoded = decode(later, .flate)
        let agreed = zip(decoded.bytes, plain).prefix { $0 == $1 }.count
        #expect(agreed > plain.count / 3)
    }

    @Test func decodesMoreThanTheScratchHolds() {
        // Larger than the largest scratch buffer, so that zlib's pieces are put together.
        let large = [UInt8](repeating: 0, count: 20 << 20) + sampleText + sampleBytes(100_000, seed: 2)
        #expect(decode(compress(large), .flate) == Decoded(large))
        // Larger than the first, so that it grows.
        let medium = [UInt8](repeating: 7, count: 3 << 20) + sampleText
        #expect(decode(compress(medium), .flate) == Decoded(medium))
    }

    @Test(arguments: [1, 999, 1_000_000, 5 << 20, 17 << 20])
    func staysWithinTheLimit(maximum: Int) {
        let bomb = compress([UInt8](repeating: 65, count: 18 << 20))
        let decoded = decode(bomb, [FilterStep(.flate)], limits: FilterLimits(maximumOutput: maximum))
        #expect(decoded.damage == .tooLarge)
        #expect(decoded.bytes.count == maximum)
        #expect(decoded.bytes.allSatisfy { $0 == 65 })
    }

    @Test func undoesATransferInTextMode() {
        let sound = compress(plain, level: 9)
        let damaged = sound.flatMap { $0 == 10 ? [13, 10] : [$0] }
        #expect(damaged.count > sound.count)
        #expect(decode(damaged, .flate) == Decoded(plain))
    }
}
