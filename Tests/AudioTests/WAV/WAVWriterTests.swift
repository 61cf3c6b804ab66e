@testable import Audio
import Foundation
import TestSupport
import Testing

@Suite struct WAVWriterTests {
    @Test func whatIsWrittenCanBeRead() throws {
        let folder = try TemporaryFolder()
        let samples = (0..<300_000).map { Int16(truncatingIfNeeded: $0 &* 7) }
        let writer = try WAVWriter(path: folder.file("out.wav"), format: PCMFormat(sampleRate: 16_000))
        for start in stride(from: 0, to: samples.count, by: 999) { try writer.write(samples[start..<min(start + 999, samples.count)]) }
        try writer.finish()
        let file = try bytes(ofFile: folder.file("out.wav"))
        #expect(file.count == WAVHeader.length + 600_000)
        #expect(file[4..<8].elementsEqual(little(UInt32(file.count - 8))))
        #expect(file[76..<80].elementsEqual(little(600_000)))
        var reader = WAVReader()
        #expect(try reader.consume(file) == samples)
        #expect(reader.format?.sampleRate == 16_000)
        #expect(folder.names == ["out.wav"])
    }

    @Test func anEmptyFileIsStillAFile() throws {
        let folder = try TemporaryFolder()
        try WAVWriter(path: folder.file("e.wav"), format: .speech).finish()
        #expect(try bytes(ofFile: folder.file("e.wav")) == WAVHeader(format: .speech, dataBytes: 0).bytes)
    }

    @Test func theNameAppearsOnlyWhenTheFileIsWhole() throws {
        let folder = try TemporaryFolder()
        try "old".write(toFile: folder.file("out.wav"), atomically: false, encoding: .utf8)
        do {
            let writer = try WAVWriter(path: folder.file("out.wav"), format: .speech)
            try writer.write([Int16](repeating: 5, count: 400_000))
            #expect(try bytes(ofFile: folder.file("out.wav")) == Array("old".utf8))
            #expect(folder.names.count == 2)
        }
        // Let go without finish(): nothing is left behind, and nothing is overwritten.
        #expect(folder.names == ["out.wav"])
        #expect(try bytes(ofFile: folder.file("out.wav")) == Array("old".utf8))
    }

    @Test func aLinkIsFollowed() throws {
        let folder = try TemporaryFolder()
        try "old".write(toFile: folder.file("real.wav"), atomically: false, encoding: .utf8)
        try FileManager.default.createSymbolicLink(atPath: folder.file("link.wav"), withDestinationPath: "real.wav")
        try WAVWriter(path: folder.file("link.wav"), format: .speech).finish()
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.file("link.wav")) == "real.wav")
        #expect(try bytes(ofFile: folder.file("real.wav")).count == WAVHeader.length)
    }

    @Test func saysWhyItCannotWrite() throws {
        let folder = try TemporaryFolder()
        func failure(_ path: String, _ count: Int = 0) -> AudioError? {
            do throws(AudioError) {
                let writer = try WAVWriter(path: path, format: .speech)
                try writer.write([Int16](repeating: 0, count: count))
                try writer.finish()
            } catch { return error }
            return nil
        }
        #expect(failure(folder.file("missing/out.wav"))?.code == .cannotWrite)
        #expect(failure(folder.path)?.reason.contains("is a folder") == true)
        #if os(Linux)
            // A device that is always full.
            #expect(failure("/dev/full", 10)?.reason == "cannot write /dev/full: No space left on device")
        #endif
        #expect(failure("/dev/null", 300_000) == nil)
    }

    @Test func pastFourGibibytesTheSizesAreWiderAndTheLengthOfTheHeaderTheSame() {
        let small = WAVHeader(format: .speech, dataBytes: 0xFFFF_0000).bytes
        #expect(small.prefix(4).elementsEqual("RIFF".utf8))
        let bytes = WAVHeader(format: .speech, dataBytes: 5_000_000_000).bytes
        #expect(bytes.count == WAVHeader.length && small.count == WAVHeader.length)
        #expect(bytes[0..<16].elementsEqual(Array("RF64".utf8) + little(.max) + Array("WAVEds64".utf8)))
        #expect(bytes[20..<28].elementsEqual(little(UInt32(truncatingIfNeeded: 5_000_000_072)) + little(1)))
        #expect(bytes[28..<36].elementsEqual(little(UInt32(truncatingIfNeeded: 5_000_000_000)) + little(1)))
        #expect(bytes[36..<44].elementsEqual(little(2_500_000_000) + little(0)))
        #expect(bytes[76..<80].elementsEqual(little(.max)))
    }

    private func little(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) } }
}
