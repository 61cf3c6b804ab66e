import PDFFonts
import PDFSyntax

extension ContentScanner {
    /// More glyphs than this, or more numbers between them, are read like any other operands.
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
        _ source: borrowing Span<UInt8>, _ stroke: Stroke, _ table: borrowing Span<ShownCode>, x: inout Double,
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
                    guard glyphs.count < glyphs.capacity else { return false }
                    glyphs.append(stroke.levelGlyph(table[Int(byte)], &pen))
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
        guard passShowing(source, index, isArray: isArray) else { return false }
        x = pen
        return true
    }

    /// Goes behind the Tj, or after an array the TJ, that is next from `start` on; false, and nowhere, if something else is.
    @inline(__always)
    private mutating func passShowing(_ source: borrowing Span<UInt8>, _ start: Int, isArray: Bool) -> Bool {
        let count = source.count
        var index = start
        while index < count, classes[source[index]] & CharacterClasses.kindMask == CharacterClasses.whiteSpace { index &+= 1 }
        // Nothing more of a word.
        guard index &+ 1 < count, source[index] == 0x54, source[index &+ 1] == (isArray ? 0x4A : 0x6A),
            index &+ 2 == count || classes[source[index &+ 2]] & CharacterClasses.wordMask != 0
        else { return false }
        position = index &+ 2
        return true
    }

    /// Where in the text of one operator a number moves the pen.
    struct Move {
        /// How many codes stand before it.
        let place: Int
        let number: Double
    }

    /// Gathers the codes of the Tj or TJ that begins here, up to and including the operator, in a font all of whose codes have two bytes: strings in
    /// hexadecimal without anything between the digits, numbers and white space, in an array or without one, as nearly all are written.
    ///
    /// - Returns: how many they are; nil at anything else. The scanner stands where it stood then, and what has been gathered is of no use.
    mutating func gatherPlainCodes(_ source: borrowing Span<UInt8>, into codes: inout MutableSpan<UInt16>, _ moves: inout [Move]) -> Int? {
        let count = source.count
        var index = position
        var gathered = 0
        let isArray = source[index] == 0x5B
        if isArray { index &+= 1 }
        operands: while index < count {
            switch classes[source[index]] & CharacterClasses.kindMask {
            case CharacterClasses.numeric:
                guard moves.count < Self.mostPlainGlyphs, let number = plainNumber(source, at: index) else { return nil }
                index = number.end
                moves.append(Move(place: gathered, number: number.value))
            case CharacterClasses.whiteSpace: index &+= 1
            default:
                if source[index] == 0x5D {
                    index &+= 1
                    break operands
                }
                guard source[index] == 0x3C else { return nil }
                index &+= 1
                while index &+ 3 < count {
                    // One question whether they are there, for all four.
                    let digits = source.extracting(index..<(index &+ 4))
                    let (a, b) = (hexDigits[digits[0]], hexDigits[digits[1]])
                    let (c, d) = (hexDigits[digits[2]], hexDigits[digits[3]])
                    guard a | b | c | d < 16, gathered < codes.count else { break }
                    codes[gathered] = UInt16(a) << 12 | UInt16(b) << 8 | UInt16(c) << 4 | UInt16(d)
                    gathered &+= 1
                    index &+= 4
                }
                guard index < count, source[index] == 0x3E else { return nil }
                index &+= 1
                if !isArray { break operands }
            }
        }
        return passShowing(source, index, isArray: isArray) ? gathered : nil
    }
}
