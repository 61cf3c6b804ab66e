/// Columns of a sheet that leave hardly any white between them: each begins where a name of the head above does, which stands clear of the one before it.
struct SheetColumns {
    /// Comparisons of words with names for one page: sheets come to some thousands.
    private static let maximumWork = 200_000
    private static let fewestNames = 3
    private static let fewestRows = 4
    private static let mostRows = 200
    /// Rows at the end of a sheet that names may not part: sums.
    private static let mostUnlike = 2
    /// In ems: how far a column's cells begin from its name, white before these at the least, and from row to row at the most.
    private static let reach: Float = 0.05
    private static let leastWhite: Float = 0.1
    private static let widestStep: Float = 2
    /// How much smaller or larger the type of a row may be than that of the head, as a share.
    private static let otherSize: Float = 0.05

    private let layout: PageLayout
    private var work = 0

    init(_ layout: PageLayout) { self.layout = layout }

    /// Parts the rows below each head of a page.
    mutating func part(_ lines: inout [TableLine]) {
        var index = 0
        while index + Self.fewestRows < lines.count {
            let head = index
            index += 1
            // Rows that are parted as their head is need nothing, but for a name that stands close behind the figures of the column before.
            guard lines[head].cells.count >= Self.fewestNames,
                lines[head + 1].cells.count < lines[head].cells.count || head == 0 || lines[head - 1].cells.isEmpty,
                mayBeRow(layout.lines[head])
            else { continue }
            let rows = rows(below: head)
            guard rows.count >= Self.fewestRows else { continue }
            var (starts, clear): ([Float], [Float]) = ([], [])
            for (number, name) in lines[head].cells.enumerated().dropFirst() where isName(name) {
                if begins(name.x0, number, rows, starts, clear) {
                    starts.append(name.x0)
                } else if isClear(name.x0, rows) {
                    clear.append(name.x0)
                }
            }
            if clear.isEmpty, starts.isEmpty { continue }
            if let line = TableLine(layout.words, layout.lines[head], beginningAt: starts + clear) { lines[head] = line }
            guard !starts.isEmpty else { continue }
            for row in rows {
                let all = starts + clear.compactMap { start(behind: $0, in: layout.lines[row]) }
                if let line = TableLine(layout.words, layout.lines[row], beginningAt: all) { lines[row] = line }
            }
            index = rows.upperBound
        }
    }

    private func mayBeRow(_ line: PageLayout.Line) -> Bool {
        line.row < 0 && !line.isFixedPitch && !line.isRightToLeft && line.words.count > 1
    }

    /// The lines that follow a head evenly, set as it is.
    private func rows(below head: Int) -> Range<Int> {
        let first = layout.lines[head]
        var (end, step) = (head + 1, Float(0))
        while end < layout.lines.count, end - head <= Self.mostRows {
            let (above, line) = (layout.lines[end - 1], layout.lines[end])
            let own = above.y - line.y
            guard mayBeRow(line), line.frame == first.frame, (line.size - first.size).magnitude < Self.otherSize * first.size,
                own > 0.5 * line.size, own < Self.widestStep * line.size,
                end < head + 3 || (own - step).magnitude < 2 * Self.leastWhite * line.size
            else { break }
            step = own
            end += 1
        }
        return (head + 1)..<end
    }

    /// Whether a cell of the head begins with a letter, and has another one: signs and letters by themselves are those of formulas and leaders.
    private func isName(_ cell: TableLine.Cell) -> Bool {
        guard cell.characterCount > 1, let first = cell.words.first, let byte = layout.bytes(of: layout.words[first]).first else {
            return false
        }
        return byte >= 0x80 || byte.isASCIILetter
    }

    /// Whether a word of nearly every row begins where a name does, in some behind little white, and as many cells stand before it as before the name.
    ///
    /// - Parameters:
    ///   - starts: those of such names before it.
    ///   - clear: where names before it begin close behind figures that end at one edge.
    private mutating func begins(_ x0: Float, _ number: Int, _ rows: Range<Int>, _ starts: [Float], _ clear: [Float]) -> Bool {
        var (count, isNarrow) = (0, false)
        for row in rows {
            let line = layout.lines[row]
            work += line.words.count
            guard work < Self.maximumWork, let place = Self.place(of: x0, in: line, layout.words),
                number == cellCount(Int(line.words.lowerBound)..<place, starts, clear, size: line.size)
            else { break }
            count += 1
            if layout.words[place].x0 - layout.words[place - 1].x1 < TableLine.gap * line.size { isNarrow = true }
        }
        return isNarrow && count >= Self.fewestRows && count + Self.mostUnlike >= rows.count
    }

    /// How many cells some words of a row are.
    private func cellCount(_ words: Range<Int>, _ starts: [Float], _ clear: [Float], size: Float) -> Int {
        1
            + words.dropFirst().count { index in
                let (x0, end) = (layout.words[index].x0, layout.words[index - 1].x1)
                return x0 - end >= TableLine.gap * size || starts.contains { ($0 - x0).magnitude < Self.reach * size }
                    || clear.contains { end < $0 && $0 < x0 + Self.reach * size }
            }
    }

    /// Where the first word of a line behind a place begins, before which another one ends.
    private func start(behind x0: Float, in line: PageLayout.Line) -> Float? {
        let reach = Self.reach * line.size
        let words = Int(line.words.lowerBound)..<Int(line.words.upperBound)
        guard let place = words.first(where: { layout.words[$0].x0 > x0 - reach }), place > words.lowerBound,
            layout.words[place - 1].x1 < x0
        else { return nil }
        return layout.words[place].x0
    }

    /// Whether the words of all rows end before a name or begin behind its beginning, and those before it end close to it, at one edge, as figures do.
    private mutating func isClear(_ x0: Float, _ rows: Range<Int>) -> Bool {
        var (closest, farthest) = (Float.infinity, -Float.infinity)
        for row in rows {
            let line = layout.lines[row]
            work += line.words.count
            guard work < Self.maximumWork else { return false }
            var white = Float.infinity
            for index in Int(line.words.lowerBound)..<Int(line.words.upperBound) {
                let word = layout.words[index]
                if word.x1 < x0 - Self.leastWhite * line.size {
                    white = min(white, (x0 - word.x1) / line.size)
                } else if word.x0 < x0 - Self.reach * line.size {
                    return false
                }
            }
            (closest, farthest) = (min(closest, white), max(farthest, white))
        }
        return closest < TableColumns.gutter && farthest < closest + Self.reach
    }

    /// The word of a line that begins in a place, with white before it.
    static func place(of x0: Float, in line: PageLayout.Line, _ words: [PageLayout.Word]) -> Int? {
        (Int(line.words.lowerBound)..<Int(line.words.upperBound)).dropFirst().first { index in
            (words[index].x0 - x0).magnitude < reach * line.size && words[index].x0 - words[index - 1].x1 > leastWhite * line.size
        }
    }
}
