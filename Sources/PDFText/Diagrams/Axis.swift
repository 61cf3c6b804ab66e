#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Numbers along an axis of a diagram: in a row or column, as far apart from each other as their values are.
struct Axis {
    let numbers: [AxisNumber]
    let isHorizontal: Bool

    var box: TextBox { numbers.dropFirst().reduce(numbers[0].box) { $0.union($1.box) } }
    /// Between two numbers, in points.
    var step: Double {
        let (first, second) = (numbers[0], numbers[1])
        return isHorizontal ? second.middleX - first.middleX : second.middleY - first.middleY
    }
    /// Of its largest number.
    var size: Double { numbers.reduce(0) { max($0, $1.size) } }

    static let fewestNumbers = 3

    /// Whether its numbers are as far apart from each other as their values are, or nearly: places are those of glyphs.
    var isEven: Bool {
        let places = numbers.map { isHorizontal ? $0.middleX : $0.middleY }
        let (across, difference) = (places[places.count - 1] - places[0], numbers[numbers.count - 1].value - numbers[0].value)
        let steps = numbers.indices.dropFirst().map { numbers[$0].value - numbers[$0 - 1].value }
        guard difference != 0, let least = steps.min(), let largest = steps.max(), largest - least < 1e-6 * difference.magnitude else {
            return false
        }
        return numbers.indices.allSatisfy { index in
            let place = places[0] + across * (numbers[index].value - numbers[0].value) / difference
            return (places[index] - place).magnitude < 0.5 * numbers[index].size
        }
    }

    /// All axes, horizontal or vertical, that a page's numbers make.
    static func all(_ numbers: [AxisNumber], isHorizontal: Bool) -> [Axis] {
        var result: [Axis] = []
        var rest = numbers
        // Numbers of a row stand on one baseline, or hang from one line if they are turned; those of a column begin, end or have their middles in one place.
        let edges: [(AxisNumber) -> Double] =
            isHorizontal ? [{ $0.box.y0 }, { $0.box.y1 }] : [{ $0.box.x1 }, { $0.box.x0 }, { $0.middleX }]
        for edge in edges {
            rest.sort { edge($0) < edge($1) }
            var (left, start): ([AxisNumber], Int) = ([], 0)
            for index in rest.indices {
                if index + 1 < rest.count, edge(rest[index + 1]) - edge(rest[index]) < alignment * rest[index].size { continue }
                defer { start = index + 1 }
                // Most numbers stand by themselves.
                if start == index {
                    left.append(rest[index])
                    continue
                }
                var line = Array(rest[start...index])
                line.sort { isHorizontal ? $0.middleX < $1.middleX : $0.middleY < $1.middleY }
                chains(of: line, isHorizontal: isHorizontal) { chain in
                    if chain.count >= fewestNumbers {
                        result.append(Axis(numbers: Array(chain), isHorizontal: isHorizontal))
                    } else {
                        left += chain
                    }
                }
            }
            rest = left
        }
        return result
    }

    /// How far the edges of one row or column may differ, in ems.
    private static let alignment = 0.15

    private static func chains(of line: [AxisNumber], isHorizontal: Bool, _ body: (ArraySlice<AxisNumber>) -> Void) {
        func place(_ index: Int) -> Double { isHorizontal ? line[index].middleX : line[index].middleY }
        var start = 0
        while start < line.count {
            var end = start + 1
            if end < line.count, line[end].value != line[start].value {
                let (step, difference) = (place(end) - place(start), line[end].value - line[start].value)
                let ratio = line[start].value == 0 ? 0 : line[end].value / line[start].value
                end += 1
                while end < line.count {
                    let (last, next) = (line[end - 1], line[end])
                    guard (place(end) - place(end - 1) - step).magnitude < max(0.02 * step, 0.25 * next.size),
                        (next.size - last.size).magnitude < 0.1 * last.size
                    else { break }
                    let isArithmetic =
                        (next.value - last.value - difference).magnitude < 1e-6 * max(difference.magnitude, next.value.magnitude)
                    let isGeometric = ratio > 1.5 && (next.value - last.value * ratio).magnitude < 1e-6 * next.value.magnitude
                    guard isArithmetic || isGeometric else { break }
                    end += 1
                }
            }
            if end - start < fewestNumbers { end = endOfLogarithmic(line, from: start, place) }
            // The last of a chain may be the first of the next.
            let isChain = end - start >= fewestNumbers
            body(line[start..<(isChain ? end : start + 1)])
            start = isChain ? end : start + 1
        }
    }

    /// The end of what begins at a number and is as far apart as the logarithms of the values are: 1, 2, 5, 10, 20. No other numbers stand like that, but
    /// three may.
    private static func endOfLogarithmic(_ line: [AxisNumber], from start: Int, _ place: (Int) -> Double) -> Int {
        var end = start + 1
        guard end < line.count, line[start].value > 0, line[end].value > 0, line[start].value != line[end].value else { return end }
        func distance(_ index: Int) -> Double { log2(line[index].value / line[index - 1].value) }
        let scale = (place(end) - place(start)) / distance(end)
        end += 1
        while end < line.count, line[end].value > 0, (line[end].size - line[end - 1].size).magnitude < 0.1 * line[end].size {
            let step = scale * distance(end)
            guard (place(end) - place(end - 1) - step).magnitude < max(0.02 * step, 0.25 * line[end].size) else { break }
            end += 1
        }
        return end - start >= fewestOfLogarithmic ? end : start + 1
    }

    private static let fewestOfLogarithmic = 4
}
