import Reading

extension ShapingRule {
    /// "–5 °C" → "minus 5 °C", "(-3)", "T=-5", "2.2e-16", "n-1": a hyphen before a number is passed over in silence by many voices, and a dash by all.
    ///
    /// Behind a number it makes a range, or is part of a name.
    static let negatives = ShapingRule("negatives") { sentence, context in
        guard let minus = context.tables?.powers?.minus, context.role != .code else { return }
        for index in sentence.tokens.indices where sentence.tokens[index].text.utf8.contains(where: { $0 == 0x2D || $0 == 0xE2 }) {
            let text = sentence.tokens[index].text
            guard let sign = text.firstIndex(where: { signs.contains($0) }), text.utf8.count <= longest else { continue }
            let rest = text[text.index(after: sign)...]
            guard let number = numberEnd(rest) else { continue }
            let head = text[..<sign]
            guard let last = head.last else {
                if isNegative(sentence, index, sign: text[sign], rest, context) {
                    sentence.tokens[index].text = minus + " " + withExponent(rest, minus)
                }
                continue
            }
            if openings.contains(last) {
                if last.isPunctuation, head.allSatisfy(openings.contains), rest[number...].first.map(signs.contains) == true { continue }
                // "(-1945)": until when somebody lived.
                if last == "(", rest.prefix(while: \.isNumber).utf8.count == 4, rest[number...].first == ")" { continue }
                let isSpaced = last == "(" || last == "[" || last == "{"
                sentence.tokens[index].text = said(head + (isSpaced ? "" : " ") + minus + " ", rest, minus)
            } else if isExponent(head) || isQuantity(head) && rest[..<number].utf8.count == 1,
                number == rest.endIndex || closings.contains(rest[number])
            {
                sentence.tokens[index].text = head + " " + minus + " " + rest
            }
        }
    }

    private static let signs: Set<Character> = ["-", "–"]
    private static let longest = 40
    /// What stands right before a minus that belongs to its number.
    private static let openings: Set<Character> = ["(", "[", "{", "=", "<", ">", "≤", "≥", "≈", "≠", "~", ",", ";", "∈"]
    private static let closings: Set<Character> = [")", "]", "}", ",", ".", ";", ":", "!", "?", "=", "<", ">", "≤", "≥"]

    /// What follows a first minus, with the others of a list, "[-1,-2]".
    private static func said(_ head: String, _ rest: Substring, _ minus: String) -> String {
        var text = head
        var last: Character?
        var remaining = rest
        while let first = remaining.first {
            remaining.removeFirst()
            if signs.contains(first), let last, last == "," || last == ";", remaining.first?.isNumber == true {
                text += " " + minus + " "
            } else {
                text.append(first)
            }
            last = first
        }
        return text
    }

    /// Where the number that some text begins with ends; nil if there is none, or another hyphen behind it: a telephone's, a date, "-0-".
    private static func numberEnd(_ text: Substring) -> Substring.Index? {
        guard let first = text.first, first.isASCII, first.isNumber || (first == "." || first == ",") && text.dropFirst().startsWithDigit
        else {
            return nil
        }
        var end = text.firstIndex { !($0.isASCII && $0.isNumber || $0 == "." || $0 == ",") } ?? text.endIndex
        // "-1,-2"
        if end < text.endIndex, signs.contains(text[end]), text[..<end].last == "," { end = text.index(before: end) }
        // "-5-ое", "-1234-567", "2a -2c"
        if end < text.endIndex, text[end].isLetter, exponent(of: text[end...]) == nil { return nil }
        if end < text.endIndex, text[end] == "-" { return nil }
        return end
    }

    /// Whether a sign at the head of a word is a minus: no dash before an item or around what is put in, no hyphen of a name that was torn, "Boeing -747".
    private static func isNegative(
        _ sentence: SpokenSentence, _ index: Int, sign: Character, _ rest: Substring, _ context: ShapingContext
    ) -> Bool {
        if context.isRow { return !isBehindNumber(sentence, index) }
        let word = Affixes(String(rest))
        let next = sentence.following(index)?.text
        let isMeasure =
            word.core.contains { ".,%°‰ ".contains($0) } || next?.first.map { "%°‰€$£".contains($0) } ?? false
            || next.map { isTemperature(Affixes($0).core, context) } ?? false
        guard !isBehindNumber(sentence, index), word.core.last != "-", word.core.last != "–" else { return false }
        if sign == "–", sentence.tokens[(index + 1)...].contains(where: { Affixes($0.text).core.hasSuffix("–") }) { return false }
        if isMeasure { return true }
        guard let before = sentence.preceding(index)?.text else { return false }
        if sign == "-" { return !Affixes(before).core.startsWithCapital }
        // "from –10 to –5"
        return sentence.tokens.indices.contains { other in
            other != index && sentence.tokens[other].text.first == "–" && sentence.tokens[other].text.dropFirst().startsWithDigit
        } || sentence.tokens[..<index].contains { $0.text.hasPrefix((context.tables?.powers?.minus ?? "–") + " ") }
    }

    /// "degrees Celsius": what is measured below nought more than anything.
    private static func isTemperature(_ name: Substring, _ context: ShapingContext) -> Bool {
        ["°C", "°F"].contains { context.tables?.units.forms(of: $0)?.contains(String(name)) == true }
    }

    private static func isBehindNumber(_ sentence: SpokenSentence, _ index: Int) -> Bool {
        guard let before = sentence.preceding(index)?.text else { return false }
        return Affixes(before).suffix.allSatisfy { !",;:".contains($0) }
            && Affixes(before).core.last.map { $0.isNumber || $0 == "%" || $0 == "°" } ?? false
    }

    /// The figures of a negative power of ten that a text begins with: "e-10".
    private static func exponent(of text: Substring) -> Substring? {
        guard text.first == "e" || text.first == "E", let sign = text.dropFirst().first, signs.contains(sign),
            text.dropFirst(2).startsWithDigit
        else { return nil }
        return text.dropFirst(2)
    }

    /// A number whose power of ten is negative: "4.9e-10" → "4.9e minus 10".
    private static func withExponent(_ text: Substring, _ minus: String) -> String {
        guard let letter = text.firstIndex(where: { $0 == "e" || $0 == "E" }), let power = exponent(of: text[letter...]) else {
            return String(text)
        }
        return text[...letter] + " " + minus + " " + power
    }

    /// "2.2e": a power of ten.
    private static func isExponent(_ head: Substring) -> Bool {
        guard head.last == "e" || head.last == "E", case let number = head.dropLast().drop(while: { "([{=<>".contains($0) }) else {
            return false
        }
        return number.isNumeral
    }

    /// Whether a letter that names a quantity stands before a minus and a figure: no part of a name, as in "B-52".
    private static func isQuantity(_ head: Substring) -> Bool {
        let letter = head.drop { "([{=<>+".contains($0) }
        return letter.utf8.count == 1 && letter.first.map(quantitiesLessOne.contains) == true
    }

    private static let quantitiesLessOne: Set<Character> = ["n", "k", "x", "i", "j"]
}
