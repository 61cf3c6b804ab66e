import PDFSyntax

/// Two columns, shown one after the other, of which one has a picture where the other has text. A picture is no text that white could part from this: the
/// lines beside it would be those of the whole page, and come before all that stands lower in the other column.
struct PicturedColumns {
    /// What is read one after the other, as indices into what was given: above the columns, each of them, and below.
    private(set) var parts: [[Int]] = []

    /// Of a picture, in points.
    private static let leastSide = 40.0
    /// Of its column, at the least.
    private static let leastShare: Float = 0.4
    private static let mostPictures = 32
    private static let segmentCounts = 4...3000
    /// Between the columns, in ems.
    private static let gutter: Float = 0.75
    /// Lines beside a picture, and characters of one on the average, at the least.
    private static let fewestBeside = 1
    private static let charactersBeside = 20
    /// From what stands across both columns to these, from baseline to baseline in ems, at the least: lines that go on are closer.
    private static let stepFromColumns: Float = 1.6

    /// nil where no such columns are, as on nearly all pages.
    ///
    /// - Parameters:
    ///   - pictures: of the page, and figures.
    ///   - usualSize: of most of the text, in points.
    init?(_ pictures: [Rectangle], _ segments: [Segment], usualSize: @autoclosure () -> Float) {
        guard Self.segmentCounts ~= segments.count else { return nil }
        let large = pictures.filter { $0.width >= Self.leastSide && $0.height >= Self.leastSide }
        guard 1...Self.mostPictures ~= large.count else { return nil }
        let usualSize = usualSize()
        for picture in large {
            guard let middle = Self.gutter(beside: picture, segments, usualSize: usualSize),
                let parts = Self.parts(segments, large, at: middle, usualSize: usualSize)
            else { continue }
            self.parts = parts
            return
        }
        return nil
    }

    /// Where a gutter is between a picture and text beside it; nil if there is no text, or something else stands level with the picture.
    private static func gutter(beside picture: Rectangle, _ segments: [Segment], usualSize: Float) -> Float? {
        let (x0, x1, low, high) = (Float(picture.x0), Float(picture.x1), Float(picture.y0), Float(picture.y1))
        let reach = gutter * usualSize
        var (lines, characters, isLeft, edge) = (0, 0, false, Float(0))
        for segment in segments where segment.low < high && segment.high > low {
            let isLeftOf = segment.x1 <= x0
            guard isLeftOf || segment.x0 >= x1 else { return nil }
            if lines == 0 { (isLeft, edge) = (isLeftOf, isLeftOf ? segment.x1 : segment.x0) }
            // On both sides: in the middle of three columns.
            guard isLeftOf == isLeft else { return nil }
            lines += 1
            characters += Int(segment.cellCount)
            edge = isLeft ? max(edge, segment.x1) : min(edge, segment.x0)
        }
        guard lines >= fewestBeside, characters >= charactersBeside * lines, (isLeft ? x0 - edge : edge - x1) >= reach else { return nil }
        return isLeft ? edge + reach / 2 : edge - reach / 2
    }

    /// The parts of a page on either side of a gutter, and across it; nil if these are no columns that were shown one after the other.
    private static func parts(_ segments: [Segment], _ pictures: [Rectangle], at middle: Float, usualSize: Float) -> [[Int]]? {
        var (left, right, across) = ([Int](), [Int](), [Int]())
        var sides = (left: Side(), right: Side())
        let foot = foot(of: segments, usualSize: usualSize)
        for (index, segment) in segments.enumerated() {
            if index == foot {
                across.append(index)
            } else if segment.x1 <= middle {
                left.append(index)
                sides.left.add(segment)
            } else if segment.x0 >= middle {
                right.append(index)
                sides.right.add(segment)
            } else {
                across.append(index)
            }
        }
        guard !left.isEmpty, !right.isEmpty, sides.left.lastShown < sides.right.firstShown else { return nil }
        let step = stepFromColumns * usualSize
        var (top, bottom) = (max(sides.left.high, sides.right.high) + step, min(sides.left.low, sides.right.low) - step)
        for picture in pictures {
            let (x0, x1) = (Float(picture.x0), Float(picture.x1))
            if x1 <= middle { sides.left.add(picture) } else if x0 >= middle { sides.right.add(picture) } else { continue }
            (top, bottom) = (max(top, Float(picture.y1)), min(bottom, Float(picture.y0)))
        }
        guard sides.right.x0 - sides.left.x1 >= gutter * usualSize, sides.left.isWide(beside: sides.right),
            sides.right.isWide(beside: sides.left)
        else { return nil }
        // What stands across them may be above or below all of them.
        var (above, below) = ([Int](), [Int]())
        for index in across {
            let segment = segments[index]
            if segment.y > top {
                above.append(index)
            } else if segment.high < bottom {
                below.append(index)
            } else {
                return nil
            }
        }
        return [above, left, right, below]
    }

    /// The page's number, in whichever corner: the lowest of all, far below it and short.
    private static func foot(of segments: [Segment], usualSize: Float) -> Int? {
        guard let foot = segments.indices.min(by: { segments[$0].y < segments[$1].y }), segments[foot].cellCount <= longestNumber else {
            return nil
        }
        let reach = segments[foot].y + stepFromColumns * usualSize
        return segments.indices.contains { $0 != foot && segments[$0].y < reach } ? nil : foot
    }

    private static let longestNumber: Int32 = 8

    private struct Side {
        var x0 = Float.infinity
        var x1 = -Float.infinity
        /// Of its lines' baselines.
        var low = Float.infinity
        var high = -Float.infinity
        var firstShown = Int32.max
        var lastShown = Int32.min

        mutating func add(_ segment: Segment) {
            (x0, x1) = (min(x0, segment.x0), max(x1, segment.x1))
            (low, high) = (min(low, segment.y), max(high, segment.y))
            (firstShown, lastShown) = (min(firstShown, segment.order), max(lastShown, segment.order))
        }

        mutating func add(_ picture: Rectangle) { (x0, x1) = (min(x0, Float(picture.x0)), max(x1, Float(picture.x1))) }

        /// Whether it is about as wide as another one: what is narrow is a margin.
        func isWide(beside other: Side) -> Bool { x1 - x0 > leastShare * (other.x1 - other.x0) }
    }
}
