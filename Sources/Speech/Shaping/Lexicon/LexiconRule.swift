extension ShapingRule {
    /// What the listener's lexicon says. Words it has spoken for are given back at the end as it has them, whatever the other rules make of them.
    static let lexicon = ShapingRule("lexicon") { sentence, context in
        let lexicon = context.lexicon
        guard !lexicon.isEmpty else { return }
        var index = 0
        while index < sentence.tokens.count {
            if !sentence.tokens[index].text.isEmpty, sentence.tokens[index].fixed == nil, !applyEntry(lexicon, &sentence, index, context) {
                applyPattern(lexicon, &sentence, index, context)
            }
            index += 1
        }
    }

    /// Entries of several words reach over no more than these.
    private static let longestPhrase = 12

    private static func applyEntry(_ lexicon: Lexicon, _ sentence: inout SpokenSentence, _ index: Int, _ context: ShapingContext) -> Bool {
        let word = Affixes(sentence.tokens[index].text)
        // "’Tis": the mark may be an apostrophe.
        if word.prefix.last == "’" || word.prefix.last == "'" {
            let start = sentence.tokens[index].text[word.prefix.index(before: word.prefix.endIndex)...]
            if applyEntry(lexicon, &sentence, index, start, behind: word.prefix.dropLast(), context) { return true }
        }
        return applyEntry(lexicon, &sentence, index, word.core + word.suffix, behind: word.prefix, context)
    }

    /// - Parameters:
    ///   - start: The word without what stands in front of it.
    ///   - prefix: What does.
    private static func applyEntry(
        _ lexicon: Lexicon, _ sentence: inout SpokenSentence, _ index: Int, _ start: Substring, behind prefix: Substring,
        _ context: ShapingContext
    ) -> Bool {
        let start = Lexicon.folded(String(start))
        // A key of one letter is found under that letter.
        for key in Set([Lexicon.index(of: start), Lexicon.index(of: start.prefix(1))]).sorted(by: { $0.count > $1.count }) {
            for entry in lexicon.entries[key] ?? [] where fits(entry.language, context.language) {
                guard let (end, rest) = match(entry, in: sentence, at: index, start) else { continue }
                if entry.spoken.isEmpty {
                    sentence.tokens[end].text = String(rest)
                    sentence.silence(index..<end + 1)
                } else {
                    // "[[" is the listener's to write, not the document's.
                    let text = prefix.filter { $0 != "[" } + entry.spoken + rest.filter { $0 != "[" && $0 != "]" }
                    sentence.merge(index..<end + 1, into: text)
                    sentence.tokens[index].fixed = text
                }
                return true
            }
        }
        return false
    }

    /// The last token of the entry's words, and what stands behind them in it.
    private static func match(
        _ entry: Lexicon.Entry, in sentence: SpokenSentence, at index: Int, _ start: String
    ) -> (end: Int, rest: Substring)? {
        var found = start
        var end = index
        while true {
            let compared = entry.isExact ? found : found.lowercased()
            if compared.hasPrefix(entry.key) {
                let rest = found.dropFirst(entry.key.count)
                return isBehindWord(rest) ? (end, rest) : nil
            }
            guard entry.key.hasPrefix(compared), end + 1 < sentence.tokens.count, end - index < longestPhrase else { return nil }
            end += 1
            found += (sentence.tokens[end].isSpaced ? " " : "") + Lexicon.folded(sentence.tokens[end].text)
        }
    }

    private static func isBehindWord(_ rest: Substring) -> Bool {
        rest.allSatisfy { $0.isPunctuation } || ["'s", "’s"].contains(rest.prefix(2)) && rest.dropFirst(2).allSatisfy { $0.isPunctuation }
    }

    private static func applyPattern(_ lexicon: Lexicon, _ sentence: inout SpokenSentence, _ index: Int, _ context: ShapingContext) {
        let word = Affixes(sentence.tokens[index].text)
        guard !word.core.isEmpty else { return }
        for entry in lexicon.patterns where fits(entry.language, context.language) {
            guard let spoken = entry.pattern.replacing(in: word.core, with: entry.spoken) else { continue }
            if spoken.allSatisfy(\.isWhitespace) {
                sentence.silence(index..<index + 1)
            } else {
                sentence.tokens[index].text = word.around(spoken)
                if !sentence.tokens[index].text.contains("[") || !word.core.contains("[") && word.prefix.isEmpty {
                    sentence.tokens[index].fixed = sentence.tokens[index].text
                }
            }
            return
        }
    }

    /// "en" holds for "en-gb", "en-gb" not for "en-us".
    private static func fits(_ wanted: String?, _ language: String) -> Bool {
        guard let wanted else { return true }
        return language == wanted || language.hasPrefix(wanted + "-")
    }
}
