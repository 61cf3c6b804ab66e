import PDFContent
import PDFFonts

/// Marks of Thai, Lao and the scripts of India that a producer shows before the letter they stand over, as the font's rules leave them in its buffer.
enum EarlyMarks {
    /// No letter carries more.
    static let most = 4

    /// Vowel signs, tones and dots without a width of their own.
    static func holds(_ unicode: UInt32) -> Bool {
        switch unicode {
        case 0xE31, 0xE34...0xE3A, 0xE47...0xE4E, 0xEB1, 0xEB4...0xEBC, 0xEC8...0xECD: true
        default:
            // The blocks of India are laid out alike.
            IndicScalar.holds(unicode) && [0x01, 0x02, 0x3C, 0x41, 0x42, 0x43, 0x44, 0x45, 0x46, 0x47, 0x48, 0x4D].contains(unicode & 0x7F)
        }
    }

    /// Whether the letter that a mark stands over is shown behind it: it begins well to the left of the mark and ends near it, and the text so far ends
    /// before it.
    ///
    /// - Parameters:
    ///   - next: the glyph after the mark.
    ///   - end: where the text so far ends, along the baseline and above it.
    static func precedes(
        _ mark: Glyph, _ glyphs: borrowing Span<Glyph>, _ next: Int, _ dx: Float, _ dy: Float, after end: (x: Float, y: Float)?, _ em: Float
    ) -> Bool {
        var next = next
        let last = min(glyphs.count, next + most)
        while next < last, glyphs[next].advance == 0, holds(glyphs[next].unicode) { next += 1 }
        guard next < last, glyphs[next].advance > 0, Unicode.Scalar(glyphs[next].unicode)?.properties.isAlphabetic ?? false else {
            return false
        }
        let letter = glyphs[next]
        let place = (mark.x - letter.x) * dx + (mark.y - letter.y) * dy
        let height = (mark.y - letter.y) * dx - (mark.x - letter.x) * dy
        guard height.magnitude < em, place > 0.4 * letter.advance, place < letter.advance + 0.3 * em else { return false }
        guard let end, (letter.y * dx - letter.x * dy - end.y).magnitude < 0.6 * em else { return true }
        return letter.x * dx + letter.y * dy > end.x - 0.3 * em
    }
}
