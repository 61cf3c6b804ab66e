import ArgumentParser
import Reading

/// `aloud pause`: silence, until `aloud play`.
struct PauseCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "pause", abstract: "Have the running reader pause.").ofProgram
    @OptionGroup var choice: ReaderOptions
    func run() async throws { try choice.send(.pause) }
}

/// `aloud play`: goes on after a pause.
struct PlayCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "play", abstract: "Have the running reader go on.").ofProgram
    @OptionGroup var choice: ReaderOptions
    func run() async throws { try choice.send(.play) }
}

/// `aloud toggle`: for a key of the desktop.
struct ToggleCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "toggle", abstract: "Pause the running reader, or have it go on.")
        .ofProgram
    @OptionGroup var choice: ReaderOptions
    func run() async throws { try choice.send(.toggle) }
}

/// `aloud stop`: ends a reader as its own `q` does.
struct StopCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stop", abstract: "End the running reader; the place is saved when this returns."
    ).ofProgram
    @OptionGroup var choice: ReaderOptions
    func run() async throws { try choice.send(.stop) }
}

/// `aloud seek`: anywhere.
struct SeekCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "seek", abstract: "Have the running reader go to a position.",
        discussion: "All positions are taken; +5%, -30 and \"some words\" count from where it is."
    ).ofProgram

    @Argument(
        help: ArgumentHelp("40%, p12, #3, w1234, 1:02:30, +5%, -30 or \"some words\".", valueName: "position"),
        transform: PositionArgument.init)
    var position: PositionArgument

    @OptionGroup var choice: ReaderOptions
    func run() async throws { try choice.send(.seek(position.position)) }
}

/// `aloud next`: a sentence on, or more.
struct NextCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "next", abstract: "Have the running reader skip to the next sentence.")
        .ofProgram

    @Argument(help: "Skip to the next word, sentence, paragraph, page or chapter.", transform: unit(named:))
    var unit: ReadingUnit = .sentence

    @OptionGroup var choice: ReaderOptions
    func run() async throws { try choice.send(.step(1, unit)) }
}

/// `aloud previous`: this sentence again, then the one before.
struct PreviousCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "previous", abstract: "Have the running reader begin the sentence again; at its beginning, the one before."
    ).ofProgram

    @Argument(help: "Go back by word, sentence, paragraph, page or chapter.", transform: unit(named:))
    var unit: ReadingUnit = .sentence

    @OptionGroup var choice: ReaderOptions
    func run() async throws { try choice.send(.step(-1, unit)) }
}

private func unit(named name: String) throws -> ReadingUnit {
    guard let unit = ReadingUnit(rawValue: name) else {
        throw ValidationError("“\(name)” is none of \(ReadingUnit.allCases.map(\.rawValue).joined(separator: ", ")).")
    }
    return unit
}
