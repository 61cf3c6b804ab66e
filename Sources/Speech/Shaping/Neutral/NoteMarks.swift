extension ShapingRule {
    /// `word*`, `word†`, and numbers raised behind a word point to notes. A sign says nothing; a number is said as a note's, or not at all.
    static let noteMarks = ShapingRule("note marks") { sentence, context in
        for index in sentence.tokens.indices {
            let text = sentence.tokens[index].text
            guard let last = text.last, noteSigns.contains(last) || raisedDigits[last] != nil || ".,;:!?)".contains(last) else { continue }
            let noteWord = context.options.speaksCitations ? context.tables?.noteWord : nil
            if text.startsWithDigit, let next = sentence.following(index)?.text, areas.contains(next.lowercased()) { continue }
            sentence.tokens[index].text = withoutNoteMark(text, dropsNumbers: !context.options.speaksCitations, noteWord)
        }
    }

    /// What squares are counted in: "1920² pixels".
    private static let areas: Set<String> = ["pixel", "pixels", "px", "grid", "grids", "mesh", "points", "cells", "matrix", "lattice"]
    private static let noteSigns: Set<Character> = ["*", "†", "‡", "§", "¶"]
    private static let raisedDigits: [Character: String] = [
        "⁰": "0", "¹": "1", "²": "2", "³": "3", "⁴": "4", "⁵": "5", "⁶": "6", "⁷": "7", "⁸": "8", "⁹": "9",
    ]

    /// Whether a word ends in brackets that a short argument stands in, right behind a name, or a fraction: "(a/b)²".
    private static func isCall(_ word: Substring) -> Bool {
        guard let open = word.lastIndex(of: "(") else { return false }
        if word[open...].contains("/") { return true }
        guard open > word.startIndex, word[word.index(before: open)].isLetter else { return false }
        return word[open...].count <= 4
    }

    /// "2021²", "Article 22¹⁵⁶": nobody raises a year to a power, nor other numbers than 2 and 10 to one of three figures.
    private static func isNumbersNote(_ word: Substring, _ number: String) -> Bool {
        guard !number.isEmpty, word.isDigits else { return false }
        if word.utf8.count == 4, ("1500"..."2099").contains(word) { return !["1536", "1600", "1920", "2048"].contains(word) }
        return number.utf8.count == 3 && word.utf8.count > 1 && word != "10"
    }

    private static func withoutNoteMark(_ text: String, dropsNumbers: Bool, _ noteWord: String?) -> String {
        let stops = text.reversed().prefix { ".,;:!?)".contains($0) }.count
        let body = text.dropLast(stops)
        var word = body[...]
        while let last = word.last, noteSigns.contains(last) || ((dropsNumbers || noteWord != nil) && raisedDigits[last] != nil) {
            word = word.dropLast()
        }
        guard word.count < body.count, let last = word.last else { return text }
        let number = body[word.endIndex...].compactMap { raisedDigits[$0] }.joined()
        // m², x³ and the like are units and powers: short, and no note.
        let letters = last.isLetter ? word.reversed().prefix(while: \.isLetter).count : last == ")" ? word.filter(\.isLetter).count : .max
        // "f(x)²", "real(x)²": of a function.
        if number.utf8.count > 1 && letters > 1 && word.utf8.allSatisfy({ $0 &- 0x41 < 26 }) || isNumbersNote(word, number) {
            guard let noteWord else { return dropsNumbers ? String(word) + text.suffix(stops) : text }
            return "\(word), \(noteWord) \(number)" + text.suffix(stops)
        }
        let isPower = !number.isEmpty && (letters <= 2 || last == ")" && isCall(word))
        guard !isPower, last.isLetter || ".,;:!?)”’\"".contains(last) else { return text }
        guard let noteWord, !number.isEmpty else { return String(word) + text.suffix(stops) }
        // "the end.¹²" → "the end, note 12."
        let end = word.last.map { ".,;:!?".contains($0) } == true ? String(word.suffix(1)) : ""
        return String(word.dropLast(end.count)) + ", \(noteWord) \(number)" + (end == "," || end.isEmpty ? "" : end) + text.suffix(stops)
    }
}
