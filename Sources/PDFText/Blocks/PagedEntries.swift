/// Entries that end in the numbers of pages, most of them behind a leader, wide white or a comma: of contents, an index, a list of changes. Told by all
/// of a region: what such an entry's lines look like by themselves does not tell a long one from two.
struct PagedEntries {
    /// Whether each line ends an entry.
    private(set) var ends: [Bool]
    /// Whether each line goes on with the entry of the line before it.
    private(set) var goesOn: [Bool]

    private let edges: LineEdges

    /// Lines with leaders or white, at the least.
    private static let fewest = 4
    /// Lines between two such, at the most, for one without either to end an entry between them.
    private static let widestSpan = 6
    /// Lines of one entry, at the most, and places where entries begin.
    private static let mostLines = 4
    private static let mostIndents = 8
    /// In ems.
    private static let tolerance: Float = 0.3
    private static let indent: Float = 0.75

    /// Lines of an index, at the least.
    private static let fewestOfIndex = 8
    /// In ems.
    private static let narrowIndex: Float = 26
    /// Without commas: rows of a table, verses may end in numbers.
    private static let fewestOfPlain = 16

    /// Nil where hardly any line ends in a page's number: in nearly all regions.
    init?(_ edges: LineEdges) {
        let (lines, text) = (edges.lines, edges.text)
        guard lines.count > Self.fewest else { return nil }
        let isNarrow = edges.right - edges.left < Self.narrowIndex * (lines.first?.size ?? 0)
        var sure: [Int] = []
        var (commas, others, plain, typed) = (0, 0, 0, 0)
        for index in lines.indices where text.endsInDigit(lines[index]) {
            let endsEntry = text.endsEntry(lines[index]) || Self.arePagesAlone(edges, index)
            if endsEntry { commas += 1 }
            if endsEntry || text.endsPlainEntry(lines[index]) {
                // Programs may show figures behind their statements.
                if endsEntry || !lines[index].isFixedPitch { plain += 1 } else { typed += 1 }
            }
            guard text.endsWithPages(lines[index]) else { continue }
            if !endsEntry, !text.startsNumber(lines[index]) { others += 1 }
            sure.append(index)
        }
        // Behind a hyphen an entry goes on, in narrow columns often, and behind a page's comma or a leader; works that are listed end with their pages, too.
        let unended = commas > 0 && isNarrow ? lines.count { text.endsInHyphen($0) || text.goesOnInPages($0) } : 0
        // Entries of contents have no commas.
        let entries = commas + (commas * 5 >= lines.count - unended ? others : 0)
        let isIndex =
            lines.count >= Self.fewestOfIndex && entries * 5 > (lines.count - unended) * 3
            || plain >= Self.fewestOfPlain && plain * 4 > (lines.count - (isNarrow ? Self.turnedCount(edges) : 0)) * 3
            // What ends an index may be a few lines in its last column. Numbers that are listed are parted behind commas.
            || lines.count < Self.fewestOfIndex && isNarrow && commas >= Self.fewest && commas * 5 >= lines.count * 4
            || isNarrow && plain + typed >= Self.fewest && Self.isAlphabetical(edges, entries: plain + typed)
        guard sure.count >= Self.fewest || isIndex else { return nil }
        self.edges = edges
        ends = Array(repeating: false, count: lines.count)
        goesOn = ends
        if sure.count >= Self.fewest {
            for index in sure { ends[index] = true }
            findOthers(between: sure)
            join()
        }
        if isIndex { endEach() }
    }

    /// How many lines of what may be an index are only a part of an entry, whose other lines hang below it, or a heading above entries set in below it, or
    /// end in a comma or a hyphen.
    private static func turnedCount(_ edges: LineEdges) -> Int {
        let lines = edges.lines
        return lines.indices.dropLast().count { index in
            !edges.text.endsInDigit(lines[index])
                && (edges.text.endsInHyphen(lines[index])
                    || edges.begin(lines[index + 1]) - edges.begin(lines[index]) > indent * lines[index].size)
        }
    }

    /// Whether nearly all lines that begin an entry have pages without a comma, and follow each other as in the alphabet: few rows of a table do, so that
    /// a few are enough. A letter by itself is the heading of its entries.
    private static func isAlphabetical(_ edges: LineEdges, entries: Int) -> Bool {
        let (lines, text) = (edges.lines, edges.text)
        let headings = lines.count { $0.characterCount == 1 }
        guard entries * 4 > (lines.count - headings - turnedCount(edges)) * 3 else { return false }
        var (ascending, others, last) = (0, 0, UInt64(0))
        for line in lines where text.endsInDigit(line) {
            guard let key = text.sortingKey(line) else { continue }
            if key == last { continue }
            // Contents may be in that order by chance.
            if !text.startsNumber(line), key > last { ascending += 1 } else { others += 1 }
            last = key
        }
        return ascending >= fewest && ascending > others * 3
    }

    /// Whether a line is nothing but the numbers of pages, set in below an entry's comma.
    private static func arePagesAlone(_ edges: LineEdges, _ index: Int) -> Bool {
        guard index > 0 else { return false }
        let (previous, line) = (edges.lines[index - 1], edges.lines[index])
        return edges.text.ending(of: previous) == 0x2C && edges.begin(line) - edges.begin(previous) > indent * line.size
            && edges.text.pages(line).map { $0.count == line.words.count } ?? false
    }

    /// Ends an entry with each line of an index that none goes on below with its pages, its leader, behind a hyphen or further in than entries begin.
    private mutating func endEach() {
        let (lines, text) = (edges.lines, edges.text)
        var begins: [Float] = []
        for index in lines.indices where index == 0 || text.endsInDigit(lines[index - 1]) {
            let begin = edges.begin(lines[index])
            if begins.count < Self.mostIndents, !begins.contains(where: { ($0 - begin).magnitude < Self.tolerance * lines[index].size }) {
                begins.append(begin)
            }
        }
        // Of the lines above, how many have no pages, are full and begin in one place: if all do, they are a text that explains the index.
        var full = 0
        for index in lines.indices.dropFirst() where !goesOn[index] && !ends[index - 1] {
            let (previous, line) = (lines[index - 1], lines[index])
            let (shift, tolerance) = (edges.begin(line) - edges.begin(previous), Self.tolerance * line.size)
            let isFull = !text.endsInDigit(previous) && !edges.hasRoom(index - 1, edges.right)
            full = isFull && shift.magnitude < tolerance ? full + 1 : 0
            let hangs = isFull && shift > tolerance && !begins.contains { ($0 - edges.begin(line)).magnitude < tolerance }
            goesOn[index] =
                text.startsNumber(line) || text.startsLeader(line) || text.endsInHyphen(previous) || text.goesOnInPages(previous) || hangs
                || shift > tolerance && text.opensBracket(previous)
            ends[index - 1] = !goesOn[index]
            if full == index, full >= Self.fewestOfText {
                for line in 1...index { (goesOn[line], ends[line - 1]) = (true, false) }
            }
        }
    }

    /// Full lines one below the other.
    private static let fewestOfText = 3

    /// Finds the lines without leader or white whose numbers stand where those of the lines around them do.
    private mutating func findOthers(between sure: [Int]) {
        let (lines, text) = (edges.lines, edges.text)
        for (place, next) in sure.enumerated() {
            let before = place > 0 ? sure[place - 1] : nil
            let first = max(before.map { $0 + 1 } ?? 0, next - (before == nil ? 1 : Self.widestSpan))
            guard before.map({ next - $0 <= Self.widestSpan }) ?? true, first < next else { continue }
            for index in first..<next {
                guard let pages = text.pages(lines[index]) else { continue }
                let end = lines[index].x1
                let isAtEdge = [before ?? next, next].contains { (lines[$0].x1 - end).magnitude < Self.tolerance * lines[index].size }
                ends[index] = isAtEdge || pages.count > 1
            }
        }
    }

    /// Finds the lines that hang below the first ones of their entries.
    private mutating func join() {
        let lines = edges.lines
        var indents: [Float] = []
        for index in lines.indices where index == 0 || ends[index - 1] {
            let begin = lines[index].x0
            if indents.count < Self.mostIndents, !indents.contains(where: { ($0 - begin).magnitude < Self.tolerance * lines[index].size }) {
                indents.append(begin)
            }
        }
        for index in lines.indices.dropFirst() where !ends[index - 1] {
            let (previous, line) = (lines[index - 1], lines[index])
            let tolerance = Self.tolerance * line.size
            guard previous.isBold == line.isBold, endsSoon(from: index) else { continue }
            if goesOn[index - 1], (previous.x0 - line.x0).magnitude < tolerance {
                goesOn[index] = true
                continue
            }
            let arePages = edges.text.pages(line).map { $0.count == line.words.count } ?? false
            guard line.x0 - previous.x0 > Self.indent * line.size,
                arePages || !edges.text.startsNumber(line) && edges.text.hasLetters(previous)
            else { continue }
            // Below its title, or further in than any entry begins.
            let title = edges.text.startBehindNumber(previous)
            goesOn[index] =
                title.map { ($0 - line.x0).magnitude < tolerance } ?? false || !indents.contains { ($0 - line.x0).magnitude < tolerance }
        }
    }

    /// Whether an entry ends in a line, or in one of the few below it that begin where it does.
    private func endsSoon(from index: Int) -> Bool {
        for next in index..<min(index + Self.mostLines, edges.lines.count) {
            guard (edges.lines[next].x0 - edges.lines[index].x0).magnitude < Self.tolerance * edges.lines[index].size else { return false }
            if ends[next] { return true }
        }
        return false
    }
}
