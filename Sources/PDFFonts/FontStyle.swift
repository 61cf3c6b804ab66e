/// What of a font tells its text apart from other text, and how tall it is: for headings, emphasis and line boxes, not for drawing.
struct FontStyle: Sendable, Equatable {
    var flags: FontFlags = []
    /// 100–900 as in CSS; 400 where nothing is said.
    var weight: Int = 400
    /// Degrees counter-clockwise from the vertical: negative leans right.
    var italicAngle: Float = 0
    /// Text space units for a font of size 1, above and (negative) below the baseline.
    var ascent: Float = 0.75
    var descent: Float = -0.25
}
