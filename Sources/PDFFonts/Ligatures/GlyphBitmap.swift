/// What a glyph blackens, in small squares: enough to see whether two glyphs look alike.
struct GlyphBitmap: Equatable {
    static let rowCount = 48
    /// Squares of an em, from left to right: a row has two ems.
    static let columnsPerEm: Float = 64
    /// Squares left of the origin, where italic letters reach.
    private static let margin: Float = 19
    /// From below descenders to above ascenders, in ems.
    static let (bottom, height): (Float, Float) = (-0.3, 1.35)

    private struct Row: Equatable {
        /// Squares 0 to 63, the first one lowest, and 64 to 127.
        var left: UInt64 = 0
        var right: UInt64 = 0

        var count: Int { left.nonzeroBitCount + right.nonzeroBitCount }

        /// Moved by so many squares, to the right if above 0; what leaves the row is gone.
        func shifted(by columns: Int) -> Row {
            let way = abs(columns)
            if columns >= 0 {
                if way < 1 { return self }
                if way < 64 { return Row(left: left << way, right: right << way | left >> (64 - way)) }
                return Row(left: 0, right: way < 128 ? left << (way - 64) : 0)
            }
            if way < 64 { return Row(left: left >> way | right << (64 - way), right: right >> way) }
            return Row(left: way < 128 ? right >> (way - 64) : 0, right: 0)
        }

        /// Blackens squares from one to before another.
        mutating func fill(_ start: Int, _ end: Int) {
            let (start, end) = (min(max(start, 0), 128), min(max(end, 0), 128))
            guard start < end else { return }
            if start < 64 { left |= Self.ones(end) & ~Self.ones(start) }
            if end > 64 { right |= Self.ones(end - 64) & ~Self.ones(start - 64) }
        }

        private static func ones(_ count: Int) -> UInt64 { count >= 64 ? .max : count <= 0 ? 0 : (1 << UInt64(count)) - 1 }
    }

    private var rows = Array(repeating: Row(), count: rowCount)

    /// White.
    init() {}

    /// What the outline of a glyph goes around (by the non-zero winding number rule).
    init(_ pieces: [TrueTypeOutlines.Piece]) {
        var crossings = Array(repeating: [(x: Float, direction: Int)](), count: Self.rowCount)
        let step = Self.height / Float(Self.rowCount)
        for piece in pieces where piece.y0 != piece.y1 {
            let (low, high) = (min(piece.y0, piece.y1), max(piece.y0, piece.y1))
            guard low.isFinite, high.isFinite, low < 4, high > -4 else { continue }
            var row = max(Int(((low - Self.bottom) / step - 0.5).rounded(.up)), 0)
            while row < Self.rowCount {
                let y = Self.bottom + (Float(row) + 0.5) * step
                if y >= high { break }
                let x = piece.x0 + (y - piece.y0) * (piece.x1 - piece.x0) / (piece.y1 - piece.y0)
                if y >= low, x.magnitude < 8 { crossings[row].append((x, piece.y0 < piece.y1 ? 1 : -1)) }
                row += 1
            }
        }
        for row in rows.indices {
            var (winding, start) = (0, Float(0))
            for crossing in crossings[row].sorted(by: { $0.x < $1.x }) {
                if winding == 0 { start = crossing.x }
                winding += crossing.direction
                if winding == 0 { rows[row].fill(Self.column(start), Self.column(crossing.x)) }
            }
        }
    }

    /// Of a row of squares, in ems.
    static let rowHeight = height / Float(rowCount)

    /// What is black at a height, from left to right, in ems.
    func runs(at y: Float) -> [ClosedRange<Float>] {
        let index = Int(((y - Self.bottom) / Self.rowHeight).rounded(.down))
        guard rows.indices.contains(index) else { return [] }
        var (result, start): ([ClosedRange<Float>], Int?) = ([], nil)
        for column in 0...128 {
            let isBlack =
                column < 64
                ? rows[index].left >> UInt64(column) & 1 == 1 : column < 128 && rows[index].right >> UInt64(column - 64) & 1 == 1
            if isBlack {
                start = start ?? column
            } else if let first = start {
                result.append(Self.x(first)...Self.x(column))
                start = nil
            }
        }
        return result
    }

    private static func x(_ column: Int) -> Float { (Float(column) - margin) / columnsPerEm }

    private static func column(_ x: Float) -> Int { Int((x * columnsPerEm + margin).rounded()) }

    var isWhite: Bool { rows.allSatisfy { $0 == Row() } }

    /// Squares that are black here and in another one that is moved to the right.
    func common(with other: GlyphBitmap, shiftedBy columns: Int) -> Int {
        var count = 0
        for row in rows.indices {
            let shifted = other.rows[row].shifted(by: columns)
            count += Row(left: rows[row].left & shifted.left, right: rows[row].right & shifted.right).count
        }
        return count
    }

    /// Blackens what is black in another one that is moved to the right.
    mutating func add(_ other: GlyphBitmap, shiftedBy columns: Int) {
        for row in rows.indices {
            let shifted = other.rows[row].shifted(by: columns)
            rows[row].left |= shifted.left
            rows[row].right |= shifted.right
        }
    }

    /// What stands between two places, in ems, as if the first were the origin.
    func part(_ range: Range<Float>) -> GlyphBitmap {
        var (result, kept) = (GlyphBitmap(), Row())
        // What reaches to the left of the origin is the first letter's.
        kept.fill(range.lowerBound > 0 ? Self.column(range.lowerBound) : 0, Self.column(range.upperBound))
        let shift = Self.column(0) - Self.column(range.lowerBound)
        for row in rows.indices {
            result.rows[row] = Row(left: rows[row].left & kept.left, right: rows[row].right & kept.right).shifted(by: shift)
        }
        return result
    }

    /// Squares that are black in one of two only, as a share of those that are in any: 0 if they look the same.
    func difference(from other: GlyphBitmap) -> Float {
        let shared = common(with: other, shiftedBy: 0)
        let all = rows.reduce(0) { $0 + $1.count } + other.rows.reduce(0) { $0 + $1.count } - shared
        return all > 0 ? 1 - Float(shared) / Float(all) : 0
    }
}
