import ArgumentParser

/// `aloud status`: what the running readers are at.
struct StatusCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "status", abstract: "Tell what the running readers are at, a line each.",
        discussion: "The one that the other commands go to by themselves stands first. Without any reader, the exit status is 69."
    ).ofProgram

    @OptionGroup var choice: ReaderOptions

    @Flag(help: "Print JSON: a list of readers.")
    var json = false

    func run() async throws {
        let client = RemoteClient()
        let (answering, silent) = client.readers()
        let first = try? client.reader(choice.reader)
        var readers = answering.map(\.status).filter { reader in choice.reader.map { reader.isMeant(by: $0) } ?? true }
        if let first = first?.status, let index = readers.firstIndex(where: { $0.pid == first.pid }) {
            readers.swapAt(0, index)
        }
        var sink = ByteSink()
        if json {
            try sink.write(JSON.array(readers.map(\.json)).document)
        } else {
            for reader in readers { try sink.write(reader.line + "\n") }
        }
        try sink.flush()
        if choice.reader == nil { for process in silent { StandardError.say("reader \(process) does not answer; it may be suspended") } }
        // The sentence that says why there is nothing to tell.
        if readers.isEmpty { _ = try client.reader(choice.reader) }
    }
}

/// Which reader is meant.
struct ReaderOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Which reader, where there are several: its number, its file, or the file's name. Otherwise it is the one that speaks, or that spoke last.",
            valueName: "reader"))
    var reader: String?

    /// Has the reader carry out a command.
    func send(_ command: RemoteCommand) throws(CommandFailure) {
        let client = RemoteClient()
        try client.send(command, to: client.reader(reader))
    }
}
