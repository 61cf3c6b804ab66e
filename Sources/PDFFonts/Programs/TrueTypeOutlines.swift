import PDFSyntax

/// The outlines of an sfnt file's glyphs (ISO/IEC 14496-22, tables `glyf` and `loca`), as straight pieces.
struct TrueTypeOutlines {
    /// From one point to another, in ems, y upwards.
    struct Piece: Equatable {
        var x0, y0, x1, y1: Float
    }

    private let bytes: [UInt8]
    private let glyphs: Range<Int>
    private let offsets: Range<Int>
    private let hasLongOffsets: Bool
    /// From units of the font to ems.
    private let toEms: Matrix

    /// Letters have some dozen points; what has more than this is a picture.
    private static let mostPoints = 600
    private static let mostPieces = 3_000
    /// Glyphs made of glyphs made of …
    private static let deepest = 4
    private static let mostParts = 8
    private static let mostPartsInAll = 32
    /// Straight pieces that a curve is taken for.
    private static let steps = 5

    init?(bytes: [UInt8], glyphs: Range<Int>?, offsets: Range<Int>?, head: Range<Int>?) {
        let source = bytes.span
        guard let glyphs, let offsets, let head, let unitsPerEm = source.u16(head.lowerBound + 18), unitsPerEm > 0,
            let format = source.u16(head.lowerBound + 50)
        else { return nil }
        (self.bytes, self.glyphs, self.offsets) = (bytes, glyphs, offsets)
        hasLongOffsets = format != 0
        toEms = Matrix(1 / Double(unitsPerEm), 0, 0, 1 / Double(unitsPerEm), 0, 0)
    }

    /// The pieces of a glyph's outline; none of a blank one, or of one that can't be read.
    func pieces(ofGlyph glyph: Int) -> [Piece] {
        var (result, left): ([Piece], Int) = ([], Self.mostPartsInAll)
        append(glyph, toEms, depth: 0, &left, bytes.span, to: &result)
        return result
    }

    private func range(ofGlyph glyph: Int, _ source: borrowing Span<UInt8>) -> Range<Int>? {
        guard glyph >= 0, glyph < 0xFFFF else { return nil }
        let size = hasLongOffsets ? 4 : 2
        let at = offsets.lowerBound + glyph * size
        guard at + 2 * size <= offsets.upperBound, let start = source.uint(at, size: size), let end = source.uint(at + size, size: size)
        else { return nil }
        let scale = hasLongOffsets ? 1 : 2
        guard start < end, end * scale <= glyphs.count else { return nil }
        return (glyphs.lowerBound + start * scale)..<(glyphs.lowerBound + end * scale)
    }

    /// - Parameter left: parts that may still be looked at.
    private func append(
        _ glyph: Int, _ placement: Matrix, depth: Int, _ left: inout Int, _ source: borrowing Span<UInt8>, to result: inout [Piece]
    ) {
        left -= 1
        guard depth <= Self.deepest, left >= 0, result.count < Self.mostPieces, let range = range(ofGlyph: glyph, source),
            let contours = source.i16(range.lowerBound)
        else { return }
        if contours < 0 {
            appendParts(range, placement, depth, &left, source, to: &result)
        } else if contours > 0 {
            appendContours(contours, range, placement, source, to: &result)
        }
    }

    // MARK: Parts

    private func appendParts(
        _ range: Range<Int>, _ placement: Matrix, _ depth: Int, _ left: inout Int, _ source: borrowing Span<UInt8>,
        to result: inout [Piece]
    ) {
        var at = range.lowerBound + 10
        for _ in 0..<Self.mostParts {
            guard let flags = source.u16(at), let glyph = source.u16(at + 2) else { return }
            at += 4
            var part = Matrix.identity
            let areWords = flags & 1 != 0
            if flags & 2 != 0 {
                guard let x = areWords ? source.i16(at) : i8(at, source), let y = areWords ? source.i16(at + 2) : i8(at + 1, source)
                else { return }
                (part.e, part.f) = (Double(x), Double(y))
            }
            at += areWords ? 4 : 2
            if flags & 8 != 0 {
                guard let scale = fraction(at, source) else { return }
                (part.a, part.d) = (scale, scale)
                at += 2
            } else if flags & 0x40 != 0 {
                guard let a = fraction(at, source), let d = fraction(at + 2, source) else { return }
                (part.a, part.d) = (a, d)
                at += 4
            } else if flags & 0x80 != 0 {
                guard let a = fraction(at, source), let b = fraction(at + 2, source), let c = fraction(at + 4, source),
                    let d = fraction(at + 6, source)
                else { return }
                (part.a, part.b, part.c, part.d) = (a, b, c, d)
                at += 8
            }
            append(glyph, part.then(placement), depth: depth + 1, &left, source, to: &result)
            guard flags & 0x20 != 0 else { return }
        }
    }

    private func i8(_ at: Int, _ source: borrowing Span<UInt8>) -> Int? {
        source.u8(at).map { Int(Int8(truncatingIfNeeded: $0)) }
    }

    /// A number of 2 and 14 bits.
    private func fraction(_ at: Int, _ source: borrowing Span<UInt8>) -> Double? { source.i16(at).map { Double($0) / 16384 } }

    // MARK: Contours

    private struct Point {
        var x, y: Float
        let isOnCurve: Bool

        func middle(_ other: Point) -> Point { Point(x: (x + other.x) / 2, y: (y + other.y) / 2, isOnCurve: true) }
    }

    private func appendContours(
        _ count: Int, _ range: Range<Int>, _ placement: Matrix, _ source: borrowing Span<UInt8>, to result: inout [Piece]
    ) {
        let ends = range.lowerBound + 10
        guard let last = source.u16(ends + 2 * (count - 1)), last < Self.mostPoints, let length = source.u16(ends + 2 * count),
            let points = points(last + 1, at: ends + 2 * count + 2 + length, placement, source)
        else { return }
        var start = 0
        for contour in 0..<count {
            guard let end = source.u16(ends + 2 * contour), end >= start, end < points.count else { return }
            appendContour(points[start...end], to: &result)
            start = end + 1
        }
    }

    /// The points of a simple glyph, placed.
    private func points(_ count: Int, at start: Int, _ placement: Matrix, _ source: borrowing Span<UInt8>) -> [Point]? {
        var at = start
        var flags: [Int] = []
        flags.reserveCapacity(count)
        while flags.count < count {
            guard let flag = source.u8(at) else { return nil }
            at += 1
            var times = 1
            if flag & 8 != 0 {
                guard let more = source.u8(at) else { return nil }
                times += more
                at += 1
            }
            for _ in 0..<min(times, count - flags.count) { flags.append(flag) }
        }
        guard let xs = coordinates(flags, short: 2, same: 16, &at, source), let ys = coordinates(flags, short: 4, same: 32, &at, source)
        else { return nil }
        return flags.indices.map { index in
            let place = placement.apply(Double(xs[index]), Double(ys[index]))
            return Point(x: Float(place.x), y: Float(place.y), isOnCurve: flags[index] & 1 != 0)
        }
    }

    private func coordinates(
        _ flags: [Int], short: Int, same: Int, _ at: inout Int, _ source: borrowing Span<UInt8>
    ) -> [Int]? {
        var (value, result) = (0, [Int]())
        result.reserveCapacity(flags.count)
        for flag in flags {
            if flag & short != 0 {
                guard let step = source.u8(at) else { return nil }
                value += flag & same != 0 ? step : -step
                at += 1
            } else if flag & same == 0 {
                guard let step = source.i16(at) else { return nil }
                value += step
                at += 2
            }
            result.append(value)
        }
        return result
    }

    /// Appends a closed contour: between two points off the curve lies one on it.
    private func appendContour(_ points: ArraySlice<Point>, to result: inout [Piece]) {
        guard points.count > 1, let first = points.first, let last = points.last else { return }
        let start = first.isOnCurve ? first : last.isOnCurve ? last : first.middle(last)
        var (at, control): (Point, Point?) = (start, nil)
        var (x, y) = (start.x, start.y)
        func line(to nextX: Float, _ nextY: Float) {
            result.append(Piece(x0: x, y0: y, x1: nextX, y1: nextY))
            (x, y) = (nextX, nextY)
        }
        func go(to end: Point) {
            if let bend = control {
                for step in 1...Self.steps {
                    let t = Float(step) / Float(Self.steps)
                    let (u, v, w) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
                    line(to: u * at.x + v * bend.x + w * end.x, u * at.y + v * bend.y + w * end.y)
                }
            } else {
                line(to: end.x, end.y)
            }
            (at, control) = (end, nil)
        }
        for point in points {
            if point.isOnCurve {
                go(to: point)
            } else {
                if let bend = control { go(to: bend.middle(point)) }
                control = point
            }
        }
        go(to: start)
    }
}
