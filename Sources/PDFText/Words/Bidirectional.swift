/// The little of UAX #9 that turns visual order into logical order: which way scalars run.
enum Bidirectional {
    /// Hebrew, Arabic but for its digits, signs of percent and separators of numbers, Syriac, Thaana, N'Ko and the presentation forms (bidirectional
    /// classes R and AL).
    @inline(__always)
    static func isRightToLeft(_ unicode: UInt32) -> Bool {
        guard unicode >= 0x0590, unicode < 0x0002_0000 else { return false }
        return (unicode <= 0x08FF && !(unicode >= 0x0660 && unicode <= 0x066C) && !(unicode >= 0x06F0 && unicode <= 0x06F9))
            || (unicode >= 0xFB1D && unicode <= 0xFDFF) || (unicode >= 0xFE70 && unicode <= 0xFEFC)
            || (unicode >= 0x10800 && unicode <= 0x10FFF) || (unicode >= 0x1E800 && unicode <= 0x1EFFF)
    }

    /// European and Arabic digits: they run from left to right in every text.
    static func isDigit(_ unicode: UInt32) -> Bool {
        (unicode >= 0x30 && unicode <= 0x39) || (unicode >= 0x0660 && unicode <= 0x0669) || (unicode >= 0x06F0 && unicode <= 0x06F9)
    }

    /// Letters and ideographs that run from left to right; also what stands for several scalars.
    static func isLetter(_ unicode: UInt32) -> Bool {
        if isRightToLeft(unicode) || isDigit(unicode) || unicode == GlyphCollector.silent { return false }
        if unicode < 0x80 { return unicode | 0x20 >= 0x61 && unicode | 0x20 <= 0x7A }
        return (unicode >= 0xC0 && unicode < 0x2000 && !(0x066A...0x066C).contains(unicode)) || unicode >= 0x2C00
    }

    /// Whether a bracket opens.
    static func opens(_ unicode: UInt32) -> Bool { openingBrackets.contains(unicode) }

    static let openingBrackets: [UInt32] = [0x28, 0x5B, 0x7B, 0x3C, 0xAB]

    /// Whether a text is a bracket that was painted as its mirrored form.
    static func isMirrored(_ text: String, paintedAs unicode: UInt32) -> Bool {
        guard text.unicodeScalars.dropFirst().isEmpty, let scalar = text.unicodeScalars.first?.value else { return false }
        return scalar != unicode && mirror(scalar) == unicode
    }

    /// The mirrored form of a bracket.
    static func mirror(_ unicode: UInt32) -> UInt32 {
        switch unicode {
        case 0x28: 0x29
        case 0x29: 0x28
        case 0x5B: 0x5D
        case 0x5D: 0x5B
        case 0x7B: 0x7D
        case 0x7D: 0x7B
        case 0x3C: 0x3E
        case 0x3E: 0x3C
        case 0xAB: 0xBB
        case 0xBB: 0xAB
        default: unicode
        }
    }
}
