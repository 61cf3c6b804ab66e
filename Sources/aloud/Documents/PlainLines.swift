/// Lines of plain text that were not wrapped: those of lists, verses, addresses, of what is said by turns, and of tables with tabs.
enum PlainLines {
    /// Whether most of the lines are rows of a table, with tabs between their parts.
    static func areRows(_ lines: [String]) -> Bool {
        guard lines.count > 1, lines[0].utf8.contains(0x09) || lines[1].utf8.contains(0x09) else { return false }
        return lines.count(where: hasTab) * 3 > lines.count * 2
    }

    /// The lines that something new begins in, by their index, besides those that are indented or have a mark of a list. Where that isn't sure,
    /// none: a sentence cut in two is worse than two items said in one breath.
    static func beginnings(in lines: [String]) -> Set<Int> {
        guard lines.count > 1 else { return [] }
        if let turns = turns(in: lines) { return turns }
        // In scripts without capitals nothing tells a new line from one that goes on, and where words aren't divided they are wrapped anywhere.
        if lackCase(lines) { return [] }
        let texts = lines.map(trimmed)
        return areVerses(texts) ? Set(texts.indices.dropFirst()) : items(texts)
    }

    /// "[10:31] anna: hi", "Anna: Who is there?": what follows in lines without such a head is of the same turn.
    private static func turns(in lines: [String]) -> Set<Int>? {
        guard let kind = Turn(trimmed(lines[0])) else { return nil }
        let turns = lines.indices.filter { Turn(trimmed(lines[$0])) == kind }
        guard turns.count > 1, turns.count * 2 >= lines.count else { return nil }
        switch kind {
        case .stamp: return Set(turns)
        // A time may begin a line of prose as well.
        case .time: return turns.count * 3 >= lines.count * 2 ? Set(turns) : nil
        case .name:
            let areAll = turns.count == lines.count && lines.count > 2
            return areAll || turns.dropFirst().allSatisfy({ endsSentence(trimmed(lines[$0 - 1])) }) ? Set(turns) : nil
        }
    }

    /// Verses begin with capitals, nearly all of them end at a mark, many within a sentence, and none is much shorter than the others.
    private static func areVerses(_ lines: [Substring]) -> Bool {
        guard lines.count > 2, lines.allSatisfy({ isCapital($0) && $0.count < wideLine }) else { return false }
        let open = lines.dropLast().count { !endsSentence($0) }
        let unmarked = lines.count { !endsClause($0) }
        let lengths = lines.map(\.count)
        return open > 1 && open * 2 >= lines.count - 1 && unmarked * 3 <= lines.count
            && lengths.dropLast().allSatisfy { $0 * 2 > lengths.max() ?? 0 }
    }

    /// The lines of lists and addresses: three of them at least, without a stop anywhere, and with room for what stands in the next one.
    private static func items(_ lines: [Substring]) -> Set<Int> {
        guard lines.count > 2, !lines.contains(where: { endsClause($0) && $0.last != ":" || hasStop($0) }) else { return [] }
        // Of a list whose items have numbers, other lines are the rest of an item.
        let numbered = lines.indices.filter { lines[$0].first?.isNumber == true }
        if numbered.count * 3 >= lines.count * 2 { return Set(numbered) }
        let lengths = lines.map(\.count)
        let longest = lengths.max() ?? 0
        // In wide lines some room is left by programs that balance them.
        let least = longest < wideLine ? longest : longest - wideSlack
        // Whoever wraps text breaks a line before the word that has no room in it.
        let ended = lines.indices.dropLast().filter { lengths[$0] + 1 + firstWord(lines[$0 + 1]) <= least }
        guard ended.count * 2 > lines.count - 1 || longest <= shortLine && lines.count > 3 && !ended.isEmpty else { return [] }
        if longest >= wideLine { return Set(ended.map { $0 + 1 }.filter { !goesOn(lines[$0]) }) }
        // In small letters a sentence may go on, but for items of a few words each.
        let small = lines.count(where: goesOn)
        let areShort = longest <= shortLine && (small * 3 <= lines.count || small == lines.count)
        return Set(lines.indices.dropFirst().filter { areShort || !goesOn(lines[$0]) })
    }

    /// In characters.
    private static let shortLine = 24
    private static let longestName = 24
    private static let wideLine = 60
    private static let wideSlack = 10

    /// Whether a good part of the letters are neither capital nor small: ideographs, syllables, Arabic, Hebrew, the scripts of India.
    private static func lackCase(_ lines: [String]) -> Bool {
        var (letters, others) = (0, 0)
        for line in lines {
            for character in line where character.isLetter {
                letters += 1
                if !character.isLowercase, !character.isUppercase { others += 1 }
            }
        }
        return others * 10 > letters
    }

    /// Whether a line ends with a full stop, a question or the like, maybe in quotation marks.
    private static func endsSentence(_ line: Substring) -> Bool {
        line.last { !"\"'’”»“)]*_".contains($0) }.map { ".!?…:".contains($0) } ?? false
    }

    private static func endsClause(_ line: Substring) -> Bool {
        endsSentence(line) || line.last.map { ",;–—".contains($0) } ?? false
    }

    /// Whether a sentence ends within a line: "came. Nobody", not "3.6. Harbours".
    private static func hasStop(_ line: Substring) -> Bool {
        line.split(separator: " ").dropLast().contains { word in
            guard let last = word.last, ".!?;".contains(last) else { return false }
            return word.dropLast().last?.isLetter ?? true
        }
    }

    private static func hasTab(_ line: String) -> Bool {
        trimmed(line).utf8.contains(0x09)
    }

    private static func trimmed(_ line: String) -> Substring {
        let start = line.drop(while: \.isWhitespace)
        return start[..<(start.lastIndex { !$0.isWhitespace }.map { start.index(after: $0) } ?? start.startIndex)]
    }

    /// How long a line's first word is, past the marks of what is quoted in a mail: "> > text".
    private static func firstWord(_ line: Substring) -> Int {
        line.drop { $0.isWhitespace || ">|#*/;%".contains($0) }.prefix { !$0.isWhitespace }.count
    }

    private static func isCapital(_ line: Substring) -> Bool { line.first { $0.isLetter || $0.isNumber }?.isUppercase == true }

    /// Whether a line goes on with the sentence of the one before, or has nothing but signs.
    private static func goesOn(_ line: Substring) -> Bool {
        line.first { $0.isLetter || $0.isNumber }?.isLowercase ?? true
    }

    /// What begins a turn.
    private enum Turn {
        /// "[10:31] …", "2024-05-01 …", "<anna> …".
        case stamp
        /// "10:31:05 …".
        case time
        /// "Anna: …".
        case name

        init?(_ text: Substring) {
            let word = text.prefix { !$0.isWhitespace }
            let core = word.drop { "[(".contains($0) }
            if let sign = PlainLines.signOfTime(core) {
                self = sign == "-" || core.count < word.count ? .stamp : .time
                return
            }
            if word.hasPrefix("<"), word.hasSuffix(">"), word.count > 2 {
                self = .stamp
                return
            }
            guard let colon = text.prefix(PlainLines.longestName).firstIndex(of: ":"), colon > text.startIndex,
                text[text.index(after: colon)...].first?.isWhitespace ?? false
            else { return nil }
            let name = text[..<colon]
            guard name.first?.isUppercase == true, name.split(separator: " ").count <= 3,
                name.allSatisfy({ $0.isLetter || $0.isNumber || " .-_'’".contains($0) })
            else { return nil }
            self = .name
        }
    }

    /// What divides the parts of a time or a day: "10:31", "10:31]", "10:31:05,120", "2024-05-01", "2024-05-01T10:31:05Z".
    private static func signOfTime(_ word: Substring) -> Character? {
        let parts = word.split(omittingEmptySubsequences: false) { !$0.isNumber }
        guard parts.count > 1, let first = parts.first, !first.isEmpty, parts[1].count == 2 else { return nil }
        let sign = word[first.endIndex]
        return sign == ":" && first.count <= 2 || sign == "-" && first.count == 4 && parts.count > 2 ? sign : nil
    }
}
