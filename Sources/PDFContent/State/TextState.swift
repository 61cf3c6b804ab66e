/// The text state (§9.3.1), part of the graphics state.
struct TextState {
    var characterSpacing = 0.0
    var wordSpacing = 0.0
    /// Tz / 100.
    var horizontalScaling = 1.0
    var leading = 0.0
    var fontSize = 0.0
    var renderMode: UInt8 = 0
    /// Whether text shown in this mode becomes a part of the clipping path (Table 104).
    var addsToClip: Bool { 4...7 ~= renderMode }
    var rise = 0.0
    /// Number of the font among the page's (``PageFonts``); −1 before one is set.
    private(set) var font: Int32 = -1
    /// What strings in it begin with that can be placed while they are read: `(` in a simple font, `<` in a composite one whose codes have two bytes
    /// each; 0 in others.
    private(set) var opener: UInt8 = 0

    mutating func setFont(_ number: Int32, opener: UInt8) { (font, self.opener) = (number, opener) }
}
