/// Why an utterance could not be turned into sound.
public struct SpeechError: Error, Sendable, Equatable, CustomStringConvertible {
    /// What kind of failure it is, for a program to act on.
    public enum Code: Sendable, Equatable {
        /// The engine is not installed.
        case engineMissing
        /// The engine does not have the voice or the language asked for.
        case unknownVoice
        /// The engine ended without sound.
        case engineFailed
        /// The engine took too long and was killed.
        case timedOut
        /// The engine produced more sound than the text can be worth, and was killed.
        case tooMuchSound
        /// The task was cancelled.
        case cancelled
    }

    /// What kind of failure it is.
    public let code: Code
    /// One sentence for a person, without a full stop.
    public let reason: String

    /// An error with its reason.
    public init(_ code: Code, _ reason: String) {
        self.code = code
        self.reason = reason
    }

    /// The reason alone.
    public var description: String { reason }

    /// Whether the next utterance would fail as well.
    public var isPermanent: Bool { code == .engineMissing || code == .unknownVoice }
}
