import Reading
import Testing

@Suite("Playback: every state and every event")
struct PlaybackTableTests {
    /// The situations a reader can be in; the text has words 0..<100 of a document that goes on, unless said otherwise.
    enum Situation: String, CaseIterable {
        case idle, playing, paused, pausedAfterSeek
        /// On the way, the old sound not yet ended.
        case skipping, skippingPaused
        /// On the way to a word that has not been read yet.
        case waiting, waitingPaused
        case finished

        var machine: PlaybackMachine {
            var machine = PlaybackMachine(start: 5, end: 100, isComplete: false)
            let events: [PlaybackEvent] =
                switch self {
                case .idle: []
                case .playing: [.play, .heard(word: 10)]
                case .paused: [.play, .heard(word: 10), .pause]
                case .pausedAfterSeek: [.seek(to: 10)]
                case .skipping: [.play, .seek(to: 10)]
                case .skippingPaused: [.play, .pause, .seek(to: 10)]
                case .waiting: [.play, .seek(to: 200), .silenced]
                case .waitingPaused: [.seek(to: 200)]
                case .finished: [.textChanged(end: 100, isComplete: true), .play, .heard(word: 99), .reachedEnd]
                }
            for event in events { _ = machine.handle(event) }
            return machine
        }

        var state: PlaybackState {
            switch self {
            case .idle: .idle
            case .playing: .playing(at: 10)
            case .paused, .pausedAfterSeek: .paused(at: 10)
            case .skipping: .seeking(to: 10, wasPlaying: true)
            case .skippingPaused: .seeking(to: 10, wasPlaying: false)
            case .waiting: .seeking(to: 200, wasPlaying: true)
            case .waitingPaused: .seeking(to: 200, wasPlaying: false)
            case .finished: .finished
            }
        }
    }

    struct Row: Sendable, CustomTestStringConvertible {
        let event: PlaybackEvent
        let state: PlaybackState
        let effects: [PlaybackEffect]
        var testDescription: String { "\(event)" }
        init(_ event: PlaybackEvent, _ state: PlaybackState, _ effects: [PlaybackEffect] = []) {
            self.event = event
            self.state = state
            self.effects = effects
        }
    }

    private func check(_ situation: Situation, _ rows: [Row], _ location: SourceLocation = #_sourceLocation) {
        #expect(situation.machine.state == situation.state, sourceLocation: location)
        for row in rows {
            var machine = situation.machine
            let effects = machine.handle(row.event)
            #expect(machine.state == row.state, "\(situation) + \(row.event)", sourceLocation: location)
            #expect(effects == row.effects, "\(situation) + \(row.event)", sourceLocation: location)
        }
        // Every kind of event has its row.
        let kinds = Set(rows.map { "\($0.event)".prefix { $0 != "(" } })
        #expect(kinds.count == 12, "\(kinds)", sourceLocation: location)
    }

    private func spoken(_ word: Int) -> [PlaybackEffect] { [.startSpeaking(at: word), .savePosition(word), .announce(.playing(at: word))] }

    @Test func idle() {
        check(
            .idle,
            [
                Row(.play, .playing(at: 5), spoken(5)),
                Row(.toggle, .playing(at: 5), spoken(5)),
                Row(.pause, .idle), Row(.stop, .idle), Row(.settingsChanged, .idle),
                Row(.seek(to: 20), .paused(at: 20), [.announce(.moved(to: 20)), .savePosition(20)]),
                Row(.seek(to: -3), .paused(at: 0), [.announce(.moved(to: 0)), .savePosition(0)]),
                Row(
                    .seek(to: 150), .seeking(to: 150, wasPlaying: false), [.announce(.moved(to: 150)), .announce(.waitingForText(at: 150))]),
                Row(.heard(word: 9), .idle), Row(.utteranceFinished(next: 9), .idle), Row(.reachedEnd, .idle), Row(.silenced, .idle),
                Row(.failed(reason: "no"), .idle, [.announce(.failed(reason: "no"))]),
                Row(.textChanged(end: 300, isComplete: true), .idle),
            ])
    }

    @Test func playing() {
        check(
            .playing,
            [
                Row(.play, .playing(at: 10)),
                Row(.pause, .paused(at: 10), [.pauseOutput, .savePosition(10), .announce(.paused(at: 10))]),
                Row(.toggle, .paused(at: 10), [.pauseOutput, .savePosition(10), .announce(.paused(at: 10))]),
                Row(.seek(to: 50), .seeking(to: 50, wasPlaying: true), [.stopSpeaking, .announce(.moved(to: 50))]),
                Row(.stop, .idle, [.stopSpeaking, .savePosition(10), .announce(.stopped)]),
                Row(.settingsChanged, .seeking(to: 10, wasPlaying: true), [.stopSpeaking]),
                Row(.heard(word: 11), .playing(at: 11), [.notePosition(11)]),
                Row(.heard(word: 10), .playing(at: 10)),
                Row(.heard(word: -1), .playing(at: 0), [.notePosition(0)]),
                Row(.utteranceFinished(next: 20), .playing(at: 20), [.savePosition(20)]),
                Row(.reachedEnd, .seeking(to: 100, wasPlaying: true), [.announce(.waitingForText(at: 100))]),
                Row(.silenced, .playing(at: 10)),
                Row(.failed(reason: "no"), .paused(at: 10), [.stopSpeaking, .savePosition(10), .announce(.failed(reason: "no"))]),
                Row(.textChanged(end: 300, isComplete: true), .playing(at: 10)),
            ])
    }

    @Test func paused() {
        check(
            .paused,
            [
                Row(.play, .playing(at: 10), [.resumeOutput, .announce(.playing(at: 10))]),
                Row(.toggle, .playing(at: 10), [.resumeOutput, .announce(.playing(at: 10))]),
                Row(.pause, .paused(at: 10)),
                Row(.seek(to: 50), .seeking(to: 50, wasPlaying: false), [.stopSpeaking, .announce(.moved(to: 50))]),
                Row(.stop, .idle, [.stopSpeaking, .savePosition(10), .announce(.stopped)]),
                Row(.settingsChanged, .seeking(to: 10, wasPlaying: false), [.stopSpeaking]),
                Row(.heard(word: 11), .paused(at: 11), [.savePosition(11)]),
                Row(.heard(word: 10), .paused(at: 10)),
                Row(.utteranceFinished(next: 20), .paused(at: 20), [.savePosition(20)]),
                Row(.reachedEnd, .seeking(to: 100, wasPlaying: false), [.announce(.waitingForText(at: 100))]),
                Row(.silenced, .paused(at: 10)),
                Row(.failed(reason: "no"), .paused(at: 10), [.stopSpeaking, .savePosition(10), .announce(.failed(reason: "no"))]),
                Row(.textChanged(end: 300, isComplete: true), .paused(at: 10)),
            ])
    }

    @Test("paused after a seek: nothing is kept to go on with") func pausedAfterSeek() {
        check(
            .pausedAfterSeek,
            [
                Row(.play, .playing(at: 10), spoken(10)),
                Row(.toggle, .playing(at: 10), spoken(10)),
                Row(.pause, .paused(at: 10)),
                Row(.seek(to: 50), .paused(at: 50), [.announce(.moved(to: 50)), .savePosition(50)]),
                Row(.stop, .idle, [.savePosition(10), .announce(.stopped)]),
                Row(.settingsChanged, .paused(at: 10), [.savePosition(10)]),
                Row(.heard(word: 11), .paused(at: 10)), Row(.utteranceFinished(next: 20), .paused(at: 10)),
                Row(.reachedEnd, .paused(at: 10)),
                Row(.silenced, .paused(at: 10)),
                Row(.failed(reason: "no"), .paused(at: 10), [.savePosition(10), .announce(.failed(reason: "no"))]),
                Row(.textChanged(end: 300, isComplete: true), .paused(at: 10)),
            ])
    }

    @Test("skipping: the old sound has not ended") func skipping() {
        check(
            .skipping,
            [
                Row(.play, .seeking(to: 10, wasPlaying: true)),
                Row(.pause, .seeking(to: 10, wasPlaying: false), [.savePosition(10), .announce(.paused(at: 10))]),
                Row(.toggle, .seeking(to: 10, wasPlaying: false), [.savePosition(10), .announce(.paused(at: 10))]),
                Row(.seek(to: 50), .seeking(to: 50, wasPlaying: true), [.announce(.moved(to: 50))]),
                Row(.stop, .idle, [.savePosition(10), .announce(.stopped)]),
                Row(.settingsChanged, .seeking(to: 10, wasPlaying: true)),
                Row(.heard(word: 6), .seeking(to: 10, wasPlaying: true)),
                Row(.utteranceFinished(next: 6), .seeking(to: 10, wasPlaying: true)),
                Row(.reachedEnd, .seeking(to: 10, wasPlaying: true)),
                Row(.silenced, .playing(at: 10), spoken(10)),
                Row(.failed(reason: "no"), .paused(at: 10), [.savePosition(10), .announce(.failed(reason: "no"))]),
                Row(.textChanged(end: 300, isComplete: true), .seeking(to: 10, wasPlaying: true)),
            ])
    }

    @Test("skipping while paused") func skippingPaused() {
        check(
            .skippingPaused,
            [
                Row(.play, .seeking(to: 10, wasPlaying: true)),
                Row(.toggle, .seeking(to: 10, wasPlaying: true)),
                Row(.pause, .seeking(to: 10, wasPlaying: false)),
                Row(.seek(to: 50), .seeking(to: 50, wasPlaying: false), [.announce(.moved(to: 50))]),
                Row(.stop, .idle, [.savePosition(10), .announce(.stopped)]),
                Row(.settingsChanged, .seeking(to: 10, wasPlaying: false)),
                Row(.heard(word: 6), .seeking(to: 10, wasPlaying: false)),
                Row(.utteranceFinished(next: 6), .seeking(to: 10, wasPlaying: false)),
                Row(.reachedEnd, .seeking(to: 10, wasPlaying: false)),
                Row(.silenced, .paused(at: 10), [.savePosition(10)]),
                Row(.failed(reason: "no"), .paused(at: 10), [.savePosition(10), .announce(.failed(reason: "no"))]),
                Row(.textChanged(end: 300, isComplete: true), .seeking(to: 10, wasPlaying: false)),
            ])
    }

    @Test("waiting for text that has not been read yet") func waiting() {
        check(
            .waiting,
            [
                Row(.play, .seeking(to: 200, wasPlaying: true)),
                Row(.pause, .seeking(to: 200, wasPlaying: false), [.savePosition(200), .announce(.paused(at: 200))]),
                Row(.toggle, .seeking(to: 200, wasPlaying: false), [.savePosition(200), .announce(.paused(at: 200))]),
                Row(.seek(to: 50), .playing(at: 50), [.announce(.moved(to: 50))] + spoken(50)),
                Row(
                    .seek(to: 300), .seeking(to: 300, wasPlaying: true), [.announce(.moved(to: 300)), .announce(.waitingForText(at: 300))]),
                Row(.stop, .idle, [.savePosition(200), .announce(.stopped)]),
                Row(.settingsChanged, .seeking(to: 200, wasPlaying: true)),
                Row(.heard(word: 6), .seeking(to: 200, wasPlaying: true)),
                Row(.utteranceFinished(next: 6), .seeking(to: 200, wasPlaying: true)),
                Row(.reachedEnd, .seeking(to: 200, wasPlaying: true)), Row(.silenced, .seeking(to: 200, wasPlaying: true)),
                Row(.failed(reason: "no"), .paused(at: 200), [.savePosition(200), .announce(.failed(reason: "no"))]),
                Row(.textChanged(end: 150, isComplete: false), .seeking(to: 200, wasPlaying: true)),
                Row(.textChanged(end: 201, isComplete: false), .playing(at: 200), spoken(200)),
                Row(.textChanged(end: 180, isComplete: true), .finished, [.saveFinished, .announce(.finished)]),
            ])
    }

    @Test("waiting for text while paused") func waitingPaused() {
        check(
            .waitingPaused,
            [
                Row(.play, .seeking(to: 200, wasPlaying: true)),
                Row(.toggle, .seeking(to: 200, wasPlaying: true)),
                Row(.pause, .seeking(to: 200, wasPlaying: false)),
                Row(.seek(to: 50), .paused(at: 50), [.announce(.moved(to: 50)), .savePosition(50)]),
                Row(.stop, .idle, [.savePosition(200), .announce(.stopped)]),
                Row(.settingsChanged, .seeking(to: 200, wasPlaying: false)),
                Row(.heard(word: 6), .seeking(to: 200, wasPlaying: false)),
                Row(.utteranceFinished(next: 6), .seeking(to: 200, wasPlaying: false)),
                Row(.reachedEnd, .seeking(to: 200, wasPlaying: false)), Row(.silenced, .seeking(to: 200, wasPlaying: false)),
                Row(.failed(reason: "no"), .paused(at: 200), [.savePosition(200), .announce(.failed(reason: "no"))]),
                Row(.textChanged(end: 201, isComplete: false), .paused(at: 200), [.savePosition(200)]),
                Row(.textChanged(end: 180, isComplete: true), .finished, [.saveFinished, .announce(.finished)]),
            ])
    }

    @Test func finished() {
        check(
            .finished,
            [
                Row(.play, .playing(at: 0), spoken(0)),
                Row(.toggle, .playing(at: 0), spoken(0)),
                Row(.pause, .finished), Row(.settingsChanged, .finished),
                Row(.seek(to: 50), .playing(at: 50), [.announce(.moved(to: 50))] + spoken(50)),
                Row(.seek(to: 500), .playing(at: 99), [.announce(.moved(to: 99))] + spoken(99)),
                Row(.stop, .idle, [.announce(.stopped)]),
                Row(.heard(word: 6), .finished), Row(.utteranceFinished(next: 6), .finished), Row(.reachedEnd, .finished),
                Row(.silenced, .finished),
                Row(.failed(reason: "no"), .finished, [.announce(.failed(reason: "no"))]),
                Row(.textChanged(end: 300, isComplete: true), .finished),
            ])
    }
}
