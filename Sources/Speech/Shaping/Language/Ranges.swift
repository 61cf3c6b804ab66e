extension ShapingRule {
    /// "10–20" → "10 to 20": espeak-ng says "ten twenty". "2 - 1 = 1" is a difference, "555-1234" a telephone number.
    static let ranges = ShapingRule("ranges") { sentence, context in
        guard let word = context.tables?.rangeWord else { return }
        for index in sentence.tokens.indices {
            let text = sentence.tokens[index].text
            guard text.contains(where: { "–—-‐‑−".contains($0) }) else { continue }
            let token = Affixes(text)
            if let name = NumberedName(token.core, at: index, in: sentence) {
                sentence.tokens[index].text = token.around(name.spoken)
            } else if isScore(token.core),
                sentence.tokens.contains(where: { isLostScore(Affixes($0.text).core) })
                    || isResult(index, token, in: sentence, context.tables)
            {
                // "6-4, 3-6, 7-6", "Leeds lost 1-3"
                sentence.tokens[index].text = token.around(token.core.replacing("-", with: " "))
            } else if let spoken = range(
                token.core, word, isOld: isBeforeChrist(index, in: sentence, context), isMeasured: isMeasured(index, in: sentence, context),
                isNumber: isOfDocument(index, in: sentence, context))
            {
                sentence.tokens[index].text = token.around(spoken)
            } else if let space = token.core.firstIndex(of: " "), let spoken = range(token.core[..<space], word) {
                // "1.5–2 million dollars"
                sentence.tokens[index].text = token.around(spoken + token.core[space...])
            } else if let sign = token.core.lastIndex(where: { "=≈~<>≤≥".contains($0) }),
                let spoken = range(token.core[token.core.index(after: sign)...], word)
            {
                // "k=15–20"
                sentence.tokens[index].text = token.around(token.core[...sign] + spoken)
            } else if token.core.utf8.contains(0x68), let forms = context.tables?.units.forms(of: "h"),
                let spoken = hours(token.core, word, forms)
            {
                sentence.tokens[index].text = token.around(spoken)
            } else if let spoken = clockTimes(token.core, word, index, in: sentence, context.tables?.time) {
                sentence.tokens[index].text = token.around(spoken)
            } else if let names = context.tables?.calendarNames, let spoken = named(token.core, word, names) {
                // What is shortened has a stop that ends nothing.
                let takesStop = token.suffix == "." && sentence.following(index) != nil
                sentence.tokens[index].text = token.prefix + spoken + (takesStop ? "" : token.suffix)
            } else if ["–", "—", "-"].contains(text), let before = sentence.preceding(index),
                let next = sentence.following(index), before.text.last?.isNumber == true, Affixes(next.text).core.isNumeral,
                Affixes(before.text).core.isNumeral, text != "—" || areYears(before.text, next.text)
            {
                sentence.tokens[index].text = word
            } else if ["–", "—", "-"].contains(text), let before = sentence.preceding(index)?.text,
                let next = sentence.following(index)?.text,
                let names = context.tables?.calendarNames,
                names[before.lowercased()] != nil && names[Affixes(next).core.lowercased()] != nil
                    && endsSpan(index, text, in: sentence)
                    || halvesOfDay.contains(before.lowercased()) && isHourOfDay(index, in: sentence)
            {
                // "Monday - Friday", "9 am - 5 pm"
                sentence.tokens[index].text = word
            }
        }
    }

    /// Whether two numbers are years: in a table a long dash stands for what is missing, "0.661 — 7".
    private static func areYears(_ first: String, _ second: String) -> Bool {
        [first, second].allSatisfy { text in
            let core = Affixes(text).core
            return core.utf8.count == 4 && core.isDigits
        }
    }

    /// "Monday - Friday,", but "Monday — Tuesday he left", "in April - May be back".
    private static func endsSpan(_ dash: Int, _ text: String, in sentence: SpokenSentence) -> Bool {
        guard text != "—", let name = sentence.tokens[(dash + 1)...].firstIndex(where: { !$0.text.isEmpty }) else { return false }
        guard Affixes(sentence.tokens[name].text).suffix.isEmpty, let next = sentence.following(name)?.text else { return true }
        return next.startsWithDigit
    }

    /// "9 am - 5 pm", but "Here I am - 3 years later".
    private static func isHourOfDay(_ dash: Int, in sentence: SpokenSentence) -> Bool {
        let full = sentence.tokens.indices.filter { !sentence.tokens[$0].text.isEmpty }
        guard let place = full.firstIndex(of: dash), place > 1, place + 2 < full.count else { return false }
        let half = Affixes(sentence.tokens[full[place + 2]].text).core.lowercased()
        return sentence.tokens[full[place - 2]].text.last?.isNumber == true && sentence.tokens[full[place + 1]].text.startsWithDigit
            && halvesOfDay.contains(half)
    }

    /// Whether what follows puts two years before Christ: the second is the smaller one.
    private static func isBeforeChrist(_ index: Int, in sentence: SpokenSentence, _ context: ShapingContext) -> Bool {
        guard let words = context.tables?.beforeChrist, let next = sentence.following(index)?.text.lowercased() else { return false }
        return words.contains(where: next.hasPrefix)
    }

    private static func isMeasured(_ index: Int, in sentence: SpokenSentence, _ context: ShapingContext) -> Bool {
        guard let tables = context.tables, let next = sentence.following(index)?.text else { return false }
        return tables.units.forms(of: Affixes(next).core) != nil || tables.units.forms(of: Substring(next)) != nil
    }

    /// "Case 2018-45", "Rechnungsnummer: 2020-51": a document's number begins with a year.
    private static func isOfDocument(_ index: Int, in sentence: SpokenSentence, _ context: ShapingContext) -> Bool {
        guard let words = context.tables?.documents, !words.isEmpty, let before = sentence.preceding(index) else { return false }
        let name = Affixes(before.text).core.lowercased()
        return words.contains(name) || name.hasSuffix("nummer")
    }

    /// Whether the second number is the smaller one, but of "1998−99" or "4852−38".
    private static func isDifference(_ first: Substring, _ second: Substring) -> Bool {
        guard first.utf8.count < 4, let high = Int(first), let low = Int(second) else { return false }
        return low < high
    }

    /// - Parameters:
    ///   - isOld: The numbers are years that are counted down.
    ///   - isMeasured: A unit stands behind them.
    ///   - isNumber: The word for a document or its number stands in front.
    private static func range(
        _ core: Substring, _ word: String, isOld: Bool = false, isMeasured: Bool = false, isNumber: Bool = false
    ) -> String? {
        // "10–20%", "5–10°C": what stands behind belongs to both.
        let end = core.lastIndex(where: \.isNumber).map { core.index(after: $0) } ?? core.startIndex
        let unit = core[end...]
        guard unit.count <= 4, unit.allSatisfy({ $0.isLetter || "%°‰".contains($0) }) else { return nil }
        let parts = core[..<end].split(omittingEmptySubsequences: false) { "–—-‐‑−".contains($0) }
        guard parts.count == 2, parts[1].isNumeral else { return nil }
        let first = parts[0].last == "%" || parts[0].last == "°" ? parts[0].dropLast() : parts[0]
        guard first.isNumeral else { return nil }
        let isHyphen = !core.contains("–") && !core.contains("—")
        // "3-D", "747-8F": behind a mere hyphen letters are part of a name.
        if isHyphen, unit.contains(where: \.isLetter) { return nil }
        // "10−3 = 7": a minus.
        if core.contains("−"), !isOld, isDifference(first, parts[1]) { return nil }
        if isOld, parts.allSatisfy(\.isDigits), isFalling(parts[0], parts[1]) { return "\(parts[0]) \(word) \(parts[1])" }
        // "IEEE 1003.1-1990"
        if isHyphen, unit.isEmpty, !isMeasured, let year = Int(parts[1]), (1950...2039).contains(year),
            let standard = Double(first), standard > 100, first.contains("."), first.split(separator: ".").last?.count != 3
        {
            return "\(first) \(parts[1])\(unit)"
        }
        // "Case 2018-45", "2019-004711"
        if isHyphen, unit.isEmpty, !isMeasured, let year = Int(first), (1950...2039).contains(year), parts[1].isDigits,
            isNumber && parts[1].count != 4 || parts[1].first == "0" && parts[1].count > 2
        {
            return "\(first) \(parts[1])"
        }
        // "n° 09-12.345"
        if isHyphen, isNumber, first.first == "0", first.isDigits, first.utf8.count > 1 { return "\(first) \(parts[1])" }
        // "Nr. 2020-123"
        if isHyphen, unit.isEmpty, !isMeasured, let year = Int(first), (1950...2039).contains(year), parts[1].count == 3,
            let number = Int(parts[1]), !number.isMultiple(of: 10)
        {
            return "\(first) \(parts[1])\(unit)"
        }
        // "3.38.2-1", "40.4-1": the number of a version.
        if isHyphen, first.contains("."), isFalling(first, parts[1]) { return nil }
        // With a mere hyphen only a rising pair is a range ("4852-58" goes on from 52); else it is a name or a score ("747-400", "4852-38").
        if isHyphen, let low = Int(first.suffix(parts[1].count)), let high = Int(parts[1]), low >= high {
            return "\(parts[0]) \(parts[1])\(unit)"
        }
        return "\(first) \(word) \(parts[1])\(unit)"
    }

    /// Whether the second number is not above the first, or the first is none with a decimal point.
    private static func isFalling(_ first: Substring, _ second: Substring) -> Bool {
        guard let low = Double(first), let high = Double(second) else { return true }
        return low >= high
    }

    // MARK: Hours, days and months

    /// "9h-12h", "14h–18h30": "9 à 12 heures", "14 heures à 18 heures 30".
    private static func hours(_ core: Substring, _ word: String, _ forms: [String]) -> String? {
        guard core.utf8.count <= 13, core.utf8.contains(0x68) else { return nil }
        let sides = core.split(omittingEmptySubsequences: false) { "–—-".contains($0) }
        guard sides.count == 2 else { return nil }
        let times = sides.map { $0.split(separator: "h", omittingEmptySubsequences: false) }
        guard
            times.allSatisfy({ time in
                time.count == 2 && time[0].isDigits && time[0].utf8.count <= 2 && Int(time[0]).map({ $0 < 25 }) == true
                    && (time[1].isEmpty || time[1].isDigits && time[1].utf8.count == 2 && time[1] < "60")
            })
        else { return nil }
        func name(_ hour: Substring) -> String { hour == "1" ? forms[0] : forms[min(1, forms.count - 1)] }
        if times.allSatisfy({ $0[1].isEmpty || $0[1] == "00" }) { return "\(times[0][0]) \(word) \(times[1][0]) \(name(times[1][0]))" }
        return times.map { "\($0[0]) \(name($0[0]))" + ($0[1].isEmpty || $0[1] == "00" ? "" : " \($0[1])") }.joined(separator: " \(word) ")
    }

    /// "9:00–17:00", "9am–5pm".
    private static func clockTimes(
        _ core: Substring, _ word: String, _ index: Int, in sentence: SpokenSentence,
        _ say: ((Int, Substring, Character, String?) -> String?)?
    ) -> String? {
        guard core.utf8.count <= 24 else { return nil }
        let parts = core.split(omittingEmptySubsequences: false) { "–—-".contains($0) }
        guard parts.count == 2, let second = ClockTime(parts[1], mayHaveStop: true, needsHalf: true) else { return nil }
        // "9:00 a.m.–5:30 p.m.", but "PM-10"
        if halvesOfDay.contains(parts[0].lowercased()) {
            guard sentence.preceding(index)?.text.last?.isNumber == true else { return nil }
            return spokenHalf(parts[0]) + " \(word) \(second.spoken(say))"
        }
        guard let first = ClockTime(parts[0], mayHaveStop: !second.half.isEmpty), first.isCertain || second.isCertain
        else {
            return nil
        }
        return "\(first.spoken(say)) \(word) \(second.spoken(say))"
    }

    /// "a.m": between blanks, English voices take the "a" for the article.
    fileprivate static func spokenHalf(_ half: Substring) -> String {
        half.lowercased().filter(\.isLetter).map(String.init).joined(separator: ".")
    }

    /// What the halves of a day are called behind their hours.
    fileprivate static let halvesOfDay: Set<String> = ["am", "pm", "a.m", "p.m", "a.m.", "p.m."]

    /// "Mon–Fri", "June–August": days and months by their names, or by what they are shortened to.
    private static func named(_ core: Substring, _ word: String, _ names: [String: String]) -> String? {
        guard core.utf8.count <= 40 else { return nil }
        let parts = core.split(omittingEmptySubsequences: false) { "–—-".contains($0) }
        // "so-so"
        guard parts.count == 2, parts[0] != parts[1], core.startsWithCapital || min(parts[0].count, parts[1].count) > 2 else { return nil }
        let full = parts.map { part in names[(part.hasSuffix(".") ? part.dropLast() : part).lowercased()] }
        guard let first = full[0], let second = full[1] else { return nil }
        return "\(first) \(word) \(second)"
    }
}

/// A time of the day as it is written in a range: "9", "9:30", "5pm", "5:30 p.m".
private struct ClockTime {
    let hour: Substring
    let minute: Substring
    let half: Substring

    /// Whether it can be nothing but a time.
    var isCertain: Bool { !minute.isEmpty || !half.isEmpty }

    /// - Parameters:
    ///   - mayHaveStop: The minutes may stand behind a full stop: "9.30am–5.30pm".
    ///   - needsHalf: Then the half of the day must stand behind them.
    init?(_ text: Substring, mayHaveStop: Bool, needsHalf: Bool = false) {
        hour = text.prefix { $0.isASCII && $0.isNumber }
        guard (1...2).contains(hour.count), Int(hour).map({ $0 < 25 }) == true else { return nil }
        var rest = text.dropFirst(hour.count)
        let hasStop = mayHaveStop && rest.first == "."
        if rest.first == ":" || hasStop {
            minute = rest.dropFirst().prefix { $0.isASCII && $0.isNumber }
            guard minute.count == 2, Int(minute).map({ $0 < 60 }) == true else { return nil }
            rest = rest.dropFirst(3)
        } else {
            minute = ""
        }
        half = rest
        guard half.isEmpty || ShapingRule.halvesOfDay.contains(half.lowercased()) else { return nil }
        if hasStop, half.isEmpty, needsHalf { return nil }
    }

    func spoken(_ say: ((Int, Substring, Character, String?) -> String?)?) -> String {
        let letters = half.lowercased().filter(\.isLetter)
        let time = minute.isEmpty ? nil : say?(Int(hour) ?? 0, minute, ":", letters.isEmpty ? nil : letters)
        let plain = String(hour) + (minute.isEmpty ? "" : ":" + minute)
        return (time ?? plain) + (half.isEmpty ? "" : " " + ShapingRule.spokenHalf(half))
    }
}
