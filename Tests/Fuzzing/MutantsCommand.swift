import ArgumentParser
import Foundation
import Hostility
import TestSupport

/// Runs the program on mutants of documents. A mutant is known by its number, which also chooses its document.
struct MutantsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mutants", abstract: "Run a program on mutants of all documents in a folder.",
        discussion: """
            The mutants go round the documents, so that any number of them is spread over all. What fails is kept in the folder of failures, and \
            named on standard output with the number that makes it again: the same one for the same folder, however the numbers are shared out.
            """)

    @Argument(help: "A folder with documents in it, at any depth.")
    var folder: String
    @Option(help: "Mutants to make.")
    var count = 1000
    @Option(help: "The number of the first one.")
    var seed: UInt64 = 1
    @Option(help: "Where mutants that fail are kept.")
    var failures = "mutants"
    @Option(help: "Longer documents are left out, in bytes.")
    var longest = 4 << 20
    @Option(help: "A JSON object: documents' names and their passwords.")
    var passwords: String?
    @OptionGroup var limits: LimitOptions

    /// Ways to read a document, in turns. `{pdf}` is put in place of the file by the options.
    private static let ways = [
        [], [], [], ["--format", "json"], ["--lines"], ["--layout"], ["--format", "markdown"], ["--spoken"],
        ["--keep", "furniture,annotations,attachments"], ["--format", "html"], ["--format", "tsv"],
    ]

    private struct Mutant: Sendable {
        let number: UInt64
        let name: String
        let bytes: [UInt8]
    }

    private func mutant(_ number: UInt64, of names: [String], passwords: [String: String]) throws -> Mutant {
        let name = names[Int(number % UInt64(names.count))]
        let bytes = [UInt8](try Data(contentsOf: URL(filePath: folder).appending(path: name)))
        return Mutant(number: number, name: name, bytes: PDFMutator.mutant(of: bytes, seed: number, password: passwords[name]))
    }

    func run() async throws {
        let root = URL(filePath: folder)
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.lowercased().hasSuffix(".pdf") }.sorted()
            .filter { name in
                let size = try? root.appending(path: name).resourceValues(forKeys: [.fileSizeKey]).fileSize
                return (1...longest).contains(size ?? 0)
            }
        guard !names.isEmpty else { throw ValidationError("no document in \(folder)") }
        let passwords = try self.passwords.map {
            try JSONDecoder().decode([String: String].self, from: Data(contentsOf: URL(filePath: $0)))
        }
        let file = FileManager.default.temporaryDirectory.appending(path: "aloud-mutant-\(getpid()).pdf")
        defer { try? FileManager.default.removeItem(at: file) }
        var (tally, originals) = (
            Tally(), [String: Int]()
        )
        // The next mutant is made while the program runs on this one.
        var next = Task.detached { try mutant(seed, of: names, passwords: passwords ?? [:]) }
        for index in 0..<UInt64(count) {
            let current = try await next.value
            if index + 1 < count { next = Task.detached { try mutant(seed &+ index &+ 1, of: names, passwords: passwords ?? [:]) } }
            if originals[current.name] == nil {
                originals[current.name] = try limits.run(on: root.appending(path: current.name).path).status
            }
            try Data(current.bytes).write(to: file)
            var way = limits
            way.command += Self.ways[Int(current.number / UInt64(names.count)) % Self.ways.count].map { " " + $0 }.joined()
            let outcome = try way.run(on: file.path)
            tally.add(outcome, original: originals[current.name] ?? 0)
            if let fault = outcome.fault(limits) {
                tally.failures += 1
                try FileManager.default.createDirectory(atPath: failures, withIntermediateDirectories: true)
                try Data(current.bytes).write(to: URL(filePath: failures).appending(path: "\(current.number).pdf"))
                Report.say("\(current.name) mutant \(current.number): \(fault) (\(way.command))")
            }
            if tally.count % 500 == 0 { Report.say("\(tally)") }
        }
        Report.say("\(tally); mutants \(seed) to \(seed &+ UInt64(count) &- 1) of \(names.count) documents")
        if tally.failures > 0 { throw ExitCode(1) }
    }
}

/// What became of all so far.
private struct Tally: CustomStringConvertible {
    var failures = 0
    private(set) var count = 0
    private var statuses: [Int: Int] = [:]
    /// Mutants of documents that can be read, and those of them that can't be.
    private var (ofReadable, unreadable) = (0, 0)
    private var (slowest, largest) = (0.0, 0)

    mutating func add(_ outcome: Outcome, original: Int) {
        count += 1
        statuses[outcome.status, default: 0] += 1
        if original != 65 {
            ofReadable += 1
            if outcome.status == 65 { unreadable += 1 }
        }
        (slowest, largest) = (max(slowest, outcome.cpu), max(largest, outcome.megabytes))
    }

    var description: String {
        "\(count) done, \(failures) failed; statuses "
            + statuses.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
            + "; \(unreadable) of \(ofReadable) have lost all text; at most \(slowest) s of processor time and \(largest) MB"
    }
}
