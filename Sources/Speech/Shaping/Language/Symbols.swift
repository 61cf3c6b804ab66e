import Reading

extension ShapingRule {
    /// "p < 0.05" → "p less than 0.05": what espeak-ng passes over in silence turns a statement into its opposite.
    static let symbols = ShapingRule("symbols") { sentence, context in
        guard let names = context.tables?.symbols, !names.isEmpty, context.role != .code else { return }
        // "∥a + b∥": bars at words, of which two make a norm.
        let opening = sentence.tokens.count { $0.text.utf8.count > 3 && $0.text.hasPrefix("∥") }
        let closing = sentence.tokens.count { $0.text.utf8.count > 3 && $0.text.hasSuffix("∥") }
        for index in sentence.tokens.indices {
            var text = sentence.tokens[index].text
            guard text.contains(where: { names[$0] != nil || $0 == "=" || ($0 == "/" || $0 == ":") && text.utf8.count == 1 }) else {
                continue
            }
            // "10 / 2 = 5"
            if text == "/" {
                if let over = context.tables?.overWord, isDivision(index, sentence) { sentence.tokens[index].text = over }
                continue
            }
            // "20 : 5 = 4"
            if text == ":" {
                if isDivision(index, sentence), isQuotient(index, sentence) { sentence.tokens[index].text = names["÷"] ?? "÷" }
                continue
            }
            if text.contains("∥"), isNorm(text, opening, closing) {
                // "∥x∥" is a norm; one by itself says that lines are parallel.
                text = text.replacing("∥", with: "‖")
                sentence.tokens[index].text = text
            }
            if let sign = comparison(text, names) {
                sentence.tokens[index].text = sign
                text = sign
            }
            if let name = arrow(text, index, sentence, names) {
                sentence.tokens[index].text = name
                continue
            }
            let bare = text.drop { "([{\"'“‘„«".contains($0) }
            if let tilde = bare.firstIndex(of: "~"), tilde > bare.startIndex || !isAbout(bare, sentence.following(index)?.text) { continue }
            if text.count == 1, let first = text.first, let name = names[first] {
                sentence.tokens[index].text = name
            } else if isFormula(text, names) {
                sentence.tokens[index].text = spelled(text, names)
            }
        }
    }

    /// What is said for signs by themselves that are more than their characters: "->", "<>", the prompt ">>>", and "▲" before a number.
    private static func arrow(_ text: String, _ index: Int, _ sentence: SpokenSentence, _ names: [Character: String]) -> String? {
        switch text {
        case "->": return names["→"].map { $0.contains(" ") ? "→" : $0 }
        case "=>": return names["⇒"]
        case "<>": return differs(index, sentence) ? names["≠"] ?? "≠" : nil
        case ">>>": return sentence.preceding(index) == nil ? "" : nil
        // Alone they say how something moves; elsewhere they are keys and pictures.
        case "▲", "▼", "↑", "↓": return isChange(index, sentence) ? nil : text
        default: return nil
        }
    }

    /// Whether two values are compared, "x <> 5", "name <> ''": elsewhere "<>" is a bullet.
    private static func differs(_ index: Int, _ sentence: SpokenSentence) -> Bool {
        guard let before = sentence.preceding(index)?.text, let next = sentence.following(index)?.text, let last = before.last,
            last.isLetter || last.isNumber || ")]'\"".contains(last)
        else { return false }
        return isValue(next) && before.first?.isUppercase != true || isValue(before) && isValue(next)
    }

    /// A number, something quoted, a letter by itself, or a name with signs in it: "t.id".
    private static func isValue(_ text: String) -> Bool {
        let core = Affixes(text).core
        guard let first = text.first else { return false }
        return core.isNumeral || "'\"".contains(first) || core.count == 1 || ["NULL", "null", "nil", "true", "false"].contains(core)
            || core.contains { "_.()[]".contains($0) }
    }

    /// Whether a share follows: "▲ 5%", "▼ 3 %".
    private static func isChange(_ index: Int, _ sentence: SpokenSentence) -> Bool {
        guard let next = sentence.following(index)?.text, next.startsWithDigit else { return false }
        if next.contains("%") { return true }
        let others = sentence.tokens[(index + 1)...].lazy.filter { !$0.text.isEmpty }.prefix(2)
        return others.count == 2 && others.last?.text.hasPrefix("%") == true
    }

    /// Whether a stroke stands between two numbers or letters before a sign of equality.
    private static func isDivision(_ index: Int, _ sentence: SpokenSentence) -> Bool {
        guard index > 0, index + 2 < sentence.tokens.count, sentence.tokens[index + 2].text.hasPrefix("=") else { return false }
        return [sentence.tokens[index - 1].text, sentence.tokens[index + 1].text].allSatisfy {
            $0.isNumeral || $0.count == 1 && $0.first?.isLetter == true
        }
    }

    /// "20 : 5 = 4", which is right; "2 : 3 = 4 : 6" is a proportion.
    private static func isQuotient(_ colon: Int, _ sentence: SpokenSentence) -> Bool {
        guard colon + 3 < sentence.tokens.count, sentence.tokens[colon + 2].text == "=", let whole = Int(sentence.tokens[colon - 1].text),
            let part = Int(sentence.tokens[colon + 1].text), let result = Int(Affixes(sentence.tokens[colon + 3].text).core)
        else { return false }
        return whole == part.multipliedReportingOverflow(by: result).partialValue
    }

    /// - Parameters:
    ///   - opening: The words of the sentence that begin with a bar.
    ///   - closing: Those that end with one: "l1∥ l2 and l3∥ l4" has no others.
    private static func isNorm(_ text: String, _ opening: Int, _ closing: Int) -> Bool {
        if text.filter({ $0 == "∥" }).count > 1 { return true }
        return opening > 0 && opening == closing && (text.first == "∥") != (text.last == "∥")
    }

    /// "<=", ">=", "==" and "!=" by one sign each: by themselves, or before a number, as in "Version>=8.2".
    private static func comparison(_ text: String, _ names: [Character: String]) -> String? {
        guard text.utf8.count <= longestFormula, let end = text.firstIndex(of: "="), end > text.startIndex || text.hasPrefix("==") else {
            return nil
        }
        for (pair, sign) in pairs {
            guard let place = text.firstRange(of: pair) else { continue }
            let (left, right) = (text[..<place.lowerBound], text[place.upperBound...])
            guard left.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "(" }), right.isEmpty || right.startsWithDigit || right.count == 1
            else {
                return nil
            }
            // "dGVzdA==" is padded.
            if pair == "==", right.isEmpty, left.contains(where: { $0 != "(" }) { return String(left) }
            let said = names[sign] ?? String(sign)
            return (left.isEmpty ? "" : left + " ") + said + (right.isEmpty ? "" : " " + right)
        }
        return nil
    }

    private static let pairs: [(String, Character)] = [("<=", "≤"), (">=", "≥"), ("!=", "≠"), ("==", "=")]
    private static let longestFormula = 40

    /// Whether a tilde stands before a number, and not for a home directory: "~30", "~ 5", not "~/notes", "~+1", "~N".
    private static func isAbout(_ text: Substring, _ next: String?) -> Bool {
        if text.count == 1 { return next?.startsWithDigit == true }
        let second = text.dropFirst().first
        return second?.isNumber == true || second.map { "$€£<.".contains($0) } == true
    }

    /// "p<0.05", "x≥5", "~30": signs beside numbers or short names; not "<b>" or "a->b".
    private static func isFormula(_ text: String, _ names: [Character: String]) -> Bool {
        if text.contains("<") && text.contains(">") { return false }
        if text.contains("->") || text.contains("=>") || text.contains("<-") || text.contains("//") || text.contains("&") { return false }
        let parts = text.split { names[$0] != nil }
        return text.utf8.count <= longestFormula && parts.count <= 4
            && parts.allSatisfy { part in
                let core = part.filter { $0.isLetter || $0.isNumber }
                return !core.isEmpty && (core.count <= 3 || core.contains(where: \.isNumber) || part.contains("("))
                    || part.allSatisfy { ".,;:()[]|−-".contains($0) }
            }
    }

    private static func spelled(_ text: String, _ names: [Character: String]) -> String {
        var result = ""
        for character in text {
            guard let name = names[character] else {
                if result.hasSuffix("\u{0}") {
                    result.removeLast()
                    if !",.;:)]".contains(character) { result += " " }
                }
                result.append(character)
                continue
            }
            if result.hasSuffix("\u{0}") { result.removeLast() }
            if !result.isEmpty, result.last != " ", result.last != "(" { result += " " }
            // The mark stands for a space, if something follows.
            result += name + "\u{0}"
        }
        if result.hasSuffix("\u{0}") { result.removeLast() }
        return result
    }
}
