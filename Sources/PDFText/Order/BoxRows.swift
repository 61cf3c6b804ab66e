/// Boxes side by side, framed or on grounds of their own, that hold several lines each: the offices of a chart, the panels of a slide. Each is read by itself,
/// from one to the next.
struct BoxRows {
    /// Each row as a table of one row whose cells are boxes.
    private(set) var rows: [RuledTables.Table] = []
    /// The segments that are in no such box.
    private(set) var others: [Segment]

    /// How far the edges of one row may be from each other, in points, and of what is drawn twice: a ground and its frame, a shadow.
    private static let reach: Float = 3
    private static let shift: Float = 8
    /// Between boxes, in points: cells of a table that have grounds touch each other.
    private static let leastGap: Float = 3

    /// Of a row one of whose boxes alone has several lines.
    private static let fewestAlone = 3

    /// - Parameter tables: of the page, in none of which the boxes are.
    init(_ frames: [FramedBoxes.Frame], _ segments: [Segment], outside tables: [RuledTables.Table]) {
        others = segments
        let sorted = frames.sorted { $0.y1 > $1.y1 }
        var start = 0
        for end in sorted.indices {
            guard end + 1 == sorted.count || sorted[start].y1 - sorted[end + 1].y1 > Self.reach else { continue }
            if end > start {
                let isAlone = !sorted.indices.contains { ($0 < start || $0 > end) && Self.isInLine(sorted[$0], sorted[start]) }
                add(sorted[start...end], isAlone: isAlone, outside: tables)
            }
            start = end + 1
        }
    }

    /// Whether a box stands above or below another one of its width.
    private static func isInLine(_ frame: FramedBoxes.Frame, _ other: FramedBoxes.Frame) -> Bool {
        (frame.x0 - other.x0).magnitude < shift && (frame.x1 - other.x1).magnitude < shift && (frame.y1 - other.y1).magnitude > shift
    }

    /// - Parameter isAlone: whether no other row stands in line with it, as in a table.
    private mutating func add(_ row: ArraySlice<FramedBoxes.Frame>, isAlone: Bool, outside tables: [RuledTables.Table]) {
        var boxes: [FramedBoxes.Frame] = []
        for frame in row.sorted(by: { $0.x0 < $1.x0 }) {
            guard let last = boxes.last, frame.x0 < last.x1 + Self.leastGap else {
                boxes.append(frame)
                continue
            }
            guard frame.x0 - last.x0 < Self.shift, (frame.x1 - last.x1).magnitude < Self.shift else { return }
        }
        guard boxes.count > 1, let first = boxes.first, let last = boxes.last,
            boxes.allSatisfy({ ($0.y0 - first.y0).magnitude <= Self.reach }),
            !tables.contains(where: { $0.x0 < last.x1 && $0.x1 > first.x0 && $0.y0 < first.y1 && $0.y1 > first.y0 })
        else { return }
        var cells = boxes.indices.map { RuledTables.Cell(row: 0, column: $0, x1: boxes[$0].x1, segments: []) }
        var outside: [Segment] = []
        for segment in others {
            guard first.isLevel(y: segment.y, size: segment.size), segment.x1 > first.x0, segment.x0 < last.x1 else {
                outside.append(segment)
                continue
            }
            let slack = 0.5 * segment.size
            guard let box = boxes.firstIndex(where: { segment.x0 >= $0.x0 - slack && segment.x1 <= $0.x1 + slack }) else { return }
            cells[box].segments.append(segment)
        }
        cells.removeAll(where: \.segments.isEmpty)
        let tall = cells.count { TextBesideTable.lineCount($0.segments) > 1 }
        guard tall > 1 || tall == 1 && isAlone && boxes.count >= Self.fewestAlone && !Self.areAtTop(cells, boxes),
            Self.areShownApart(cells)
        else { return }
        others = outside
        rows.append(
            RuledTables.Table(
                cells: cells, columnCount: boxes.count, x0: first.x0, x1: last.x1, y0: first.y0, y1: first.y1, holdsBoxes: true))
    }

    /// Whether what the boxes hold begins on one line, and some of it ends far above their middle: the cells of a table's row.
    private static func areAtTop(_ cells: [RuledTables.Cell], _ boxes: [FramedBoxes.Frame]) -> Bool {
        guard let first = cells.first?.segments.first else { return false }
        let tops = cells.map { $0.segments.reduce(-Float.infinity) { max($0, $1.y) } }
        let bottoms = cells.map { $0.segments.reduce(Float.infinity) { min($0, $1.y) } }
        guard tops.allSatisfy({ (tops[0] - $0).magnitude < level * first.size }) else { return false }
        return zip(cells, bottoms).contains { cell, bottom in
            let box = boxes[cell.column]
            return bottom - (box.y0 + box.y1) / 2 > offCentre * (box.y1 - box.y0)
        }
    }

    /// How far lines that are one may be off their baseline, in ems.
    private static let level: Float = 0.3
    /// A share of a box's height.
    private static let offCentre: Float = 0.2

    /// Whether each cell is shown in one go: shaded columns of a table are shown row by row.
    private static func areShownApart(_ cells: [RuledTables.Cell]) -> Bool {
        let orders = cells.map { cell in
            let orders = cell.segments.map(\.order)
            return (first: orders.min() ?? 0, last: orders.max() ?? 0)
        }.sorted { $0.first < $1.first }
        return zip(orders, orders.dropFirst()).allSatisfy { $0.last < $1.first }
    }
}
