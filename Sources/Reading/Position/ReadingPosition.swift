/// A place in a document, as a person names it.
///
/// | written | meaning |
/// |---|---|
/// | `40%` | a fraction of the listening |
/// | `p12`, `pxii`, `page 12` | a page: by its label, or else by its number |
/// | `#3` | the third chapter |
/// | `w1234` | a word, counted from 1 |
/// | `1:02:03`, `12:30`, `90`, `90s`, `5m`, `1h20m` | time from the beginning |
/// | `+5%`, `-30`, `+1:00` | relative to the current place |
/// | `"some words"` | where the words next occur |
/// | `-"some words"` | where they last occur before the current sentence |
public enum ReadingPosition: Sendable, Equatable {
    /// A fraction of the listening, 0 to 1.
    case fraction(Double)
    /// A page by its label ("xii"), or by its number from 1.
    case page(String)
    /// A chapter, as an index into ``ReadingText/chapters``, from 0 (written from 1).
    case chapter(Int)
    /// A word, as a global index from 0 (written from 1).
    case word(Int)
    /// Seconds of listening from the beginning.
    case time(Double)
    /// A fraction to go forward, or, when negative, back.
    case relativeFraction(Double)
    /// Seconds to go forward, or, when negative, back.
    case relativeTime(Double)
    /// The next occurrence of these words.
    case text(String)
    /// The occurrence of these words before the current sentence that is nearest to it.
    case textBefore(String)
}

/// Why a position means no place.
public struct ReadingPositionError: Error, Sendable, Equatable, CustomStringConvertible {
    /// What kind of fault it is.
    public enum Code: Sendable, Equatable {
        /// The position cannot be understood.
        case unreadable
        /// The document has no such page, chapter or word.
        case notThere
        /// The words do not occur.
        case notFound
        /// The part of the document that would tell has not been read yet; reading on may help.
        case notReadYet
        /// There is nothing to read.
        case empty
    }
    /// What kind of fault it is.
    public let code: Code
    /// One sentence for the user, saying what was wrong and what is possible.
    public let reason: String
    /// The same as ``reason``.
    public var description: String { reason }

    init(_ code: Code, _ reason: String) {
        self.code = code
        self.reason = reason
    }
}
