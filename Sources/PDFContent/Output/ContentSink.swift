package import PDFSyntax

/// Receives what a content stream shows. Text extraction is one sink; a trace for debugging is another.
package protocol ContentSink: ~Copyable {
    /// Glyphs of one showing operator, in the order shown. Not called for empty runs.
    mutating func show(_ run: GlyphRun, _ glyphs: [Glyph])
    /// `BMC` or `BDC`. Sequences nest; each is closed by one ``endMarkedContent()``.
    mutating func beginMarkedContent(_ content: MarkedContent)
    mutating func endMarkedContent()
    /// An image of the given box (display space) is painted.
    mutating func image(_ box: Rectangle)
    /// Something is painted within the given box (display space).
    ///
    /// - Parameters:
    ///   - isWhite: whether it is, or nearly.
    ///   - colour: of all of the box; unknown where it fills only part of it.
    mutating func shade(_ box: Rectangle, isWhite: Bool, colour: FillColour)
    /// A thin line, level or upright, is drawn from one end of the given box (display space) to the other.
    mutating func rule(_ box: Rectangle)
}

extension ContentSink where Self: ~Copyable {
    package mutating func beginMarkedContent(_ content: MarkedContent) {}
    package mutating func endMarkedContent() {}
    package mutating func image(_ box: Rectangle) {}
    package mutating func shade(_ box: Rectangle, isWhite: Bool, colour: FillColour) {}
    package mutating func rule(_ box: Rectangle) {}
}
