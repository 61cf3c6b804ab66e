import PDFContent

/// Glyphs without Unicode inside words: fonts of scripts whose letters make conjuncts often say nothing of these, and the white that they leave would part
/// the word in two.
extension FragmentFiller {
    /// Whether a glyph that says nothing stands close behind a letter of such a script and is too wide for a space.
    ///
    /// - Parameter gap: from the end of what was shown before it, in points.
    func isConjunct(_ glyph: Glyph, _ run: GlyphCollector.Run, gap: Float, _ cells: borrowing OutputSpan<Cell>, from start: Int) -> Bool {
        guard glyph.advance > Self.widestSpace * run.emWidth, glyph.advance < Self.widestConjunct * run.emWidth,
            gap.magnitude < Self.closeToWord * run.emWidth
        else { return false }
        var index = cells.count - 1
        // Another one may stand between.
        while index > start, index > cells.count - 4, cells[index].unicode == GlyphCollector.silent { index -= 1 }
        guard index >= start else { return false }
        return makesConjuncts(cells[index].unicode, cells[index].run)
    }

    /// In ems.
    private static let (widestSpace, widestConjunct, closeToWord): (Float, Float, Float) = (0.35, 2, 0.1)

    /// Whether a letter is of a script of India's, or of Tibet, Burma or Cambodia.
    private func makesConjuncts(_ unicode: UInt32, _ run: Int32) -> Bool {
        switch firstScalar(of: unicode, run) {
        case 0x0900...0x0DFF, 0x0F00...0x109F, 0x1780...0x17FF: true
        default: false
        }
    }
}
