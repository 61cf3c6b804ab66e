/// Finds the sentences in a paragraph.
///
/// A sentence ends with a stop (`.` `!` `?` `…` and the stops of other scripts) and whatever closing quotation marks, brackets and note
/// numbers follow it. A full stop does not end one after an abbreviation, an initial, an enumerator, a German ordinal, or before a
/// small letter. Abbreviations are known for English, German, French, Spanish, Italian, Portuguese, Dutch, Polish and Russian, the most
/// common ones for ten languages more; others get rules that hold for all. Where it is a toss-up, the sentence goes on: a pause too few disturbs a listener
/// less than one too many.
public struct SentenceSplitter: Sendable {
    /// The longest sentence, in characters (Unicode scalars). A longer one is cut where a clause ends, or else between words,
    /// so that what is spoken at once stays bounded. A single word may be longer, up to 512 bytes.
    public static let longestSentence = 400

    /// The language's abbreviations and habits.
    let rules: SentenceRules

    /// A splitter for a BCP 47 language tag; nil means that the language is unknown.
    public init(language: String? = nil) {
        rules = SentenceRules(language: language)
    }

    /// The sentences of a paragraph, each with its words one space apart.
    public func sentences(in paragraph: String) -> [String] {
        var storage = WordStorage()
        storage.append(paragraph.utf8.span, started: { _, _ in }, lineEnded: { _ in })
        return pieces(of: storage, words: 0..<storage.count, lineEnds: []).map { storage.string(storage.range(of: $0.words)) }
    }

    /// What is spoken at once: a sentence or a part of one.
    struct Piece: Equatable {
        var words: Range<Int>
        /// Whether the sentence goes on in the next piece.
        var isCut: Bool
    }

    /// The sentences of the paragraph that `words` make up, long ones cut. `lineEnds` lists before which words a line ended
    /// that must end a sentence, ascending.
    func pieces(of storage: WordStorage, words: Range<Int>, lineEnds: [Int]) -> [Piece] {
        var pieces: [Piece] = []
        var first = words.lowerBound
        var nextLine = 0
        /// A stop whose closing marks stand in words of their own, as in French: « Oui ! »
        var carried: SentenceRules.Stop?
        for word in words {
            var ends = word + 1 == words.upperBound
            while nextLine < lineEnds.count, lineEnds[nextLine] <= word { nextLine += 1 }
            if nextLine < lineEnds.count, lineEnds[nextLine] == word + 1 { ends = true }
            if !ends {
                var stop = rules.stop(of: word, in: storage)
                if stop == nil, let earlier = carried, rules.isOnlyClosers(word, in: storage) { stop = earlier }
                // "I know. . . ."
                if carried != nil, stop?.kind == .period, stop?.body.isEmpty == true { stop?.kind = .ellipsis }
                carried = nil
                if let stop {
                    if rules.isOnlyClosers(word + 1, in: storage) || rules.isOnlyStops(word + 1, in: storage) {
                        carried = stop
                    } else {
                        ends = rules.ends(
                            stop, sentence: first, next: word + 1, paragraph: words, in: storage)
                    }
                }
            }
            if ends {
                LongSentences.cut(first..<word + 1, of: storage, by: rules, into: &pieces)
                first = word + 1
                carried = nil
            }
        }
        return pieces
    }
}
