import ArgumentParser
import Foundation

/// A program, and what it may take.
struct LimitOptions: ParsableArguments {
    @Option(help: "What is run; {pdf} stands for the file.")
    var command = "\(URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "aloud").path) text {pdf}"
    @Option(help: "Seconds of processor time after which a run counts as a hang.")
    var seconds = 10
    @Option(help: "Megabytes of memory a run may have.")
    var megabytes = 512

    func run(on file: String) throws -> Outcome {
        let words = command.split(separator: " ").map { $0.replacingOccurrences(of: "{pdf}", with: file) }
        return try Outcome.run(words, seconds: seconds)
    }
}
