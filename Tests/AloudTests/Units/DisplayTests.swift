import TestSupport
import Testing

@testable import aloud

struct DisplayTests {
    @Test func documentsCannotControlTheTerminal() {
        #expect(DisplayText.clean("a\u{1B}[31mb\u{7}c\u{9B}2Jd\ne\t f\u{202E}g") == "a[31mbc2Jd e fg")
    }

    @Test(arguments: [("abc", 3), ("日本", 4), ("e\u{301}", 1), ("한글", 4), ("\u{1F600}", 2), ("ﬁ", 1)]) func widths(text: String, width: Int)
    {
        #expect(DisplayText.width(of: text) == width)
    }

    @Test func longLinesAreCut() {
        #expect(DisplayText.fitted("short", columns: 5) == "short")
        #expect(DisplayText.fitted("too long", columns: 5) == "too …")
        #expect(DisplayText.fitted("日本語日本語", columns: 5) == "日本…")
    }

    @Test func sentencesAreWrappedWithoutLoss() {
        let seed = UInt64.random(in: .min ... .max)
        var random = SplitMix(state: seed)
        for _ in 0..<300 {
            let words = (0..<Int.random(in: 0...30, using: &random)).map { _ in
                String(repeating: Bool.random(using: &random) ? "x" : "語", count: Int.random(in: 1...14, using: &random))
            }
            let text = words.joined(separator: " ")
            let columns = Int.random(in: 10...30, using: &random)
            let lines = LiveDisplay.wrapped(text, columns: columns)
            #expect(lines.allSatisfy { DisplayText.width(of: text[$0]) <= columns }, "seed \(seed)")
            #expect(lines.map { text[$0].filter { $0 != " " } }.joined() == text.filter { $0 != " " }, "seed \(seed)")
            #expect(lines.allSatisfy { !$0.isEmpty }, "seed \(seed)")
        }
    }

    /// A terminal of a few columns has lines all the same, and none of them for ever.
    @Test func linesOfOneColumn() {
        let text = "日本 ab"
        #expect(LiveDisplay.wrapped(text, columns: 1).map { String(text[$0]) } == ["日", "本", "a", "b"])
        #expect(DisplayText.fitted("long", columns: 1) == "…")
    }

    /// In plain lines, what is typed is echoed: wide characters are wiped out in both of their columns, and a mark joins the letter before it.
    @Test(arguments: [
        ("", "a", "a"), ("a", "ab", "b"), ("ab", "a", "\u{8} \u{8}"), ("a日", "a", "\u{8} \u{8}\u{8} \u{8}"), ("e", "e\u{301}", "\u{301}"),
        ("日本", "", String(repeating: "\u{8} \u{8}", count: 4)), ("a", "a", ""),
    ]) func typedLinesAreEchoed(old: String, new: String, echo: String) {
        #expect(PlainDisplay.echo(from: old, to: new) == echo)
    }

    @Test func phrases() {
        #expect(Phrases.time(0) == "0:00" && Phrases.time(61) == "1:01" && Phrases.time(3_723.4) == "1:02:03")
        #expect(Phrases.time(.nan) == "0:00" && Phrases.time(-5) == "0:00")
        #expect(Phrases.duration(1) == "1 second" && Phrases.duration(59) == "59 seconds" && Phrases.duration(3_700) == "1 hour 2 minutes")
        #expect(Phrases.percent(0.999) == "99 %" && Phrases.percent(1) == "100 %" && Phrases.percent(.nan) == "0 %")
        #expect(Phrases.count(1, "page") == "1 page" && Phrases.count(1_234_567, "word") == "1,234,567 words")
        #expect(Phrases.ranges([1, 2, 3, 7, 9, 10]) == "1–3, 7, 9–10")
        #expect(Phrases.ranges([1, 3, 5, 7, 8], limit: 2) == "1, 3 and 3 more")
    }
}
