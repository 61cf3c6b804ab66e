package import PDFFonts
package import PDFSyntax

/// Receives what a content stream shows. Text extraction is one sink; a trace for debugging is another.
package protocol ContentSink: ~Copyable {
    /// A font that runs of the page will name by its number: the first is 0, the next 1.
    mutating func add(_ font: Font)
    /// The glyphs of one showing operator, in the order shown. Not called for empty runs.
    ///
    /// - Parameters:
    ///   - glyphs: the page's so far, the shown ones last. A sink may change them, or take out those that it needs no more.
    ///   - start: the first of those shown.
    ///   - isAsBefore: whether the run is the one that was shown before.
    mutating func show(_ run: GlyphRun, _ glyphs: inout [Glyph], from start: Int, isAsBefore: Bool)
    /// `BMC` or `BDC`. Sequences nest; each is closed by one ``endMarkedContent(_:)``.
    mutating func beginMarkedContent(_ content: MarkedContent)
    /// - Parameter glyphs: the page's so far; a sink may change them.
    mutating func endMarkedContent(_ glyphs: inout [Glyph])
    /// The page is over. A sink that keeps its glyphs exchanges them for others, whose memory is used again.
    mutating func finish(_ glyphs: inout [Glyph])
    /// An image of the given box (display space) is painted.
    ///
    /// - Parameter isOpaque: whether nothing shows through it, as far as can be told without decoding it.
    mutating func image(_ box: Rectangle, isOpaque: Bool)
    /// Something is painted within the given box (display space).
    ///
    /// - Parameters:
    ///   - isWhite: whether it is, or nearly.
    ///   - colour: of all of the box; unknown where it fills only part of it.
    ///   - isDrawing: whether it is a shape with slanted or curved sides.
    mutating func shade(_ box: Rectangle, isWhite: Bool, colour: FillColour, isDrawing: Bool)
    /// All of the given box (display space) is covered by paint that nothing shows through.
    mutating func cover(_ box: Rectangle)
    /// A shape with slanted or curved sides is drawn in thin strokes within the given box (display space).
    mutating func outline(_ box: Rectangle)
    /// A thin line, level or upright, is drawn from one end of the given box (display space) to the other.
    mutating func rule(_ box: Rectangle)
    /// A form XObject that isn't within another begins; what is shown until ``endForm()`` is of it.
    ///
    /// - Parameter box: what of the page it may paint on (display space); nil if all.
    mutating func beginForm(_ box: Rectangle?)
    mutating func endForm()
}

extension ContentSink where Self: ~Copyable {
    package mutating func beginMarkedContent(_ content: MarkedContent) {}
    package mutating func endMarkedContent(_ glyphs: inout [Glyph]) {}
    package mutating func finish(_ glyphs: inout [Glyph]) {}
    package mutating func image(_ box: Rectangle, isOpaque: Bool) {}
    package mutating func shade(_ box: Rectangle, isWhite: Bool, colour: FillColour, isDrawing: Bool) {}
    package mutating func cover(_ box: Rectangle) {}
    package mutating func outline(_ box: Rectangle) {}
    package mutating func rule(_ box: Rectangle) {}
    package mutating func beginForm(_ box: Rectangle?) {}
    package mutating func endForm() {}
}
