public import Audio
import DequeModule
public import Reading

/// Reads a text aloud: performs what the playback machine says, and does nothing else.
///
/// Commands are taken one after the other; each returns when it has taken hold (after `pause()`, nothing is heard any more). What happens is told
/// through ``events()``.
public actor SpeechPlayer {
    var machine: PlaybackMachine
    var text: ReadingText
    var plan: SpeechPlan
    var voice: VoiceSettings
    let engine: any SpeechEngine
    let output: any AudioOutput
    /// Whether word starts are measured, beyond the estimate.
    let measuresWords: Bool

    // What is being spoken (see SpeechPlayer+Speaking).
    /// Counts the stretches of uninterrupted speech, so that what belongs to an earlier one can tell.
    var run = 0
    /// Utterances in preparation, in order; the first is next.
    var queue: Deque<PreparedUtterance> = []
    /// What was given to the output since it was started, heard or not.
    var stretches: Deque<SpokenStretch> = []
    /// Samples given to the output since it was started.
    var streamed = 0
    /// The first word that no utterance has been prepared for.
    var nextWord = 0
    var preparedCount = 0
    var failuresInARow = 0
    /// The word before which to pause; the beginning of a sentence.
    var limit: Int?

    private var listeners: [Int: AsyncStream<PlayerEvent>.Continuation] = [:]
    private var listenerCount = 0
    private var lastStatus: PlayerStatus?
    private var isBusy = false
    private var waiting: Deque<CheckedContinuation<Void, Never>> = []

    /// A player at rest.
    ///
    /// - Parameters:
    ///   - text: What is known of the text; ``update(text:)`` brings more.
    ///   - word: Where ``play()`` will begin.
    public init(
        text: ReadingText, at word: Int = 0, engine: any SpeechEngine, output: any AudioOutput, voice: VoiceSettings = VoiceSettings(),
        shaper: SpeechShaper = SpeechShaper(), pauses: SpeechPauses = SpeechPauses(), measuresWords: Bool = true
    ) {
        self.text = text
        self.engine = engine
        self.output = output
        self.voice = voice
        self.measuresWords = measuresWords
        plan = SpeechPlan(shaper: shaper, pauses: pauses)
        machine = PlaybackMachine(start: word, from: text.baseWord, end: text.words.upperBound, isComplete: text.isComplete)
    }

    // MARK: - Commands

    /// Speaks; after a pause from the word that was being heard.
    public func play() async { await command { .play } }

    /// Falls silent at once, and keeps the place.
    public func pause() async { await command { .pause } }

    /// Plays if silent, pauses if speaking.
    public func toggle() async { await command { .toggle } }

    /// Stops at once and lets go of everything prepared; ``play()`` goes on from the same word.
    public func stop() async { await command { .stop } }

    /// Pauses by itself when all before a word has been heard; `nil` takes that back, and so does a seek. The word must begin a sentence. If
    /// it is already on its way to the ear, its sentence is the last.
    public func pause(before word: Int?) async {
        await command {
            self.limit = word
            return nil
        }
    }

    /// Goes to a word.
    public func seek(to word: Int) async {
        await command {
            self.limit = nil
            return .seek(to: word)
        }
    }

    /// Goes to the beginning of another sentence, paragraph, page or chapter. The first step back goes to the beginning of the current one.
    public func step(_ steps: Int, by unit: ReadingUnit) async {
        await command {
            self.limit = nil
            return .seek(to: self.text.word(stepping: steps, by: unit, from: self.machine.position))
        }
    }

    /// Goes to the next sentence.
    public func nextSentence() async { await step(1, by: .sentence) }

    /// Goes to the beginning of the sentence, or from there to the one before.
    public func previousSentence() async { await step(-1, by: .sentence) }

    /// Changes how it is spoken, from the current word on.
    public func set(voice: VoiceSettings) async {
        await command {
            guard voice != self.voice else { return nil }
            self.voice = voice
            return .settingsChanged
        }
    }

    /// Changes what is spoken of things that are not prose, from the current word on.
    public func set(shaper: SpeechShaper) async {
        await command {
            self.plan.shaper = shaper
            return .settingsChanged
        }
    }

    /// Takes a text that reaches further, at its beginning or its end. What words mean by index must not have changed, but for words that were
    /// numbered provisionally: they get their numbers with it.
    ///
    /// - Parameter offset: what is to be added to provisional numbers (see `ReadingText.provisionalBase`).
    public func update(text: ReadingText, offset: Int = 0) async {
        await command {
            if offset != 0 { self.renumber(by: offset) }
            self.text = text
            return .textChanged(from: text.baseWord, end: text.words.upperBound, isComplete: text.isComplete)
        }
        prepareMore()
    }

    private func renumber(by offset: Int) {
        // There are no effects: nobody hears a number.
        _ = machine.handle(.numbered(offset: offset))
        nextWord = ReadingText.settled(nextWord, by: offset)
        limit = limit.map { ReadingText.settled($0, by: offset) }
        for prepared in queue + stretches.map(\.prepared) where prepared.utterance.words.lowerBound >= ReadingText.provisionalBase {
            prepared.utterance = prepared.utterance.renumbered(by: offset)
        }
    }

    /// Stops, and closes the output: a file gets its name.
    ///
    /// - Throws: ``AudioError/Code/cannotWrite``.
    public func close() async throws(AudioError) {
        await stop()
        for listener in listeners.values { listener.finish() }
        listeners = [:]
        try await output.close()
    }

    // MARK: - What it tells

    /// How it is spoken.
    public var settings: VoiceSettings { voice }

    /// Where the player is now.
    public var status: PlayerStatus {
        let word = machine.position
        return PlayerStatus(
            state: machine.state, word: word, sentence: text.sentenceIndex(containing: word).map { text.sentences[$0].words })
    }

    /// What happens from now on. Every caller gets everything; the stream ends with the player.
    public func events() -> AsyncStream<PlayerEvent> {
        let (stream, continuation) = AsyncStream<PlayerEvent>.makeStream()
        listenerCount += 1
        let number = listenerCount
        listeners[number] = continuation
        continuation.onTermination = { [weak self] _ in
            Task { await self?.forget(listener: number) }
        }
        continuation.yield(.status(status))
        return stream
    }

    func tell(_ event: PlayerEvent) {
        for listener in listeners.values { listener.yield(event) }
    }

    private func forget(listener: Int) { listeners[listener] = nil }

    // MARK: - One thing after the other

    /// Takes an event when those before it have taken hold. `event` is asked for then, and sees the state as it is then.
    func command(_ event: () -> PlaybackEvent?) async {
        if isBusy { await withCheckedContinuation { waiting.append($0) } } else { isBusy = true }
        await noteProgress()
        if let event = event() { await handle(event) }
        if let next = waiting.popFirst() { next.resume() } else { isBusy = false }
    }

    func handle(_ event: PlaybackEvent) async {
        var effects = Deque(machine.handle(event))
        while let effect = effects.popFirst() {
            switch effect {
            case .startSpeaking(let word): startSpeaking(at: word)
            case .stopSpeaking:
                await stopSpeaking()
                effects.append(contentsOf: machine.handle(.silenced))
            case .pauseOutput: effects.append(contentsOf: await pauseOutput())
            case .resumeOutput: speak()
            case .savePosition(let word): tell(.save(word: word))
            case .notePosition(let word): tell(.note(word: word))
            case .saveFinished: tell(.saveFinished)
            case .announce(let announcement): tell(.announcement(announcement))
            }
        }
        let now = status
        if now != lastStatus { tell(.status(now)) }
        lastStatus = now
    }
}
