import Foundation
import PDFFilters
import TestSupport
import Testing

@Suite struct LZWTests {
    private static func lzw(_ early: Int) -> [FilterStep] {
        var parameters = FilterParameters()
        parameters.earlyChange = early
        return [FilterStep(.lzw, parameters)]
    }

    /// ISO 32000-2, 7.4.4.2, EXAMPLE.
    @Test func decodesTheExampleOfTheStandard() {
        #expect(decode(hex("800B6050220C0C8501"), .lzw) == Decoded([45, 45, 45, 45, 45, 65, 45, 45, 45, 66]))
    }

    @Test func decodesWhatGhostscriptWrote() {
        let letters = sampleLetters(1_600, seed: 3)
        #expect(decode(hex(LZWVectors.early), Self.lzw(1)) == Decoded(letters))
        #expect(decode(hex(LZWVectors.late), Self.lzw(0)) == Decoded(letters))
    }

    /// What comes before the first longer code does not depend on EarlyChange; what comes after it does.
    @Test func tellsEarlyFromLate() {
        let letters = sampleLetters(1_600, seed: 3)
        #expect(decode(hex(LZWVectors.early), Self.lzw(0)).bytes != letters)
        #expect(decode(hex(LZWVectors.late), Self.lzw(1)).bytes != letters)
    }

    /// A string that is used while it is made: the code after the first is one that the table does not have yet.
    @Test func decodesACodeNotYetInTheTable() {
        // 256 clear, 97 a, 258 aa, 259 aaa, 257 end; nine bits each.
        #expect(decode(pack([256, 97, 258, 259, 257]), .lzw) == Decoded("aaaaaa"))
    }

    @Test func needsNoClearCodeAtTheStart() { #expect(decode(pack([97, 98, 258, 257]), .lzw) == Decoded("abab")) }
    @Test func startsAgainAfterAClearCode() { #expect(decode(pack([256, 97, 98, 258, 256, 99, 258, 257]), .lzw) == Decoded("ababccc")) }
    @Test func reportsAMissingEnd() { #expect(decode(pack([256, 97, 98, 258]), .lzw) == Decoded("abab", .truncated)) }
    @Test func stopsAtACodeThatNothingMade() { #expect(decode(pack([256, 97, 98, 300, 97, 257]), .lzw) == Decoded("ab", .corrupt)) }
    @Test func stopsAtAnEntryStraightAfterClear() { #expect(decode(pack([256, 258, 257]), .lzw) == Decoded("", .corrupt)) }

    @Test func givesAPrefixForEveryCut() {
        let letters = sampleLetters(1_600, seed: 3)
        let encoded = hex(LZWVectors.early)
        for cut in 1..<encoded.count - 1 {
            let decoded = decode(Array(encoded[..<cut]), .lzw)
            #expect(letters.starts(with: decoded.bytes) && decoded.damage == .truncated, "cut at \(cut)")
        }
    }

    /// A table that is never cleared stays full, with codes of 12 bits.
    @Test func goesOnWithAFullTable() {
        // Literals only: each makes an entry, 4096 - 258 of them fill the table.
        let letters = sampleLetters(5_000, seed: 9)
        var bits = BitWriter()
        var next = 258
        var width = 9
        for (place, letter) in letters.enumerated() {
            bits.put(Int(letter), width)
            if place > 0, next < 4_096 { next += 1 }
            if next + 1 >= 1 << width, width < 12 { width += 1 }
        }
        bits.put(257, width)
        #expect(decode(bits.bytes, .lzw) == Decoded(letters))
    }

    @Test func staysWithinTheLimit() {
        var codes = [256, 0]
        codes.append(contentsOf: 258..<510)
        let limits = FilterLimits(maximumOutput: 1_000)
        let decoded = decode(pack(codes), [FilterStep(.lzw)], limits: limits)
        #expect(decoded == Decoded([UInt8](repeating: 0, count: 1_000), .tooLarge))
    }

    private static let ghostscript = "/usr/bin/gs"

    @Test(
        .enabled(if: FileManager.default.isExecutableFile(atPath: ghostscript), "Ghostscript is not installed"),
        arguments: [0, 1])
    func decodesALongStreamOfGhostscript(early: Int) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "lzw-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        // Runs, repeats and noise, so that the table fills, is cleared, and holds long strings.
        let plain = sampleLetters(90_000, seed: 5) + [UInt8](repeating: 32, count: 60_000) + sampleBytes(60_000, seed: 6)
        try Data(plain).write(to: folder.appending(path: "plain"))
        let program = """
            /src (\(folder.appending(path: "plain").path)) (r) file def /dst (\(folder.appending(path: "encoded").path)) (w) file def /e dst <</EarlyChange \(early)>> /LZWEncode filter def
            /buf 4096 string def { src buf readstring exch e exch writestring not {exit} if } loop e closefile dst closefile
            """
        try Data(program.utf8).write(to: folder.appending(path: "encode.ps"))
        _ = try Program(name: Self.ghostscript).run(["-q", "-dNODISPLAY", "-dNOSAFER", "-dBATCH", folder.appending(path: "encode.ps").path])
        let encoded = try Data(contentsOf: folder.appending(path: "encoded"))
        try #require(encoded.count > 10_000)
        #expect(decode(Array(encoded), Self.lzw(early)) == Decoded(plain))
    }

    private func pack(_ codes: [Int]) -> [UInt8] {
        var bits = BitWriter()
        for code in codes { bits.put(code, 9) }
        return bits.bytes
    }
}

private struct BitWriter {
    private(set) var bytes: [UInt8] = []
    private var free = 0

    mutating func put(_ code: Int, _ width: Int) {
        for place in stride(from: width - 1, through: 0, by: -1) {
            if free == 0 {
                bytes.append(0)
                free = 8
            }
            free -= 1
            if code >> place & 1 == 1 { bytes[bytes.count - 1] |= 1 << UInt8(free) }
        }
    }
}
