import Reading
import Speech

extension ListeningSession {
    /// More of the text.
    func take(_ part: TextLoader.Part) async throws {
        let new = part.text
        if new.isComplete, new.words.isEmpty { throw EmptyText.failure(loader.document, loader.selection) }
        defer { keepIndex() }
        if part.refutesIndex { index = nil }
        guard let player else {
            (text, scrubber) = (new, Scrubber(text: new, index: index))
            try await begin(at: part.start)
            return
        }
        let here = await player.status.word
        let known = text
        let offset = known.words.contains(here) ? known.offset(of: here, in: new) ?? pageOffset(of: here, in: new) : 0
        let settles = !known.isNumbered && new.isNumbered
        if settles { settle(by: offset) }
        (text, scrubber) = (new, Scrubber(text: new, index: index))
        if stopWord == nil { stopWord = try findStop() }
        await player.update(text: audibleText, offset: settles ? offset : 0)
        // Numbers that were remembered and turn out to be another text's.
        if !settles, offset != 0 { await player.seek(to: here + offset) }
        if text.isWhole { await performDeferred() }
        await tryPendingJump()
        await watchSleep()
        await refresh()
    }

    /// Words have their numbers now.
    private func settle(by offset: Int) {
        numbering = offset
        jumps.settle(by: offset)
        startWord = ReadingText.settled(startWord, by: offset)
        stopWord = stopWord.map { ReadingText.settled($0, by: offset) }
        status = status.settled(by: offset)
        // The player is told anew.
        sleepLimit = nil
    }

    /// Where the words cannot be found again, the page can.
    private func pageOffset(of word: Int, in new: ReadingText) -> Int {
        guard let mark = text.pageIndex(containing: word).map({ text.pages[$0] }),
            let same = new.pages.first(where: { $0.page == mark.page })
        else { return 0 }
        return same.firstWord - mark.firstWord
    }

    /// Writes down the numbers of the whole text, once they are known.
    private func keepIndex() {
        guard text.isWhole, loader.selection.pages == nil, let keeper, let made = PageIndex(text: text, extractorVersion: keeper.version),
            made != index
        else { return }
        index = made
        keeper.keep(made)
    }

    // MARK: What has to wait

    /// Does what needs the whole text, or keeps it until that is there.
    ///
    /// - Parameter request: who asked for it from another shell.
    func whenWhole(asked request: RemoteRequest? = nil, _ action: @escaping @Sendable (isolated ListeningSession) async -> Void) async {
        guard !text.isWhole, text.baseWord > 0 else { return await action(self) }
        cancelDeferred()
        (deferred, deferredRequest) = (action, request)
        say("one moment: this takes the whole text")
    }

    private func performDeferred() async {
        guard let action = deferred else { return }
        (deferred, deferredRequest) = (nil, nil)
        await action(self)
    }

    func cancelDeferred() {
        deferredRequest?.fail("something else was asked for in the meantime")
        (deferred, deferredRequest) = (nil, nil)
    }
}

extension PlayerStatus {
    /// The same where words that were numbered provisionally have their numbers.
    func settled(by offset: Int) -> PlayerStatus {
        func settled(_ word: Int) -> Int { ReadingText.settled(word, by: offset) }
        let state: PlaybackState =
            switch state {
            case .playing(let word): .playing(at: settled(word))
            case .paused(let word): .paused(at: settled(word))
            case .seeking(let word, let wasPlaying): .seeking(to: settled(word), wasPlaying: wasPlaying)
            case .idle, .finished: state
            }
        return PlayerStatus(state: state, word: settled(word), sentence: sentence.map { settled($0.lowerBound)..<settled($0.upperBound) })
    }
}

extension PlayerEvent {
    /// The same, as told before the numbers were known.
    func settled(by offset: Int) -> PlayerEvent {
        func settled(_ word: Int) -> Int { ReadingText.settled(word, by: offset) }
        return switch self {
        case .status(let status): .status(status.settled(by: offset))
        case .save(let word): .save(word: settled(word))
        case .note(let word): .note(word: settled(word))
        case .reachedLimit(let word): .reachedLimit(word: settled(word))
        case .skipped(let words, let error): .skipped(words: settled(words.lowerBound)..<settled(words.upperBound), error: error)
        case .announcement, .saveFinished, .sounding, .engineFailed, .outputFailed: self
        }
    }
}
