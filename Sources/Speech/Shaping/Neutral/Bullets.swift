import Reading

extension ShapingRule {
    /// Bullets stand for a pause that is there already.
    static let bullets = ShapingRule("bullets") { sentence, context in
        for index in sentence.tokens.indices where sentence.tokens[index].text.allSatisfy(isBullet) { sentence.tokens[index].text = "" }
        // One that stands right before its word.
        if let first = sentence.tokens.first?.text, let head = first.first, isBullet(head), head != "*", head != "_", head != "|" {
            sentence.tokens[0].text = String(first.drop(while: isBullet))
        }
        // At the head of a list item a dash or a small o is a bullet too.
        if context.role == .listItem, let first = sentence.tokens.first, ["-", "–", "—", "o", "+", "»", ">"].contains(first.text) {
            sentence.tokens[0].text = ""
        }
    }

    private static let bulletCharacters: Set<Character> = [
        "•", "‣", "◦", "⁃", "∙", "·", "▪", "▫", "■", "□", "●", "○", "◆", "◇", "◊", "►", "▶", "▸", "▹", "▷", "➢", "➤", "➔", "❖", "❑", "❒",
        "✦", "*", "_", "|", "¦", "†", "‡",
    ]
    private static func isBullet(_ character: Character) -> Bool { bulletCharacters.contains(character) }
}
