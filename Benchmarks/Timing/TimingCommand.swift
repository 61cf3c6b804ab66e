import ArgumentParser
import Audio
import Foundation
import Speech

/// How near the measured times of words are to the engine's own.
struct TimingCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "timing", abstract: "Compare the times of words with espeak-ng's own word events.",
        discussion: """
            Needs cc and libespeak-ng-dev, for a helper that asks the library. A word that the engine merges with the one before has no event, and \
            is left out. An event comes some ten milliseconds before the word can be heard.
            """)

    @Option(help: "Words a minute.")
    var rates: [Int] = [120, 175, 300, 440]

    func run() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "aloud-timing-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        guard let events = EngineEvents(folder: folder) else { throw ExitCode(69) }
        let engine = EspeakEngine(timeout: .seconds(60))
        Report.say("| language | words a minute | sentences | words | mean ms | median ms | 95 % within ms | max ms | estimated |")
        Report.say("|---|--:|--:|--:|--:|--:|--:|--:|--:|")
        for (language, sentences) in TimingSentences.all {
            for rate in rates {
                var errors: [Double] = []
                var (compared, estimated) = (0, 0)
                for sentence in sentences {
                    guard let found = try await Self.errors(sentence, language, rate, engine, events) else { continue }
                    compared += 1
                    if !found.isMeasured { estimated += 1 }
                    errors += found.errors
                }
                errors.sort()
                guard !errors.isEmpty else { continue }
                let mean = errors.reduce(0, +) / Double(errors.count)
                let figures = [mean, errors[errors.count / 2], errors[errors.count * 95 / 100], errors[errors.count - 1]]
                let text = figures.map { String(format: "%.1f", $0) }.joined(separator: " | ")
                Report.say("| \(language) | \(rate) | \(compared) | \(errors.count) | \(text) | \(estimated) |")
            }
        }
    }

    /// Of every word that has an event, how many milliseconds its time is off.
    private static func errors(
        _ sentence: String, _ language: String, _ rate: Int, _ engine: EspeakEngine, _ events: EngineEvents
    ) async throws -> (errors: [Double], isMeasured: Bool)? {
        let settings = VoiceSettings(voice: language, rate: rate)
        let utterance = utterance(sentence, language)
        let sound = try await engine.synthesize(utterance, settings)
        guard let truth = events.words(of: sentence, voice: language, rate: rate), truth.samples > 0 else { return nil }
        let timings = try await engine.timings(of: utterance, in: sound, settings)
        let (starts, isMeasured) = timings.map { ($0.starts, $0.isMeasured) } ?? ([], false)
        guard starts.count == utterance.spans.count else { return ([], false) }
        var errors: [Double] = []
        var character = 0
        for (word, start) in zip(sentence.split(separator: " "), starts) {
            let places = character..<character + word.count
            if let event = truth.events.first(where: { places.contains($0.character) }) {
                errors.append(abs(Double(start - event.sample)) / Double(sound.format.sampleRate) * 1000)
            }
            character = places.upperBound + 1
        }
        return (errors, isMeasured)
    }

    /// The words as they are.
    private static func utterance(_ sentence: String, _ language: String) -> SpokenUtterance {
        var spans: [SpokenUtterance.Span] = []
        var at = 0
        for word in sentence.split(separator: " ") {
            spans.append(SpokenUtterance.Span(utf8: at..<at + word.utf8.count, words: spans.count..<spans.count + 1))
            at += word.utf8.count + 1
        }
        return SpokenUtterance(text: sentence, words: 0..<spans.count, spans: spans, language: language)
    }
}
