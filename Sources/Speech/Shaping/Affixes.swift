/// A word with the punctuation around it set apart: `(“word”),` is `(“` + `word` + `”),`.
struct Affixes {
    var prefix: Substring
    var core: Substring
    var suffix: Substring

    private static let opening: Set<Character> = ["(", "[", "{", "\"", "'", "“", "‘", "„", "‚", "«", "‹", "¿", "¡"]
    private static let closing: Set<Character> = [
        ")", "]", "}", "\"", "'", "”", "’", "“", "‘", "»", "›", ".", ",", ";", ":", "!", "?", "…", "。", "、", "，",
    ]

    /// Marks that open in some languages and close in others, "»so«", "”så”", or go on from before, "…so": in front of a word they open.
    private static let eitherWay: Set<Character> = ["»", "›", "”", "’", "…"]

    /// The same in ASCII, a bit for each.
    private static let openingBits = bits(opening)
    private static let closingBits = bits(closing)

    private static func bits(_ signs: Set<Character>) -> UInt128 { signs.compactMap(\.asciiValue).reduce(0) { $0 | 1 << UInt128($1) } }

    /// Whether an ASCII character is punctuation in front of a word, or behind one; of other bytes: no.
    static func isOpening(_ byte: UInt8) -> Bool { byte < 0x80 && openingBits >> UInt128(byte) & 1 == 1 }
    static func isClosing(_ byte: UInt8) -> Bool { byte < 0x80 && closingBits >> UInt128(byte) & 1 == 1 }

    init(_ text: String) {
        var start = text.firstIndex { !Self.opening.contains($0) } ?? text.endIndex
        if start < text.endIndex, text.utf8[start] >= 0xC2, Self.eitherWay.contains(text[start]),
            let word = text[start...].firstIndex(where: { !Self.eitherWay.contains($0) && !Self.opening.contains($0) }),
            Self.opens(text[text.index(before: word)], text[word])
        {
            start = word
        }
        let end = text[start...].lastIndex { !Self.closing.contains($0) }.map { text.index(after: $0) } ?? start
        prefix = text[..<start]
        core = text[start..<end]
        suffix = text[end...]
    }

    /// Whether a mark opens before what follows. "’90s", "’tis" have an apostrophe.
    private static func opens(_ mark: Character, _ next: Character) -> Bool {
        mark == "’" ? next.isUppercase : next.isLetter || next.isNumber || next.isCurrencySymbol
    }

    /// The word with something else in the middle.
    func around(_ core: some StringProtocol) -> String { String(prefix) + core + suffix }
}

extension StringProtocol {
    /// ASCII digits alone, and at least one.
    var isDigits: Bool { !isEmpty && utf8.allSatisfy { (0x30...0x39).contains($0) } }

    /// A number as people write it: digits, with `.` or `,` between digits.
    var isNumeral: Bool {
        var wasDigit = false
        for byte in utf8 {
            let isDigit = (0x30...0x39).contains(byte)
            guard isDigit || (wasDigit && (byte == 0x2E || byte == 0x2C)) else { return false }
            wasDigit = isDigit
        }
        return wasDigit
    }

    var startsWithDigit: Bool { utf8.first.map { (0x30...0x39).contains($0) } ?? false }

    var startsWithCapital: Bool { first?.isUppercase ?? false }
}
