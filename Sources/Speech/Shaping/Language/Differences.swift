import Reading

extension ShapingRule {
    /// "n - 1" → "n minus 1": espeak-ng passes over a hyphen between spaces. Between two numbers it is a range, unless the result follows.
    static let differences = ShapingRule("differences") { sentence, context in
        guard let tables = context.tables, let minus = tables.powers?.minus, context.role != .code else { return }
        // Dutch "min" would be taken for minutes: a sign that is named after the units.
        let sign = tables.symbols["−"] == minus && tables.units.forms(of: minus[...]) != nil ? "−" : minus
        for index in sentence.tokens.indices where isJoinedDifference(index, in: sentence) {
            let text = sentence.tokens[index].text
            let end = text.firstIndex(of: "=") ?? text.endIndex
            sentence.tokens[index].text =
                String(text[..<end]).replacing("-", with: " \(minus) ").replacing("–", with: " \(minus) ") + text[end...]
        }
        for index in sentence.tokens.indices where ["-", "–"].contains(sentence.tokens[index].text) {
            guard let before = sentence.preceding(index), let next = sentence.following(index) else { continue }
            let (left, right) = (Affixes(before.text), Affixes(next.text))
            guard left.suffix.allSatisfy({ ")]".contains($0) }), right.prefix.allSatisfy({ "([".contains($0) }),
                let first = Operand(left.core), let second = Operand(right.core)
            else { continue }
            // "x - 1", "3n - 2": but "a - 1" may be a label.
            let isPlain = first == .product && second == .number
            if isPlain || isInFormula(index, sentence) || isAsked(index, left.core, right, in: sentence, tables.arithmetic) {
                sentence.tokens[index].text = sign
            }
        }
    }

    /// "What is 10 - 3?", "Calculate 9 - 4": the second number is the smaller one, and the words around ask for their difference.
    private static func isAsked(
        _ dash: Int, _ first: Substring, _ second: Affixes, in sentence: SpokenSentence, _ words: LanguageTables.Arithmetic?
    ) -> Bool {
        guard let words, let low = Int(second.core), let high = Int(first), low < high,
            let number = sentence.tokens[..<dash].lastIndex(where: { !$0.text.isEmpty }),
            let verb = sentence.preceding(number)?.text.lowercased()
        else { return false }
        if words.told.contains(verb) { return !second.suffix.isEmpty || sentence.tokens[(dash + 1)...].count { !$0.text.isEmpty } == 1 }
        guard words.asked.contains(verb) else { return false }
        return second.suffix.contains("?")
            || sentence.tokens[(dash + 1)...].lazy.filter { !$0.text.isEmpty }.dropFirst().first.map { $0.text == "?" } ?? false
    }

    /// "5-3=2", "10-4 = 6": two numbers whose difference follows.
    private static func isJoinedDifference(_ index: Int, in sentence: SpokenSentence) -> Bool {
        let text = sentence.tokens[index].text
        guard text.startsWithDigit, text.utf8.count <= 24, text.contains(where: { $0 == "-" || $0 == "–" }) else { return false }
        let sides = text.split(separator: "=", omittingEmptySubsequences: false)
        let numbers = sides[0].split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "–" }
        guard numbers.count == 2, numbers.allSatisfy({ $0.isDigits && $0.utf8.count < 10 }) else { return false }
        var result = sides.count == 2 ? Affixes(String(sides[1])).core : ""
        if sides.count == 1, let sign = sentence.tokens[(index + 1)...].firstIndex(where: { !$0.text.isEmpty }),
            sentence.tokens[sign].text == "="
        {
            result = sentence.following(sign).map { Affixes($0.text).core } ?? ""
        }
        guard let value = Int(result), let first = Int(numbers[0]), let second = Int(numbers[1]) else { return false }
        return first - second == value
    }

    /// Letters that hardly label anything.
    private static let quantities: Set<Character> = ["x", "y", "z", "n", "m", "k", "N", "K", "j", "t", "p", "q", "r"]

    /// What may stand on a side of a minus.
    private enum Operand {
        case number
        /// A letter that names a quantity, perhaps with a number before it.
        case product
        case letter

        init?(_ core: Substring) {
            let rest = core.drop { $0.isASCII && $0.isNumber || $0 == "." }
            if rest.isEmpty, core.startsWithDigit {
                self = .number
            } else if rest.count == 1, let letter = rest.first, letter.isLetter {
                self = core.count > 1 || quantities.contains(letter) ? .product : .letter
            } else {
                return nil
            }
        }

    }

    /// Whether the terms around, without a word among them, have another sign that calculates or compares.
    static func isInFormula(_ index: Int, _ sentence: SpokenSentence) -> Bool {
        for token in sentence.tokens[(index + 1)...].prefix(longestFormula) {
            if signs.contains(token.text) { return true }
            guard isTerm(token.text) else { break }
        }
        for token in sentence.tokens[..<index].suffix(longestFormula).reversed() {
            if signs.contains(token.text) { return true }
            guard isTerm(token.text) else { break }
        }
        return false
    }

    private static let signs: Set<String> = ["=", "+", "<", ">", "≤", "≥", "≠", "×", "*", "<=", ">=", "=="]
    /// Terms and signs from the minus on.
    private static let longestFormula = 8

    private static func isTerm(_ text: String) -> Bool {
        guard let last = text.last, !["-", "–", "/"].contains(text) else { return true }
        return !",;:.".contains(last) && Operand(Affixes(text).core) != nil
    }
}
