import PDFFonts
import PDFSyntax

/// How far one operator has come that shows text.
struct Pen {
    /// Where the origin of text space is in display space.
    let originX, originY: Double
    /// Where the next glyph goes, in text space.
    var x = 0.0, y = 0.0

    @inline(__always)
    init(_ text: Matrix, _ page: Matrix) {
        originX = text.e * page.a + text.f * page.c + page.e
        originY = text.e * page.b + text.f * page.d + page.f
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
    init(_ setting: borrowing TextSetting, _ pen: Pen) {
        (a, b) = (setting.a, setting.b)
        originX = setting.c * (pen.y + setting.rise) + pen.originX
        originY = setting.d * (pen.y + setting.rise) + pen.originY
        (size, scale, emWidth) = (setting.size, setting.scale, setting.emWidth)
        (characterSpacing, wordSpacing) = (setting.characterSpacing, setting.wordSpacing)
        isLevel = b == 0
        level = Float(originY)
    }

    /// Places a glyph at `x` and moves that on (§9.4.4).
    @inline(__always)
    func glyph(_ code: ShownCode, _ x: inout Double) -> Glyph {
        let y = isLevel ? level : Float(b * x + originY)
        var glyph = levelGlyph(code, &x)
        glyph.y = y
        return glyph
    }

    /// The same as ``glyph(_:_:)`` on a level baseline.
    @inline(__always)
    func levelGlyph(_ code: ShownCode, _ x: inout Double) -> Glyph {
        let width = Double(code.width)
        let glyph = Glyph(x: Float(a * x + originX), y: level, advance: Float(width * emWidth), unicode: code.unicode)
        var step = width * size + characterSpacing
        if code.isSpaceCode { step += wordSpacing }
        x += step * scale
        return glyph
    }
}
