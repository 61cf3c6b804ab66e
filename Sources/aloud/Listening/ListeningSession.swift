import Audio
import Dispatch
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
        /// Whether another document follows.
        var hasNext = false
    }

    enum Event: Sendable {
        case text(TextLoader.Part)
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
    /// What is remembered of the document's pages.
    var index: PageIndex?
    var keeper: BookmarkKeeper?

    let events: AsyncStream<Event>
    let post: AsyncStream<Event>.Continuation

    var player: SpeechPlayer?
    var status = PlayerStatus(state: .idle, word: 0, sentence: nil)
    /// All that is known of the text, also what lies behind the place to stop at.
    var text = ReadingText.Builder().build(isComplete: false)
    var scrubber = Scrubber(text: ReadingText.empty)
    /// What is to be added to words that were numbered provisionally, once it is known.
    var numbering = 0
    /// What was asked for and has to wait for the whole text.
    var deferred: (@Sendable (isolated ListeningSession) async -> Void)?
    /// Who asked for it from another shell, and waits for the answer.
    var deferredRequest: RemoteRequest?
    /// Signalled when the first sound is on its way.
    let begun = DispatchSemaphore(value: 0)
    /// The word to stop before, once it is known.
    var stopWord: Int?
    var startWord = 0
    var voice: VoiceSettings
    var volumeBeforeMute: Int?
    var jumps = JumpHistory()
    var editor: LineEditor?
    var lastSearch: String?
    /// The user has pressed a key, and is told so at the next change of the player's state.
    var dueAnswer: ListeningAnswer?
    /// The end has come while a line was being typed: it waits, or the rest of the line would go to the shell.
    var endsAfterTyping = false
    /// A jump that waits for more of the text.
    var pendingJump: PendingJump?
    var sleep: SleepTimer?
    /// Whether the listener has asked for the next document.
    var asksForNext = false
    /// Where the player was told to end because of the timer.
    var sleepLimit: Int?
    /// The door for other shells, and those of them who wait for the end.
    var remote: RemoteServer?
    var stopRequests: [RemoteRequest] = []
    /// When the voice last began or ceased, or was moved: seconds since the machine began.
    var lastActive = ProcessInfo.processInfo.systemUptime

    init(
        loader: TextLoader, wish: Wish, engine: any SpeechEngine, output: any AudioOutput, messages: MessageOptions,
        display: any ListeningDisplay,
        terminal: Int32?, bookmark: Bookmark?, index: PageIndex?, keeper: BookmarkKeeper?
    ) {
        self.loader = loader
        self.wish = wish
        self.engine = engine
        self.output = output
        self.messages = messages
        self.display = display
        self.terminal = terminal
        self.bookmark = bookmark
        self.index = index
        self.keeper = keeper
        voice = wish.voice
        sleep = wish.sleep
        (events, post) = AsyncStream<Event>.makeStream()
    }

    /// Reads aloud until the end. Gives `true` when that was the document's, or the place to end at, or when the next document was asked for.
    ///
    /// - Throws: ``StoppedBySignal``, or a ``CommandFailure`` when it can't go on. The place is saved before.
    func run() async throws -> Bool {
        StandardError.hurry()
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
            release()
            throw error
        }
        keeper?.isArmed = true
        let wasFinished = await finish()
        await closeRemote()
        release()
        // What came during the last lines was meant for all documents.
        for await case .signal(let signal) in events where ![SIGTSTP, SIGCONT, SIGWINCH].contains(signal) {
            throw StoppedBySignal(signal: signal)
        }
        // The end of the last chapter is the end of a chapter, too.
        return asksForNext || wasFinished && sleep?.remaining() != .zero
    }

    /// Takes no more signals: while the next document is being opened, they end the program.
    private func release() {
        Signals.release()
        post.finish()
    }

    // MARK: Sources of events

    private func startSources() {
        openRemote()
        let post = post
        let saved = wish.fromBeginning ? nil : bookmark
        let wanted = wish.start == nil ? saved?.word : nil
        // The place of another version has to be looked for in the whole text.
        let isToBeFound = saved.map { $0.fingerprint != loader.document.fingerprint } ?? false && wish.start?.startsFromPlace ?? true
        let opening = isToBeFound ? nil : loader.opening(at: wish.start, bookmark: saved, index: index, rate: voice.rate)
        // Words behind the place are needed, too: for its sentence, and for its quote.
        let texts = loader.parts(
            opening: opening, index: index, rate: voice.rate, wanted: wanted.map { $0 < Int.max - 50 ? $0 + 50 : $0 }, begun: begun)
        Task { for await text in texts { post.yield(.text(text)) } }
        var signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGUSR1, SIGUSR2]
        if let terminal {
            signals += [SIGTSTP, SIGCONT, SIGWINCH]
            if TerminalDevice.makeRaw(terminal) {
                KeyReader.keys(from: terminal, regained: { post.yield(.signal(SIGCONT)) }) { post.yield(.key($0)) }
            }
            if display.takesClicks { TerminalDevice.watchMouse() }
        }
        Signals.take(signals) { post.yield(.signal($0)) }
    }

    /// Gives `false` at the end.
    private func handle(_ event: Event) async throws -> Bool {
        switch event {
        case .text(let part):
            try await take(part)
            return true
        case .player(let event): return try await take(event)
        case .key(let key): return try await take(key)
        case .signal(let signal): return try await take(signal)
        case .remote(let request): return await take(request)
        }
    }

    // MARK: Text

    /// What the player is given: the text up to where it is to stop.
    var audibleText: ReadingText { stopWord.map(text.ending(before:)) ?? text }

    /// Starts to speak, if the text reaches that far.
    ///
    /// - Parameter found: the word to begin with, if the loader knows it.
    func begin(at found: Int?) async throws {
        guard !text.words.isEmpty else { return }
        let start: (word: Int, message: String)
        if let found {
            start = (found, message(beginningAt: found))
        } else {
            guard text.baseWord == 0, let known = try findStart() else { return }
            start = known
        }
        startWord = start.word
        stopWord = try findStop()
        if stopWord == nil, needsWholeText(wish.stop), !scrubber.coversDocument { return }
        if !start.message.isEmpty { messages.quiet ? () : display.say([start.message]) }
        let player = SpeechPlayer(
            text: audibleText, at: start.word, engine: engine, output: output, voice: voice, shaper: wish.shaper,
            measuresWords: terminal != nil)
        self.player = player
        // In plain lines nothing else tells where a part begins.
        if wish.start != nil, start.word > 0, terminal != nil, display is PlainDisplay, let here = await currentStatus(at: start.word) {
            say("from \(here.shortPhrase)")
        }
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
        guard let position = wish.start else {
            guard bookmark != nil, !wish.fromBeginning else { return (0, "") }
            return savedWord(ofFinished: 0).map { ($0, message(beginningAt: $0)) }
        }
        // What was read to its end was left there: back is back from the end. A search goes on from the beginning there.
        let end: Int? = if case .text = position { 0 } else { nil }
        guard let place = position.startsFromPlace && !wish.fromBeginning ? savedWord(ofFinished: end) : 0 else { return nil }
        let finder = PlaceFinder(rate: voice.rate, loader: loader)
        guard let word = try finder.word(position, in: text, scrubber: scrubber, from: place) else { return nil }
        return (word, "")
    }

    /// What to say about the word that reading begins with.
    private func message(beginningAt word: Int) -> String {
        guard wish.start == nil, !wish.fromBeginning, let bookmark else { return "" }
        if bookmark.finished {
            guard bookmark.fingerprint == loader.document.fingerprint else { return "" }
            return "reading again from the beginning; the last time it was read to the end"
        }
        return word > 0 ? "resuming at \(placeName(of: word, bookmark: bookmark))" : ""
    }

    /// The saved place in the text as it is now; nil while more of the text is needed, 0 without one.
    ///
    /// - Parameter start: what counts as the place of a document that was read to its end, if not its end.
    private func savedWord(ofFinished start: Int?) -> Int? {
        guard let bookmark else { return 0 }
        if bookmark.finished, let start { return start }
        let word = SavedPlace.word(bookmark, in: text, scrubber: scrubber, loader)
        return word ?? (text.isComplete ? 0 : nil)
    }

    func findStop() throws -> Int? {
        guard let stop = wish.stop else { return nil }
        let finder = PlaceFinder(rate: voice.rate, loader: loader)
        return try finder.end(stop, in: text, scrubber: scrubber, from: startWord)
    }

    /// `43 %, page 112`.
    private func placeName(of word: Int, bookmark: Bookmark) -> String {
        let fraction = scrubber.coversDocument ? scrubber.fraction(of: word) : bookmark.fraction
        let page = text.pageIndex(containing: word).map { ", page \(DisplayText.clean(text.pages[$0].label))" } ?? ""
        return Phrases.percent(fraction) + page
    }

    // MARK: Signals

    private func take(_ signal: Int32) async throws -> Bool {
        switch signal {
        case SIGWINCH: display.redraw()
        case SIGCONT: regainTerminal()
        case SIGTSTP: await suspend()
        // As in a shell, Ctrl-C leaves the line that is being typed.
        case SIGINT where editor != nil: return try await take(.escape)
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
        StandardError.settle()
        TerminalDevice.restore()
        Signals.suspend()
        regainTerminal()
        if wasPlaying { await player?.play() }
        await refresh()
    }

    /// Takes the keys again, and draws, where the terminal is this program's again: `bg` lets it go on without.
    private func regainTerminal() {
        guard let terminal, TerminalDevice.isInForeground(terminal) else { return }
        TerminalDevice.makeRawAgain()
        _ = TerminalDevice.makeRaw(terminal)
        if display.takesClicks { TerminalDevice.watchMouse() }
        display.redraw()
    }

    // MARK: The place

    func save() async {
        guard let player, keeper != nil else { return }
        keeper?.save(await player.status.word, text, scrubber, voice)
    }

    /// Silence, and the place written down. Gives whether all was read.
    @discardableResult
    private func finish() async -> Bool {
        guard let player else { return false }
        let wasFinished = await player.status.state == .finished
        // A player that was at its end and is stopped is at the beginning again.
        let last = await player.status.word
        await player.stop()
        if wasFinished {
            if let stopWord {
                keeper?.save(stopWord, text, scrubber, voice)
            } else {
                keeper?.save(last, text, scrubber, voice, finished: loader.reachesEnd)
            }
        } else {
            await save()
        }
        // A line that is being typed ends, so that what is told at the end stands behind it.
        display.edit(nil)
        display.clear()
        TerminalDevice.ignoreMouse()
        if terminal != nil, wasFinished || keeper != nil, let current = await currentStatus(at: last) {
            let isEnd = wasFinished && stopWord == nil && loader.reachesEnd
            say(isEnd ? "read to the end" : "\(wasFinished ? "read to" : "left at") \(current.shortPhrase)")
        }
        try? await player.close()
        return wasFinished
    }
}
