import Testing

@testable import aloud

struct LineEditorTests {
    @Test func lines() {
        var line = LineEditor(.search)
        for key in [Key.character("a"), .character("é"), .character("x"), .backspace, .left] { #expect(line.take(key) == .typing) }
        #expect(line.text == "aé")
        #expect(line.take(.enter) == .entered("aé"))
        #expect(line.take(.control("u")) == .typing && line.text == "")
        #expect(line.take(.enter) == .cancelled)
        #expect(line.take(.backspace) == .cancelled)
        #expect(line.take(.escape) == .cancelled)
    }

    /// What is pasted may command a terminal: CSI as one character, and what turns a line around.
    @Test(arguments: ["\u{9B}", "\u{202E}", "\u{85}"] as [Character]) func pastedCommandsAreNotTyped(character: Character) {
        var line = LineEditor(.search)
        for key in [Key.character("a"), .character(character), .character(" "), .character("b")] { #expect(line.take(key) == .typing) }
        #expect(line.text == "a b")
    }

    @Test func jumpsAreUndoneInTurn() {
        let start = ContinuousClock.now
        var jumps = JumpHistory()
        jumps.note(10, now: start)
        // Held down, a key is one jump.
        jumps.note(20, now: start + .seconds(1))
        jumps.note(30, now: start + .seconds(2))
        jumps.note(40, now: start + .seconds(9))
        #expect(jumps.undo() == 40)
        #expect(jumps.undo() == 10)
        #expect(jumps.undo() == nil)
        jumps.note(50, now: start + .seconds(9))
        #expect(jumps.undo() == 50)
        // A place that was named is a jump of its own, however soon it was named.
        jumps.note(60, now: start + .seconds(20))
        jumps.note(70, isStep: false, now: start + .seconds(20))
        jumps.note(80, now: start + .seconds(20))
        #expect([jumps.undo(), jumps.undo(), jumps.undo()] == [80, 70, 60])
    }
}
