import ArgumentParser
import PDFText
import Reading
import SafeFiles
import Speech
import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// `aloud text`: the text in all its forms.
struct TextCommand: BareCommand {
    static let configuration = CommandConfiguration(
        commandName: "text",
        abstract: "Print the text, in reading order.",
        discussion: """
            Paragraphs are joined over lines, columns and pages, hyphenation is undone, running heads and page numbers are left out, and \
            a blank line stands between paragraphs, a tab between the cells of a table's row. What is printed is UTF-8, whatever the locale.

            --lines and --layout give the pages as they are printed, with their heads and numbers; json and tsv their lines, and the number \
            by which `aloud locate` and --start know each word (w1234) and where it stands. With -v, what was left out is counted on standard error.
            """
    ).ofProgram

    @Argument(help: .document, completion: .file()) var file: String
    @OptionGroup(title: "What is read") var selection: SelectionOptions

    @Option(help: ArgumentHelp("text, json, tsv, html or markdown.", valueName: "format"))
    var format: TextFormatName = .text

    @Flag(help: "Keep the lines of the pages; a word broken at a line's end is whole in the line it begins in.")
    var lines = false

    @Flag(help: "Keep the places on the pages: columns side by side.")
    var layout = false

    @Flag(help: "Print exactly what would be said, one utterance a line.")
    var spoken = false

    @Option(
        name: .shortAndLong, help: ArgumentHelp("Write to this file, which appears when it is whole.", valueName: "file"),
        completion: .file())
    var output: String?

    @Flag(help: "Replace the file if it is there.")
    var force = false

    @OptionGroup(title: "From where to where") var positions: PositionOptions
    @OptionGroup(title: "Voice") var voice: VoiceOptions
    @OptionGroup var messages: MessageOptions

    init() {}

    init(bare file: String) {
        (self.file, selection, positions, voice, messages) = (file, .bare, .bare, .bare, .bare)
        (format, lines, layout, spoken, output, force) = (.text, false, false, false, nil, false)
    }

    func validate() throws {
        let forms = [("--lines", lines), ("--layout", layout), ("--spoken", spoken)].filter(\.1).map(\.0)
        if forms.count > 1 { throw ValidationError("\(forms[0]) and \(forms[1]) cannot be used together.") }
        if let form = forms.first, format != .text {
            throw ValidationError("\(form) and --format \(format.rawValue) cannot be used together.")
        }
    }

    func run() async throws {
        if let output, output != "-", !force, Files.isFile(output) { throw Self.taken(output) }
        // Between two places it is text that is asked for, and its words are counted without what repeats from page to page.
        let loader = try selection.open(file, language: voice.language, keepsFurniture: (lines || layout) && !positions.isGiven)
        if let output { try loader.document.checkNotReplaced(by: output) }
        if let form = layout ? "--layout" : lines ? "--lines" : nil, loader.document.pdf == nil {
            throw CommandFailure(.usage, "\(form) is for PDFs; \(loader.document.source.name) has no pages")
        }
        if spoken { try await voice.checkVoice() }
        let leftOut: LeftOut
        if let output, output != "-" {
            leftOut = try await write(loader, to: output)
        } else {
            var sink = ByteSink()
            leftOut = try write(loader, &sink)
        }
        for report in LeftOutReport.unreadable(leftOut, isBrief: !messages.verbose) { messages.say(report) }
        guard messages.verbose else { return }
        if let report = LeftOutReport.text(leftOut) { messages.explain(report) }
        for warning in loader.document.pdf?.warnings ?? [] { messages.explain("\(loader.document.source.name): \(warning.message)") }
    }

    /// Writes a file. A signal leaves nothing of it behind.
    private func write(_ loader: TextLoader, to path: String) async throws -> LeftOut {
        let temporary = TemporaryName()
        let signals = Signals.stream(of: [SIGINT, SIGTERM, SIGHUP])
        let watch = Task {
            for await signal in signals {
                temporary.remove()
                Program.end(128 + signal)
            }
        }
        defer { watch.cancel() }
        return try await withCheckedThrowingContinuation { continuation in
            // Signals are to be heard meanwhile.
            BackgroundThread.run("text") {
                continuation.resume(with: Result { try write(loader, to: path) { name in temporary.set(name) } })
            }
        }
    }

    private func write(_ loader: TextLoader, to path: String, began: (String) -> Void) throws -> LeftOut {
        var failure: (any Error)?
        var leftOut = LeftOut()
        do throws(Files.Fault) {
            try Files.write(path, replacing: force, began: began) { descriptor throws(Files.Fault) in
                var sink = ByteSink(descriptor, name: path)
                do { leftOut = try write(loader, &sink) } catch { failure = error }
                // The file is not to appear.
                if failure != nil { throw Files.Fault(code: 0) }
            }
        } catch {
            if let failure { throw failure }
            throw error.code == EEXIST ? Self.taken(path) : CommandFailure(.cannotCreate, "cannot write \(path): \(error.reason)")
        }
        return leftOut
    }

    private static func taken(_ path: String) -> CommandFailure {
        CommandFailure(.cannotCreate, "\(path) is there already; --force replaces it")
    }

    private func write(_ loader: TextLoader, _ sink: inout ByteSink) throws -> LeftOut {
        var reader = TextReader(loader: loader)
        var leftOut = LeftOut()
        if positions.isGiven || spoken {
            let text = loader.whole()
            guard !text.words.isEmpty else { throw EmptyText.failure(loader.document, loader.selection) }
            let bookmark = SavedPlace.bookmark(of: loader.document, store: HistoryOptions.store)
            let settings = voice.settings(after: bookmark)
            let words = try ReadingRange(positions, text: text, loader: loader, bookmark: bookmark, rate: settings.rate).words
            (reader.words, reader.pages) = (words, text.pages(of: words))
            if spoken {
                let shaper = try voice.shaper(
                    try selection.kinds.shaping, settings: settings, document: loader.document, messages: messages)
                try SpokenFormat.write(text, words, shaper, to: &sink)
            }
        }
        if !spoken { leftOut = try write(reader, &sink) }
        try sink.flush()
        return leftOut
    }

    private func write(_ reader: TextReader, _ sink: inout ByteSink) throws(CommandFailure) -> LeftOut {
        switch format {
        case .json: try reader.write(JSONFormat(), to: &sink)
        case .tsv: try reader.write(TSVFormat(), to: &sink)
        case .html: try reader.write(HTMLFormat(), to: &sink)
        case .markdown: try reader.write(MarkdownFormat(), to: &sink)
        case .text where lines: try reader.write(LinesFormat(), to: &sink)
        case .text where layout: try reader.write(GridFormat(), to: &sink)
        case .text: try reader.write(ProseFormat(), to: &sink)
        }
    }
}

/// The name of a file that is not whole yet.
private final class TemporaryName: Sendable {
    private let name = Mutex<String?>(nil)

    func set(_ path: String) { name.withLock { $0 = path } }

    func remove() { name.withLock { if let path = $0 { Files.remove(path) } } }
}
