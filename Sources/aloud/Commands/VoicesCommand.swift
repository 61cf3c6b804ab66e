import ArgumentParser
import Speech

/// `aloud voices`: what the engine offers.
struct VoicesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "voices", abstract: "List the voices that can be used, or those of a language.",
        discussion: "The first column is what --voice takes."
    ).ofProgram

    @Argument(help: ArgumentHelp("Only voices of this language: en, pt-BR.", valueName: "language"))
    var language: String?

    @Flag(help: "Print JSON.")
    var json = false

    @Option(help: ArgumentHelp("The engine: espeak-ng or flite, or the path of one.", valueName: "engine"), completion: .file())
    var engine: String?

    func validate() throws { try VoiceOptions.checkEngine(engine) }

    func run() async throws {
        var voices: [Voice]
        let engine = VoiceOptions.makeEngine(engine)
        do throws(SpeechError) {
            voices = try await engine.voices()
        } catch {
            throw CommandFailure(speech: error, engine: engine.name)
        }
        if let language {
            voices = voices.filter { $0.speaks(language) }
            if voices.isEmpty { throw CommandFailure(.unavailable, "there is no voice for “\(language)”; `aloud voices` lists all") }
        }
        var sink = ByteSink()
        try sink.write(json ? Self.json(voices).document : Self.table(voices))
        try sink.flush()
    }

    private static func table(_ voices: [Voice]) -> String {
        let rows = voices.map { voice in
            [
                voice.identifier, voice.name, voice.gender == .unknown ? "" : voice.gender.rawValue,
                ([voice.language] + voice.otherLanguages).filter { $0 != voice.identifier }.joined(separator: " "),
            ]
        }
        let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let cells = row.enumerated().map { index, cell in
                index < 3 ? cell + String(repeating: " ", count: widths[index] - cell.count + 2) : cell
            }
            let line = cells.joined()
            return line[...(line.lastIndex { $0 != " " } ?? line.startIndex)] + "\n"
        }.joined()
    }

    private static func json(_ voices: [Voice]) -> JSON {
        .array(
            voices.map { voice in
                .object([
                    ("voice", .string(voice.identifier)), ("name", .string(voice.name)), ("language", .string(voice.language)),
                    ("otherLanguages", .array(voice.otherLanguages.map(JSON.string))), ("gender", .string(voice.gender.rawValue)),
                ])
            })
    }
}
