import Reading

extension ShapingRule {
    /// "12.5%" → "百分之十二点五", "3～5 km" → "3에서 5 킬로미터", "10時" → "10じ": the voices pass over points and dashes, say signs and units in English, and the
    /// Chinese and the Japanese one know no ten thousands. Words have no blanks around them, so numbers are looked for inside of tokens.
    static let eastAsianNumbers = ShapingRule("East Asian numbers") { sentence, context in
        guard context.role != .code, let words = EastAsianWords.words(for: context.language) else { return }
        for index in sentence.tokens.indices where sentence.tokens[index].fixed == nil {
            let text = sentence.tokens[index].text
            if text == "×", isNumber(sentence.preceding(index)?.text.last), isNumber(sentence.following(index)?.text.first) {
                sentence.tokens[index].text = words.times.filter { $0 != " " }
                continue
            }
            guard text.utf8.contains(where: { $0 &- 0x30 < 10 }), text.utf8.count <= longestToken, !text.contains("@"),
                !text.contains("://")
            else { continue }
            say(index, &sentence, words)
        }
    }

    private static let longestToken = 120

    private static func isNumber(_ character: Character?) -> Bool { character?.isNumber == true }

    private static func say(_ index: Int, _ sentence: inout SpokenSentence, _ words: EastAsianWords) {
        let text = sentence.tokens[index].text
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(where: EastAsianRun.has) {
            result += rest[..<start]
            let tail = rest[start...]
            let run = EastAsianRun.trimmed(tail.prefix(while: EastAsianRun.has))
            rest = tail[run.endIndex...]
            guard !run.isEmpty else {
                result.append(rest.removeFirst())
                continue
            }
            let before = result.last ?? sentence.preceding(index)?.text.last
            let isJoined = !result.isEmpty || !sentence.tokens[index].isSpaced
            let following = rest.isEmpty ? nextText(index, sentence, isJoined: words.joinsCounters) : String(rest)
            if EastAsianRun.isNumber(run), let value = Int(run.filter { $0 != "," }) {
                if let counted = words.counted(value, run, before, following) {
                    result += counted.number
                    if rest.isEmpty {
                        replace(counted.counts, with: counted.counter, behind: index, in: &sentence)
                    } else {
                        result += counted.counter
                        rest = rest.dropFirst(counted.counts)
                    }
                    continue
                }
            }
            // "¥100万" counts ten thousands, "邮编100084" is no amount.
            if let sign = run.first, words.currencies[sign] != nil, following.first.map({ "万萬亿億兆千百만억조천".contains($0) }) == true {
                result += run
                continue
            }
            if run.isDigits, run.utf8.count > 4, let before, "编編号號码碼话話호".contains(before) {
                result += run.map(String.init).joined(separator: " ")
                continue
            }
            // "图-5" is a label, "气温-5度" a number.
            let isRatio = before.map { "比例分率为為율비".contains($0) } == true
            let isLabel =
                isRatio || run.first == "-" && isJoined && before?.isLetter == true && following.first.map { "度도".contains($0) } != true
            guard let said = EastAsianRun.said(run, words, isLabel: isLabel) else {
                result += run
                continue
            }
            result += said
            if rest.isEmpty, said.last.map({ $0.isNumber || words.endings.contains($0) }) == true {
                nameUnit(behind: index, &sentence, &result, run, words)
            }
        }
        result += rest
        // "3〜" and "5kg" are two words.
        if let dash = result.last, EastAsianRun.dashes.contains(dash), isNumber(result.dropLast().last), index + 1 < sentence.tokens.count,
            !sentence.tokens[index + 1].isSpaced, isNumber(sentence.tokens[index + 1].text.first)
        {
            result = result.dropLast() + words.range
        }
        if result != text { sentence.tokens[index].text = result }
    }

    /// The text behind a token that a counter is looked for in; behind a blank only where counters may stand so.
    private static func nextText(_ index: Int, _ sentence: SpokenSentence, isJoined: Bool) -> String {
        var text = ""
        for token in sentence.tokens[(index + 1)...].prefix(2) {
            if isJoined || !text.isEmpty, token.isSpaced { break }
            text += token.text
        }
        return text
    }

    /// Puts what is said for a counter in place of its characters.
    private static func replace(_ count: Int, with counter: String, behind index: Int, in sentence: inout SpokenSentence) {
        var (count, counter, place) = (count, counter, index + 1)
        while count > 0, place < sentence.tokens.count {
            let text = sentence.tokens[place].text
            let taken = min(count, text.count)
            sentence.tokens[place].text = counter + text.dropFirst(taken)
            (count, counter, place) = (count - taken, "", place + 1)
        }
    }

    /// "5 km", "5 %": a sign apart from its number.
    private static func nameUnit(
        behind index: Int, _ sentence: inout SpokenSentence, _ result: inout String, _ run: Substring, _ words: EastAsianWords
    ) {
        guard index + 1 < sentence.tokens.count else { return }
        let next = Affixes(sentence.tokens[index + 1].text)
        guard next.prefix.isEmpty else { return }
        if let name = words.units[String(next.core)] {
            sentence.tokens[index + 1].text = next.around(name)
        } else if next.core == "%", run.isNumeral {
            result = String(result.dropLast(words.number(run).count)) + words.percent(words.number(run))
            sentence.tokens[index + 1].text = String(next.suffix)
        }
    }
}

/// A stretch of figures, Latin letters and signs between the letters of an East Asian text.
enum EastAsianRun {
    static func has(_ character: Character) -> Bool {
        character.isASCII ? character.isLetter || character.isNumber || asciiSigns.contains(character) : signs.contains(character)
    }

    private static let asciiSigns = Set<Character>(".,/:-~%$_+#&=")
    private static let signs = Set<Character>("～〜–—‑−％°²³µμ×€£¥￥₩")
    static let dashes = Set<Character>("～〜~–—")

    /// Without punctuation that ends a phrase.
    static func trimmed(_ run: Substring) -> Substring {
        guard let last = run.lastIndex(where: { !".,:-~～〜–—=&/".contains($0) }) else { return run[..<run.startIndex] }
        return run[...last]
    }

    /// What is said for the whole of a run; nil for what is no number, and for one that the voice says well.
    static func said(_ run: Substring, _ words: EastAsianWords, isLabel: Bool) -> String? {
        guard run.utf8.count <= 40 else { return nil }
        if let date = date(run, words) { return date }
        if let digits = telephone(run) { return digits }
        if !isLabel, let time = time(run, words) { return time }
        let parts = run.split(omittingEmptySubsequences: false) { dashes.contains($0) }
        if parts.count == 2 {
            guard let low = time(parts[0], words) ?? measured(parts[0], words),
                let high = time(parts[1], words) ?? measured(parts[1], words)
            else { return nil }
            return low + words.range + high
        }
        let factors = run.split(separator: "×", omittingEmptySubsequences: false)
        if factors.count > 1 {
            let said = factors.compactMap { measured($0, words) }
            return said.count == factors.count ? said.joined(separator: words.times) : nil
        }
        let sides = run.split(separator: "/", omittingEmptySubsequences: false)
        if sides.count == 2 {
            guard let above = Int(sides[0]), let below = Int(sides[1]), sides.allSatisfy(\.isDigits), 0 < above, above < below, below <= 5
            else { return nil }
            return words.fraction(words.number(sides[0]), words.number(sides[1]))
        }
        if let sign = run.first, sign == "-" || sign == "−" {
            let amount = run.dropFirst()
            guard let said = measured(amount, words), sign == "−" || !isLabel || !amount.isNumeral else { return nil }
            return words.minus + said
        }
        return measured(run, words)
    }

    /// "5", "12.5%", "5km", "$5", "20°C".
    private static func measured(_ text: Substring, _ words: EastAsianWords) -> String? {
        if let sign = text.first, let name = words.currencies[sign] {
            let amount = text.dropFirst()
            return amount.isNumeral ? words.number(amount) + name : nil
        }
        let cut = text.firstIndex { !($0.isASCII && ($0.isNumber || $0 == "." || $0 == ",")) } ?? text.endIndex
        let (number, sign) = (text[..<cut], text[cut...])
        guard isNumber(number) else { return nil }
        if sign.isEmpty { return words.number(number) }
        if sign == "%" || sign == "％" { return words.percent(words.number(number)) }
        return words.units[String(sign)].map { words.number(number) + words.blank + $0 }
    }

    /// "1,234.5"; but "1.2.3", "5,6".
    static func isNumber(_ text: Substring) -> Bool {
        let sides = text.split(separator: ".", omittingEmptySubsequences: false)
        guard let whole = sides.first, sides.count == 1 || sides.count == 2 && sides[1].isDigits else { return false }
        let groups = whole.split(separator: ",", omittingEmptySubsequences: false)
        guard let first = groups.first, first.isDigits else { return false }
        return groups.count == 1 || first.utf8.count <= 3 && groups.dropFirst().allSatisfy { $0.isDigits && $0.utf8.count == 3 }
    }

    /// "2026-11-30", "2026/11/30", "2026.11.30"
    private static func date(_ run: Substring, _ words: EastAsianWords) -> String? {
        guard (8...10).contains(run.utf8.count), let sign = run.first(where: { !$0.isNumber }), "-/.".contains(sign) else { return nil }
        let parts = run.split(separator: sign, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].utf8.count == 4, parts.allSatisfy(\.isDigits), let year = Int(parts[0]), let month = Int(parts[1]),
            let day = Int(parts[2]), (1000...2999).contains(year), (1...12).contains(month), (1...31).contains(day)
        else { return nil }
        return words.date(year, month, day)
    }

    /// "10:30"; "1:50" is as often a ratio.
    private static func time(_ run: Substring, _ words: EastAsianWords) -> String? {
        let parts = run.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy(\.isDigits), parts[1].utf8.count == 2, parts[0].utf8.count == 2, let hour = Int(parts[0]),
            let minute = Int(parts[1]), hour <= 24, minute < 60
        else { return nil }
        return words.time(hour, minute)
    }

    /// "03-1234-5678", "010-12345678": a number of a telephone begins with a nought.
    private static func telephone(_ run: Substring) -> String? {
        guard run.first == "0", run.utf8.count >= 10 else { return nil }
        let parts = run.split(separator: "-", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count), parts.allSatisfy(\.isDigits) else { return nil }
        return parts.map { part in part.map(String.init).joined(separator: " ") }.joined(separator: ", ")
    }
}
