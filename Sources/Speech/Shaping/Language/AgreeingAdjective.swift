/// An adjective that is shortened to one form for both genders: "carga máx." → "carga máxima", "valores máx." → "valores máximos".
enum AgreeingAdjective {
    /// - Parameters:
    ///   - text: The masculine and the feminine, and what the plural ends in where it is added: `máximo~máxima~s`.
    ///   - next: What stands behind it.
    static func text(_ text: String, _ index: Int, next: String, in sentence: SpokenSentence) -> String {
        let forms = text.split(separator: "~").map(String.init)
        guard forms.count > 1 else { return text }
        // "la máx. velocidad": an article, or nothing, stands in front.
        let before = sentence.preceding(index).flatMap { $0.text.last?.isLetter == true ? String(Affixes($0.text).core) : nil }
        let isFollowed = before.map { $0.count < 4 } ?? true
        let noun = isFollowed && next.count > 3 && next.first?.isLowercase == true ? String(Affixes(next).core) : before ?? ""
        let isPlural = noun.count > 3 && noun.hasSuffix("s")
        let isFeminine = articles.contains(noun.lowercased()) || isFeminine(noun)
        return forms[isFeminine ? 1 : 0] + (isPlural && forms.count > 2 ? forms[2] : "")
    }

    private static let articles: Set<String> = ["la", "las", "una", "a", "as", "uma"]

    /// By how most feminines end in Spanish, Italian and Portuguese.
    private static func isFeminine(_ noun: String) -> Bool {
        guard noun.count > 3 else { return false }
        let singular = noun.hasSuffix("ões") || noun.hasSuffix("es") ? noun.dropLast(2) : noun.hasSuffix("s") ? noun.dropLast() : noun[...]
        // "problema", "programa", "ángulo"
        if ["ema", "oma", "grama", "gramma"].contains(where: singular.hasSuffix) { return false }
        return endings.contains(where: singular.hasSuffix) || noun.hasSuffix("ões")
    }

    private static let endings = [
        "a", "dad", "tad", "tud", "ción", "cion", "sión", "sion", "dade", "ção", "são", "gem", "tude", "tà", "tù", "zione", "sione",
    ]
}
