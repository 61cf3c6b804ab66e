import Reading

/// How a language writes dates in numbers, and says them.
struct DateTable: Sendable {
    /// What stands between day, month and year, in this order.
    var separators: Set<Character> = []
    /// Whether some write the month first: then only a date that can't be meant otherwise is read as one.
    var mayBeMonthFirst = false
    /// What people write behind such a date for the last word of what is said: `03.05.2021 r.`
    var yearSigns: Set<String> = []
    /// Whether such a day and month may stand apart: `od 3. 5. do 7. 6.`
    var joinsShort = false
    /// Words in small letters behind which a day and a month without their year, or with two digits of it, are a date: `am 24.12.`
    var beforeShort: Set<String> = []
    /// Words between two such dates.
    var joining: Set<String> = []
    /// The ones of them that are said of dates alone: behind these the stop at a sentence's end is the date's too.
    var beforeLast: Set<String> = []
    /// Words in small letters in a sentence whose numbers with stops are sections or versions.
    var numbered: Set<String> = []
    /// Days and months with a stroke between them and no year: "il 31/12".
    var stroke: StrokeDates?
    /// What is written for the word in front of a date: `v.` for `vom`.
    var shortFrom: (written: String, said: String)?
    /// The date in words. `before` is the word in front, in lower case.
    var say: @Sendable (_ day: Int, _ month: Int, _ year: String, _ before: String?) -> String
}

extension ShapingRule {
    /// "2026-11-21" (ISO 8601), "21.11.2026" as dates.
    static let dates = ShapingRule("dates") { sentence, context in
        guard let table = context.tables?.dates else { return }
        /// The last date without its year, and the word before the first of its row.
        var short: (index: Int, before: String)?
        var stroke = context.role == .code ? nil : table.stroke
        for index in sentence.tokens.indices {
            if let from = table.shortFrom, sentence.tokens[index].text == from.written, isDate(behind: index, in: sentence, context) {
                sentence.tokens[index].text = from.said
            }
            let word = Affixes(sentence.tokens[index].text)
            guard word.core.startsWithDigit, (3...10).contains(word.core.count) else { continue }
            if let (day, month, year) = date(word.core, table) {
                let before = sentence.preceding(index).flatMap { Affixes($0.text).core.split(separator: " ").last?.lowercased() }
                sentence.tokens[index].text = word.around(table.say(day, month, year, before))
                if word.suffix.isEmpty { takeYearSign(&sentence, behind: index, table) }
            } else if let (day, month, isMonthFirst) = stroke?.date(at: index, word, in: sentence, context.tables?.smallWords ?? []) {
                var said = table.say(day, month, "", nil)
                while said.hasSuffix(" ") || said.hasSuffix(" de") { said.removeLast(said.hasSuffix(" ") ? 1 : 3) }
                if isMonthFirst, let blank = said.firstIndex(of: " ") { said = said[said.index(after: blank)...] + " " + said[..<blank] }
                sentence.tokens[index].text = word.around(said)
            } else if let (day, month, year) = shortDate(word),
                let before = wordBefore(index, short, in: sentence, table, context),
                isShortDate(index, before, short?.index, hasYear: !year.isEmpty, in: sentence, table)
            {
                short = (index, before)
                let rest = year.isEmpty && sentence.following(index) != nil ? word.suffix.dropFirst() : word.suffix
                sentence.tokens[index].text = word.prefix + table.say(day, month, year, before) + rest
            }
        }
    }

    /// The word that shows that a day and a month are a date; for the second of "am 24.12. und 31.12." what stands before the first.
    private static func wordBefore(
        _ index: Int, _ short: (index: Int, before: String)?, in sentence: SpokenSentence, _ table: DateTable, _ context: ShapingContext
    ) -> String? {
        guard let place = sentence.tokens[..<index].lastIndex(where: { !$0.text.isEmpty }) else { return nil }
        let text = sentence.tokens[place].text.lowercased()
        if table.beforeShort.contains(text) {
            // "Die Punkte 1.2. bis 3.4.": the first is none, so the second isn't either.
            let isOpen = text == context.tables?.rangeWord && sentence.preceding(place).map { shortDate(Affixes($0.text)) != nil } ?? false
            return isOpen ? nil : text
        }
        guard let short else { return nil }
        if place == short.index { return sentence.tokens[place].text.hasSuffix(",") ? short.before : nil }
        let isJoined = text == context.tables?.orWord || text == context.tables?.rangeWord || table.joining.contains(text)
        guard isJoined, sentence.tokens[..<place].lastIndex(where: { !$0.text.isEmpty }) == short.index else { return nil }
        return sentence.tokens[short.index].text.last?.isLetter == true ? short.before : nil
    }

    /// Whether a date follows: "03.05.2020", "3. Mai".
    private static func isDate(behind index: Int, in sentence: SpokenSentence, _ context: ShapingContext) -> Bool {
        guard let tables = context.tables, let table = tables.dates,
            let place = sentence.tokens[(index + 1)...].firstIndex(where: { !$0.text.isEmpty })
        else { return false }
        let word = Affixes(sentence.tokens[place].text)
        guard word.core.startsWithDigit else { return false }
        if date(word.core, table) != nil { return true }
        guard word.core.isDigits, word.core.count <= 2, word.suffix == ".", let month = sentence.following(place)?.text else {
            return false
        }
        return tables.calendarNames[Affixes(month).core.lowercased()] != nil
    }

    /// "03.05.2021 r.": what stands for the last word of what is said is silent, but for a sentence's end.
    private static func takeYearSign(_ sentence: inout SpokenSentence, behind index: Int, _ table: DateTable) {
        guard let next = sentence.tokens[(index + 1)...].firstIndex(where: { !$0.text.isEmpty }) else { return }
        let sign = Affixes(sentence.tokens[next].text)
        guard sign.prefix.isEmpty, table.yearSigns.contains(String(sign.core)) else { return }
        let isStopOfSign = sign.suffix.hasPrefix(".") && sentence.following(next) != nil
        sentence.tokens[index].text += isStopOfSign ? sign.suffix.dropFirst() : sign.suffix
        sentence.tokens[next].text = ""
    }

    /// "24.12." and "1.2.23", of a language that writes dates with stops.
    private static func shortDate(_ word: Affixes) -> (Int, Int, String)? {
        let parts = word.core.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3 || parts.count == 2 && word.suffix.hasPrefix("."), parts.allSatisfy({ $0.isDigits && $0.count <= 2 }),
            let day = Int(parts[0]), let month = Int(parts[1]), isDay(day, month)
        else { return nil }
        let year = parts.count == 3 ? parts[2] : ""
        return year.count == 1 ? nil : (day, month, String(year))
    }

    /// "am 24.12.", not "Abschnitt 3.1 bis 3.4.", "zum 3.5. Mal", "ab Kernel 2.6.32".
    private static func isShortDate(
        _ index: Int, _ before: String, _ last: Int?, hasYear: Bool, in sentence: SpokenSentence, _ table: DateTable
    ) -> Bool {
        let next = sentence.following(index)
        if next?.text.hasPrefix("Mal") == true { return false }
        // "od 3. 5. do 7. 6.": both are dates, or neither.
        let isSecond =
            last != nil
            && sentence.tokens[..<index].lastIndex(where: { !$0.text.isEmpty }).flatMap { joint in
                sentence.tokens[..<joint].lastIndex { !$0.text.isEmpty }
            } == last
        if hasYear || next == nil && !isSecond, !table.beforeLast.contains(before) { return false }
        for (place, token) in sentence.tokens[..<index].enumerated() where !token.text.isEmpty && place != last {
            let word = Affixes(token.text)
            if table.numbered.contains(word.core.lowercased()) { return false }
            // "von 3.1 zum 3.4."
            if word.core.startsWithDigit, word.core.contains("."), !word.suffix.hasPrefix("."), shortDate(word) == nil { return false }
        }
        return true
    }

    private static func date(_ core: Substring, _ table: DateTable) -> (Int, Int, String)? {
        guard let separator = core.first(where: { !$0.isNumber }) else { return nil }
        let mark: Character = separator == "‐" || separator == "‑" ? "-" : separator
        let parts = core.split(separator: separator, omittingEmptySubsequences: false)
        guard parts.count == 3, parts.allSatisfy(\.isDigits) else { return nil }
        let numbers = parts.compactMap { Int($0) }
        guard numbers.count == 3 else { return nil }
        if mark == "-", parts.map(\.count) == [4, 2, 2], isDay(numbers[2], numbers[1]) {
            return (numbers[2], numbers[1], String(parts[0]))
        }
        guard table.separators.contains(mark), parts[2].count == 4, parts[0].count <= 2, parts[1].count <= 2 else { return nil }
        if table.mayBeMonthFirst, numbers[0] <= 12 {
            guard numbers[1] > 12, isDay(numbers[1], numbers[0]) else { return nil }
            return (numbers[1], numbers[0], String(parts[2]))
        }
        return isDay(numbers[0], numbers[1]) ? (numbers[0], numbers[1], String(parts[2])) : nil
    }

    private static func isDay(_ day: Int, _ month: Int) -> Bool { (1...31).contains(day) && (1...12).contains(month) }
}
