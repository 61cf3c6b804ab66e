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

    /// The text as a terminal may have it, its white space as it is.
    static func harmless(_ text: String) -> String {
        var bytes: [UInt8] = []
        append(text, to: &bytes, isTerminal: true)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends text without the control characters of C0 and C1 other than line feeds, tabs and form feeds; for a terminal, also without form feeds
    /// and without what reorders a line.
    static func append(_ text: String, to bytes: inout [UInt8], isTerminal: Bool) {
        let start = bytes.count
        bytes.append(contentsOf: text.utf8)
        guard let danger = firstDanger(bytes.span, from: start, isTerminal: isTerminal) else { return }
        bytes.removeSubrange(danger...)
        let rest = text.utf8.span.extracting((danger - start)...)
        bytes.append(addingCapacity: rest.count) { output in
            var index = 0
            while index < rest.count {
                let length = dangerLength(rest, index, isTerminal: isTerminal)
                if length == 0 { output.append(rest[index]) }
                index &+= max(length, 1)
            }
        }
    }

    /// Where the first of them is. Hardly ever is there any: a glance at some bytes together tells.
    private static func firstDanger(_ text: Span<UInt8>, from start: Int, isTerminal: Bool) -> Int? {
        // What reorders a line begins with 0xE2, which differs in one bit from 0xC2 of C1; quotation marks and dashes have it, too.
        let mask: UInt8 = isTerminal ? 0x20 : 0
        var index = start
        while index &+ 16 <= text.count {
            let block = text.extracting(index..<(index &+ 16))
            // Without branches, so that all are compared at once.
            var suspicious: UInt8 = 0
            for place in 0..<16 {
                let byte = block[place]
                suspicious |= isBelow(byte, 0x20) | isBelow(byte ^ 0x7F, 1) | isBelow((byte | mask) ^ (0xC2 | mask), 1)
            }
            if suspicious & 0x80 != 0 {
                for place in index..<(index &+ 16) where dangerLength(text, place, isTerminal: isTerminal) > 0 { return place }
            }
            index &+= 16
        }
        while index < text.count {
            if dangerLength(text, index, isTerminal: isTerminal) > 0 { return index }
            index &+= 1
        }
        return nil
    }

    /// The highest bit tells whether a byte is less than a limit of up to 0x80.
    @inline(__always)
    private static func isBelow(_ byte: UInt8, _ limit: UInt8) -> UInt8 { (byte &- limit) & ~byte }

    /// Bytes of what must not go out that begins here; 0 if nothing does.
    @inline(__always)
    private static func dangerLength(_ text: Span<UInt8>, _ index: Int, isTerminal: Bool) -> Int {
        let byte = text[index]
        // Nearly every byte is one of a visible character, or a space.
        if byte >= 0x20, byte != 0x7F, byte != 0xC2, byte != 0xE2 { return 0 }
        switch byte {
        case 0x09, 0x0A: return 0
        case 0x0C: return isTerminal ? 1 : 0
        case 0..<0x20, 0x7F: return 1
        case 0xC2 where index &+ 1 < text.count && text[index &+ 1] < 0xA0: return 2
        case 0xE2 where isTerminal && index &+ 2 < text.count && reorders(text[index &+ 1], text[index &+ 2]): return 3
        default: return 0
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
