import ArgumentParser
import Audio

/// What lets it be heard, and how it looks meanwhile.
struct PlayerOptions: BareOptions {
    @Option(
        help: ArgumentHelp(
            "The player: pacat, aplay, play, a command line that takes raw samples ({rate} stands for their rate), or null for silence.",
            valueName: "command"), completion: .list(["pacat", "aplay", "play", "null"]))
    var player: String?

    @Flag(help: "Undecorated lines that suit a screen reader.")
    var plain = false

    @Flag(help: "Leave the mouse to the terminal; otherwise a click on the scrubber goes there.")
    var noMouse = false

    @Option(
        help: ArgumentHelp(
            "End at the end of the sentence after so much listening (30m, 1h30m), or with the chapter (chapter).", valueName: "when"),
        completion: .list(["15m", "30m", "60m", "chapter"]))
    var sleep: String?

    /// When to end by itself.
    var sleepTimer: SleepTimer? { (sleep ?? UsualOptions.ofUser?.player.sleep).flatMap(SleepTimer.init(parsing:)) }

    func validate() throws {
        if let sleep, SleepTimer(parsing: sleep) == nil {
            throw ValidationError("--sleep takes a time with its unit, such as 30m or 1h30m, or chapter; not “\(sleep)”.")
        }
        guard let player, player != "null" else { return }
        do throws(AudioError) {
            _ = try PlayerCommand(parsing: player)
        } catch {
            throw ValidationError("--player: \(error.reason).")
        }
    }

    func makeOutput() throws -> any AudioOutput {
        switch player ?? UsualOptions.ofUser?.player.player {
        case nil: PlayerOutput()
        case "null": NullOutput()
        case let line?: PlayerOutput(try PlayerCommand(parsing: line))
        }
    }

    static var bare: Self {
        var options = Self()
        (options.player, options.sleep) = (nil, nil)
        (options.plain, options.noMouse) = (false, false)
        return options
    }
}
