import Audio
import Dispatch
import PDFText
import Reading
import Speech

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension ListeningSession {
    /// What the player reports. Gives `false` at the end.
    func take(_ event: PlayerEvent) async throws -> Bool {
        switch event.settled(by: numbering) {
        case .status(let new):
            status = new
            await watchSleep()
            await refresh()
        case .note(let word):
            keeper?.isArmed = true
            keeper?.note(word, text, scrubber, voice)
        case .save(let word):
            if word != startWord { keeper?.isArmed = true }
            keeper?.save(word, text, scrubber, voice)
        case .announcement(let announcement): return try await take(announcement)
        case .skipped(let words, let error):
            let passage = DisplayText.fitted(DisplayText.clean(text.text(words)), columns: 60)
            say("nothing was said of “\(passage)”: \(error)")
        case .sounding: begun.signal()
        case .saveFinished: break
        case .reachedLimit(let word):
            keeper?.isArmed = true
            keeper?.save(word, text, scrubber, voice)
            say("the sleep timer has run out")
            return endOrWait()
        case .engineFailed(let error):
            if terminal == nil || error.isPermanent { throw CommandFailure(speech: error, engine: engine.name) }
        case .outputFailed(let error):
            // A sound server that is started anew comes back; one that has never played may not be there.
            if terminal == nil || error.code == .noAudioOutput && keeper?.isArmed != true {
                throw CommandFailure(audio: error, isNamed: wish.namesPlayer)
            }
        }
        return true
    }

    private func take(_ announcement: PlaybackAnnouncement) async throws -> Bool {
        lastActive = ProcessInfo.processInfo.systemUptime
        switch announcement {
        case .finished: return endOrWait()
        case .failed(let reason): say("stopped: \(reason); press space to try again")
        case .playing, .paused, .moved, .waitingForText, .stopped:
            if let answer = dueAnswer, let current = await currentStatus() {
                display.acknowledge(current, with: answer)
                dueAnswer = nil
            }
        }
        return true
    }

    /// Gives `false`, for the end, unless somebody is typing.
    private func endOrWait() -> Bool {
        endsAfterTyping = editor != nil
        return endsAfterTyping
    }

    /// Shows the moment.
    func refresh() async {
        guard let current = await currentStatus(), dueAnswer == nil || display.showsEachMoment else { return }
        display.show(current)
    }

    /// The moment; nil before the first word is known.
    ///
    /// - Parameter place: the word to tell about, if not the one that the player is at.
    func currentStatus(at place: Int? = nil) async -> ListeningStatus? {
        guard let player, !text.words.isEmpty else { return nil }
        let now = await player.status
        let word = min(max(place ?? now.word, text.words.lowerBound), text.words.upperBound - 1)
        return ListeningStatus(
            player: now, place: PlaceDescription(word: word, text: text, scrubber: scrubber, rate: voice.rate), voice: voice,
            pageCount: loader.document.pdf?.pageCount ?? text.pages.last.map { $0.page + 1 }, isMeasured: scrubber.coversDocument,
            sleep: sleep?.phrase)
    }

    func say(_ line: String) {
        if !messages.quiet { display.say([line]) }
    }
}
