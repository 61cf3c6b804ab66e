import Reading

extension ShapingRule {
    /// Bullets stand for a pause that is there already.
    static let bullets = ShapingRule("bullets") { sentence, context in
        for index in sentence.tokens.indices where sentence.tokens[index].text.allSatisfy(isBullet) { sentence.tokens[index].text = "" }
        // At the head of a list item a dash or a small o is a bullet too.
        if context.role == .listItem, let first = sentence.tokens.first, ["-", "–", "—", "o", "+", "»", ">"].contains(first.text) {
            sentence.tokens[0].text = ""
        }
    }

    /// Rows of dots, dashes and the like lead the eye, not the ear.
    static let leaders = ShapingRule("leaders") { sentence, _ in
        for index in sentence.tokens.indices {
            let text = sentence.tokens[index].text
            guard let first = text.first, leaderCharacters.contains(first) || text.contains(where: leaderCharacters.contains) else {
                continue
            }
            let kept = withoutLeaders(text)
            guard kept != text else { continue }
            sentence.tokens[index].text = kept
            // What stood before the row and what stands after it are two things: a title and its page.
            if kept.isEmpty, sentence.following(index) != nil,
                let before = sentence.tokens[..<index].lastIndex(where: { !$0.text.isEmpty }),
                sentence.tokens[before].text.last.map({ $0.isLetter || $0.isNumber }) == true
            {
                sentence.tokens[before].text.append(",")
            }
        }
    }

    /// `word*`, `word†`, and numbers raised behind a word point to notes.
    static let noteMarks = ShapingRule("note marks") { sentence, context in
        for index in sentence.tokens.indices {
            let text = sentence.tokens[index].text
            guard let last = text.last, noteSigns.contains(last) || raisedDigits.contains(last) || ".,;:!?)".contains(last) else {
                continue
            }
            sentence.tokens[index].text = withoutNoteMark(text, dropsNumbers: !context.options.speaksCitations)
        }
    }

    private static let bulletCharacters: Set<Character> = [
        "•", "‣", "◦", "⁃", "∙", "·", "▪", "▫", "■", "□", "●", "○", "◆", "◇", "◊", "►", "▶", "▸", "▹", "▷", "➢", "➤", "➔", "❖", "❑", "❒",
        "✦", "*", "_", "|",
        "¦", "†", "‡",
    ]
    private static func isBullet(_ character: Character) -> Bool { bulletCharacters.contains(character) }

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
                result += " "
            }
        }
        return result.allSatisfy { ".… ".contains($0) } ? "" : result
    }

    private static let noteSigns: Set<Character> = ["*", "†", "‡", "§", "¶"]
    private static let raisedDigits: Set<Character> = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]

    private static func withoutNoteMark(_ text: String, dropsNumbers: Bool) -> String {
        let stops = text.reversed().prefix { ".,;:!?)".contains($0) }.count
        let body = text.dropLast(stops)
        var word = body[...]
        while let last = word.last, noteSigns.contains(last) || (dropsNumbers && raisedDigits.contains(last)) { word = word.dropLast() }
        guard word.count < body.count, let last = word.last else { return text }
        // m², x³ and the like are units and powers: short, and no note.
        let isPower = body[word.endIndex...].contains(where: raisedDigits.contains) && word.count <= 2
        guard !isPower, last.isLetter || ".,;:!?)”’\"".contains(last) else { return text }
        return String(word) + text.suffix(stops)
    }
}
