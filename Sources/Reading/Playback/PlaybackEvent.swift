/// What can happen to a reader. The user does the first six, the player reports the rest.
public enum PlaybackEvent: Sendable, Equatable {
    /// Speak.
    case play
    /// Be silent, and keep the place.
    case pause
    /// Play when silent, pause when speaking.
    case toggle
    /// Go to a word (any integer; it is brought within the text).
    case seek(to: Int)
    /// Stop, and let go of everything. The place is saved.
    case stop
    /// Voice, rate or another setting has changed: what is spoken is spoken anew from the current word.
    case settingsChanged
    /// The word is being heard now.
    case heard(word: Int)
    /// A sentence has been heard to its end, and the player goes on with the word `next`.
    case utteranceFinished(next: Int)
    /// Everything there was to say has been heard.
    case reachedEnd
    /// The output is silent after a `stopSpeaking`, and nothing of the old sound can follow.
    case silenced
    /// The engine or the output failed, for this reason.
    case failed(reason: String)
    /// The text now reaches from the word `from` to the word before `end`; `isComplete` says that nothing will follow. What comes before `from`
    /// will be known later.
    case textChanged(from: Int = 0, end: Int, isComplete: Bool)
    /// Words numbered provisionally have their numbers now, this much away (see ``ReadingText/provisionalBase``). The text changes next.
    case numbered(offset: Int)
}
