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
    /// Number of the font among the page's (``PageFonts``); −1 before one is set.
    private(set) var font: Int32 = -1
    /// Whether one is set and is no composite one.
    private(set) var isFontSimple = false

    mutating func setFont(_ number: Int32, isSimple: Bool) { (font, isFontSimple) = (number, isSimple) }
}
