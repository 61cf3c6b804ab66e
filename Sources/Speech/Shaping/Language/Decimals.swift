import Reading

extension ShapingRule {
    /// "3,14" → "3 целых 14 сотых": where the voice says each figure of a decimal as so many tenths, or "point".
    static let decimals = ShapingRule("decimals") { sentence, context in
        guard let say = context.tables?.decimal, context.role != .code else { return }
        for index in sentence.tokens.indices where sentence.tokens[index].fixed == nil {
            let text = sentence.tokens[index].text
            guard text.utf8.contains(0x2C) else { continue }
            var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
            var isChanged = false
            for place in words.indices {
                let word = Affixes(words[place])
                let sides = word.core.split(separator: ",", omittingEmptySubsequences: false)
                guard sides.count == 2, sides[0].isDigits, sides[1].isDigits, let said = say(sides[0], sides[1]) else { continue }
                words[place] = word.around(said)
                isChanged = true
            }
            if isChanged { sentence.tokens[index].text = words.joined(separator: " ") }
        }
    }

    /// "l'8 marzo" → "l'otto marzo", "d'1 heure" → "d'une heure": before a figure voices say the letter's name.
    static let elisions = ShapingRule("elisions") { sentence, context in
        guard let table = context.tables?.elidedNumber, context.role != .code else { return }
        for index in sentence.tokens.indices where sentence.tokens[index].fixed == nil {
            let text = sentence.tokens[index].text
            guard text.utf8.contains(where: { $0 &- 0x30 < 10 }), let mark = text.firstIndex(where: { $0 == "'" || $0 == "’" }),
                mark > text.startIndex, "lLdD".contains(text[text.index(before: mark)])
            else { continue }
            let letter = text.index(before: mark)
            guard text[..<letter].allSatisfy({ "([«“\"".contains($0) }) else { continue }
            let rest = text[text.index(after: mark)...]
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            let tail = rest[digits.endIndex...]
            guard digits.utf8.count <= 3, let value = Int(digits), tail.first.map({ " %,.;:!?)]»”".contains($0) }) ?? true else { continue }
            let noun = tail.isEmpty ? sentence.following(index)?.text : tail.first == " " ? String(tail.dropFirst()) : nil
            let kind = noun?.split(separator: " ").first.flatMap {
                context.tables?.nounGenders?.nouns[Affixes(String($0)).core.lowercased()]
            }
            guard let said = table.say(value, kind == "f" || kind == "v") else { continue }
            let isDecimal = tail.first == "," && tail.dropFirst().startsWithDigit
            sentence.tokens[index].text =
                text[...mark] + said + (isDecimal ? " \(table.comma) " + tail.dropFirst() : tail.first == "%" ? " " + tail : String(tail))
        }
    }
}

extension LanguageTables {
    /// "3 целых 14 сотых".
    static func russianDecimal(_ whole: Substring, _ fraction: Substring) -> String? {
        // The voice says these well.
        if fraction.utf8.count == 1, let digit = fraction.first, digit > "2" { return nil }
        return slavicDecimal(
            whole, fraction, whole: ("целая", "целых"),
            parts: [("десятая", "десятых"), ("сотая", "сотых"), ("тысячная", "тысячных")], two: "две", comma: "запятая")
    }

    /// "3 цілих 14 сотих".
    static func ukrainianDecimal(_ whole: Substring, _ fraction: Substring) -> String? {
        slavicDecimal(
            whole, fraction, whole: ("ціла", "цілих"), parts: [("десята", "десятих"), ("сота", "сотих"), ("тисячна", "тисячних")],
            two: "дві", comma: "кома")
    }

    private static func slavicDecimal(
        _ whole: Substring, _ fraction: Substring, whole names: (String, String), parts: [(String, String)], two: String, comma: String
    ) -> String? {
        guard whole.utf8.count <= 6, let integer = Int(whole), let part = Int(fraction) else { return nil }
        guard fraction.utf8.count <= parts.count else { return withComma(whole, fraction, comma) }
        let name = parts[fraction.utf8.count - 1]
        return "\(feminine(integer, two)) \(isOne(integer) ? names.0 : names.1) \(feminine(part, two)) \(isOne(part) ? name.0 : name.1)"
    }

    private static func isOne(_ value: Int) -> Bool { value % 10 == 1 && value % 100 != 11 }

    private static func feminine(_ value: Int, _ two: String) -> String {
        let isTwo = value % 10 == 2 && value % 100 != 12
        guard isTwo || isOne(value) else { return "\(value)" }
        let word = isTwo ? two : "одна"
        return value > 10 ? "\(value / 10 * 10) \(word)" : word
    }

    /// The figures behind a comma as a number, or one by one if there are many, or a nought in front.
    static func withComma(_ whole: Substring, _ fraction: Substring, _ comma: String) -> String {
        let isNumber = fraction.first != "0" && fraction.utf8.count <= 2
        return "\(whole) \(comma) " + (isNumber ? String(fraction) : fraction.map(String.init).joined(separator: " "))
    }

    /// Behind "l'" and "d'": only what begins with a vowel.
    static func frenchElided(_ value: Int, _ isFeminine: Bool) -> String? {
        switch value {
        case 1: isFeminine ? "une" : "un"
        case 11: "onze"
        default: nil
        }
    }

    static func italianElided(_ value: Int, _ isFeminine: Bool) -> String? {
        switch value {
        case 1: isFeminine ? "una" : "uno"
        case 8: "otto"
        case 11: "undici"
        case 80: "ottanta"
        case 81: "ottantuno"
        case 88: "ottantotto"
        case 82...89: "ottanta" + ["due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove"][value - 82]
        case 800: "ottocento"
        case 801...899: "ottocento \(value - 800)"
        default: nil
        }
    }
}
