import Reading

/// The words beside hours and minutes with a dot between them, in small letters.
struct DottedTimes: Sendable {
    /// Behind these a number with a dot is a time: "um 16.15".
    var behind: Set<String> = []
    /// Behind these it is one where the word for hours stands in the sentence: "ab 8.30".
    var perhaps: Set<String> = []
    /// Behind these two such numbers are: "von 9.00 bis 18.00".
    var from: Set<String> = []
    /// Between two times.
    var joining: Set<String> = []
    /// What stands behind the last: "9.00–18.00 Uhr".
    var hours: Set<String> = []
    /// What is said behind an hour without minutes, where nothing else says it.
    var alone = ""
}

extension ShapingRule {
    /// "von 9.00 bis 18.00 Uhr" → "von 9 bis 18 Uhr", "kl. 9.30–17.15" → "kl. 9:30 till 17:15": the words beside one time hold for all that are joined to it.
    static let dottedTimes = ShapingRule("dotted times") { sentence, context in
        guard let table = context.tables?.dottedTimes, context.role != .code else { return }
        var index = 0
        while index < sentence.tokens.count {
            guard let first = DottedTime(sentence.tokens[index].text) else {
                index += 1
                continue
            }
            var members = [(index: index, time: first)]
            while let next = member(behind: members[members.count - 1], in: sentence, table) { members.append(next) }
            let last = members[members.count - 1].index
            if areTimes(members, in: sentence, table, context) { say(members, &sentence, table, context) }
            index = last + 1
        }
    }

    private typealias Member = (index: Int, time: DottedTime)

    /// The time that is joined to another by a word or a comma.
    private static func member(behind last: Member, in sentence: SpokenSentence, _ table: DottedTimes) -> Member? {
        guard let next = sentence.tokens[(last.index + 1)...].firstIndex(where: { !$0.text.isEmpty }) else { return nil }
        let suffix = last.time.suffix
        if suffix == ",", let time = DottedTime(sentence.tokens[next].text) { return (next, time) }
        guard suffix.isEmpty, table.joining.contains(sentence.tokens[next].text),
            var place = sentence.tokens[(next + 1)...].firstIndex(where: { !$0.text.isEmpty })
        else { return nil }
        // "od godz. 8.30 do godz. 9.45"
        if table.behind.contains(Affixes(sentence.tokens[place].text).core.lowercased()), place + 1 < sentence.tokens.count { place += 1 }
        return DottedTime(sentence.tokens[place].text).map { (place, $0) }
    }

    private static func areTimes(_ members: [Member], in sentence: SpokenSentence, _ table: DottedTimes, _ context: ShapingContext) -> Bool
    {
        guard let first = members.first, let last = members.last else { return false }
        let isSeveral = members.count > 1 || first.time.high != nil
        let place = sentence.tokens[..<first.index].lastIndex { !$0.text.isEmpty }
        let before = place.map { Affixes(sentence.tokens[$0].text) }
        let next = last.time.suffix.isEmpty ? sentence.following(last.index).map { Affixes($0.text).core } : nil
        if isSeveral, let next, table.hours.contains(next.lowercased()) { return true }
        guard members.allSatisfy({ !$0.time.hasColon }) else { return false }
        // "ab 8.30 Euro", "um 3.50 m"
        if let next, let tables = context.tables {
            if next.hasPrefix("%") || tables.currencies[String(next)] != nil || tables.units.forms(of: next) != nil { return false }
            if tables.units.isName(Substring(next.lowercased()))
                || tables.currencies.values.contains(where: { $0.unit.contains(String(next)) })
            {
                return false
            }
        }
        guard let before, before.suffix.allSatisfy({ ".:".contains($0) }) else { return false }
        let name = before.core.lowercased()
        if table.behind.contains(name) { return true }
        if table.perhaps.contains(name), namesHours(sentence, table) { return true }
        return isSeveral && table.from.contains(name) && members.allSatisfy(\.time.isRound)
    }

    /// Whether the word for hours stands somewhere in a sentence: "um 8.30, nicht um 9.00 Uhr".
    private static func namesHours(_ sentence: SpokenSentence, _ table: DottedTimes) -> Bool {
        sentence.tokens.contains { table.hours.contains(Affixes($0.text).core.lowercased()) }
    }

    private static func say(_ members: [Member], _ sentence: inout SpokenSentence, _ table: DottedTimes, _ context: ShapingContext) {
        guard let last = members.last else { return }
        let following = sentence.tokens[(last.index + 1)...].firstIndex { !$0.text.isEmpty }
        let unit = last.time.suffix.isEmpty ? following.map { Affixes(sentence.tokens[$0].text) } : nil
        let hours = unit.flatMap { table.hours.contains($0.core.lowercased()) ? $0.core.lowercased() : nil }
        let isAlone = members.count == 1 && last.time.high == nil && hours == nil
        for (index, time) in members {
            var text = time.low.said + (isAlone && time.low.minute == "00" ? table.alone : "")
            // Where ranges are declined it would be the second number alone.
            if time.high != nil, context.tables?.span != nil { continue }
            if let high = time.high {
                text += time.isAlternative ? ", " : " \(context.tables?.rangeWord ?? "–") "
                let said = index == last.index ? hours.flatMap { context.tables?.time?(high.hour, high.minute, ".", $0) } : nil
                text += said ?? high.said
                // "9:30–17:15 Uhr": the word stands in the middle now.
                if let said, let hours, let unit, let following, said.lowercased().split(separator: " ").contains(Substring(hours)) {
                    text += unit.suffix
                    sentence.tokens[following].text = ""
                }
            } else if index == last.index, hours != nil {
                continue
            }
            sentence.tokens[index].text = time.prefix + text + time.suffix
        }
    }
}

/// "9.30", "9.00–18.00", "9.30-13", "9:30–17:15", "8.30/9.45".
private struct DottedTime {
    struct Hour {
        var hour: Int
        var minute: Substring
        var said: String { minute.isEmpty || minute == "00" ? "\(hour)" : "\(hour):\(minute)" }
    }

    var low: Hour
    var high: Hour?
    var isAlternative = false
    var hasColon = false
    var prefix: Substring
    var suffix: Substring

    /// Whether they are such as are on timetables: whole hours or quarters, of the day.
    var isRound: Bool {
        [low, high].allSatisfy { time in
            guard let time else { return true }
            return time.hour > 5 && (time.minute.isEmpty || ["00", "15", "30", "45"].contains(time.minute))
        }
    }

    init?(_ text: String) {
        guard let first = text.utf8.first, first < 0x80, text.utf8.count <= 24, text.utf8.contains(where: { $0 == 0x2E || $0 == 0x3A }),
            text.utf8.contains(where: { $0 &- 0x30 < 10 })
        else {
            return nil
        }
        let word = Affixes(text)
        let parts = word.core.split(omittingEmptySubsequences: false) { "–—-/".contains($0) }
        guard word.core.startsWithDigit, parts.count <= 2, let first = Self.hour(parts[0], isWhole: false) else { return nil }
        low = first
        (prefix, suffix) = (word.prefix, word.suffix)
        hasColon = word.core.contains(":")
        guard parts.count == 2 else { return }
        guard let second = Self.hour(parts[1], isWhole: true) else { return nil }
        isAlternative = word.core.contains("/")
        guard isAlternative || second.hour > first.hour || second.hour == first.hour && second.minute > first.minute else { return nil }
        high = second
    }

    private static func hour(_ text: Substring, isWhole: Bool) -> Hour? {
        let hour = text.prefix(while: \.isNumber)
        guard (1...2).contains(hour.utf8.count), hour.isDigits, let value = Int(hour), value < 25 else { return nil }
        let rest = text[hour.endIndex...]
        if rest.isEmpty { return isWhole ? Hour(hour: value, minute: "") : nil }
        let minute = rest.dropFirst()
        guard rest.first == "." || rest.first == ":", minute.isDigits, minute.utf8.count == 2, minute < "60" else { return nil }
        return Hour(hour: value, minute: minute)
    }
}
