import ArgumentParser
import Audio
import Reading
import Speech

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// `aloud export`: the speech as a file.
struct ExportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Write what would be heard into a sound file, or what is heard when into subtitles.",
        discussion: """
            What is written goes by the file's name: .wav; .mp3, .m4a, .m4b, .ogg, .opus and .flac through ffmpeg, with chapters (all but \
            .flac); .srt, .vtt and .lrc for subtitles that go with the sound of the same text and voice. The file appears under its name when it is whole.
            """
    ).ofProgram

    @Argument(help: .document, completion: .file()) var file: String
    @OptionGroup(title: "What is read") var selection: SelectionOptions

    @Option(
        name: .shortAndLong, help: ArgumentHelp("The file to write; - for a WAV stream on standard output.", valueName: "file"),
        completion: .file())
    var output: String

    @Flag(help: "Replace the file if it is there.")
    var force = false

    @OptionGroup(title: "From where to where") var positions: PositionOptions
    @OptionGroup(title: "Voice") var voice: VoiceOptions
    @OptionGroup var messages: MessageOptions

    func validate() throws {
        if target == nil {
            throw ValidationError("“\(output)” does not say which kind of file is wanted; aloud writes \(ExportTarget.known).")
        }
        if goesToTerminal {
            throw ValidationError(
                "a terminal can’t play a WAV stream; write a file (-o speech.wav), or lead it into a program with a pipe.")
        }
    }

    private var target: ExportTarget? { ExportTarget(output) }

    private var goesToTerminal: Bool {
        switch target {
        case .stream?: TerminalDevice.isTerminal(STDOUT_FILENO)
        case .wav(let path)?: path == "/dev/tty" || path == "/dev/stderr" && TerminalDevice.isTerminal(STDERR_FILENO)
        default: false
        }
    }

    func run() async throws {
        if target != .stream, !force, Files.isFile(output) {
            throw CommandFailure(.cannotCreate, "\(output) is there already; --force replaces it")
        }
        let loader = try selection.open(file, language: voice.wantedLanguage)
        if target != .stream { try loader.document.checkNotReplaced(by: output) }
        // As it would be heard: as the document was last read.
        let bookmark = SavedPlace.bookmark(of: loader.document, store: HistoryOptions.store)
        let settings = voice.settings(after: bookmark)
        let text = loader.whole()
        guard !text.words.isEmpty else { throw EmptyText.failure(loader.document, loader.selection) }
        let words = try ReadingRange(positions, text: text, loader: loader, bookmark: bookmark, rate: settings.rate).words
        let engine = voice.makeEngine()
        let shaper = try voice.shaper(
            try selection.kinds.shaping, settings: settings, document: loader.document, messages: messages)
        guard let target else { return }
        let export = AudioExport(
            text: text, words: words, engine: engine, voice: settings, shaper: shaper, timesWords: target.needsWordTimes)
        let (force, progress) = (force, progress)
        let language = shaper.language ?? Self.language(of: words, in: text) ?? shaper.defaultLanguage
        let work = Task {
            try await target.write(
                export, of: text, from: loader.document, language: language, replacing: force, progress: progress)
        }
        // A signal cancels the export, which then leaves nothing behind.
        let signals = Signals.stream(of: [SIGINT, SIGTERM, SIGHUP])
        let watch = Task {
            for await signal in signals {
                work.cancel()
                return signal
            }
            return 0
        }
        do {
            let result = try await work.value
            endProgress()
            for skipped in result.skipped {
                messages.say("nothing was said of “\(DisplayText.clean(text.text(skipped.words)).prefix(60))…”: \(skipped.error)")
            }
            if target != .stream { messages.say("\(output): \(Phrases.duration(result.duration.seconds))") }
        } catch {
            endProgress()
            if work.isCancelled { throw StoppedBySignal(signal: await watch.value) }
            if let error = error as? SpeechError { throw CommandFailure(speech: error, engine: engine.name) }
            if let error = error as? AudioError { throw CommandFailure(audio: error) }
            throw error
        }
    }

    /// What most of the words are in; nil where they don't say.
    private static func language(of words: Range<Int>, in text: ReadingText) -> String? {
        var counts: [String: Int] = [:]
        for paragraph in text.paragraphs {
            if let language = paragraph.language { counts[language, default: 0] += paragraph.words.clamped(to: words).count }
        }
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }

    private var showsProgress: Bool { !messages.quiet && TerminalDevice.isTerminal(STDERR_FILENO) && !PlainMode.isWanted }

    /// A line that is drawn anew whenever the percentage has changed.
    private var progress: (@Sendable (AudioExport.Progress) -> Void)? {
        guard showsProgress else { return nil }
        let line = ProgressLine()
        return {
            line.show("\(Phrases.percent(Double($0.words) / Double(max($0.totalWords, 1)))), \(Phrases.time($0.duration.seconds)) of sound")
        }
    }

    private func endProgress() {
        if showsProgress { StandardError.write("\r\u{1B}[K") }
    }
}

extension Duration {
    /// In seconds.
    var seconds: Double { self / .seconds(1) }
}
