import Reading

extension LanguageTables {
    /// The words of sums: what signs stand for that voices pass over, and what tells that something is calculated.
    struct Arithmetic: Sendable {
        /// Verbs in small letters before what is asked for: `What is 10 - 3?`
        var asked: Set<String> = []
        /// Those that tell to calculate, likewise.
        var told: Set<String> = []
        /// `|x|`: `the absolute value of`.
        var absolute: String?
        /// `{x | x > 0}`: `such that`.
        var suchThat: String?
    }
}

extension ShapingRule {
    /// "|−5| = 5" → "the absolute value of minus 5 = 5", "{x | x > 0}" → "x such that x > 0": bars are heard nowhere.
    static let bars = ShapingRule("bars") { sentence, context in
        guard let tables = context.tables, let words = tables.arithmetic, context.role != .code, !context.isRow,
            sentence.tokens.contains(where: { $0.text.utf8.contains(0x7C) }),
            sentence.tokens.contains(where: { $0.text.contains { "=<>≤≥≠".contains($0) } })
        else { return }
        for index in sentence.tokens.indices {
            let text = sentence.tokens[index].text
            guard text.utf8.contains(0x7C), text.utf8.count <= longestTerm else { continue }
            if text == "|" {
                guard index > 0, index + 1 < sentence.tokens.count else { continue }
                if let such = words.suchThat, isSet(index, in: sentence) {
                    sentence.tokens[index].text = such
                } else if let given = tables.givenWord, isGiven(index, in: sentence) {
                    sentence.tokens[index].text = given
                }
                continue
            }
            let word = Affixes(text)
            guard let absolute = words.absolute, word.core.first == "|" else { continue }
            let inside = word.core.dropFirst()
            if inside.last == "|", isQuantity(inside.dropLast()) {
                sentence.tokens[index].text = word.around(absolute + " " + signed(inside.dropLast(), tables))
            } else if isQuantity(inside[...]), let end = closing(behind: index, in: sentence) {
                let last = Affixes(sentence.tokens[end].text)
                sentence.tokens[index].text = word.prefix + absolute + " " + signed(inside, tables) + word.suffix
                sentence.tokens[end].text = last.around(last.core.dropLast())
            }
        }
    }

    private static let longestTerm = 24
    /// Terms and signs between two bars.
    private static let farthestBar = 6

    /// With the name of the minus in front.
    private static func signed(_ text: Substring, _ tables: LanguageTables) -> String {
        guard let minus = tables.powers?.minus, let first = text.first, "-−–".contains(first) else { return String(text) }
        return minus + " " + text.dropFirst()
    }

    /// Numbers and names of quantities in small letters, of which there is no set: "−5", "f(x)", "x-y".
    private static func isQuantity(_ text: Substring) -> Bool {
        var letters = 0
        for character in text {
            letters = character.isLetter ? letters + 1 : 0
            guard letters <= 3, character.isNumber || character.isLowercase || "+-−–.,()^·*/_²³".contains(character) else { return false }
        }
        return text.contains { $0.isNumber || $0.isLetter }
    }

    /// Where the bar stands that closes what one before `index` has opened.
    private static func closing(behind index: Int, in sentence: SpokenSentence) -> Int? {
        for place in sentence.tokens.indices[(index + 1)...].prefix(farthestBar) {
            let core = Affixes(sentence.tokens[place].text).core
            if core.last == "|" { return isQuantity(core.dropLast()) ? place : nil }
            guard ["+", "-", "−", "–", "·"].contains(sentence.tokens[place].text) || isQuantity(core) else { return nil }
        }
        return nil
    }

    /// "{x | x > 0}": names and a relation in braces of their own.
    private static func isSet(_ bar: Int, in sentence: SpokenSentence) -> Bool {
        guard let open = sentence.tokens[..<bar].suffix(longestName).lastIndex(where: { $0.text.utf8.contains(0x7B) }),
            sentence.tokens[open].text.hasPrefix("{"), sentence.tokens[open].text.utf8.count <= 4
        else { return false }
        for token in sentence.tokens[(open + 1)..<bar] where !(token.text == "∈" || token.text.count <= 2) { return false }
        let rest = sentence.tokens[(bar + 1)...].prefix(longestCondition)
        guard let end = rest.firstIndex(where: { $0.text.utf8.contains(0x7D) }) else { return false }
        return sentence.tokens[(bar + 1)...end].contains { $0.text.contains { "=<>≤≥≠∈".contains($0) } }
    }

    /// Words from a set's brace to its bar, and to the other brace.
    private static let longestName = 4
    private static let longestCondition = 12

    /// "P(A | B)"
    private static func isGiven(_ bar: Int, in sentence: SpokenSentence) -> Bool {
        let (left, right) = (sentence.tokens[bar - 1].text, sentence.tokens[bar + 1].text)
        guard let open = left.lastIndex(of: "("), left[..<open].count <= 2, left[..<open].last?.isLetter == true else { return false }
        return right.utf8.contains(0x29) && right.utf8.count <= 8
    }
}
