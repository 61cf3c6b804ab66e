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

    @Option(help: "An empty folder by which several processes share the work: each takes what none of the others has taken.")
    var claims: String?

    @Option(help: "Instead: so many threads read each document at once, for a build with a thread sanitizer.")
    var threads = 1

    func run() throws {
        var runs = 0
        // The longest first, so that no process is left with one when the others are done.
        for document in HostileDocument.allCases where isOurs("\(document)") {
            if threads > 1 {
                DocumentTarget.run(document.bytes(size: size), threads: threads)
            } else {
                FuzzTarget.document.run(document.bytes(size: size))
            }
            runs += 1
        }
        let samples = try FileManager.default.subpathsOfDirectory(atPath: Sample.folder.path).filter { $0.hasSuffix(".pdf") }.sorted()
        for (number, bytes) in try samples.map(Sample.bytes).enumerated() where bytes.count <= longest && isOurs("sample\(number)") {
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
        if threads > 1 { return Report.say("\(runs) documents, each read by \(threads) threads: nothing found") }
        var random = SeededGenerator(seed: 1)
        for target in FuzzTarget.allCases where isOurs(target.rawValue) {
            for length in 0..<64 { target.run((0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }) }
            runs += 64
        }
        Report.say("\(runs) runs: nothing found")
    }

    /// Takes a piece of the work, unless another process has: of those that make one folder, one succeeds.
    private func isOurs(_ name: String) -> Bool {
        guard let claims else { return true }
        return (try? FileManager.default.createDirectory(atPath: claims + "/" + name, withIntermediateDirectories: false)) != nil
    }

    func validate() throws {
        if let claims, (try? FileManager.default.contentsOfDirectory(atPath: claims).isEmpty) == nil {
            throw ValidationError("--claims: there is no folder \(claims)")
        }
    }
}
