/// Rows of figures without rules, one of whose cells goes on in a second line: beside the middle of that the others stand, or beside its first line, or its
/// last one. Rows around them whose cells have one line each say where the columns are, and are found as other tables are.
struct UnevenRows {
    /// One row each.
    private(set) var tables: [RuledTables.Table] = []
    /// The segments that are in none of them.
    private(set) var others: [Segment]

    private let page: FigureLines
    /// The place of each segment in the order of showing, and the segments in it.
    private var places: [Int] = []
    private var shown: [Int] = []
    private var segments: [Segment] { page.segments }
    private var lines: [FigureLines.Line] { page.lines }
    /// Where the longest label before figures ends.
    private var widest = -Float.infinity

    /// Rows of a page that are looked at.
    private static let mostRows = 200
    private static let fewestFigures = 2
    /// Rows whose cells stand where those of an uneven one do.
    private static let fewestFellows = 2
    /// Figures in a row, with its label.
    private static let mostMembers = 40

    /// In ems: from a line to one beside the middle of two; between lines of a cell; how much steps that are the same differ; how far
    /// from each other cells of a column begin, or end; white between columns.
    private static let half: ClosedRange<Float> = 0.4...0.85
    private static let leading: ClosedRange<Float> = 0.85...1.45
    private static let unevenness: Float = 0.12
    private static let alignment: Float = 0.3
    private static let gutter: Float = 0.4
    private static let space: Float = 0.2
    /// How far further lines of a label may be set in.
    private static let widestIndent: Float = 2.5
    /// In characters: of a cell beside the figures that holds none, a unit.
    private static let longestUnit: Int32 = 12

    /// Nil where there are none.
    init?(_ page: FigureLines) {
        (self.page, others) = (page, page.segments)
        shown = page.segments.indices.sorted { page.segments[$0].order < page.segments[$1].order }
        places = [Int](repeating: 0, count: shown.count)
        for (place, index) in shown.enumerated() { places[index] = place }
        for line in lines where line.members.count > Self.fewestFigures {
            if let label = labelled(line)?.first { widest = max(widest, segments[label].x1) }
        }
        var rows: [Row] = []
        var (index, tried) = (0, 0)
        while index < lines.count, tried < Self.mostRows {
            var next = index + 1
            if let row = centredRow(around: index) ?? levelRow(from: index), row.lines.lowerBound >= rows.last?.lines.upperBound ?? 0 {
                tried += 1
                if hasFellows(row) {
                    rows.append(row)
                    next = row.lines.upperBound
                }
            }
            index = next
        }
        guard !rows.isEmpty else { return nil }
        var taken = Set<Int>()
        for row in rows {
            tables.append(table(row))
            taken.formUnion(row.cells.joined())
        }
        others = segments.indices.filter { !taken.contains($0) }.map { segments[$0] }
    }

    private struct Row {
        let lines: Range<Int>
        /// From left to right, in each from the top.
        let cells: [[Int]]
        /// The line of the figures.
        let figures: Int
    }

    // MARK: Rows

    /// A row whose figures stand beside the middle of cells of two lines.
    private func centredRow(around index: Int) -> Row? {
        guard index > 0, index + 1 < lines.count else { return nil }
        let (above, line, below) = (lines[index - 1], lines[index], lines[index + 1])
        let (up, down) = (above.y - line.y, line.y - below.y)
        guard Self.half ~= up / line.size, Self.half ~= down / line.size, (up - down).magnitude < Self.unevenness * line.size,
            above.members.count == below.members.count, above.members.count < line.members.count + 1,
            line.members.count <= Self.mostMembers, areFigures(line, mostUnits: 1)
        else { return nil }
        var pairs: [[Int]] = []
        for (first, second) in zip(sorted(above), sorted(below)) {
            guard goesOn(first, second), !page.isFigure(first), !isOfText(first, second) else { return nil }
            let (x0, x1) = (min(segments[first].x0, segments[second].x0), max(segments[first].x1, segments[second].x1))
            let isClear = line.members.allSatisfy {
                segments[$0].x0 > x1 + Self.gutter * line.size || segments[$0].x1 < x0 - Self.gutter * line.size
            }
            guard isClear else { return nil }
            pairs.append([first, second])
        }
        let cells = (pairs + line.members.map { [$0] }).sorted { segments[$0[0]].x0 < segments[$1[0]].x0 }
        return Row(lines: (index - 1)..<(index + 2), cells: cells, figures: index)
    }

    /// A row whose label goes on below the figures, or has begun above them, told by the small letter that its next line begins with.
    private func levelRow(from index: Int) -> Row? {
        guard index + 1 < lines.count else { return nil }
        let (line, next) = (lines[index], lines[index + 1])
        guard Self.leading ~= (line.y - next.y) / line.size else { return nil }
        if line.members.count > Self.fewestFigures, next.members.count == 1 {
            guard let members = labelled(line), let own = next.members.first, goesOn(members[0], own), page.startsSmall(own),
                !page.startsSmall(members[0]), !isOfText(members[0], own, byItself: true), page.ending(own) != 0x3A,
                // For want of room: what had some is what some of it is of.
                segments[members[0]].x1 + Self.space * line.size + page.firstWidth(own) > widest
            else { return nil }
            let label = [members[0], own]
            guard segments[own].x1 < segments[members[1]].x0 - Self.gutter * line.size else { return nil }
            return Row(lines: index..<(index + 2), cells: [label] + members.dropFirst().map { [$0] }, figures: index)
        }
        if line.members.count == 1, next.members.count > Self.fewestFigures {
            guard let members = labelled(next), let own = line.members.first, goesOn(own, members[0]), page.startsSmall(members[0]),
                !page.startsSmall(own), !page.isFigure(own), !isOfText(own, members[0], byItself: true), page.ending(own) != 0x3A,
                page.ending(own) != 0x2E,
                segments[own].x1 < segments[members[1]].x0 - Self.gutter * line.size
            else { return nil }
            return Row(lines: index..<(index + 2), cells: [[own, members[0]]] + members.dropFirst().map { [$0] }, figures: index + 1)
        }
        return nil
    }

    /// The members of a line from left to right, if they are a label and figures.
    private func labelled(_ line: FigureLines.Line) -> [Int]? {
        guard line.members.count <= Self.mostMembers else { return nil }
        let members = sorted(line)
        guard let label = members.first, !page.isFigure(label), members.dropFirst().allSatisfy({ page.isFigure($0) }) else {
            return nil
        }
        return members
    }

    /// Whether a line stands below another as the next one of its cell does.
    private func goesOn(_ first: Int, _ second: Int) -> Bool {
        if page.startsItem(second) { return false }
        let (first, second) = (segments[first], segments[second])
        if page.isFixedPitch(first) { return false }
        let shift = second.x0 - first.x0
        return (first.size - second.size).magnitude < Self.unevenness * first.size
            && (-Self.alignment * first.size...Self.widestIndent * first.size ~= shift
                || (first.x0 + first.x1 - second.x0 - second.x1).magnitude < 2 * Self.alignment * first.size)
    }

    /// Whether the line shown before two, or the one shown after them, stands as far above them, or below: they are lines of a text that has more.
    ///
    /// - Parameter byItself: whether only a line that nothing stands beside tells it.
    private func isOfText(_ first: Int, _ second: Int, byItself: Bool = false) -> Bool {
        let step = segments[first].y - segments[second].y
        func isNext(_ above: Int, _ below: Int) -> Bool {
            goesOn(above, below) && (segments[above].y - segments[below].y - step).magnitude < Self.unevenness * segments[first].size
        }
        func isAlone(_ segment: Int) -> Bool { !byItself || lines.contains { $0.members == segment..<(segment + 1) } }
        let (before, after) = (places[first] - 1, places[second] + 1)
        return before >= 0 && isNext(shown[before], first) && isAlone(shown[before])
            || after < shown.count && isNext(second, shown[after]) && isAlone(shown[after])
    }

    /// Whether several rows of the page have figures where a row has its own, and a label in one line where it has one of several.
    private func hasFellows(_ row: Row) -> Bool {
        let size = lines[row.figures].size
        let figures = row.cells.filter { $0.count == 1 && page.isFigure($0[0]) }.map { segments[$0[0]] }
        let labels = row.cells.filter { $0.count > 1 }
        let hasSmall = labels.contains { $0.dropFirst().contains(where: page.startsSmall) }
        var (fellows, small) = (0, 0)
        for (index, line) in lines.enumerated() where !row.lines.contains(index) && line.members.count > Self.fewestFigures {
            guard line.members.count <= Self.mostMembers, (line.size - size).magnitude < Self.unevenness * size else { continue }
            let own = line.members.map { segments[$0] }
            let level = figures.count { figure in own.contains { Self.areAligned($0, figure) } }
            guard level >= Self.fewestFigures, level * 2 >= figures.count else { continue }
            let label = line.members.first { member in
                labels.contains { label in
                    let shift = segments[member].x0 - segments[label[0]].x0
                    return shift.magnitude < Self.widestIndent * size && !page.isFigure(member)
                }
            }
            guard let label else { continue }
            fellows += 1
            if page.startsSmall(label) { small += 1 }
        }
        return fellows >= Self.fewestFellows && (!hasSmall || small * 4 <= fellows)
    }

    private static func areAligned(_ first: Segment, _ second: Segment) -> Bool {
        let reach = alignment * first.size
        return (first.x1 - second.x1).magnitude < reach || (first.x0 - second.x0).magnitude < reach
            || (first.x0 + first.x1 - second.x0 - second.x1).magnitude < 2 * reach
    }

    private func sorted(_ line: FigureLines.Line) -> [Int] { line.members.sorted { segments[$0].x0 < segments[$1].x0 } }

    private func areFigures(_ line: FigureLines.Line, mostUnits: Int) -> Bool {
        guard line.members.count >= Self.fewestFigures, line.members.count <= Self.mostMembers else { return false }
        var units = 0
        for member in line.members where !page.isFigure(member) {
            units += 1
            if units > mostUnits || segments[member].cellCount > Self.longestUnit { return false }
        }
        return line.members.count - units >= Self.fewestFigures
    }

    private func table(_ row: Row) -> RuledTables.Table {
        let cells = row.cells.enumerated().map { number, members in
            RuledTables.Cell(
                row: 0, column: number, x1: members.reduce(-.infinity) { max($0, segments[$1].x1) }, segments: members.map { segments[$0] })
        }
        let all = row.cells.joined().map { segments[$0] }
        return RuledTables.Table(
            cells: cells, columnCount: cells.count, x0: all.lazy.map(\.x0).min() ?? 0, x1: all.lazy.map(\.x1).max() ?? 0,
            y0: all.lazy.map(\.low).min() ?? 0, y1: all.lazy.map(\.high).max() ?? 0)
    }
}
