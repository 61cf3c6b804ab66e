import ArgumentParser
import Foundation
import Hostility
import TestSupport

/// Runs the program on mutants of documents. A mutant is known by its document and its number.
struct MutantsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mutants", abstract: "Run a program on mutants of all documents in a folder.",
        discussion: """
            The mutants go round the documents, so that any number of them is spread over all. What fails is kept in the folder of failures, and \
            named on standard output with the seed that makes it again.
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
    @OptionGroup var limits: LimitOptions

    /// Ways to read a document, in turns. `{pdf}` is put in place of the file by the options.
    private static let ways = [
        [], [], [], ["--format", "json"], ["--lines"], ["--layout"], ["--format", "markdown"], ["--spoken"],
        ["--keep", "furniture,annotations,attachments"], ["--format", "html"], ["--format", "tsv"],
    ]

    func run() throws {
        let root = URL(filePath: folder)
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.lowercased().hasSuffix(".pdf") }.sorted()
            .filter { name in
                let size = try? root.appending(path: name).resourceValues(forKeys: [.fileSizeKey]).fileSize
                return (1...longest).contains(size ?? 0)
            }
        guard !names.isEmpty else { throw ValidationError("no document in \(folder)") }
        let file = FileManager.default.temporaryDirectory.appending(path: "aloud-mutant-\(getpid()).pdf")
        defer { try? FileManager.default.removeItem(at: file) }
        var statuses: [Int: Int] = [:]
        var (found, slowest, largest, lastReport) = (0, 0.0, 0, 0)
        for index in 0..<count {
            let name = names[index % names.count]
            let number = seed &+ UInt64(index)
            let mutant = PDFMutator.mutant(of: [UInt8](try Data(contentsOf: root.appending(path: name))), seed: number)
            try Data(mutant).write(to: file)
            var way = limits
            way.command += Self.ways[index / names.count % Self.ways.count].map { " " + $0 }.joined()
            let outcome = try way.run(on: file.path)
            statuses[outcome.status, default: 0] += 1
            (slowest, largest) = (max(slowest, outcome.cpu), max(largest, outcome.megabytes))
            if let fault = outcome.fault(limits) {
                found += 1
                try FileManager.default.createDirectory(atPath: failures, withIntermediateDirectories: true)
                try Data(mutant).write(to: URL(filePath: failures).appending(path: "\(number).pdf"))
                Report.say("\(name) seed \(number): \(fault) (\(way.command))")
            }
            if index / 500 > lastReport {
                lastReport = index / 500
                Report.say(
                    "\(index) done, \(found) failed, statuses \(statuses.sorted { $0.key < $1.key }), at most \(slowest) s, \(largest) MB")
            }
        }
        Report.say(
            "\(count) mutants of \(names.count) documents, seeds from \(seed): \(found) failed; statuses "
                + statuses.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
                + "; at most \(slowest) s of processor time and \(largest) MB")
        if found > 0 { throw ExitCode(1) }
    }
}
