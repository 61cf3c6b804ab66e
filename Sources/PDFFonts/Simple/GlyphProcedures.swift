import PDFSyntax

/// The CharProcs of a Type 3 font (§9.6.4): which glyphs there are, and how far they reach up and down.
struct GlyphProcedures {
    private let store: ObjectStore
    private let procedures: PDFDictionary
    /// Whether up is down in glyph space.
    private let isUpsideDown: Bool

    init(_ procedures: PDFDictionary, matrix: Matrix, store: ObjectStore) {
        self.store = store
        self.procedures = procedures
        isUpsideDown = matrix.d < 0
    }

    func hasGlyph(_ name: String) -> Bool { !procedures[Name(name)].isNull }

    /// The lower and upper edge of the box that a glyph's description begins with (`d1`); nil where it has none, or an empty one.
    func reach(_ name: String) -> (bottom: Double, top: Double)? { box(name).map { ($0.bottom, $0.top) } }

    /// The box that a glyph's description begins with.
    func box(_ name: String) -> (left: Double, bottom: Double, right: Double, top: Double)? {
        guard let stream = store.stream(procedures[Name(name)]) else { return nil }
        let bytes = store.decodedForFont(stream, limit: Self.longestProcedure)
        let source = bytes.span
        var lexer = Lexer(source)
        var operands: [Double] = []
        while operands.count <= Self.operandCount {
            switch lexer.next(source) {
            case .integer(let value): operands.append(Double(value))
            case .real(let value): operands.append(value)
            case .keyword(let range):
                guard operands.count == Self.operandCount, range.count == 2, source.matches("d1", at: range.lowerBound) else { return nil }
                let (bottom, top) = isUpsideDown ? (-operands[5], -operands[3]) : (operands[3], operands[5])
                return top > bottom ? (operands[2], bottom, operands[4], top) : nil
            default: return nil
            }
        }
        return nil
    }

    /// In bytes: a letter of a thousand dots by a thousand has half as many. A font has dozens, each of which a stranger may have blown up.
    private static let longestProcedure = 1 << 18
    /// Of `d1`: the width's two parts and the box.
    private static let operandCount = 6
}
