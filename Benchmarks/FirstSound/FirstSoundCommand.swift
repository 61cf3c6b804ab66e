import ArgumentParser
import Foundation

/// Time from the start of `aloud read` to the first byte of sound that its player gets, beside the engine's own.
struct FirstSoundCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "first-sound", abstract: "Time from start to the first sound, beside what espeak-ng needs by itself.",
        discussion: """
            The player is a small command that notes when the first bytes of sound reach it and reads the rest. Bookmarks are kept in a folder of \
            their own, so that every run begins at the same place.
            """)

    @Option(help: "How often each is run.")
    var runs = 9
    @Option(help: "The aloud to measure; the one built beside this program unless told.")
    var aloud: String?
    @Option(help: "Where reading begins; at the beginning and at 50 % unless told.")
    var start: [String] = ["0%", "50%"]
    @Argument(help: "Documents, by name or path; a short one, gnuplot and refman unless told.")
    var documents: [String] = ["kitchen", "gnuplot", "refman"]

    func run() throws {
        guard let aloud = aloud.flatMap(Program.path) ?? Program.aloud else {
            throw ValidationError("no aloud beside this program: swift build -c release --product aloud")
        }
        guard let engine = Program.path(of: "espeak-ng") else { throw ValidationError("no espeak-ng: apt-get install espeak-ng") }
        let folder = FileManager.default.temporaryDirectory.appending(path: "aloud-first-sound-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let player = try StampingPlayer(folder: folder)
        print("| document | from | aloud ms | espeak-ng ms | difference ms |\n|---|--:|--:|--:|--:|")
        for document in BenchmarkDocument.present(among: documents) {
            for place in start {
                let sentence = Self.firstSentence(aloud, document, place)
                var (own, bare): ([Double], [Double]) = ([], [])
                // The first pair is not counted: it brings both into memory.
                for run in 0...max(runs, 1) {
                    let pair = (
                        player.delay(of: [aloud, "read", document.path, "--start", place, "--no-history", "--player", player.path], folder: folder),
                        player.delay(ofPipe: [engine, "--stdout", "-v", "en", sentence], folder: folder)
                    )
                    guard run > 0, let first = pair.0, let second = pair.1 else { continue }
                    own.append(first)
                    bare.append(second)
                }
                guard !own.isEmpty else {
                    print("| \(document.name) | \(place) | no sound | | |")
                    continue
                }
                let (mine, engines) = (Measurements.median(own) * 1000, Measurements.median(bare) * 1000)
                print(String(format: "| %@ | %@ | %.0f | %.0f | %.0f |", document.name, place, mine, engines, mine - engines))
            }
        }
    }

    /// What is said first, so that the engine by itself has the same to do.
    private static func firstSentence(_ aloud: String, _ document: BenchmarkDocument, _ place: String) -> String {
        let output = FileManager.default.temporaryDirectory.appending(path: "aloud-first-sentence").path(percentEncoded: false)
        _ = ChildProcess.run([aloud, "locate", document.path, place, "--json"], output: output)
        let located = (try? JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: output)))) as? [String: Any]
        return located?["sentence"] as? String ?? "It was a bright cold day in April, and the clocks were striking thirteen."
    }
}
