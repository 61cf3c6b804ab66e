import Reading

extension SpeechShaper {
    /// How far around a paragraph that tells nothing another is looked for that does.
    private static let neighbours = 10

    /// The language a paragraph is read in: the one asked for; the one the document states, unless the paragraph plainly is in another; the one it or,
    /// failing that, a paragraph nearby plainly is in; the default. The last two only if they are written in the paragraph's letters.
    func language(ofParagraph index: Int, in text: ReadingText) -> String {
        if let language { return language }
        let stated = text.paragraphs[index].language.flatMap { LanguageTag.normalized($0).isEmpty ? nil : $0 }
        let guess = self.guess(index, in: text)
        if let stated {
            return guess.flatMap { $0.contradicts(stated) ? LanguageDetector.regional($0.language, defaultLanguage) : nil } ?? stated
        }
        if let guess, guess.isConfident { return LanguageDetector.regional(guess.language, defaultLanguage) }
        let script = LanguageDetector.script(of: Self.sample(index, in: text))
        func isWritten(_ language: String) -> Bool { script.map { Script.scripts(of: language)?.contains($0) ?? true } ?? true }
        for distance in 1...Self.neighbours {
            for neighbour in [index - distance, index + distance] where text.paragraphs.indices.contains(neighbour) {
                if let guess = self.guess(neighbour, in: text), guess.isConfident, isWritten(guess.language) {
                    return LanguageDetector.regional(guess.language, defaultLanguage)
                }
            }
        }
        guard let script, !isWritten(defaultLanguage) else { return defaultLanguage }
        return LanguageDetector.language(ofRun: Array(Self.sample(index, in: text)), in: script) ?? defaultLanguage
    }

    private func guess(_ index: Int, in text: ReadingText) -> LanguageGuess? {
        let paragraph = text.paragraphs[index]
        // These are in no language.
        guard paragraph.role != .code, paragraph.role != .formula else { return nil }
        return memory.guess(paragraph, of: text) { LanguageDetector.guess(Self.sample(index, in: text)) }
    }

    /// Words of a paragraph: of a long one from all over it, for it may begin with a quotation.
    private static func sample(_ index: Int, in text: ReadingText) -> some Sequence<String> {
        let words = text.paragraphs[index].words
        let step = max(1, words.count / LanguageDetector.sampledWords)
        return stride(from: words.lowerBound, to: words.upperBound, by: step).lazy.map { text.word($0) }
    }
}
