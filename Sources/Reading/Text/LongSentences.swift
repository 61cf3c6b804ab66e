/// Cuts sentences that are too long to be spoken at once.
enum LongSentences {
    /// Appends the sentence, in as many pieces as it needs. The pieces come out about equally long, and end, by preference,
    /// after `;` `:` `—` or dots, then after a comma, a bracket or a phrase of a script without spaces, then anywhere.
    static func cut(
        _ sentence: Range<Int>, of storage: WordStorage, by rules: SentenceRules, into pieces: inout [SentenceSplitter.Piece]
    ) {
        var rest = sentence
        while true {
            guard let length = lengthIfLong(rest, in: storage) else { break }
            let limit = SentenceSplitter.longestSentence
            let share = (length + limit - 1) / limit
            let end = cutPoint(in: rest, target: length / share, limit: limit, storage: storage, rules)
            guard end > rest.lowerBound, end < rest.upperBound else { break }
            pieces.append(SentenceSplitter.Piece(words: rest.lowerBound..<end, isCut: true))
            rest = end..<rest.upperBound
        }
        pieces.append(SentenceSplitter.Piece(words: rest, isCut: false))
    }

    /// The length in characters when it is above the limit. Only a few limits' worth is counted: a longer rest is cut again anyway.
    private static func lengthIfLong(_ words: Range<Int>, in storage: WordStorage) -> Int? {
        let limit = SentenceSplitter.longestSentence
        let bytes = storage.range(of: words)
        if bytes.count <= limit { return nil }
        let counted = bytes.lowerBound..<min(bytes.upperBound, bytes.lowerBound + limit * 4)
        let length = UTF8Decoding.count(in: storage.bytes, counted)
        return length > limit ? length : nil
    }

    /// The word before which to cut.
    private static func cutPoint(in words: Range<Int>, target: Int, limit: Int, storage: WordStorage, _ rules: SentenceRules) -> Int {
        var best: (word: Int, score: Int)?
        let start = storage.range(of: words.lowerBound).lowerBound
        var counted = start
        var length = 0
        for word in words.lowerBound..<words.upperBound - 1 {
            let range = storage.range(of: word)
            length += UTF8Decoding.count(in: storage.bytes, counted..<range.upperBound)
            counted = range.upperBound
            if length > limit { return best?.word ?? word + (word == words.lowerBound ? 1 : 0) }
            guard length * 3 >= target || best == nil else { continue }
            // A better kind of place outweighs up to a quarter of the limit in distance.
            let score = clauseStrength(after: word, in: storage, rules) * limit / 4 - abs(length - target)
            if score >= best?.score ?? Int.min { best = (word + 1, score) }
        }
        return best?.word ?? words.upperBound
    }

    /// Whether a word with a full stop is none of the language's abbreviations, and a name without a capital follows: "given here. flo consists".
    private static func isSentenceEnd(_ range: Range<Int>, _ word: Int, in storage: WordStorage, _ rules: SentenceRules) -> Bool {
        guard word + 1 < storage.count else { return false }
        let next = storage.range(of: word + 1)
        guard NextWord.start(of: UTF8Decoding.scalar(in: storage.bytes, at: next.lowerBound, end: next.upperBound).value) != .digit else {
            return false
        }
        let body = storage.string(range.lowerBound..<range.upperBound - 1)
        return body.count > 3 && BodyShape.isPlainWord(body) && !BodyShape.isVowelless(body)
            && rules.abbreviations.kind(of: body.lowercased()) == nil && !rules.abbreviations.small.contains(body)
    }

    /// Whether a short word with a full stop, before a capital, is none of the abbreviations that are known: "kết nối ssh. Tuy nhiên".
    private static func mayEndSentence(_ range: Range<Int>, _ word: Int, in storage: WordStorage, _ rules: SentenceRules) -> Bool {
        guard word + 1 < storage.count else { return false }
        let next = storage.range(of: word + 1)
        guard NextWord.start(of: UTF8Decoding.scalar(in: storage.bytes, at: next.lowerBound, end: next.upperBound).value) == .upper else {
            return false
        }
        let body = storage.string(range.lowerBound..<range.upperBound - 1)
        return body.count > 1 && body.allSatisfy(\.isLowercase) && rules.abbreviations.kind(of: body) == nil
            && !rules.abbreviations.small.contains(body)
    }

    /// How much of a break there is after a word: 0 none, 1 a comma, 2 a semicolon, colon or dash; -1 a full stop, which inside a sentence is
    /// an abbreviation's, an initial's or an ordinal's, and belongs to what follows.
    private static func clauseStrength(after word: Int, in storage: WordStorage, _ rules: SentenceRules) -> Int {
        var range = storage.range(of: word)
        while let last = UTF8Decoding.lastScalar(in: storage.bytes, from: range.lowerBound, end: range.upperBound) {
            switch last.value {
            case 0x22, 0x27, 0x2019, 0x201D, 0xBB, 0x300D, 0x300F:  // A closing quotation mark: what matters stands before it.
                range = range.lowerBound..<last.index
            case 0x2E:
                let before = UTF8Decoding.lastScalar(in: storage.bytes, from: range.lowerBound, end: last.index)?.value
                if before == 0x2E || before == 0x29 || isSentenceEnd(range, word, in: storage, rules) { return 2 }
                return mayEndSentence(range, word, in: storage, rules) ? 1 : -1
            case 0x3B, 0x3A, 0x21, 0x3F, 0x2013, 0x2014, 0x2015, 0x2026, 0xFF1B, 0xFF1A, 0x061B, 0x0387, 0x3002, 0xFF01, 0xFF1F:
                return 2
            case 0x2C, 0x29, 0x5D, 0x3001, 0xFF0C, 0xFF64, 0xFF09, 0x060C, 0x055D, 0x1363, 0x104A: return 1
            default:
                let isPhraseEnd =
                    ScalarRole.isUnspaced(last.value) && word + 1 < storage.count && storage.isSpaced(before: word + 1)
                return isPhraseEnd ? 1 : 0
            }
        }
        return 0
    }
}
