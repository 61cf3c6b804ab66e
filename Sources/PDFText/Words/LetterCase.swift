import PDFFonts

/// Whether a letter is small or a capital: what the Unicode properties Lowercase and Uppercase say, without asking for what is told at a glance.
enum LetterCase {
    case small, capital, none

    /// - Parameter unicode: a scalar, or a sequence or a replacement, whose first letter is asked for; anything else has no case.
    @inline(__always)
    init(_ unicode: UInt32) {
        if unicode < 0x80 {
            self = unicode &- 0x61 < 26 ? .small : unicode &- 0x41 < 26 ? .capital : .none
        } else if Self.hasNone(unicode) {
            self = .none
        } else if unicode & (Font.sequenceFlag | GlyphCollector.replacementFlag) != 0 {
            let flags = unicode & Font.caselessFlag
            self = flags == Font.smallLetterFlag ? .small : flags == Font.capitalFlag ? .capital : .none
        } else {
            self = Self.asked(unicode)
        }
    }

    /// - Parameter bytes: UTF-8, whose first letter is asked for; of no bytes there is none, as in lines that only show signs without a meaning.
    init(startOf bytes: ArraySlice<UInt8>) {
        self = bytes.isEmpty ? .none : LetterCase(PageDigits.scalar(bytes.span, at: 0).value)
    }

    /// From Hebrew to Myanmar; kana, ideographs and Yi; Hangul; punctuation; arrows, operators and technical signs; boxes and shapes; private ones.
    @inline(__always)
    private static func hasNone(_ unicode: UInt32) -> Bool {
        unicode &- 0x0590 < 0x10A0 - 0x0590 || unicode &- 0x2E80 < 0xA640 - 0x2E80 || unicode &- 0xAC00 < 0xD7B0 - 0xAC00
            || unicode &- 0x2000 < 0x2070 - 0x2000 || unicode &- 0x2190 < 0x24B0 - 0x2190 || unicode &- 0x2500 < 0x2C00 - 0x2500
            || unicode &- 0xE000 < 0xF900 - 0xE000
    }

    @inline(never)
    private static func asked(_ unicode: UInt32) -> LetterCase {
        if unicode < 0x0590 { return european[Int(unicode)] }
        if unicode &- 0x1E00 < 0x0200 { return additional[Int(unicode &- 0x1E00)] }
        return properties(unicode)
    }

    /// Latin, Greek and Cyrillic letters, which are asked for again and again; and those with further marks.
    private static let european = (0..<0x0590).map(properties)
    private static let additional = (0x1E00..<0x2000).map(properties)

    private static func properties(_ unicode: UInt32) -> LetterCase {
        guard let properties = Unicode.Scalar(unicode)?.properties else { return .none }
        return properties.isLowercase ? .small : properties.isUppercase ? .capital : .none
    }
}
