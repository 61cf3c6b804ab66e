import Foundation
import TestSupport
import Testing

/// An engine that fails on a sentence costs that sentence, and is told of.
@Suite(.realTime, .enabled(if: isInstalled("espeak-ng"), "needs espeak-ng"))
struct EngineFaultTests {
    let folder: TemporaryFolder
    let text: String

    init() throws {
        folder = try TemporaryFolder()
        text = try folder.write("a.txt", "One begins. The trouble is here. Three goes on.\n")
    }

    /// Puts an engine into the path that does this on the sentence with the trouble, and its work otherwise.
    private func engine(_ trouble: String) throws -> [String: String?] {
        _ = try folder.script(
            "espeak-ng",
            """
            #!/bin/bash
            PATH=/usr/local/bin:/usr/bin:/bin
            text=$(cat)
            case $text in *trouble*) \(trouble);; esac
            printf '%s\\n' "$text" | exec espeak-ng "$@"

            """)
        return ["PATH": folder.path]
    }

    @Test(arguments: [
        ("crash", "kill -SEGV $$"), ("an exit", "exit 1"), ("silence", "exit 0"), ("another format", "echo this is no sound; exit 0"),
        ("half a header", "printf 'RIFF\\0\\0'; exit 0"), ("complaints", "seq 1 200000 >&2; exit 3"),
        // Some seconds are what a sentence may take, ten at most; those before it and their pauses are heard meanwhile.
        ("a hang", "exec sleep 100"),
    ]) func theSentenceIsSkipped(name: String, trouble: String) async throws {
        let result = try await Program.run(["read", text, "--player", "null"], in: folder, environment: try engine(trouble))
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.errors.contains("nothing was said of “The trouble is here.”"), "\(result.errors)")
        #expect(try folder.bookmark()?["finished"] as? Bool == true)
        let export = try await Program.run(
            ["export", text, "-o", folder.file("\(name).srt")], in: folder, environment: try engine(trouble))
        #expect(export.status == 0 && export.errors.contains("nothing was said of “The trouble"), "\(export.errors)")
        let cues = String(decoding: try bytes(ofFile: folder.file("\(name).srt")), as: UTF8.self)
        #expect(cues.contains("One begins.") && cues.contains("Three goes on.") && !cues.contains("trouble"))
    }

    @Test func anEngineThatOnlyFailsEndsIt() async throws {
        let long = try folder.write("long.txt", (1...20).map { "The trouble has number \($0)." }.joined(separator: " ") + "\n")
        let result = try await Program.run(["read", long, "--player", "null"], in: folder, environment: try engine("exit 1"))
        #expect(result.status == 69 && result.errors.contains("cannot speak"), "\(result.errors)")
    }
}
