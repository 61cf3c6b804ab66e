import Reading
import Testing

@testable import aloud

struct SleepTimerTests {
    @Test(arguments: [("30m", 1_800.0), ("1h30m", 5_400), ("45:00", 2_700), ("90s", 90)]) func times(text: String, seconds: Double) {
        #expect(SleepTimer(parsing: text)?.wish == .after(seconds: seconds))
    }

    @Test(arguments: ["", "30", "0m", "-5m", "40%", "tomorrow", "9999999h"]) func nonsense(text: String) {
        #expect(SleepTimer(parsing: text) == nil)
    }

    @Test func onlyListeningCounts() throws {
        let start = SuspendingClock.now
        var timer = try #require(SleepTimer(parsing: "10s"))
        #expect(timer.remaining(start + .seconds(60)) == .seconds(10))
        timer.run(true, now: start)
        timer.run(false, now: start + .seconds(4))
        #expect(timer.remaining(start + .seconds(100)) == .seconds(6))
        timer.run(true, now: start + .seconds(100))
        #expect(timer.limit(in: .empty, at: 3, sentence: 0..<9, now: start + .seconds(105)) == nil)
        #expect(timer.limit(in: .empty, at: 3, sentence: 0..<9, now: start + .seconds(106)) == 9)
    }

    @Test func whatIsLeftIsTold() throws {
        var timer = try #require(SleepTimer(parsing: "10s"))
        #expect(timer.phrase == "in 10 seconds")
        timer.run(true, now: .now - .seconds(20))
        #expect(timer.phrase == "at the end of the sentence")
    }

    @Test func aChapterEndsWithItsSections() {
        var builder = ReadingText.Builder()
        let marks = [("One", 1), ("Section", 2), ("Two", 1), ("Three", 1)]
        for (title, level) in marks {
            builder.addChapter(title: title, level: level)
            builder.append(paragraph: "A few words here.")
        }
        let text = builder.build(isComplete: true)
        let timer = SleepTimer(.chapter)
        #expect(timer.limit(in: text, at: 0, sentence: nil) == 8)
        #expect(timer.limit(in: text, at: 5, sentence: nil) == 8)
        #expect(timer.limit(in: text, at: 8, sentence: nil) == 12)
        #expect(timer.limit(in: text, at: 13, sentence: nil) == nil)
    }

    @Test func theKeyGoesRound() {
        let now = SuspendingClock.now
        var seen: [SleepTimer.Wish?] = []
        var timer: SleepTimer?
        for _ in 0..<6 {
            timer = SleepTimer.next(after: timer, now: now)
            timer?.run(true, now: now)
            seen.append(timer?.wish)
        }
        #expect(seen == [.after(seconds: 900), .after(seconds: 1_800), .after(seconds: 3_600), .chapter, nil, .after(seconds: 900)])
    }

    @Test func theBarAndAClickOnItAgree() {
        for columns in [20, 61, 99] {
            for column in 2..<columns {
                let line = Array(ScrubberBar.line(ScrubberBar.fraction(column: column, columns: columns), columns: columns))
                #expect(line.count == columns && line[column - 1] == "|")
            }
        }
        #expect(ScrubberBar.fraction(column: 1, columns: 30) == 0 && ScrubberBar.fraction(column: 500, columns: 30) == 1)
        #expect(ScrubberBar.line(.nan, columns: 5).count == 5)
    }
}
