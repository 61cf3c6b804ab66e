import ArgumentParser

/// `swift run -c release Benchmarks`: how long each layer takes, how `aloud` compares with other programs, and how soon it speaks.
@main
struct Benchmarks: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "Benchmarks", abstract: "Measures aloud, layer by layer and beside other programs.",
        subcommands: [
            LayersCommand.self, CompareCommand.self, FirstSoundCommand.self, SplitCommand.self, ScalingCommand.self,
            FloorCommand.self,
        ],
        defaultSubcommand: LayersCommand.self)
}
