extension ShapingRule {
    /// Emoji are read by name, so a row of one is read once, and colours of skin are left out: espeak-ng says "thumbs medium".
    static let emoji = ShapingRule("emoji") { sentence, _ in
        var last: Character?
        for index in sentence.tokens.indices {
            let text = sentence.tokens[index].text
            guard text.contains(where: isPicture) else {
                if !text.isEmpty { last = nil }
                continue
            }
            var result = ""
            for character in text {
                guard isPicture(character) else {
                    result.append(character)
                    last = nil
                    continue
                }
                let plain = withoutSkin(character)
                if plain == last { continue }
                // A name of its own, apart from the word it stands behind.
                if let end = result.last, !end.isWhitespace, !"(“\"‘".contains(end) { result += " " }
                result.append(plain)
                last = plain
            }
            sentence.tokens[index].text = result
        }
    }

    private static func isPicture(_ character: Character) -> Bool {
        character.unicodeScalars.contains {
            $0.value > 0x2190 && $0.properties.isEmojiPresentation || (0x1F000...0x1FAFF).contains($0.value)
        }
    }

    private static func withoutSkin(_ character: Character) -> Character {
        let kept = character.unicodeScalars.filter { !(0x1F3FB...0x1F3FF).contains($0.value) }
        guard kept.count < character.unicodeScalars.count else { return character }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: kept)
        return String(text).first ?? character
    }
}
