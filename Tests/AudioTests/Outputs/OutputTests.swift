import Audio
import Foundation
import TestSupport
import Testing

@Suite(.realTime) struct OutputTests {
    @Test func anUnpacedNullOutputHearsWhatIsWritten() async throws {
        let output = NullOutput(paced: false)
        await output.start(.speech)
        try await output.write([Int16](repeating: 1, count: 1_000_000)[...])
        #expect(await output.heard == 1_000_000)
        try await output.finish()
        #expect(await output.heard == 1_000_000)
        await output.start(.speech)
        #expect(await output.heard == 0)
    }

    @Test func aPacedNullOutputTakesItsTime() async throws {
        let output = NullOutput()
        await output.start(.speech)
        let start = SuspendingClock.now
        try await output.write([Int16](repeating: 1, count: 22_050 / 2)[...])
        // Half a second, less the tenth it may run ahead.
        #expect(SuspendingClock.now - start >= .milliseconds(380))
        try await output.finish()
        #expect(SuspendingClock.now - start >= .milliseconds(490))
        #expect(await output.heard == 22_050 / 2)
    }

    @Test func stopEndsAWaitingWrite() async throws {
        let output = NullOutput()
        await output.start(.speech)
        let writing = Task { () -> AudioError.Code? in
            do throws(AudioError) { try await output.write([Int16](repeating: 1, count: 22_050 * 20)[...]) } catch { return error.code }
            return nil
        }
        try await Task.sleep(for: .milliseconds(200))
        let heard = await output.stop()
        #expect(await writing.value == .stopped)
        #expect(heard > 0 && heard < 22_050 * 20)
        #expect(await output.heard == heard)
    }

    @Test func aFileOutputKeepsAllStreams() async throws {
        let folder = try TemporaryFolder()
        let output = WAVFileOutput(path: folder.file("a.wav"))
        try await output.start(.speech)
        try await output.write([1, 2])
        #expect(await output.stop() == 2)
        try await output.start(.speech)
        try await output.write([3])
        try await output.close()
        var reader = WAVReader()
        #expect(try reader.consume(bytes(ofFile: folder.file("a.wav"))) == [1, 2, 3])
        await #expect(throws: AudioError.self) {
            try await output.start(.speech)
            try await output.start(PCMFormat(sampleRate: 8_000))
        }
        await output.discard()
    }
}
