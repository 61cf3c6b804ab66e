import TestSupport
import Testing

/// A listener at a terminal.
@Suite(
    .serialized, .realTime, .enabled(if: TerminalSession.isPossible, "needs script(1) of util-linux"),
    .enabled(if: isInstalled("espeak-ng"), "needs espeak-ng"))
struct TerminalTests {
    let folder: TemporaryFolder
    let book: String

    init() throws {
        folder = try TemporaryFolder()
        book = try folder.write("book.pdf", MinimalPDF.twelvePages.bytes)
    }

    /// Every key, one after the other, in plain lines that say what each has done.
    @Test func everyKey() async throws {
        let (status, shown) = try await TerminalSession.run(["read", book, "--player", "null", "--plain", "--start", "#2"], in: folder) {
            terminal in
            func press(_ keys: String, _ answer: String) async throws { try await terminal.press(keys, awaiting: answer) }
            // Nothing is said when it begins; the answer to `o` shows that it has, and that all of the text is known.
            try await awaitStatus(terminal, "page 5 of 12")
            try await press(" ", "paused, page 5 of 12")
            try await press("p", "page 5 of 12, ")
            try await press(" ", "paused, page 5 of 12")
            try await press("\u{1B}[H", "paused, page 1 of 12, 0 percent")
            try await place(terminal, "w1,")
            try await press(".", "Out\r\n")
            try await place(terminal, "w2,")
            try await press(",", "Setting\r\n")
            try await place(terminal, "w1,")
            try await press(")", "The ")
            try await place(terminal, "w3,")
            try await press("\u{1B}[1;5C", "The ")
            try await place(terminal, "w15,")
            try await press("(", "The ")
            try await place(terminal, "w3,")
            try await press("\u{1B}[1;5D", "Setting Out\r\n")
            try await place(terminal, "w1,")
            try await press("\u{1B}[5~", "paused, page 5 of 12")
            try await press("\u{1B}[5~", "paused, page 9 of 12")
            try await press("\u{1B}[6~", "paused, page 5 of 12")
            try await press("}", "The ")
            try await place(terminal, "w245,")
            try await press("{", "Stormy Weather\r\n")
            try await place(terminal, "w243,")
            try await press("g", "go to: ")
            try await press("p10\r", ", page 10 of 12")
            try await press("u", ", page 5 of 12")
            try await press("/", "search for: ")
            try await press("number 33x\u{7F}\r", "number 33 ")
            try await press("n", "number 33 ")
            try await press("N", ", page 7 of 12")
            try await press("g", "go to: ")
            try await press("nonsense\r", "is not a position")
            try await press("g", "go to: ")
            try await press("\u{1B}", "\r\n")
            try await press("]", "193 words a minute")
            try await press("[", "175 words a minute")
            try await press("[", "159 words a minute")
            try await press("\u{7F}", "175 words a minute")
            try await press("9", "volume 90")
            try await press("0", "volume 100")
            try await press("m", "muted")
            try await press("m", "volume 100")
            try await press("\u{1B}[C", "paused, page 7")
            try await press("\u{1B}[D", "paused, page 7")
            try await press("\u{1B}[A", "paused, page ")
            try await press("\u{1B}[B", "paused, page 7")
            try await press("l", "The ")
            try await press("o", "paused, page 7 of 12, ")
            try await press("i", "Twelve Pages")
            try await press("?", "quit; the place is saved")
            try await press("\u{1B}[F", "paused, page 12 of 12")
            try await press(">", "this is the last page")
            try await press("\u{1B}[5~", "this is the last chapter")
            try await press("l", "The ")
            try await press("\r", "there is no other document")
            try await press("c", "#2 Stormy Weather, page 5")
            try await press("g", "go to: ")
            try await press("stormy\r", "Stormy Weather, page 5")
            try await press("q", "left at page 5 of 12")
        }
        #expect(status == 0, "\(shown)")
        #expect(!shown.contains("\u{1B}["), "plain lines have no control sequences")
        #expect(try #require(try folder.bookmark()?["word"] as? Int) > 200)
    }

    /// Begun in the middle, with a window around the place that holds all of the text, and with one that doesn't.
    @Test(arguments: [(pages: 3, start: "60%"), (12, "50%")])
    func chaptersAreKnownWhereverItBegan(pages: Int, start: String) async throws {
        var pdf = MinimalPDF.twelvePages
        pdf.outline = []
        if pages == 3 { pdf.pages = [0, 4, 8].map { pdf.pages[$0] } }
        let book = try folder.write("plain.pdf", pdf.bytes)
        _ = try await TerminalSession.run(["read", book, "--player", "null", "--plain", "--start", start], in: folder) { terminal in
            try await awaitStatus(terminal, "of \(pages)")
            try await terminal.press(" ", awaiting: "paused")
            try await terminal.press("\u{1B}[6~", awaiting: "paused, page \(pages == 3 ? 2 : 5) of \(pages)")
            try await terminal.press("\u{1B}[5~", awaiting: "paused, page \(pages == 3 ? 3 : 9) of \(pages)")
            try await terminal.press("q", awaiting: "left at")
        }
    }

    /// Plain lines tell a page that was jumped to once.
    @Test func aJumpIsToldOnce() async throws {
        let (_, shown) = try await TerminalSession.run(["read", book, "--player", "null", "--plain", "--start", "p3"], in: folder) {
            terminal in
            try await awaitStatus(terminal, "page 3 of 12")
            try await terminal.press(">", awaiting: "page 4 of 12, ")
            // By now the word there is being heard.
            try await terminal.press("i", awaiting: "word w")
            try await terminal.press("q", awaiting: "left at")
        }
        #expect(shown.split(separator: "\r\n").filter { $0.hasPrefix("page 4 of 12") }.count == 1, "\(shown)")
    }

    @Test func aSoundIsNotWrittenToTheTerminal() async throws {
        let (status, shown) = try await TerminalSession.run(["export", book, "-o", "-"], in: folder) { _ in }
        #expect(status == 64 && shown.contains("a terminal can’t play a WAV stream"), "\(shown.prefix(300))")
    }

    /// What happens while one types is told behind the line.
    @Test func newsWaitsForALineThatIsTyped() async throws {
        let (status, shown) = try await TerminalSession.run(
            ["read", book, "--player", "null", "--plain", "--start", "p3", "--rate", "900"], in: folder
        ) { terminal in
            try await awaitStatus(terminal, "page 3 of 12")
            try await terminal.press("/wo", awaiting: "search for: wo")
            try await Task.sleep(for: .seconds(4))
            try await terminal.press("x\u{7}", awaiting: "x\r\n")
            try await terminal.press("q", awaiting: "left at")
        }
        #expect(status == 0 && shown.contains("search for: wox\r\n"), "\(shown)")
    }

    /// A jump behind the end that was asked for is told, and nothing is left out for it.
    @Test func aJumpBehindTheEndIsToldAndNotTaken() async throws {
        let (_, shown) = try await TerminalSession.run(
            ["read", book, "--player", "null", "--plain", "--start", "p3", "--end", "p5"], in: folder
        ) { terminal in
            try await awaitStatus(terminal, "page 3 of 12")
            try await terminal.press("g", awaiting: "go to: ")
            try await terminal.press("p9\r", awaiting: "p9 is behind the place where reading is to end")
            try await terminal.press("o", awaiting: "page 3 of 12")
            try await terminal.press("q", awaiting: "left at page 3")
        }
        #expect(!shown.contains("page 9"), "\(shown)")
    }

    /// Where a part begins and ends is told, as nothing else tells it in plain lines.
    @Test func aPartIsToldAtItsBeginningAndItsEnd() async throws {
        let (status, shown) = try await TerminalSession.run(
            ["read", book, "--player", "null", "--plain", "--start", "p3", "--end", "p4", "--rate", "900"], in: folder
        ) { terminal in
            try await terminal.see("from page 3 of 12")
            try await terminal.see("read to page 3 of 12, 24 percent")
        }
        #expect(status == 0, "\(shown)")
    }

    /// Several documents: each to its end, or the next one at once; `q` ends them all.
    @Test func severalDocuments() async throws {
        let short = try folder.write("short.txt", "Only a few words are here.\n")
        let (status, shown) = try await TerminalSession.run(
            ["read", short, book, short, book, "--player", "null", "--plain"], in: folder
        ) { terminal in
            try await terminal.see("read to the end")
            try await terminal.see("going on with \(folder.file("book.pdf"))")
            try await terminal.press("o", awaiting: "page 1 of 12")
            try await terminal.press("\r", awaiting: "left at page 1 of 12")
            try await terminal.see("read to the end", after: 150)
            try await terminal.press("o", awaiting: "of 12")
            try await terminal.press("q", awaiting: "left at page 1 of 12")
        }
        #expect(status == 0, "\(shown)")
    }

    /// While the next document is being opened, which may take for ever, signals do what they do by themselves.
    @Test func controlCBetweenDocuments() async throws {
        let short = try folder.write("short.txt", "Only a few words are here.\n")
        let pipe = folder.file("pipe.txt")
        let check = try folder.script(
            "check",
            "#!/bin/sh\ntrap : INT\nmkfifo '\(pipe)'\n'\(Program.path)' \"$1\" '\(pipe)' \"$1\" --player null --plain\necho status $?\n")
        _ = try await TerminalSession.run([short], in: folder, program: check) { terminal in
            try await terminal.see("going on with \(pipe)")
            try await terminal.press("\u{3}", awaiting: "status 130")
        }
    }

    /// One of several documents has no such place: it is told and left out.
    @Test func aPlaceThatOneDocumentLacks() async throws {
        let short = try folder.write("short.txt", "Only three words.\n")
        let long = try folder.write("long.txt", "Only a few more words are here.\n")
        let result = try await Program.run(["read", long, short, long, "--player", "null", "--start", "w5"], in: folder)
        #expect(result.status == 64 && result.errors.contains("there is no word 5"), "\(result.errors)")
        #expect(result.errors.split(separator: "\n").count { $0.contains("going on with") } == 2, "\(result.errors)")
    }

    /// The end of the last chapter is the end of a chapter.
    @Test func sleepWithTheLastChapter() async throws {
        let short = try folder.write("short.txt", "Only a few words are here.\n")
        let result = try await Program.run(["read", short, short, "--player", "null", "--sleep", "chapter"], in: folder)
        #expect(result.status == 0 && !result.errors.contains("going on"), "\(result.errors)")
    }

    @Test func theLiveLineIsDrawnAndCleared() async throws {
        let (status, shown) = try await TerminalSession.run(["read", book, "--player", "null", "--start", "p3"], in: folder) { terminal in
            try await terminal.see("page 3 of 12")
            try await terminal.see("\u{1B}[7mThe\u{1B}[27m ")
            try await terminal.press(" ", awaiting: "(Paused)")
            // While nothing changes, nothing is written: what is shown comes to rest, and a line drawn again and again would not.
            var isAtRest = false
            for _ in 0..<100 where !isAtRest {
                let before = terminal.shown().utf8.count
                try await Task.sleep(for: .milliseconds(600))
                isAtRest = terminal.shown().utf8.count == before
            }
            #expect(isAtRest)
            try await terminal.press("q", awaiting: "left at page 3 of 12")
        }
        #expect(status == 0, "\(shown)")
        #expect(shown.hasSuffix("percent\r\n"))
    }

    @Test func controlCSavesThePlaceAndRestoresTheTerminal() async throws {
        let check = try folder.script("check", "#!/bin/sh\ntrap : INT\n'\(Program.path)' \"$@\"\necho status $?\nstty -a\n")
        let (_, shown) = try await TerminalSession.run(
            ["read", book, "--player", "null", "--start", "p6"], in: folder, program: check
        ) { terminal in
            try await terminal.see("page 6 of 12")
            try await terminal.press("\u{3}", awaiting: "status 130")
            try await terminal.see("icanon")
        }
        #expect(shown.contains(" icanon") && shown.contains(" echo "), "\(shown)")
        #expect(try folder.bookmark()?["pageLabel"] as? String == "6")
    }

    @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb"], ["ACCESSIBLE": "1"]])
    func theEnvironmentAsksForPlainLines(environment: [String: String?]) async throws {
        let (status, shown) = try await TerminalSession.run(
            ["read", book, "--player", "null"], in: folder, environment: environment
        ) { terminal in
            try await awaitStatus(terminal, "page 1 of 12")
            try await terminal.press("q", awaiting: "left at")
        }
        #expect(status == 0)
        #expect(!shown.contains("\u{1B}["))
    }

    @Test func aPasswordIsAskedForUnseen() async throws {
        let locked = Sample.path("structure/encrypted-aes-128.pdf")
        let (status, shown) = try await TerminalSession.run(["info", locked], in: folder) { terminal in
            try await terminal.see("Password for")
            try await terminal.press("guess\n", awaiting: "does not open it. Password: ")
            try await terminal.press("swordfish\n", awaiting: "encrypted")
        }
        #expect(status == 0, "\(shown)")
        #expect(!shown.contains("swordfish") && !shown.contains("guess"))
    }
}

/// Asks for the status until it shows the place, with the whole text known.
private func awaitStatus(_ terminal: TerminalSession, _ place: String) async throws {
    for _ in 0..<300 {
        try await terminal.press("o")
        try await Task.sleep(for: .milliseconds(100))
        let shown = terminal.shown()
        if shown.contains(place), shown.contains(" percent") { return }
    }
    throw TerminalSession.Timeout(awaited: place)
}

/// Asks where the player is.
private func place(_ terminal: TerminalSession, _ word: String) async throws {
    try await terminal.press("i", awaiting: "word \(word)")
}
