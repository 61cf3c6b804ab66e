import ArgumentParser
import Foundation

/// Time from the start of `aloud read` to the first byte of sound that its player gets, beside the engine's own.
struct FirstSoundCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "first-sound", abstract: "Time from start to the first sound, beside what espeak-ng needs by itself.",
        discussion: """
            The player is a small command that notes when the first byte of speech reaches it. The engine by itself says the sentence that aloud says \
            first. "Read before" is a document whose pages an earlier reading has counted; else nothing of it is known. The two take turns; \
            the figures are medians. Below, the same for programs that only start, or give the text of one page.
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
            throw ValidationError("no aloud beside this program: .ci/release")
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
        Report.say("| document | from | aloud ms | espeak-ng ms | difference ms |\n|---|---|--:|--:|--:|")
        for document in BenchmarkDocument.present(among: documents) {
            for (place, wasRead) in Self.cases {
                try? FileManager.default.removeItem(at: state)
                if wasRead, !Self.read(document, aloud, until: { Self.holdsIndex(state) }) {
                    StandardError.say("\(document.name) was not counted")
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
                Report.say("| \(document.name) | \(title) | \(figures) |")
            }
        }
        startUp(aloud)
    }

    /// Programs that have next to nothing to do: mostly the start of a process.
    private func startUp(_ aloud: String) {
        guard let page = BenchmarkDocument.present(among: ["arabic"]).first?.path else { return }
        let pdftotext = Program.path(of: "pdftotext")
        let tasks: [(String, [String]?, [String]?)] = [
            ("say the version", [aloud, "--version"], pdftotext.map { [$0, "-v"] }),
            ("the text of one page", [aloud, "text", page], pdftotext.map { [$0, page, "-"] }),
        ]
        Report.say("\n| to | aloud: wall ms | CPU ms | pdftotext: wall ms | CPU ms |\n|---|--:|--:|--:|--:|")
        for (title, own, peer) in tasks {
            var costs: [[ProcessCost]] = [[], []]
            for _ in 0..<max(runs, 1) * 3 {
                for (index, command) in [own, peer].enumerated() {
                    if let command, let cost = ChildProcess.run(command) { costs[index].append(cost) }
                }
            }
            let figures = costs.map { costs in
                costs.isEmpty
                    ? "– | –"
                    : String(
                        format: "%.1f | %.1f", Measurements.median(costs.map(\.wall)) * 1000, Measurements.median(costs.map(\.cpu)) * 1000)
            }
            Report.say("| \(title) | \(figures.joined(separator: " | ")) |")
        }
    }

    /// Reads a document in silence until something is so; gives up after a minute.
    private static func read(_ document: BenchmarkDocument, _ aloud: String, until isDone: () -> Bool) -> Bool {
        guard let child = ChildProcess.start([aloud, "read", document.path, "--player", "null"]) else { return false }
        defer {
            kill(child, SIGTERM)
            _ = ChildProcess.wait(for: child)
        }
        for _ in 0..<600 {
            if isDone() { return true }
            usleep(100_000)
        }
        return false
    }

    private static func holdsIndex(_ state: URL) -> Bool {
        let names = try? FileManager.default.contentsOfDirectory(atPath: state.appending(path: "aloud").path(percentEncoded: false))
        return names?.contains { $0.hasSuffix(".pages.json") && !$0.hasPrefix(".") } ?? false
    }

    /// The sentence at a place of the document.
    private static func sentence(_ aloud: String, _ document: BenchmarkDocument, _ place: String, _ folder: URL) -> String {
        let output = folder.appending(path: "place").path(percentEncoded: false)
        _ = ChildProcess.run([aloud, "locate", document.path, place, "--json"], output: output)
        let place = (try? JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: output)))) as? [String: Any]
        return place?["sentence"] as? String ?? "What stands here could not be found out."
    }
}
