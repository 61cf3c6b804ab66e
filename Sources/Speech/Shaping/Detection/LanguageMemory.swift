import Reading
import Synchronization

/// What paragraphs look like: each is looked at once, not for every utterance in it and in its neighbours.
final class LanguageMemory: Sendable {
    /// A paragraph, however often the text around it has grown. Words that were numbered anew may be others of the same numbers.
    private struct Key: Hashable {
        let words: Range<Int>
        let first: String
        let last: String
    }

    private let guesses = Mutex<[Key: LanguageGuess?]>([:])

    /// A text as far as it is known: it is looked at anew when it has twice as many paragraphs.
    private struct Extent: Equatable {
        let firstWord: Int
        let magnitude: Int
    }

    private let whole = Mutex<(extent: Extent, language: String?)?>(nil)
    private let varieties = Mutex<(extent: Extent, usual: [String: String])?>(nil)

    /// Several times those that the paragraphs of one utterance look at; a book has thousands.
    private static let most = 128

    /// What a paragraph was found to look like, or what `look` finds now.
    func guess(_ paragraph: ReadingText.Paragraph, of text: ReadingText, _ look: () -> LanguageGuess?) -> LanguageGuess? {
        let words = paragraph.words
        let key = Key(words: words, first: text.word(words.lowerBound), last: text.word(words.upperBound - 1))
        if let known = guesses.withLock({ $0[key] }) { return known }
        let found = look()
        guesses.withLock { guesses in
            if guesses.count >= Self.most { guesses.removeAll(keepingCapacity: true) }
            guesses[key] = .some(found)
        }
        return found
    }

    private static func extent(_ text: ReadingText) -> Extent {
        Extent(firstWord: text.words.lowerBound, magnitude: Int.bitWidth - text.paragraphs.count.leadingZeroBitCount)
    }

    /// The varieties of languages that most of a text states, or what `look` finds now.
    func varieties(of text: ReadingText, _ look: () -> [String: String]) -> [String: String] {
        let extent = Self.extent(text)
        if let known = varieties.withLock({ $0?.extent == extent ? $0 : nil }) { return known.usual }
        let found = look()
        varieties.withLock { $0 = (extent, found) }
        return found
    }

    /// The language that most of a text looks like, or what `look` finds now.
    func language(of text: ReadingText, _ look: () -> String?) -> String? {
        let extent = Self.extent(text)
        if let known = whole.withLock({ $0?.extent == extent ? $0 : nil }) { return known.language }
        let found = look()
        whole.withLock { $0 = (extent, found) }
        return found
    }
}
