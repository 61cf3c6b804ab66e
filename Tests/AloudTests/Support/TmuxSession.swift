import Dispatch
import Foundation
import TestSupport
import Testing

/// A real terminal, as tmux makes one, with a shell in it: what is typed, and what the screen shows.
final class TmuxSession: Sendable {
    static let isPossible = isInstalled("tmux")

    private let server: String
    private let tmux = TestSupport.Program(name: "tmux")

    /// A shell whose `aloud` is the built program.
    init(in folder: TemporaryFolder, columns: Int = 100, rows: Int = 30) throws {
        server = "aloud-\(UUID().uuidString.prefix(8))"
        let setup = """
            export XDG_STATE_HOME='\(folder.file("state"))' XDG_CONFIG_HOME='\(folder.file("config"))' XDG_RUNTIME_DIR='\(folder.path)' LC_ALL=C.UTF-8 SWIFT_BACKTRACE=enable=no PS1='$ '
            unset NO_COLOR ACCESSIBLE
            aloud() { '\(Program.path)' "$@"; }
            cd '\(folder.path)'

            """
        try setup.write(toFile: folder.file("rc"), atomically: true, encoding: .utf8)
        try run("new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", "bash --noprofile --rcfile '\(folder.file("rc"))' -i")
    }

    deinit { _ = try? run("kill-server") }

    @discardableResult
    private func run(_ arguments: String...) throws -> String {
        String(decoding: try tmux.run(["-L", server, "-f", "/dev/null", "-u"] + arguments), as: UTF8.self)
    }

    /// The screen as it is now; with what has scrolled away above it, if wanted.
    func screen(scrolled: Bool = false) throws -> String {
        try scrolled ? run("capture-pane", "-p", "-S", "-500") : run("capture-pane", "-p")
    }

    /// Presses keys by tmux's names: `Space`, `PageUp`, `C-z`, `x`.
    func press(_ keys: String...) throws { for key in keys { try run("send-keys", key) } }

    /// Types characters as they are.
    func type(_ text: String) throws { try run("send-keys", "-l", text) }

    /// Types a command line.
    func enter(_ line: String) throws {
        try type(line)
        try press("Enter")
    }

    func resize(columns: Int, rows: Int) throws { try run("resize-window", "-x", "\(columns)", "-y", "\(rows)") }

    /// Waits until the screen is as wanted.
    func see(_ what: String, sourceLocation: SourceLocation = #_sourceLocation, _ isThere: (String) -> Bool) async throws {
        let isSeen = try await eventually {
            // Waiting for tmux must not hold a thread that other tests run on.
            let shown = try await withCheckedThrowingContinuation { continuation in
                DispatchQueue.global().async { continuation.resume(with: Result { try self.screen() }) }
            }
            return isThere(shown)
        }
        if !isSeen { Issue.record("\(what) never came:\n\(try screen())", sourceLocation: sourceLocation) }
        try #require(isSeen, sourceLocation: sourceLocation)
    }

    func see(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        try await see(text, sourceLocation: sourceLocation) { $0.contains(text) }
    }
}
