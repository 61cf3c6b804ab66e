import ArgumentParser

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

    /// What it asks for.
    var job: TextJob {
        TextJob(
            file: file, selection: selection, positions: positions, voice: voice, messages: messages, format: format, lines: lines,
            layout: layout, spoken: spoken, output: output, force: force)
    }

    static func run(bare file: String) async throws { try await TextJob(bare: file).run() }

    func validate() throws {
        let forms = [("--lines", lines), ("--layout", layout), ("--spoken", spoken)].filter(\.1).map(\.0)
        if forms.count > 1 { throw ValidationError("\(forms[0]) and \(forms[1]) cannot be used together.") }
        if let form = forms.first, format != .text {
            throw ValidationError("\(form) and --format \(format.rawValue) cannot be used together.")
        }
    }

    func run() async throws { try await job.run() }
}
