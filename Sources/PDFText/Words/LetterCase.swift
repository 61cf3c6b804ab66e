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
        // Asked for again and again; to ask Unicode's tables for all of them once would take as long as a page does.
        if unicode < 0x05C0 { return told(unicode, EuropeanCases.commonSmall, EuropeanCases.commonCapital) }
        if unicode &- 0x1E00 < 0x0200 { return told(unicode &- 0x1E00, EuropeanCases.additionalSmall, EuropeanCases.additionalCapital) }
        // Forms of Hebrew and Arabic letters, and of East Asian punctuation.
        if unicode &- 0xFB1D < 0xFF21 - 0xFB1D { return .none }
        return properties(unicode)
    }

    private static func told(_ offset: UInt32, _ small: [UInt64], _ capital: [UInt64]) -> LetterCase {
        let (word, bit) = (Int(offset >> 6), UInt64(1) << UInt64(offset & 63))
        return small[word] & bit != 0 ? .small : capital[word] & bit != 0 ? .capital : .none
    }

    private static func properties(_ unicode: UInt32) -> LetterCase {
        guard let properties = Unicode.Scalar(unicode)?.properties else { return .none }
        return properties.isLowercase ? .small : properties.isUppercase ? .capital : .none
    }
}
