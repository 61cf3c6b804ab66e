import ArgumentParser
import Reading

/// Where reading begins and ends.
struct PositionOptions: BareOptions {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Where to begin: 40%, p12 (page), #3 (chapter), w1234 (word), 1:02:30 (time), +5% or -30 (from the saved place), or \"some words\".",
            valueName: "position"), transform: PositionArgument.init)
    var start: PositionArgument?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Where to end, written the same way; +… counts from the start.", valueName: "position"),
        transform: PositionArgument.init)
    var end: PositionArgument?

    @Option(help: ArgumentHelp("How long to read: 90, 5m, 1:30:00.", valueName: "time"), transform: PositionArgument.init)
    var length: PositionArgument?

    func validate() throws {
        if let length {
            guard case .time(let seconds) = length.position, seconds > 0 else {
                throw ValidationError("--length takes a time, such as 90, 5m or 1:30:00.")
            }
            guard end == nil else { throw ValidationError("--end and --length cannot be used together.") }
        }
    }

    /// Where to end, relative to the start where `--length` was given.
    var stop: ReadingPosition? {
        if case .time(let seconds)? = length?.position { return .relativeTime(seconds) }
        return end?.position
    }

    /// Whether anything but the whole text was asked for.
    var isGiven: Bool { start != nil || stop != nil }

    static var bare: Self {
        var options = Self()
        (options.start, options.end, options.length) = (nil, nil, nil)
        return options
    }
}

/// A position on the command line.
struct PositionArgument: Equatable, Sendable {
    let position: ReadingPosition

    init(_ argument: String) throws {
        do throws(ReadingPositionError) {
            position = try ReadingPosition(parsing: argument)
        } catch {
            throw ValidationError(error.reason)
        }
    }

    /// `-30` among the arguments would be taken for an option; with a real minus sign it is a position like any other. Where no position is asked for it
    /// is left as it is: names of files begin so, too.
    static func withMinusSigns(_ arguments: [String]) -> [String] {
        let takesPosition = arguments.first.map(commands.contains) ?? false
        var (isVerbatim, previous) = (false, "")
        return arguments.map { argument in
            defer { previous = argument }
            isVerbatim = isVerbatim || argument == "--"
            let rest = argument.dropFirst()
            guard !isVerbatim, argument.hasPrefix("-"), let first = rest.first, first.isASCII && first.isNumber || "\"“”„«".contains(first),
                options.contains(previous)
                    || takesPosition && !takesValue(previous) && (try? ReadingPosition(parsing: "\u{2212}" + rest)) != nil
            else { return argument }
            return "\u{2212}" + rest
        }
    }

    private static let commands = ["seek", "locate"]
    /// Those whose values may have a minus, or are told that they can't.
    private static let options = ["--start", "--end", "--length", "--pages", "--rate", "--pitch", "--volume", "--sleep"]

    /// Whether an argument is an option of those commands whose value follows.
    private static func takesValue(_ argument: String) -> Bool {
        ["--password-file", "--pages", "--keep", "--skip", "--lexicon", "--rate", "--voice", "--language"].contains(argument)
    }

    /// A message with the arguments as they were typed.
    static func asTyped(_ message: String) -> String {
        let typed = Array(CommandLine.arguments.dropFirst())
        return zip(withMinusSigns(typed), typed).reduce(message) { text, argument in
            argument.0 == argument.1 ? text : text.replacing(argument.0, with: argument.1)
        }
    }
}
