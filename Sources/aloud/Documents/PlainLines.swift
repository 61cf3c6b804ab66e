/// Lines of plain text that were not wrapped: those of lists, verses, addresses, of what is said by turns, and of tables with tabs.
enum PlainLines {
    /// Whether most of the lines are rows of a table, with tabs between their parts.
    static func areRows(_ lines: [String]) -> Bool {
        guard lines.count > 1, lines[0].utf8.contains(0x09) || lines[1].utf8.contains(0x09) else { return false }
        return lines.count(where: hasTab) * 3 > lines.count * 2
    }

    /// The lines that something new begins in, by their index, besides those that are indented or have a mark of a list.
    static func beginnings(in lines: [String]) -> Set<Int> {
        guard lines.count > 1 else { return [] }
        // "[10:31] anna: hi", "Anna: Who is there?": what follows in lines without such a head is of the same turn.
        let turns = lines.indices.filter { isTurn(lines[$0]) }
        if turns.count > 1, turns.count * 2 >= lines.count { return Set(turns) }
        let lengths = lines.map { trimmed($0).count }
        let longest = lengths.max() ?? 0
        // In wide lines some room is left by programs that balance them.
        let least = longest < wideLine ? longest : longest - wideSlack
        // Whoever wraps text breaks a line before the word that has no room in it.
        let ended = lines.indices.dropLast().filter { lengths[$0] + 1 + firstWord(lines[$0 + 1]) <= least }
        // Hardly anybody wraps at thirty columns, nor so that each line begins with a capital, as verses do.
        guard
            ended.count * 2 > lines.count - 1 || longest < narrowLine
                || longest < wideLine && lines.count > 2 && lines.allSatisfy(isCapital)
        else { return [] }
        // In small letters a sentence may go on, but for items of a few words each.
        let areShort = lines.count > 2 && longest <= shortLine && !lines.contains { trimmed($0).last.map { ",.;".contains($0) } ?? false }
        return Set(lines.indices.dropFirst().filter { areShort || !goesOn(lines[$0]) })
    }

    /// In characters.
    private static let shortLine = 24
    private static let longestName = 24
    private static let narrowLine = 30
    private static let wideLine = 60
    private static let wideSlack = 10

    private static func hasTab(_ line: String) -> Bool {
        trimmed(line).utf8.contains(0x09)
    }

    private static func trimmed(_ line: String) -> Substring {
        let start = line.drop(while: \.isWhitespace)
        return start[..<(start.lastIndex { !$0.isWhitespace }.map { start.index(after: $0) } ?? start.startIndex)]
    }

    /// How long a line's first word is, past the marks of what is quoted in a mail: "> > text".
    private static func firstWord(_ line: String) -> Int {
        line.drop { $0.isWhitespace || ">|#*/;%".contains($0) }.prefix { !$0.isWhitespace }.count
    }

    private static func isCapital(_ line: String) -> Bool { line.first { $0.isLetter || $0.isNumber }?.isUppercase == true }

    /// Whether a line goes on with the sentence of the one before.
    private static func goesOn(_ line: String) -> Bool {
        line.first { $0.isLetter || $0.isNumber }?.isLowercase == true
    }

    /// "[10:31] …", "10:31:05 …", "2024-05-01 …", "Anna: …", "<anna> …".
    private static func isTurn(_ line: String) -> Bool {
        let text = trimmed(line)
        let word = text.prefix { !$0.isWhitespace }
        if isTime(word.drop { "[(".contains($0) }) { return true }
        if word.hasPrefix("<"), word.hasSuffix(">"), word.count > 2 { return true }
        guard let colon = text.prefix(longestName).firstIndex(of: ":"), colon > text.startIndex,
            text[text.index(after: colon)...].first?.isWhitespace ?? false
        else { return false }
        let name = text[..<colon]
        return name.first?.isLetter == true && name.split(separator: " ").count <= 3
            && name.allSatisfy { $0.isLetter || $0.isNumber || " .-_'’".contains($0) }
    }

    /// "10:31", "10:31]", "10:31:05,120", "2024-05-01", "2024-05-01T10:31:05Z".
    private static func isTime(_ word: Substring) -> Bool {
        let parts = word.split(omittingEmptySubsequences: false) { !$0.isNumber }
        guard parts.count > 1, let first = parts.first, !first.isEmpty, parts[1].count == 2 else { return false }
        let sign = word[first.endIndex]
        return sign == ":" && first.count <= 2 || sign == "-" && first.count == 4 && parts.count > 2
    }
}
