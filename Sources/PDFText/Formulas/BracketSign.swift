/// What a scalar is of a bracket, whole or a piece of one that is built as high as what stands in it.
struct BracketSign {
    enum Shape: UInt8 {
        case round, square, curly, bar, doubleBar, angle, floor, ceiling
    }

    enum Side: UInt8 {
        case opening, closing
        /// A bar; the middle of a brace.
        case either
    }

    let shape: Shape
    let side: Side
    let isPiece: Bool

    private init(_ shape: Shape, _ side: Side, isPiece: Bool = false) { (self.shape, self.side, self.isPiece) = (shape, side, isPiece) }

    init?(_ unicode: UInt32) {
        switch unicode {
        case 0x28: self.init(.round, .opening)
        case 0x29: self.init(.round, .closing)
        case 0x5B: self.init(.square, .opening)
        case 0x5D: self.init(.square, .closing)
        case 0x7B: self.init(.curly, .opening)
        case 0x7D: self.init(.curly, .closing)
        case 0x7C, 0x2223: self.init(.bar, .either)
        case 0x2016, 0x2225: self.init(.doubleBar, .either)
        case 0x27E8, 0x2329: self.init(.angle, .opening)
        case 0x27E9, 0x232A: self.init(.angle, .closing)
        case 0x230A: self.init(.floor, .opening)
        case 0x230B: self.init(.floor, .closing)
        case 0x2308: self.init(.ceiling, .opening)
        case 0x2309: self.init(.ceiling, .closing)
        default: self.init(piece: unicode)
        }
    }

    /// Pieces have their own scalars, and those that Adobe's fonts gave them before.
    init?(piece unicode: UInt32) {
        switch unicode {
        case 0x239B...0x239D, 0xF8EB...0xF8ED: self.init(.round, .opening, isPiece: true)
        case 0x239E...0x23A0, 0xF8F6...0xF8F8: self.init(.round, .closing, isPiece: true)
        case 0x23A1...0x23A3, 0xF8EE...0xF8F0: self.init(.square, .opening, isPiece: true)
        case 0x23A4...0x23A6, 0xF8F9...0xF8FB: self.init(.square, .closing, isPiece: true)
        case 0x23A7...0x23A9, 0xF8F1...0xF8F3: self.init(.curly, .opening, isPiece: true)
        case 0x23AB...0x23AD, 0xF8FC...0xF8FE: self.init(.curly, .closing, isPiece: true)
        case 0x23AA, 0xF8F4: self.init(.curly, .either, isPiece: true)
        case 0x23D0, 0xF8E6: self.init(.bar, .either, isPiece: true)
        default: return nil
        }
    }

    /// Whether a scalar may be a piece: asked of each one beyond the ordinary.
    @inline(__always)
    static func mayBePiece(_ unicode: UInt32) -> Bool {
        unicode &- 0x239B < 0x23AE - 0x239B || unicode == 0x23D0 || unicode &- 0xF8E6 < 0xF8FF - 0xF8E6
    }

    /// The whole bracket.
    static func scalar(_ shape: Shape, isOpening: Bool) -> UInt32 {
        switch shape {
        case .round: isOpening ? 0x28 : 0x29
        case .square: isOpening ? 0x5B : 0x5D
        case .curly: isOpening ? 0x7B : 0x7D
        case .bar: 0x7C
        case .doubleBar: 0x2016
        case .angle: isOpening ? 0x27E8 : 0x27E9
        case .floor: isOpening ? 0x230A : 0x230B
        case .ceiling: isOpening ? 0x2308 : 0x2309
        }
    }
}
