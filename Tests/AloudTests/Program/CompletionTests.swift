import Subprocess
import TestSupport
import Testing

/// What a shell offers behind `aloud`.
struct CompletionTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func script(_ shell: String) async throws -> String {
        let result = try await Program.run(["--generate-completion-script", shell], in: folder)
        #expect(result.status == 0)
        return result.output
    }

    /// Without a command, a document may be named, and then the options of reading; what bash offers is asked of bash.
    @Test(
        .enabled(if: isInstalled("bash")),
        arguments: [
            (["bo"], ["book.pdf"]), (["tog"], ["toggle"]), (["--fr"], ["--from-beginning"]), (["book.pdf", "--st"], ["--start"]),
            (["book.pdf", "--urls", "h"], ["host"]), (["text", "bo"], ["book.pdf"]), (["text", "book.pdf", "--lay"], ["--layout"]),
            (["text", "book.pdf", "--skip", "foot"], ["footnotes"]), (["book.pdf", "--sleep", "ch"], ["chapter"]),
        ])
    func bashOffersDocumentsAndOptions(words: [String], expected: [String]) async throws {
        _ = try folder.write("book.pdf", "")
        let path = try folder.write("completion", try await script("bash"))
        let line = (["aloud"] + words).map { "'\($0)'" }.joined(separator: " ")
        let asking = """
            cd '\(folder.path)'; source '\(path)'; COMP_WORDS=(\(line)); COMP_CWORD=\(words.count); COMP_LINE="${COMP_WORDS[*]}"
            COMP_POINT=${#COMP_LINE}; _aloud aloud "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"; echo "${COMPREPLY[*]}"
            """
        let answer = try await Subprocess.run(.name("bash"), arguments: ["-c", asking], output: .string(limit: 4096), error: .discarded)
        #expect(answer.standardOutput.split(whereSeparator: \.isWhitespace).map(String.init) == expected)
    }

    @Test(arguments: [
        ("zsh", "((CURRENT == 2)) && _files"), ("fish", "set unparsed_tokens $unparsed_tokens[1] read"), ("fish", "\"aloud\" -eq 1' -F"),
    ])
    func otherShellsAreToldTheSame(shell: String, line: String) async throws {
        #expect(try await script(shell).contains(line))
    }
}
