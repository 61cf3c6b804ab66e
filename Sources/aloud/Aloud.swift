import ArgumentParser

/// The program: finds the command, runs it, and makes of every failure one sentence and an exit status.
@main
struct Aloud: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "aloud",
        abstract: "Reads PDFs aloud, and never loses the place.",
        usage: """
            aloud [read] <file> …
            aloud <command> …
            """,
        discussion: """
            `aloud book.pdf` reads from where it was left. In a terminal, space pauses, the arrow keys skip, ? shows all keys, and q \
            quits; the next time, reading goes on there.

            Positions, wherever one is asked for: 40% · p12 (page, by its label) · #3 (chapter) · w1234 (word) · 1:02:30 or 90s \
            (time) · +5% or -30 (relative) · "some words" (where they occur next; with - in front, last).

            Exit status: 0 done · 64 wrong usage · 65 not a PDF, or nothing to read in it · 66 no such file · 69 no voice, no sound, \
            or no reader to control · 73 and 74 cannot write · 77 password needed · 130, 143 stopped by a signal, the place saved.
            """,
        version: version,
        groupedSubcommands: groups,
        defaultSubcommand: ReadCommand.self)

    static let version = "0.1.0"

    private static let groups = [
        CommandGroup(name: "Listening", subcommands: [ReadCommand.self, ExportCommand.self, VoicesCommand.self]),
        CommandGroup(
            name: "A running reader, from another shell",
            subcommands: [
                StatusCommand.self, PauseCommand.self, PlayCommand.self, ToggleCommand.self, StopCommand.self, SeekCommand.self,
                NextCommand.self, PreviousCommand.self,
            ]),
        CommandGroup(name: "Text", subcommands: [TextCommand.self, InfoCommand.self, LocateCommand.self]),
        CommandGroup(name: "Saved places", subcommands: [HistoryCommand.self, ForgetCommand.self]),
    ]

    /// The command that the first argument names and the arguments that are left for it; the program itself where none is named.
    ///
    /// A named command is parsed by itself: the parser finds out what options there are by reflection, and would ask the default command, too.
    private static func command(of arguments: [String]) -> (any ParsableCommand.Type, [String]) {
        for group in groups {
            for command in group.subcommands where command.configuration.commandName == arguments.first {
                return (command, Array(arguments.dropFirst()))
            }
        }
        return (Aloud.self, arguments)
    }

    /// The command where nothing is left to parse.
    private static func bareCommand(_ root: any ParsableCommand.Type, _ arguments: [String]) -> (any BareCommand.Type)? {
        // Whether a type is a bare command is not asked of the runtime, which would look through all conformances of the program.
        let bare: any BareCommand.Type
        if root == TextCommand.self {
            bare = TextCommand.self
        } else if root == ReadCommand.self || root == Aloud.self {
            bare = ReadCommand.self
        } else {
            return nil
        }
        return bare.isBare(arguments) ? bare : nil
    }

    static func main() async {
        Signals.ignoreBrokenPipes()
        let (root, arguments) = command(of: PositionArgument.withMinusSigns(Array(CommandLine.arguments.dropFirst())))
        do {
            if let command = bareCommand(root, arguments) {
                try await command.run(bare: arguments[0])
            } else {
                try checkHelp(arguments)
                var command = try root.parseAsRoot(arguments)
                if var command = command as? any AsyncParsableCommand {
                    try await command.run()
                } else {
                    try command.run()
                }
            }
        } catch let failure as CommandFailure {
            if !failure.message.isEmpty { StandardError.say(PositionArgument.asTyped(failure.message)) }
            Program.end(failure.status.rawValue)
        } catch let stopped as StoppedBySignal {
            Program.end(by: stopped.signal)
        } catch {
            end(with: error, in: root == Aloud.self ? nil : root.configuration.commandName)
        }
        Program.end(ExitStatus.done.rawValue)
    }

    /// `help` of what is no command: the parser would show the help of all.
    private static func checkHelp(_ arguments: [String]) throws(CommandFailure) {
        guard arguments.first == "help", arguments.count > 1, !arguments[1].hasPrefix("-"), arguments[1] != "help",
            command(of: [arguments[1]]).0 == Aloud.self
        else { return }
        throw CommandFailure(.usage, "there is no command “\(arguments[1])”; aloud --help lists them")
    }

    /// Help goes to standard output, complaints to standard error.
    ///
    /// - Parameter command: the one that was named, if any.
    private static func end(with error: any Error, in command: String?) -> Never {
        let text = fullMessage(for: error)
        guard exitCode(for: error) != .success else {
            var output = ByteSink()
            let isScript = CommandLine.arguments.contains { $0.hasPrefix(CompletionScript.option) }
            let names = groups.flatMap { group in group.subcommands.compactMap { $0.configuration.commandName } }
            let whole = isScript ? CompletionScript.completed(text, commands: names) : text
            try? output.write(whole.hasSuffix("\n") ? whole : whole + "\n")
            try? output.flush()
            Program.end(ExitStatus.done.rawValue)
        }
        StandardError.say(PositionArgument.asTyped(message(for: error)))
        // `aloud *.pdf`, and one of them is called `-x.pdf`.
        if let file = CommandLine.arguments.dropFirst().first(where: { $0.hasPrefix("-") && Files.exists($0) }) {
            StandardError.say("to name a file whose name begins as an option does, write ./\(file)")
        }
        // Of the rest, the usage and the help of every option, only the way to the help.
        if let way = text.split(separator: "\n").last, way.hasPrefix("  See ") {
            // A command that was parsed by itself is named there without the program.
            let own = command.map { "See 'aloud \($0) --help' for more information." }
            StandardError.write((own ?? String(way.dropFirst(2))) + "\n")
        }
        Program.end(ExitStatus.usage.rawValue)
    }
}

extension CommandConfiguration {
    /// Of a command of this program: by itself it is called and has the version as if it came after the program's name.
    var ofProgram: CommandConfiguration {
        var configuration = self
        configuration._superCommandName = "aloud"
        configuration.version = Aloud.version
        return configuration
    }
}

/// A signal ended the command, after it had put everything in order.
struct StoppedBySignal: Error {
    let signal: Int32
}
