public import Audio
public import Reading

/// Where the player is.
public struct PlayerStatus: Sendable, Equatable {
    /// What it is doing.
    public var state: PlaybackState
    /// The word that is heard, or from which it would go on.
    public var word: Int
    /// The words of the sentence around it, if the text is known there.
    public var sentence: Range<Int>?

    /// A status.
    public init(state: PlaybackState, word: Int, sentence: Range<Int>?) {
        self.state = state
        self.word = word
        self.sentence = sentence
    }
}

/// What a player tells those who listen to it.
public enum PlayerEvent: Sendable, Equatable {
    /// The state, the word or the sentence has changed.
    case status(PlayerStatus)
    /// Something the user is to be told.
    case announcement(PlaybackAnnouncement)
    /// The first sound since the output was started is there and goes to the output.
    case sounding
    /// The engine failed on these words; they are skipped and reading goes on.
    case skipped(words: Range<Int>, error: SpeechError)
    /// The place is to be written down now.
    case save(word: Int)
    /// The place has moved, and is to be written down some time soon.
    case note(word: Int)
    /// Everything before the word that ``SpeechPlayer/pause(before:)`` named has been heard, and the player pauses.
    case reachedLimit(word: Int)
    /// The document has been read to its end.
    case saveFinished
    /// The engine cannot go on; playing again tries again.
    case engineFailed(SpeechError)
    /// Nothing can be heard any more; playing again tries again.
    case outputFailed(AudioError)
}
