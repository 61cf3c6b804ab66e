import ArgumentParser
import Foundation
import Hostility
import TestSupport

/// Gives samples, mutants of them, hostile documents and noise to the targets, in this process: for a build with a sanitizer.
struct TryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "try", abstract: "Give samples, mutants, hostile documents and noise to all fuzz targets, in one process.")

    @Option(help: "Mutants of each sample.")
    var mutants = 2
    @Option(help: "How large hostile documents are: 1 for a million of things.")
    var size = 0.0002
    @Option(help: "Longer samples are left out, in bytes.")
    var longest = 1 << 15

    @Option(help: "How many processes share the work, …")
    var processes = 1
    @Option(help: "… and which of them this is, from 0.")
    var process = 0

    @Option(help: "Instead: so many threads read each document at once, for a build with a thread sanitizer.")
    var threads = 1

    func run() throws {
        var runs = 0
        let samples = try FileManager.default.subpathsOfDirectory(atPath: Sample.folder.path).filter { $0.hasSuffix(".pdf") }.sorted()
        // By size, so that each process has as many large ones.
        let documents = try samples.map(Sample.bytes).filter { $0.count <= longest }.sorted { $0.count > $1.count }
        for bytes in share(of: documents) {
            for seed in 0...mutants {
                let document = seed == 0 ? bytes : PDFMutator.mutant(of: bytes, seed: UInt64(seed))
                if threads > 1 {
                    DocumentTarget.run(document, threads: threads)
                    runs += 1
                    continue
                }
                for target in [FuzzTarget.files, .document] { target.run(document) }
                runs += 2
            }
        }
        for document in share(of: HostileDocument.allCases) {
            if threads > 1 {
                DocumentTarget.run(document.bytes(size: size), threads: threads)
            } else {
                FuzzTarget.document.run(document.bytes(size: size))
            }
            runs += 1
        }
        if threads > 1 { return Report.say("\(runs) documents, each read by \(threads) threads: nothing found") }
        var random = SeededGenerator(seed: 1)
        for target in share(of: FuzzTarget.allCases) {
            for length in 0..<64 { target.run((0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }) }
            runs += 64
        }
        Report.say("\(runs) runs: nothing found")
    }

    private func share<Work>(of work: some Sequence<Work>) -> [Work] {
        work.enumerated().filter { $0.offset % processes == process }.map(\.element)
    }

    func validate() throws {
        guard processes > 0, 0..<processes ~= process else { throw ValidationError("--process counts from 0 to --processes − 1") }
    }
}
