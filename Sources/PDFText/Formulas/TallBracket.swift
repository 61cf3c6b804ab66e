/// A bracket that may be higher than the type beside it: of pieces, a large form of one, or one whose neighbours stand above and below.
struct TallBracket {
    let shape: BracketSign.Shape
    var side: BracketSign.Side
    /// Whether nothing but a tall bracket looks so: pieces one above the other, or a glyph of a font of such signs.
    let isSure: Bool
    /// Whether it is an ordinary glyph drawn out in height.
    let isStretched: Bool
    /// Its fragments, in the order of showing.
    var fragments: Range<Int>
    let x0, x1: Float
    /// The baselines of its lowest and its highest piece.
    var low, high: Float
    let size: Float
    /// The bracket that it makes a pair with.
    var partner: Int?

    var isOfPieces: Bool { fragments.count > 1 }
    /// Whether it is one sign of TeX's, a brace, that hangs above its line.
    var hangsAlone: Bool { shape == .curly && side == .opening && isSure && !isOfPieces && !isStretched }
    var middle: Float { (low + high) / 2 }
    /// About where the baseline of its line is: TeX hangs large brackets above theirs.
    var level: Float { middle - (isOfPieces ? 0.5 : isSure && !isStretched ? 1.2 : 0) * size }
    /// How far up and down from there what stands beside it may be.
    var reach: Float { (high - low) / 2 + 2.2 * size }

    /// Whether what closes is as high as this, and stands on its right.
    func matches(_ closing: TallBracket) -> Bool {
        guard closing.x0 > x1 - 0.2 * size, closing.size < 1.25 * size, size < 1.25 * closing.size else { return false }
        let tolerance = 0.4 * size
        if isOfPieces, closing.isOfPieces {
            return (low - closing.low).magnitude < tolerance && (high - closing.high).magnitude < tolerance
        }
        // One side may be a glyph where the other is of pieces: but no ordinary one that just stands behind an index.
        guard isOfPieces == closing.isOfPieces || isSure && closing.isSure else { return false }
        return isOfPieces != closing.isOfPieces
            ? closing.middle < high + tolerance + size && closing.middle > low - tolerance - size
            : (low - closing.low).magnitude < tolerance
    }
}
