/// The private use scalars that Windows gives the signs which ETEN added to Big Five (rows C6 to C8 of it): they have been in Unicode since, but fonts
/// with these codes tell the old ones.
enum BigFiveSigns {
    /// What such a scalar stands for; nil if it is none of these.
    static func scalar(_ unicode: UInt32) -> UInt32? {
        switch unicode {
        case 0xF6B1...0xF6BA: unicode - 0xF6B1 + 0x2460  // ① to ⑩
        case 0xF6BB...0xF6C4: unicode - 0xF6BB + 0x2474  // ⑴ to ⑽
        case 0xF6C5...0xF6CE: unicode - 0xF6C5 + 0x2170  // ⅰ to ⅹ
        case 0xF6CF...0xF6E7: radicals[Int(unicode - 0xF6CF)]
        case 0xF6E8...0xF6F6: signs[Int(unicode - 0xF6E8)]
        case 0xF6F7...0xF749: unicode - 0xF6F7 + 0x3041  // ぁ to ん
        case 0xF74A...0xF79F: unicode - 0xF74A + 0x30A1  // ァ to ヶ
        case 0xF7A0...0xF7C0: cyrillic(unicode - 0xF7A0, capital: true)
        case 0xF7C1...0xF7E1: cyrillic(unicode - 0xF7C1, capital: false)
        default: nil
        }
    }

    private static let radicals = Array("丶丿亅亠冂冖冫勹匸卩厶夊宀巛幺广廴彐彡攴无疒癶辵隶".unicodeScalars).map(\.value)
    private static let signs = Array("¨ˆヽヾゝゞ〃仝々〆〇ー［］✽".unicodeScalars).map(\.value)

    /// The letters of Russian, in which the seventh is ё.
    private static func cyrillic(_ index: UInt32, capital: Bool) -> UInt32 {
        if index == 6 { return capital ? 0x401 : 0x451 }
        return (capital ? 0x410 : 0x430) + (index > 6 ? index - 1 : index)
    }
}
