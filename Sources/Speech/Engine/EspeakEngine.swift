public import Audio
import Synchronization

/// espeak-ng, one process for each utterance.
///
/// A process costs about 14 ms, ends exactly where its sound ends, takes a crash with it, and gives the same samples every time; a long-lived one
/// shows no boundary between utterances and cuts lines at 999 bytes.
public final class EspeakEngine: SpeechEngine {
    /// `espeak-ng`.
    public let name = "espeak-ng"

    /// All built-in voices have 22,050 samples a second.
    public let expectedFormat: PCMFormat? = .speech

    private let program: String
    private let timeout: Duration
    private let cache = Mutex(Cache())

    private struct Cache {
        var voices: EspeakVoices?
        var variants: Set<String>?
        /// What `-v` takes for a setting, once it is known.
        var resolved: [String: String] = [:]
        /// A process that is ready to speak.
        var waiting: WaitingProcess?
    }

    /// - Parameters:
    ///   - program: The executable's name or path.
    ///   - timeout: How long a long utterance may take before it counts as hung, a short one less: down to two fifths. A long sentence takes
    ///     some 30 ms.
    public init(program: String = "espeak-ng", timeout: Duration = .seconds(10)) {
        self.program = program
        self.timeout = timeout
    }

    /// What `espeak-ng --voices` lists, without the voices that lack their data.
    public func voices() async throws(SpeechError) -> [Voice] {
        try await voiceList().voices
    }

    /// Starts the process that speaks the first utterance, in the voice that it most likely will have.
    public func prepare(_ settings: VoiceSettings, language: String) {
        let usual = settings.usualVoices[LanguageTag.primary(of: settings.language ?? language)]
        let voice = settings.voice ?? usual
        let wanted = voice ?? settings.language ?? language
        // A variant would have to be looked up.
        guard !wanted.contains("+") else { return }
        let waiting = WaitingProcess(process(voice: firstGuess(wanted, isVoice: voice != nil), settings, timeout: timeout))
        cache.withLock { $0.waiting = waiting }
    }

    /// Speaks one utterance in one process.
    public func synthesize(_ utterance: SpokenUtterance, _ settings: VoiceSettings) async throws(SpeechError) -> PCMBuffer {
        try await speak(utterance.text, like: utterance, settings)
    }

    /// The sound of `text`, which is passed on as it is, in the voice that the utterance would have.
    func speak(_ text: String, like utterance: SpokenUtterance, _ settings: VoiceSettings) async throws(SpeechError) -> PCMBuffer {
        guard text.contains(where: { !$0.isWhitespace }) else { return PCMBuffer(format: .speech) }
        // What the user asks for must be there. A language that only the text claims may be one that nobody speaks.
        let language = utterance.isForeign ? nil : settings.language
        let usual = settings.usualVoices[LanguageTag.primary(of: language ?? utterance.language ?? Self.fallbackLanguage)]
        let voice = settings.voice ?? usual
        let asked = voice ?? language
        let wanted = asked ?? utterance.language ?? Self.fallbackLanguage
        let isVoice = voice != nil
        var guess = cache.withLock { $0.resolved[wanted] }
        // An unknown variant ("en+nobody") is dropped in silence, so those are looked up at once.
        if guess == nil, isVoice, wanted.contains("+") { guess = try await resolve(wanted, isVoice: true) }
        do {
            return try await run(text, voice: guess ?? firstGuess(wanted, isVoice: isVoice), settings)
        } catch  where error.code == .unknownVoice {
            // Only now is the list of voices worth its 10 ms.
            do {
                return try await run(text, voice: try await resolve(wanted, isVoice: isVoice), settings)
            } catch  where error.code == .unknownVoice && asked == nil {
                cache.withLock { $0.resolved[wanted] = Self.fallbackLanguage }
                return try await run(text, voice: Self.fallbackLanguage, settings)
            }
        }
    }

    private static let fallbackLanguage = "en"

    /// The words a minute to ask of espeak-ng for a rate. From 450 on it changes its method and at first speaks *slower* than at 449; the
    /// settings from 450 to 900 are spread over 500 to 900, where it is faster again (490 still is not, for short sentences).
    static func nativeRate(for rate: Int) -> Int {
        guard rate > 449 else { return rate }
        return 500 + (rate - 450) * (900 - 500) / (900 - 450)
    }

    // MARK: - Running espeak-ng

    private func run(_ text: String, voice: String, _ settings: VoiceSettings) async throws(SpeechError) -> PCMBuffer {
        let process = process(voice: voice, settings, timeout: timeout * Self.share(of: text))
        // The line feed: some versions lose the last byte of their input.
        let job = EngineProcess.Job(input: text + "\n", limit: Self.largestSound(for: text, rate: settings.rate))
        let waiting = cache.withLock { cache in
            defer { cache.waiting = nil }
            return cache.waiting
        }
        let output: EngineProcess.Output
        if let waiting, waiting.isRun(of: process) {
            output = try await waiting.run(process, job)
        } else {
            output = try await process.run(input: job.input, limit: job.limit)
        }
        guard !output.isTooLong else {
            throw SpeechError(.tooMuchSound, "\(program) went on speaking far longer than the text lasts and was stopped")
        }
        var reader = WAVReader()
        let sound: PCMBuffer
        do throws(AudioError) {
            let samples = try reader.consume(output.bytes)
            sound = PCMBuffer(format: reader.format ?? .speech, samples: samples)
        } catch {
            throw SpeechError(.engineFailed, "\(program): \(error.reason)")
        }
        if !sound.samples.isEmpty { return sound }
        let complaint = output.complaint.split(whereSeparator: \.isNewline).first.map(String.init) ?? "it gave no sound"
        if complaint.contains("voice does not exist") { throw SpeechError(.unknownVoice, "\(program) has no voice “\(voice)”") }
        throw SpeechError(.engineFailed, "\(program): \(complaint)")
    }

    private func process(voice: String, _ settings: VoiceSettings, timeout: Duration) -> EngineProcess {
        EngineProcess(
            program: program,
            arguments: [
                "-b", "1",  // UTF-8: otherwise one bad byte turns the rest into Latin-1
                "-z",  // no pause at the end
                "--stdin", "--stdout",
                "-v", voice, "-s", "\(Self.nativeRate(for: settings.rate))", "-p", "\(settings.pitch)", "-a", "\(settings.volume)",
            ], timeout: timeout)
    }

    /// The part of ``timeout`` that a text may take: all of it from 150 bytes on.
    private static func share(of text: String) -> Double { min(1, 0.4 + Double(text.utf8.count) / 250) }

    /// The most bytes of sound an honest reading of `text` can take: half a minute, and two seconds a character at the slowest rate
    /// (a digit takes one, an unknown symbol is read by name).
    private static func largestSound(for text: String, rate: Int) -> Int {
        let seconds = 30 + text.unicodeScalars.count * 2 * VoiceSettings.rates.lowerBound / max(rate, 1) + text.unicodeScalars.count
        return min(seconds, 3600) * PCMFormat.speech.sampleRate * PCMFormat.bytesPerSample
    }

    // MARK: - Voices

    /// What to try before the list of voices has been read: a language in espeak-ng's spelling, or the voice as it was named.
    private func firstGuess(_ wanted: String, isVoice: Bool) -> String {
        let language = LanguageTag.normalized(wanted)
        if !isVoice { return language.isEmpty ? Self.fallbackLanguage : EspeakVoices.better(than: language) ?? language }
        // An option's argument of at most 39 bytes; longer names are cut by espeak-ng, and no voice has one.
        return wanted.utf8.count < 40 && !wanted.isEmpty ? wanted : "unknown"
    }

    private func resolve(_ wanted: String, isVoice: Bool) async throws(SpeechError) -> String {
        let list = try await voiceList()
        let parts = wanted.split(separator: "+", maxSplits: 1).map(String.init)
        guard let base = parts.first, var found = (isVoice ? list.voice(named: base) : list.voice(forLanguage: base))?.identifier else {
            throw SpeechError(.unknownVoice, "\(program) has no voice for “\(wanted)”; `aloud voices` lists what there is")
        }
        if parts.count > 1 {
            guard try await variants().contains(parts[1].lowercased()) else {
                throw SpeechError(.unknownVoice, "\(program) has no variant “\(parts[1])”")
            }
            found += "+\(parts[1])"
        }
        cache.withLock { $0.resolved[wanted] = found }
        return found
    }

    private func variants() async throws(SpeechError) -> Set<String> {
        if let known = cache.withLock({ $0.variants }) { return known }
        // Their files are `!v/NAME`; NAME is what stands behind the plus sign.
        let table = try await list("--voices=variant")
        let names = table.split(whereSeparator: \.isNewline).compactMap { line in
            line.split(separator: " ").first { $0.hasPrefix("!v/") }?.dropFirst(3).lowercased()
        }
        cache.withLock { $0.variants = Set(names) }
        return Set(names)
    }

    private func voiceList() async throws(SpeechError) -> EspeakVoices {
        if let known = cache.withLock({ $0.voices }) { return known }
        let voices = EspeakVoices(table: try await list("--voices"))
        guard !voices.voices.isEmpty else { throw SpeechError(.engineFailed, "\(program) lists no voices") }
        cache.withLock { $0.voices = voices }
        return voices
    }

    private func list(_ option: String) async throws(SpeechError) -> String {
        let output = try await EngineProcess(program: program, arguments: [option], timeout: timeout).run(limit: 1 << 20)
        return String(decoding: output.bytes, as: UTF8.self)
    }
}
