import Reading
import Speech

extension ListeningSession {
    /// Tells the player where to end, if it is time for that. Called whenever the place has changed, which is every word.
    func watchSleep() async {
        guard sleep != nil, let player else { return }
        sleep?.run(status.state.isPlaying)
        let limit = sleep?.limit(in: text, at: status.word, sentence: status.sentence)
        guard limit != sleepLimit else { return }
        // Once it is time, the sentence that was spoken then is the last.
        if sleepLimit != nil, sleep?.wish != .chapter { return }
        sleepLimit = limit
        await player.pause(before: limit)
    }

    /// The key: another time, the end of the chapter, or none.
    func changeSleep() async {
        sleep = SleepTimer.next(after: sleep)
        sleepLimit = nil
        await player?.pause(before: nil)
        await watchSleep()
        say(sleep.map { "sleeps \($0.phrase)" } ?? "the sleep timer is off")
        await refresh()
    }
}
