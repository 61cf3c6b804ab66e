import ArgumentParser
import Foundation

/// Time from the start of `aloud read` to the first byte of sound that its player gets, beside the engine's own.
struct FirstSoundCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "first-sound", abstract: "Time from start to the first sound, beside what espeak-ng needs by itself.",
        discussion: """
            The player is a small command that notes when the first bytes of sound reach it. The engine by itself says the sentence that aloud says \
            first. "Read before" is a document of which an earlier reading may have kept something; else nothing of it is known.
            """)

    @Option(help: "How often each is run.")
    var runs = 9
    @Option(help: "The aloud to measure; the one built beside this program unless told.")
    var aloud: String?
    @Argument(help: "Documents, by name or path; of 2, 261 and 2,415 pages unless told.")
    var documents: [String] = ["kitchen", "gnuplot", "refman"]

    /// Where reading begins, and what is known of the document.
    private static let cases = [("0%", false), ("50%", false), ("50%", true)]

    func run() throws {
        guard let aloud = aloud.flatMap(Program.path) ?? Program.aloud else {
            throw ValidationError("no aloud beside this program: swift build -c release --product aloud")
        }
        guard let engine = Program.path(of: "espeak-ng") else { throw ValidationError("no espeak-ng: apt-get install espeak-ng") }
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "aloud-first-sound-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let state = folder.appending(path: "state")
        // Read by the children only; no other thread runs yet.
        unsafe setenv("XDG_STATE_HOME", state.path(percentEncoded: false), 1)
        let player = try StampingPlayer(folder: folder)
        print("| document | from | aloud ms | espeak-ng ms | difference ms |\n|---|---|--:|--:|--:|")
        for document in BenchmarkDocument.present(among: documents) {
            for (place, wasRead) in Self.cases {
                try? FileManager.default.removeItem(at: state)
                if wasRead {
                    _ = ChildProcess.run([aloud, "read", document.path, "--player", "null", "--start", "0%", "--length", "1"])
                }
                let sentence = Self.sentence(aloud, document, place, folder)
                let title = place + (wasRead ? ", read before" : "")
                var (own, bare): ([Double], [Double]) = ([], [])
                // The first pair is not counted: it brings both into memory.
                for run in 0...max(runs, 1) {
                    if !wasRead { try? FileManager.default.removeItem(at: state) }
                    let first = player.delay(of: [aloud, "read", document.path, "--start", place, "--player", player.path])
                    let second = player.delay(ofPipe: [engine, "--stdout", "-v", "en", sentence])
                    guard let first, let second else { break }
                    guard run > 0 else { continue }
                    own.append(first)
                    bare.append(second)
                }
                let (mine, engines) = (Measurements.median(own) * 1000, Measurements.median(bare) * 1000)
                let figures = own.isEmpty ? "no sound | | " : String(format: "%.0f | %.0f | %.0f", mine, engines, mine - engines)
                print("| \(document.name) | \(title) | \(figures) |")
            }
        }
    }

    /// The sentence at a place of the document.
    private static func sentence(_ aloud: String, _ document: BenchmarkDocument, _ place: String, _ folder: URL) -> String {
        let output = folder.appending(path: "place").path(percentEncoded: false)
        _ = ChildProcess.run([aloud, "locate", document.path, place, "--json"], output: output)
        let place = (try? JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: output)))) as? [String: Any]
        return place?["sentence"] as? String ?? "What stands here could not be found out."
    }
}
