import PDFFonts

/// What layout needs to know of a scalar, by ranges.
enum Script {
    /// Ideographs, kana, Bopomofo, full-width forms and their punctuation: scripts written without spaces between words, whose lines join without one.
    /// Hangul is written with spaces.
    @inline(__always)
    static func isSpaceless(_ unicode: UInt32) -> Bool {
        guard unicode >= 0x2E80 else { return false }
        return (unicode <= 0x312F && unicode != 0x3000) || (unicode >= 0x3190 && unicode <= 0x9FFF)
            || (unicode >= 0xF900 && unicode <= 0xFAFF) || (unicode >= 0xFE10 && unicode <= 0xFE1F)
            || (unicode >= 0xFE30 && unicode <= 0xFE4F) || (unicode >= 0xFF00 && unicode <= 0xFFEF)
            || (unicode >= 0x20000 && unicode <= 0x3FFFF)
    }

    /// Letters of alphabets and syllabaries that know no capitals, and are written with spaces between words, or between sentences: Hebrew, Arabic, the scripts
    /// of India and of South-East Asia, Ethiopic, Hangul. So are several letters that one glyph shows, the first of such a script.
    @inline(__always)
    static func isCaseless(_ unicode: UInt32) -> Bool {
        guard unicode >= 0x0590 else { return false }
        if unicode & (Font.sequenceFlag | GlyphCollector.replacementFlag) != 0 {
            return unicode & Font.caselessFlag == Font.caselessFlag
        }
        return unicode < 0x10A0 && !Bidirectional.isDigit(unicode) || 0x1100..<0x1380 ~= unicode || 0x1780..<0x1800 ~= unicode
            || 0xAC00..<0xD7B0 ~= unicode || 0xFB1D...0xFDFF ~= unicode || 0xFE70...0xFEFC ~= unicode
    }

    /// Letters of scripts whose words no space parts, though letters are no words either: Thai, Lao, Burmese, Khmer.
    @inline(__always)
    static func hasUnpartedWords(_ unicode: UInt32) -> Bool {
        0x0E00..<0x0F00 ~= unicode || 0x1000..<0x10A0 ~= unicode || 0x1780..<0x1800 ~= unicode
    }

    /// Han ideographs, their radicals, and the sign that repeats one.
    static func isIdeograph(_ unicode: UInt32) -> Bool {
        unicode == 0x3005 || 0x2E80...0x2FDF ~= unicode || 0x3400...0x9FFF ~= unicode || 0xF900...0xFAFF ~= unicode
            || 0x20000...0x3FFFF ~= unicode
    }

    /// Whether letters of a script are all as wide as an em: ideographs and the like, and the syllables of Hangul.
    @inline(__always)
    static func hasOneWidth(_ unicode: UInt32) -> Bool { isSpaceless(unicode) || HangulSpacing.isSyllable(unicode) }

    /// Thai, Lao, Tibetan, Myanmar, Khmer: no spaces between words, but between phrases. Lines end between words, without a space.
    static func hasPhraseSpaces(_ unicode: UInt32) -> Bool {
        (unicode >= 0x0E01 && unicode <= 0x0FFF && unicode != 0x0E3F) || (unicode >= 0x1000 && unicode <= 0x109F)
            || (unicode >= 0x1780 && unicode <= 0x17FF)
    }

    /// The stops of such scripts, which a space follows: of Tibetan, Myanmar, Khmer.
    static func isStopBeforeSpace(_ unicode: UInt32) -> Bool {
        switch unicode {
        case 0x0F0D, 0x0F0E, 0x104A, 0x104B, 0x17D4, 0x17D5: true
        default: false
        }
    }

    /// Whether what stands between two characters that follow each other is no space: one of them is an ideograph or the like, the other one, too, or a
    /// quotation mark, a dash, an ellipsis, a middle dot, which such scripts share with others and set as wide as an ideograph.
    static func runTogether(_ before: UInt32, _ after: UInt32) -> Bool {
        if isSpaceless(before) { return isSpaceless(after) || isSharedSign(after) }
        return isSpaceless(after) && isSharedSign(before)
    }

    private static func isSharedSign(_ unicode: UInt32) -> Bool {
        switch unicode {
        case 0xB7, 0x2014, 0x2015, 0x2018, 0x2019, 0x201C, 0x201D, 0x2025, 0x2026, 0x2E3A: true
        default: false
        }
    }
}
