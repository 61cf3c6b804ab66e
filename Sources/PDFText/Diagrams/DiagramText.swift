import PDFSyntax

/// What stands in diagrams: the numbers along their axes, what the axes are called, marks and names in between. Somebody who reads to another leaves it
/// out; the caption tells what is to be seen.
///
/// A diagram is known by two axes: numbers in a row and in a column, as far apart as their values are, the row below the column and to its right. The rows
/// and columns of a table are like that now and then, but have something in every place; exponents are, in a series, but stand close to something else.
/// Where bars have names, not numbers, a column has to have the lines of an axis (``DrawnAxis``).
struct DiagramText {
    /// Indices of the fragments that are part of a diagram.
    private(set) var fragments: Set<Int> = []

    private struct Area {
        var box: TextBox
        /// Of the axes at its foot.
        var rows: [TextBox]
        /// Index of a fragment that is one of its numbers.
        let number: Int
        let size: Double
        /// Between two numbers of its axes.
        let steps: (x: Double, y: Double)
    }

    private let all: [Fragment]
    private let frames: [Frame]
    private let ranges: [Range<Int>]
    /// Of the fragments, on the page; known once there are axes.
    private var boxes: [TextBox] = []

    /// With more it is a page of numbers.
    private static let mostNumbers = 2_000
    private static let mostAxes = 200
    private static let mostAreas = 100
    /// Comparisons of fragments with areas, and with the numbers of axes: pages come to some hundred thousand.
    private static let mostWork = 50_000_000
    /// No line of a diagram has more words than this.
    private static let mostWords = 12

    init(
        _ fragments: [Fragment], _ frames: [Frame], _ ranges: [Range<Int>], _ words: [LayoutWord], _ cells: borrowing Span<Cell>,
        rules: [Rectangle], ticks: [Rectangle], keys: [Rectangle], isFixedPitch: (Fragment) -> Bool
    ) {
        (all, self.frames, self.ranges) = (fragments, frames, ranges)
        var candidateCount = 0
        for fragment in fragments where Self.mayBeNumbers(fragment, cells) { candidateCount += 1 }
        // Two rows may be as many fragments.
        guard candidateCount > Axis.fewestNumbers else { return }
        var numbers: [AxisNumber] = []
        numbers.reserveCapacity(2 * candidateCount)
        for (index, fragment) in fragments.enumerated() where Self.mayBeNumbers(fragment, cells) {
            AxisNumber.append(numbersIn: index, words[ranges[index]], frame: frames[fragment.frame], cells, to: &numbers)
        }
        guard numbers.count >= DrawnAxis.fewestNumbers, numbers.count <= Self.mostNumbers else { return }
        AxisNumber.readGroups(&numbers)
        numbers.sort { $0.box.x0 < $1.box.x0 }
        AxisNumber.joinPowers(&numbers)
        var ticked: [Axis] = []
        if ticks.count >= TickedAxis.fewestNumbers {
            var finder = TickedAxis(numbers) { number in
                let frame = frames[fragments[number.fragment].frame]
                return min(frame.dx.magnitude, frame.dy.magnitude) > Self.leastSlant
            }
            for isHorizontal in [false, true] { ticked += finder.all(ticks, rules, isHorizontal: isHorizontal) }
        }
        let columns = Self.joined(Axis.all(numbers, isHorizontal: false), ticked.filter { !$0.isHorizontal })
        guard !columns.isEmpty || !ticked.isEmpty else { return }
        let rows = Self.joined(Axis.all(numbers, isHorizontal: true), ticked.filter(\.isHorizontal))
        guard !rows.isEmpty || !rules.isEmpty, rows.count + columns.count <= Self.mostAxes else { return }
        boxes = fragments.map { AxisNumber.box(from: $0.x0, to: $0.x1, y: $0.y, size: $0.size, frames[$0.frame]) }
        var areas: [Area] = []
        var work = 0
        for column in columns {
            for row in rows where Self.meet(row, column) {
                work += fragments.count * (column.numbers.count + row.numbers.count)
                guard work < Self.mostWork else { return }
                let area = row.box.union(column.box)
                if isDiagram(area, column, row) {
                    areas.append(
                        Area(
                            box: area, rows: [row.box], number: row.numbers[0].fragment, size: max(row.size, column.size),
                            steps: (row.step, column.step)))
                }
            }
        }
        for column in columns where !areas.contains(where: { $0.box.union(column.box) == $0.box }) {
            work += rules.count * column.numbers.count
            guard work < Self.mostWork else { return }
            guard let axis = DrawnAxis(column, rules) else { continue }
            work += fragments.count * column.numbers.count
            guard work < Self.mostWork else { return }
            if let area = area(of: axis, column, words, cells) { areas.append(area) }
        }
        guard areas.count <= Self.mostAreas else { return }
        addLone(ticked, numbers)
        for index in areas.indices {
            extend(&areas[index], by: rows + columns)
            work += fragments.count * (1 + areas[index].rows.count)
            guard work < Self.mostWork else { return }
            work += 2 * rules.count
            let frame = PlotFrame.box(around: areas[index].box, foot: areas[index].rows[0], areas[index].steps, areas[index].size, rules)
            take(areas[index], frame, words, cells) { isFixedPitch(fragments[$0]) }
        }
        guard !areas.isEmpty else { return }
        // Pieces of lines are keys as well.
        let keys = keys + rules.filter { $0.height < 3 && $0.width < Self.longestKey }
        var legends: Set<Int> = []
        for area in areas {
            work += fragments.count + keys.count
            let others = fragments.indices.filter {
                !self.fragments.contains($0) && frames[fragments[$0].frame].isUpright && !isFixedPitch(fragments[$0])
            }
            work += others.count * 4
            guard work < Self.mostWork else { return }
            let legend = Legend(area: area.box, size: area.size, keys: keys)
            legends.formUnion(legend.labels(others, boxes, fragments) { ranges[$0].count })
        }
        // Of a page that is nothing but diagrams, that is what can be read.
        if self.fragments.count + legends.count < fragments.count { self.fragments.formUnion(legends) }
    }

    /// Of a direction of writing, as the sine.
    private static let leastSlant: Float = 0.1

    /// Axes, and those with ticks that have numbers which none of them has.
    private static func joined(_ axes: [Axis], _ ticked: [Axis]) -> [Axis] {
        let known = axes.map { Set($0.numbers.map(\.fragment)) }
        return axes + ticked.filter { axis in !known.contains { known in axis.numbers.allSatisfy { known.contains($0.fragment) } } }
    }

    /// Adds the numbers along even axes that have ticks, without others: beside bars of colours. Uneven ones are depths, dates that are to be read.
    private mutating func addLone(_ ticked: [Axis], _ numbers: [AxisNumber]) {
        var known: [Int: Int] = [:]
        let even = ticked.filter { $0.numbers.count >= Axis.fewestNumbers && $0.isEven }
        for axis in even {
            for number in axis.numbers { known[number.fragment, default: 0] += 1 }
        }
        guard !known.isEmpty else { return }
        // A line of text may have a number there.
        for number in numbers where known[number.fragment] != nil { known[number.fragment, default: 0] -= 1 }
        for axis in even {
            for number in axis.numbers where (known[number.fragment] ?? -1) >= 0 { fragments.formUnion(number.fragments) }
        }
    }

    /// In points.
    private static let longestKey = 40.0

    /// Whether a fragment begins and ends as a number does: most don't.
    @inline(__always)
    private static func mayBeNumbers(_ fragment: Fragment, _ cells: borrowing Span<Cell>) -> Bool {
        AxisNumber.mayBegin(with: cells[fragment.start].unicode) && AxisNumber.mayEnd(with: cells[fragment.end - 1].unicode)
    }

    /// Whether a row stands where the horizontal axis of a diagram with such a vertical one does: below it by no more than a step, and to its right.
    private static func meet(_ row: Axis, _ column: Axis) -> Bool {
        let (below, beside) = (row.box, column.box)
        let size = max(row.size, column.size)
        guard min(row.size, column.size) > 0.7 * size, let lowest = column.numbers.first, let first = row.numbers.first else {
            return false
        }
        let (drop, shift) = (lowest.middleY - below.y1, first.middleX - beside.x1)
        return drop > -0.6 * size && drop < 1.2 * column.step + 3 * size && shift > -0.3 * size && shift < 1.2 * row.step + 4 * size
    }

    /// The area above the names of a drawn axis, if there are some, and it isn't that of a table.
    private func area(of axis: DrawnAxis, _ column: Axis, _ words: [LayoutWord], _ cells: borrowing Span<Cell>) -> Area? {
        let size = column.size
        var box = column.box
        (box.x1, box.y0) = (max(box.x1, axis.x1), min(box.y0, axis.foot))
        guard isDiagram(box, column, nil) else { return nil }
        let below = all.indices.filter { index in
            let own = boxes[index]
            return frames[all[index].frame].isUpright && own.y1 < axis.foot + 0.2 * size && own.y1 > axis.foot - 2 * size
                && own.x1 > axis.x0 - 2 * size && own.x0 < axis.x1 + 2 * size
        }.sorted { all[$0].y > all[$1].y }
        guard let first = below.first else { return nil }
        let names = below.filter { (all[$0].y - all[first].y).magnitude < 0.3 * Float(size) }
        // A line of text has more words in one piece, and none of its own for each bar.
        guard names.count > 1,
            names.allSatisfy({ index in
                boxes[index].x0 > axis.x0 - size && boxes[index].x1 < axis.x1 + size && ranges[index].count <= Self.mostWordsOfBar
                    && Double(all[index].size) < 1.5 * size && !Self.beginsCaption(words[ranges[index]], cells)
            })
        else { return nil }
        let row = names.dropFirst().reduce(boxes[names[0]]) { $0.union(boxes[$1]) }
        return Area(
            box: box.union(row), rows: [row], number: column.numbers[0].fragment, size: size,
            steps: ((axis.x1 - axis.x0) / Double(names.count), column.step))
    }

    private static let mostWordsOfBar = 4

    /// Whether the area of two axes is not that of a table, nor has lines of text in it.
    ///
    /// - Parameter row: nil if the horizontal one has no numbers.
    private func isDiagram(_ area: TextBox, _ column: Axis, _ row: Axis?) -> Bool {
        var levels = Set<Int>()
        let below = row?.numbers ?? []
        let numbers = column.numbers + below
        let (right, foot) = (column.box.x1, row?.box.y1 ?? area.y0)
        let own = Set(numbers.flatMap(\.fragments))
        var (touched, before, above) = (0, 0, 0)
        for (index, fragment) in all.enumerated() where !own.contains(index) {
            let box = boxes[index]
            let (x, y) = ((box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2)
            // What numbers are close to in formulas, they belong to.
            if area.x0 < box.x1, box.x0 < area.x1, area.y0 < box.y1, box.y0 < area.y1 {
                touched += numbers.count { $0.isClose(to: box) }
                if touched * 4 > numbers.count { return false }
            }
            // Nothing stands on the other side of an axis but turned text: dates of a calendar have others around them.
            if frames[fragment.frame].isUpright {
                if column.numbers.contains(where: { $0.follows(box) }) { before += 1 }
                if below.contains(where: { $0.isBelow(box) }) { above += 1 }
                if before * 2 > column.numbers.count || above * 2 > below.count { return false }
            }
            guard x > right, x < area.x1, y > foot, y < area.y1 else { continue }
            if ranges[index].count > Self.mostWords { return false }
            guard frames[fragment.frame].isUpright else { continue }
            let level = column.numbers.firstIndex { ($0.box.y0 - Double(fragment.y)).magnitude < 0.1 * $0.size }
            if let level { levels.insert(level) }
        }
        return levels.count * 3 < column.numbers.count * 2
    }

    /// Adds the axes at the other sides of a diagram, and those of others that share one with it.
    private func extend(_ area: inout Area, by axes: [Axis]) {
        var rest = axes
        while true {
            let (known, size) = (area.box, area.size)
            let next = rest.firstIndex { axis in
                let box = axis.box
                if axis.isHorizontal {
                    let isAbove = box.y0 > known.y1 - size && box.y0 < known.y1 + 3 * size
                    let isWithin = box.x0 > known.x0 - size && box.x1 < known.x1 + 2 * size
                    let isLevel = (box.y0 - known.y0).magnitude < 0.15 * size
                    return isAbove && isWithin || isLevel && box.x0 > known.x1 - size && box.x0 < known.x1 + 6 * size
                }
                let isWithin = box.y0 > known.y0 - size && box.y1 < known.y1 + 2 * size
                let isAsHigh = (box.y1 - box.y0) * 5 > (known.y1 - known.y0) * 3
                return isWithin && isAsHigh && box.x0 > known.x1 - size && box.x0 < known.x1 + 6 * size
            }
            guard let next else { return }
            let axis = rest.remove(at: next)
            area.box = known.union(axis.box)
            if axis.isHorizontal { area.rows.append(axis.box) }
        }
    }

    /// - Parameter frame: drawn around the plot, if there is one.
    private mutating func take(_ area: Area, _ frame: TextBox?, _ words: [LayoutWord], _ cells: borrowing Span<Cell>, isCode: (Int) -> Bool)
    {
        let (known, size) = (area.box, area.size)
        for (index, fragment) in all.enumerated() where ranges[index].count <= Self.mostNameWords {
            let own = boxes[index]
            let (x, y) = ((own.x0 + own.x1) / 2, (own.y0 + own.y1) / 2)
            // The frame reaches beyond the last numbers of its axes by up to a step; only marks are known to stand within.
            func isWithin(_ right: Double, _ top: Double) -> Bool {
                x > known.x0 - 0.5 * size && x < known.x1 + right && y > known.y0 - 0.2 * size && y < known.y1 + top
            }
            let isInsideAsMark = isWithin(area.steps.x, area.steps.y)
            var isInside = isWithin(0.5 * size, 0.5 * size)
            if isInside != isInsideAsMark, fragment.end - fragment.start == 1, !Self.isLetterOrDigit(cells[fragment.start].unicode) {
                isInside = isInsideAsMark
            }
            // A line of the text or of code close by may reach into it.
            let isApart =
                own.x0 > known.x0 - 2 * size && own.x1 < known.x1 + max(area.steps.x, 4 * size) && (isCode(area.number) || !isCode(index))
            // The legend may stand above the highest number, but within the frame.
            let isFramed =
                frame.map { own.x0 > $0.x0 && own.x1 < $0.x1 && own.y0 > $0.y0 && own.y1 < $0.y1 } ?? false
                && (isCode(area.number) || !isCode(index))
            if isInside && isApart || isFramed || (!frames[fragment.frame].isUpright && isBeside(area, own)) { fragments.insert(index) }
        }
        for row in area.rows {
            let name = name(of: row, area, words, cells)
            if isCode(area.number) || !name.contains(where: isCode) { fragments.formUnion(name) }
        }
    }

    /// Whether turned text is what a vertical axis is called: beside its numbers.
    private func isBeside(_ area: Area, _ own: TextBox) -> Bool {
        // It may be larger than the numbers, and longer than the axis whose middle it stands at.
        let (known, size) = (area.box, max(area.size, min(own.x1 - own.x0, Self.largestName * area.size)))
        let offset = (own.y0 + own.y1 - known.y0 - known.y1).magnitude / 2
        let slack = max(size, offset < Self.offsetOfName * (known.y1 - known.y0) ? Self.overhang * (own.y1 - own.y0) : 0)
        guard own.y0 > known.y0 - slack, own.y1 < known.y1 + slack else { return false }
        return own.x1 > known.x0 - 4 * size && own.x0 < known.x0 || own.x0 < known.x1 + 4 * size && own.x1 > known.x1
    }

    /// Of what a vertical axis is called: as a multiple of its numbers' size, as a share of how long the axis is, and of how long the name is.
    private static let largestName = 2.0
    private static let offsetOfName = 0.2
    private static let overhang = 0.25

    /// What a horizontal axis is called: what stands alone on a line close below its numbers, in the middle.
    private func name(of row: TextBox, _ area: Area, _ words: [LayoutWord], _ cells: borrowing Span<Cell>) -> [Int] {
        let size = area.size
        let below = all.indices.filter { index in
            let own = boxes[index]
            return own.y0 < row.y0 - 0.5 * size && own.y1 > row.y0 - 3.5 * size && own.x1 > row.x0 - 2 * size && own.x0 < row.x1 + 2 * size
        }.sorted { all[$0].y > all[$1].y }
        guard let first = below.first else { return [] }
        // An index or exponent in it stands a little lower or higher.
        let line = below.filter { (all[$0].y - all[first].y).magnitude < 0.7 * Float(size) }.sorted { all[$0].x0 < all[$1].x0 }
        let whole = line.reduce(boxes[first]) { $0.union(boxes[$1]) }
        let offset = (whole.x0 + whole.x1 - row.x0 - row.x1) / 2
        guard whole.x0 > row.x0 - size, whole.x1 < row.x1 + size, offset.magnitude < size + 0.06 * (row.x1 - row.x0),
            line.allSatisfy({ frames[all[$0].frame].isUpright && Double(all[$0].size) < 1.5 * size }),
            line.reduce(0, { $0 + ranges[$1].count }) <= Self.mostNameWords, !Self.beginsCaption(words[ranges[line[0]]], cells)
        else { return [] }
        return line
    }

    private static func isLetterOrDigit(_ unicode: UInt32) -> Bool {
        guard let scalar = Unicode.Scalar(unicode) else { return true }
        return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }

    private static let mostNameWords = 6

    /// "Figure 1", "(a)": what a caption begins with has a number or a letter behind it, in brackets or before a stop; the name of an axis hasn't.
    private static func beginsCaption(_ words: ArraySlice<LayoutWord>, _ cells: borrowing Span<Cell>) -> Bool {
        guard let first = words.first else { return false }
        let opening = cells[Int(first.start)].unicode
        if opening == 0x28, first.end - first.start == 3 { return true }
        guard words.count > 1 else { return false }
        let second = words[words.startIndex + 1]
        return cells[Int(second.start)].unicode &- 0x30 < 10
    }
}
