import PDFFonts
import PDFSyntax

/// What the strings shown one after the other have in common (§9.4.4). It is brought up to date in place, and only what has changed is worked out anew:
/// some texts change their font at every word.
struct TextSetting {
    // What it was worked out from.
    private var textMatrix = Matrix.identity, pageMatrix = Matrix.identity
    private var font: Int32 = -1
    private(set) var size = Double.nan, scale = 1.0  // no size is alike
    private(set) var characterSpacing = 0.0, wordSpacing = 0.0, rise = 0.0

    /// Text space to display space, but for where the origin is.
    private(set) var a = 1.0, b = 0.0, c = 0.0, d = 1.0
    /// Display points in a unit of text space, up from the baseline.
    private(set) var scaleY = 1.0
    /// Display points in a glyph's text-space width of 1.
    private(set) var emWidth = 0.0
    /// Whether anything can be seen of the glyphs.
    private(set) var isVisible = false
    /// Unit vectors along the baseline and up from it, in display space.
    private var along: (x: Float, y: Float) = (1, 0), up: (x: Float, y: Float) = (0, 1)
    private var displaySize: Float = 0, displayRise: Float = 0
    /// Whether a letter by itself is turned about (XeTeX's first E): it is read where it stands.
    private(set) var turnsLoneLetters = false

    /// Of a simple font, its glyphs by code.
    var simple: [ShownCode] = []
    /// Whether it is a simple font's, on a level baseline.
    private(set) var isPlain = false
    /// What is handed to the sink with the glyphs.
    private(set) var run = GlyphRun(
        font: -1, size: 0, emWidth: 0, dx: 1, dy: 0, renderMode: 0, isVertical: false, lightness: 0, colour: .unknown)
    /// Whether the sink was given ``run`` last.
    var isShown = false

    /// Brings it up to date with a text matrix and a graphics state, wherever their origins are. The state has a font.
    @inline(__always)
    mutating func settle(_ matrix: Matrix, _ graphics: GraphicsState, _ fonts: PageFonts) {
        (characterSpacing, wordSpacing) = (graphics.text.characterSpacing, graphics.text.wordSpacing)
        var isSame = true
        if !Self.isAlike(matrix, textMatrix) || !Self.isAlike(graphics.matrix, pageMatrix) || graphics.text.fontSize != size
            || graphics.text.horizontalScaling != scale || graphics.text.rise != rise
        {
            (textMatrix, pageMatrix) = (matrix, graphics.matrix)
            (size, scale, rise) = (graphics.text.fontSize, graphics.text.horizontalScaling, graphics.text.rise)
            measure()
            isSame = false
        }
        if graphics.text.font != font {
            font = graphics.text.font
            simple = fonts.tables[Int(font)]
            isSame = false
        }
        if isSame, run.renderMode == graphics.text.renderMode, run.lightness == graphics.lightness, run.colour == graphics.colour { return }
        isPlain = graphics.text.opener == 0x28 && b == 0
        let isVertical = fonts.areVertical[Int(font)]
        run = GlyphRun(
            font: font, size: displaySize, emWidth: isVertical ? displaySize : Float(emWidth), dx: isVertical ? -up.x : along.x,
            dy: isVertical ? -up.y : along.y, renderMode: graphics.text.renderMode, isVertical: isVertical,
            rise: isVertical ? 0 : displayRise, lightness: graphics.lightness, colour: graphics.colour)
        isShown = false
    }

    @inline(__always)
    private static func isAlike(_ matrix: Matrix, _ other: Matrix) -> Bool {
        matrix.a == other.a && matrix.d == other.d && matrix.b == other.b && matrix.c == other.c
    }

    /// Works out what follows from the matrices, the size, the scale and the rise.
    @inline(never)
    private mutating func measure() {
        let matrix = textMatrix.then(pageMatrix)
        (a, b, c, d) = (matrix.a, matrix.b, matrix.c, matrix.d)
        let scaleX = (a * a + b * b).squareRoot()
        scaleY = (c * c + d * d).squareRoot()
        emWidth = (size * scale).magnitude * scaleX
        isVisible = (scaleX > 0 || scaleY > 0) && emWidth.isFinite && scaleY.isFinite
        let signX: Double = size * scale < 0 ? -1 : 1
        let signY: Double = size < 0 ? -1 : 1
        // A matrix that is flat in one direction still has the other.
        let along = scaleX > 0 ? (a / scaleX * signX, b / scaleX * signX) : (d / scaleY, -c / scaleY)
        let up = scaleY > 0 ? (c / scaleY * signY, d / scaleY * signY) : (-along.1, along.0)
        self.along = (Float(along.0), Float(along.1))
        self.up = (Float(up.0), Float(up.1))
        displaySize = Float(size.magnitude * scaleY)
        displayRise = rise == 0 ? 0 : Float(rise * (d * along.0 - c * along.1))
        turnsLoneLetters = along.0 < -0.999 && up.1 > 0.999
    }
}
