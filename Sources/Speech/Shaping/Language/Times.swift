extension ShapingRule {
    /// "14h30", "10.30 am", "9:00": times of the day, where espeak-ng says something else.
    static let times = ShapingRule("times") { sentence, context in
        guard let say = context.tables?.time else { return }
        for index in sentence.tokens.indices {
            let word = Affixes(sentence.tokens[index].text)
            let hours = word.core.prefix { $0.isASCII && $0.isNumber }
            guard (1...2).contains(hours.count), let hour = Int(hours), hour < 25, let separator = word.core.dropFirst(hours.count).first,
                ".:hu".contains(separator)
            else { continue }
            let rest = word.core.dropFirst(hours.count + 1)
            let minutes = rest.prefix { $0.isASCII && $0.isNumber }
            let half = rest.dropFirst(minutes.count)
            guard minutes.count == 2 || (minutes.isEmpty && separator == "h"), minutes.isEmpty || (Int(minutes) ?? 60) < 60 else {
                continue
            }
            guard half.isEmpty || ["am", "pm", "a.m", "p.m"].contains(half.lowercased()) else { continue }
            // "F(2, 57) = 4.32, p < .001"
            let next = !half.isEmpty ? half.lowercased() : word.suffix.isEmpty ? following(index, sentence) : nil
            let spoken = say(hour, minutes, separator, next)
            if spoken == nil, separator == ".", half.isEmpty, let clocks = context.tables?.clockWords, !clocks.isEmpty,
                isClock(clocks, before: index, in: sentence), !word.suffix.isEmpty || next.map({ isCounted($0, context) }) != true
            {
                // "alle 9.00"
                sentence.tokens[index].text = word.around(
                    minutes == "00" && context.language.hasPrefix("it") ? "\(hour)" : "\(hour):\(minutes)")
                continue
            }
            guard let spoken else { continue }
            // "10:30 Uhr" → "10 Uhr 30": the word stands in the middle now, if it is one by itself.
            if let next, !next.isEmpty,
                spoken.lowercased().split(separator: " ").dropFirst().contains(Substring(next))
                    || spoken.hasSuffix(" horas") && ["h", "hs", "hrs"].contains(next),
                let place = sentence.tokens[(index + 1)...].firstIndex(where: { !$0.text.isEmpty })
            {
                let unit = Affixes(sentence.tokens[place].text)
                guard unit.prefix.isEmpty, unit.core.lowercased() == next, word.suffix.isEmpty else { continue }
                sentence.tokens[index].text = word.around(spoken) + unit.suffix
                sentence.tokens[place].text = ""
                continue
            }
            sentence.tokens[index].text = word.around(spoken + (half.isEmpty ? "" : " " + half))
        }
    }

    /// "a las 10.30"; "las 10.30" alone may be hectares.
    private static func isClock(_ clocks: Set<String>, before index: Int, in sentence: SpokenSentence) -> Bool {
        guard let place = sentence.tokens[..<index].lastIndex(where: { !$0.text.isEmpty }),
            case let word = Affixes(sentence.tokens[place].text).core.lowercased(), clocks.contains(word)
        else { return false }
        guard word == "las" else { return true }
        return sentence.preceding(place).map {
            ["a", "de", "son", "eran", "desde", "hasta", "hacia", "sobre"].contains(Affixes($0.text).core.lowercased())
        } ?? false
    }

    /// Units, and what they and coins are called.
    private static func isCounted(_ word: String, _ context: ShapingContext) -> Bool {
        guard let tables = context.tables else { return false }
        return counted.contains(word) || tables.nounGenders?.nouns[word] != nil
            || tables.units.forms(of: word[...]) != nil && word.utf8.count > 1
            || word == "h" || word == "%"
    }

    private static let counted = Set(
        words: """
            euro euros tonnellate ettari chilometri metri litri miglia milioni miliardi mila volte hectáreas toneladas millones mil hectares
            milhões toneladas reais ore horas persone personas
            """)

    /// The next word; "p. m." as one.
    private static func following(_ index: Int, _ sentence: SpokenSentence) -> String? {
        guard let place = sentence.tokens[(index + 1)...].firstIndex(where: { !$0.text.isEmpty }) else { return nil }
        let word = firstPart(of: sentence.tokens[place])
        guard word == "a" || word == "p" else { return word }
        return sentence.following(place).map { Affixes($0.text).core == "m" } == true ? word + ".m" : word
    }

    /// The next word, of "a.m.–5:30" what stands before the dash.
    private static func firstPart(of token: SpokenToken) -> String {
        let word = Affixes(token.text).core.lowercased()
        guard let dash = word.firstIndex(where: { "–—".contains($0) }) else { return word }
        return Affixes(String(word[..<dash])).core.lowercased()
    }
}
