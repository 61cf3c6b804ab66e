extension ShapingRule {
    /// Ligatures as the letters they are (Unicode, Alphabetic Presentation Forms): espeak-ng reads some by their code number.
    static let ligatures = ShapingRule(
        "ligatures",
        eachToken: { text in
            replacing(text) { ligatureLetters[$0.value] }
        })

    /// Letters in mathematical styles as plain letters: 𝐀, 𝑥, ℝ, ϵ (Unicode, Mathematical Alphanumeric Symbols and Letterlike Symbols).
    static let styledLetters = ShapingRule("styled letters") { sentence, _ in
        for index in sentence.tokens.indices where sentence.tokens[index].text.utf8.contains(where: { $0 >= 0x80 }) {
            let text = sentence.tokens[index].text
            let plain = replacing(text) { plainLetter(of: $0.value) ?? narrow($0.value) }
            // A circled number stands apart from what is before it.
            let said = plain.hasPrefix(" ") && !text.hasPrefix(" ") ? String(plain.dropFirst()) : plain
            sentence.tokens[index].text = said.contains("( ") ? said.replacing("( ", with: "(") : said
        }
    }

    /// "ẋ", "ẽ", "ế" without their marks for voices that know none of them and say their numbers (Unicode, Latin Extended Additional), and
    /// Turkish "ı".
    static let markedLetters = ShapingRule("marked letters") { sentence, context in
        guard context.tables != nil else { return }
        lazy var isTurkish = LanguageTag.primary(of: context.language) == "tr"
        for index in sentence.tokens.indices {
            let text = sentence.tokens[index].text
            guard text.utf8.contains(where: { $0 == 0xE1 || $0 == 0xC4 }) else { continue }
            sentence.tokens[index].text = replacing(text) { scalar in
                switch scalar.value {
                case 0x1E00...0x1E9B, 0x1EA0...0x1EF9:
                    return scalar.properties.name.flatMap(letter)
                case 0x1D62: return " i"
                case 0x1D63: return " r"
                case 0x1D64: return " u"
                case 0x1D65: return " v"
                case 0x1D40: return " T"
                case 0x131: return isTurkish ? nil : "i"
                default: return nil
                }
            }
        }
    }

    /// "LATIN SMALL LETTER E WITH TILDE": the letter.
    private static func letter(_ name: String) -> String? {
        let words = name.split(separator: " ")
        guard words.count > 3, words[0] == "LATIN", words[2] == "LETTER", words[3].count == 1 else { return nil }
        return words[1] == "SMALL" ? words[3].lowercased() : String(words[3])
    }

    private static let ligatureLetters: [UInt32: String] = [
        0xFB00: "ff", 0xFB01: "fi", 0xFB02: "fl", 0xFB03: "ffi", 0xFB04: "ffl", 0xFB05: "st", 0xFB06: "st",
    ]

    private static let letterlike: [UInt32: String] = [
        0x2102: "C", 0x2103: "°C", 0x2109: "°F", 0x210A: "g", 0x210B: "H", 0x210C: "H", 0x210D: "H", 0x210E: "h", 0x2110: "I", 0x2111: "I",
        0x2112: "L", 0x2113: "l",
        0x2115: "N", 0x2119: "P", 0x211A: "Q", 0x211B: "R", 0x211C: "R", 0x211D: "R", 0x2124: "Z", 0x2128: "Z", 0x212C: "B", 0x212D: "C",
        0x03D1: "θ", 0x03D5: "φ", 0x03D6: "π", 0x03F0: "κ", 0x03F1: "ρ", 0x03F5: "ε", 0x212F: "e", 0x2130: "E", 0x2131: "F", 0x2133: "M",
        0x2134: "o", 0x210F: "h", 0x0233: "y",
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
        case 0x2460...0x2473: return " \(value - 0x245F)"
        case 0x2474...0x2487: return " \(value - 0x2473)"
        case 0x24B6...0x24CF: return Unicode.Scalar(0x41 + value - 0x24B6).map { " " + String(Character($0)) }
        case 0x24D0...0x24E9: return Unicode.Scalar(0x61 + value - 0x24D0).map { " " + String(Character($0)) }
        case 0x2488...0x249B: return " \(value - 0x2487)."
        case 0x249C...0x24B5: return Unicode.Scalar(0x61 + value - 0x249C).map { " " + String(Character($0)) }
        case 0x24EB...0x24F4: return " \(value - 0x24E0)"
        case 0x24F5...0x24FE: return " \(value - 0x24F4)"
        case 0x3251...0x325F: return " \(value - 0x323C)"
        case 0x32B1...0x32BF: return " \(value - 0x328D)"
        case 0x2776...0x277F: return " \(value - 0x2775)"
        case 0x2780...0x2789: return " \(value - 0x277F)"
        case 0x278A...0x2793: return " \(value - 0x2789)"
        case 0x2160...0x216F: return romanNumerals[Int(value - 0x2160)]
        case 0x2170...0x217F: return romanNumerals[Int(value - 0x2170)].lowercased()
        default:
            return letterlike[value]
        }
    }

    /// Letters and digits as wide as ideographs, and units in one character, which no voice knows (Unicode, Halfwidth and Fullwidth Forms and
    /// CJK Compatibility).
    private static func narrow(_ value: UInt32) -> String? {
        switch value {
        case 0xFF10...0xFF19, 0xFF21...0xFF3A, 0xFF41...0xFF5A: Unicode.Scalar(value - 0xFEE0).map { String(Character($0)) }
        case 0x3380...0x33DF: wideUnits[value]
        default: nil
        }
    }

    private static let wideUnits: [UInt32: String] = [
        0x338E: "mg", 0x338F: "kg", 0x3390: "Hz", 0x3391: "kHz", 0x3392: "MHz", 0x3393: "GHz", 0x3396: "ml", 0x339B: "μm", 0x339C: "mm",
        0x339D: "cm", 0x339E: "km", 0x339F: "mm²", 0x33A0: "cm²", 0x33A1: "m²", 0x33A2: "km²", 0x33A4: "cm³", 0x33A5: "m³",
    ]

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
