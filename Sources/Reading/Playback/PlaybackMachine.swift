/// The rules of play, pause, seek, end and failure.
///
/// A pure function of its own value and an event: no clock, no sound, no tasks. The player hands in events and performs the effects.
/// Two promises hold for every sequence of events:
/// - `startSpeaking` comes only when the output is silent: never while something is being spoken, nor between a `stopSpeaking` and the
///   `silenced` that answers it. However fast the user skips, voices never overlap.
/// - `resumeOutput` comes only after a `pauseOutput` whose sound was kept.
///
/// The rules: play after pause goes on where it was; play after a seek starts from the new word; a seek while playing goes on
/// playing there, and while paused stays paused; a seek after the end plays from there, because nobody asked for silence; play after
/// the end starts from the beginning; play after a failure tries again at the same word; whoever waits for more text at its end is
/// finished when there is none.
public struct PlaybackMachine: Sendable, Equatable {
    /// What the reader is doing.
    public private(set) var state = PlaybackState.idle

    /// The word from which an idle reader starts.
    public private(set) var start: Int
    /// The first word known so far: not 0 while only the middle of a document is known.
    public private(set) var base: Int
    /// The end of the text known so far.
    public private(set) var end: Int
    /// Whether the document ends there.
    public private(set) var isComplete: Bool

    /// What the output is doing, as far as it has been told.
    private enum Output: Sendable { case silent, speaking, kept, stopping }
    private var output = Output.silent

    /// A reader at rest.
    ///
    /// - Parameters:
    ///   - start: the word to start from.
    ///   - base: the first word known so far.
    ///   - end: the end of the text known so far: the index after its last word.
    ///   - isComplete: whether the document ends there.
    public init(start: Int = 0, from base: Int = 0, end: Int = 0, isComplete: Bool = false) {
        self.start = max(0, start)
        self.base = max(0, base)
        self.end = max(0, end)
        self.isComplete = isComplete
    }

    /// The place to save or show: where the reader is or would start.
    public var position: Int {
        switch state {
        case .idle: bounded(start)
        case .finished: max(0, end - 1)
        case .playing(let word), .paused(let word), .seeking(let word, _): word
        }
    }

    /// Takes an event, changes the state, and says what to do.
    public mutating func handle(_ event: PlaybackEvent) -> [PlaybackEffect] {
        switch event {
        case .play: play()
        case .pause: pause()
        case .toggle: state.isPlaying ? pause() : play()
        case .seek(let word): seek(to: bounded(word))
        case .stop: stop()
        case .settingsChanged: startAnew()
        case .heard(let word): heard(word, isSentenceEnd: false)
        case .utteranceFinished(let next): heard(next, isSentenceEnd: true)
        case .reachedEnd: reachedEnd()
        case .silenced: silenced()
        case .failed(let reason): failed(reason)
        case .textChanged(let base, let end, let isComplete): textChanged(from: max(0, base), end: max(0, end), isComplete: isComplete)
        case .numbered(let offset): numbered(offset: offset)
        }
    }

    // MARK: The user

    private mutating func play() -> [PlaybackEffect] {
        switch state {
        case .playing: return []
        case .idle: return begin(at: bounded(start))
        case .finished: return begin(at: 0)
        case .seeking(let word, let wasPlaying):
            if wasPlaying { return [] }
            state = .seeking(to: word, wasPlaying: true)
            return []
        case .paused(let word):
            guard output == .kept else { return begin(at: word) }
            output = .speaking
            state = .playing(at: word)
            return [.resumeOutput, .announce(.playing(at: word))]
        }
    }

    private mutating func pause() -> [PlaybackEffect] {
        switch state {
        case .idle, .paused, .finished: return []
        case .playing(let word):
            output = .kept
            state = .paused(at: word)
            return [.pauseOutput, .savePosition(word), .announce(.paused(at: word))]
        case .seeking(let word, let wasPlaying):
            guard wasPlaying else { return [] }
            state = .seeking(to: word, wasPlaying: false)
            return [.savePosition(word), .announce(.paused(at: word))]
        }
    }

    private mutating func seek(to word: Int) -> [PlaybackEffect] {
        if isComplete && end == 0 { return [] }
        let goesOn = state.isPlaying || state == .finished
        return quiet() + move(to: word, playing: goesOn, tells: true)
    }

    private mutating func stop() -> [PlaybackEffect] {
        switch state {
        case .idle: return []
        case .finished:
            start = 0
            state = .idle
            return [.announce(.stopped)]
        case .playing(let word), .paused(let word), .seeking(let word, _):
            start = word
            state = .idle
            return quiet() + [.savePosition(word), .announce(.stopped)]
        }
    }

    private mutating func startAnew() -> [PlaybackEffect] {
        switch state {
        case .playing(let word): return quiet() + move(to: word, playing: true, tells: false)
        case .paused(let word): return quiet() + move(to: word, playing: false, tells: false)
        case .idle, .seeking, .finished: return []
        }
    }

    // MARK: The player

    private mutating func heard(_ word: Int, isSentenceEnd: Bool) -> [PlaybackEffect] {
        let place = max(0, min(word, isComplete ? end - 1 : end))
        switch state {
        case .playing(let old):
            state = .playing(at: place)
            if isSentenceEnd { return [.savePosition(place)] }
            return place == old ? [] : [.notePosition(place)]
        case .paused(let old):
            // The report was on its way when the sound was paused.
            guard output == .kept, place != old else { return [] }
            state = .paused(at: place)
            return [.savePosition(place)]
        case .idle, .seeking, .finished: return []
        }
    }

    private mutating func reachedEnd() -> [PlaybackEffect] {
        switch state {
        case .playing where output == .speaking, .paused where output == .kept:
            let goesOn = state.isPlaying
            output = .silent
            guard isComplete else { return move(to: end, playing: goesOn, tells: false) }
            state = .finished
            return [.saveFinished, .announce(.finished)]
        default: return []
        }
    }

    private mutating func silenced() -> [PlaybackEffect] {
        guard output == .stopping else { return [] }
        output = .silent
        guard case .seeking(let word, let wasPlaying) = state else { return [] }
        return arrive(at: word, playing: wasPlaying)
    }

    private mutating func failed(_ reason: String) -> [PlaybackEffect] {
        switch state {
        case .idle, .finished: return quiet() + [.announce(.failed(reason: reason))]
        case .playing(let word), .paused(let word), .seeking(let word, _):
            let effects = quiet()
            state = .paused(at: word)
            return effects + [.savePosition(word), .announce(.failed(reason: reason))]
        }
    }

    private mutating func numbered(offset: Int) -> [PlaybackEffect] {
        func settled(_ word: Int) -> Int { max(0, ReadingText.settled(word, by: offset)) }
        (start, base, end) = (settled(start), settled(base), settled(end))
        switch state {
        case .playing(let word): state = .playing(at: settled(word))
        case .paused(let word): state = .paused(at: settled(word))
        case .seeking(let word, let wasPlaying): state = .seeking(to: settled(word), wasPlaying: wasPlaying)
        case .idle, .finished: break
        }
        return []
    }

    private mutating func textChanged(from base: Int, end: Int, isComplete: Bool) -> [PlaybackEffect] {
        self.base = base
        self.end = end
        self.isComplete = isComplete
        switch state {
        case .seeking(let word, let wasPlaying): return output == .silent ? arrive(at: word, playing: wasPlaying) : []
        // The document has turned out to end before the word.
        case .playing(let word): state = .playing(at: bounded(word))
        case .paused(let word): state = .paused(at: bounded(word))
        case .idle, .finished: break
        }
        return []
    }

    // MARK: Parts of the rules

    /// Within the text, as far as it is known to end.
    private func bounded(_ word: Int) -> Int {
        isComplete ? max(0, min(word, end - 1)) : max(0, word)
    }

    /// Ends whatever sound there is.
    private mutating func quiet() -> [PlaybackEffect] {
        guard output == .speaking || output == .kept else { return [] }
        output = .stopping
        return [.stopSpeaking]
    }

    private mutating func begin(at word: Int) -> [PlaybackEffect] {
        move(to: word, playing: true, tells: false)
    }

    /// Goes to a word once the output is silent and the text reaches it.
    private mutating func move(to word: Int, playing: Bool, tells: Bool) -> [PlaybackEffect] {
        let effects: [PlaybackEffect] = tells ? [.announce(.moved(to: word))] : []
        guard output == .silent else {
            state = .seeking(to: word, wasPlaying: playing)
            return effects
        }
        return effects + arrive(at: word, playing: playing)
    }

    private mutating func arrive(at target: Int, playing: Bool) -> [PlaybackEffect] {
        if target < base || (!isComplete && target >= end) {
            let isNew = state != .seeking(to: target, wasPlaying: playing)
            state = .seeking(to: target, wasPlaying: playing)
            return isNew ? [.announce(.waitingForText(at: target))] : []
        }
        // Everything before it has been heard, and the text has turned out to end there.
        guard target < end else {
            state = .finished
            return [.saveFinished, .announce(.finished)]
        }
        let word = bounded(target)
        if playing {
            output = .speaking
            state = .playing(at: word)
            return [.startSpeaking(at: word), .savePosition(word), .announce(.playing(at: word))]
        }
        state = .paused(at: word)
        return [.savePosition(word)]
    }
}
