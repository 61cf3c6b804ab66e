/// How long text takes to say, in units of half a spoken Latin letter.
///
/// Measured on espeak-ng 1.51: the figures are seconds relative to an English letter at the same rate. Numbers are read out,
/// an ideograph is a syllable, and a stop is a pause; all of that counts more than the letters on the page.
enum SpeakingCost {
    /// Units a second at a rate of one word a minute: fitted to paragraphs of manuals in ten languages at 175. The mean estimate is
    /// within a tenth of the truth for English, German, Spanish, Italian, Russian, Vietnamese, Chinese and Korean; French comes out
    /// 19 % long, Swedish 12 % short.
    static let unitsPerSecondAndRate = 0.22

    /// The end of a paragraph, beyond the pause of its stop.
    static let paragraphEnd = 12

    /// What a word costs, with the space after it and the pause its punctuation makes. At least 1, so that every word has its own place.
    static func cost(of word: Range<Int>, in bytes: [UInt8], isSpaced: Bool) -> Int {
        var cost = isSpaced ? 2 : 0
        var index = word.lowerBound
        var isLastLetter = true
        while index < word.upperBound {
            let byte = bytes[index]
            if byte < 0x80 {
                index += 1
                if SentenceRules.isASCIILetter(byte) {
                    cost += 2
                    isLastLetter = true
                } else if SentenceRules.isDigit(byte) {
                    cost += 10
                    isLastLetter = true
                } else {
                    let isLast = index >= word.upperBound || (bytes[index] < 0x80 && !isAlphanumeric(bytes[index]))
                    cost += isLastLetter && isLast ? pause(byte) : 1
                    isLastLetter = false
                }
            } else {
                let scalar = UTF8Decoding.scalar(in: bytes, at: index, end: word.upperBound)
                cost += Self.cost(of: scalar.value)
                index += scalar.length
            }
        }
        return max(1, cost)
    }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool { SentenceRules.isASCIILetter(byte) || SentenceRules.isDigit(byte) }

    private static func pause(_ mark: UInt8) -> Int {
        switch mark {
        case UInt8(ascii: ","): 9
        case UInt8(ascii: ";"), UInt8(ascii: ":"): 12
        case UInt8(ascii: "."): 15
        case UInt8(ascii: "?"), UInt8(ascii: "!"): 16
        case UInt8(ascii: ")"): 5
        default: 1
        }
    }

    private static func cost(of scalar: UInt32) -> Int {
        switch scalar {
        case 0x80...0x58F: 2  // Latin, Greek, Cyrillic, Armenian and what is marked on them
        case 0x590...0x8FF: 4  // Hebrew and Arabic write few of their vowels
        case 0x900...0xDFF: 3  // Indic
        case 0xE00...0x109F: 4  // Thai, Lao, Tibetan, Myanmar
        case 0x1100...0x11FF, 0xAC00...0xD7A3: 6  // Hangul
        case 0x1780...0x17FF: 4  // Khmer
        case 0x2013...0x2015, 0x2026: 12
        case 0x2000...0x206F: 1
        case 0x3001, 0xFF0C: 9
        case 0x3002, 0xFF01, 0xFF1F, 0x0964: 15
        case 0x3040...0x30FF: 5  // Kana
        case 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFD: 13  // Han
        default: 2
        }
    }
}
