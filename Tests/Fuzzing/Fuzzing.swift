import ArgumentParser

/// Makes and tries what strangers might send. The script `fuzz` beside it builds it with libFuzzer; see README.md.
@main
struct Fuzzing: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "Fuzzing", abstract: "Makes hostile documents, and tries the program on them.",
        subcommands: [MutantsCommand.self, HostileCommand.self, SeedsCommand.self, ReplayCommand.self, TryCommand.self])
}
