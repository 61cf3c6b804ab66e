import Audio
import DequeModule
import Reading

extension SpeechPlayer {
    /// Utterances kept ready beyond the one being spoken.
    private static let prefetch = 3
    /// So many failures one after the other are the engine's, not the text's.
    private static let tolerableFailures = 5
    /// How often it is asked what has been heard.
    private static let progressInterval = Duration.milliseconds(15)
    /// How long going on after a pause may wait for measured word times.
    private static let patience = Duration.milliseconds(150)

    // MARK: - Effects

    func startSpeaking(at word: Int) {
        nextWord = word
        failuresInARow = 0
        prepareNext()
        speak()
    }

    func stopSpeaking() async {
        run += 1
        for prepared in queue { prepared.cancel() }
        for stretch in stretches { stretch.prepared.cancel() }
        queue = []
        await output.stop()
        stretches = []
    }

    /// Silences the output, finds the word that was being heard, and puts what was not heard back into the queue.
    func pauseOutput() async -> [PlaybackEffect] {
        run += 1
        let heard = await output.stop()
        var place: Int?
        for stretch in stretches.reversed() where heard < stretch.end {
            // `firstSample` is where this stretch began in its utterance.
            let sample = stretch.prepared.firstSample + max(0, heard - stretch.start)
            if heard > stretch.start {
                place = stretch.prepared.word(at: sample)
                stretch.prepared.stoppedAt = sample
            }
            queue.prepend(stretch.prepared)
        }
        // In the silence behind a sentence it is the next one that comes.
        let isBetween = place == nil && stretches.first.map { heard >= $0.end } ?? false
        stretches = []
        if isBetween, let next = queue.first?.utterance.words.lowerBound, !isBeyondLimit(next) { place = next }
        return place.map { machine.handle(.heard(word: $0)) } ?? []
    }

    /// Begins to give what is prepared to the output.
    func speak() {
        run += 1
        let mine = run
        stretches = []
        streamed = 0
        Task(priority: .high) { await self.stream(mine) }
        Task { await self.watchProgress(mine) }
    }

    // MARK: - Preparing

    private func prepareNext() {
        guard let (utterance, pause) = plan.utterance(from: nextWord, in: text) else { return }
        nextWord = utterance.words.upperBound
        preparedCount += 1
        let (engine, voice) = (engine, voice)
        let rendering = Task<Result<PCMBuffer, SpeechError>, Never> {
            guard !utterance.isSilent else { return .success(PCMBuffer(format: .speech)) }
            do throws(SpeechError) { return .success(try await engine.synthesize(utterance, voice)) } catch { return .failure(error) }
        }
        queue.append(
            PreparedUtterance(
                id: preparedCount, utterance: utterance, pause: SpeechPauses.scaled(pause, rate: voice.rate), rendering: rendering))
    }

    /// Prepares more while something is being spoken.
    func prepareMore() {
        guard case .playing = machine.state else { return }
        while queue.count <= Self.prefetch {
            let before = nextWord
            prepareNext()
            if nextWord == before { break }
        }
    }

    /// Measures where the words begin, while the utterance is being spoken.
    private func measure(_ prepared: PreparedUtterance, in sound: PCMBuffer) {
        if prepared.timings == nil { prepared.timings = .estimate(for: prepared.utterance, in: sound, rate: voice.rate) }
        guard measuresWords, prepared.measuring == nil, prepared.timings?.isMeasured == false else { return }
        let (engine, voice, utterance, id) = (engine, voice, prepared.utterance, prepared.id)
        prepared.measuring = Task {
            // Without measured times the estimate stays; that is no failure to speak of.
            self.take(try? await engine.timings(of: utterance, in: sound, voice), for: id)
        }
    }

    /// Finds where to go on in an utterance that a pause came into. A pause may come before its words have been measured; those times are
    /// worth a short wait, for the estimate may begin in the middle of a word.
    private func settle(_ prepared: PreparedUtterance) async {
        guard prepared.stoppedAt != nil else { return }
        let end = SuspendingClock.now + Self.patience
        while prepared.measuring != nil, prepared.timings?.isMeasured == false, SuspendingClock.now < end {
            try? await Task.sleep(for: .milliseconds(5), clock: .suspending)
        }
        prepared.goBackToWord()
    }

    private func take(_ timings: WordTimings?, for id: Int) {
        guard let prepared = stretches.last(where: { $0.prepared.id == id })?.prepared ?? queue.first(where: { $0.id == id }) else {
            return
        }
        prepared.measuring = nil
        if let timings, timings.starts.count == prepared.utterance.spans.count { prepared.timings = timings }
    }

    // MARK: - Streaming

    /// Gives utterance after utterance to the output, until all have been heard or something comes in between.
    private func stream(_ mine: Int) async {
        do throws(AudioError) {
            var format: PCMFormat?
            var pause = Duration.zero
            if let expected = engine.expectedFormat {
                // The player starts while the engine is still at the first sentence.
                try await output.start(expected)
                format = expected
            }
            while mine == run {
                if queue.isEmpty { prepareMore() }
                guard let prepared = queue.first, !isBeyondLimit(prepared.utterance.words.lowerBound) else { break }
                let result = await prepared.rendering.value
                guard mine == run else { return }
                prepareMore()
                guard let sound = accept(result, of: prepared, in: mine), !sound.samples.isEmpty else {
                    queue.removeFirst()
                    continue
                }
                if let format, format == sound.format, streamed > 0 {
                    let silence = PCMBuffer.silence(pause, format: format).samples
                    streamed += silence.count
                    try await output.write(silence[...])
                } else if format != sound.format {
                    try await restart(sound.format, from: format, in: mine)
                    format = sound.format
                }
                await settle(prepared)
                // Until here a pause finds the utterance in the queue, from here on in the stream.
                guard mine == run else { return }
                queue.removeFirst()
                measure(prepared, in: sound)
                let samples = sound.samples.dropFirst(prepared.firstSample)
                if stretches.isEmpty { tell(.sounding) }
                stretches.append(SpokenStretch(prepared: prepared, start: streamed, count: samples.count))
                streamed += samples.count
                pause = prepared.pause
                try await output.write(samples)
            }
            guard mine == run else { return }
            if format != nil { try await output.finish() }
            await ended(mine)
        } catch {
            if error.code != .stopped { await failed(error, in: mine) }
        }
    }

    /// The sound of a rendering, or `nil` if there is none and reading goes on without.
    private func accept(_ result: Result<PCMBuffer, SpeechError>, of prepared: PreparedUtterance, in mine: Int) -> PCMBuffer? {
        switch result {
        case .success(let sound):
            failuresInARow = 0
            return sound
        case .failure(let error):
            failuresInARow += 1
            if error.isPermanent || failuresInARow >= Self.tolerableFailures {
                run += 1
                Task { await self.failed(error, in: mine + 1) }
            } else {
                tell(.skipped(words: prepared.utterance.words, error: error))
            }
            return nil
        }
    }

    /// Another voice may bring another format: what was written is heard out first.
    private func restart(_ format: PCMFormat, from old: PCMFormat?, in mine: Int) async throws(AudioError) {
        if old != nil, streamed > 0 { try await output.finish() }
        await noteProgress()
        guard mine == run else { throw AudioError(.stopped, "the output was stopped") }
        stretches = []
        streamed = 0
        try await output.start(format)
    }

    // MARK: - Hearing

    private func watchProgress(_ mine: Int) async {
        while mine == run {
            try? await Task.sleep(for: Self.progressInterval, clock: .suspending)
            guard mine == run else { return }
            await noteProgress()
        }
    }

    /// Tells the machine which word is being heard.
    func noteProgress() async {
        guard case .playing(let before) = machine.state, !stretches.isEmpty else { return }
        let mine = run
        let heard = await output.heard
        guard mine == run, case .playing = machine.state else { return }
        while let first = stretches.first, stretches.count > 1, heard >= stretches[1].start {
            let next = stretches[1].prepared.utterance.words.lowerBound
            first.prepared.measuring?.cancel()
            stretches.removeFirst()
            await handle(.utteranceFinished(next: next))
            guard mine == run else { return }
        }
        guard let stretch = stretches.first, heard > stretch.start else { return }
        let sample = stretch.prepared.firstSample + min(heard - stretch.start, stretch.count)
        // Measured times may come when an estimate has run ahead; the place never goes back for that.
        let word = stretch.prepared.word(at: sample)
        if word > machine.position || word > before { await handle(.heard(word: max(word, machine.position))) }
    }

    private func isBeyondLimit(_ word: Int) -> Bool { limit.map { word >= $0 } ?? false }

    private func ended(_ mine: Int) async {
        let next = queue.first?.utterance.words.lowerBound ?? nextWord
        if isBeyondLimit(next), next < text.words.upperBound || !text.isComplete {
            await command { mine == self.run ? .utteranceFinished(next: next) : nil }
            await command {
                guard mine == self.run else { return nil }
                self.limit = nil
                self.tell(.reachedLimit(word: next))
                return .pause
            }
            return
        }
        await command {
            guard mine == self.run else { return nil }
            // The text may have grown while the last words were being heard.
            if self.text.words.contains(self.nextWord) {
                self.prepareNext()
                self.speak()
                return nil
            }
            self.run += 1
            self.stretches = []
            return .reachedEnd
        }
    }

    private func failed(_ error: AudioError, in mine: Int) async {
        await command {
            guard mine == self.run else { return nil }
            self.tell(.outputFailed(error))
            return .failed(reason: error.reason)
        }
    }

    private func failed(_ error: SpeechError, in mine: Int) async {
        await command {
            guard mine == self.run else { return nil }
            self.tell(.engineFailed(error))
            return .failed(reason: error.reason)
        }
    }
}
