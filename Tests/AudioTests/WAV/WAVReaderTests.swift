import Audio
import TestSupport
import Testing

@Suite struct WAVReaderTests {
    /// The header espeak-ng writes on a pipe, byte for byte: RIFF size 0x7FFFF024, data size 0x7FFFF000.
    static let espeakHeader: [UInt8] =
        Array("RIFF".utf8) + [0x24, 0xF0, 0xFF, 0x7F] + Array("WAVEfmt ".utf8) + [16, 0, 0, 0, 1, 0, 1, 0]
        + [0x22, 0x56, 0, 0, 0x44, 0xAC, 0, 0, 2, 0, 16, 0] + Array("data".utf8) + [0, 0xF0, 0xFF, 0x7F]

    static func chunk(_ name: String, _ body: [UInt8], size: UInt32? = nil) -> [UInt8] {
        let size = size ?? UInt32(body.count)
        return Array(name.utf8) + (0..<4).map { UInt8(truncatingIfNeeded: size >> ($0 * 8)) } + body + (body.count % 2 == 1 ? [0] : [])
    }

    static func wave(_ chunks: [UInt8]...) -> [UInt8] { Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WAVE".utf8) + chunks.flatMap(\.self) }

    static let mono16: [UInt8] = [1, 0, 1, 0, 0x80, 0x3E, 0, 0, 0, 0x7D, 0, 0, 2, 0, 16, 0]

    @Test func readsAStreamWithLyingSizes() throws {
        var reader = WAVReader()
        let samples = try reader.consume(Self.espeakHeader + [1, 0, 0xFF, 0xFF, 0x00, 0x80])
        #expect(reader.format == PCMFormat(sampleRate: 22_050))
        #expect(samples == [1, -1, .min])
    }

    @Test(arguments: 1...7) func takesPiecesOfAnySize(size: Int) throws {
        let bytes = Self.espeakHeader + [10, 0, 20, 0, 30, 0, 40, 0, 50]
        var reader = WAVReader()
        var samples: [Int16] = []
        for start in stride(from: 0, to: bytes.count, by: size) {
            samples += try reader.consume(bytes[start..<min(start + size, bytes.count)])
        }
        #expect(samples == [10, 20, 30, 40])  // the odd last byte is half a sample, and no sample
    }

    @Test func skipsOtherChunksAndStopsAtATrueSize() throws {
        let bytes = Self.wave(
            Self.chunk("LIST", [1, 2, 3]), Self.chunk("fmt ", Self.mono16), Self.chunk("fact", [0, 0, 0, 0]),
            Self.chunk("data", [5, 0, 6, 0]), Self.chunk("LIST", Array("INFOtext".utf8)))
        var whole = WAVReader()
        #expect(try whole.consume(bytes) == [5, 6])
        #expect(whole.format?.sampleRate == 16_000)
        var pieces = WAVReader()
        #expect(try bytes.flatMap { byte throws(AudioError) in try pieces.consume([byte]) } == [5, 6])
    }

    @Test(arguments: [0, 0xFFFF_FFFF, 0x7FFF_F000] as [UInt32]) func takesOpenSizesAsToTheEnd(size: UInt32) throws {
        var reader = WAVReader()
        let head = Self.wave(Self.chunk("fmt ", Self.mono16), Self.chunk("data", [], size: size))
        #expect(try reader.consume(head + [1, 0, 2, 0]) == [1, 2])
        #expect(try reader.consume([3, 0]) == [3])
    }

    @Test func refusesWhatItCannotPlay() {
        func code(_ bytes: [UInt8]) -> AudioError.Code? {
            var reader = WAVReader()
            do throws(AudioError) { _ = try reader.consume(bytes) } catch { return error.code }
            return nil
        }
        var stereo = Self.mono16
        stereo[2] = 2
        var float = Self.mono16
        float[0] = 3
        var silentRate = Self.mono16
        silentRate.replaceSubrange(4..<8, with: [0, 0, 0, 0])
        #expect(code(Array("<html>not sound".utf8)) == .unreadableSound)
        #expect(code(Self.wave(Self.chunk("fmt ", stereo))) == .unreadableSound)
        #expect(code(Self.wave(Self.chunk("fmt ", float))) == .unreadableSound)
        #expect(code(Self.wave(Self.chunk("fmt ", silentRate))) == .unreadableSound)
        #expect(code(Self.wave(Self.chunk("fmt ", Self.mono16, size: 9_999))) == .unreadableSound)
        #expect(code(Self.wave(Self.chunk("data", [1, 0]))) == .unreadableSound)
        #expect(code([]) == nil)
    }

    @Test func survivesAnything() {
        let seed = UInt64.random(in: .min ... .max)
        var random = SplitMix(state: seed)
        for _ in 0..<2_000 {
            var bytes = Self.espeakHeader + [1, 2, 3, 4, 5, 6]
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(in: 0...255, using: &random)
            }
            var reader = WAVReader()
            let samples = (try? reader.consume(bytes)) ?? []
            #expect(samples.count <= bytes.count / 2, "seed \(seed)")
        }
    }
}
