import Reading

extension ShapingRule {
    /// "[W]e review" → "We review", "author(s)" → "authors": a letter that an editor has changed, and a plural that is left open. Voices make a pause
    /// around the letter and say its name.
    static let bracketedLetters = ShapingRule("bracketed letters") { sentence, context in
        guard context.role != .code, context.role != .formula, !context.isRow else { return }
        lazy var hasPlurals = ["en", "fr", "es", "pt", "nl"].contains(LanguageTag.primary(of: context.language))
        for index in sentence.tokens.indices where sentence.tokens[index].fixed == nil {
            let text = sentence.tokens[index].text
            guard text.utf8.contains(where: { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "(") }), text.utf8.count <= longestWord else {
                continue
            }
            if let word = withoutBrackets(text) {
                sentence.tokens[index].text = word
            } else if hasPlurals, let word = plural(text), sentence.following(index)?.text != "=",
                !(sentence.preceding(index).map { single.contains($0.text.lowercased()) } ?? false)
            {
                sentence.tokens[index].text = word
            }
        }
    }

    private static let longestWord = 40

    /// What no plural stands behind: "a function(s)".
    private static let single: Set<String> = ["a", "an", "un", "une", "una", "um", "uma", "een", "="]

    /// "“[W]e": a letter in brackets that small ones follow.
    private static func withoutBrackets(_ text: String) -> String? {
        guard let open = text.firstIndex(of: "["), text[..<open].allSatisfy({ "“”\"'‘’«»„(—–".contains($0) }),
            case let inside = text[text.index(after: open)...], let letter = inside.first, letter.isLetter,
            case let rest = inside.dropFirst(), rest.first == "]", case let tail = rest.dropFirst(), tail.first?.isLowercase == true,
            !tail.contains("["), case let word = tail.prefix(while: { $0.isLetter || $0 == "’" || $0 == "'" || $0 == "-" }),
            word.allSatisfy({ !$0.isUppercase }), tail[word.endIndex...].allSatisfy(\.isPunctuation)
        else { return nil }
        return text[..<open] + String(letter) + tail
    }

    /// "author(s)", "(s)he"; functions of a variable s are more than could be listed, so the nouns of forms and contracts are.
    private static func plural(_ text: String) -> String? {
        let word = Affixes(text)
        if word.core == "s)he", word.prefix == "(" { return "s/he" + word.suffix }
        guard word.core.hasSuffix("(s"), word.suffix.first == ")" else { return nil }
        let stem = word.core.dropLast(2)
        guard nouns.contains(stem.lowercased()), stem.dropFirst().allSatisfy(\.isLowercase) else { return nil }
        return word.prefix + stem + "s" + word.suffix.dropFirst()
    }

    private static let nouns = Set(
        words: """
            author editor applicant employee employer tenant landlord lender borrower seller buyer student teacher guardian page chapter paragraph
            signature witness anexo aluno nom auteur
            """)
}
