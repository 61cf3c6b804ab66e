/// Tells the language of a paragraph from its letters and its most frequent words.
///
/// The tables are small, and so is the ambition: a whole paragraph of prose, in one of some forty languages. Of what a
/// paragraph doesn't tell apart with confidence (Danish from Norwegian, say), the text around it may.
public enum LanguageDetector {
    /// Longer text is sampled.
    static let sampledWords = 150

    /// The language to take a paragraph for: the one it states, unless it plainly is in another; else the one it plainly is in, if any.
    ///
    /// - Parameter preferred: The user's own tag, kept where the language is the same ("en-gb" rather than "en").
    public static func language(of text: String, stated: String?, preferred: String? = nil) -> String? {
        language(guess(of: text), stated: stated, preferred: preferred)
    }

    /// What a paragraph looks like; nil when there is nothing to go by. `readsForms` has an eye to what stands on forms, too.
    public static func guess(of text: String, readsForms: Bool = false) -> LanguageGuess? {
        // Of a long text words from all over it: it may begin with a quotation.
        let words = words(of: text.utf8)
        let step = max(1, words.count / sampledWords)
        return guess(stride(from: 0, to: words.count, by: step).lazy.map { shortened(Substring(words[$0])) }, readsForms: readsForms)
    }

    /// The language to take a paragraph for that looks like this.
    public static func language(_ guess: LanguageGuess?, stated: String?, preferred: String? = nil) -> String? {
        let stated = stated.flatMap(LanguageTag.usable)
        if let stated { return guess.flatMap { $0.contradicts(stated) ? regional($0.language, preferred) : nil } ?? stated }
        return guess.flatMap { $0.isConfident ? regional($0.language, preferred) : nil }
    }

    private static func shortened(_ word: Substring) -> String {
        String(word.utf8.count <= longestWord ? word : word.prefix(longestWord))
    }

    /// What stands between spaces, of the first so many words.
    private static func words(of text: String.UTF8View) -> [Substring.UTF8View] {
        text.split(maxSplits: 20_000) { $0 <= 0x20 }
    }

    /// The user's own variety of a language, where it is theirs.
    static func regional(_ language: String, _ preferred: String?) -> String {
        guard let preferred else { return language }
        let own = LanguageTag.primary(of: preferred)
        return own == language || (own == "zh" && language == "cmn") || (own == "no" && language == "nb") ? preferred : language
    }

    private static let longestWord = 64

    /// What some words look like; `nil` when there is nothing to go by.
    static func guess(_ words: some Sequence<String>, readsForms: Bool = false) -> LanguageGuess? {
        var letters: [Script: Int] = [:]
        // Of those in ASCII, as nearly all words are.
        var plainLetters = 0
        var cores: [String] = []
        for word in words.prefix(sampledWords) {
            if let plain = plainCore(word) {
                plainLetters += plain.letters
                if !plain.core.isEmpty { cores.append(plain.core) }
                continue
            }
            for scalar in word.unicodeScalars { if let script = Script(scalar) { letters[script, default: 0] += 1 } }
            let core = Affixes(word).core.lowercased()
            if core.contains(where: \.isLetter) { cores.append(core) }
        }
        if plainLetters > 0 { letters[.latin, default: 0] += plainLetters }
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
        case .latin:
            var guess = StopWords.latin.guess(cores)
            if readsForms, let forms = StopWords.forms.guess(cores) {
                if guess == nil { guess = LanguageGuess(language: forms.language, score: 0, runnerUp: 0, words: forms.words) }
                guess?.forms = StopWords.forms.known(cores)
            }
            return guess
        case .cyrillic: return StopWords.cyrillic.guess(cores)
        case .arabic: return certain(arabicLanguage(cores), letters: total)
        default: return dominant.key.language.map { certain($0, letters: total) }
        }
    }

    /// The script of most letters in some words; nil where there is none. Letters by themselves are symbols.
    static func script(of words: some Sequence<String>) -> Script? {
        var letters: [Script: Int] = [:]
        for word in words.prefix(sampledWords) {
            let scripts = word.unicodeScalars.compactMap { Script($0) }
            if scripts.count > 1 { for script in scripts { letters[script, default: 0] += 1 } }
        }
        let total = letters.values.reduce(0, +)
        return letters.first { $0.value * 2 > total }?.key
    }

    /// The language of a few words in one script, inside a sentence in another.
    static func language(ofRun words: [String], in script: Script) -> String? {
        switch script {
        case .latin: return "en"
        case .arabic: return arabicLanguage(words)
        case .cyrillic:
            let cores = words.map { Affixes($0).core.lowercased() }
            if let guess = StopWords.cyrillic.guess(cores), guess.isConfident { return guess.language }
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

    /// A word in ASCII without the punctuation around it, in small letters, and how many letters it has; nil if it is not ASCII. Empty if no letter is
    /// in it, or one with a stop behind it: lists of works are full of initials that are words in some language.
    private static func plainCore(_ word: String) -> (core: String, letters: Int)? {
        let bytes = word.utf8.span
        var letters = 0
        for index in bytes.indices {
            guard bytes[index] < 0x80 else { return nil }
            if (bytes[index] | 0x20) &- 0x61 < 26 { letters += 1 }
        }
        guard letters > 0 else { return ("", 0) }
        var (start, end) = (0, bytes.count)
        while start < end, Affixes.isOpening(bytes[start]) { start += 1 }
        while start < end, Affixes.isClosing(bytes[end - 1]) { end -= 1 }
        if end - start == 1, end < bytes.count, bytes[end] == 0x2E { return ("", letters) }
        let core = word.utf8.dropFirst(start).prefix(end - start)
        return (String(Substring(core)).lowercased(), letters)
    }
}
