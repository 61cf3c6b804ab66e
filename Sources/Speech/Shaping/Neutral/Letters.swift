extension ShapingRule {
    /// Ligatures as the letters they are (Unicode, Alphabetic Presentation Forms): espeak-ng reads some by their code number.
    static let ligatures = ShapingRule(
        "ligatures",
        eachToken: { text in
            replacing(text) { ligatureLetters[$0.value] }
        })

    /// Letters in mathematical styles as plain letters: 𝐀, 𝑥, ℝ, ϵ (Unicode, Mathematical Alphanumeric Symbols and Letterlike Symbols).
    static let styledLetters = ShapingRule(
        "styled letters",
        eachToken: { text in
            replacing(text) { plainLetter(of: $0.value) }
        })

    private static let ligatureLetters: [UInt32: String] = [
        0xFB00: "ff", 0xFB01: "fi", 0xFB02: "fl", 0xFB03: "ffi", 0xFB04: "ffl", 0xFB05: "st", 0xFB06: "st",
    ]

    private static let letterlike: [UInt32: String] = [
        0x2102: "C", 0x2103: "°C", 0x2109: "°F", 0x210A: "g", 0x210B: "H", 0x210C: "H", 0x210D: "H", 0x210E: "h", 0x2110: "I", 0x2111: "I",
        0x2112: "L", 0x2113: "l",
        0x2115: "N", 0x2119: "P", 0x211A: "Q", 0x211B: "R", 0x211C: "R", 0x211D: "R", 0x2124: "Z", 0x2128: "Z", 0x212C: "B", 0x212D: "C",
        0x03D1: "θ", 0x03D5: "φ", 0x03D6: "π", 0x03F0: "κ", 0x03F1: "ρ", 0x03F5: "ε", 0x212F: "e", 0x2130: "E", 0x2131: "F", 0x2133: "M",
        0x2134: "o",
    ]

    /// The Roman numerals that are characters (U+2160 and up; small ones from U+2170).
    private static let romanNumerals = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "L", "C", "D", "M"]

    private static let greekLetters: [String] =
        "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΘΣΤΥΦΧΨΩ∇αβγδεζηθικλμνξοπρςστυφχψω∂εθκφρπ".unicodeScalars.map { String(Character($0)) }

    private static func plainLetter(of value: UInt32) -> String? {
        switch value {
        case 0x1D400...0x1D6A3:
            // Thirteen alphabets of 26 capitals and 26 small letters each; the gaps are among the letterlike symbols.
            let place = (value - 0x1D400) % 52
            return Unicode.Scalar(place < 26 ? 0x41 + place : 0x61 + place - 26).map { String(Character($0)) }
        case 0x1D6A8...0x1D7C9:
            // Five of Greek: 25 capitals with a second theta, nabla, 25 small letters, the sign of a partial derivative and six variants.
            return greekLetters[Int(value - 0x1D6A8) % greekLetters.count]
        case 0x1D7CE...0x1D7FF:
            return String((value - 0x1D7CE) % 10)
        case 0x2160...0x216F: return romanNumerals[Int(value - 0x2160)]
        case 0x2170...0x217F: return romanNumerals[Int(value - 0x2170)].lowercased()
        default:
            return letterlike[value]
        }
    }

    private static func replacing(_ text: String, _ replacement: (Unicode.Scalar) -> String?) -> String {
        guard text.utf8.contains(where: { $0 >= 0x80 }), text.unicodeScalars.contains(where: { replacement($0) != nil }) else {
            return text
        }
        var result = ""
        for scalar in text.unicodeScalars {
            if let plain = replacement(scalar) { result += plain } else { result.unicodeScalars.append(scalar) }
        }
        return result
    }
}
