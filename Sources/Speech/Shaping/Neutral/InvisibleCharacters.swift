extension ShapingRule {
    /// What cannot be seen must not be heard, and must not harm: NUL ends the text for espeak-ng, U+0001 begins a command, and U+FFFD turns the
    /// rest into another encoding.
    static let invisibleCharacters = ShapingRule(
        "invisible characters",
        eachToken: { text in
            guard text.unicodeScalars.contains(where: isInvisible) else { return text }
            var kept = String.UnicodeScalarView()
            kept.append(contentsOf: text.unicodeScalars.lazy.filter { !isInvisible($0) })
            return String(kept)
        })

    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20...0x7E: return false
        case 0x200C, 0x200D, 0xFE00...0xFE0D, 0xE0020...0xE007F: return false  // joiners and selectors shape letters and emoji
        // Behind an emoji's own selectors espeak-ng says half of its name: "red" for "❤️".
        case 0xFE0E, 0xFE0F: return true
        case 0xAD, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFD: return true
        default:
            switch scalar.properties.generalCategory {
            case .control, .privateUse, .surrogate, .unassigned: return true
            default: return false
            }
        }
    }
}
