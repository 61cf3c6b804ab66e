import PDFFonts
import PDFSyntax

extension ContentScanner {
    /// More glyphs than this are read like any other operands.
    static let mostPlainGlyphs = 1024

    /// Places the glyphs of the Tj or TJ that begins here, in a simple font and on a level baseline, up to and including the operator: strings in
    /// parentheses, numbers and white space, in an array or without one, as nearly all are written.
    ///
    /// - Parameters:
    ///   - table: the glyphs of the font by code, 256 of them.
    ///   - x: where the next glyph goes, in text space.
    /// - Returns: false at anything else: strings in hexadecimal, parentheses in strings, several operands, another operator. The scanner stands where it
    ///   stood then, and what has been placed is of no use.
    mutating func placePlainText(
        _ source: borrowing Span<UInt8>, _ stroke: Stroke, _ table: borrowing Span<DecodedGlyph>, x: inout Double,
        into glyphs: inout OutputSpan<Glyph>
    ) -> Bool {
        let count = source.count
        var (index, pen) = (position, x)
        let isArray = source[index] == 0x5B
        if isArray { index &+= 1 }
        operands: while index < count {
            switch classes[source[index]] & CharacterClasses.kindMask {
            case CharacterClasses.stringOpen:
                index &+= 1
                while index < count {
                    var byte = source[index]
                    index &+= 1
                    if classes[byte] & CharacterClasses.stringMark != 0 {
                        if byte == 0x29 { break }
                        guard byte == 0x5C else { return false }
                        var end = index
                        let value = StringValue.escape(source, &end, count)
                        index = end
                        guard let value else { continue }
                        byte = value
                    }
                    guard !glyphs.isFull else { return false }
                    glyphs.append(stroke.levelGlyph(byte, table, &pen))
                }
                if !isArray { break operands }
            case CharacterClasses.numeric:
                guard let number = plainNumber(source, at: index) else { return false }
                index = number.end
                pen -= number.value * 0.001 * stroke.size * stroke.scale
            case CharacterClasses.whiteSpace: index &+= 1
            default:
                guard source[index] == 0x5D else { return false }
                index &+= 1
                break operands
            }
        }
        while index < count, classes[source[index]] & CharacterClasses.kindMask == CharacterClasses.whiteSpace { index &+= 1 }
        // Tj or TJ, and nothing more of a word.
        guard index &+ 1 < count, source[index] == 0x54, source[index &+ 1] == (isArray ? 0x4A : 0x6A),
            index &+ 2 == count || classes[source[index &+ 2]] & CharacterClasses.wordMask != 0
        else { return false }
        position = index &+ 2
        x = pen
        return true
    }
}
