import Reading
import Testing

@Suite("Playback: the rules over time")
struct PlaybackRuleTests {
    private func run(_ machine: inout PlaybackMachine, _ events: PlaybackEvent...) -> [PlaybackEffect] {
        var effects: [PlaybackEffect] = []
        for event in events { effects += machine.handle(event) }
        return effects
    }

    @Test("Pause and play go on at the word that was being heard, not at the start of anything")
    func pauseKeepsThePlace() {
        var machine = PlaybackMachine(start: 0, end: 1_000, isComplete: true)
        let effects = run(&machine, .play, .utteranceFinished(next: 40), .heard(word: 47), .pause, .play)
        #expect(machine.state == .playing(at: 47))
        #expect(effects.last(where: { if case .savePosition = $0 { true } else { false } }) == .savePosition(47))
        #expect(effects.contains(.resumeOutput))
        #expect(effects.filter { if case .startSpeaking = $0 { true } else { false } } == [.startSpeaking(at: 0)])
    }

    @Test("Ten skips in a row stop the voice once and start it once, at the last word asked for")
    func rapidSkips() {
        var machine = PlaybackMachine(end: 1_000, isComplete: true)
        _ = run(&machine, .play)
        var effects: [PlaybackEffect] = []
        for step in 1...10 { effects += run(&machine, .seek(to: step * 20), .heard(word: step)) }
        effects += run(&machine, .silenced)
        #expect(effects.filter { $0 == .stopSpeaking }.count == 1)
        #expect(effects.filter { if case .startSpeaking = $0 { true } else { false } } == [.startSpeaking(at: 200)])
        #expect(machine.state == .playing(at: 200))
    }

    @Test("Stop and play at once waits for silence, and goes on where it was")
    func stopAndPlay() {
        var machine = PlaybackMachine(end: 1_000, isComplete: true)
        #expect(run(&machine, .play, .heard(word: 30), .stop, .play).last == .announce(.stopped))
        #expect(machine.state == .seeking(to: 30, wasPlaying: true))
        #expect(run(&machine, .silenced).first == .startSpeaking(at: 30))
    }

    @Test("A failure is retried at the same word, after the old sound has ended")
    func failure() {
        var machine = PlaybackMachine(end: 1_000, isComplete: true)
        _ = run(&machine, .play, .heard(word: 30), .failed(reason: "gone"))
        #expect(machine.state == .paused(at: 30))
        #expect(run(&machine, .play).isEmpty && machine.state == .seeking(to: 30, wasPlaying: true))
        #expect(run(&machine, .silenced).first == .startSpeaking(at: 30))
    }

    @Test("At the end of a document that was paused with its last sound out, it is finished")
    func endWhilePaused() {
        var machine = PlaybackMachine(end: 10, isComplete: true)
        let effects = run(&machine, .play, .heard(word: 9), .pause, .reachedEnd)
        #expect(machine.state == .finished && effects.suffix(2) == [.saveFinished, .announce(.finished)])
        #expect(machine.position == 9)
        _ = run(&machine, .stop)
        #expect(machine.position == 0, "after the end it starts from the beginning")
    }

    @Test("A document without a word is finished as soon as that is known")
    func nothingToRead() {
        var machine = PlaybackMachine()
        #expect(run(&machine, .play) == [.announce(.waitingForText(at: 0))])
        #expect(run(&machine, .textChanged(end: 0, isComplete: true)) == [.saveFinished, .announce(.finished)])
        #expect(run(&machine, .seek(to: 5)).isEmpty && machine.state == .finished)
    }

    @Test("Text that ends where it was waited for more is finished, and its last word is not said again", arguments: [true, false])
    func endOfWaiting(isPaused: Bool) {
        var machine = PlaybackMachine(end: 5)
        _ = run(&machine, .play, .heard(word: 4), .reachedEnd)
        if isPaused { _ = run(&machine, .pause) }
        #expect(machine.state == .seeking(to: 5, wasPlaying: !isPaused))
        #expect(run(&machine, .textChanged(end: 5, isComplete: true)) == [.saveFinished, .announce(.finished)])
        #expect(machine.state == .finished && machine.position == 4)
    }

    @Test("A start beyond a complete text is brought into it")
    func startBeyond() {
        var machine = PlaybackMachine(start: 5_000, end: 10, isComplete: true)
        #expect(machine.position == 9)
        #expect(run(&machine, .play).first == .startSpeaking(at: 9))
        #expect(PlaybackMachine(start: -5, end: -5).position == 0)
    }

    @Test("Random walks: voices never overlap, nothing is resumed that was not kept, words stay in the text", arguments: seeds)
    func walk(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<200 {
            var end = Int.random(in: 0...50, using: &generator)
            var isComplete = Bool.random(using: &generator)
            var machine = PlaybackMachine(start: Int.random(in: -5...60, using: &generator), end: end, isComplete: isComplete)
            var output = Output()
            for _ in 0..<100 {
                let word = Int.random(in: -10...70, using: &generator)
                let event: PlaybackEvent
                switch Int.random(in: 0..<13, using: &generator) {
                case 0: event = .play
                case 1: event = .pause
                case 2: event = .toggle
                case 3, 4: event = .seek(to: word)
                case 5: event = Int.random(in: 0..<3, using: &generator) == 0 ? .stop : .play
                case 6: event = .settingsChanged
                case 7: event = .heard(word: word)
                case 8: event = .utteranceFinished(next: word)
                case 9: event = .reachedEnd
                case 10: event = .failed(reason: "x")
                case 11:
                    if !isComplete {
                        end += Int.random(in: 0...10, using: &generator)
                        isComplete = Int.random(in: 0..<4, using: &generator) == 0
                    }
                    event = .textChanged(end: end, isComplete: isComplete)
                default: event = .silenced
                }
                if event == .silenced { output.isEnding = false }
                if event == .reachedEnd, output.isSpeaking, machine.state.word != nil, !output.isEnding { output.isSpeaking = false }
                let before = machine.state
                let effects = machine.handle(event)
                for effect in effects { output.perform(effect, end: end, "seed \(seed): \(before) + \(event) -> \(effects)") }
                switch machine.state {
                case .playing(let at): #expect(at >= 0 && output.isSpeaking && !output.isPaused, "seed \(seed): \(before) + \(event)")
                case .paused(let at): #expect(at >= 0 && (!output.isSpeaking || output.isPaused), "seed \(seed): \(before) + \(event)")
                case .idle, .finished: #expect(!output.isSpeaking, "seed \(seed): \(before) + \(event)")
                case .seeking: #expect(!output.isSpeaking, "seed \(seed): \(before) + \(event)")
                }
            }
            // Whatever happened, silence, the whole text and play make it speak again.
            _ = machine.handle(.silenced)
            _ = machine.handle(.textChanged(end: 60, isComplete: true))
            _ = machine.handle(.pause)
            _ = machine.handle(.play)
            if case .playing(let at) = machine.state {
                #expect((0..<60).contains(at), "seed \(seed)")
            } else {
                Issue.record("seed \(seed): \(machine.state)")
            }
        }
    }

    /// What an output would be doing, with the promises checked.
    private struct Output {
        var isSpeaking = false
        var isPaused = false
        var isEnding = false

        mutating func perform(_ effect: PlaybackEffect, end: Int, _ comment: @autoclosure () -> String) {
            switch effect {
            case .startSpeaking(let word):
                #expect(!isSpeaking && !isEnding, Comment(rawValue: comment()))
                #expect((0..<max(1, end)).contains(word), Comment(rawValue: comment()))
                isSpeaking = true
                isPaused = false
            case .stopSpeaking:
                #expect(isSpeaking && !isEnding, Comment(rawValue: comment()))
                isSpeaking = false
                isPaused = false
                isEnding = true
            case .pauseOutput:
                #expect(isSpeaking && !isPaused, Comment(rawValue: comment()))
                isPaused = true
            case .resumeOutput:
                #expect(isSpeaking && isPaused, Comment(rawValue: comment()))
                isPaused = false
            case .savePosition(let word), .notePosition(let word): #expect(word >= 0, Comment(rawValue: comment()))
            case .saveFinished, .announce: break
            }
        }
    }
}
