/// The statements of an algorithm as papers print them, one to a line: "for i = 1 to m do", "Swap a and b", "end for". Their keywords are set in bold, or
/// in another font than the rest. Lines that have numbers are told as items are.
struct PseudocodeLines {
    /// Whether each line is a statement's; empty where there are none.
    private(set) var areStatements: [Bool] = []

    /// Lines with keywords, at the least, and lines without between two of these, at the most.
    private static let fewestKeywords = 4
    private static let mostBetween = 8

    init(_ lines: [LayoutLine], _ text: BlockText) {
        guard lines.count >= Self.fewestKeywords else { return }
        var found: [(line: Int, keyword: Keyword)] = []
        for index in lines.indices where lines[index].startFont != lines[index].endFont || lines[index].startsBold || lines[index].endsBold
        {
            if !lines[index].isFixedPitch, let keyword = Self.keyword(of: lines[index], text) { found.append((index, keyword)) }
        }
        guard found.count >= Self.fewestKeywords else { return }
        var start = 0
        for index in found.indices where index + 1 == found.count || found[index + 1].line - found[index].line > Self.mostBetween {
            let run = found[start...index]
            start = index + 1
            guard run.count >= Self.fewestKeywords, run.contains(where: { $0.keyword == .opening }),
                run.contains(where: { $0.keyword == .closing }), let first = run.first?.line, let last = run.last?.line
            else { continue }
            if areStatements.isEmpty { areStatements = Array(repeating: false, count: lines.count) }
            for line in first...last { areStatements[line] = true }
        }
    }

    /// Whether a line is a statement behind another.
    func goesOn(_ index: Int) -> Bool { !areStatements.isEmpty && areStatements[index] && areStatements[index - 1] }

    enum Keyword { case opening, closing, other }

    private static func keyword(of line: LayoutLine, _ text: BlockText) -> Keyword? {
        line.words.first.flatMap { keyword(of: line, from: $0, text) }
    }

    /// What a statement that begins with a word of its line is by its first or its last one, if these may be set apart from the others.
    static func keyword(of line: LayoutLine, from first: Int, _ text: BlockText) -> Keyword? {
        guard line.words.contains(first), let last = line.words.last else { return nil }
        if line.startsBold || line.startFont != line.endFont, let keyword = keyword(text.cells(of: first)) { return keyword }
        guard first != last, line.endsBold || line.startFont != line.endFont else { return nil }
        return endings.contains(key(text.cells(of: last))) ? .opening : nil
    }

    /// Whether a word says what goes into an algorithm or comes out of it, as those above its statements do.
    static func isName(_ word: Int, _ text: BlockText) -> Bool { keyword(text.cells(of: word)) == .other }

    /// Whether statements, or what goes into an algorithm or comes out of it, begin with a word.
    static func isKeyword(_ word: some Collection<UInt8>) -> Bool {
        let key = key(word.lazy.map { UInt32($0) })
        return key != 0 && keywords.contains { $0.key == key }
    }

    /// The first eight letters of a word, small, without the colon or the semicolon behind it; 0 of what is none.
    private static func key(_ letters: some Collection<UInt32>) -> UInt64 {
        guard 2...10 ~= letters.count else { return 0 }
        var key: UInt64 = 0
        for letter in letters.prefix(8) where letter != 0x3A && letter != 0x3B {
            guard letter | 0x20 &- 0x61 < 26, letter < 0x80 else { return 0 }
            key = key << 8 | UInt64(letter | 0x20)
        }
        return key
    }

    private static func key(_ cells: ArraySlice<Cell>) -> UInt64 { key(cells.lazy.map(\.unicode)) }

    private static func key(_ word: String) -> UInt64 { word.utf8.prefix(8).reduce(0) { $0 << 8 | UInt64($1) } }

    /// Looking through them is faster than hashing.
    private static let keywords: [(key: UInt64, keyword: Keyword)] =
        ["for", "foreach", "forall", "if", "while", "repeat", "loop", "function", "procedure"].map { (key($0), .opening) }
        + ["end", "endfor", "endif", "endwhile", "until", "return"].map { (key($0), .closing) }
        + ["else", "elseif", "input", "output", "require", "ensure", "initialize", "data", "result", "break", "continue"].map {
            (key($0), .other)
        }

    private static func keyword(_ word: ArraySlice<Cell>) -> Keyword? {
        let key = key(word)
        return key == 0 ? nil : keywords.first { $0.key == key }?.keyword
    }

    private static let endings: [UInt64] = [key("do"), key("then")]
}
