/// The statements of an algorithm that begin with the numbers of their lines, "3: for i = 1 to m do", one below the other: a listing, though it is in the
/// text's own type. White between the numbers and what is set in makes no rows of them.
struct NumberedStatements {
    /// What each line is of a listing; empty where there is none.
    private var parts: [Part] = []

    private enum Part: UInt8 {
        case none
        /// It begins a listing: with a number, or with what goes in or comes out.
        case first
        /// It goes on with the listing: with the next number, or with the statement above.
        case rest
    }

    private static let fewestNumbers = 3
    /// Of a statement, below the one with its number.
    private static let mostBelow = 3
    /// Lines above the first statement that may say what goes in or comes out.
    private static let mostNames = 6
    private static let mostFigures = 3
    /// From baseline to baseline, in ems.
    private static let steps: ClosedRange<Float> = 0.5...2.5
    /// How far the numbers end or begin from each other, in ems.
    private static let reach: Float = 0.4

    private struct Number {
        let line, value: Int
        let x0, x1: Float
        /// Whether a colon stands behind it, as behind those of no list.
        let hasColon: Bool
    }

    init(_ lines: [LayoutLine], _ text: BlockText) {
        guard lines.count >= Self.fewestNumbers else { return }
        var chain: [Number] = []
        for (index, line) in lines.enumerated() {
            if let last = chain.last, !Self.isBelow(index, lines) || index - last.line > Self.mostBelow {
                end(&chain, lines, text)
            }
            guard let number = Self.number(of: line, at: index, text) else {
                // What goes on with a statement stands behind the numbers.
                if let last = chain.last, line.x0 < last.x1 { end(&chain, lines, text) }
                continue
            }
            if let last = chain.last, !Self.follows(number, last, line) { end(&chain, lines, text) }
            chain.append(number)
        }
        end(&chain, lines, text)
    }

    /// Whether a line begins a listing.
    func begins(_ index: Int) -> Bool { !parts.isEmpty && parts[index] == .first }

    /// Whether a line goes on with the listing above it.
    func goesOn(_ index: Int) -> Bool { !parts.isEmpty && parts[index] == .rest }

    /// Whether a line is one of a listing.
    func contains(_ index: Int) -> Bool { !parts.isEmpty && parts[index] != .none }

    private static func isBelow(_ index: Int, _ lines: [LayoutLine]) -> Bool {
        guard index > 0 else { return false }
        let (above, line) = (lines[index - 1], lines[index])
        return above.frame == line.frame
            && steps.contains((above.y - line.y) / max(above.size, line.size))
    }

    /// The number that a line begins with, before more.
    private static func number(of line: LayoutLine, at index: Int, _ text: BlockText) -> Number? {
        guard line.row < 0, !line.isFixedPitch, !line.isRightToLeft, line.words.count > 1,
            let word = line.words.first, !text.words[word].isRaised
        else { return nil }
        var digits = text.cells(of: word)
        let sign = digits.last?.unicode ?? 0
        if sign == 0x3A { digits.removeLast() }
        guard 1...mostFigures ~= digits.count else { return nil }
        var value = 0
        for cell in digits {
            guard cell.unicode &- 0x30 < 10 else { return nil }
            value = value * 10 + Int(cell.unicode - 0x30)
        }
        return Number(
            line: index, value: value, x0: text.words[word].x0, x1: text.words[word].x1,
            hasColon: sign == 0x3A)
    }

    private static func follows(_ number: Number, _ last: Number, _ line: LayoutLine) -> Bool {
        number.value == last.value + 1 && number.hasColon == last.hasColon
            && min((number.x0 - last.x0).magnitude, (number.x1 - last.x1).magnitude) < reach * line.size
    }

    /// Takes lines whose numbers count on, if their keywords say that they are an algorithm's.
    private mutating func end(_ chain: inout [Number], _ lines: [LayoutLine], _ text: BlockText) {
        defer { chain.removeAll(keepingCapacity: true) }
        guard chain.count >= Self.fewestNumbers, let first = chain.first, let last = chain.last else {
            return
        }
        var (keywords, openings) = (0, 0)
        for number in chain {
            guard let keyword = Self.keyword(behind: number, lines[number.line], text) else { continue }
            keywords += 1
            if keyword == .opening { openings += 1 }
        }
        guard keywords > 0, areShownInOne(chain, lines, text), !areSentences(chain, lines, text),
            first.hasColon ? keywords > 0 : keywords > 1 && openings > 0
        else { return }
        if parts.isEmpty { parts = Array(repeating: .none, count: lines.count) }
        let start = Self.firstName(above: first.line, lines, text)
        parts[start] = .first
        for line in start + 1..<last.line + 1 { parts[line] = .rest }
    }

    /// Whether some words of the statements were shown in one go with those before them, or end in the font of their numbers while others don't: where each word
    /// was shown by itself, none of them tells its font.
    private func areShownInOne(_ chain: [Number], _ lines: [LayoutLine], _ text: BlockText) -> Bool {
        let alike = chain.count { lines[$0.line].startFont == lines[$0.line].endFont }
        return alike > 0 && alike < chain.count
            || chain.contains { number in
                let words = lines[number.line].words.dropFirst()
                return zip(words, words.dropFirst()).contains {
                    text.cells(of: $0).last?.run == text.cells(of: $1).first?.run
                }
            }
    }

    /// Whether many of some statements end as sentences and their parts do: verses, questions, steps.
    private func areSentences(_ chain: [Number], _ lines: [LayoutLine], _ text: BlockText) -> Bool {
        var count = 0
        for (place, number) in chain.enumerated() {
            let end = place + 1 < chain.count ? chain[place + 1].line - 1 : number.line
            if Self.endsOfSentences.contains(text.ending(of: lines[end])) { count += 1 }
        }
        return count * Self.fewestStatements >= chain.count
    }

    /// A comma, a stop, a question, an exclamation mark; one statement in so many may end in such.
    private static let endsOfSentences: [UInt32] = [0x2C, 0x2E, 0x3F, 0x21]
    private static let fewestStatements = 3

    /// What a statement is by its first or its last word. A keyword is set apart from what stands behind it, as the numbers of verses and questions are not,
    /// and a small one, unless the numbers tell that it is one.
    private static func keyword(behind number: Number, _ line: LayoutLine, _ text: BlockText) -> PseudocodeLines.Keyword? {
        let first = line.words.lowerBound + 1
        guard let keyword = PseudocodeLines.keyword(of: line, from: first, text), let cell = text.cells(of: first).last else { return nil }
        if first + 1 < line.words.upperBound, let next = text.cells(of: first + 1).first, next.run == cell.run { return nil }
        return number.hasColon || text.cells(of: first).first.map { LetterCase($0.unicode) == .small } ?? false ? keyword : nil
    }

    /// The first line above some statements that says what goes in or comes out; or that of the first statement.
    private static func firstName(above statement: Int, _ lines: [LayoutLine], _ text: BlockText)
        -> Int
    {
        var first = statement
        for line in stride(from: statement - 1, through: max(0, statement - mostNames), by: -1) {
            guard isBelow(line + 1, lines), lines[line].row < 0, let word = lines[line].words.first else {
                break
            }
            if lines[line].startsBold, PseudocodeLines.isName(word, text) { first = line }
        }
        return first
    }
}
