/// A program that plays raw samples from its standard input, with its arguments.
public struct PlayerCommand: Sendable, Equatable, CustomStringConvertible {
    /// The program and its arguments. `{rate}` in an argument stands for the samples a second.
    public let words: [String]

    /// The players that are tried when none is named, best first. Their options keep the buffers they fill below a tenth of a second
    /// or so: a player with a large buffer goes on talking after a pause, and nobody knows where it is.
    public static let known: [PlayerCommand] = [
        PlayerCommand(
            "pacat", "-p", "--raw", "--rate={rate}", "--channels=1", "--format=s16le", "--latency-msec=50", "--process-time-msec=10"),
        PlayerCommand(
            "aplay", "-q", "-t", "raw", "-f", "S16_LE", "-r", "{rate}", "-c", "1", "--buffer-time=100000", "--period-time=20000", "-"),
        PlayerCommand("play", "-q", "-t", "raw", "-r", "{rate}", "-e", "signed", "-b", "16", "-c", "1", "-L", "-"),
    ]

    private init(_ words: String...) {
        self.words = words
    }

    /// Takes a program that is run as it is; `words` must not be empty.
    ///
    /// - Throws: ``AudioError/Code/badCommandLine``.
    public init(words: [String]) throws(AudioError) {
        guard words.first?.isEmpty == false else { throw AudioError(.badCommandLine, "the player's command line is empty") }
        self.words = words
    }

    /// Reads a command line as a person types it: words between white space, `'…'` and `"…"` kept together, a backslash for the next
    /// character. No shell sees it, so `$`, `;`, `|` and `*` mean themselves. A known player's bare name brings its arguments.
    ///
    /// - Throws: ``AudioError/Code/badCommandLine``.
    public init(parsing line: String) throws(AudioError) {
        let words = try Self.split(line)
        if words.count == 1, let known = Self.known.first(where: { $0.words.first == words.first }) {
            self = known
        } else {
            try self.init(words: words)
        }
    }

    /// The program to run.
    public var program: String { words.first ?? "" }

    /// The program's name.
    public var description: String { program }

    /// The arguments for a stream of `format`.
    public func arguments(for format: PCMFormat) -> [String] {
        words.dropFirst().map { word in
            guard let hole = word.firstRange(of: "{rate}") else { return word }
            return word.replacingCharacters(in: hole, with: String(format.sampleRate))
        }
    }

    private static func split(_ line: String) throws(AudioError) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var rest = Substring(line)
        while let character = rest.popFirst() {
            if character == "\\", quote != "'" {
                guard let next = rest.popFirst() else { throw AudioError(.badCommandLine, "the player's command line ends in a backslash") }
                // Inside double quotes a backslash only covers what would otherwise mean something.
                let isPlain = quote == "\"" && next != "\"" && next != "\\"
                word = (word ?? "") + (isPlain ? "\\" : "") + String(next)
            } else if character == quote {
                quote = nil
            } else if quote == nil, character == "'" || character == "\"" {
                quote = character
                word = word ?? ""
            } else if quote == nil, character.isWhitespace {
                if let done = word { words.append(done) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        guard quote == nil else { throw AudioError(.badCommandLine, "the player's command line has an unbalanced quote") }
        if let done = word { words.append(done) }
        return words
    }
}

extension String {
    fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
        self[..<range.lowerBound] + text + self[range.upperBound...]
    }
}
