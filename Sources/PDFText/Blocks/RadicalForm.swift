/// Ideographs that a file gives as radicals: a font has one glyph for both, and whoever looks up its character backwards finds either ("⻑" for "長").
enum RadicalForm {
    /// The ideograph that a radical of the supplement looks like; nil for those that are only parts of one.
    static func ideograph(_ radical: UInt32) -> UInt32? { supplement[radical] }

    /// The ideograph of a Kangxi radical where Japanese has another form than the dictionary; nil if it has not.
    static func japanese(_ radical: UInt32, after text: [UInt8]) -> UInt32? {
        guard let form = forms[radical], isJapanese(text) else { return nil }
        return form
    }

    /// Whether there are kana near the end of a text.
    private static func isJapanese(_ text: [UInt8]) -> Bool {
        let end = text.suffix(context)
        return zip(end, end.dropFirst()).contains { $0 == 0xE3 && 0x81...0x83 ~= $1 }
    }

    /// Bytes looked back.
    private static let context = 600

    private static let forms: [UInt32: UInt32] = [0x2F3E: 0x6238, 0x2FAD: 0x9752, 0x2FCA: 0x9ED2]

    /// CJK Radicals Supplement, by EquivalentUnifiedIdeograph of the Unicode database.
    private static let supplement: [UInt32: UInt32] = [
        0x2E88: 0x5200, 0x2E8A: 0x535C, 0x2E9C: 0x65E5, 0x2E9D: 0x6708, 0x2E9F: 0x6BCD, 0x2EA0: 0x6C11, 0x2EA7: 0x725B, 0x2EA9: 0x738B,
        0x2EAB: 0x76EE, 0x2EB6: 0x7F8A, 0x2EBC: 0x8089, 0x2EC1: 0x864E, 0x2EC4: 0x897F, 0x2EC5: 0x89C1, 0x2EC6: 0x89D2, 0x2EC9: 0x8D1D,
        0x2ECB: 0x8F66, 0x2ED1: 0x9577, 0x2ED3: 0x957F, 0x2ED4: 0x95E8, 0x2ED7: 0x96E8, 0x2ED8: 0x9752, 0x2ED9: 0x97E6, 0x2EDA: 0x9875,
        0x2EDB: 0x98CE, 0x2EDC: 0x98DE, 0x2EDD: 0x98DF, 0x2EE2: 0x9A6C, 0x2EE3: 0x9AA8, 0x2EE4: 0x9B3C, 0x2EE5: 0x9C7C, 0x2EE6: 0x9E1F,
        0x2EE7: 0x5364, 0x2EE8: 0x9EA6, 0x2EE9: 0x9EC4, 0x2EEA: 0x9EFE, 0x2EEB: 0x6589, 0x2EEC: 0x9F50, 0x2EED: 0x6B6F, 0x2EEE: 0x9F7F,
        0x2EEF: 0x7ADC, 0x2EF0: 0x9F99, 0x2EF1: 0x9F9C, 0x2EF2: 0x4E80, 0x2EF3: 0x9F9F,
    ]
}
