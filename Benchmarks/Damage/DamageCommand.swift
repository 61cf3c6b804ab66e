import ArgumentParser
import Foundation

/// Reads small documents cut off at every byte and with every byte changed, and tells how much of their text is still found.
struct DamageCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "damage", abstract: "Read documents cut off at every byte and with every byte changed, beside mutool.",
        discussion: """
            Each document is read in a process of its own, again and again in memory. The process says which case it is at, so that one that \
            traps or hangs is named. mutool, which is a process a case, gets a sample of the same cases.
            """)

    @Option(help: "Of the 255 other values of each byte, how many are tried (255: all).")
    var values = 5
    @Option(help: "Cases of each kind that mutool reads too; 0 for none.")
    var sample = 200
    @Option(help: "Seconds after which a case counts as a hang.")
    var seconds = 20.0
    @Option(help: .hidden)
    var worker: String?
    @Argument(help: "Documents; small samples of this project unless told.")
    var documents: [String] = []

    func run() throws {
        if let worker { return DamageWorker(state: worker, values: values).run(documents.first ?? "") }
        Report.say("| document | bytes | runs | traps, hangs | longest ms | aloud: cut off | mutool | aloud: changed | mutool |")
        Report.say("|---|--:|--:|--:|--:|--:|--:|--:|--:|")
        var failures = 0
        for path in documents.isEmpty ? Self.samples : documents { failures += try examine(path) }
        if failures > 0 { throw ExitCode(1) }
    }

    /// Documents of few bytes and of all kinds: plain and packed, with tables, streams and both, appended to, of eight producers.
    private static var samples: [String] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        return [
            "structure/actual-text", "structure/out-of-order", "structure/hybrid", "structure/inline-image", "structure/form-xobjects",
            "structure/split-contents", "structure/operators", "structure/incremental-update", "scripts/japanese-uplatex",
            "letters/spanish-prawn",
            "scripts/korean-reportlab", "letters/german-pdfapi2", "prose/clock-reportlab", "structure/rewritten-gs",
        ].map { folder.appending(path: "Samples/\($0).pdf").path(percentEncoded: false) }
    }

    private func examine(_ path: String) throws -> Int {
        let state = FileManager.default.temporaryDirectory
            .appending(path: "aloud-damage-\(ProcessInfo.processInfo.processIdentifier)").path(percentEncoded: false)
        defer { try? FileManager.default.removeItem(atPath: state) }
        try Data().write(to: URL(filePath: state))
        guard
            let child = ChildProcess.start([Program.own, "damage", "--worker", state, "--values", "\(values)", path]),
            let outcome = watch(child, state)
        else { throw ValidationError("cannot start \(Program.own)") }
        let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
        let name = URL(filePath: path).deletingPathExtension().lastPathComponent
        guard case .finished(let result) = outcome else {
            Report.say("| \(name) | \(bytes.count) | | \(outcome) | | | | | |")
            return 1
        }
        let peer = sample > 0 && Program.path(of: "mutool") != nil ? DamagePeer(bytes, sample: sample, values: values) : nil
        Report.say(
            "| \(name) | \(bytes.count) | \(result.runs) | 0 | \(Int((result.longest * 1000).rounded())) | \(percent(result.cut)) "
                + "| \(percent(peer?.cut)) | \(percent(result.changed)) | \(percent(peer?.changed)) |")
        return 0
    }

    private func percent(_ share: Double?) -> String { share.map { String(format: "%.1f %%", $0 * 100) } ?? "" }

    private enum Outcome: CustomStringConvertible {
        case finished(DamageResult)
        case failed(String)

        var description: String {
            switch self {
            case .finished: "none"
            case .failed(let reason): reason
            }
        }
    }

    /// Waits for the worker; ends it if it stays at one case too long.
    private func watch(_ child: pid_t, _ state: String) -> Outcome? {
        var (last, since) = ("", MonotonicClock.seconds())
        while true {
            let status = ChildProcess.poll(child)
            let now = (try? String(contentsOfFile: state, encoding: .utf8)) ?? ""
            if let status {
                if let result = DamageResult(now) { return .finished(result) }
                return .failed("status \(status) at \(now)")
            }
            if now != last {
                (last, since) = (now, MonotonicClock.seconds())
            } else if MonotonicClock.seconds() - since > seconds {
                ChildProcess.end(child)
                return .failed("hang at \(now)")
            }
            usleep(50_000)
        }
    }
}
