import Audio
import Testing

@Suite struct PlayerCommandTests {
    @Test(arguments: [
        ("mpv --no-video -", ["mpv", "--no-video", "-"]),
        ("  'my player'  --title=\"a b\" ", ["my player", "--title=a b"]),
        (#"sox \"x y\" \$HOME \\ "\"q\" \n""#, ["sox", "\"x", "y\"", "$HOME", "\\", "\"q\" \\n"]),
        ("p '' \"\"", ["p", "", ""]),
        ("p; rm -rf $(x) | y `z` *", ["p;", "rm", "-rf", "$(x)", "|", "y", "`z`", "*"]),
        ("p 'a'b\"c\"", ["p", "abc"]),
    ]) func splitsWithoutAShell(line: String, words: [String]) throws {
        #expect(try PlayerCommand(parsing: line).words == words)
    }

    @Test(arguments: ["", "   ", "p 'x", "p \"x", "p \\", "''"]) func refuses(line: String) {
        #expect(throws: AudioError.self) { try PlayerCommand(parsing: line) }
    }

    @Test func aKnownNameBringsItsArguments() throws {
        let aplay = try PlayerCommand(parsing: "aplay")
        #expect(aplay == PlayerCommand.known[1])
        let words = ["-q", "-t", "raw", "-f", "S16_LE", "-r", "16000", "-c", "1", "--buffer-time=100000", "--period-time=20000", "-"]
        #expect(aplay.arguments(for: PCMFormat(sampleRate: 16_000)) == words)
        #expect(try PlayerCommand(parsing: "aplay -").words == ["aplay", "-"])
        #expect(PlayerCommand.known.map(\.program) == ["pacat", "aplay", "play"])
        #expect(PlayerCommand.known[0].arguments(for: .speech).contains("--rate=22050"))
    }
}
