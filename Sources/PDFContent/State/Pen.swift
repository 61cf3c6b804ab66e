import PDFFonts
import PDFSyntax

/// What stays the same while one operator shows text, and how far it has come.
struct Pen {
    /// Text space to display space.
    let matrix: Matrix
    /// Display points in a unit of text space, along the baseline and up.
    let scaleX, scaleY: Double
    let size, scale: Double
    let characterSpacing, wordSpacing: Double
    let rise: Double
    /// Display points in a glyph's text-space width of 1.
    let emWidth: Double
    /// Where the next glyph goes, in text space.
    var x = 0.0, y = 0.0

    @inline(__always)
    init(_ textMatrix: Matrix, _ state: borrowing GraphicsState) {
        let text = state.text
        matrix = textMatrix.then(state.matrix)
        scaleX = (matrix.a * matrix.a + matrix.b * matrix.b).squareRoot()
        scaleY = (matrix.c * matrix.c + matrix.d * matrix.d).squareRoot()
        (size, scale) = (text.fontSize, text.horizontalScaling)
        (characterSpacing, wordSpacing, rise) = (text.characterSpacing, text.wordSpacing, text.rise)
        emWidth = (size * scale).magnitude * scaleX
    }
}

/// What stays the same along one baseline of horizontal writing.
struct Stroke {
    let a, b, originX, originY: Double
    let size, scale, characterSpacing, wordSpacing, emWidth: Double
    /// Whether the baseline is level, as nearly all are, and its height then.
    let isLevel: Bool
    let level: Float

    @inline(__always)
    init(_ pen: Pen) {
        (a, b) = (pen.matrix.a, pen.matrix.b)
        originX = pen.matrix.c * (pen.y + pen.rise) + pen.matrix.e
        originY = pen.matrix.d * (pen.y + pen.rise) + pen.matrix.f
        (size, scale, emWidth) = (pen.size, pen.scale, pen.emWidth)
        (characterSpacing, wordSpacing) = (pen.characterSpacing, pen.wordSpacing)
        isLevel = b == 0
        level = Float(originY)
    }

    /// Places the glyph of a simple font's code.
    @inline(__always)
    func glyph(_ byte: UInt8, _ table: borrowing Span<DecodedGlyph>, _ x: inout Double) -> Glyph {
        let y = isLevel ? level : Float(b * x + originY)
        var glyph = levelGlyph(byte, table, &x)
        glyph.y = y
        return glyph
    }

    /// The same on a level baseline.
    @inline(__always)
    func levelGlyph(_ byte: UInt8, _ table: borrowing Span<DecodedGlyph>, _ x: inout Double) -> Glyph {
        let width = Double(table[Int(byte)].width)
        let glyph = Glyph(x: Float(a * x + originX), y: level, advance: Float(width * emWidth), unicode: table[Int(byte)].unicode)
        var step = width * size + characterSpacing
        if byte == 32 { step += wordSpacing }
        x += step * scale
        return glyph
    }

    /// Places a glyph at `x` and moves that on (§9.4.4).
    @inline(__always)
    func glyph(_ code: ShownCode, _ x: inout Double) -> Glyph {
        let width = Double(code.width)
        let glyph = Glyph(
            x: Float(a * x + originX), y: isLevel ? level : Float(b * x + originY), advance: Float(width * emWidth),
            unicode: code.unicode)
        var step = width * size + characterSpacing
        if code.isSpaceCode { step += wordSpacing }
        x += step * scale
        return glyph
    }
}
