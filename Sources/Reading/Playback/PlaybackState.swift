/// What the reader is doing. Words are global indices.
public enum PlaybackState: Sendable, Equatable {
    /// Nothing has been started, or it was stopped.
    case idle
    /// Speaking the word.
    case playing(at: Int)
    /// Silent at the word.
    case paused(at: Int)
    /// On the way to a word: waiting until the old sound has ended, or until the text reaches that far.
    case seeking(to: Int, wasPlaying: Bool)
    /// The last word has been spoken.
    case finished

    /// The word in question; nil when idle or finished.
    public var word: Int? {
        switch self {
        case .playing(let word), .paused(let word), .seeking(let word, _): word
        case .idle, .finished: nil
        }
    }

    /// Whether the reader is speaking or about to.
    public var isPlaying: Bool {
        switch self {
        case .playing: true
        case .seeking(_, let wasPlaying): wasPlaying
        case .idle, .paused, .finished: false
        }
    }
}
