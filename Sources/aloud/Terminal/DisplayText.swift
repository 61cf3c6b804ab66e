/// Text on its way to a terminal. What comes from a document is not to be trusted: a control character in it could do anything there.
enum DisplayText {
    /// Without control characters and without what reorders a line; white space becomes single spaces.
    static func clean(_ text: some StringProtocol) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if scalar.properties.isWhitespace {
                if result.last != " " { result.append(" ") }
            } else if !isDangerous(scalar) {
                result.append(scalar)
            }
        }
        return String(result)
    }

    /// Appends text without the control characters of C0 and C1 other than line feeds, tabs and form feeds; for a terminal, also without form feeds
    /// and without what reorders a line.
    static func append(_ text: Span<UInt8>, to bytes: inout [UInt8], isTerminal: Bool) {
        bytes.append(addingCapacity: text.count) { output in
            var index = 0
            while index < text.count {
                let byte = text[index]
                index &+= 1
                // Nearly every byte is one of a visible character, or a space.
                if byte >= 0x20, byte != 0x7F, byte != 0xC2, byte != 0xE2 {
                    output.append(byte)
                    continue
                }
                switch byte {
                case 0x09, 0x0A: output.append(byte)
                case 0x0C: if !isTerminal { output.append(byte) }
                case 0..<0x20, 0x7F: break
                case 0xC2 where index < text.count && text[index] < 0xA0: index &+= 1
                case 0xE2 where isTerminal && index + 1 < text.count && reorders(text[index], text[index + 1]): index &+= 2
                default: output.append(byte)
                }
            }
        }
    }

    /// U+202A–U+202E and U+2066–U+2069, by their last two bytes in UTF-8.
    private static func reorders(_ second: UInt8, _ third: UInt8) -> Bool {
        (second == 0x80 && (0xAA...0xAE).contains(third)) || (second == 0x81 && (0xA6...0xA9).contains(third))
    }

    private static func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// Columns a character takes on a terminal: 0, 1 or 2 (UAX #11, its wide and full-width ranges).
    static func width(_ character: Character) -> Int {
        guard let first = character.unicodeScalars.first else { return 0 }
        switch first.value {
        case 0..<0x300: return first.properties.generalCategory == .format ? 0 : 1
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
            0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
            return 2
        default:
            switch first.properties.generalCategory {
            case .nonspacingMark, .enclosingMark, .format: return 0
            default: return 1
            }
        }
    }

    static func width(of text: some StringProtocol) -> Int { text.reduce(0) { $0 + width($1) } }

    /// As much of the text as fits, with `…` where something was cut.
    static func fitted(_ text: String, columns: Int) -> String {
        guard width(of: text) > columns else { return text }
        var (result, used) = ("", 0)
        for character in text {
            let next = width(character)
            if used + next > columns - 1 { break }
            result.append(character)
            used += next
        }
        return columns > 0 ? result + "…" : ""
    }
}
