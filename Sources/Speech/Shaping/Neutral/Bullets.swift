import Reading

extension ShapingRule {
    /// Bullets stand for a pause that is there already.
    static let bullets = ShapingRule("bullets") { sentence, context in
        for index in sentence.tokens.indices where sentence.tokens[index].text.allSatisfy(isBullet) {
            let times = context.role == .code ? nil : context.tables.map { $0.symbols["×"] ?? "×" }
            sentence.tokens[index].text = times.flatMap { multiplies(index, sentence, context.tables) ? $0 : nil } ?? ""
        }
        // One that stands right before its word.
        if let first = sentence.tokens.first?.text, let head = first.first, isBullet(head), head != "*", head != "_", head != "|" {
            sentence.tokens[0].text = String(first.drop(while: isBullet))
        }
        // At the head of a list item a dash or a small o is a bullet too.
        if context.role == .listItem, let first = sentence.tokens.first, ["-", "–", "—", "o", "+", "»", ">"].contains(first.text) {
            // In some languages it is a word: "o uso", "o czym".
            let isWord =
                first.text == "o" && context.tables?.smallWords.contains("o") == true
                && sentence.following(0)?.text.startsWithCapital != true
            if !isWord { sentence.tokens[0].text = "" }
        }
    }

    /// Whether a dot or an asterisk stands between what it multiplies: "12 * 12", and "5 · 7 = 35", as a dot may also part what is listed.
    private static func multiplies(_ index: Int, _ sentence: SpokenSentence, _ tables: LanguageTables?) -> Bool {
        let sign = sentence.tokens[index].text
        guard sign == "*" || sign == "·" || sign == "∙" || sign == "⋅", index > 0, index + 1 < sentence.tokens.count else { return false }
        let (left, right) = (Affixes(sentence.tokens[index - 1].text), Affixes(sentence.tokens[index + 1].text))
        // "1 · 2 · … · n", of which the dots have been named.
        let named = tables?.goingOn.map { $0 + "," }
        guard left.suffix.allSatisfy({ ")]".contains($0) }) || sentence.tokens[index - 1].text == named,
            right.prefix.allSatisfy({ "([".contains($0) })
        else { return false }
        if sign == "*", left.core.isNumeral, right.core.isNumeral { return true }
        // "3 · 10⁸ m/s"
        if left.core.isNumeral, right.core.hasPrefix("10"), isRaised(right.core.dropFirst(2)) { return true }
        // "0,35 · 120."; but "4.5 · 120 reviews"
        if left.core.isNumeral, right.core.isNumeral, !left.core.isDigits || !right.core.isDigits {
            let next = sentence.following(index + 1)?.text
            if !right.suffix.isEmpty
                || next.map({ $0.first?.isLetter != true || $0 == tables?.andWord || tables?.smallWords.contains($0) == true }) ?? true
            {
                return true
            }
        }
        return [(left, index - 1), (right, index + 1)].allSatisfy {
            isFactor($0.0.core, of: sentence.tokens[$0.1].text) || sentence.tokens[$0.1].text == named
        }
            && (isInFormula(index, sentence) || isInProduct(index, sentence))
    }

    /// "5", "x", "−3", "2³", "½", "n!", "P(B", the dots of "1 · 2 · … · n".
    private static func isFactor(_ core: Substring, of text: String) -> Bool {
        var rest = core.drop { "−-".contains($0) }
        if rest.isNumeral || rest.count == 1 && rest.first?.isLetter == true || text == "…" || text == "..." { return true }
        guard rest.count <= longestFactor, let first = rest.first, first.isNumber || first.isLetter else { return false }
        if rest.last == "!" { rest = rest.dropLast() }
        var letters = 0
        for character in rest {
            letters = character.isLetter && raised[character] == nil ? letters + 1 : 0
            guard letters < 2, character.isLetter || character.isNumber || raised[character] != nil || character == "(" else {
                return false
            }
        }
        return true
    }

    private static let longestFactor = 6

    /// Whether a sign of equality or another that compares stands among the factors around.
    private static func isInProduct(_ index: Int, _ sentence: SpokenSentence) -> Bool {
        func compares(_ texts: some Sequence<SpokenToken>) -> Bool {
            for token in texts.prefix(longestProduct) where !token.text.isEmpty {
                if ["=", "<", ">", "≤", "≥", "≠", "≈"].contains(token.text) { return true }
                let word = Affixes(token.text)
                guard
                    ["·", "*", "∙", "⋅", "+", "−", "-", "∩", "∪", "×"].contains(token.text) || token.text.hasSuffix(",")
                        || isFactor(word.core, of: token.text)
                else { return false }
            }
            return false
        }
        return compares(sentence.tokens[(index + 1)...]) || compares(sentence.tokens[..<index].reversed())
    }

    private static let longestProduct = 10

    private static func isRaised(_ text: Substring) -> Bool {
        let digits = text.drop { $0 == "⁻" || $0 == "^" }
        return !digits.isEmpty
            && (digits.allSatisfy("⁰¹²³⁴⁵⁶⁷⁸⁹".contains) || text.first == "^" && digits.drop { $0 == "-" || $0 == "−" }.isDigits)
    }

    private static let bulletCharacters: Set<Character> = [
        "•", "‣", "◦", "⁃", "∙", "·", "▪", "▫", "■", "□", "●", "○", "◆", "◇", "◊", "►", "▶", "▸", "▹", "▷", "➢", "➤", "➔", "❖", "❑", "❒",
        "✦", "*", "_", "|", "¦", "†", "‡",
    ]
    private static func isBullet(_ character: Character) -> Bool { bulletCharacters.contains(character) }
}
