/// What the player has to do, in this order. It does nothing else.
public enum PlaybackEffect: Sendable, Equatable {
    /// Speak from the beginning of the word on, through all sentences that follow. The output is silent when this comes.
    case startSpeaking(at: Int)
    /// Stop the sound at once and drop what was prepared. To be answered by ``PlaybackEvent/silenced``, when it is so.
    case stopSpeaking
    /// Stop the sound and keep it.
    case pauseOutput
    /// Go on with the sound that was kept, from the beginning of the word it was stopped in.
    case resumeOutput
    /// Write the place down now.
    case savePosition(Int)
    /// The place has moved: remember it, and write it down when the last time is some seconds ago.
    case notePosition(Int)
    /// Write down that the document has been read to its end.
    case saveFinished
    /// Tell the user.
    case announce(PlaybackAnnouncement)
}

/// What a user is told.
public enum PlaybackAnnouncement: Sendable, Equatable {
    /// Speaking from the word on.
    case playing(at: Int)
    /// Paused at the word.
    case paused(at: Int)
    /// Moved to the word.
    case moved(to: Int)
    /// The word has not been read from the document yet; it goes on as soon as it has.
    case waitingForText(at: Int)
    /// Stopped.
    case stopped
    /// At the end.
    case finished
    /// The engine or the output failed. Playing again tries again.
    case failed(reason: String)
}
