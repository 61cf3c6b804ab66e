import Audio
import Reading
import Speech

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Somebody listening to a document, from the first word to the last or until they have had enough.
///
/// Everything that happens (keys, signals, more text, what the player reports) comes through one stream and is dealt with in turn.
actor ListeningSession {
    /// What was asked for.
    struct Wish {
        var start: ReadingPosition?
        /// Relative positions count from the start.
        var stop: ReadingPosition?
        var fromBeginning = false
        var voice: VoiceSettings
        var shaper: SpeechShaper
        /// Whether the user named the player.
        var namesPlayer = false
        /// When to end by itself.
        var sleep: SleepTimer?
    }

    enum Event: Sendable {
        case text(ReadingText)
        case player(PlayerEvent)
        case key(Key)
        case signal(Int32)
        case remote(RemoteRequest)
    }

    let loader: TextLoader
    let wish: Wish
    let engine: any SpeechEngine
    let output: any AudioOutput
    let messages: MessageOptions
    let display: any ListeningDisplay
    /// Where keys come from; nil when nobody can press any.
    let terminal: Int32?
    let bookmark: Bookmark?
    var keeper: BookmarkKeeper?

    let events: AsyncStream<Event>
    let post: AsyncStream<Event>.Continuation

    var player: SpeechPlayer?
    var status = PlayerStatus(state: .idle, word: 0, sentence: nil)
    /// All that is known of the text, also what lies behind the place to stop at.
    var text = ReadingText.Builder().build(isComplete: false)
    var scrubber = Scrubber(text: ReadingText.empty)
    /// The word to stop before, once it is known.
    var stopWord: Int?
    var startWord = 0
    var voice: VoiceSettings
    var volumeBeforeMute: Int?
    var jumps = JumpHistory()
    var editor: LineEditor?
    var lastSearch: String?
    /// The user has pressed a key the answer to which is the next change of the player's state.
    var isAnswerDue = false
    /// A jump that waits for more of the text.
    var pendingJump: PendingJump?
    var sleep: SleepTimer?
    /// Where the player was told to end because of the timer.
    var sleepLimit: Int?
    /// The door for other shells, and those of them who wait for the end.
    var remote: RemoteServer?
    var stopRequests: [RemoteRequest] = []
    /// When the voice last began or ceased, or was moved.
    var lastActive = Date()

    init(
        loader: TextLoader, wish: Wish, engine: any SpeechEngine, output: any AudioOutput, messages: MessageOptions,
        display: any ListeningDisplay,
        terminal: Int32?, bookmark: Bookmark?, keeper: BookmarkKeeper?
    ) {
        self.loader = loader
        self.wish = wish
        self.engine = engine
        self.output = output
        self.messages = messages
        self.display = display
        self.terminal = terminal
        self.bookmark = bookmark
        self.keeper = keeper
        voice = wish.voice
        sleep = wish.sleep
        (events, post) = AsyncStream<Event>.makeStream()
    }

    /// Reads aloud until the end.
    ///
    /// - Throws: ``StoppedBySignal``, or a ``CommandFailure`` when it can't go on. The place is saved before.
    func run() async throws {
        startSources()
        defer {
            display.clear()
            TerminalDevice.restore()
        }
        do {
            for await event in events {
                if try await !handle(event) { break }
            }
        } catch {
            if error is StoppedBySignal { keeper?.isArmed = true }
            await finish()
            await closeRemote()
            throw error
        }
        keeper?.isArmed = true
        await finish()
        await closeRemote()
    }

    // MARK: Sources of events

    private func startSources() {
        openRemote()
        let post = post
        let wanted = wish.start == nil && !wish.fromBeginning ? bookmark?.word : nil
        // Words behind the place are needed, too: for its sentence, and for its quote.
        let texts = loader.growing(wanted: wanted.map { $0 + 50 })
        Task { for await text in texts { post.yield(.text(text)) } }
        var signals = [SIGINT, SIGTERM, SIGHUP]
        if let terminal {
            signals += [SIGTSTP, SIGCONT, SIGWINCH]
            if TerminalDevice.makeRaw(terminal) { KeyReader.keys(from: terminal) { post.yield(.key($0)) } }
            if display.takesClicks { TerminalDevice.watchMouse() }
        }
        let arriving = Signals.stream(of: signals)
        Task { for await signal in arriving { post.yield(.signal(signal)) } }
    }

    /// Gives `false` at the end.
    private func handle(_ event: Event) async throws -> Bool {
        switch event {
        case .text(let text): return try await take(text)
        case .player(let event): return try await take(event)
        case .key(let key): return try await take(key)
        case .signal(let signal): return try await take(signal)
        case .remote(let request): return await take(request)
        }
    }

    // MARK: Text

    private func take(_ new: ReadingText) async throws -> Bool {
        text = new
        scrubber = Scrubber(text: new)
        if text.isComplete, text.words.isEmpty { throw EmptyText.failure(loader.document, loader.selection) }
        guard let player else {
            try await begin()
            return true
        }
        if stopWord == nil { stopWord = try findStop() }
        await player.update(text: audibleText)
        await tryPendingJump()
        await watchSleep()
        await refresh()
        return true
    }

    /// What the player is given: the text up to where it is to stop.
    private var audibleText: ReadingText { stopWord.map(text.ending(before:)) ?? text }

    /// Starts to speak, if the text reaches that far.
    private func begin() async throws {
        guard !text.words.isEmpty, let start = try findStart() else { return }
        startWord = start.word
        stopWord = try findStop()
        if stopWord == nil, needsWholeText(wish.stop), !text.isComplete { return }
        if !start.message.isEmpty { messages.quiet ? () : display.say([start.message]) }
        let player = SpeechPlayer(
            text: audibleText, at: start.word, engine: engine, output: output, voice: voice, shaper: wish.shaper,
            measuresWords: terminal != nil)
        self.player = player
        let (events, post) = (await player.events(), post)
        Task { for await event in events { post.yield(.player(event)) } }
        await player.play()
    }

    private func needsWholeText(_ position: ReadingPosition?) -> Bool {
        switch position {
        case .fraction, .relativeFraction: true
        default: false
        }
    }

    /// The word to begin with and what to say about it; nil while more of the text is needed.
    private func findStart() throws -> (word: Int, message: String)? {
        let saved = wish.fromBeginning ? nil : try savedWord()
        if saved == nil, bookmark != nil, !wish.fromBeginning { return nil }
        guard let position = wish.start else {
            guard let bookmark, let saved, !wish.fromBeginning else { return (0, "") }
            if bookmark.finished { return (0, "reading again from the beginning; the last time it was read to the end") }
            return (saved, saved > 0 ? "resuming at \(placeName(of: saved, bookmark: bookmark))" : "")
        }
        let finder = PlaceFinder(rate: voice.rate)
        guard let word = try finder.word(position, in: text, scrubber: scrubber, from: saved ?? 0) else { return nil }
        return (word, "")
    }

    /// The saved place in the text as it is now; nil while more of the text is needed, 0 without one.
    private func savedWord() throws -> Int? {
        guard let bookmark else { return 0 }
        if bookmark.finished { return 0 }
        let word = SavedPlace.word(bookmark, in: text, scrubber: scrubber, loader)
        return word ?? (text.isComplete ? 0 : nil)
    }

    private func findStop() throws -> Int? {
        guard let stop = wish.stop else { return nil }
        let finder = PlaceFinder(rate: voice.rate)
        return try finder.end(stop, in: text, scrubber: scrubber, from: startWord)
    }

    /// `43 %, page 112`.
    private func placeName(of word: Int, bookmark: Bookmark) -> String {
        let fraction = text.isWhole ? scrubber.fraction(of: word) : bookmark.fraction
        let page = text.pageIndex(containing: word).map { ", page \(DisplayText.clean(text.pages[$0].label))" } ?? ""
        return Phrases.percent(fraction) + page
    }

    // MARK: Signals

    private func take(_ signal: Int32) async throws -> Bool {
        switch signal {
        case SIGWINCH: display.redraw()
        case SIGCONT:
            TerminalDevice.makeRawAgain()
            if display.takesClicks { TerminalDevice.watchMouse() }
            display.redraw()
        case SIGTSTP: await suspend()
        default:
            await player?.stop()
            throw StoppedBySignal(signal: signal)
        }
        return true
    }

    /// Ctrl-Z: silence and an ordinary terminal until the shell brings it back.
    private func suspend() async {
        let wasPlaying = status.state.isPlaying
        await player?.pause()
        keeper?.isArmed = true
        await save()
        display.clear()
        TerminalDevice.restore()
        Signals.suspend()
        if let terminal { _ = TerminalDevice.makeRaw(terminal) }
        if display.takesClicks { TerminalDevice.watchMouse() }
        if wasPlaying { await player?.play() }
        await refresh()
    }

    // MARK: The place

    func save(finished: Bool = false) async {
        guard let player, keeper != nil else { return }
        let word = await player.status.word
        keeper?.save(finished ? max(0, text.words.upperBound - 1) : word, text, scrubber, voice, finished: finished)
    }

    /// Silence, and the place written down.
    private func finish() async {
        guard let player else { return }
        let wasFinished = await player.status.state == .finished
        await player.stop()
        if wasFinished {
            if let stopWord { keeper?.save(stopWord, text, scrubber, voice) } else { await save(finished: true) }
        } else {
            await save()
        }
        display.clear()
        TerminalDevice.ignoreMouse()
        if terminal != nil, keeper != nil, !wasFinished, let current = await currentStatus() { say("left at \(current.shortPhrase)") }
        try? await player.close()
    }
}
