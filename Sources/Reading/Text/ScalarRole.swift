/// What a scalar does where words are not divided by spaces.
///
/// Unicode leaves these scripts to a dictionary (UAX #29 §4.1, line-breaking class SA); without one, a word is what can be
/// told from the scripts alone, and is therefore the same on every system and for every neighbouring text.
enum ScalarRole {
    /// A letter or digit of a script that divides words by spaces, or anything not named below.
    case other
    /// Han: every ideograph is a word (UAX #29 does the same).
    case ideograph
    /// Hiragana: a run is a word.
    case hiragana
    /// Katakana: a run is a word (UAX #29 WB13).
    case katakana
    /// Thai, Lao, Khmer, Myanmar and their kin: an orthographic cluster is a word.
    case cluster
    /// Tibetan: a syllable, ended by a tsheg or shad, is a word.
    case tibetan
    /// Opening punctuation: belongs to the word after it.
    case opener
    /// ASCII and other narrow punctuation: belongs to the word before it, divides nothing inside Latin text.
    case narrowPunctuation
    /// Wide punctuation: belongs to the word before it, and that word ends there.
    case widePunctuation
    /// Combining marks, joiners, prolonged-sound and iteration marks: belong to what stands before.
    case extender
    /// ZERO WIDTH SPACE: belongs to the word before it, and that word ends there.
    case wordSeparator

    init(_ scalar: UInt32) {
        switch scalar {
        case 0..<0x80:
            switch UInt8(truncatingIfNeeded: scalar) {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): self = .opener
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"):
                self = .other
            default: self = .narrowPunctuation
            }
        case 0x0F0B...0x0F14: self = .tibetan
        case 0x0E3F: self = .other
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x1950...0x19DF, 0x1A20...0x1AAF, 0x1B00...0x1B7F,
            0xA980...0xA9FF, 0xAA60...0xAADF:
            self = Self.isMark(scalar) ? .extender : .cluster
        case 0x0F00...0x0FFF: self = Self.isMark(scalar) ? .extender : .tibetan
        case 0x200B: self = .wordSeparator
        case 0x200C, 0x200D, 0x2060, 0xFE00...0xFE0F, 0xE0100...0xE01EF: self = .extender
        case 0x3005, 0x3031...0x3035, 0x303B, 0x3099...0x309C, 0x30FC, 0xFF70, 0xFF9E, 0xFF9F: self = .extender
        case 0x3007, 0x3021...0x3029, 0x2E80...0x2FDF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFD:
            self = .ideograph
        case 0x3041...0x3096, 0x309D...0x309F: self = .hiragana
        case 0x30A1...0x30FA, 0x30FD...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF6F, 0xFF71...0xFF9D: self = .katakana
        default: self = Self.byCategory(scalar)
        }
    }

    /// Whether the scalar is of a script that does not divide its words by spaces.
    @inline(__always)
    static func isUnspaced(_ scalar: UInt32) -> Bool {
        if scalar < 0x0E00 { return false }
        switch ScalarRole(scalar) {
        case .ideograph, .hiragana, .katakana, .cluster, .tibetan: return true
        default: return false
        }
    }

    private static func byCategory(_ scalar: UInt32) -> ScalarRole {
        guard let properties = Unicode.Scalar(scalar)?.properties else { return .other }
        let isWide = (0x3000...0x303F).contains(scalar) || (0x30FB...0x30FB).contains(scalar) || (0xFE10...0xFF65).contains(scalar)
        switch properties.generalCategory {
        case .openPunctuation, .initialPunctuation: return .opener
        case .closePunctuation, .finalPunctuation, .otherPunctuation, .dashPunctuation, .connectorPunctuation:
            return isWide ? .widePunctuation : .narrowPunctuation
        case .nonspacingMark, .spacingMark, .enclosingMark, .format: return .extender
        default: return .other
        }
    }

    private static func isMark(_ scalar: UInt32) -> Bool {
        switch Unicode.Scalar(scalar)?.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: false
        }
    }
}
