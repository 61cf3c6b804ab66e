import ArgumentParser
import Foundation
import Hostility

/// Runs the program on every hostile document, or writes them out.
struct HostileCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "hostile", abstract: "Run a program on documents made to break it, and say what that cost.")

    @Option(help: "How large they are: 1 for a million of things, or a gigabyte.")
    var size = 0.1
    @Option(help: "Write them into this folder instead.")
    var write: String?
    @OptionGroup var limits: LimitOptions
    @Argument(help: "Which; all unless told.")
    var documents: [String] = []

    func run() throws {
        let chosen =
            try documents.isEmpty
            ? HostileDocument.allCases
            : documents.map { name in
                guard let document = HostileDocument(rawValue: name) else { throw ValidationError("there is no \(name)") }
                return document
            }
        let folder = URL(filePath: write ?? FileManager.default.temporaryDirectory.appending(path: "aloud-hostile-\(getpid())").path)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { if write == nil { try? FileManager.default.removeItem(at: folder) } }
        if write == nil { Report.say("| document | bytes | status | CPU s | MB | says |\n|---|--:|--:|--:|--:|---|") }
        var failures = 0
        for document in chosen {
            let file = folder.appending(path: "\(document.rawValue).pdf")
            if write != nil {
                try Data(document.bytes(size: size)).write(to: file)
                continue
            }
            // Made in a process of its own: what is said of the memory of the next one begins with what this one has taken.
            let making = [CommandLine.arguments[0], "hostile", "--size", "\(size)", "--write", folder.path, document.rawValue]
            guard try Outcome.run(making, seconds: 600).status == 0 else { throw ValidationError("\(document.rawValue) can't be made") }
            let outcome = try limits.run(on: file.path)
            let length = try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
            if outcome.fault(limits) != nil { failures += 1 }
            let words = outcome.fault(limits) ?? outcome.errors.split(separator: "\n").first.map(String.init) ?? ""
            Report.say(
                "| \(document.rawValue) | \(length) | \(outcome.status) | \(String(format: "%.2f", outcome.cpu)) | \(outcome.megabytes) | \(words.suffix(80)) |"
            )
            try FileManager.default.removeItem(at: file)
        }
        if failures > 0 { throw ExitCode(1) }
    }
}
