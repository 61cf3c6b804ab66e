/// White that TeX leaves behind letters of mathematics that lean out of their boxes, by the width of their slant: it parts no words, as a space is wider,
/// and comes on top of it.
enum LetterSlant {
    /// In ems: the widest white behind a letter that is still its slant alone; 0 for letters that hardly lean. With the narrowest space, a sixth of an em,
    /// there is more.
    static func widest(behind unicode: UInt32) -> Float {
        switch unicode {
        case 0x56, 0x59: 0.245
        case 0x46, 0x50, 0x54, 0x57: 0.16
        case 0x4D, 0x4E, 0x55, 0x66: 0.125
        default: 0
        }
    }

    /// In ems: the widest white before a letter that reaches out of its box to the left, where fonts keep others away from it; 0 for all others. In the small
    /// sizes of newtx, whose letters have codes of mathematics, it is widest.
    static func widest(before unicode: UInt32) -> Float { unicode == 0x1D457 ? 0.21 : 0 }

    /// Whether a font is one of TeX's slanted letters of mathematics.
    ///
    /// - Parameter name: without the prefix of a subset.
    static func isMathematical(_ name: String) -> Bool {
        let letters = name.utf8.prefix(longestName).map { $0 | 0x20 }
        return letters.starts(with: "cmmi".utf8) || letters.starts(with: "lmmathitalic".utf8) || letters.starts(with: "newtxmi".utf8)
            || letters.starts(with: "newpxmi".utf8)
    }

    private static let longestName = 12
}
