import Reading

extension ShapingRule {
    /// "friend—Mr. Jones—came", "friend--Mr. Jones", "—Sr. Pérez", "5 km—a record": a long dash, or what a typewriter has for it, without blanks parts
    /// words as one with blanks does, so that each is looked up by itself. ``SpokenSentence/rejoin()`` puts together again what stands for one displayed word.
    static let joinedDashes = ShapingRule("joined dashes") { sentence, context in
        guard context.role != .code, context.role != .formula, sentence.tokens.contains(where: { mayHaveDash($0.text) }) else { return }
        let names = context.tables?.calendarNames ?? [:]
        var tokens: [SpokenToken] = []
        for index in sentence.tokens.indices {
            var token = sentence.tokens[index]
            if token.text.utf8.contains(0x2D) { token.text = withDashes(token.text) }
            let isBeforeNumber = sentence.following(index)?.text.startsWithDigit == true
            guard token.fixed == nil, mayHaveDash(token.text),
                case let parts = parts(of: token.text, names, isBeforeNumber: isBeforeNumber), parts.count > 1
            else {
                tokens.append(token)
                continue
            }
            for (place, part) in parts.enumerated() {
                var piece = token
                piece.text = String(part)
                // Before the word and behind it the dash stays where it is.
                if place == 1, isDash(parts[0]) { piece.isSpaced = false } else if place > 0 { piece.isSpaced = true }
                if place == parts.count - 1, isDash(part) { piece.isSpaced = false }
                tokens.append(piece)
            }
        }
        guard tokens.count > sentence.tokens.count else { return }
        sentence.tokens = tokens
        lexicon.apply(&sentence, context)
    }

    /// Whether one of the dashes U+2013 to U+2015 is in a text.
    private static func mayHaveDash(_ text: String) -> Bool {
        guard text.utf8.count > 3 else { return false }
        var last: (UInt8, UInt8) = (0, 0)
        for byte in text.utf8 {
            if last == (0xE2, 0x80) && (0x93...0x95).contains(byte) || last.1 == 0x2D && byte == 0x2D { return true }
            last = (last.1, byte)
        }
        return false
    }

    /// "late--so late" with long dashes: between two words, and none of the signs of a name or an address about.
    private static func withDashes(_ text: String) -> String {
        guard text.utf8.count < 200, let dashes = text.firstRange(of: "--"), text.utf8.first != 0x2D,
            !text.utf8.contains(where: { "/_=<>@\\".utf8.contains($0) || $0 &- 0x30 < 10 })
        else { return text }
        let (left, right) = (text[..<dashes.lowerBound], text[dashes.upperBound...])
        // "FH--FCD", "r--r--", "-h,--help"
        guard let last = left.last, last.isLowercase || ".!?”’\"'".contains(last), left.count > 1, left != "xn",
            let next = right.first, next.isLetter || "“‘\"'".contains(next), right.count > 1
        else { return text }
        return left + "—" + withDashes(String(right))
    }

    private static func isDash(_ text: Substring) -> Bool { text == "—" || text == "―" || text == "–" }

    /// The words and the dashes of a text.
    private static func parts(of text: String, _ names: [String: String], isBeforeNumber: Bool) -> [Substring] {
        var parts: [Substring] = []
        var start = text.startIndex
        var place = start
        while place < text.endIndex {
            let next = text.index(after: place)
            if text[place] == "—" || text[place] == "―" || text[place] == "–" && place == text.startIndex,
                divides(text[start..<place], from: text[next...], by: text[place], names, isBeforeNumber: isBeforeNumber)
            {
                if place > start { parts.append(text[start..<place]) }
                parts.append(text[place..<next])
                start = next
            }
            place = next
        }
        if start < text.endIndex { parts.append(text[start...]) }
        return parts
    }

    /// Whether a dash parts what stands on its sides: no numbers, "1910—1912", hours, months, "June—August", or atoms, "C—H".
    private static func divides(
        _ left: Substring, from right: Substring, by dash: Character, _ names: [String: String], isBeforeNumber: Bool
    ) -> Bool {
        guard let next = right.first else { return left.last.map { $0.isLetter || $0.isNumber || $0 == "." } ?? false }
        // "But I—”" has a closing mark.
        let start = right.first { !openings.contains($0) }
        guard let start, start.isLetter || start.isNumber || start.isCurrencySymbol else { return false }
        guard let last = left.last else { return next.isLetter && (dash != "–" || next.isUppercase) }
        guard last.isLetter || last.isNumber || closings.contains(last) else { return false }
        if next.isNumber || next.isCurrencySymbol {
            let half = left.suffix(4).lowercased()
            if last.isNumber || !last.isLetter && last != "." || half.hasSuffix("am") || half.hasSuffix("pm") || half.hasSuffix("m.") {
                return false
            }
            if left.startsWithDigit || left.first?.isCurrencySymbol == true { return false }
        }
        let word = right.prefix { $0.isLetter }
        if left.utf8.count <= 2, word.utf8.count <= 2, left.startsWithCapital, next.isUppercase, left.allSatisfy(\.isLetter),
            right[word.endIndex...].first != "."
        {
            return false
        }
        // "Jan.—Feb. 2020"; but "in May—Jan. 5 it rained"
        let isMonth = names[Affixes(String(left)).core.lowercased()] != nil && names[word.lowercased()] != nil
        return !isMonth || isBeforeNumber && last != "." && right[word.endIndex...] == "."
    }

    private static let openings: Set<Character> = ["“", "‘", "„", "«", "\"", "'", "(", "[", "¿", "¡", "»", "”"]
    private static let closings: Set<Character> = [
        ")", "]", "”", "’", "“", "‘", "»", "«", "\"", "'", ".", ",", ";", ":", "!", "?", "…", "%", "°",
    ]
}

extension SpokenSentence {
    /// Puts together what is said for one displayed word and the parts of it.
    mutating func rejoin() {
        guard tokens.indices.dropFirst().contains(where: { tokens[$0].words.lowerBound < tokens[$0 - 1].words.upperBound }) else { return }
        var joined: [SpokenToken] = []
        for token in tokens {
            guard let last = joined.last, token.words.lowerBound < last.words.upperBound else {
                joined.append(token)
                continue
            }
            var whole = last
            whole.words = last.words.lowerBound..<max(last.words.upperBound, token.words.upperBound)
            if last.text.isEmpty {
                whole.text = token.text
            } else if !token.text.isEmpty {
                let isPause = token.isSpaced && (token.text == "—" || token.text == "―")
                whole.text += (token.isSpaced ? " " : "") + (isPause ? "–" : token.text)
            }
            joined[joined.count - 1] = whole
        }
        tokens = joined
    }
}
