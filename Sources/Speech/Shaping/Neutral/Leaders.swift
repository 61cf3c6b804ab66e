import Reading

extension ShapingRule {
    /// Rows of dots, dashes and the like lead the eye, not the ear.
    static let leaders = ShapingRule("leaders") { sentence, context in
        /// The last token that says something: dots behind it are an end.
        let last = sentence.tokens.lastIndex { $0.text.contains { $0.isLetter || $0.isNumber } } ?? -1
        for index in sentence.tokens.indices {
            let text = sentence.tokens[index].text
            guard let first = text.first, leaderCharacters.contains(first) || text.contains(where: leaderCharacters.contains) else {
                continue
            }
            if text == ".", context.tables?.goingOn != nil { joinDots(&sentence, index) }
            if let words = context.tables?.goingOn, isGap(index, in: sentence), context.role != .code {
                sentence.tokens[index].text = words + ","
                continue
            }
            let kept = withoutLeaders(text)
            guard kept != text else { continue }
            sentence.tokens[index].text = kept
            // What stood before the row and what stands after it are two things: a title and its page.
            if kept.isEmpty, index < last,
                let before = sentence.tokens[..<index].lastIndex(where: { !$0.text.isEmpty }),
                sentence.tokens[before].text.last.map({ $0.isLetter || $0.isNumber }) == true
            {
                sentence.tokens[before].text.append(",")
            }
        }
    }

    /// Makes one word of three dots set apart, and of a comma behind them: "i = 1, . . . , n".
    private static func joinDots(_ sentence: inout SpokenSentence, _ index: Int) {
        guard index + 3 < sentence.tokens.count, sentence.tokens[index + 1].text == ".",
            [".", ".,"].contains(sentence.tokens[index + 2].text)
        else { return }
        let isApart = sentence.tokens[index + 3].text == ","
        sentence.tokens[index].text = sentence.tokens[index + 2].text == ".," || isApart ? "...," : "..."
        for place in index + 1...index + (isApart ? 3 : 2) { sentence.tokens[place].text = "" }
    }

    /// Whether dots stand between the terms of a row, behind a comma: "0, ..., n", "x1, x2, …, xn"; not between words.
    private static func isGap(_ index: Int, in sentence: SpokenSentence) -> Bool {
        guard ["...", "…", "...,", "…,"].contains(sentence.tokens[index].text), let before = sentence.preceding(index)?.text,
            let next = sentence.following(index)?.text
        else { return false }
        // "1 · 2 · … · n", "1 + 2 + … + n"
        if before == next, ["·", "⋅", "×", "+"].contains(before) { return true }
        guard before.hasSuffix(",") else { return false }
        let (first, last) = (Affixes(before).core, Affixes(next).core)
        // "a, ..., z"; but "Well, I, …, a bit".
        let haveFigure = first.contains(where: \.isNumber) || last.contains(where: \.isNumber)
        // "x1, ..., xn"
        if haveFigure, first.first == last.first, first.count < 4, last.count < 4 { return true }
        return isTerm(first) && isTerm(last) && (haveFigure || first != "I" && first.first?.isUppercase == last.first?.isUppercase)
    }

    /// A number, or a letter with or without one.
    private static func isTerm(_ core: Substring) -> Bool {
        (1...6).contains(core.count) && core.count(where: \.isLetter) <= 1 + core.count(where: \.isNumber)
            && core.contains { $0.isLetter || $0.isNumber }
    }

    private static let leaderCharacters: Set<Character> = [
        ".", "-", "_", "=", "*", "~", "#", "·", "…", "+", "^", "–", "—", "─", "━", "═", "‐", "․", "∙", "•",
    ]

    /// Three or more of one sign in a row say nothing, nor do two dots, nor a dot alone; but three dots after a word are its end.
    private static func withoutLeaders(_ text: String) -> String {
        var result = ""
        var rest = Substring(text)
        while let character = rest.first {
            let run = rest.prefix { $0 == character }
            rest = rest.dropFirst(run.count)
            let isRow = leaderCharacters.contains(character) && (run.count >= 3 || (character == "…" && run.count >= 2))
            let isEllipsis = character == "." && run.count == 3 && result.last?.isLetter == true
            if !isRow || isEllipsis {
                result += run
            } else if !rest.isEmpty, !result.isEmpty {
                let isWord = rest.first?.isNumber == true || character == "." && rest.first?.isLetter == true
                result += result.last?.isLetter == true && isWord ? ", " : " "
            }
        }
        return result.allSatisfy { ".… ".contains($0) } ? "" : result
    }
}
