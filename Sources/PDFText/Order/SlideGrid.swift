import PDFSyntax

/// Slides in rows and columns on one page, as handouts have them. Each is read as a page of its own.
///
/// Told by their numbers: these stand as far apart as each other, and count from slide to slide; and no line goes across from one slide to the next.
struct SlideGrid {
    /// Of a slide.
    enum Part: UInt8 { case none, body, edge }

    struct Slide {
        var x0, x1, low, high: Float
        var body: [Segment] = []
        /// Its number, and what stands beside that on the other slides as well.
        var edge: [Segment] = []

        /// Whether something drawn has its middle on it.
        func holds(_ box: Rectangle) -> Bool {
            let (x, y) = (Float(box.x0 + box.x1) / 2, Float(box.y0 + box.y1) / 2)
            return x >= x0 && x < x1 && y >= low && y < high
        }
    }

    /// In the order they count in.
    private(set) var slides: [Slide] = []
    /// What stands above all slides, and below them.
    private(set) var above: [Segment] = []
    private(set) var below: [Segment] = []

    private static let segmentCounts = 12...3000
    /// Segments that end in a figure, and characters of one: a table has more, a text that ends so is longer.
    private static let candidateCounts = 4...96
    private static let mostCharacters: Int32 = 60
    private static let fewestSlides = 4
    private static let mostOnSide = 6
    /// From slide to slide, in points.
    private static let (narrowest, lowest): (Float, Float) = (90, 60)
    /// By which steps may differ, in points; and where a number begins, in ems: it may have a digit more.
    private static let unevenStep: Float = 3
    private static let shift: Float = 1.5
    /// Between slides side by side, in points, at the least.
    private static let gutter: Float = 5
    /// Segments of a slide besides its number, on the average, at the least.
    private static let fewestOnSlide = 2
    /// Of the slides that have a number, those that what belongs to it stands on.
    private static let shareOfEdge: Float = 0.75
    /// As a multiple of most of the type.
    private static let largestEdge: Float = 0.8
    /// How far below its baseline, or above it, a slide ends that its number stands at, in ems.
    private static let descent: Float = 0.75
    private static let ascent: Float = 1.5

    private struct Number {
        let index, value: Int
        let key: UInt64
        var row = 0
        var column = 0
    }

    /// nil where there are none, as on nearly all pages.
    init?(_ segments: [Segment], _ text: BlockText) {
        guard Self.segmentCounts ~= segments.count else { return nil }
        var candidates: [Int] = []
        for (index, segment) in segments.enumerated() where segment.cellCount <= Self.mostCharacters {
            guard let last = segment.words.last.flatMap({ text.cells(of: $0).last }), last.unicode &- 0x30 < 10 else { continue }
            guard candidates.count < Self.candidateCounts.upperBound else { return nil }
            candidates.append(index)
        }
        guard candidates.count >= Self.candidateCounts.lowerBound else { return nil }
        guard Self.standInRows(candidates, segments) else { return nil }
        // In "3 / 24" the first number counts, in "Slide 3" the only one.
        let groups = Dictionary(grouping: candidates.flatMap { Self.numbers(segments[$0], at: $0, text) }, by: \.key)
        for (_, numbers) in groups.sorted(by: { $0.key < $1.key }) where numbers.count >= Self.fewestSlides {
            if arrange(numbers, segments, text) { return }
        }
        return nil
    }

    /// Whether some segments may stand in two rows or more, with two at one height in each, far apart and of one size.
    private static func standInRows(_ candidates: [Int], _ segments: [Segment]) -> Bool {
        var y: Float?
        for (place, index) in candidates.enumerated() {
            let segment = segments[index]
            if let y, (y - segment.y).magnitude < lowest { continue }
            let hasNext = candidates[(place + 1)...].contains { other in
                let other = segments[other]
                return (other.y - segment.y).magnitude < 0.5 * segment.size && (other.x0 - segment.x0).magnitude > narrowest
                    && (other.size - segment.size).magnitude < 0.1 * segment.size
            }
            guard hasNext else { continue }
            if y != nil { return true }
            y = segment.y
        }
        return false
    }

    /// The numbers that a segment contains, each with a key of all that it says but for its figures and which of them it is.
    private static func numbers(_ segment: Segment, at index: Int, _ text: BlockText) -> [Number] {
        var (values, key): ([Int], UInt64) = ([], 0xcbf2_9ce4_8422_2325)
        for word in segment.words {
            var isInNumber = false
            for cell in text.cells(of: word) {
                let digit = cell.unicode &- 0x30
                if digit < 10 {
                    if isInNumber {
                        values[values.count - 1] = min(values[values.count - 1], 99_999) * 10 + Int(digit)
                    } else {
                        values.append(Int(digit))
                    }
                } else {
                    key = (key ^ UInt64(cell.unicode)) &* 0x100_0000_01b3
                }
                isInNumber = digit < 10
            }
        }
        return values.prefix(4).enumerated().map { Number(index: index, value: $1, key: key &* 31 &+ UInt64($0)) }
    }

    /// The places that some values are at, from the smallest, if these are as far apart as each other.
    private static func places(_ values: [Float], step least: Float, tolerance: Float) -> [Float]? {
        var places: [Float] = []
        for value in values.sorted() where places.last.map({ value - $0 > tolerance }) ?? true { places.append(value) }
        guard 2...mostOnSide ~= places.count else { return nil }
        let step = (places[places.count - 1] - places[0]) / Float(places.count - 1)
        guard step > least, zip(places, places.dropFirst()).allSatisfy({ ($1 - $0 - step).magnitude < max(unevenStep, tolerance) }) else {
            return nil
        }
        return places
    }

    private mutating func arrange(_ found: [Number], _ segments: [Segment], _ text: BlockText) -> Bool {
        var numbers = found
        let size = segments[numbers[0].index].size
        guard numbers.allSatisfy({ (segments[$0.index].size - size).magnitude < 0.1 * size }),
            let columns = Self.places(numbers.map { segments[$0.index].x0 }, step: Self.narrowest, tolerance: Self.shift * size),
            let rows = Self.places(numbers.map { -segments[$0.index].y }, step: Self.lowest, tolerance: 0.5 * size)
        else { return false }
        for place in numbers.indices {
            let segment = segments[numbers[place].index]
            guard let column = columns.firstIndex(where: { segment.x0 - $0 < Self.shift * size + 0.01 }),
                let row = rows.firstIndex(where: { -segment.y - $0 < 0.5 * size + 0.01 })
            else { return false }
            (numbers[place].row, numbers[place].column) = (row, column)
        }
        guard numbers.count * 2 >= columns.count * rows.count else { return false }
        // Row by row, or column by column.
        func counts(_ place: (Number) -> Int) -> Bool {
            let first = numbers[0].value - place(numbers[0])
            return numbers.allSatisfy { $0.value - place($0) == first } && Set(numbers.map(place)).count == numbers.count
        }
        let goesDown = !counts { $0.row * columns.count + $0.column }
        if goesDown, !counts({ $0.column * rows.count + $0.row }) { return false }
        // Numbers stand at the foot where something is above the first of them.
        let top = -rows[0]
        let isFoot = segments.contains { $0.y > top + Self.ascent * size }
        let step = (rows[rows.count - 1] - rows[0]) / Float(rows.count - 1)
        let end = (isFoot ? -Self.descent : Self.ascent) * size
        let range = (-rows[rows.count - 1] + end - (isFoot ? 0 : step))...(top + end + (isFoot ? step : 0))
        guard let edges = Self.edges(numbers, columns: columns.count, segments.filter { range.contains($0.y) }, numbered: segments) else {
            return false
        }
        var slides: [Slide] = []
        for row in rows {
            for column in 0..<columns.count {
                let low = isFoot ? -row + end : -row + end - step
                slides.append(Slide(x0: edges[column], x1: edges[column + 1], low: low, high: low + step))
            }
        }
        let highest = slides[0].high
        for segment in segments {
            if segment.y >= highest {
                above.append(segment)
                continue
            }
            guard let place = slides.firstIndex(where: { segment.y >= $0.low && segment.y < $0.high && segment.x0 < $0.x1 }) else {
                below.append(segment)
                continue
            }
            guard segment.x1 <= slides[place].x1 else { return clear() }
            slides[place].body.append(segment)
        }
        guard slides.reduce(0, { $0 + $1.body.count }) >= (Self.fewestOnSlide + 1) * numbers.count,
            numbers.allSatisfy({ slides[$0.row * columns.count + $0.column].body.count > 1 })
        else { return clear() }
        Self.takeEdges(&slides, numbers, columns: columns, rows: rows, segments, text)
        self.slides =
            goesDown
            ? (0..<columns.count).flatMap { column in rows.indices.map { slides[$0 * columns.count + column] } } : slides
        self.slides.removeAll { $0.body.isEmpty && $0.edge.isEmpty }
        return true
    }

    private mutating func clear() -> Bool {
        (above, below) = ([], [])
        return false
    }

    /// Where slides side by side end: in the widest white between their numbers that nothing stands in; nil where there is none.
    ///
    /// - Parameter standing: what stands on the slides.
    private static func edges(_ numbers: [Number], columns: Int, _ standing: [Segment], numbered segments: [Segment]) -> [Float]? {
        let sorted = standing.sorted { $0.x0 < $1.x0 }
        var edges: [Float] = [-.infinity]
        for column in 1..<columns {
            let start = numbers.lazy.filter { $0.column == column - 1 }.map { segments[$0.index].x1 }.max() ?? .infinity
            let end = numbers.lazy.filter { $0.column == column }.map { segments[$0.index].x0 }.min() ?? -.infinity
            var (reach, widest, edge): (Float, Float, Float?) = (-.infinity, gutter, nil)
            for segment in sorted {
                let (from, to) = (max(reach, start), min(segment.x0, end))
                if to - from > widest { (widest, edge) = (to - from, (from + to) / 2) }
                reach = max(reach, segment.x1)
            }
            guard let edge else { return nil }
            edges.append(edge)
        }
        return edges + [.infinity]
    }

    /// How many slides there are, as the end of a segment says: "3 / 24".
    private static func total(_ segment: Segment, _ text: BlockText) -> Int? {
        var (digits, total, scale, hasStroke): (Int, Int, Int, Bool) = (0, 0, 1, false)
        for word in segment.words.reversed() {
            for cell in text.cells(of: word).reversed() {
                let digit = cell.unicode &- 0x30
                if hasStroke { return digit < 10 ? total : nil }
                if digit < 10, digits < 4 {
                    (digits, total, scale) = (digits + 1, total + Int(digit) * scale, scale * 10)
                } else if cell.unicode == 0x2F, digits > 0 {
                    hasStroke = true
                } else {
                    return nil
                }
            }
        }
        return nil
    }

    /// Takes the numbers out of the slides, and what stands level with them on most, if they are of small type and say of how many slides they are: others
    /// are those of lots, questions, weeks.
    private static func takeEdges(
        _ slides: inout [Slide], _ numbers: [Number], columns: [Float], rows: [Float], _ segments: [Segment], _ text: BlockText
    ) {
        let size = segments[numbers[0].index].size
        guard size < largestEdge * GutterFinder.usualSize(segments.map(RegionPiece.init)),
            let total = total(segments[numbers[0].index], text), numbers.allSatisfy({ Self.total(segments[$0.index], text) == total })
        else { return }
        let own = Set(numbers.map { segments[$0.index].words.lowerBound })
        func words(_ segment: Segment) -> [UInt32] { segment.words.flatMap { text.cells(of: $0).map(\.unicode) } }
        func isLevel(_ segment: Segment, _ place: Int) -> Bool { (segment.y + rows[place / columns.count]).magnitude < 0.6 * size }
        var seen: [[UInt32]: Int] = [:]
        for place in slides.indices {
            for said in Set(slides[place].body.filter { isLevel($0, place) && !own.contains($0.words.lowerBound) }.map(words)) {
                seen[said, default: 0] += 1
            }
        }
        let least = max(fewestSlides - 1, Int((shareOfEdge * Float(numbers.count)).rounded(.up)))
        for place in slides.indices {
            func isEdge(_ segment: Segment) -> Bool {
                isLevel(segment, place) && (own.contains(segment.words.lowerBound) || seen[words(segment), default: 0] >= least)
            }
            slides[place].edge = slides[place].body.filter(isEdge)
            slides[place].body.removeAll(where: isEdge)
        }
    }
}
