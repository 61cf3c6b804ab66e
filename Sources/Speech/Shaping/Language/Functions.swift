import Reading

extension ShapingRule {
    /// "f(x)" → "f of x", "O(n log n)" → "O of n log n": the brackets would be heard as pauses.
    static let functions = ShapingRule("functions") { sentence, context in
        guard let of = context.tables?.functionWord, context.role != .code else { return }
        guard sentence.tokens.contains(where: { $0.text.utf8.contains(0x28) }) else { return }
        let language = LanguageTag.primary(of: context.language)
        let hasFormula = sentence.tokens.contains { $0.text.contains { "=+<>≤≥−∈→".contains($0) } }
        for index in sentence.tokens.indices {
            var text = sentence.tokens[index].text
            guard text.utf8.contains(0x28) else { continue }
            // "f(·)": what stands for any argument.
            if text.utf8.count < 16, let dot = text.firstRange(of: "(·)"), isFunction(text[..<dot.lowerBound]) {
                sentence.tokens[index].text = text.replacing("(·)", with: "")
                continue
            }
            if let given = context.tables?.givenWord, let said = conditioned(text, given) {
                text = said
                sentence.tokens[index].text = said
            }
            guard let open = text.firstIndex(of: "("), isFunction(text[..<open]), text.index(after: open) < text.endIndex,
                let end = sentence.tokens[index...].prefix(4).firstIndex(where: { $0.text.contains(")") })
            else { continue }
            let last = sentence.tokens[end].text
            guard let close = last.lastIndex(of: ")"), last[last.index(after: close)...].allSatisfy({ $0.isPunctuation }) else { continue }
            let inside = sentence.tokens[index...end].map(\.text).joined(separator: " ")
            guard inside.filter({ $0 == "(" }).count == 1, inside.filter({ $0 == ")" }).count == 1, inside.utf8.count <= 40,
                isArgument(text[text.index(after: open)...], language)
            else { continue }
            let name = text[..<open]
            if !hasFormula, index == end,
                isEnding(text[text.index(after: open)..<close], of: name, sentence.following(index)?.text, language)
            {
                continue
            }
            if index == end {
                sentence.tokens[index].text = name + " \(of) " + text[text.index(after: open)..<close] + last[last.index(after: close)...]
            } else {
                sentence.tokens[index].text = name + " \(of) " + text[text.index(after: open)...]
                sentence.tokens[end].text = String(last[..<close] + last[last.index(after: close)...])
            }
        }
    }

    /// "p(y|x)" with a word for the bar, where names or numbers stand on both sides of one.
    private static func conditioned(_ text: String, _ given: String) -> String? {
        guard text.utf8.contains(UInt8(ascii: "|")), text.utf8.count <= 24, let open = text.firstIndex(of: "("), isFunction(text[..<open]),
            let bar = text.firstIndex(of: "|"), bar > open
        else { return nil }
        let (left, right) = (text[text.index(after: open)..<bar], text[text.index(after: bar)...])
        guard !right.contains("|"), left.last.map({ $0.isLetter || $0.isNumber }) == true,
            right.first.map({ $0.isLetter || $0.isNumber }) == true
        else { return nil }
        return text[..<bar] + " \(given) " + right
    }

    /// "a(n) error", "o(s) correspondente(s)", "y(o)": a word of one letter and what may be added to it.
    /// "O(n)", "y(n)" and "A(s)" are functions.
    private static func isEnding(_ inside: Substring, of name: Substring, _ next: String?, _ language: String) -> Bool {
        guard let next, next.first?.isLowercase == true, next.count > 3 else { return false }
        return switch language {
        case "en": name == "a" && inside == "n"
        case "pt": (name == "a" || name == "o") && inside == "s"
        case "es": name == "y" && inside == "o"
        default: false
        }
    }

    /// One letter, perhaps in quotation marks; Latin or Greek.
    private static func isFunction(_ name: Substring) -> Bool {
        let core = name.drop { "(“\"".contains($0) }
        guard core.count == 1, let letter = core.unicodeScalars.first else { return false }
        return letter.properties.isAlphabetic && letter.value < 0x400
    }

    /// The argument's first word is a variable or a number: "p(x)", not "a(see" or "f(a" of "form(s)".
    private static func isArgument(_ text: Substring, _ language: String) -> Bool {
        let first = text.prefix { $0.isLetter || $0.isNumber }
        // "O(Se existir)": a word with a capital, not "P(Ai)".
        if first == "Se", ["pt", "es", "it"].contains(language) { return false }
        return !first.isEmpty && (first.count <= 2 || first.allSatisfy(\.isNumber) || ["log", "sin", "cos", "exp"].contains(String(first)))
    }
}
