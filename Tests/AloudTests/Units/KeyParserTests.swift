import TestSupport
import Testing

@testable import aloud

struct KeyParserTests {
    private func keys(_ text: String) -> [Key] {
        var parser = KeyParser()
        return parser.add(Array(text.utf8)) + parser.flush()
    }

    @Test(arguments: [
        (" ", [Key.character(" ")]), ("é]", [.character("é"), .character("]")]), ("\r\n\t", [.enter, .enter, .tab]),
        ("\u{7F}\u{8}", [.backspace, .backspace]),
        ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]), ("\u{1B}OA\u{1B}OD", [.up, .left]),
        ("\u{1B}[1;5C\u{1B}[1;5D", [.controlRight, .controlLeft]), ("\u{1B}[1;2C\u{1B}[1;2D", [.shiftRight, .shiftLeft]),
        ("\u{1B}[5~\u{1B}[6~\u{1B}[1~\u{1B}[4~", [.pageUp, .pageDown, .home, .end]), ("\u{1B}[H\u{1B}[F\u{1B}OH", [.home, .end, .home]),
        ("\u{1B}[5;2~\u{1B}[6;2~", [.shiftPageUp, .shiftPageDown]),
        // A press, its release, another button, the wheel; where the cursor is.
        ("\u{1B}[<0;12;3M\u{1B}[<0;12;3m\u{1B}[<2;1;1M\u{1B}[<64;1;1Mx", [.click(column: 12, row: 3), .character("x")]),
        ("\u{1B}[24;80R\u{1B}[<M\u{1B}[<;;M", [.cursor(row: 24)]),
        ("\u{1B}", [.escape]), ("\u{1B}q", [.escape, .character("q")]), ("\u{4}\u{7}", [.control("d"), .control("g")]),
        // Keys that mean nothing here are swallowed whole.
        ("\u{1B}[15~x\u{1B}[200;3uy", [.character("x"), .character("y")]),
    ]) func sequences(text: String, expected: [Key]) {
        #expect(keys(text) == expected)
    }

    /// The same keys, however the bytes arrive.
    @Test func anyCutGivesTheSameKeys() {
        let text = Array("a\u{1B}[1;5Cé\u{1B}[5~\u{1B}[<0;7;9Mq日".utf8)
        var whole = KeyParser()
        let expected = whole.add(text)
        #expect(
            expected == [
                .character("a"), .controlRight, .character("é"), .pageUp, .click(column: 7, row: 9), .character("q"), .character("日"),
            ])
        for cut in 0...text.count {
            var parser = KeyParser()
            #expect(parser.add(text[..<cut]) + parser.add(text[cut...]) == expected, "cut at \(cut)")
        }
    }

    /// Whatever a terminal sends, the parser gets through it and forgets it.
    @Test func randomBytes() {
        let seed = UInt64.random(in: .min ... .max)
        var random = SplitMix(state: seed)
        var parser = KeyParser()
        for _ in 0..<2_000 {
            _ = parser.add((0..<Int.random(in: 0...40, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) })
            _ = parser.flush()
            #expect(!parser.isWaiting, "seed \(seed)")
        }
    }

    @Test func everyKeyHasOneMeaning() {
        let keys = ListeningAction.bindings.flatMap(\.keys)
        #expect(Set(keys).count == keys.count)
        #expect(ListeningAction.help.allSatisfy { $0.count < 80 })
    }
}
