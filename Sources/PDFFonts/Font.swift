package import PDFSyntax

/// One font of a document, ready to turn codes into Unicode and widths: immutable flat tables, safe to share between threads.
package final class Font: Sendable {
    /// In ``DecodedGlyph/unicode``: the rest is an offset into ``sequences``, and the case of the first letter there.
    @inlinable @inline(__always)
    package static var sequenceFlag: UInt32 { 0x8000_0000 }

    /// Beside ``sequenceFlag``: the sequence begins with a small letter, or with a capital.
    @inlinable @inline(__always)
    package static var smallLetterFlag: UInt32 { 0x2000_0000 }
    @inlinable @inline(__always)
    package static var capitalFlag: UInt32 { 0x1000_0000 }

    /// Both: with a letter of a script that has neither.
    @inlinable @inline(__always)
    package static var caselessFlag: UInt32 { smallLetterFlag | capitalFlag }

    /// What a flagged value says of the letter that its text begins with: ligatures begin words, and lines, as letters do.
    package static func caseFlag(of scalar: UInt32) -> UInt32 {
        guard let properties = Unicode.Scalar(scalar)?.properties else { return 0 }
        if properties.isLowercase { return smallLetterFlag }
        return properties.isUppercase ? capitalFlag : properties.generalCategory == .otherLetter ? caselessFlag : 0
    }

    /// Where in ``sequences`` what a flagged value stands for begins.
    @inlinable @inline(__always)
    package static func offset(ofSequence unicode: UInt32) -> Int { Int(unicode & 0x0FFF_FFFF) }

    /// BaseFont without its subset prefix (§9.9.2); a Type 3 font's Name, or empty.
    package let name: String
    /// A Type 0 font (§9.7): codes of one to four bytes.
    package let isComposite: Bool
    /// Written top to bottom (WMode 1).
    package let isVertical: Bool
    package let isType3: Bool
    /// Glyph space to text space (§9.2.4): Type 3 fonts bring their own, all others have thousandths.
    package let fontMatrix: Matrix
    /// What is an em of its type, in text space units for a font of size 1: another number than 1 in Type 3 fonts whose matrix says nothing of it.
    package let em: Float
    /// Whether some of its glyphs are ``RaisedGlyphs``.
    package let hasRaisedGlyphs: Bool
    private let style: FontStyle
    /// False where no code, or next to none, leads to Unicode: its text can't be read.
    package let hasUnicode: Bool
    /// Codes that stand for several scalars: at each offset their count, then they.
    package let sequences: [UInt32]

    /// All 256 codes of a simple font; empty for a composite one.
    package let simple: [ShownCode]
    private let composite: CompositeTable
    private let lease: FontAllowance.Lease

    init(
        name: String, style: FontStyle, isType3: Bool = false, fontMatrix: Matrix = Font.thousandths, em: Float = 1, hasUnicode: Bool,
        sequences: [UInt32], hasRaisedGlyphs: Bool = false, simple: [ShownCode], store: ObjectStore
    ) {
        self.name = name
        self.style = style
        self.isComposite = false
        self.isVertical = false
        self.isType3 = isType3
        self.fontMatrix = fontMatrix
        self.em = em
        self.hasRaisedGlyphs = hasRaisedGlyphs
        self.hasUnicode = hasUnicode
        self.sequences = sequences
        self.simple = simple
        self.composite = .empty
        lease = store.fontAllowance.lease(simple.count * MemoryLayout<ShownCode>.stride + sequences.count * 4)
    }

    init(name: String, style: FontStyle, hasUnicode: Bool, sequences: [UInt32], composite: CompositeTable, store: ObjectStore) {
        self.name = name
        self.style = style
        self.isComposite = true
        self.isVertical = composite.cmap.isVertical
        self.isType3 = false
        self.fontMatrix = Font.thousandths
        self.em = 1
        self.hasRaisedGlyphs = false
        self.hasUnicode = hasUnicode
        self.sequences = sequences
        self.simple = []
        self.composite = composite
        lease = store.fontAllowance.lease(composite.byteCount + sequences.count * 4)
    }

    /// What its tables take in memory.
    package var byteCount: Int { lease.bytes }

    /// Whether all codes of this composite font have two bytes.
    package var hasTwoByteCodes: Bool { composite.cmap.isTwoByte }

    package var flags: FontFlags { style.flags }
    /// 100–900 as in CSS; 400 where nothing is said.
    package var weight: Int { style.weight }
    /// Whether nothing but the width of its stems says that it is bold, which many producers make up.
    package var isWeightOfStems: Bool { style.isWeightOfStems }
    /// Whether its glyphs tell that it is TeX's font of brackets, sums and integrals that grow, which has no name where it has come down to bitmaps.
    package var isOfExtensions: Bool { style.isOfExtensions }
    /// Degrees counter-clockwise from the vertical: negative leans right.
    package var italicAngle: Float { style.italicAngle }
    /// The highest and (negative) lowest reach of its glyphs, in text space units for a font of size 1; always plausible.
    package var ascent: Float { style.ascent }
    package var descent: Float { style.descent }

    static let thousandths = Matrix(0.001, 0, 0, 0.001, 0, 0)

    /// Appends one entry for each character code of a shown string.
    package func decode(_ bytes: Span<UInt8>, into output: inout [DecodedGlyph]) {
        if isComposite {
            composite.decode(bytes, into: &output)
        } else {
            let simple = simple
            output.append(addingCapacity: bytes.count) { decoded in
                let table = simple.span
                for index in bytes.indices {
                    let byte = bytes[index]
                    decoded.append(DecodedGlyph(code: UInt32(byte), unicode: table[Int(byte)].unicode, width: table[Int(byte)].width))
                }
            }
        }
    }

    /// Appends one entry for each code of two bytes: what ``decode(_:into:)`` makes of them in a composite font all of whose codes are so long.
    package func decode(codes: Span<UInt16>, into output: inout [ShownCode]) { composite.decode(codes: codes, into: &output) }

    /// What ``decode(_:into:)`` makes of one code.
    package func glyph(for code: UInt32) -> DecodedGlyph {
        if isComposite {
            let byteCount = composite.byteCount(of: code)
            return isVertical
                ? composite.verticalGlyph(code: code, byteCount: byteCount) : composite.glyph(code: code, byteCount: byteCount)
        }
        let shown = Int(code) < simple.count ? simple[Int(code)] : ShownCode(unicode: 0, width: 0, isSpaceCode: false)
        return DecodedGlyph(code: code, unicode: shown.unicode, width: shown.width)
    }

    /// The scalars behind a ``DecodedGlyph/unicode``. For tests and rare uses: the hot path reads ``sequences`` itself.
    package func scalars(of unicode: UInt32) -> [Unicode.Scalar] {
        if unicode & Font.sequenceFlag == 0 { return unicode == 0 ? [] : Unicode.Scalar(unicode).map { [$0] } ?? [] }
        let offset = Font.offset(ofSequence: unicode)
        guard offset < sequences.count else { return [] }
        let range = Range(clamping: offset + 1, length: Int(sequences[offset]), limit: sequences.count)
        return sequences[range].compactMap { Unicode.Scalar($0) }
    }
}
