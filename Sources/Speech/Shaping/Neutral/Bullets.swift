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
        guard sign == "*" || sign == "·" || sign == "∙", index > 0, index + 1 < sentence.tokens.count else { return false }
        let (left, right) = (Affixes(sentence.tokens[index - 1].text), Affixes(sentence.tokens[index + 1].text))
        guard left.suffix.allSatisfy({ ")]".contains($0) }), right.prefix.allSatisfy({ "([".contains($0) }) else { return false }
        if sign == "*", left.core.isNumeral, right.core.isNumeral { return true }
        // "3 · 10⁸ m/s"
        if left.core.isNumeral, right.core.hasPrefix("10"), isRaised(right.core.dropFirst(2)) { return true }
        // "0,35 · 120."; but "4.5 · 120 reviews"
        if left.core.isNumeral, right.core.isNumeral, !left.core.isDigits || !right.core.isDigits {
            let next = sentence.following(index + 1)?.text
            if !right.suffix.isEmpty || next.map({ $0.first?.isLetter != true || $0 == tables?.andWord || $0 == tables?.orWord }) ?? true {
                return true
            }
        }
        return isOperand(left.core) && isOperand(right.core) && isInFormula(index, sentence)
    }

    private static func isOperand(_ core: Substring) -> Bool { core.isNumeral || core.count == 1 && core.first?.isLetter == true }

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
