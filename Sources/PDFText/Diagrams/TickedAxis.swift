import PDFSyntax

/// Axes whose numbers have ticks: short lines that stand out from the line of the axis towards each number. Two such numbers are an axis already, and
/// those of a logarithmic one are, which are not as far apart as their values are.
struct TickedAxis {
    private struct Match {
        let number: Int
        /// Where the tick meets the line, and where along it, in points.
        let line, place: Double
    }

    private let numbers: [AxisNumber]
    private let isTurned: (AxisNumber) -> Bool
    private var work = 0

    static let fewestNumbers = 2
    private static let mostWork = 4_000_000
    /// Between a number's middle and its tick, and beyond the ends of one that is set aslant, in ems.
    private static let tolerance = 0.35
    private static let toleranceOfTurned = 0.6
    /// Between a number and its tick, in ems.
    private static let gap = -0.2...1.6
    /// Between what is drawn to meet, in points.
    private static let rounding = 0.6
    private static let thickestLine = 2.0

    /// - Parameter isTurned: whether a number is set aslant: its end is at the tick then.
    init(_ numbers: [AxisNumber], isTurned: @escaping (AxisNumber) -> Bool) { (self.numbers, self.isTurned) = (numbers, isTurned) }

    /// All such axes of one direction.
    ///
    /// - Parameter rules: the longer lines of the page.
    mutating func all(_ ticks: [Rectangle], _ rules: [Rectangle], isHorizontal: Bool) -> [Axis] {
        // As seen by a vertical axis: of a horizontal one, what is across is up.
        func along(_ box: Rectangle) -> ClosedRange<Double> { isHorizontal ? Self.range(box.x0, box.x1) : Self.range(box.y0, box.y1) }
        func across(_ box: Rectangle) -> ClosedRange<Double> { isHorizontal ? Self.range(box.y0, box.y1) : Self.range(box.x0, box.x1) }
        func middle(_ range: ClosedRange<Double>) -> Double { (range.lowerBound + range.upperBound) / 2 }
        func length(_ range: ClosedRange<Double>) -> Double { range.upperBound - range.lowerBound }
        let own = ticks.filter { length(along($0)) < length(across($0)) }.sorted { middle(along($0)) < middle(along($1)) }
        guard own.count >= Self.fewestNumbers else { return [] }
        let places = own.map { middle(along($0)) }
        var matches: [Match] = []
        for (index, number) in numbers.enumerated() {
            let box = number.box
            let (low, high) = isHorizontal ? (box.x0, box.x1) : (box.y0, box.y1)
            let (start, end) = isHorizontal ? (box.y0, box.y1) : (box.x0, box.x1)
            let reach =
                isTurned(number)
                ? Self.range(low - Self.toleranceOfTurned * number.size, high + Self.toleranceOfTurned * number.size)
                : Self.range((low + high) / 2 - Self.tolerance * number.size, (low + high) / 2 + Self.tolerance * number.size)
            var tick = Self.first(in: places, from: reach.lowerBound)
            while tick < own.count, places[tick] <= reach.upperBound {
                work += 1
                guard work < Self.mostWork else { return [] }
                let extent = across(own[tick])
                if Self.gap.contains((extent.lowerBound - end) / number.size) {
                    matches.append(Match(number: index, line: extent.upperBound, place: places[tick]))
                } else if Self.gap.contains((start - extent.upperBound) / number.size) {
                    matches.append(Match(number: index, line: extent.lowerBound, place: places[tick]))
                }
                tick += 1
            }
        }
        guard matches.count >= Self.fewestNumbers else { return [] }
        matches.sort { $0.line < $1.line }
        let lines = matches.map(\.line)
        var known: Set<Int> = []
        var axes: [Axis] = []
        // The longest first: it may be drawn in pieces, too.
        for rule in rules.filter({ length(along($0)) > length(across($0)) }).sorted(by: { length(along($0)) > length(along($1)) }) {
            guard length(across(rule)) < Self.thickestLine else { continue }
            let (at, extent) = (across(rule), along(rule))
            var found: [Int] = []
            var index = Self.first(in: lines, from: at.lowerBound - Self.rounding)
            while index < matches.count, lines[index] <= at.upperBound + Self.rounding {
                work += 1
                guard work < Self.mostWork else { return [] }
                let (match, last) = (matches[index], extent.upperBound + Self.rounding)
                if match.place > extent.lowerBound - Self.rounding, match.place < last, known.insert(match.number).inserted {
                    found.append(match.number)
                }
                index += 1
            }
            guard found.count >= Self.fewestNumbers else {
                known.subtract(found)
                continue
            }
            let sorted = found.map { numbers[$0] }.sorted { isHorizontal ? $0.middleX < $1.middleX : $0.middleY < $1.middleY }
            axes.append(Axis(numbers: sorted, isHorizontal: isHorizontal))
        }
        return axes
    }

    /// Numbers from a file may be none, or in the wrong order.
    private static func range(_ start: Double, _ end: Double) -> ClosedRange<Double> { start <= end ? start...end : 0...0 }

    /// The first of some sorted numbers that is not below another.
    private static func first(in sorted: [Double], from least: Double) -> Int {
        var (low, high) = (0, sorted.count)
        while low < high {
            let middle = (low + high) / 2
            if sorted[middle] < least { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
