import Audio
import Reading
import Speech
import TestSupport
import Testing

@Suite(.serialized, .realTime) struct SpeechPlayerTests {
    let output = HeardOutput()

    private func player(_ text: ReadingText, _ engine: NumberedEngine = NumberedEngine(), at word: Int = 0) -> SpeechPlayer {
        let pauses = SpeechPauses(sentence: .milliseconds(40), paragraph: .milliseconds(60), heading: .milliseconds(80))
        return SpeechPlayer(text: text, at: word, engine: engine, output: output, pauses: pauses)
    }

    private func finished(_ player: SpeechPlayer) async -> Bool { await eventually { await player.status.state == .finished } }

    @Test func readsToTheEnd() async throws {
        let player = player(sentences(4))
        let events = await player.events()
        await player.play()
        #expect(await finished(player))
        #expect(await output.numbers == Array(1...100))
        try await player.close()
        var words: [Int] = []
        var saved: [Int] = []
        var isSavedAsFinished = false
        for await event in events {
            switch event {
            case .status(let status): if case .playing(let word) = status.state { words.append(word) }
            case .save(let word): saved.append(word)
            case .saveFinished: isSavedAsFinished = true
            default: break
            }
        }
        #expect(words == words.sorted())
        #expect(Set(words).isSuperset(of: [5, 10, 15]))
        #expect(saved.contains(5) && saved.contains(10) && saved.contains(15))
        #expect(isSavedAsFinished)
    }

    @Test func pausesAreOurOwn() async throws {
        let unpaced = HeardOutput(paced: false)
        let player = SpeechPlayer(text: sentences(4), engine: NumberedEngine(), output: unpaced, voice: VoiceSettings(rate: 350))
        await player.play()
        #expect(await finished(player))
        let sound = await unpaced.streams.flatMap(\.self)
        // 300 ms between sentences and 600 ms between paragraphs at 175 words a minute: half of that at twice the rate.
        let gaps = sound.split(whereSeparator: { $0 != 0 }).map(\.count)
        #expect(gaps == [3_307, 6_615, 3_307])
    }

    @Test func startsAtAnyWord() async throws {
        let player = player(sentences(2), at: 7)
        await player.play()
        #expect(await finished(player))
        #expect(await output.numbers == Array(36...50))
    }

    @Test func pauseLosesNothingAndRepeatsAWordAtMost() async throws {
        let seed = UInt64.random(in: .min ... .max)
        var random = SplitMix(state: seed)
        let player = player(sentences(10))
        await player.play()
        for _ in 0..<12 {
            try await Task.sleep(for: .milliseconds(Int.random(in: 20...400, using: &random)))
            await player.pause()
            guard case .paused = await player.status.state else { break }
            let count = await output.streams.count
            try await Task.sleep(for: .milliseconds(30))
            #expect(await output.streams.count == count, "sound after a pause, seed \(seed)")
            await player.play()
        }
        #expect(await finished(player))
        let streams = await output.streams.map { NumberedEngine.numbers(in: $0) }.filter { !$0.isEmpty }
        #expect(streams.count > 2)
        var last = 0
        for stream in streams {
            let first = try #require(stream.first)
            // Goes on right behind, or at the beginning of the word it was stopped in.
            #expect(
                first == last + 1 || (first <= last && (first - 1) / 5 == (last - 1) / 5 && first % 5 == 1),
                "\(last), then \(first); seed \(seed)")
            #expect(stream == Array(first...(first + stream.count - 1)), "seed \(seed)")
            last = first + stream.count - 1
        }
        #expect(last == 250)
    }

    @Test func pauseBeforeTheFirstSoundLosesNothing() async throws {
        let player = player(sentences(2), NumberedEngine(delay: .milliseconds(150)))
        await player.play()
        await player.pause()
        try await Task.sleep(for: .milliseconds(20))
        await player.play()
        try await Task.sleep(for: .milliseconds(50))
        await player.toggle()
        await player.toggle()
        #expect(await finished(player))
        #expect(await output.numbers.count >= 50)
        #expect(await Set(output.numbers) == Set(1...50))
    }

    /// What was said to its end is not said again.
    @Test func aPauseBetweenSentencesGoesOnWithTheNext() async throws {
        let pauses = SpeechPauses(sentence: .seconds(3), paragraph: .seconds(3), heading: .seconds(3))
        let player = SpeechPlayer(text: sentences(2), at: 0, engine: NumberedEngine(), output: output, pauses: pauses)
        await player.play()
        let output = output
        #expect(await eventually { await output.heardSoFar >= 25 })
        try await Task.sleep(for: .milliseconds(150))
        await player.pause()
        #expect(await player.status.word == 5)
        await player.play()
        #expect(await finished(player))
        #expect(await output.numbers == Array(1...50))
    }

    @Test func seekWhilePlayingGoesOnThere() async throws {
        let player = player(sentences(4))
        await player.play()
        try await Task.sleep(for: .milliseconds(150))
        await player.seek(to: 15)
        #expect(await finished(player))
        let numbers = await output.numbers
        let jump = try #require(numbers.firstIndex(of: 76))
        #expect(numbers[jump...].elementsEqual(76...100))
        #expect(numbers[..<jump].elementsEqual(1...max(1, jump)) && jump < 75)
    }

    @Test func seekWhilePausedStaysPausedAndPlayStartsThere() async throws {
        let player = player(sentences(4))
        await player.play()
        try await Task.sleep(for: .milliseconds(120))
        await player.pause()
        await player.seek(to: 15)
        #expect(await player.status.state == .paused(at: 15))
        await player.play()
        #expect(await finished(player))
        #expect(await output.numbers.suffix(25).elementsEqual(76...100))
    }

    @Test func tenQuickStepsNeverOverlap() async throws {
        let player = player(sentences(14))
        await player.play()
        try await Task.sleep(for: .milliseconds(80))
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<10 { group.addTask { await player.nextSentence() } }
        }
        #expect(await player.status.word >= 50)
        #expect(await finished(player))
        let streams = await output.streams.map { NumberedEngine.numbers(in: $0) }
        // Each stream is one run of numbers: nothing of another was mixed in.
        for stream in streams { #expect(stream == Array((stream.first ?? 0)..<(stream.first ?? 0) + stream.count)) }
        #expect(streams.last?.last == 350)
        // The tenth sentence on from wherever the first step came: on a busy machine, later than meant.
        #expect(streams.last?.first.map { $0 >= 251 && $0 % 25 == 1 } == true)
    }

    @Test func stepsBackToTheSentenceAndThenFurther() async throws {
        let player = player(sentences(6), NumberedEngine(blocks: 30), at: 12)
        #expect(await player.status.sentence == 10..<15)
        await player.seek(to: 14)
        await player.previousSentence()
        #expect(await player.status.word == 10)
        await player.previousSentence()
        #expect(await player.status.word == 5)
        await player.step(-1, by: .paragraph)
        #expect(await player.status.word == 0)
    }

    @Test func aChangedRateTakesHoldWithinTheSentence() async throws {
        let engine = NumberedEngine(blocks: 20)
        let player = player(sentences(2), engine)
        await player.play()
        #expect(await eventually { (2...4).contains(await player.status.word) })
        await player.set(voice: VoiceSettings(rate: 300))
        #expect(await eventually { engine.requests.contains { $0.voice.rate == 300 } })
        let first = try #require(engine.requests.first { $0.voice.rate == 300 })
        // The rest of the sentence, from the word that was being said; on a busy machine, some word later than the second.
        #expect(first.words.lowerBound >= 2 && (first.words.upperBound == 5 || first.words.upperBound == 10))
        await player.stop()
        let requests = engine.requests.count
        await player.set(voice: VoiceSettings(rate: 300))
        #expect(engine.requests.count == requests)
    }

    @Test func aFailedSentenceIsReportedAndSkipped() async throws {
        let crash = SpeechError(.engineFailed, "crash")
        let player = player(sentences(4), NumberedEngine { $0 == 5 ? crash : nil })
        let events = await player.events()
        await player.play()
        #expect(await finished(player))
        #expect(await output.numbers == Array(1...25) + Array(51...100))
        try await player.close()
        var skipped: [PlayerEvent] = []
        for await event in events { if case .skipped = event { skipped.append(event) } }
        #expect(skipped == [.skipped(words: 5..<10, error: crash)])
    }

    @Test func manyFailuresInARowAreTheEngines() async throws {
        let crash = SpeechError(.engineFailed, "crash")
        let player = player(sentences(20), NumberedEngine { $0 >= 10 ? crash : nil })
        let events = await player.events()
        await player.play()
        #expect(await eventually { if case .paused = await player.status.state { true } else { false } })
        // The place is where something was last heard, not at the end of what failed.
        #expect(await player.status.word < 10)
        try await player.close()
        #expect(await events.contains(.engineFailed(crash)))
    }

    @Test func aMissingEngineStopsAtOnce() async throws {
        let missing = SpeechError(.engineMissing, "x is not installed")
        let engine = NumberedEngine { _ in missing }
        let player = player(sentences(20), engine, at: 5)
        await player.play()
        #expect(await eventually { await player.status.state == .paused(at: 5) })
        #expect(engine.requests.count < 6)
    }

    @Test func aFailedOutputIsReportedAndPlayTriesAgain() async throws {
        let gone = AudioError(.playerFailed, "gone")
        await output.fail(with: gone)
        let player = player(sentences(2))
        let events = await player.events()
        await player.play()
        #expect(await eventually { await player.status.state == .paused(at: 0) })
        await output.fail(with: nil)
        await player.play()
        #expect(await finished(player))
        #expect(await output.numbers == Array(1...50))
        try await player.close()
        #expect(await events.contains(.outputFailed(gone)))
    }

    @Test func waitsForTextThatIsNotThereYet() async throws {
        let player = player(sentences(2, isComplete: false))
        await player.play()
        #expect(await eventually { await player.status.state == .seeking(to: 10, wasPlaying: true) })
        await player.update(text: sentences(4, isComplete: false))
        #expect(await eventually { await player.status.word > 12 })
        // This time more comes before what is there has been heard.
        await player.update(text: sentences(6))
        #expect(await finished(player))
        #expect(await output.numbers == Array(1...150))
    }

    @Test func growingTextIsReadOnWithoutAStop() async throws {
        let player = player(sentences(2, isComplete: false))
        await player.play()
        for count in 3...8 {
            try await Task.sleep(for: .milliseconds(100))
            await player.update(text: sentences(count, isComplete: count == 8))
        }
        #expect(await finished(player))
        #expect(await output.numbers == Array(1...200))
        #expect(await output.startCount == 1)
    }

    @Test func wordsGetTheirNumbersWhileTheyAreSpoken() async throws {
        let base = ReadingText.provisionalBase
        let whole = sentences(8)
        // The third to the sixth sentence, before those in front have been counted.
        var middle = ReadingText.Builder(baseWord: base)
        middle.append(paragraph: whole.text(10..<30))
        let player = player(middle.build(isComplete: false), at: base + 5)
        let events = await player.events()
        await player.play()
        #expect(await eventually { await player.status.word > base + 6 })
        await player.update(text: whole, offset: 10 - base)
        let word = await player.status.word
        #expect((16..<20).contains(word))
        #expect(await player.status.sentence == 15..<20)
        await player.pause()
        await player.play()
        #expect(await finished(player))
        #expect(await output.startCount == 2)
        try await player.close()
        var words: [Int] = []
        for await case .status(let status) in events { if case .playing(let word) = status.state { words.append(word) } }
        let numbered = words.drop { $0 >= base }
        #expect(words.first == base + 5 && numbered.allSatisfy { (16..<40).contains($0) } && numbered == numbered.sorted()[...])
        #expect(Set(numbered).isSuperset(of: [20, 25, 30, 35]))
    }

    @Test func textInFrontIsWaitedFor() async throws {
        let whole = sentences(4)
        var end = ReadingText.Builder(baseWord: 10)
        end.append(paragraph: whole.text(10..<20))
        let player = player(end.build(isComplete: true), at: 10)
        await player.play()
        await player.seek(to: 5)
        #expect(await player.status.state == .seeking(to: 5, wasPlaying: true))
        await player.update(text: whole)
        #expect(await finished(player))
        #expect(await output.numbers.suffix(75).elementsEqual(26...100))
    }

    @Test func stopAndPlayGoOnAtTheWord() async throws {
        let player = player(sentences(2))
        await player.play()
        #expect(await eventually { await player.status.word == 3 })
        await player.stop()
        #expect(await player.status.state == .idle)
        let place = await player.status.word
        await player.play()
        #expect(await finished(player))
        #expect(await output.numbers.suffix(50 - place * 5).elementsEqual((place * 5 + 1)...50))
    }

    @Test func playAfterTheEndBeginsAnew() async throws {
        let player = player(sentences(1))
        await player.play()
        #expect(await finished(player))
        await player.play()
        #expect(await eventually { await output.streams.count == 2 })
        #expect(await output.numbers == Array(1...25) + Array(1...25))
    }

    @Test func anEmptyTextIsFinishedAtOnce() async throws {
        let player = player(.empty)
        await player.play()
        #expect(await player.status.state == .finished)
    }

    @Test(arguments: [0, 7, 12]) func aLimitIsReachedAtTheEndOfItsSentence(start: Int) async throws {
        let player = player(sentences(6))
        let events = await player.events()
        await player.seek(to: start)
        await player.pause(before: 15)
        await player.play()
        #expect(await eventually { await player.status.state == .paused(at: 15) })
        #expect(await output.numbers == Array(start * 5 + 1...75))
        // And on from there, as after any pause.
        await player.play()
        #expect(await finished(player))
        #expect(await output.numbers == Array(start * 5 + 1...150))
        try await player.close()
        #expect(await events.contains(.reachedLimit(word: 15)))
    }

    @Test func aLimitThatComesTooLateEndsTheNextSentence() async throws {
        let player = player(sentences(6))
        await player.play()
        #expect(await eventually { await player.status.word >= 6 })
        await player.pause(before: 5)
        #expect(await eventually { if case .paused = await player.status.state { true } else { false } })
        let word = await player.status.word
        #expect(word >= 10 && word.isMultiple(of: 5), "\(word)")
        #expect(await output.numbers == Array(1...word * 5))
    }

    @Test func aSeekTakesTheLimitBack() async throws {
        let player = player(sentences(4))
        await player.pause(before: 5)
        await player.seek(to: 10)
        await player.play()
        #expect(await finished(player))
        #expect(await output.numbers == Array(51...100))
    }

    /// What is saved has been heard up to there: no more is lost than the word itself, whenever it all ends.
    @Test func theSavedPlaceIsNeverAheadOfWhatWasHeard() async throws {
        let seed = UInt64.random(in: .min ... .max)
        var random = SplitMix(state: seed)
        let player = player(sentences(12))
        let (events, output) = (await player.events(), output)
        let watching = Task {
            var last = 0
            for await event in events {
                switch event {
                case .save(let word), .note(let word):
                    let heard = await output.heardSoFar
                    #expect(heard >= word * 5, "saved \(word) when \(heard) had been heard, seed \(seed)")
                    #expect(word >= last, "the place went back from \(last) to \(word), seed \(seed)")
                    last = word
                case .saveFinished: return
                default: break
                }
            }
        }
        await player.play()
        for _ in 0..<25 {
            try await Task.sleep(for: .milliseconds(Int.random(in: 0...120, using: &random)))
            await player.toggle()
        }
        await player.play()
        #expect(await finished(player), "seed \(seed)")
        await watching.value
    }

    @Test func randomCommandsNeverMixOrLose() async throws {
        let seed = UInt64.random(in: .min ... .max)
        var random = SplitMix(state: seed)
        let player = player(sentences(12), NumberedEngine(delay: .milliseconds(5)))
        await player.play()
        for _ in 0..<60 {
            switch Int.random(in: 0..<7, using: &random) {
            case 0: await player.pause()
            case 1: await player.play()
            case 2: await player.seek(to: .random(in: 0..<40, using: &random))
            case 3: await player.nextSentence()
            case 4: await player.previousSentence()
            case 5: await player.set(voice: VoiceSettings(rate: .random(in: 100...300, using: &random)))
            default: await player.toggle()
            }
            try await Task.sleep(for: .milliseconds(Int.random(in: 0...40, using: &random)))
        }
        await player.seek(to: 50)
        await player.play()
        #expect(await finished(player), "seed \(seed)")
        for stream in await output.streams {
            let numbers = NumberedEngine.numbers(in: stream)
            guard let first = numbers.first else { continue }
            #expect(numbers == Array(first..<first + numbers.count), "seed \(seed)")
            #expect(first % 5 == 1, "a stream begins within a word, seed \(seed)")
        }
        #expect(await output.numbers.suffix(50).elementsEqual(251...300), "seed \(seed)")
    }
}
