/// The words beside a day and a month with a stroke between them, "il 31/12", that tell them from a fraction.
struct StrokeDates: Sendable {
    /// Words in small letters that stand before dates, and before few fractions: "il 31/12"; behind `until` they are sure.
    var weak: Set<String> = []
    /// Words that only dates have behind them: "dia 3/4", "avant".
    var strong: Set<String> = []
    /// Words that have nothing but dates behind them: "den 3/9".
    var sure: Set<String> = []
    /// Words before the weak ones that make them sure: "entro il 3/4".
    var until: Set<String> = []
    /// The days of the week; in their first letters where they have several forms.
    var weekdays: Set<String> = []
    /// Words that show a fraction, behind it: "3/4 dei casi".
    var partitive: Set<String> = []
    /// Whether the month may stand first, so that only what can't be meant otherwise is a date.
    var mayBeMonthFirst = false

    /// Where the last such date of a sentence stands.
    var last: Int?

    /// The day and the month of the word at `index`, if it is such a date.
    mutating func date(at index: Int, _ word: Affixes, in sentence: SpokenSentence, _ smallWords: Set<String>) -> (
        day: Int, month: Int, isMonthFirst: Bool
    )? {
        guard let found = parts(word.core), let place = sentence.tokens[..<index].lastIndex(where: { !$0.text.isEmpty }) else { return nil }
        let before = Affixes(sentence.tokens[place].text)
        let next = sentence.following(index).map { Affixes($0.text) }
        guard isDate(found, index, word, before, at: place, next, in: sentence, smallWords) else { return nil }
        last = index
        return found
    }

    private func isDate(
        _ found: (day: Int, month: Int, isMonthFirst: Bool), _ index: Int, _ word: Affixes, _ before: Affixes, at place: Int,
        _ next: Affixes?,
        in sentence: SpokenSentence, _ smallWords: Set<String>
    ) -> Bool {
        let name = before.core.lowercased()
        let follower = word.suffix.isEmpty ? next?.core.lowercased() : nil
        // "3/9 2020"
        if let follower, follower.utf8.count == 4, follower.isDigits, ("1900"..."2099").contains(follower) {
            return before.suffix.isEmpty && (weak.contains(name) || strong.contains(name) || sure.contains(name) || isWeekday(name))
        }
        if let follower, partitive.contains(follower) { return false }
        // Nothing is counted behind it: "entro il 3/4.", not "entro 2/3 anni".
        let endsPhrase = follower.map { smallWords.contains($0) || weak.contains($0) || $0.first?.isLetter != true } ?? true
        if endsPhrase, before.suffix.isEmpty || before.suffix == "," && !word.suffix.isEmpty, isWeekday(name) { return true }
        guard word.prefix.isEmpty, before.suffix.isEmpty, !Self.isName(found) else { return false }
        let isFraction = Self.isFraction(found)
        if sure.contains(name) { return endsPhrase || !isFraction }
        if mayBeMonthFirst { return endsPhrase && strong.contains(name) && (found.isMonthFirst || ![2, 3, 4, 8].contains(found.month)) }
        guard strong.contains(name) || weak.contains(name) else { return false }
        if !Self.maySignify(found) || isJoined(place, in: sentence, smallWords) && !isFraction { return true }
        guard endsPhrase else { return false }
        if strong.contains(name) { return true }
        if let earlier = sentence.preceding(place)?.text, until.contains(earlier.lowercased()) { return true }
        // "dal 3/5 al 7/6"
        if let last, sentence.tokens[..<place].lastIndex(where: { !$0.text.isEmpty }) == last,
            sentence.tokens[last].text.last?.isLetter == true
        {
            return true
        }
        let rest = sentence.tokens[(index + 1)...].lazy.filter { !$0.text.isEmpty }.prefix(3).map(\.text)
        // "du 1/2 au 3/4 plein"
        guard let other = rest.firstIndex(where: { parts(Affixes($0).core).map { !isFraction || !Self.isFraction($0) } ?? false }),
            other > 0
        else { return false }
        return weak.contains(rest[other - 1].lowercased())
    }

    /// "il 31/12 e il 5/7": the word before it stands behind the last date and a short "and".
    private func isJoined(_ article: Int, in sentence: SpokenSentence, _ smallWords: Set<String>) -> Bool {
        guard let last, sentence.tokens[last].text.last?.isLetter == true,
            let joint = sentence.tokens[..<article].lastIndex(where: { !$0.text.isEmpty }), sentence.tokens[joint].text.count <= 3,
            smallWords.contains(sentence.tokens[joint].text)
        else { return false }
        return sentence.tokens[..<joint].lastIndex { !$0.text.isEmpty } == last
    }

    /// A half, thirds and quarters, which are said as often as all dates are.
    private static func isFraction(_ date: (day: Int, month: Int, isMonthFirst: Bool)) -> Bool {
        date.day < date.month && date.month <= 4 && (date.day, date.month) != (2, 4)
    }

    /// "24/7", and shapes of pictures.
    private static func isName(_ date: (day: Int, month: Int, isMonthFirst: Bool)) -> Bool {
        date.day == 24 && date.month == 7 || date.day == 16 && (date.month == 9 || date.month == 10)
    }

    /// Whether it may be a fraction, a measure of music or a mark as well.
    private static func maySignify(_ date: (day: Int, month: Int, isMonthFirst: Bool)) -> Bool {
        date.day <= date.month || date.day <= 12 && [2, 4, 8].contains(date.month)
    }

    private func isWeekday(_ name: String) -> Bool {
        weekdays.contains(name) || weekdays.contains { $0.last == "-" && name.hasPrefix($0.dropLast()) }
    }

    /// "31/12", "3/4"; of a language that may write the month first only what can be one date alone.
    private func parts(_ core: Substring) -> (day: Int, month: Int, isMonthFirst: Bool)? {
        guard core.utf8.count <= 5, let stroke = core.firstIndex(of: "/") else { return nil }
        let (left, right) = (core[..<stroke], core[core.index(after: stroke)...])
        guard left.isDigits, right.isDigits, left.utf8.count <= 2, right.utf8.count <= 2, let first = Int(left), let second = Int(right),
            (1...31).contains(first), (1...31).contains(second)
        else { return nil }
        guard mayBeMonthFirst else { return second <= 12 ? (first, second, false) : nil }
        if first > 12, second <= 12 { return (first, second, false) }
        return first <= 12 && second > 12 && second != 16 ? (second, first, true) : nil
    }
}
