import Reading

extension ShapingRule {
    /// "Choose File > Save As" → "Choose File, Save As": a sign between the names of menus compares nothing.
    static let menuPaths = ShapingRule("menu paths") { sentence, context in
        guard context.role != .code else { return }
        let signs = sentence.tokens.indices.filter { [">", "›", "->"].contains(sentence.tokens[$0].text) }
        guard !signs.isEmpty else { return }
        for index in signs {
            guard let before = sentence.tokens[..<index].lastIndex(where: { !$0.text.isEmpty }), let after = sentence.following(index)
            else {
                continue
            }
            let (left, right) = (Affixes(sentence.tokens[before].text), Affixes(after.text))
            // Of a path of several, one name may be anything.
            let names = [left.core, right.core].filter(isName).count
            // "when Gi -> Bi" is a program's.
            if sentence.tokens[index].text.utf8.count > 1, sentence.tokens[index].text.hasSuffix("->"),
                min(left.core.count, right.core.count) < 3
            {
                continue
            }
            guard names == 2 || names == 1 && signs.count > 1 && min(left.core.count, right.core.count) > 1 else { continue }
            sentence.tokens[index].text = ""
            if left.suffix.isEmpty || left.suffix.allSatisfy({ "\"”’'»…".contains($0) }) { sentence.tokens[before].text += "," }
        }
    }

    /// A capital and small letters, as names of menus have: "File", not "N", "TOTAL" or "x1".
    private static func isName(_ core: Substring) -> Bool {
        core.startsWithCapital && core.count > 1 && core.dropFirst().contains(where: \.isLowercase)
            && core.allSatisfy { $0.isLetter || $0.isNumber || "-_./&".contains($0) }
    }
}
