import Reading

extension ShapingRule {
    /// "1½–2" → "1 and one half to 2", "1/2–3/4" → "one half to three quarters", "1-1/2" → "1 and one half", "1/4-inch" → "one quarter-inch": before a dash
    /// voices swallow one of the two.
    static let fractionSpans = ShapingRule("fraction spans") { sentence, context in
        guard let tables = context.tables, context.role != .code else { return }
        for index in sentence.tokens.indices {
            let text = sentence.tokens[index].text
            // A stroke, or the second byte or the first of a fraction's character.
            guard text.utf8.contains(where: { $0 == 0x2F || $0 == 0xC2 || $0 == 0xE2 }), text.utf8.count <= 24 else { continue }
            let word = Affixes(text)
            guard let dash = word.core.firstIndex(where: { "–—-‑".contains($0) }), dash > word.core.startIndex else { continue }
            let (left, right) = (word.core[..<dash], word.core[word.core.index(after: dash)...])
            let isHyphen = word.core[dash] == "-" || word.core[dash] == "‑"
            // "1-1/2 cups": no range falls.
            if isHyphen, sentence.preceding(index).map({ NumberedName.isLabel($0.text) }) != true, left.isDigits, left.utf8.count <= 2,
                left.first != "0", let and = tables.andWord,
                let stroke = right.firstIndex(of: "/"), let part = Int(right[..<stroke]),
                let whole = Int(right[right.index(after: stroke)...]),
                part < whole, [2, 3, 4, 8, 16, 32].contains(whole), let name = tables.fractions[String(right)]
            {
                sentence.tokens[index].text = word.around("\(left) \(and) \(name)")
                continue
            }
            if isHyphen, right.count > 2, right.allSatisfy(\.isLetter), left.contains("/"), let name = tables.fractions[String(left)] {
                sentence.tokens[index].text = word.around("\(name)-\(right)")
                continue
            }
            guard let low = FractionOperand(left), let high = FractionOperand(right), low.isFraction || high.isFraction,
                low.value < high.value
            else { continue }
            let isMixed =
                low.isProper && word.prefix.isEmpty && low.isFraction
                && sentence.preceding(index).map { $0.text.isDigits && $0.text.utf8.count <= 2 } ?? false
            let said = (low.said(tables, isMixed: isMixed), high.said(tables, isMixed: false))
            guard let first = said.0, let second = said.1 else { continue }
            let joint = tables.rangeWord ?? "–"
            sentence.tokens[index].text = word.around("\(first) \(joint) \(second)")
            // "2–2½ h"
            if high.isFraction, !high.isProper, word.suffix.isEmpty, index + 1 < sentence.tokens.count,
                case let unit = Affixes(sentence.tokens[index + 1].text), unit.prefix.isEmpty, !tables.verbs.contains(String(unit.core)),
                let forms = tables.units.forms(of: unit.core)
            {
                sentence.tokens[index + 1].text = unit.around(forms[min(tables.half?.forms.behind ?? 1, forms.count - 1)])
            }
        }
    }
}

/// "2", "½", "1½", "3/4": what may stand on a side of a range with fractions.
private struct FractionOperand {
    var whole: Substring
    /// "3/4", or nothing.
    var part = ""
    var value: Double

    init?(_ text: Substring) {
        guard text.utf8.count <= 8 else { return nil }
        whole = text.prefix { $0.isASCII && $0.isNumber || $0 == "." || $0 == "," }
        var rest = text[whole.endIndex...]
        if rest.first == "/" || rest.first == "⁄" {
            rest = rest.dropFirst()
            guard whole.isDigits, whole.utf8.count <= 2, rest.isDigits, rest.utf8.count <= 2, let share = Self.share(whole, rest) else {
                return nil
            }
            part = "\(whole)/\(rest)"
            whole = ""
            value = share
            return
        }
        value = 0
        if !whole.isEmpty {
            guard whole.isNumeral, let number = Double(whole.replacing(",", with: ".")) else { return nil }
            value = number
        }
        guard let sign = rest.first else {
            if whole.isEmpty { return nil }
            return
        }
        guard rest.count == 1, let written = FractionSigns.parts[sign], let stroke = written.firstIndex(of: "/"),
            let share = Self.share(written[..<stroke], written[written.index(after: stroke)...])
        else { return nil }
        part = written
        value += share
    }

    /// A proper fraction's value.
    private static func share(_ above: Substring, _ below: Substring) -> Double? {
        guard let above = Double(above), let below = Double(below), above < below else { return nil }
        return above / below
    }

    var isFraction: Bool { !part.isEmpty }
    /// Whether it is less than one.
    var isProper: Bool { whole.isEmpty }

    /// - Parameter isMixed: A whole number stands in front.
    func said(_ tables: LanguageTables, isMixed: Bool) -> String? {
        if part.isEmpty { return String(whole) }
        let sign = FractionSigns.parts.first { $0.value == part }?.key
        let stroke = tables.overWord.map { part.replacing("/", with: " \($0) ") }
        guard let name = tables.fractions[part] ?? sign.flatMap({ tables.symbols[$0] }) ?? stroke else { return nil }
        if whole.isEmpty { return (isMixed ? tables.andWord.map { $0 + " " } ?? "" : "") + name }
        if part == "1/2", let half = tables.half { return half.said(whole) }
        return "\(whole) " + (tables.andWord.map { $0 + " " } ?? "") + name
    }
}
