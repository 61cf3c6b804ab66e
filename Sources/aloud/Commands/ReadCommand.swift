import ArgumentParser
import PDFText
import Reading
import Speech

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// `aloud read`, or simply `aloud`: reads a document aloud.
struct ReadCommand: BareCommand {
    static let configuration = CommandConfiguration(
        commandName: "read",
        abstract: "Read documents aloud, from where they were left.",
        usage: "aloud [read] <file> … [<options>]",
        discussion: """
            In a terminal, keys control it; ? shows them. Elsewhere it is read to its end. The place is kept on pause, at the end of \
            sentences, on quitting and when a signal stops it; `aloud history` lists what is kept.

            Several documents are read one after the other, each by what the options say; enter goes to the next one, q ends it all.

            Without a file, it goes on with the document read last.
            """
    ).ofProgram

    @Argument(help: .document, completion: .file()) var files: [String] = []

    @OptionGroup(title: "From where to where") var positions: PositionOptions
    @OptionGroup var history: HistoryOptions
    @OptionGroup(title: "Voice") var voice: VoiceOptions
    @OptionGroup(title: "What is read") var selection: SelectionOptions
    @OptionGroup var player: PlayerOptions
    @OptionGroup var messages: MessageOptions

    init() {}

    init(bare file: String) {
        (files, positions, history, voice) = ([file], .bare, .bare, .bare)
        (selection, player, messages) = (.bare, .bare, .bare)
    }

    static func run(bare file: String) async throws { try await Self(bare: file).run() }

    func run() async throws {
        guard files.count > 1 else {
            var sleep = player.sleepTimer
            _ = try await read(try files.first ?? Self.lastDocument(), sleep: &sleep, hasNext: false)
            return
        }
        // Nobody wants to hear of a slip of the pen after hours of listening.
        for file in files {
            guard case .path(let path) = try DocumentSource(argument: file) else {
                throw CommandFailure(.usage, "standard input can’t be one of several documents")
            }
            if !Files.exists(path) { throw CommandFailure(.noInput, "\(file): there is no such file") }
        }
        var sleep = player.sleepTimer
        var failure: CommandFailure?
        for (index, file) in files.enumerated() {
            if index > 0 { messages.say("going on with \(file)") }
            do {
                guard try await read(file, sleep: &sleep, hasNext: index + 1 < files.count) else { break }
            } catch let other as CommandFailure where [.unreadableData, .noInput, .locked].contains(other.status) {
                StandardError.say(other.message)
                failure = failure ?? CommandFailure(other.status, "")
            } catch let other as CommandFailure where other.status == .usage && index > 0 {
                // The options were good for the first one: this one has no such page or place.
                StandardError.say("\(file): \(other.message)")
                failure = failure ?? CommandFailure(other.status, "")
            }
        }
        if let failure { throw failure }
    }

    /// Reads a document aloud. Gives `true` when the next one is to be read.
    ///
    /// - Parameter sleep: when to end by itself; what is left of it afterwards.
    private func read(_ name: String, sleep: inout SleepTimer?, hasNext: Bool) async throws -> Bool {
        // The engine gets ready while the first sentence is being found.
        let engine = voice.makeEngine()
        engine.prepare(voice.settings(after: nil), language: Locale.assumed)
        BackgroundThread.run("tables") { SpeechShaper.prepare(voice.wantedLanguage ?? Locale.assumed) }
        let source = try DocumentSource(argument: name)
        let terminal = Self.terminal(for: source)
        let loader = try selection.open(name, language: voice.wantedLanguage, takesStream: true) {
            // A document that takes its time to come is not waited for against the listener's will.
            if let terminal, !PipeWait.untilReady(STDIN_FILENO, keys: terminal) { Program.end(ExitStatus.done.rawValue) }
        }
        let bookmark = SavedPlace.bookmark(of: loader.document, store: history.store)
        let index = loader.rememberedIndex(history.store)
        let settings = voice.settings(after: bookmark)
        let wish = ListeningSession.Wish(
            start: positions.start?.position, stop: positions.stop, fromBeginning: history.fromBeginning, voice: settings,
            shaper: try voice.shaper(try selection.kinds.shaping, settings: settings, document: loader.document, messages: messages),
            namesPlayer: player.player != nil, sleep: sleep, hasNext: hasNext)
        if history.lacksStore { messages.say("the place will not be kept: HOME is no folder’s path") }
        let keeper = BookmarkKeeper(
            store: history.store, loader: loader, bookmark: bookmark, language: voice.keptLanguage(after: bookmark),
            keepsVoice: voice.engine == nil,
            usualRate: UsualOptions.ofUser?.rate ?? VoiceSettings.normalRate)
        let session = ListeningSession(
            loader: loader, wish: wish, engine: engine, output: try player.makeOutput(), messages: messages,
            display: display(on: terminal), terminal: terminal, bookmark: bookmark, index: index, keeper: keeper)
        for warning in loader.document.pdf?.warnings ?? [] { messages.explain("\(loader.document.source.name): \(warning.message)") }
        let isNext = try await session.run()
        sleep = await session.sleep
        return isNext
    }

    private func display(on terminal: Int32?) -> sending any ListeningDisplay {
        if messages.quiet { return QuietDisplay() }
        let usual = UsualOptions.ofUser?.player
        guard let terminal, !player.plain, usual?.plain != true, !PlainMode.isWanted else { return PlainDisplay() }
        return LiveDisplay(terminal: terminal, takesClicks: !player.noMouse && usual?.noMouse != true)
    }

    /// Where keys come from: standard input, or, when the document comes from there, the terminal itself. Where the document is typed on the
    /// terminal, there are no keys but Ctrl-C and the like.
    private static func terminal(for source: DocumentSource) -> Int32? {
        guard TerminalDevice.isTerminal(STDERR_FILENO) else { return nil }
        let isTyped = TerminalDevice.isTerminal(STDIN_FILENO)
        let terminal = source == .standardInput ? (isTyped ? nil : TerminalDevice.controlling()) : isTyped ? STDIN_FILENO : nil
        // In the background (`aloud book.pdf &`) the keys belong to somebody else.
        return terminal.flatMap { TerminalDevice.isInForeground($0) ? $0 : nil }
    }

    /// The document read last that is still there.
    private static func lastDocument() throws -> String {
        var isEmpty = true
        let last: String?
        do throws(BookmarkError) {
            last = try HistoryOptions.store?.latest { bookmark in
                guard let path = bookmark.path else { return false }
                isEmpty = false
                return Files.exists(path)
            }?.path
        } catch {
            throw CommandFailure(.noInput, error.description)
        }
        guard let last else {
            let reason = isEmpty ? "nothing has been read yet" : "nothing that was read before is where it was"
            throw CommandFailure(.noInput, "\(reason); name a document, as in: aloud book.pdf (aloud --help tells more)")
        }
        StandardError.say("going on with \(last)")
        return last
    }
}
