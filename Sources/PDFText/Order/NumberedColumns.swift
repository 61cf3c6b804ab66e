import PDFSyntax

/// Cards, entries or questions in rows and columns that are numbered down the columns, 1, 2, 3 beside 4, 5, 6, and are read so, though what stands level makes
/// rows of them.
///
/// Told by their numbers alone: these were shown as they count, each below the one before or at the head of the next column, and what was shown between two of
/// them stands in the column of the first.
struct NumberedColumns {
    struct Part {
        var segments: [Segment] = []
        fileprivate var x0 = -Float.infinity
        fileprivate var x1 = Float.infinity
        fileprivate var low = -Float.infinity
        fileprivate var high = Float.infinity

        /// Whether something drawn has its middle in it.
        func holds(_ box: Rectangle) -> Bool {
            let (x, y) = (Float(box.x0 + box.x1) / 2, Float(box.y0 + box.y1) / 2)
            return x >= x0 && x < x1 && y >= low && y < high
        }
    }

    /// What stands above the columns, these from left to right, and what stands below them.
    private(set) var parts: [Part] = []

    private struct Number {
        let index, value: Int
        /// Whether a stop or a bracket is behind it.
        let isEnded: Bool
        var column = 0
    }

    private static let segmentCounts = 8...3000
    private static let fewestNumbers = 4
    private static let mostNumbers = 200
    /// By which numbers of one column may begin apart, and those of a row differ in height, in ems: browsers leave out what is above the first of a column.
    private static let shift: Float = 1.5
    private static let unevenness: Float = 0.8
    /// Left of its number a text may begin, in ems of that; and white between columns, in points.
    private static let overhang: Float = 1
    private static let gutter: Float = 4
    /// Characters for each number, at the least: a table of figures has fewer.
    private static let fewestCharacters: Int32 = 12

    /// Nil where there are none, as on nearly all pages.
    init?(_ segments: [Segment], _ text: BlockText) {
        guard Self.segmentCounts ~= segments.count else { return nil }
        var numbers: [Number] = []
        for (index, segment) in segments.enumerated() where segment.overlay == 0 {
            guard let number = Self.number(segment, at: index, text) else { continue }
            numbers.append(number)
            guard numbers.count <= Self.mostNumbers else { return nil }
        }
        guard numbers.count >= Self.fewestNumbers, Self.haveRows(numbers, segments) else { return nil }
        numbers.sort { segments[$0.index].order < segments[$1.index].order }
        for isEnded in [true, false] {
            let own = numbers.filter { $0.isEnded == isEnded }
            var start = 0
            while start < own.count {
                var end = start + 1
                while end < own.count, own[end].value == own[end - 1].value + 1 { end += 1 }
                if end - start >= Self.fewestNumbers, let run = Self.arranged(own[start..<end], segments), fill(run, segments) { return }
                start = end
            }
        }
        return nil
    }

    /// "3.", "3)", or a number that stands by itself.
    private static func number(_ segment: Segment, at index: Int, _ text: BlockText) -> Number? {
        guard let first = segment.words.first else { return nil }
        var (value, isEnded) = (0, false)
        let cells = text.cells(of: first)
        guard cells.count <= 4 else { return nil }
        for cell in cells {
            let digit = cell.unicode &- 0x30
            if !isEnded, digit < 10 {
                value = 10 * value + Int(digit)
            } else {
                guard !isEnded, cell.unicode == 0x2E || cell.unicode == 0x29, value > 0 else { return nil }
                isEnded = true
            }
        }
        return value > 0 && (isEnded || segment.words.count == 1) ? Number(index: index, value: value, isEnded: isEnded) : nil
    }

    /// Whether two rows or more have two numbers in each that are far apart.
    private static func haveRows(_ numbers: [Number], _ segments: [Segment]) -> Bool {
        var y: Float?
        for (place, number) in numbers.enumerated() {
            let segment = segments[number.index]
            if let y, (y - segment.y).magnitude < segment.size { continue }
            guard numbers[(place + 1)...].contains(where: { isLevel(segments[$0.index], segment) && $0.value != number.value + 1 }) else {
                continue
            }
            if y != nil { return true }
            y = segment.y
        }
        return false
    }

    private static func isLevel(_ segment: Segment, _ other: Segment) -> Bool {
        (segment.y - other.y).magnitude < unevenness * segment.size && (segment.size - other.size).magnitude < 0.1 * segment.size
    }

    /// Numbers that count on, each with its column; nil if they stand otherwise than down columns whose rows are level.
    private static func arranged(_ run: ArraySlice<Number>, _ segments: [Segment]) -> [Number]? {
        var run = Array(run)
        var heads = [0]
        for place in run.indices.dropFirst() {
            let (own, before, head) = (
                segments[run[place].index], segments[run[place - 1].index], segments[run[heads[heads.count - 1]].index]
            )
            let isBelow = own.y < before.y - own.size && (own.x0 - head.x0).magnitude < shift * own.size
            guard isBelow || isLevel(own, segments[run[0].index]) && own.x0 > head.x0 + 2 * shift * own.size else { return nil }
            if !isBelow { heads.append(place) }
            run[place].column = heads.count - 1
        }
        guard heads.count > 1, heads[1] > 1 else { return nil }
        let rows = run[..<heads[1]].count { first in run[heads[1]...].contains { isLevel(segments[$0.index], segments[first.index]) } }
        return rows > 1 ? run : nil
    }

    /// Gives each column what was shown behind its numbers; false if something stands elsewhere.
    private mutating func fill(_ run: [Number], _ segments: [Segment]) -> Bool {
        var (columns, above, below): ([Part], Part, Part) = ([], Part(), Part())
        for number in run where number.column == columns.count {
            let segment = segments[number.index]
            columns.append(Part(x0: segment.x0 - Self.overhang * segment.size))
            if number.column > 0 { columns[number.column - 1].x1 = columns[number.column].x0 }
        }
        let (top, last) = (segments[run[0].index], run.count - 1)
        var low = Float.infinity
        for segment in segments {
            guard let place = run.lastIndex(where: { segments[$0.index].order <= segment.order }) else {
                if segment.low > top.high { above.segments.append(segment) } else { below.segments.append(segment) }
                continue
            }
            let (number, column) = (segments[run[place].index], columns[run[place].column])
            let isInside =
                segment.x0 >= column.x0 && segment.x1 + Self.gutter < column.x1 + Self.overhang * number.size
                && segment.y < number.y + number.size
            if isInside {
                columns[run[place].column].segments.append(segment)
                low = min(low, segment.low)
            } else if place == last {
                below.segments.append(segment)
            } else {
                return false
            }
        }
        let characters = columns.reduce(0) { $0 + $1.segments.reduce(0) { $0 + $1.cellCount } }
        guard below.segments.allSatisfy({ $0.high < low }), characters >= Self.fewestCharacters * Int32(run.count) else { return false }
        // Frames have room around their text.
        above.low = top.y + 2 * top.size
        below.high = low - top.size
        for index in columns.indices { (columns[index].low, columns[index].high) = (below.high, above.low) }
        parts = ([above] + columns + [below]).filter { !$0.segments.isEmpty }
        return true
    }
}
