import Reading

extension ShapingRule {
    /// "in 1997" → "in 19 97": espeak-ng says "nineteen hundred and ninety-seven" of all numbers from 1900 to 1999, as hardly anybody does of years.
    ///
    /// Applied when units and currencies have their names, so that the word behind a number tells what is counted.
    static let years = ShapingRule("years") { sentence, context in
        guard context.tables?.splitsYears == true, context.role != .code else { return }
        for index in sentence.tokens.indices where sentence.tokens[index].fixed == nil {
            let text = sentence.tokens[index].text
            guard text.utf8.contains(0x39), let first = nextYear(in: text[...]) else { continue }
            var said = ""
            var start = text.startIndex
            var year: Range<String.Index>? = first
            while let found = year {
                let place = YearPlace(found, in: text, index, sentence, isRow: context.isRow)
                if let place, place.isYear {
                    said += text[start..<found.lowerBound] + place.said
                    start = found.upperBound
                    // "1997/98": the stroke has a name by itself.
                    if place.isBeforeStroke {
                        said += " "
                        start = text.index(after: start)
                    }
                }
                year = nextYear(in: text[found.upperBound...])
            }
            if start > text.startIndex { sentence.tokens[index].text = said + text[start...] }
        }
    }

    /// Four digits that begin with 19, and no others beside them.
    private static func nextYear(in text: Substring) -> Range<String.Index>? {
        let bytes = text.utf8
        var place = bytes.startIndex
        while place < bytes.endIndex {
            guard isDigit(bytes[place]) else {
                bytes.formIndex(after: &place)
                continue
            }
            let start = place
            var count = 0
            var lead = 0
            while place < bytes.endIndex, isDigit(bytes[place]) {
                if count < 2 { lead = lead * 10 + Int(bytes[place] & 15) }
                count += 1
                bytes.formIndex(after: &place)
            }
            if count == 4, lead == 19 { return start..<place }
        }
        return nil
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
}

/// A number from 1900 to 1999 as it stands in a sentence.
private struct YearPlace {
    private let value: Int
    /// The words beside it in lower case, without punctuation; `nil` if there is none or punctuation lies between.
    private var before: String?
    private var beforeThat: String?
    private var after: String?
    private var isBehindName = false
    private var isBeforeName = false
    /// The second and the third word behind, in lower case.
    private var afterThat: (String, String) = ("", "")
    /// The number before it in a row has been left whole.
    private var isBehindNumber = false
    private let isInRow: Bool
    /// A word or another year is joined to it, by which it can be nothing else: "mid-1997", "1997/98".
    private var isJoined = false
    /// Whether the next year is joined by a stroke.
    private(set) var isBeforeStroke = false

    /// `nil` where more is joined to it than to a year: "1950.5", "ISO-1990", "1-1997-2".
    init?(_ year: Range<String.Index>, in text: String, _ index: Int, _ sentence: SpokenSentence, isRow: Bool) {
        value = Int(text[year]) ?? 0
        isInRow = isRow
        var left = text[..<year.lowerBound]
        let right = text[year.upperBound...]
        while let last = left.last, "([{“‘\"'".contains(last) { left.removeLast() }
        let isOpen = left.endIndex == year.lowerBound
        if isOpen, let last = left.last, last != " " {
            guard let isPart = Self.isJoined(left, last) else { return nil }
            isJoined = isPart
        }
        var behind = right
        if let next = behind.first, next.isLetter {
            // "Smith 1997a"
            guard "abcde".contains(next), behind.dropFirst().first.map({ " ,;.:)]".contains($0) }) ?? true else { return nil }
            isJoined = true
            behind = behind.dropFirst()
        } else if let next = behind.first, "-–/".contains(next) {
            guard let figures = Self.figuresJoined(behind.dropFirst()) else { return nil }
            isJoined = isJoined || figures > 0
            isBeforeStroke = figures > 0 && next == "/"
            behind = behind.dropFirst(figures > 0 ? figures + 1 : 0)
        }
        guard behind.first.map({ " ,;.:!?)]}”’'\"—".contains($0) || "-–/".contains($0) }) ?? true,
            behind.dropFirst().first?.isNumber != true || isJoined && behind.first == "/" || behind.first == " " || behind.first == ";"
        else { return nil }
        // "[3, 1999]"
        if behind.first == "]", let other = sentence.preceding(index).map({ Affixes($0.text).core }), other.isNumeral,
            !Self.isLikeYear(String(other))
        {
            return nil
        }
        lookBehind(behind, index, sentence)
        if isOpen { lookAhead(of: left, index, sentence) }
    }

    private mutating func lookAhead(of left: Substring, _ index: Int, _ sentence: SpokenSentence) {
        var words = left.split(separator: " ").suffix(2).map(String.init)
        var place = index
        while words.count < 2, let token = sentence.tokens[..<place].lastIndex(where: { !$0.text.isEmpty }) {
            words = sentence.tokens[token].text.split(separator: " ").suffix(2 - words.count).map(String.init) + words
            place = token
        }
        if let last = words.last {
            // "1950, 1951", "pp. 1950 to 1960"
            let isJoining = ["to", "and", "or"].contains(last)
            let number = Affixes(isJoining && words.count > 1 ? words[0] : last)
            isBehindNumber =
                number.core.isDigits && number.core.utf8.count == 4 && number.core.hasPrefix("19") && !number.core.hasSuffix("00")
                && number.suffix.allSatisfy { $0 == "," }
        }
        guard let name = words.last.map({ Affixes($0) }), name.suffix.isEmpty || name.suffix == "." && name.core == "al" else { return }
        before = name.core.lowercased()
        isBehindName = name.core.startsWithCapital && before.map { EnglishYears.vague.contains($0) } == false
        if words.count > 1 { beforeThat = Affixes(words[0]).core.lowercased() }
    }

    private mutating func lookBehind(_ right: Substring, _ index: Int, _ sentence: SpokenSentence) {
        var next = right
        if next.isEmpty, let token = sentence.following(index) { next = " " + token.text[...] }
        guard next.first == " ", let word = next.split(separator: " ").first.map({ Affixes(String($0)) }), word.prefix.isEmpty,
            word.core != "—"
        else {
            return
        }
        after = word.core.lowercased()
        isBeforeName = word.core.startsWithCapital
        guard let after, ["and", "or", "to", "–"].contains(after) else { return }
        var words = next.split(separator: " ").map(String.init)
        for token in sentence.tokens[(index + 1)...]
        where words.count < 4 && !token.text.isEmpty && !(right.isEmpty && words.first == token.text) {
            words.append(token.text)
        }
        if words.count > 2, Affixes(words[1]).suffix.isEmpty { afterThat = (words[1], Affixes(words[2]).core.lowercased()) }
    }

    /// What is joined in front; `nil` where it makes a name or a longer number of it.
    private static func isJoined(_ left: Substring, _ last: Character) -> Bool? {
        guard "-–/".contains(last) else { return last == "©" || left.split(separator: " ").last == "FY" ? true : nil }
        guard let part = left.dropLast().split(whereSeparator: { " -–/(".contains($0) }).last else { return nil }
        if part.isDigits { return part.utf8.count == 4 && (1000...2100).contains(Int(part) ?? 0) ? true : nil }
        return EnglishYears.joined.contains(part.lowercased()) ? true : nil
    }

    /// What is joined behind: the next year, "1997/98", or a word.
    private static func figuresJoined(_ rest: Substring) -> Int? {
        let digits = rest.prefix { $0.isNumber }
        if digits.isEmpty { return rest.first?.isLetter == true && rest.dropFirst().first?.isLetter == true ? 0 : nil }
        guard digits.utf8.count == 2 || digits.utf8.count == 4 else { return nil }
        return rest[digits.endIndex...].first.map { " ,;.:)]s’'/".contains($0) } ?? true ? digits.utf8.count : nil
    }

    /// "97", "oh 7"; 1900 is right as it is.
    var said: String {
        let rest = value % 100
        return rest == 0 ? "\(value)" : rest < 10 ? "19 oh \(rest)" : "19 \(rest)"
    }

    var isYear: Bool {
        if let before, EnglishYears.labels.contains(before) || before.allSatisfy({ !$0.isLetter && !$0.isNumber && $0 != "©" }) {
            return false
        }
        if let after {
            if EnglishYears.counted.contains(after) || after.first.map({ !$0.isLetter && !$0.isNumber && !"&–-".contains($0) }) == true {
                return false
            }
        }
        if isJoined { return true }
        if isBehindNumber { return false }
        if before == "of", beforeThat.map({ EnglishYears.amounts.contains($0) }) ?? false { return false }
        // "between 1950 and 1990 units"
        if Self.isLikeYear(afterThat.0), Self.isCounted(afterThat.1) { return false }
        // "in 19 95 1996"
        if beforeThat == "19", before?.utf8.count == 2, after.map({ Self.isLikeYear($0) || EnglishYears.behind.contains($0) }) ?? true {
            return true
        }
        let isTold = before.map { EnglishYears.before.contains($0) } ?? false
        // "12 1997", "1997 300"
        if !isTold, let before, before.last?.isNumber == true, !Self.isLikeYear(before) { return false }
        if !isTold, let after, after.first?.isNumber == true, !Self.isLikeYear(after) { return false }
        if before == "by", beforeThat?.last?.isNumber == true { return false }
        if let before, EnglishYears.measuring.contains(before) {
            return before == "than" && beforeThat.map { EnglishYears.compared.contains($0) } ?? false
        }
        guard let after else {
            if before == nil { return !isInRow || value % 100 != 0 }
            return isTold || isBehindName || !isInRow && EnglishYears.vague.contains(before ?? "")
        }
        if isTold { return true }
        if EnglishYears.behindAmounts.contains(after) { return false }
        if after.hasSuffix("s"), !EnglishYears.inS.contains(after) { return false }
        if before == "a" || before == "an" { return true }
        return isBehindName || isBeforeName || before.map { EnglishYears.vague.contains($0) } ?? true && EnglishYears.behind.contains(after)
    }

    private static func isCounted(_ word: String) -> Bool {
        EnglishYears.counted.contains(word) || word.utf8.count > 3 && word.hasSuffix("s") && !EnglishYears.inS.contains(word)
    }

    private static func isLikeYear(_ word: String) -> Bool {
        word.utf8.count >= 4 && word.prefix(4).isDigits && (1000...2100).contains(Int(word.prefix(4)) ?? 0) || word == "19"
    }
}
