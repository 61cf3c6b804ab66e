/// Entries of a narrow column that all begin in one place with a number or a time, each greater than the one before, and go on in another one, set in: the clues of
/// a crossword, a programme. A line that goes on follows one that had no room for its first word, whatever that ends in.
struct LabelledEntries {
    /// The lines that begin an entry, and those that go on with one; empty where there are none, as in nearly all regions.
    private(set) var starts: Set<Int> = []
    private(set) var rest: Set<Int> = []

    private static let fewestEntries = 4
    /// Behind a full line, at the most, in ems: some words are long.
    private static let room: Float = 4
    /// From each other, in ems: where entries begin, and where they go on; how far these are set in; from line to line.
    private static let alignment: Float = 0.1
    private static let indents: ClosedRange<Float> = 0.5...5
    private static let widestStep: Float = 3
    private static let otherSize: Float = 0.06
    /// In ems: the lines of a table of contents may be as short.
    private static let narrowest: Float = 9

    init(_ edges: LineEdges) {
        guard edges.lines.count > Self.fewestEntries else { return }
        var index = 0
        while index + Self.fewestEntries < edges.lines.count {
            guard let label = Self.label(edges.lines[index], edges.text), Self.beginsAnew(edges.lines[index], edges.text),
                !Self.endsInPage(edges.lines[index], edges.text)
            else {
                index += 1
                continue
            }
            index = addRun(from: index, label, edges)
        }
    }

    /// Adds the entries that follow each other from a line on. Returns the line below them.
    private mutating func addRun(from start: Int, _ label: Int, _ edges: LineEdges) -> Int {
        let (lines, text, size) = (edges.lines, edges.text, edges.lines[start].size)
        let first = edges.begin(lines[start])
        var (entries, others, hung, last, measure) = ([start], Float?.none, [Int](), label, edges.end(lines[start]))
        var index = start + 1
        while index < lines.count {
            let line = lines[index]
            let (step, indent) = (lines[index - 1].y - line.y, edges.begin(line) - first)
            guard step > 0.5 * size, step < Self.widestStep * size, (line.size - size).magnitude < Self.otherSize * size,
                !line.isFixedPitch, !line.isRightToLeft
            else { break }
            let own = Self.label(line, text)
            if indent.magnitude < Self.alignment * size {
                guard let own, own > last, Self.beginsAnew(line, text), !Self.endsInPage(line, text) else { break }
                entries.append(index)
                last = own
            } else {
                guard Self.indents ~= indent / size, own == nil, !text.startsDigit(line), !Self.endsInPage(line, text),
                    !Self.startsLabelled(line, text),
                    others.map({ ($0 - edges.begin(line)).magnitude < Self.alignment * size }) ?? true
                else { break }
                others = edges.begin(line)
                hung.append(index)
            }
            measure = max(measure, edges.end(line))
            index += 1
        }
        guard measure - first > Self.narrowest * size else { return index }
        let areFull = hung.allSatisfy { !edges.hasRoom($0 - 1, measure) && measure - edges.end(lines[$0 - 1]) < Self.room * size }
        if entries.count >= Self.fewestEntries, !hung.isEmpty, areFull {
            starts.formUnion(entries)
            rest.formUnion(hung)
        }
        return index
    }

    /// Whether a line is one of contents, each of which is as full as the next.
    private static func endsInPage(_ line: LayoutLine, _ text: BlockText) -> Bool { line.isRow || text.endsWithPageNumber(line) }

    /// Whether a line begins with a label of its own: "(a) Lamps", "[1] Boats".
    private static func startsLabelled(_ line: LayoutLine, _ text: BlockText) -> Bool {
        guard line.words.count > 1, let sign = text.cells(of: line.words.lowerBound).first?.unicode else { return false }
        return sign == 0x28 || sign == 0x5B || text.startsItem(line)
    }

    /// Whether what stands behind a line's label begins with no small letter: where the lines of a text are numbered, that goes on.
    private static func beginsAnew(_ line: LayoutLine, _ text: BlockText) -> Bool {
        guard let letter = text.cells(of: line.words.lowerBound + 1).first else { return false }
        return LetterCase(letter.unicode) != .small
    }

    /// What an entry's first word counts: a number without a stop, or the minutes of a time of the day. Nil of other lines.
    private static func label(_ line: LayoutLine, _ text: BlockText) -> Int? {
        guard line.words.count > 1, let word = line.words.first, case let cells = text.cells(of: word), let first = cells.first,
            first.unicode &- 0x30 < 10, !line.isFixedPitch, !line.isRightToLeft
        else { return nil }
        // Figures, and sections, have numbers as times are, which seldom go by five.
        return text.number(word) ?? TimedEntries.minutes(cells).flatMap { $0 % 5 == 0 ? $0 : nil }
    }
}
