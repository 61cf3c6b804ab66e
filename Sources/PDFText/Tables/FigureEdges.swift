/// Columns of figures that end at one edge, in rows that needn't have as many each: a cell is empty, or a text follows the figures. The white beside such a
/// column goes down through all of its rows, wider than between words though not as wide as cells need it by themselves.
struct FigureEdges {
    private static let fewestRows = 3
    private static let fewestWords = 3
    private static let mostWords = 96
    private static let mostRows = 400
    /// Lines around the rows, and between them, that have none of their figures: names of columns, words in place of figures.
    private static let mostBeside = 3
    /// In ems: how far from each other figures of a column end; how much their beginnings differ in some column, so that it is an edge; white beside a
    /// column, at the least, which no space between words comes to; from row to row, at the most.
    private static let reach: Float = 0.05
    private static let leastUneven: Float = 0.3
    private static let leastWhite: Float = 0.42
    private static let widestStep: Float = 4.5
    /// White beside a column as a multiple of the space between words.
    private static let widerThanSpace: Float = 1.3
    /// Between words of a name, in ems.
    private static let widestSpace: Float = 0.7
    /// How much smaller or larger the type of a row may be than that of the one above, as a share.
    private static let otherSize: Float = 0.05

    private let layout: PageLayout
    private let columns: FigureColumns

    /// White that goes down beside a column, and the em of its rows.
    private struct Corridor {
        let x0, x1, size: Float
    }

    private typealias Row = (line: Int, figures: [Range<Int>])

    init(_ layout: PageLayout, _ columns: FigureColumns) { (self.layout, self.columns) = (layout, columns) }

    /// Parts the rows of a page that have such columns, and the heads above them.
    func part(_ lines: inout [TableLine]) {
        guard lines.count >= Self.fewestRows else { return }
        // Lines with numbers that stand near each other, and how many of them have several, or cells: lines of a text have a number here and there.
        var (near, sure): ([Int], Int) = ([], 0)
        for index in lines.indices where mayBeRow(index) {
            let count = columns.numberCount(layout.lines[index])
            guard count > 0 else { continue }
            if let last = near.last, !isNear(index, last) {
                part(near, sure: sure, &lines)
                near.removeAll(keepingCapacity: true)
                sure = 0
            }
            near.append(index)
            if count > 1 || !lines[index].cells.isEmpty { sure += 1 }
        }
        part(near, sure: sure, &lines)
    }

    private func part(_ near: [Int], sure: Int, _ lines: inout [TableLine]) {
        guard sure >= Self.fewestRows else { return }
        var run: [Row] = []
        for index in near {
            let figures = columns.figures(of: index)
            guard !figures.isEmpty else { continue }
            if let last = run.last?.line, !follows(index, last) || run.count == Self.mostRows {
                part(run, &lines)
                run.removeAll()
            }
            run.append((index, figures))
        }
        part(run, &lines)
    }

    private func mayBeRow(_ index: Int) -> Bool {
        let line = layout.lines[index]
        return Self.fewestWords...Self.mostWords ~= line.words.count && line.widestGap > Self.leastWhite * line.size && isSet(line)
    }

    /// Whether a line stands below another, whatever its type, no further than a row below the one before it.
    private func isNear(_ below: Int, _ above: Int) -> Bool {
        let (above, line) = (layout.lines[above], layout.lines[below])
        let size = max(above.size, line.size)
        let step = above.y - line.y
        return line.frame == above.frame && step > -0.5 * size && step < Self.widestStep * size
    }

    private func isSet(_ line: PageLayout.Line) -> Bool {
        line.row < 0 && !line.isFixedPitch && !line.isRightToLeft && line.mayHaveCells
    }

    private func follows(_ below: Int, _ above: Int) -> Bool {
        let (above, line) = (layout.lines[above], layout.lines[below])
        let step = above.y - line.y
        return line.frame == above.frame && (line.size - above.size).magnitude < Self.otherSize * above.size
            && step >= 0.5 * line.size && step < Self.widestStep * line.size
    }

    private func part(_ run: [Row], _ lines: inout [TableLine]) {
        guard run.count >= Self.fewestRows, let size = run.first.map({ layout.lines[$0.line].size }) else { return }
        let edges = self.edges(of: run, size)
        guard !edges.isEmpty else { return }
        func isPlaced(_ figure: Range<Int>) -> Bool {
            let end = layout.words[figure.upperBound - 1].x1
            return edges.contains { (end - $0).magnitude < Self.reach * size }
        }
        let rows = run.filter { $0.figures.contains(where: isPlaced) }
        // Numbers in a text end somewhere.
        var (placed, all, sure) = (0, 0, 0)
        for row in rows {
            let count = row.figures.count(where: isPlaced)
            placed += count
            all += row.figures.count
            if count > 1 || lines[row.line].cells.count > 1 { sure += 1 }
        }
        guard rows.count >= Self.fewestRows, sure >= Self.fewestRows, sure * 2 >= rows.count, placed * 4 >= all * 3 else { return }
        let least = max(Self.leastWhite * size, Self.widerThanSpace * space(in: rows, size))
        let corridors = edges.flatMap { self.corridors(beside: $0, rows, size) }.filter { $0.x1 - $0.x0 > least }
        guard !corridors.isEmpty, let first = rows.first?.line, let last = rows.last?.line else { return }
        var made: [(index: Int, line: TableLine)] = []
        var areMore = false
        for index in max(0, first - Self.mostBeside)...min(layout.lines.count - 1, last + 1) {
            let isRow = rows.contains { $0.line == index }
            guard isRow || isSet(layout.lines[index]) && layout.lines[index].frame == layout.lines[first].frame else { continue }
            let starts = corridors.compactMap { start(behind: $0, in: index, isRow: isRow) }
            let old = lines[index].cells.filter(\.beginsColumn).map(\.x0)
            guard let line = TableLine(layout.words, layout.lines[index], beginningAt: starts + old),
                line.cells.count > max(lines[index].cells.count, 1)
            else { continue }
            if isRow { areMore = true }
            made.append((index, line))
        }
        guard areMore else { return }
        for (index, line) in made { lines[index] = line }
    }

    /// The usual white between two words of a name: 0 if none has such.
    private func space(in rows: [Row], _ size: Float) -> Float {
        var spaces: [Float] = []
        for row in rows {
            guard let end = row.figures.first?.lowerBound else { continue }
            for word in Int(layout.lines[row.line].words.lowerBound) + 1..<end {
                let white = layout.words[word].x0 - layout.words[word - 1].x1
                if white < Self.widestSpace * size { spaces.append(white) }
            }
        }
        guard !spaces.isEmpty else { return 0 }
        spaces.sort()
        return spaces[spaces.count / 2]
    }

    /// Where figures of several rows end, though they begin elsewhere: those of one column at least do.
    private func edges(of run: [Row], _ size: Float) -> [Float] {
        let ends = run.flatMap { row in
            row.figures.map { (x0: layout.words[$0.lowerBound].x0, x1: layout.words[$0.upperBound - 1].x1) }
        }.sorted { $0.x1 < $1.x1 }
        var edges: [Float] = []
        var areUneven = false
        var start = 0
        while start < ends.count {
            var end = start + 1
            while end < ends.count, ends[end].x1 - ends[start].x1 < Self.reach * size { end += 1 }
            if end - start >= Self.fewestRows {
                edges.append((ends[start].x1 + ends[end - 1].x1) / 2)
                let (left, right) = ends[start..<end].reduce((Float.infinity, -Float.infinity)) { (min($0.0, $1.x0), max($0.1, $1.x0)) }
                if right - left > Self.leastUneven * size { areUneven = true }
            }
            start = end
        }
        return areUneven ? edges : []
    }

    /// The white on both sides of a column of figures, where no word of its rows stands.
    private func corridors(beside edge: Float, _ rows: [Row], _ size: Float) -> [Corridor] {
        let reach = Self.reach * size
        var left = Float.infinity
        for row in rows {
            for figure in row.figures where (layout.words[figure.upperBound - 1].x1 - edge).magnitude < reach {
                left = min(left, layout.words[figure.lowerBound].x0)
            }
        }
        var (before, behind) = (-Float.infinity, Float.infinity)
        var (isClear, isOpen) = (!countOn(edge, rows, reach), true)
        for row in rows {
            for word in layout.lines[row.line].words {
                let word = layout.words[Int(word)]
                if word.x0 < left - reach {
                    if word.x1 > left { isOpen = false }
                    before = max(before, word.x1)
                }
                if word.x1 > edge + reach {
                    if word.x0 < edge { isClear = false }
                    behind = min(behind, word.x0)
                }
            }
        }
        return (isOpen && before > -.infinity ? [Corridor(x0: before, x1: left, size: size)] : [])
            + (isClear && behind < .infinity ? [Corridor(x0: edge, x1: behind, size: size)] : [])
    }

    /// Whether the figures of a column are one more from row to row: numbers of what follows each, as the days of a month.
    private func countOn(_ edge: Float, _ rows: [Row], _ reach: Float) -> Bool {
        var last: Int?
        var steps = 0
        for row in rows {
            for figure in row.figures where figure.count == 1 {
                let word = layout.words[figure.lowerBound]
                guard (word.x1 - edge).magnitude < reach, let number = Int(String(decoding: layout.bytes(of: word), as: UTF8.self)) else {
                    continue
                }
                if let last, number == last &+ 1 { steps += 1 }
                last = number
            }
        }
        return steps > 1 && steps * 4 >= (rows.count - 1) * 3
    }

    /// Where the first word behind some white begins, in a line. That of no row has as much white there itself, or a word that ends at the column's edge or begins
    /// where others behind it do.
    private func start(behind corridor: Corridor, in index: Int, isRow: Bool) -> Float? {
        let line = layout.lines[index]
        let reach = Self.reach * line.size
        let words = Int(line.words.lowerBound)..<Int(line.words.upperBound)
        guard let place = words.dropFirst().first(where: { layout.words[$0].x0 > corridor.x0 + reach }) else { return nil }
        let (before, word) = (layout.words[place - 1], layout.words[place])
        guard before.x1 < corridor.x1 - reach else { return nil }
        if isRow || word.x0 - before.x1 > Self.leastWhite * line.size { return word.x0 }
        return (before.x1 - corridor.x0).magnitude < reach || (word.x0 - corridor.x1).magnitude < reach ? word.x0 : nil
    }
}
