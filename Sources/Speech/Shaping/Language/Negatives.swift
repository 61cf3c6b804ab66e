import Reading

extension ShapingRule {
    /// "–5 °C" → "minus 5 °C", "(-3)", "T=-5", "2.2e-16", "n-1": a hyphen before a number is passed over in silence by many voices, and a dash by all.
    ///
    /// Behind a number it makes a range, or is part of a name.
    static let negatives = ShapingRule("negatives") { sentence, context in
        guard let minus = context.tables?.powers?.minus, context.role != .code else { return }
        for index in sentence.tokens.indices {
            let text = sentence.tokens[index].text
            guard let sign = text.firstIndex(where: { signs.contains($0) }), text.utf8.count <= longest else { continue }
            let rest = text[text.index(after: sign)...]
            guard let number = numberEnd(rest) else { continue }
            let head = text[..<sign]
            guard let last = head.last else {
                if !isBehindNumber(sentence, index), !isDash(sentence, index, rest, context) {
                    sentence.tokens[index].text = minus + " " + rest
                }
                continue
            }
            if openings.contains(last) {
                if last.isPunctuation, head.allSatisfy(openings.contains), rest[number...].first.map(signs.contains) == true { continue }
                let isSpaced = last == "(" || last == "[" || last == "{"
                sentence.tokens[index].text = said(head + (isSpaced ? "" : " ") + minus + " ", rest, minus)
            } else if isExponent(head) || isQuantity(head), number == rest.endIndex || closings.contains(rest[number]) {
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

    /// Where the number that some text begins with ends; nil if there is none, or more behind another hyphen: a telephone's, a date.
    private static func numberEnd(_ text: Substring) -> Substring.Index? {
        guard let first = text.first, first.isASCII, first.isNumber || (first == "." || first == ",") && text.dropFirst().startsWithDigit
        else {
            return nil
        }
        var end = text.firstIndex { !($0.isASCII && $0.isNumber || $0 == "." || $0 == ",") } ?? text.endIndex
        // "-1,-2"
        if end < text.endIndex, signs.contains(text[end]), text[..<end].last == "," { end = text.index(before: end) }
        // "-5-ое", "-1234-567"
        if end < text.endIndex, text[end] == "-", text[text.index(after: end)...].first.map({ $0.isNumber || $0.isLetter }) == true {
            return nil
        }
        return end
    }

    private static func isBehindNumber(_ sentence: SpokenSentence, _ index: Int) -> Bool {
        sentence.preceding(index)?.text.last.map { $0.isNumber || $0 == "%" || $0 == "°" } ?? false
    }

    /// Whether a sign at the head of an item, or of something that is said, is a dash: what follows it is no measure.
    private static func isDash(_ sentence: SpokenSentence, _ index: Int, _ rest: Substring, _ context: ShapingContext) -> Bool {
        guard sentence.tokens[..<index].allSatisfy(\.text.isEmpty), !context.isRow else { return false }
        let word = Affixes(String(rest))
        if word.core.contains(where: { $0 == "." || $0 == "," || $0 == "%" || $0 == "°" }) { return false }
        guard let next = sentence.following(index)?.text.first else { return false }
        return !"%°‰".contains(next)
    }

    /// "2.2e": a power of ten.
    private static func isExponent(_ head: Substring) -> Bool {
        guard head.last == "e" || head.last == "E", case let number = head.dropLast().drop(while: { "([{=<>".contains($0) }) else {
            return false
        }
        return number.isNumeral
    }

    /// Whether a letter that names a quantity stands before a minus: no part of a name, as in "B-52".
    private static func isQuantity(_ head: Substring) -> Bool {
        let letter = head.drop { "([{=<>+".contains($0) }
        return letter.utf8.count == 1 && letter.first.map(quantitiesLessOne.contains) == true
    }

    private static let quantitiesLessOne: Set<Character> = ["n", "k", "x", "y", "i", "j"]
}
