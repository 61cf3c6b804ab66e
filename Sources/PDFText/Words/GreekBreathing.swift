/// Breathings and accents of Greek capitals, which stand before these as glyphs of their own in most fonts: "᾿Α" is "Ἀ".
enum GreekBreathing {
    /// Whether a scalar is such a mark without a letter.
    @inline(__always)
    static func holds(_ unicode: UInt32) -> Bool {
        unicode &- 0x1FBD < 0x42 ? place(of: unicode) != nil : unicode == tonos
    }

    /// The capital with its mark; nil for what is none, and for what Greek has no such letter for.
    static func compose(_ mark: UInt32, _ capital: UInt32) -> UInt32? {
        guard let index = vowels.firstIndex(of: capital) else { return mark == dasia && capital == 0x3A1 ? 0x1FEC : nil }
        switch place(of: mark) {
        case .breathing(let offset):
            // No word begins with an upsilon without a rough breathing, and short vowels have no circumflex.
            if capital == 0x3A5, offset % 2 == 0 { return nil }
            if offset > 5, capital == 0x395 || capital == 0x39F { return nil }
            return withBreathing[index] + offset
        case .acute: return withAcute[index]
        case .grave: return withGrave[index]
        case nil: return nil
        }
    }

    private enum Mark {
        /// By the order in which Unicode has the letters of each vowel.
        case breathing(UInt32)
        case acute, grave
    }

    private static func place(of mark: UInt32) -> Mark? {
        switch mark {
        case 0x1FBD, 0x1FBF: .breathing(0)
        case dasia: .breathing(1)
        case 0x1FCD: .breathing(2)
        case 0x1FDD: .breathing(3)
        case 0x1FCE: .breathing(4)
        case 0x1FDE: .breathing(5)
        case 0x1FCF: .breathing(6)
        case 0x1FDF: .breathing(7)
        case tonos, 0x1FFD: .acute
        case 0x1FEF: .grave
        default: nil
        }
    }

    private static let tonos: UInt32 = 0x384
    private static let dasia: UInt32 = 0x1FFE
    /// Α Ε Η Ι Ο Υ Ω, and where Unicode has them with their marks.
    private static let vowels: [UInt32] = [0x391, 0x395, 0x397, 0x399, 0x39F, 0x3A5, 0x3A9]
    private static let withBreathing: [UInt32] = [0x1F08, 0x1F18, 0x1F28, 0x1F38, 0x1F48, 0x1F58, 0x1F68]
    private static let withAcute: [UInt32] = [0x386, 0x388, 0x389, 0x38A, 0x38C, 0x38E, 0x38F]
    private static let withGrave: [UInt32] = [0x1FBA, 0x1FC8, 0x1FCA, 0x1FDA, 0x1FF8, 0x1FEA, 0x1FFA]
}
