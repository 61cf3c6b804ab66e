extension ShapingRule {
    /// "equation (2)" → "equation 2", "equations (2)–(4)" → "equations 2 to 4": the brackets would be heard as pauses.
    static let bracketedNumbers = ShapingRule("bracketed numbers") { sentence, context in
        guard let tables = context.tables, !tables.bracketed.isEmpty else { return }
        var isNamed = false
        for index in sentence.tokens.indices where !sentence.tokens[index].text.isEmpty {
            let word = Affixes(sentence.tokens[index].text)
            if let numbers = numbers(in: sentence.tokens[index].text) {
                guard isNamed else { continue }
                let text = numbers.list.joined(separator: tables.rangeWord.map { " \($0) " } ?? " ")
                sentence.tokens[index].text = text + numbers.rest
                isNamed = numbers.rest.isEmpty || numbers.rest == ","
            } else if tables.bracketed.contains((word.core.split(separator: " ").last ?? word.core).lowercased()) {
                isNamed = word.suffix.isEmpty
            } else if isNamed {
                // "equations (2), (3) and (4)".
                isNamed = word.prefix.isEmpty && word.suffix.isEmpty && word.core.count <= 3 && word.core.allSatisfy(\.isLetter)
            }
        }
    }

    /// "(2)", "(2a),", "(2)–(4)", "(2–4)": the numbers, and what stands behind.
    private static func numbers(in text: String) -> (list: [Substring], rest: Substring)? {
        guard text.hasPrefix("("), let close = text.lastIndex(of: ")") else { return nil }
        let rest = text[text.index(after: close)...]
        guard rest.allSatisfy({ ".,;:".contains($0) }) else { return nil }
        let parts = text[..<close].split(omittingEmptySubsequences: true) { "()–-".contains($0) }
        let areNumbers = parts.allSatisfy { part in
            part.utf8.count <= 6 && part.first?.isNumber == true && part.allSatisfy { $0.isNumber || $0 == "." || ("a"..."z").contains($0) }
        }
        return (1...2).contains(parts.count) && areNumbers ? (parts, rest) : nil
    }
}
