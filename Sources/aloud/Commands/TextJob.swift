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

/// Printing a document's text. By itself, without the parser's groups: before the first of each of these is made the runtime looks through all conformances of
/// the program, four times in all, which takes as long as half a page.
struct TextJob {
    let file: String
    let selection: SelectionOptions
    let positions: PositionOptions
    let voice: VoiceOptions
    let messages: MessageOptions
    let format: TextFormatName
    let lines, layout, spoken: Bool
    /// Where it is written to; nil for standard output.
    let output: String?
    /// Whether a file that is there is replaced.
    let force: Bool

    func run() async throws {
        if let output, output != "-", !force, Files.isFile(output) { throw Self.taken(output) }
        // Between two places it is text that is asked for, and its words are counted without what repeats from page to page.
        let loader = try selection.open(file, language: voice.wantedLanguage, keepsFurniture: (lines || layout) && !positions.isGiven)
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

extension TextJob {
    /// What is done where a document's name is all that is given.
    init(bare file: String) {
        self.init(
            file: file, selection: .bare, positions: .bare, voice: .bare, messages: .bare, format: .text, lines: false, layout: false,
            spoken: false, output: nil, force: false)
    }
}

/// The name of a file that is not whole yet.
private final class TemporaryName: Sendable {
    private let name = Mutex<String?>(nil)

    func set(_ path: String) { name.withLock { $0 = path } }

    func remove() { name.withLock { if let path = $0 { Files.remove(path) } } }
}
