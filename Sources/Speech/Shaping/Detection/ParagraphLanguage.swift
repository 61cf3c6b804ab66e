import Reading

extension SpeechShaper {
    /// How far around a paragraph that tells nothing another is looked for that does.
    private static let neighbours = 10

    /// The language a paragraph is read in: the one asked for; the one the document states, unless the paragraph plainly is in another; the one it or,
    /// failing that, a paragraph nearby plainly is in; the default.
    func language(ofParagraph index: Int, in text: ReadingText) -> String {
        if let language { return language }
        let stated = text.paragraphs[index].language.flatMap { LanguageTag.normalized($0).isEmpty ? nil : $0 }
        let guess = Self.guess(index, in: text)
        if let stated {
            return guess.flatMap { $0.contradicts(stated) ? LanguageDetector.regional($0.language, defaultLanguage) : nil } ?? stated
        }
        if let guess, guess.isConfident { return LanguageDetector.regional(guess.language, defaultLanguage) }
        for distance in 1...Self.neighbours {
            for neighbour in [index - distance, index + distance] where text.paragraphs.indices.contains(neighbour) {
                if let guess = Self.guess(neighbour, in: text), guess.isConfident {
                    return LanguageDetector.regional(guess.language, defaultLanguage)
                }
            }
        }
        return defaultLanguage
    }

    private static func guess(_ index: Int, in text: ReadingText) -> LanguageGuess? {
        let paragraph = text.paragraphs[index]
        // These are in no language.
        guard paragraph.role != .code, paragraph.role != .formula else { return nil }
        // Of a long paragraph words from all over it: it may begin with a quotation.
        let step = max(1, paragraph.words.count / LanguageDetector.sampledWords)
        return LanguageDetector.guess(
            stride(from: paragraph.words.lowerBound, to: paragraph.words.upperBound, by: step).lazy.map { text.word($0) })
    }
}
