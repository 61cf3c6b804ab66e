import PDFFonts

/// Whether a letter is small or a capital: what the Unicode properties Lowercase and Uppercase say, without asking for what is told at a glance.
enum LetterCase {
    case small, capital, none

    /// - Parameter unicode: a scalar, or a sequence, whose first letter is asked for; anything else has no case.
    @inline(__always)
    init(_ unicode: UInt32) {
        if unicode < 0x80 {
            self = unicode &- 0x61 < 26 ? .small : unicode &- 0x41 < 26 ? .capital : .none
        } else if Self.hasNone(unicode) {
            self = .none
        } else if unicode & Font.sequenceFlag != 0 {
            self = unicode & Font.smallLetterFlag != 0 ? .small : unicode & Font.capitalFlag != 0 ? .capital : .none
        } else {
            self = Self.asked(unicode)
        }
    }

    /// From Hebrew to Myanmar; kana, ideographs and Yi; Hangul.
    @inline(__always)
    private static func hasNone(_ unicode: UInt32) -> Bool {
        unicode &- 0x0590 < 0x10A0 - 0x0590 || unicode &- 0x2E80 < 0xA640 - 0x2E80 || unicode &- 0xAC00 < 0xD7B0 - 0xAC00
    }

    @inline(never)
    private static func asked(_ unicode: UInt32) -> LetterCase {
        guard let properties = Unicode.Scalar(unicode)?.properties else { return .none }
        return properties.isLowercase ? .small : properties.isUppercase ? .capital : .none
    }
}
