import ArgumentParser

/// `swift run -c release Benchmarks`: how long each layer takes, how `aloud` compares with other programs, how soon it speaks, and how well it knows when.
@main
struct Benchmarks: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "Benchmarks", abstract: "Measures aloud, layer by layer and beside other programs.",
        subcommands: [
            LayersCommand.self, CompareCommand.self, FirstSoundCommand.self, FirstUseCommand.self, TimingCommand.self,
            ClauseBreaksCommand.self, DamageCommand.self, SplitCommand.self, ScalingCommand.self, FloorCommand.self, EdgesCommand.self,
        ],
        defaultSubcommand: LayersCommand.self)
}
