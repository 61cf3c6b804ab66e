@testable import Audio
import Testing

@Suite struct PlaybackClockTests {
    let format = PCMFormat(sampleRate: 1_000)  // a sample is a millisecond

    @Test func letsWritesRunATenthOfASecondAhead() {
        var clock = PlaybackClock(format: format, leadIn: .zero)
        #expect(clock.wait(for: 500, at: .seconds(9)) == .zero)
        clock.wrote(90, at: .seconds(9))
        #expect(clock.wait(for: 10, at: .seconds(9)) == .zero)
        #expect(clock.wait(for: 20, at: .seconds(9)) == .milliseconds(10))
        #expect(clock.wait(for: 20, at: .seconds(9) + .milliseconds(10)) == .zero)
    }

    @Test func hearsByTheClockButNeverWhatWasNotWritten() {
        var clock = PlaybackClock(format: format, leadIn: .milliseconds(50))
        #expect(clock.heard(at: .seconds(1)) == 0)
        clock.wrote(50, at: .seconds(1))
        clock.wrote(200, at: .seconds(1))
        #expect(clock.heard(at: .seconds(1) + .milliseconds(40)) == 0)
        #expect(clock.heard(at: .seconds(1) + .milliseconds(80)) == 30)
        #expect(clock.heard(at: .seconds(5)) == 200)
    }

    @Test func aGapMovesWhatFollows() {
        var clock = PlaybackClock(format: format, leadIn: .zero)
        clock.wrote(100, at: .seconds(1))
        clock.wrote(100, at: .seconds(3))
        #expect(clock.heard(at: .seconds(3)) == 100)
        #expect(clock.heard(at: .seconds(3) + .milliseconds(60)) == 160)
    }
}
