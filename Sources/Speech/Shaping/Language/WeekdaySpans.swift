import Reading

extension ShapingRule {
    /// "L-V 9–14" → "lunes a viernes 9–14", "po–pá" → "pondělí až pátek": days in their first letters, which other words have as well; an hour follows, or they
    /// have three letters each.
    static let weekdaySpans = ShapingRule("weekday spans") { sentence, context in
        guard let tables = context.tables, !tables.shortWeekdays.isEmpty, context.role != .code else { return }
        for index in sentence.tokens.indices {
            let text = sentence.tokens[index].text
            // A hyphen, or the first byte of a dash.
            guard text.utf8.count <= 24, text.utf8.contains(where: { $0 == 0x2D || $0 == 0xE2 }),
                text.utf8.first.map({ $0 | 0x20 > 0x60 }) == true
            else { continue }
            let word = Affixes(text)
            let parts = word.core.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "–" }
            guard parts.count == 2, let first = name(parts[0], tables), let last = name(parts[1], tables), first != last else { continue }
            let isLong = parts.allSatisfy { $0.filter(\.isLetter).count > 2 }
            let isCapital = parts.allSatisfy { $0.startsWithCapital }
            let next = sentence.following(index)?.text ?? ""
            // "пн-пт с 9.00", "pn.-pt. w godz. 9.00"
            let isNear =
                parts[0].filter(\.isLetter).count > 1
                && sentence.tokens[(index + 1)...].lazy.filter { !$0.text.isEmpty }.prefix(5).contains { isTime($0.text) }
            let isHour = next.startsWithDigit || isNear || tables.clockWords.contains(next.lowercased()) || word.suffix.hasPrefix(":")
            guard
                isHour && (parts[0].count > 1 && parts[1].count > 1 || isCapital && parts[0] < parts[1])
                    || isLong && (word.suffix.isEmpty || word.suffix == ".")
            else { continue }
            // The stop of "pt." ends nothing before an hour.
            let suffix = isHour && word.suffix == "." ? "" : word.suffix
            sentence.tokens[index].text = word.prefix + first + " \(tables.rangeWord ?? "–") " + last + suffix
        }
    }

    /// "9.00", "9:00–17:30": with its minutes.
    private static func isTime(_ text: String) -> Bool {
        guard text.startsWithDigit, let sign = text.firstIndex(where: { $0 == "." || $0 == ":" }) else { return false }
        let minutes = text[text.index(after: sign)...].prefix { $0.isASCII && $0.isNumber }
        return text[..<sign].utf8.count <= 2 && minutes.utf8.count == 2 && minutes < "60"
    }

    private static func name(_ part: Substring, _ tables: LanguageTables) -> String? {
        let core = part.hasSuffix(".") ? part.dropLast() : part
        return tables.shortWeekdays[core.lowercased()]
    }
}
