import Foundation
import TestSupport
import Testing

/// Listening at a real terminal: the live display, every key, the mouse, and what happens to the terminal.
@Suite(
    .serialized, .realTime, .enabled(if: TmuxSession.isPossible, "needs tmux"), .enabled(if: isInstalled("espeak-ng"), "needs espeak-ng"),
    .enabled(if: isInstalled("bash"), "needs bash"))
struct TmuxTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        _ = try folder.write("book.pdf", MinimalPDF.twelvePages.bytes)
    }

    /// The line with the place, as it is on the screen.
    private func status(_ screen: String) -> String { screen.split(separator: "\n").last { $0.contains(" wpm") }.map(String.init) ?? "" }

    private func seeStatus(_ terminal: TmuxSession, _ parts: String..., sourceLocation: SourceLocation = #_sourceLocation) async throws {
        try await terminal.see("\(parts)", sourceLocation: sourceLocation) { screen in parts.allSatisfy(status(screen).contains) }
    }

    private func start(_ arguments: String = "", columns: Int = 100, rows: Int = 30) async throws -> TmuxSession {
        let terminal = try TmuxSession(in: folder, columns: columns, rows: rows)
        try await terminal.see("$")
        try terminal.enter("aloud book.pdf --player null \(arguments); echo status $?")
        return terminal
    }

    @Test func everyKey() async throws {
        let terminal = try await start("--start '#2'")
        try await seeStatus(terminal, "page 5 of 12", " %)")
        try terminal.press("Space")
        try await seeStatus(terminal, "(Paused)")
        try terminal.press("p")
        try await terminal.see("going on") { !status($0).contains("(Paused)") }
        try terminal.press("Space")
        try await seeStatus(terminal, "(Paused)")
        /// Presses a key and waits for the place that follows.
        func press(_ key: String, _ parts: String..., sourceLocation: SourceLocation = #_sourceLocation) async throws {
            try terminal.press(key)
            try await terminal.see("\(parts) after \(key)", sourceLocation: sourceLocation) { screen in
                parts.allSatisfy(status(screen).contains)
            }
        }
        try await press("Home", "0:00 /", "page 1 of 12", "#1 Setting Out")
        try await press("Up", "1:00 /")
        try await press("Down", "0:00 /")
        try await press("Right", "0:05 /")
        try await press("Left", "0:00 /")
        // By words, seen in the marked word.
        for (key, word) in [
            (".", "w2,"), (".", "w3,"), (",", "w2,"), ("S-Right", "w3,"), ("S-Left", "w2,"), (")", "w3,"), ("C-Right", "w15,"),
            ("(", "w3,"), ("C-Left", "w1,"),
        ] {
            try terminal.press(key, "i")
            try await terminal.see("\(word) after \(key)") { screen in
                screen.split(separator: "\n").last { $0.hasPrefix("word w") }?.hasPrefix("word \(word)") == true
            }
        }
        try await press(">", "page 2 of 12")
        try await press("<", "page 1 of 12")
        try await press("PageUp", "page 5 of 12", "#2 Stormy Weather")
        try await press("PageUp", "page 9 of 12")
        try await press("PageDown", "page 5 of 12")
        try await press("}", "page 5 of 12")
        try await press("}", "page 6 of 12")
        try await press("{", "page 5 of 12")
        try await press("S-PageUp", "page 12 of 12")
        try await press("S-PageDown", "page 1 of 12")
        // Jumps in quick succession are one, for whoever undoes them.
        try await Task.sleep(for: .milliseconds(1_700))
        try terminal.press("g")
        try await terminal.see("go to:")
        try terminal.type("p10")
        try await press("Enter", "page 10 of 12")
        try await press("u", "page 1 of 12")
        try terminal.press("/")
        try await terminal.see("search for:")
        try terminal.type("number 33x")
        try terminal.press("BSpace")
        try await press("Enter", "page 7 of 12")
        try terminal.press("n", "N", "g")
        try await terminal.see("go to:")
        try terminal.press("Escape")
        try await press("]", "193 wpm")
        try await press("[", "175 wpm")
        try await press("[", "159 wpm")
        try await press("BSpace", "175 wpm")
        try await press("9", "volume 90")
        try await press("0", "175 wpm")
        try await press("m", "muted")
        try terminal.press("m")
        try await terminal.see("sound again") { !status($0).contains("muted") }
        try await press("+", "pitch 55")
        try terminal.press("-")
        try await terminal.see("the usual pitch again") { !status($0).contains("pitch") }
        try await press("s", "sleeps in 15 minutes")
        try await press("s", "sleeps in 30 minutes")
        try await press("s", "sleeps in 1 hour")
        try await press("s", "sleeps at the end of the chapter")
        try terminal.press("s")
        try await terminal.see("the sleep timer is off")
        try await press("l", "page 7 of 12")
        try terminal.press("o", "i")
        try await terminal.see("Twelve Pages")
        try terminal.press("?")
        try await terminal.see("quit; the place is saved")
        try await press("End", "page 12 of 12")
        try terminal.press("q")
        try await terminal.see("status 0")
        #expect(try terminal.screen().contains("left at page 12 of 12"))
    }

    @Test func theWordIsMarkedAndASentenceHeardStays() async throws {
        let terminal = try await start("--rate 400 --start w3")
        // The second sentence has come, and the first stands above it.
        try await terminal.see("two sentences") { screen in
            let lines = screen.split(separator: "\n")
            guard let first = lines.firstIndex(where: { $0.contains("number 0 ") }),
                let second = lines.firstIndex(where: { $0.contains("number 1 ") })
            else { return false }
            return first < second
        }
        try terminal.press("q")
        try await terminal.see("status 0")
    }

    @Test func aClickOnTheScrubberGoesThere() async throws {
        let terminal = try await start()
        try await seeStatus(terminal, "page 1 of 12", " %)")
        try terminal.press("Space")
        try await seeStatus(terminal, "(Paused)")
        func row() throws -> Int {
            try terminal.screen().split(separator: "\n", omittingEmptySubsequences: false).lastIndex {
                $0.hasPrefix("[=") || $0.hasPrefix("[|")
            } ?? -1
        }
        let bar = try row()
        try #require(bar >= 0)
        try terminal.type("\u{1B}[<0;50;\(bar + 1)M\u{1B}[<0;50;\(bar + 1)m")
        try await seeStatus(terminal, "(50 %)")
        // A click elsewhere is none.
        let now = try row()
        try terminal.type("\u{1B}[<0;10;\(now)M")
        try terminal.type("\u{1B}[<0;99;\(now + 1)M")
        try await seeStatus(terminal, "(99 %)")
        try terminal.press("q")
        try await terminal.see("status 0")
    }

    @Test func suspendAndGoOn() async throws {
        let terminal = try TmuxSession(in: folder)
        try await terminal.see("$")
        try terminal.enter("'\(Program.path)' book.pdf --player null --start p3")
        try await seeStatus(terminal, "page 3 of 12")
        try terminal.press("C-z")
        try await terminal.see("Stopped")
        #expect(try folder.bookmark()?["pageLabel"] as? String == "3")
        try terminal.enter("stty -a | grep -o '[- ]icanon\\|[- ]echo '")
        try await terminal.see("ordinary settings") { $0.contains(" icanon") && $0.contains(" echo") }
        try terminal.enter("clear; fg")
        try await seeStatus(terminal, "page 3 of 12")
        try terminal.press("Space")
        try await seeStatus(terminal, "(Paused)")
        try terminal.press("q")
        try await terminal.see("left at page 3")
    }

    @Test func narrowTerminalsAndNewSizes() async throws {
        let terminal = try await start("--start p3")
        try await seeStatus(terminal, "page 3 of 12", " %)")
        try terminal.press("Space")
        try await seeStatus(terminal, "(Paused)")
        try terminal.resize(columns: 40, rows: 10)
        try await terminal.see("40 columns") { screen in
            let lines = screen.split(separator: "\n")
            return lines.last?.hasPrefix("(Paused)") == true && lines.dropLast().last.map { $0.count == 39 && $0.hasPrefix("[") } == true
        }
        try terminal.resize(columns: 14, rows: 5)
        try await terminal.see("14 columns") { screen in
            screen.split(separator: "\n").last.map { $0.hasPrefix("(Paused)") && $0.hasSuffix("…") } == true
        }
        try terminal.resize(columns: 120, rows: 30)
        try await seeStatus(terminal, "(Paused)", "page 3 of 12", "#1 Setting Out")
        try terminal.press("q")
        try await terminal.see("status 0")
    }

    /// Crashes and signals give the terminal back.
    @Test(arguments: ["SEGV", "ABRT", "BUS", "TERM", "HUP", "QUIT"]) func theTerminalIsGivenBack(signal: String) async throws {
        let terminal = try await start("--start p3")
        try await seeStatus(terminal, "page 3 of 12")
        // A start that fails is no place; this one has got somewhere.
        #expect(try await eventually { try folder.bookmark() != nil })
        let pid = try #require(try FileManager.default.contentsOfDirectory(atPath: folder.file("aloud")).first?.split(separator: ".").first)
        #expect(
            kill(
                try #require(Int32(pid)),
                ["SEGV": SIGSEGV, "ABRT": SIGABRT, "BUS": SIGBUS, "TERM": SIGTERM, "HUP": SIGHUP, "QUIT": SIGQUIT][signal] ?? SIGTERM) == 0)
        try await terminal.see("status 1")
        try terminal.enter("clear; stty -a | grep -o '[- ]icanon\\|[- ]echo '")
        try await terminal.see("ordinary settings after \(signal)") { $0.contains(" icanon") && $0.contains(" echo") }
        #expect(try folder.bookmark()?["pageLabel"] as? String == "3")
    }

    @Test func pipedTextHasTheKeysOfTheTerminal() async throws {
        let terminal = try TmuxSession(in: folder)
        _ = try folder.write("log", "The first line of the log has these words, and goes on for a while.\n")
        try await terminal.see("$")
        try terminal.enter("tail -f log | '\(Program.path)' read - --player null; echo status $?")
        try await terminal.see("The first line of the log")
        try terminal.press("Space")
        try await terminal.see("(Paused)")
        let log = try #require(FileHandle(forWritingAtPath: folder.file("log")))
        try log.seekToEnd()
        try log.write(contentsOf: Data("Another line has come.\n".utf8))
        try terminal.press("Space", ")")
        try await terminal.see("Another line has come.")
        try terminal.press("q")
        // `tail` goes on until it is told that nobody listens.
        try log.write(contentsOf: Data("And one more.\n".utf8))
        try log.write(contentsOf: Data("And one more.\n".utf8))
        try await terminal.see("status 0")
    }

    /// A document that comes slowly, of which the beginning has come.
    @Test func aPipedDocumentIsNotWaitedForAgainstOnesWill() async throws {
        let terminal = try TmuxSession(in: folder)
        _ = try folder.write("head", Array(MinimalPDF(paragraphs: ["Nobody waits for this."]).bytes.prefix(300)))
        try await terminal.see("$")
        try terminal.enter("(cat head; touch begun; while sleep 0.2; do echo; done) | '\(Program.path)' - --player null; echo status $?")
        #expect(await eventually { FileManager.default.fileExists(atPath: folder.file("begun")) })
        try await Task.sleep(for: .milliseconds(300))
        try terminal.press("q")
        try await terminal.see("status 0")
    }

    @Test func typedTextIsReadLineByLine() async throws {
        let terminal = try TmuxSession(in: folder)
        try await terminal.see("$")
        try terminal.enter("'\(Program.path)' read - --player null --rate 500; echo status $?")
        try terminal.enter("A line is typed.")
        #expect(await eventually { !((try? FileManager.default.contentsOfDirectory(atPath: folder.file("aloud"))) ?? []).isEmpty })
        try terminal.enter("Another pq line.")
        let status = { try await Program.run(["status", "--json"], in: folder).output }
        #expect(try await eventually { try await status().contains("Another pq line.") })
        try terminal.press("C-d")
        try await terminal.see("status 0")
    }

    /// While more of the text is waited for, what was said stands above, as the sentences of a document do.
    @Test func whatWasSaidStaysWhileMoreIsAwaited() async throws {
        let terminal = try TmuxSession(in: folder)
        _ = try folder.write("log", "The first line.\n")
        try await terminal.see("$")
        try terminal.enter("clear; '\(Program.path)' read - --player null --rate 500 < <(tail -f log)")
        try await seeStatus(terminal, "(Waiting)")
        #expect(try terminal.screen().contains("The first line."))
        let log = try #require(FileHandle(forWritingAtPath: folder.file("log")))
        try log.seekToEnd()
        try log.write(contentsOf: Data("Another line has come.\n".utf8))
        try await terminal.see("both lines") { $0.split(separator: "\n").prefix(2) == ["The first line.", "Another line has come."] }
        try terminal.press("q")
        try await terminal.see("$")
    }

    /// Reading goes on while the terminal is the shell's, and takes keys again when it is back.
    @Test func theBackgroundIsReadOn() async throws {
        let terminal = try TmuxSession(in: folder)
        _ = try folder.write("long.txt", (1...400).map { "This is sentence number \($0) of a long text." }.joined(separator: " ") + "\n")
        try await terminal.see("$")
        try terminal.enter("clear; '\(Program.path)' read long.txt --player null --rate 200")
        try await seeStatus(terminal, "wpm")
        try terminal.press("C-z")
        try await terminal.see("Stopped")
        try terminal.enter("clear; bg")
        try terminal.enter("stty -a | grep -o '[- ]icanon\\|[- ]echo '")
        try await terminal.see("ordinary settings") { $0.contains(" icanon") && $0.contains(" echo") }
        #expect(try await eventually { try await Program.run(["status", "--json"], in: folder).output.contains("\"playing\"") })
        #expect(try !terminal.screen().contains("wpm"))
        try terminal.enter("fg")
        try await seeStatus(terminal, "wpm")
        try terminal.press("Space")
        try await terminal.see("Paused")
        try terminal.press("q")
        try await terminal.see("left at")
    }

    /// Whatever ends the question for a password, what is typed afterwards is seen.
    @Test func aPasswordThatIsNotGiven() async throws {
        let terminal = try TmuxSession(in: folder)
        _ = try folder.write("locked.pdf", try bytes(ofFile: Sample.path("structure/encrypted-aes-128.pdf")))
        try await terminal.see("$")
        // The shell in between leaves the terminal as it is.
        _ = try folder.write("ask", "trap : INT\n'\(Program.path)' info locked.pdf\nstty -a | grep -o '[- ]echo ' | tr ' ' +\n")
        try terminal.enter("clear; sh ask")
        try await terminal.see("Password for")
        try terminal.press("C-c")
        try await terminal.see("+echo+")
    }

    /// Before there is any text, keys are unseen, and the end is the end.
    @Test func keysBeforeTheFirstText() async throws {
        let terminal = try TmuxSession(in: folder)
        try await terminal.see("$")
        try terminal.enter("'\(Program.path)' read - --player null < <(sleep 1000); echo status $?")
        try await Task.sleep(for: .milliseconds(500))
        try terminal.type("zzz")
        try terminal.press("q")
        try await terminal.see("status 0")
        #expect(try !terminal.screen().contains("zzz"))
        try terminal.enter("clear; stty -a | grep -o '[- ]icanon\\|[- ]echo '")
        try await terminal.see("ordinary settings") { $0.contains(" icanon") && $0.contains(" echo") }
    }

    /// Who types when the document ends goes on typing to the reader.
    @Test func theEndWaitsForALineThatIsTyped() async throws {
        let terminal = try await start("--start 96%")
        try await seeStatus(terminal, "page 12 of 12")
        try terminal.press("/")
        try await terminal.see("search for:")
        try terminal.type("abc")
        #expect(try await eventually { try await Program.run(["status", "--json"], in: folder).output.contains("\"finished\"") })
        try terminal.type("def")
        try await terminal.see("search for: abcdef")
        try terminal.press("Escape")
        try await terminal.see("status 0")
        #expect(try folder.bookmark()?["finished"] as? Bool == true)
    }
}
