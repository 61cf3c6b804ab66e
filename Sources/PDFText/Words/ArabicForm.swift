/// The presentation forms of Arabic letters that join on both sides.
enum ArabicForm {
    /// Parts two letters of a word that would join without it (zero width non-joiner): Persian has it between a stem and its ending.
    static let nonJoiner: UInt32 = 0x200C

    /// Whether the first of two letters of a word does not reach for the second, though it could: a form that stands alone or ends before one that is not
    /// joined to it.
    static func parts(_ first: UInt32, _ second: UInt32) -> Bool {
        guard let form = position(of: first), form <= 1, isLetter(second) else { return false }
        if let next = position(of: second) { return next == 0 || next == 2 }
        // Forms of letters that join on the right alone: the second of each two is the joined one.
        return !isJoinedOnTheRight(second)
    }

    /// Letters that run to the left, in whatever form.
    static func isLetter(_ unicode: UInt32) -> Bool {
        Bidirectional.isRightToLeft(unicode) && Unicode.Scalar(unicode)?.properties.generalCategory == .otherLetter
    }

    /// 0 alone, 1 at the end, 2 at the beginning, 3 in the middle; nil for what has other forms.
    private static func position(of unicode: UInt32) -> UInt32? {
        switch unicode {
        case 0xFE89...0xFE8C: unicode - 0xFE89
        case 0xFE8F...0xFE92: unicode - 0xFE8F
        case 0xFE95...0xFEA8: (unicode - 0xFE95) & 3
        case 0xFEB1...0xFEEC: (unicode - 0xFEB1) & 3
        case 0xFEF1...0xFEF4: unicode - 0xFEF1
        case 0xFB56...0xFB59: unicode - 0xFB56
        case 0xFB7A...0xFB7D: unicode - 0xFB7A
        case 0xFB8E...0xFB95: (unicode - 0xFB8E) & 3
        case 0xFBFC...0xFBFF: unicode - 0xFBFC
        default: nil
        }
    }

    private static func isJoinedOnTheRight(_ unicode: UInt32) -> Bool {
        switch unicode {
        case 0xFE82, 0xFE84, 0xFE86, 0xFE88, 0xFE8E, 0xFE94, 0xFEAA, 0xFEAC, 0xFEAE, 0xFEB0, 0xFEEE, 0xFEF0, 0xFB8B, 0xFEF6, 0xFEF8, 0xFEFA,
            0xFEFC:
            true
        default: false
        }
    }
}
