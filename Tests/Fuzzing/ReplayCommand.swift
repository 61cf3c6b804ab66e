import ArgumentParser
import Foundation
import Hostility

/// Gives files to a target, as libFuzzer does: for a finding in a debugger, without it.
struct ReplayCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "replay", abstract: "Give files to a fuzz target, one after the other.")

    @Argument(help: "One of \(FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")).")
    var target: String
    @Argument var files: [String]

    func run() throws {
        guard let target = FuzzTarget(rawValue: target) else { throw ValidationError("there is no target \(target)") }
        for file in files {
            Report.say(file)
            target.run([UInt8](try Data(contentsOf: URL(filePath: file))))
        }
    }
}
