import PDFFonts
import PDFSyntax

/// The text state (§9.3.1), part of the graphics state.
struct TextState {
    var characterSpacing = 0.0
    var wordSpacing = 0.0
    /// Tz / 100.
    var horizontalScaling = 1.0
    var leading = 0.0
    var fontSize = 0.0
    var renderMode: UInt8 = 0
    var rise = 0.0
    var font: Font?
}
