public import Audio
import Synchronization

/// Flite, one process for each utterance. English only, with a handful of voices; a tenth of espeak-ng's speed.
public final class FliteEngine: SpeechEngine {
    /// `flite`.
    public let name = "flite"

    /// The voices that come with it; some of them look like languages.
    public static let voiceNames: Set<String> = ["kal", "kal16", "awb", "rms", "slt"]

    private let program: String
    private let timeout: Duration
    private let cache = Mutex<[Voice]?>(nil)

    /// Flite takes its text as an argument, which can't be longer than 128 KiB on Linux.
    private static let longestText = 100_000
    /// The voice that sounds best of those that come with it, if it is there.
    private static let preferred = "slt"
    /// Flite's own speed, in words a minute.
    private static let ownRate = 170.0

    /// - Parameters:
    ///   - program: The executable's name or path.
    ///   - timeout: How long one utterance may take before it counts as hung.
    public init(program: String = "flite", timeout: Duration = .seconds(30)) {
        self.program = program
        self.timeout = timeout
    }

    /// What `flite -lv` lists.
    public func voices() async throws(SpeechError) -> [Voice] {
        if let known = cache.withLock(\.self) { return known }
        let output = try await EngineProcess(program: program, arguments: ["-lv"], timeout: timeout).run(limit: 1 << 16)
        // "Voices available: kal awb_time kal16 awb rms slt"; awb_time only tells the time.
        let names = String(decoding: output.bytes, as: UTF8.self).split(separator: ":", maxSplits: 1).dropFirst().first ?? ""
        let voices = names.split(whereSeparator: \.isWhitespace).filter { !$0.hasSuffix("_time") }.map {
            Voice(identifier: String($0), name: String($0), language: "en", gender: $0 == "slt" ? .female : .male)
        }
        guard !voices.isEmpty else { throw SpeechError(.engineFailed, "\(program) lists no voices") }
        cache.withLock { $0 = voices }
        return voices
    }

    /// Speaks one utterance in one process.
    public func synthesize(_ utterance: SpokenUtterance, _ settings: VoiceSettings) async throws(SpeechError) -> PCMBuffer {
        guard utterance.text.contains(where: { !$0.isWhitespace }) else { return PCMBuffer(format: PCMFormat(sampleRate: 16_000)) }
        guard utterance.text.utf8.count <= Self.longestText else {
            throw SpeechError(.engineFailed, "the sentence is too long for \(program)")
        }
        let voice = try await voice(for: settings)
        let process = EngineProcess(
            program: program,
            arguments: [
                "-voice", voice, "--setf", "duration_stretch=\(Self.ownRate / Double(settings.rate))",
                // A space in front, so that no text is taken for a file's name or an option.
                "-t", " " + utterance.text, "-o", "/dev/stdout",
            ] + pitch(settings.pitch), timeout: timeout)
        let limit = (30 + utterance.text.utf8.count * 3) * 16_000 * PCMFormat.bytesPerSample
        let output = try await process.run(limit: limit)
        guard !output.isTooLong else { throw SpeechError(.tooMuchSound, "\(program) went on speaking far longer than the text lasts") }
        var reader = WAVReader()
        do throws(AudioError) {
            let samples = try reader.consume(output.bytes)
            guard let format = reader.format, !samples.isEmpty else { throw AudioError(.unreadableSound, "it gave no sound") }
            return PCMBuffer(format: format, samples: Self.trimmed(samples, volume: settings.volume))
        } catch {
            throw SpeechError(.engineFailed, "\(program): \(error.reason)")
        }
    }

    private func voice(for settings: VoiceSettings) async throws(SpeechError) -> String {
        // Flite takes any name, and speaks with its default voice if it does not know it.
        let all = try await voices()
        if let wanted = settings.voice ?? settings.usualVoices["en"] {
            guard let voice = all.first(where: { $0.identifier == wanted.lowercased() }) else {
                throw SpeechError(
                    .unknownVoice, "\(program) has no voice “\(wanted)”; it has \(all.map(\.identifier).joined(separator: ", "))")
            }
            return voice.identifier
        }
        if let language = settings.language, !["en", ""].contains(LanguageTag.primary(of: language)) {
            throw SpeechError(.unknownVoice, "\(program) speaks English only")
        }
        return (all.first { $0.identifier == Self.preferred } ?? all.first)?.identifier ?? Self.preferred
    }

    private func pitch(_ pitch: Int) -> [String] {
        // 50 leaves the voice as it is; 0 and 99 are about an octave apart.
        pitch == VoiceSettings.normalPitch ? [] : ["--setf", "int_f0_target_mean=\(90 + pitch * 2)"]
    }

    /// The sound without the silence that Flite puts at its end, at the loudness asked for.
    private static func trimmed(_ samples: [Int16], volume: Int) -> [Int16] {
        let end = (samples.lastIndex { abs(Int($0)) > 40 } ?? -1) + 1
        let kept = samples.prefix(min(samples.count, end + 160))
        return volume == 100 ? Array(kept) : kept.map { Int16(clamping: Int($0) * volume / 100) }
    }
}
