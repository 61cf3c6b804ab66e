import Reading

/// What a running reader can be told from another shell.
enum RemoteCommand: Sendable, Equatable {
    case status, play, pause, toggle, stop
    case seek(ReadingPosition)
    case step(Int, ReadingUnit)

    /// How many words may follow each.
    private static let arguments = ["status": 0, "play": 0, "pause": 0, "toggle": 0, "stop": 0, "seek": 1, "next": 1, "previous": 1]

    /// Reads a command as its words come over the socket: `["seek", "40%"]`, `["next", "paragraph"]`.
    init(words: [String]) throws(RemoteError) {
        guard let verb = words.first else { throw RemoteError(reason: "the command is empty") }
        let rest = words.dropFirst()
        guard let most = Self.arguments[verb] else {
            let known = Self.arguments.keys.sorted().joined(separator: ", ")
            throw RemoteError(reason: "“\(verb.prefix(40))” is not known; there are \(known)")
        }
        guard rest.count <= most else { throw RemoteError(reason: "“\(verb)” takes \(most == 0 ? "nothing" : "one thing") more") }
        switch verb {
        case "status": self = .status
        case "play": self = .play
        case "pause": self = .pause
        case "toggle": self = .toggle
        case "stop": self = .stop
        case "next", "previous":
            guard let unit = ReadingUnit(rawValue: rest.first ?? ReadingUnit.sentence.rawValue) else {
                throw RemoteError(reason: "“\(rest.first ?? "")” is none of word, sentence, paragraph, page, chapter")
            }
            self = .step(verb == "next" ? 1 : -1, unit)
        case "seek":
            guard let position = rest.first else { throw RemoteError(reason: "“seek” needs a position") }
            do throws(ReadingPositionError) {
                self = .seek(try ReadingPosition(parsing: position))
            } catch {
                throw RemoteError(reason: error.reason)
            }
        default: throw RemoteError(reason: "“\(verb)” is not known")
        }
    }

    /// The words it is sent as.
    var words: [String] {
        switch self {
        case .status: ["status"]
        case .play: ["play"]
        case .pause: ["pause"]
        case .toggle: ["toggle"]
        case .stop: ["stop"]
        case .seek(let position): ["seek", "\(position)"]
        case .step(let steps, let unit): [steps < 0 ? "previous" : "next", unit.rawValue]
        }
    }
}

/// Why a command was not carried out.
struct RemoteError: Error, Equatable {
    /// One sentence.
    let reason: String
}
