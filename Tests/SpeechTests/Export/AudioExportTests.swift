import Audio
import Reading
import Speech
import Synchronization
import TestSupport
import Testing

@Suite struct AudioExportTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func read(_ name: String) throws -> PCMBuffer {
        var reader = WAVReader()
        let samples = try reader.consume(bytes(ofFile: folder.file(name)))
        return PCMBuffer(format: try #require(reader.format), samples: samples)
    }

    @Test func writesTheWordsInOrderWithPauses() async throws {
        let export = AudioExport(text: sentences(6), words: 7..<22, engine: NumberedEngine(), workers: 2)
        let seen = Mutex<[AudioExport.Progress]>([])
        let result = try await export.write(to: WAVFileOutput(path: folder.file("a.wav"))) { progress in
            seen.withLock { $0.append(progress) }
        }
        let sound = try read("a.wav")
        #expect(NumberedEngine.numbers(in: sound.samples) == Array(36...110))
        // A sentence's pause inside a paragraph, a longer one behind it, none at the end.
        #expect(sound.samples.split(whereSeparator: { $0 != 0 }).map(\.count) == [13_230, 6_615, 13_230])
        #expect(sound.samples.last == 110)
        #expect(result.parts.map(\.words) == [7..<10, 10..<15, 15..<20, 20..<22])
        #expect(result.duration == sound.duration)
        #expect(result.parts[0].start == .zero && result.parts[0].end == sound.format.duration(ofSamples: 3 * 5 * 220))
        #expect(seen.withLock { $0.map(\.words) } == [3, 8, 13, 15])
        #expect(folder.names == ["a.wav"])
    }

    @Test func theResultDoesNotDependOnTheWorkers() async throws {
        for workers in [1, 2, 7] {
            let export = AudioExport(
                text: sentences(30), words: 0..<150, engine: NumberedEngine(delay: .milliseconds(1)), workers: workers)
            _ = try await export.write(to: WAVFileOutput(path: folder.file("\(workers).wav")))
        }
        let one = try read("1.wav")
        #expect(try read("2.wav") == one)
        #expect(try read("7.wav") == one)
    }

    @Test func failuresAreSkippedOrEndIt() async throws {
        let crash = SpeechError(.engineFailed, "crash")
        let text = sentences(8)
        let result = try await AudioExport(text: text, words: text.words, engine: NumberedEngine { $0 == 5 ? crash : nil })
            .write(to: WAVFileOutput(path: folder.file("a.wav")))
        #expect(result.skipped.map(\.words) == [5..<10])
        #expect(try NumberedEngine.numbers(in: read("a.wav").samples) == Array(1...25) + Array(51...200))
        await #expect(throws: crash) {
            _ = try await AudioExport(text: text, words: text.words, engine: NumberedEngine { $0 > 5 ? crash : nil })
                .write(to: WAVFileOutput(path: folder.file("b.wav")))
        }
        #expect(folder.names == ["a.wav"])
    }

    @Test func aCancelledExportLeavesNothing() async throws {
        let export = AudioExport(text: sentences(100), words: 0..<500, engine: NumberedEngine(delay: .milliseconds(30)))
        let path = folder.file("a.wav")
        let task = Task { try await export.write(to: WAVFileOutput(path: path)) }
        try await Task.sleep(for: .milliseconds(150))
        task.cancel()
        await #expect(throws: (any Error).self) { _ = try await task.value }
        #expect(folder.names == [])
    }

    @Test func nothingToSayIsAnEmptyFile() async throws {
        let result = try await AudioExport(text: .empty, words: 0..<5, engine: NumberedEngine()).write(
            to: WAVFileOutput(path: folder.file("a.wav")))
        #expect(result.parts.isEmpty && result.skipped.isEmpty && result.duration == .zero)
        #expect(try read("a.wav").samples.isEmpty)
    }

    @Test(.enabled(if: isInstalled("espeak-ng"), "needs espeak-ng")) func realSpeechIsTheSameEveryTime() async throws {
        var builder = ReadingText.Builder()
        builder.append(paragraph: "The Lighthouse", role: .heading)
        builder.append(paragraph: "Every evening at six, the keeper climbed the stairs. See Fig. 3 for the lamp. It weighed 12 kg.")
        let text = builder.build(isComplete: true)
        for name in ["a.wav", "b.wav"] {
            _ = try await AudioExport(text: text, words: text.words, engine: EspeakEngine(timeout: .seconds(300))).write(
                to: WAVFileOutput(path: folder.file(name)))
        }
        let sound = try read("a.wav")
        #expect(try read("b.wav") == sound)
        #expect((5.0...12.0).contains(Double(sound.samples.count) / 22_050))
    }
}
