/// The marks that end sentences, and those that may stand between a stop and the end of its word.
enum SentenceMarks {
    /// What a stop other than `.` and `…` is. Full stops of scripts without capitals need no look at the next word.
    static func stop(_ scalar: UInt32, semicolonAsks: Bool) -> SentenceRules.Stop.Kind? {
        switch scalar {
        case 0x21, 0x3F, 0x203C, 0x203D, 0x2047...0x2049, 0x2E2E: .exclamation
        case 0x3B: semicolonAsks ? .exclamation : nil
        case 0x037E: .exclamation  // Greek question mark
        case 0x3002, 0xFF01, 0xFF0E, 0xFF1F, 0xFF61: .full  // 。！．？｡
        case 0x0964, 0x0965: .full  // Indic dandas
        case 0x0589, 0x061F, 0x06D4, 0x0700...0x0702: .full  // Armenian, Arabic, Urdu, Syriac
        case 0x104B, 0x17D4, 0x17D5, 0x0F0D, 0x0F0E, 0x0E5A, 0x0E5B: .full  // Myanmar, Khmer, Tibetan, Thai
        case 0x1362, 0x1367, 0x1368, 0x166E, 0x1803, 0x1809, 0x1B5A, 0x1B5B, 0x1C3B, 0x1C3C, 0x1C7E, 0x1C7F, 0xA4FF, 0xA60E, 0xA6F3, 0xA6F7,
            0xA92F, 0xA9C8, 0xA9C9, 0xAAF0, 0xAAF1, 0xABEB:
            .full
        default: nil
        }
    }

    /// Marks that may follow a stop and still belong to its sentence. A quotation mark closes in one language and opens in
    /// another (“ in German, « in Danish), but at the end of a word it closes.
    static func isCloser(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x22, 0x27, 0x29, 0x5D, 0x7D, 0x2A, 0x5F, 0xAB, 0xBB, 0x2018, 0x2019, 0x201C, 0x201D, 0x2020, 0x2021, 0x2032, 0x2033, 0x2039,
            0x203A:
            true
        case 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019, 0x301E, 0x301F, 0xFF02, 0xFF07, 0xFF09, 0xFF3D, 0xFF5D, 0xFF63:
            true
        case 0xB2, 0xB3, 0xB9, 0x2070, 0x2074...0x2079: true  // note numbers
        case 0x200B, 0x200E, 0x200F, 0xFE0E, 0xFE0F: true
        default: false
        }
    }

    /// Closers that can stand in a word of their own. `"` and `'` cannot be told from openers there.
    static func isUnmistakableCloser(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x29, 0x5D, 0x7D, 0xBB, 0x2019, 0x201D, 0x203A, 0x300D, 0x300F, 0x3011, 0xFF09: true
        case 0xB2, 0xB3, 0xB9, 0x2070, 0x2074...0x2079: true
        default: false
        }
    }

    /// Marks that may stand before the first letter of a word, with the dash of speech, "—Sr. Pérez", and what quotation marks are typed as.
    static func isOpener(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x2013, 0x2014, 0x2015, 0x2026, 0x275D, 0x2C, 0x3B, 0x3D, 0x60, 0x7C: true
        case 0x22, 0x27, 0x28, 0x5B, 0x7B, 0x2A, 0x5F, 0xA1, 0xAB, 0xBB, 0xBF, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E, 0x2039,
            0x203A,
            0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0xFF08:
            true
        default: false
        }
    }

    /// Where what stands behind the last long dash of a word begins, "Mr." in "friend—Mr." and "friend--Mr."; `nil` where there is none, or figures on
    /// both sides.
    static func behindDash(in bytes: [UInt8], _ range: Range<Int>) -> Int? {
        guard range.count > 4 else { return nil }
        var index = range.upperBound - 3
        while index > range.lowerBound {
            index -= 1
            if bytes[index] == 0x2D, bytes[index + 1] == 0x2D, SentenceRules.isASCIILetter(bytes[index + 2]), index > range.lowerBound,
                SentenceRules.isASCIILetter(bytes[index - 1])
            {
                return index + 2
            }
            guard bytes[index] == 0xE2, bytes[index + 1] == 0x80, bytes[index + 2] == 0x94 || bytes[index + 2] == 0x95 else { continue }
            let isNumber = SentenceRules.isDigit(bytes[index + 3]) && index > range.lowerBound && SentenceRules.isDigit(bytes[index - 1])
            return isNumber ? nil : index + 3
        }
        return nil
    }

    /// Where "[12]" or "[3, 4–6]" starts when the range ends with it right after a stop or another closer.
    static func citationStart(in bytes: [UInt8], _ range: Range<Int>) -> Int? {
        guard range.count > 3, bytes[range.upperBound - 1] == UInt8(ascii: "]") else { return nil }
        var index = range.upperBound - 2
        var digits = 0
        while index > range.lowerBound, range.upperBound - index < 32 {
            let byte = bytes[index]
            if byte == UInt8(ascii: "[") { return digits > 0 ? index : nil }
            if SentenceRules.isDigit(byte) {
                digits += 1
            } else if byte != UInt8(ascii: ",") && byte != UInt8(ascii: "-") && byte < 0x80 {
                return nil
            }
            index -= 1
        }
        return nil
    }

    /// Where the note number starts in "policy.3" or "end.”12": up to three digits after a stop that ends a word of letters.
    static func noteNumber(in bytes: [UInt8], _ range: Range<Int>) -> Int? {
        var index = range.upperBound
        while index > range.lowerBound, SentenceRules.isDigit(bytes[index - 1]) { index -= 1 }
        guard range.upperBound - index <= 3, index > range.lowerBound else { return nil }
        var end = index
        while let scalar = UTF8Decoding.lastScalar(in: bytes, from: range.lowerBound, end: end), isCloser(scalar.value) {
            end = scalar.index
        }
        guard end > range.lowerBound, end - range.lowerBound > 3 else { return nil }
        switch bytes[end - 1] {
        case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"): break
        default: return nil
        }
        let before = bytes[end - 2]
        let isLetter = before >= 0x80 || SentenceRules.isASCIILetter(before) || before == UInt8(ascii: ")")
        return isLetter ? index : nil
    }
}
