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

extension MinimalPDF {
    /// Twelve pages of sentences in three chapters of four pages.
    static var twelvePages: MinimalPDF {
        var pdf = MinimalPDF(
            (0..<12).map { page in
                let text = MinimalPDF.Block.paragraph(sentences(page * 5...page * 5 + 4))
                return page % 4 == 0 ? [.heading(["Setting Out", "Stormy Weather", "Home Again"][page / 4]), text] : [text]
            }, title: "Twelve Pages")
        pdf.outline = [("Setting Out", 0), ("Stormy Weather", 4), ("Home Again", 8)]
        return pdf
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
