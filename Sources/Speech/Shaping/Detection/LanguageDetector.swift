/// Tells the language of a paragraph from its letters and its most frequent words.
///
/// The tables are small, and so is the ambition: a whole paragraph of prose, in one of some forty languages. What is not told
/// apart with confidence (Danish from Norwegian, say) is left to the document.
public enum LanguageDetector {
    /// Longer text is sampled.
    static let sampledWords = 150

    /// The language to take a paragraph for: the one it states, unless it plainly is in another; else the one it plainly is in, if any.
    ///
    /// - Parameter preferred: The user's own tag, kept where the language is the same ("en-gb" rather than "en").
    public static func language(of text: String, stated: String?, preferred: String? = nil) -> String? {
        let stated = stated.flatMap { LanguageTag.normalized($0).isEmpty ? nil : $0 }
        // Of a long text words from all over it: it may begin with a quotation.
        let words = text.split(maxSplits: 20_000, whereSeparator: \.isWhitespace)
        let step = max(1, words.count / sampledWords)
        let guess = guess(stride(from: 0, to: words.count, by: step).lazy.map { String(words[$0].prefix(longestWord)) })
        if let stated { return guess.flatMap { $0.contradicts(stated) ? regional($0.language, preferred) : nil } ?? stated }
        return guess.flatMap { $0.isConfident ? regional($0.language, preferred) : nil }
    }

    /// The user's own variety of a language, where it is theirs.
    static func regional(_ language: String, _ preferred: String?) -> String {
        guard let preferred else { return language }
        let own = LanguageTag.primary(of: preferred)
        return own == language || (own == "zh" && language == "cmn") || (own == "no" && language == "nb") ? preferred : language
    }

    private static let longestWord = 64

    /// What some words look like; `nil` when there is nothing to go by.
    static func guess(_ words: some Sequence<String>) -> LanguageGuess? {
        var letters: [Script: Int] = [:]
        var cores: [String] = []
        for word in words.prefix(sampledWords) {
            for scalar in word.unicodeScalars { if let script = Script(scalar) { letters[script, default: 0] += 1 } }
            let core = Affixes(word).core.lowercased()
            if core.contains(where: \.isLetter) { cores.append(core) }
        }
        let total = letters.values.reduce(0, +)
        guard total > 0 else { return nil }
        // Kana and Han are one script here: Japanese is written in both.
        let han = (letters[.han] ?? 0) + (letters[.kana] ?? 0)
        let dominant = letters.max { ($0.value, "\($0.key)") < ($1.value, "\($1.key)") }
        if han * 10 >= total * 7 {
            let isJapanese = (letters[.kana] ?? 0) * 20 >= han
            return certain(isJapanese ? "ja" : "cmn", letters: total)
        }
        guard let dominant, dominant.value * 10 >= total * 7 else { return nil }
        switch dominant.key {
        case .latin: return byWords(cores, StopWords.latin)
        case .cyrillic: return byWords(cores, StopWords.cyrillic)
        case .arabic: return certain(arabicLanguage(cores), letters: total)
        default: return dominant.key.language.map { certain($0, letters: total) }
        }
    }

    /// The language of a few words in one script, inside a sentence in another.
    static func language(ofRun words: [String], in script: Script) -> String? {
        switch script {
        case .latin: return "en"
        case .arabic: return arabicLanguage(words)
        case .cyrillic:
            let cores = words.map { Affixes($0).core.lowercased() }
            if let guess = byWords(cores, StopWords.cyrillic), guess.isConfident { return guess.language }
            let text = cores.joined()
            if text.contains(where: { "іїєґ".contains($0) }) { return text.contains("ў") ? "be" : "uk" }
            if text.contains(where: { "ђћљњџј".contains($0) }) { return text.contains(where: { "ѓќѕ".contains($0) }) ? "mk" : "sr" }
            return "ru"
        default: return script.language
        }
    }

    /// A script that only one language here is written in leaves no doubt, if there is enough of it.
    private static func certain(_ language: String, letters: Int) -> LanguageGuess {
        let weight = Double(letters)
        return LanguageGuess(language: language, score: weight, runnerUp: 0, words: max(12, letters), scores: [language: weight])
    }

    private static func arabicLanguage(_ words: [String]) -> String {
        let text = words.joined()
        if text.contains(where: { "ٹڈڑےں".contains($0) }) { return "ur" }
        return text.contains(where: { "پچژگکی".contains($0) }) ? "fa" : "ar"
    }

    private static func byWords(_ words: [String], _ tables: StopWords) -> LanguageGuess? {
        guard !words.isEmpty else { return nil }
        var scores: [String: Double] = [:]
        for word in words {
            if let languages = tables.languages[word] {
                let weight = languages.count == 1 ? 2 : languages.count == 2 ? 1.4 : languages.count <= 4 ? 0.9 : 0.5
                for language in languages { scores[language, default: 0] += weight }
            }
            guard word.utf8.count > word.count || tables.allLettersCount else { continue }
            for letter in Set(word.unicodeScalars) {
                guard let languages = tables.lettered[letter] else { continue }
                let weight = languages.count <= 2 ? 1 : languages.count <= 5 ? 0.5 : 0.2
                for language in tables.all {
                    scores[language, default: 0] += languages.contains(language) ? weight : -1
                }
            }
        }
        let ranked = scores.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        guard let best = ranked.first, best.value > 0 else { return nil }
        return LanguageGuess(
            language: best.key, score: best.value, runnerUp: max(0, ranked.dropFirst().first?.value ?? 0), words: words.count,
            scores: scores)
    }
}
