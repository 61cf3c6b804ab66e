import Reading

extension ShapingRule {
    /// `[[` begins phonemes for espeak-ng, in any text.
    static let phonemeBrackets = ShapingRule("phoneme brackets") { sentence, _ in
        for index in sentence.tokens.indices where sentence.tokens[index].text.contains("[") {
            var result = ""
            for character in sentence.tokens[index].text {
                if character == "[", result.last == "[" { result += " " }
                result.append(character)
            }
            // Words without spaces between them would join two brackets again.
            if index > 0, result.hasPrefix("["), !sentence.tokens[index].isSpaced { sentence.tokens[index].isSpaced = true }
            sentence.tokens[index].text = result
        }
    }

    /// Of a token of hundreds of characters espeak-ng drops a part; it is given in pieces.
    static let longTokens = ShapingRule(
        "long tokens",
        eachToken: { text in
            guard text.utf8.count > longestToken else { return text }
            return text.split(separator: " ").map { pieces(of: $0).joined(separator: " ") }.joined(separator: " ")
        })

    /// "He paused - and left", "thought—no": for a hyphen between spaces and a dash without them espeak-ng hardly pauses, for a dash with spaces it does.
    static let dashes = ShapingRule("dashes") { sentence, context in
        guard context.role != .code, context.role != .formula else { return }
        for index in sentence.tokens.indices {
            let text = sentence.tokens[index].text
            if text == "-" {
                guard !context.isRow, let before = sentence.preceding(index)?.text, let next = sentence.following(index)?.text,
                    isPhrase(before), isPhrase(next), before.last?.isPunctuation != true || ")”’\"".contains(before.last ?? " "),
                    !(before.last?.isNumber == true && next.startsWithDigit)
                else { continue }
                sentence.tokens[index].text = "–"
            } else if text.utf8.contains(0xE2), text.contains("—") {
                var result = ""
                var rest = text[...]
                while let place = rest.firstIndex(of: "—") {
                    let behind = rest[rest.index(after: place)...]
                    result += rest[..<place]
                    let isInside = result.last?.isLetter == true && behind.first?.isLetter == true
                    result += isInside ? " – " : "—"
                    rest = behind
                }
                sentence.tokens[index].text = result + rest
            }
        }
    }

    /// A word, or a number, but no letter by itself, which may be a term.
    private static func isPhrase(_ text: String) -> Bool {
        let core = Affixes(text).core
        guard core.contains(where: \.isLetter) else { return core.isDigits }
        // "2a - 3b", "sin - cos"
        return core.count > 3 && !core.contains(where: \.isNumber)
            || core.count > 1 && LanguageTables.shortWords.contains(core.lowercased())
    }

    /// Inside a sentence no full stop ends one, but before a capital or a digit espeak-ng makes a long pause for it: "J. K. Rowling".
    static let innerStops = ShapingRule("inner stops") { sentence, context in
        let language = LanguageTag.primary(of: context.language)
        let isEnglish = language == "en"
        for index in sentence.tokens.indices {
            let text = sentence.tokens[index].text
            guard text.count > 1, text.hasSuffix("."), !text.hasSuffix(".."), let next = sentence.following(index)?.text else { continue }
            let start = Affixes(next).core
            guard start.startsWithCapital || start.startsWithDigit, text.dropLast().last?.isLetter == true else { continue }
            // "XVI. Lajos", which the Hungarian voice says as it should.
            if language == "hu", RomanNumeral.value(of: Affixes(text).core) != nil { continue }
            // "A. S. Byatt", "A. Milne": by itself the letter would be the article.
            if isEnglish, text == "A.", start.startsWithCapital,
                let after = sentence.tokens[(index + 1)...].firstIndex(where: { !$0.text.isEmpty })
            {
                if start.count > 1 { sentence.tokens[index].text = "A.-" }
                sentence.tokens[after].isSpaced = false
                continue
            }
            // "a. Find the velocity": a label.
            if isEnglish, text == "a.", sentence.preceding(index) == nil { continue }
            // "U.S." is one word, spelled, with or without its last stop.
            sentence.tokens[index].text.removeLast()
        }
    }

    private static let longestToken = 60

    private static func pieces(of word: Substring) -> [Substring] {
        var pieces: [Substring] = []
        var rest = word
        while rest.count > longestToken {
            let head = rest.prefix(longestToken)
            // After a sign if there is one in the second half, so that parts of a path or a formula stay whole.
            let cut =
                head.dropFirst(longestToken / 2).lastIndex { !$0.isLetter && !$0.isNumber }.map { head.index(after: $0) } ?? head.endIndex
            pieces.append(rest[..<cut])
            rest = rest[cut...]
        }
        if !rest.isEmpty { pieces.append(rest) }
        return pieces
    }
}
