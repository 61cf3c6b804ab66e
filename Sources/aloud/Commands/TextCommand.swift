import ArgumentParser
import PDFText
import Reading
import SafeFiles
import Speech

/// `aloud text`: the prose, or exactly what would be said.
struct TextCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "text",
        abstract: "Print the text, in reading order.",
        discussion: """
            Paragraphs are joined over lines, columns and pages, hyphenation is undone, running heads and page numbers are left out, and \
            a blank line stands between paragraphs. What is printed is UTF-8, whatever the locale.
            """)

    @OptionGroup var document: DocumentOptions

    @Flag(help: "Print exactly what would be said, one utterance a line.")
    var spoken = false

    @Option(name: .shortAndLong, help: ArgumentHelp("Write to this file, replaced in one step.", valueName: "file"), completion: .file())
    var output: String?

    @OptionGroup(title: "From where to where") var positions: PositionOptions
    @OptionGroup(title: "Voice") var voice: VoiceOptions
    @OptionGroup var messages: MessageOptions

    func run() async throws {
        let loader = try document.open(language: voice.language)
        if let output, output != "-" {
            try write(loader, to: output)
        } else {
            var sink = ByteSink()
            try write(loader, &sink)
        }
        for warning in loader.document.pdf?.warnings ?? [] { messages.explain("\(loader.document.source.name): \(warning.message)") }
    }

    private func write(_ loader: TextLoader, to path: String) throws {
        var failure: (any Error)?
        do throws(Files.Fault) {
            try Files.write(path, replacing: true) { descriptor throws(Files.Fault) in
                var sink = ByteSink(descriptor, name: path)
                do { try write(loader, &sink) } catch { failure = error }
                // The file is not to take the place of the old one.
                if failure != nil { throw Files.Fault(code: 0) }
            }
        } catch {
            throw failure ?? CommandFailure(.cannotCreate, "cannot write \(path): \(error.reason)")
        }
    }

    private func write(_ loader: TextLoader, _ sink: inout ByteSink) throws {
        let kinds = try document.selection.kinds
        if !spoken, !positions.isGiven, loader.selection.language == nil || !spoken, let pdf = loader.document.pdf {
            try ProseFormat.write(pdf, loader.selection, loader.document, to: &sink)
        } else {
            let text = loader.whole()
            guard !text.words.isEmpty else { throw EmptyText.failure(loader.document, loader.selection) }
            let settings = voice.settings()
            let words = try ReadingRange(positions, text: text, saved: nil, rate: settings.rate).words
            if spoken {
                try SpokenFormat.write(text, words, voice.shaper(kinds.shaping, settings: settings), to: &sink)
            } else {
                try ProseFormat.write(text, words, to: &sink)
            }
        }
        try sink.flush()
    }
}
