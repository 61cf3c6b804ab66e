import Reading

extension ShapingRule {
    /// "x²" → "x squared", "10⁻³" → "10 to the minus 3", "2^n" → "2 to the n"; and "x_i" as "x i".
    static let powers = ShapingRule("powers") { sentence, context in
        guard let words = context.tables?.powers, context.role != .code else { return }
        for index in sentence.tokens.indices {
            let text = sentence.tokens[index].text
            guard text.contains(where: { raised[$0] != nil || $0 == "^" }) else { continue }
            var word = Affixes(text)
            // The bracket of "10^{-6}" closes nothing that was opened before.
            if word.core.contains("^{") || word.core.contains("^("), let bracket = word.suffix.first, "})".contains(bracket) {
                word.core = text[word.core.startIndex..<text.index(after: word.suffix.startIndex)]
                word.suffix = word.suffix.dropFirst()
            }
            if let sum = sum(word.core, words) {
                sentence.tokens[index].text = word.around(sum)
                continue
            }
            guard let spoken = spoken(word.core, words) else { continue }
            sentence.tokens[index].text = word.around(spoken)
        }
    }

    static let raised: [Character: Character] = [
        "⁰": "0", "¹": "1", "²": "2", "³": "3", "⁴": "4", "⁵": "5", "⁶": "6", "⁷": "7", "⁸": "8", "⁹": "9", "⁻": "-", "⁺": "+", "⁽": "(",
        "⁾": ")", "ᵃ": "a", "ᵇ": "b", "ᶜ": "c", "ᵈ": "d", "ᵉ": "e", "ᶠ": "f", "ᵍ": "g", "ʰ": "h", "ⁱ": "i", "ʲ": "j", "ᵏ": "k", "ˡ": "l",
        "ᵐ": "m", "ⁿ": "n", "ᵒ": "o", "ᵖ": "p", "ʳ": "r", "ˢ": "s", "ᵗ": "t", "ᵘ": "u", "ᵛ": "v", "ʷ": "w", "ˣ": "x", "ʸ": "y", "ᶻ": "z",
        "ᴬ": "A", "ᴮ": "B", "ᴰ": "D", "ᴱ": "E", "ᴳ": "G", "ᴴ": "H", "ᴵ": "I", "ᴶ": "J", "ᴷ": "K", "ᴸ": "L", "ᴹ": "M", "ᴺ": "N", "ᴼ": "O",
        "ᴾ": "P", "ᴿ": "R", "ᵀ": "T", "ᵁ": "U", "ⱽ": "V", "ᵂ": "W",
    ]

    /// "a²+b²=c²": several powers in one word, with spaces around the signs between them; `nil` for anything else.
    private static func sum(_ core: Substring, _ words: LanguageTables.PowerWords) -> String? {
        guard core.utf8.count <= 40, core.contains(where: { "+=".contains($0) }), !core.contains("^") else { return nil }
        var result = ""
        var powers = 0
        var rest = core
        while !rest.isEmpty {
            let term = rest.prefix { !"+=".contains($0) }
            guard !term.isEmpty, term.allSatisfy({ $0.isLetter || $0.isNumber || raised[$0] != nil }) else { return nil }
            if let power = spoken(term, words) {
                powers += 1
                result += power
            } else {
                result += term
            }
            rest = rest[term.endIndex...]
            guard let sign = rest.popFirst() else { break }
            guard !rest.isEmpty else { return nil }
            result += " \(sign) "
        }
        return powers > 1 ? result : nil
    }

    /// Of ordinals and abbreviations, "1ᵉʳ", "Nᵒ".
    private static let endings: Set = ["st", "nd", "rd", "th", "e", "er", "re", "es", "me", "mes", "lle", "o", "os", "a", "gr"]
    /// Letters of phonetic writing: "tʰa".
    private static let soundRange: ClosedRange<Unicode.Scalar> = "\u{2B0}"..."\u{2FF}"

    private static func spoken(_ core: Substring, _ words: LanguageTables.PowerWords) -> String? {
        guard let cut = core.firstIndex(where: { raised[$0] != nil || $0 == "^" }), cut > core.startIndex else { return nil }
        let base = core[..<cut]
        // A word of more letters has a note behind it, not a power.
        guard base.last.map({ $0.isLetter || $0.isNumber || $0 == ")" }) == true,
            base.reversed().prefix(while: \.isLetter).count <= 2 || core[cut] == "^"
        else { return nil }
        var rest = core[cut...]
        let exponent: String
        if rest.first == "^" {
            rest = rest.dropFirst()
            let isBraced = rest.first == "{" || rest.first == "("
            if isBraced { rest = rest.dropFirst() }
            let sign = rest.prefix { "-−+".contains($0) }
            let digits = rest[sign.endIndex...].prefix { $0.isNumber }
            var inside = rest[..<(digits.isEmpty ? rest[sign.endIndex...].prefix { $0.isLetter } : digits).endIndex]
            if isBraced { inside = rest.prefix { !"})".contains($0) } }
            exponent = String(sign.map { $0 == "−" ? "-" : $0 }) + inside.dropFirst(sign.count)
            rest = rest.dropFirst(inside.count)
            if isBraced, rest.first == "}" || rest.first == ")" { rest = rest.dropFirst() }
        } else {
            let inside = rest.prefix { raised[$0] != nil }
            exponent = String(inside.compactMap { raised[$0] })
            rest = rest.dropFirst(inside.count)
            if endings.contains(exponent) || rest.first?.isLetter == true && inside.unicodeScalars.contains(where: soundRange.contains) {
                return nil
            }
        }
        guard !exponent.isEmpty, let said = said(exponent, words) else { return nil }
        let tail = rest.isEmpty ? "" : rest.first.map { $0.isLetter || $0.isNumber || $0 == "(" } == true ? " " + rest : String(rest)
        return base + " " + said + tail
    }

    private static func said(_ exponent: String, _ words: LanguageTables.PowerWords) -> String? {
        switch exponent {
        case "2": words.squared
        case "3": words.cubed
        // "Ca²⁺" has a charge.
        case let text where text.hasSuffix("+"): text
        case let text where text.hasSuffix("-"): text.count > 1 ? "\(text.dropLast()) \(words.minus)" : words.minus
        case let text where text.hasPrefix("-"): text.count > 1 ? "\(words.other) \(words.minus) \(text.dropFirst())" : nil
        default: "\(words.other) \(exponent.hasPrefix("+") ? String(exponent.dropFirst()) : exponent)"
        }
    }
}
