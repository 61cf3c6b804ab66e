import Foundation
import Subprocess
import TestSupport

/// The documents made for this project.
enum Sample {
    static func path(_ name: String) -> String {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Samples/\(name)").path
    }
}

/// Commands that need a shell around the program.
enum Shell {
    static func run(_ script: String, in folder: TemporaryFolder) async throws -> Program.Result {
        let result = try await Subprocess.run(
            .name("sh"), arguments: [script], environment: Program.environment(folder.file("state")), output: .string(limit: 1 << 20),
            error: .string(limit: 1 << 20))
        return Program.Result(
            status: result.terminationStatus.number, output: result.standardOutput, errors: result.standardError)
    }
}
