import Reading

extension SpeechShaper {
    /// How far around a paragraph that tells nothing another is looked for that does.
    private static let neighbours = 10

    /// Of so many paragraphs all over a text its language is told, and of so many words of each.
    private static let sampledParagraphs = 48
    private static let sampledWords = 60

    /// The language a paragraph is read in: the one asked for; the one the document states, unless the paragraph plainly is in another; the one it or,
    /// failing that, a paragraph nearby plainly is in; the one that most of the text is in; the default. The last three only if they are written in the
    /// paragraph's letters.
    func language(ofParagraph index: Int, in text: ReadingText) -> String {
        if let language { return language }
        return LanguageVarieties.usual(toldLanguage(ofParagraph: index, in: text), ofParagraph: index, in: text, memory)
    }

    private func toldLanguage(ofParagraph index: Int, in text: ReadingText) -> String {
        let stated = text.paragraphs[index].language.flatMap(LanguageTag.usable)
        let guess = self.guess(index, in: text)
        if let stated {
            if let guess, guess.contradicts(stated) { return LanguageDetector.regional(guess.language, defaultLanguage) }
            // What is told of a few words is known better by who tells it.
            return guess.map { $0.isConfident ? settled(stated, $0, in: text) : stated } ?? stated
        }
        if let guess, guess.isConfident || guess.agrees(with: language(of: text)) {
            return LanguageDetector.regional(settled(guess.language, guess, in: text), defaultLanguage)
        }
        let script = LanguageDetector.script(of: Self.sample(index, in: text))
        func isWritten(_ language: String) -> Bool { script.map { Script.scripts(of: language)?.contains($0) ?? true } ?? true }
        for distance in 1...Self.neighbours {
            for neighbour in [index - distance, index + distance] where text.paragraphs.indices.contains(neighbour) {
                if let guess = self.guess(neighbour, in: text), guess.isConfident, isWritten(guess.language) {
                    return LanguageDetector.regional(settled(guess.language, guess, in: text), defaultLanguage)
                }
            }
        }
        if let most = language(of: text), isWritten(most) { return LanguageDetector.regional(most, defaultLanguage) }
        guard let script, !isWritten(defaultLanguage) else { return defaultLanguage }
        return LanguageDetector.language(ofRun: Array(Self.sample(index, in: text)), in: script) ?? defaultLanguage
    }

    /// Of two siblings the one that more of the text is in, where a paragraph may be in either.
    private func settled(_ language: String, _ guess: LanguageGuess, in text: ReadingText) -> String {
        // A Japanese title has no kana.
        if guess.language == "cmn", language == guess.language, self.language(of: text) == "ja" { return "ja" }
        guard let sibling = LanguageGuess.sibling(of: LanguageTag.primary(of: language)), !guess.isClear, self.language(of: text) == sibling
        else { return language }
        return sibling
    }

    /// The language that a text is in as far as it is known: a table of contents, a title, a row of a table don't show theirs.
    private func language(of text: ReadingText) -> String? {
        memory.language(of: text) {
            let step = max(1, text.paragraphs.count / Self.sampledParagraphs)
            let guesses = stride(from: 0, to: text.paragraphs.count, by: step).lazy.compactMap { index -> LanguageGuess? in
                guard Self.isInLanguage(text.paragraphs[index]) else { return nil }
                return LanguageDetector.guess(Self.sample(index, in: text).prefix(Self.sampledWords), readsForms: true)
            }
            return LanguageGuess(together: guesses)?.language
        }
    }

    private static func isInLanguage(_ paragraph: ReadingText.Paragraph) -> Bool { paragraph.role != .code && paragraph.role != .formula }

    private func guess(_ index: Int, in text: ReadingText) -> LanguageGuess? {
        let paragraph = text.paragraphs[index]
        guard Self.isInLanguage(paragraph) else { return nil }
        return memory.guess(paragraph, of: text) { LanguageDetector.guess(Self.sample(index, in: text)) }
    }

    /// Words of a paragraph: of a long one from all over it, for it may begin with a quotation.
    private static func sample(_ index: Int, in text: ReadingText) -> some Sequence<String> {
        let words = text.paragraphs[index].words
        let step = max(1, words.count / LanguageDetector.sampledWords)
        return stride(from: words.lowerBound, to: words.upperBound, by: step).lazy.map { text.word($0) }
    }
}
