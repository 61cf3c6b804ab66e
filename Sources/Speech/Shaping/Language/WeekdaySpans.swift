import Reading

extension ShapingRule {
    /// "L-V 9–14" → "lunes a viernes 9–14", "po–pá" → "pondělí až pátek": days in their first letters, which other words have as well; an hour follows, or they
    /// have three letters each.
    static let weekdaySpans = ShapingRule("weekday spans") { sentence, context in
        guard let tables = context.tables, !tables.shortWeekdays.isEmpty, context.role != .code else { return }
        for index in sentence.tokens.indices {
            let text = sentence.tokens[index].text
            guard text.utf8.count <= 24, let dash = text.firstIndex(where: { $0 == "-" || $0 == "–" }), dash > text.startIndex else {
                continue
            }
            let word = Affixes(text)
            let parts = word.core.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "–" }
            guard parts.count == 2, let first = name(parts[0], tables), let last = name(parts[1], tables), first != last else { continue }
            let isLong = parts.allSatisfy { $0.filter(\.isLetter).count > 2 }
            let isCapital = parts.allSatisfy { $0.startsWithCapital }
            let next = sentence.following(index)?.text ?? ""
            let isHour = next.startsWithDigit || tables.clockWords.contains(next.lowercased()) || word.suffix.hasPrefix(":")
            guard isHour && (parts[0].count > 1 || isCapital) || isLong && (word.suffix.isEmpty || word.suffix == ".") else { continue }
            // The stop of "pt." ends nothing before an hour.
            let suffix = isHour && word.suffix == "." ? "" : word.suffix
            sentence.tokens[index].text = word.prefix + first + " \(tables.rangeWord ?? "–") " + last + suffix
        }
    }

    private static func name(_ part: Substring, _ tables: LanguageTables) -> String? {
        let core = part.hasSuffix(".") ? part.dropLast() : part
        return tables.shortWeekdays[core.lowercased()]
    }
}
