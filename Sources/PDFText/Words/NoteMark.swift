/// What calls a note, and stands before the note itself: a number in the digits of any script, or a sign.
enum NoteMark {
    /// Whether a scalar is a sign: star, dagger, section, paragraph, double line, reference mark, the numbers in circles of Chinese.
    static func isSign(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x2A, 0xA7, 0xB6, 0x2016, 0x2020, 0x2021, 0x203B, 0x204E, 0x2051, 0xFF0A: true
        case 0x2460...0x2473, 0x2776...0x2793: true
        default: false
        }
    }

    /// Whether a scalar stands before notes: a sign, or the star of formulas, which calls a note behind a name alone.
    static func isSignOfNote(_ scalar: UInt32) -> Bool { isSign(scalar) || isStar(scalar) }

    /// Whether a scalar is the star of formulas.
    @inline(__always)
    static func isStar(_ scalar: UInt32) -> Bool { scalar == 0x2217 || scalar == 0x22C6 }

    /// Whether a scalar may stand between the digits of a mark, or around them: dashes, stops, brackets; 注, "note"; the envelope of the author who
    /// answers letters.
    static func isBesideDigits(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x28, 0x29, 0x2C, 0x2D, 0x2E, 0x5B, 0x5D, 0x2013, 0x2212: true
        case 0x60C, 0x2709, 0x3001, 0x3008...0x3011, 0x3014, 0x3015, 0x6CE8, 0x8A3B, 0xFF08, 0xFF09, 0xFF0C, 0xFF3B, 0xFF3D: true
        default: false
        }
    }

    /// Numbers in circles are those of items, where they are not raised.
    private static func isLabelSign(_ scalar: UInt32) -> Bool {
        isSign(scalar) && scalar != 0xA7 && scalar != 0xB6 && !(0x2460...0x2793 ~= scalar)
    }

    /// Whether a word begins with a sign that stands before notes, raised or not. Sections and paragraphs have signs that are read, items the star of
    /// formulas.
    static func beginsWithSign(_ word: ArraySlice<UInt8>) -> Bool {
        guard !word.isEmpty else { return false }
        return isLabelSign(PageDigits.scalar(word.span, at: 0).value)
    }

    /// Whether a word is a mark and the note's first letters, not parted from it: "1This".
    static func isGlued(_ word: ArraySlice<UInt8>) -> Bool {
        let bytes = word.span
        var (offset, marks, letters) = (0, 0, 0)
        while offset < bytes.count {
            let (scalar, length) = PageDigits.scalar(bytes, at: offset)
            if PageDigits.isDecimal(scalar) || isSignOfNote(scalar) {
                if letters > 0 { return false }
                marks += 1
            } else if Bidirectional.isLetter(scalar) {
                letters += 1
            } else if letters == 0 {
                return false
            }
            offset += length
        }
        return marks > 0 && letters > 1
    }

    /// A mark with its superior figures, which a font may have as signs of their own, as figures.
    static func plain(_ mark: ArraySlice<UInt8>) -> [UInt8] {
        guard mark.contains(where: { $0 >= 0x80 }) else { return Array(mark) }
        let figures = String(decoding: mark, as: UTF8.self).unicodeScalars.map { scalar in
            RaisedText.isSuperscriptDigit(scalar.value)
                ? scalar.properties.numericValue.map { Character("\(Int($0))") } ?? Character(scalar) : Character(scalar)
        }
        return Array(String(figures).utf8)
    }

    /// Whether all of a word before a note is the note's mark, though it stands on the line: up to three digits or such signs.
    static func isLabel(_ word: ArraySlice<UInt8>) -> Bool {
        let bytes = word.span
        var (offset, count) = (0, 0)
        while offset < bytes.count {
            let (scalar, length) = PageDigits.scalar(bytes, at: offset)
            guard PageDigits.isDecimal(scalar) || isLabelSign(scalar), count < 3 else { return false }
            count += 1
            offset += length
        }
        return count > 0
    }
}
