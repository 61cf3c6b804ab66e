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
        abstract: "Read a document aloud, from where it was left.",
        usage: "aloud [read] <file> [<options>]",
        discussion: """
            In a terminal, keys control it; ? shows them. Elsewhere it is read to its end. The place is kept on pause, at the end of \
            sentences, on quitting and when a signal stops it; `aloud history` lists what is kept.

            Without a file, it goes on with the document read last.
            """
    ).ofProgram

    @Argument(help: .document, completion: .file()) var file: String?

    @OptionGroup(title: "From where to where") var positions: PositionOptions
    @OptionGroup var history: HistoryOptions
    @OptionGroup(title: "Voice") var voice: VoiceOptions
    @OptionGroup(title: "What is read") var selection: SelectionOptions
    @OptionGroup var player: PlayerOptions
    @OptionGroup var messages: MessageOptions

    init() {}

    init(bare file: String) {
        (self.file, positions, history, voice) = (file, .bare, .bare, .bare)
        (selection, player, messages) = (.bare, .bare, .bare)
    }

    static func run(bare file: String) async throws { try await Self(bare: file).run() }

    func run() async throws {
        // The engine gets ready while the first sentence is being found.
        let engine = voice.makeEngine()
        engine.prepare(voice.settings(after: nil), language: Locale.assumed)
        BackgroundThread.run("tables") { SpeechShaper.prepare(voice.wantedLanguage ?? Locale.assumed) }
        let name = try file ?? Self.lastDocument()
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
            namesPlayer: player.player != nil, sleep: player.sleepTimer)
        if history.lacksStore { messages.say("the place will not be kept: HOME is no folder’s path") }
        let keeper = BookmarkKeeper(
            store: history.store, loader: loader, bookmark: bookmark, language: voice.keptLanguage(after: bookmark),
            keepsVoice: voice.engine == nil,
            usualRate: UsualOptions.ofUser?.rate ?? VoiceSettings.normalRate)
        let session = ListeningSession(
            loader: loader, wish: wish, engine: engine, output: try player.makeOutput(), messages: messages,
            display: display(on: terminal), terminal: terminal, bookmark: bookmark, index: index, keeper: keeper)
        for warning in loader.document.pdf?.warnings ?? [] { messages.explain("\(loader.document.source.name): \(warning.message)") }
        try await session.run()
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
