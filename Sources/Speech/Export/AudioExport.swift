public import Audio
public import Reading

/// Speaks a stretch of text into an output as fast as the engine can, always with the same result.
public struct AudioExport: Sendable {
    /// How far an export has come.
    public struct Progress: Sendable, Equatable {
        /// Words spoken so far.
        public var words: Int
        /// Words to be spoken in all.
        public var totalWords: Int
        /// The sound made so far.
        public var duration: Duration
    }

    /// An utterance in the finished sound.
    public struct Part: Sendable, Equatable {
        /// The displayed words it covers.
        public var words: Range<Int>
        /// When it begins in the sound.
        public var start: Duration
        /// When it ends, without the pause behind it.
        public var end: Duration
        /// When its words begin, if that was asked for.
        public var spans: [Span] = []

        /// Words spoken together, and when they begin.
        public struct Span: Sendable, Equatable {
            /// The displayed words.
            public var words: Range<Int>
            /// When they begin in the sound.
            public var start: Duration
        }
    }

    /// Words that the engine failed on.
    public struct Skip: Sendable, Equatable {
        /// The displayed words that are missing.
        public var words: Range<Int>
        /// Why.
        public var error: SpeechError
    }

    /// What an export has made.
    public struct Result: Sendable, Equatable {
        /// Everything that was spoken, in order: for chapters and subtitles.
        public var parts: [Part] = []
        /// What the engine failed on, and why; the rest was spoken without it.
        public var skipped: [Skip] = []
        /// How long the sound is.
        public var duration: Duration = .zero
    }

    private let text: ReadingText
    private let words: Range<Int>
    private let engine: any SpeechEngine
    private let voice: VoiceSettings
    private let plan: SpeechPlan
    private let workers: Int
    private let timesWords: Bool

    /// Prepares to speak `words` of `text`; what the text does not hold is left out.
    ///
    /// - Parameters:
    ///   - workers: Utterances rendered at the same time. The result does not depend on it.
    ///   - timesWords: Whether the times of the words are wanted, which take the engine as long again twice.
    public init(
        text: ReadingText, words: Range<Int>, engine: any SpeechEngine, voice: VoiceSettings = VoiceSettings(),
        shaper: SpeechShaper = SpeechShaper(), pauses: SpeechPauses = SpeechPauses(), workers: Int = 2,
        timesWords: Bool = false
    ) {
        self.text = text
        self.words = words.clamped(to: text.words)
        self.engine = engine
        self.voice = voice
        self.workers = max(1, workers)
        self.timesWords = timesWords
        plan = SpeechPlan(shaper: shaper, pauses: pauses)
    }

    /// Makes a file, with the text's chapters. If the export fails or is cancelled, what had the file's name before is still there.
    ///
    /// - Parameter title: What the part before the first chapter is called.
    /// - Throws: as ``run(into:progress:)``.
    public func write(
        to output: some FileOutput, title: String? = nil, progress: (@Sendable (Progress) -> Void)? = nil
    ) async throws -> Result {
        do {
            let result = try await run(into: output, progress: progress)
            await output.mark(chapters(of: result, title: title ?? "Beginning"))
            try await output.close()
            return result
        } catch {
            await output.discard()
            throw error
        }
    }

    /// The chapters of what was spoken; none where the text has none there.
    func chapters(of result: Result, title: String) -> [AudioChapter] {
        var starts: [(start: Duration, title: String)] = []
        for chapter in text.chapters where words.contains(chapter.firstWord) {
            guard let part = result.parts.first(where: { $0.words.upperBound > chapter.firstWord }) else { break }
            // A part and its first chapter begin together.
            if let last = starts.last, last.start == part.start {
                starts[starts.count - 1].title = "\(last.title): \(chapter.title)"
            } else {
                starts.append((part.start, chapter.title))
            }
        }
        guard let first = starts.first else { return [] }
        // What comes before is the rest of a chapter that began earlier, or no chapter at all.
        if first.start > .zero {
            let before = text.chapterIndex(containing: words.lowerBound).map { text.chapters[$0].title }
            starts.insert((.zero, before ?? title), at: 0)
        }
        return starts.indices.map { index in
            let end = index + 1 < starts.count ? starts[index + 1].start : result.duration
            return AudioChapter(start: starts[index].start, end: end, title: starts[index].title)
        }
    }

    /// Gives the sound to an output, which is left open. `progress` is called after every utterance.
    ///
    /// - Throws: `AudioError` if the output fails; ``SpeechError`` if the engine is missing or fails on many utterances in a row; `CancellationError`.
    public func run(into output: any AudioOutput, progress: (@Sendable (Progress) -> Void)? = nil) async throws -> Result {
        try await withThrowingTaskGroup(of: Rendered.self) { group in
            var writing = Writing(output: output, rate: voice.rate, expected: engine.expectedFormat)
            var waiting: [Int: Rendered] = [:]
            var (nextWord, asked, written) = (words.lowerBound, 0, 0)
            while true {
                // A bounded lead, so that a slow output does not fill the memory.
                while asked - written < workers, let (utterance, pause) = plan.utterance(from: nextWord, in: text, before: words.upperBound)
                {
                    nextWord = utterance.words.upperBound
                    let (number, engine, voice, timesWords) = (asked, engine, voice, timesWords)
                    group.addTask {
                        await Rendered(
                            number: number, utterance: utterance, pause: pause, engine: engine, voice: voice, timesWords: timesWords)
                    }
                    asked += 1
                }
                guard written < asked else { break }
                while waiting[written] == nil, let rendered = try await group.next() { waiting[rendered.number] = rendered }
                try Task.checkCancellation()
                guard let rendered = waiting.removeValue(forKey: written) else { break }
                written += 1
                try await writing.take(rendered)
                progress?(
                    Progress(
                        words: rendered.utterance.words.upperBound - words.lowerBound, totalWords: words.count,
                        duration: writing.result.duration)
                )
            }
            try await writing.startIfNeeded()
            try await output.finish()
            return writing.result
        }
    }
}

/// An utterance with its sound, or the reason why there is none.
private struct Rendered: Sendable {
    let number: Int
    let utterance: SpokenUtterance
    let pause: Duration
    let sound: Swift.Result<PCMBuffer, SpeechError>
    var timings: WordTimings?

    init(
        number: Int, utterance: SpokenUtterance, pause: Duration, engine: any SpeechEngine, voice: VoiceSettings, timesWords: Bool
    ) async {
        self.number = number
        self.utterance = utterance
        self.pause = pause
        guard !utterance.isSilent else {
            sound = .success(PCMBuffer(format: .speech))
            return
        }
        do throws(SpeechError) {
            let spoken = try await engine.synthesize(utterance, voice)
            sound = .success(spoken)
            guard timesWords, !spoken.samples.isEmpty else { return }
            let measured = try? await engine.timings(of: utterance, in: spoken, voice)
            timings = measured ?? .estimate(for: utterance, in: spoken, rate: voice.rate)
        } catch {
            sound = .failure(error)
        }
    }
}

/// The output's side of an export: utterances in order, with pauses between them.
private struct Writing {
    let output: any AudioOutput
    let rate: Int
    let expected: PCMFormat?
    var result = AudioExport.Result()
    var format: PCMFormat?
    var samples = 0
    var pause = Duration.zero
    var failures = 0

    /// So many failures one after the other are the engine's, not the text's.
    private static let tolerableFailures = 5

    init(output: any AudioOutput, rate: Int, expected: PCMFormat?) {
        self.output = output
        self.rate = rate
        self.expected = expected
    }

    mutating func take(_ rendered: Rendered) async throws {
        switch rendered.sound {
        case .failure(let error):
            failures += 1
            guard !error.isPermanent, failures < Self.tolerableFailures else { throw error }
            result.skipped.append(AudioExport.Skip(words: rendered.utterance.words, error: error))
        case .success(let sound):
            failures = 0
            guard !sound.samples.isEmpty else { return }
            if format != sound.format {
                try await output.start(sound.format)
                format = sound.format
            }
            let silence = samples == 0 ? [] : PCMBuffer.silence(SpeechPauses.scaled(pause, rate: rate), format: sound.format).samples
            try await output.write((silence + sound.samples)[...])
            let start = samples + silence.count
            samples = start + sound.samples.count
            pause = rendered.pause
            result.parts.append(
                AudioExport.Part(
                    words: rendered.utterance.words, start: sound.format.duration(ofSamples: start),
                    end: sound.format.duration(ofSamples: samples),
                    spans: zip(rendered.utterance.spans, rendered.timings?.starts ?? []).map { span, sample in
                        AudioExport.Part.Span(words: span.words, start: sound.format.duration(ofSamples: start + sample))
                    }))
            result.duration = sound.format.duration(ofSamples: samples)
        }
    }

    /// Without anything to say there is still a sound, of no length.
    func startIfNeeded() async throws {
        if format == nil { try await output.start(expected ?? .speech) }
    }
}
