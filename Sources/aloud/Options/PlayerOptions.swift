import ArgumentParser
import Audio

/// What lets it be heard, and how it looks meanwhile.
struct PlayerOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The player: pacat, aplay, play, a command line that takes raw samples ({rate} stands for their rate), or null for silence.",
            valueName: "command"))
    var player: String?

    @Flag(help: "Undecorated lines that suit a screen reader.")
    var plain = false

    func validate() throws {
        guard let player, player != "null" else { return }
        do throws(AudioError) {
            _ = try PlayerCommand(parsing: player)
        } catch {
            throw ValidationError("--player: \(error.reason).")
        }
    }

    func makeOutput() throws -> any AudioOutput {
        switch player {
        case nil: PlayerOutput()
        case "null": NullOutput()
        case let line?: PlayerOutput(try PlayerCommand(parsing: line))
        }
    }
}
