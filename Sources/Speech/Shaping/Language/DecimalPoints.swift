import Reading

/// How a dot between figures is said in a language that writes decimals with a comma.
struct DecimalPoint: Sendable {
    /// What it is called.
    var word: String
    /// Whether the voice passes over it: "3.14" is "three fourteen".
    var isSilent = false
    /// Of a voice that passes over it, words in small letters before a day and a month, an hour and minutes, or money: "op 12.5".
    var silentBehind: Set<String> = []
    /// What stands behind hours and money, likewise.
    var silentBefore: Set<String> = []
    /// What has numbers of two parts for names, which might be hours as well: "versie 2.10".
    var saidBehind: Set<String> = []
}

extension ShapingRule {
    /// "0.001" → "0,001", "192.168.0.1" → "192 punto 168 punto 0 punto 1": where thousands are parted by dots, voices say "null tausend eins".
    static let decimalPoints = ShapingRule("decimal points") { sentence, context in
        guard let tables = context.tables, let point = tables.point, context.role != .code else { return }
        for index in sentence.tokens.indices where sentence.tokens[index].fixed == nil {
            let text = sentence.tokens[index].text
            guard hasPoint(text) else { continue }
            var said = ""
            var start = text.startIndex
            var place = start
            while place < text.endIndex {
                guard text[place].isASCII, text[place].isNumber else {
                    place = text.index(after: place)
                    continue
                }
                let end = text[place...].firstIndex { !($0.isASCII && $0.isNumber || $0 == ".") } ?? text.endIndex
                var number = text[place..<end]
                while number.last == "." { number.removeLast() }
                if mayBegin(text[..<place].last), mayEnd(text[end...], number.endIndex < end),
                    let words = spoken(number, point, in: text, index, sentence, tables)
                {
                    said += text[start..<place] + words
                    start = number.endIndex
                }
                place = end
            }
            if start > text.startIndex { sentence.tokens[index].text = said + text[start...] }
        }
    }

    /// Whether a dot stands between figures.
    private static func hasPoint(_ text: String) -> Bool {
        var last: (UInt8, UInt8) = (0, 0)
        for byte in text.utf8 {
            if last.1 == 0x2E, byte &- 0x30 < 10, last.0 &- 0x30 < 10 { return true }
            last = (last.1, byte)
        }
        return false
    }

    private static func mayBegin(_ before: Character?) -> Bool {
        before.map { !$0.isLetter && !$0.isNumber && !"/,._\\@#:".contains($0) } ?? true
    }

    /// - Parameter hasStop: A dot stands in between.
    private static func mayEnd(_ rest: Substring, _ hasStop: Bool) -> Bool {
        guard let next = rest.first else { return true }
        if next == "," || next == ":" || next == "/" { return !hasStop && (next != "," || rest.dropFirst().first?.isNumber != true) }
        return !next.isLetter && !next.isNumber && next != "_" && next != "@"
    }

    private static func spoken(
        _ number: Substring, _ point: DecimalPoint, in text: String, _ index: Int, _ sentence: SpokenSentence, _ tables: LanguageTables
    ) -> String? {
        let parts = number.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count > 1, parts.allSatisfy(\.isDigits), number.utf8.count <= longest else { return nil }
        if parts.count == 2 {
            // "0.001"
            if parts[0] == "0", point.isSilent || parts[1].utf8.count == 3 { return "0,\(parts[1])" }
            guard point.isSilent, isSaid(parts[0], parts[1], beside: words(number, text, index, sentence), point, tables) else {
                return nil
            }
            return LanguageTables.withComma(parts[0], parts[1], point.word)
        }
        // "021.322.15.00" is a telephone's.
        guard parts.allSatisfy({ $0 == "0" || $0.first != "0" }) else { return nil }
        let isAddress = parts.count == 4 && parts.allSatisfy { Int($0).map { $0 < 256 } == true }
        let isGrouped =
            (1...3).contains(parts[0].utf8.count) && parts[0].first != "0" && parts.dropFirst().allSatisfy { $0.utf8.count == 3 }
        let isJoined = parts.dropFirst().contains { $0.utf8.count == 3 }
        guard isAddress && (point.isSilent || isJoined) || isJoined && !isGrouped else { return nil }
        return parts.joined(separator: " \(point.word) ")
    }

    private static let longest = 24

    /// Whether a dot has to be said between two numbers, which an hour's and a price's has not: "10.30", "12.50 euro".
    private static func isSaid(
        _ whole: Substring, _ fraction: Substring, beside words: (before: String, after: [String]), _ point: DecimalPoint,
        _ tables: LanguageTables
    ) -> Bool {
        if words.after.contains(where: { point.silentBefore.contains($0) || tables.currencies[$0.uppercased()] != nil }) { return false }
        switch fraction.utf8.count {
        case 1: return !point.silentBehind.contains(words.before)
        case 2:
            if point.saidBehind.contains(words.before) || words.before.last == "=" { return true }
            if tables.currencies[words.before] != nil || point.silentBehind.contains(words.before) { return false }
            return fraction > "59" || (Int(whole) ?? 0) > 24
                || words.after.first.map { tables.units.isName($0[...]) || $0.first == "%" } ?? false
        case 3: return false
        default: return true
        }
    }

    /// The word in front of a number and two behind, in small letters.
    private static func words(_ number: Substring, _ text: String, _ index: Int, _ sentence: SpokenSentence) -> (
        before: String, after: [String]
    ) {
        let before = text[..<number.startIndex].split(separator: " ").last.map(String.init) ?? sentence.preceding(index)?.text ?? ""
        var after = text[number.endIndex...].split(separator: " ").prefix(2).map { Affixes(String($0)).core.lowercased() }
        for token in sentence.tokens[(index + 1)...] where after.count < 2 && !token.text.isEmpty {
            after.append(Affixes(token.text).core.lowercased())
        }
        let name = Affixes(before).core.lowercased()
        return (name.isEmpty ? before : name, after)
    }
}
