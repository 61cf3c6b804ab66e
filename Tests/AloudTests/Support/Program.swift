import Audio
import Foundation
import Subprocess
import TestSupport

/// The built program, run as a user would run it.
enum Program {
    struct Result {
        /// The exit status; a negative number is the signal that ended it.
        let status: Int
        let output: String
        let errors: String
    }

    /// Beside the test bundle.
    static let path: String = {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let folders = [
            URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent(), Bundle.main.bundleURL,
            Bundle.main.bundleURL.deletingLastPathComponent(),
            sources.appendingPathComponent(".build/debug"),
        ]
        return folders.map { $0.appendingPathComponent("aloud").path }.first(where: FileManager.default.isExecutableFile) ?? "aloud"
    }()

    /// Variables that would change what the program does, as a clean machine has them.
    static func environment(_ state: String, _ changes: [String: String?] = [:]) -> Environment {
        var values: [Environment.Key: String?] = [
            "XDG_STATE_HOME": state, "TERM": "xterm", "NO_COLOR": nil as String?, "ACCESSIBLE": nil as String?, "LC_ALL": "C",
            "SWIFT_BACKTRACE": "enable=no",
            // What whoever runs the tests has configured, and their readers and those of other tests, are none of ours.
            "XDG_CONFIG_HOME": URL(fileURLWithPath: state).deletingLastPathComponent().appendingPathComponent("config").path,
            "XDG_RUNTIME_DIR": URL(fileURLWithPath: state).deletingLastPathComponent().path,
        ]
        for (name, value) in changes { values[Environment.Key(stringLiteral: name)] = value }
        return Environment.inherit.updating(values)
    }

    /// Runs the program to its end.
    static func run(
        _ arguments: [String], in folder: TemporaryFolder, input: [UInt8] = [], environment changes: [String: String?] = [:]
    ) async throws -> Result {
        var options = PlatformOptions()
        options.teardownSequence = [.send(signal: .kill, allowedDurationToNextStep: .zero)]
        let result = try await Subprocess.run(
            .program(path), arguments: Arguments(arguments), environment: environment(folder.file("state"), changes),
            platformOptions: options,
            input: .array(input), output: .string(limit: 1 << 26), error: .string(limit: 1 << 20))
        return Result(status: result.terminationStatus.number, output: result.standardOutput, errors: result.standardError)
    }
}

extension TerminationStatus {
    /// The exit status; a negative number is a signal.
    var number: Int {
        switch self {
        case .exited(let code): Int(code)
        case .signaled(let signal): -Int(signal)
        }
    }
}

extension TemporaryFolder {
    /// Writes a file and gives its path.
    func write(_ name: String, _ bytes: [UInt8]) throws -> String {
        try Data(bytes).write(to: URL(fileURLWithPath: file(name)))
        return file(name)
    }

    func write(_ name: String, _ text: String) throws -> String { try write(name, Array(text.utf8)) }

    /// The only bookmark kept, as JSON.
    func bookmark() throws -> [String: Any]? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: file("state/aloud"))) ?? []
        guard let name = names.first(where: { $0.hasSuffix(".json") && !$0.hasSuffix(".pages.json") && !$0.hasPrefix(".") }) else {
            return nil
        }
        let whole = try JSONSerialization.jsonObject(with: Data(bytes(ofFile: file("state/aloud/\(name)")))) as? [String: Any]
        return whole?["content"] as? [String: Any]
    }
}

/// Sentences of twelve words, each with its number, and each of its own words: what is alike on all pages would be taken for a running head.
func sentences(_ numbers: ClosedRange<Int>) -> String {
    numbers.map { number in
        var random = SplitMix(state: UInt64(number))
        func one(of list: String) -> String { String(list.split(separator: " ").randomElement(using: &random) ?? "") }
        let things = "harbour lantern anchor gull captain rope island letter compass barrel window kitchen orchard engine whistle blanket"
        let manners = "quiet golden early broken distant silver patient narrow hollow crooked gentle stubborn pale sudden heavy curious"
        let deeds = "follows carries watches forgets paints repairs hides crosses borrows answers measures lifts greets buries weighs feeds"
        return "The \(one(of: manners)) \(one(of: things)) number \(number) \(one(of: deeds)) "
            + "\(one(of: manners)) \(one(of: things)) beside one \(one(of: manners)) \(one(of: things))."
    }.joined(separator: " ")
}
