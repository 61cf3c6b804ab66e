/// What the engine is given to say, with the way back to the words on the page.
///
/// The text may differ from the displayed words as much as it must ("Fig. 3" is said "figure 3", "[12]" not at all); positions are always those
/// of displayed words.
public struct SpokenUtterance: Sendable, Equatable {
    /// A stretch of the spoken text and the displayed words it stands for.
    public struct Span: Sendable, Equatable {
        /// UTF-8 offsets into ``SpokenUtterance/text``.
        public var utf8: Range<Int>
        /// Global indices of displayed words; never empty.
        public var words: Range<Int>

        /// A stretch of text for some words.
        public init(utf8: Range<Int>, words: Range<Int>) {
            self.utf8 = utf8
            self.words = words
        }
    }

    /// The text to be spoken; empty when nothing of the words is.
    public let text: String
    /// The displayed words the utterance covers, silent ones included.
    public let words: Range<Int>
    /// The stretches that are spoken, in order, without overlap.
    public let spans: [Span]
    /// The language of the text as a BCP 47 tag, if known.
    public let language: String?
    /// Whether it is in another script than the text around it, so that a language asked for all text does not hold for it.
    public let isForeign: Bool

    /// Describes what is said.
    public init(text: String, words: Range<Int>, spans: [Span], language: String? = nil, isForeign: Bool = false) {
        self.text = text
        self.words = words
        self.spans = spans
        self.language = language
        self.isForeign = isForeign
    }

    /// Nothing is said.
    public var isSilent: Bool { spans.isEmpty }

    /// The same for words whose numbers are `offset` higher.
    func renumbered(by offset: Int) -> SpokenUtterance {
        func moved(_ range: Range<Int>) -> Range<Int> { range.lowerBound + offset..<range.upperBound + offset }
        return SpokenUtterance(
            text: text, words: moved(words), spans: spans.map { Span(utf8: $0.utf8, words: moved($0.words)) }, language: language)
    }

    /// The displayed word that is spoken at a UTF-8 offset of the text: the one of the span there, else of the last span before.
    public func word(atUTF8 offset: Int) -> Int {
        spans.last { $0.utf8.lowerBound <= offset }?.words.lowerBound ?? words.lowerBound
    }
}
