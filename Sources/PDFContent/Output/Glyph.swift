/// One shown glyph, in the page's display space: points, origin at the bottom left of the upright page.
package struct Glyph: Sendable {
    /// The glyph's origin, on the baseline; in vertical writing its top centre.
    package var x, y: Float
    /// The glyph's own advance along the baseline, without character and word spacing.
    package var advance: Float
    /// A Unicode scalar; or 0x8000_0000 | an offset into the font's `sequences`; or 0 where the font has no answer.
    package var unicode: UInt32
}

/// Glyphs shown by one operator: one font, one size, one direction.
package struct GlyphRun: Sendable {
    /// Number of the font, by the order in which the sink was told of them.
    package let font: Int32
    /// Height of an em on the page, in points.
    package var size: Float
    /// Width of an em along the baseline, in points: differs from `size` where text is condensed or stretched (Tz, matrices).
    package var emWidth: Float
    /// Direction of writing, a unit vector: of the baseline, or downwards in vertical writing.
    package var dx, dy: Float
    /// Text rendering mode (Table 104), 0–7; 3 shows nothing (an OCR layer, mostly).
    package var renderMode: UInt8
    /// Whether the font is written top to bottom (§9.7.4.3).
    package var isVertical: Bool
    /// Width of a lone glyph of a vertical font as it would be in horizontal writing, in points; 0 for all other runs.
    package var uprightWidth: Float = 0
    /// How far the text rise (Ts, §9.3.7) lifts the glyphs off their line, in points.
    package var rise: Float = 0
    /// Lightness of the fill colour, 0 (black) … 1 (white); patterns count as 0.
    package var lightness: Float
    package var colour: FillColour
}
