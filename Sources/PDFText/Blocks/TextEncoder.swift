import PDFEncryption
import PDFFonts

/// Writes the Unicode of cells as UTF-8: ligatures and presentation forms undone, invisible characters left out.
enum TextEncoder {
    /// Appends a scalar, a flagged sequence or a replacement, as cells have them.
    static func append(_ unicode: UInt32, sequences: [UInt32], replacements: [String], to text: inout [UInt8]) {
        if unicode & Font.sequenceFlag != 0 {
            let offset = Font.offset(ofSequence: unicode)
            guard offset < sequences.count else { return }
            for index in 0..<Int(min(sequences[offset], Ligature.longest)) where offset + 1 + index < sequences.count {
                appendScalar(sequences[offset + 1 + index], to: &text)
            }
        } else if unicode & GlyphCollector.replacementFlag != 0 {
            let index = GlyphCollector.index(ofReplacement: unicode)
            guard index < replacements.count else { return }
            for scalar in replacements[index].unicodeScalars { appendScalar(scalar.value, to: &text) }
        } else if unicode != GlyphCollector.silent, unicode & Accents.pairFlag != 0 {
            let (base, mark) = Accents.parts(of: unicode)
            appendScalar(base, to: &text)
            appendScalar(mark, to: &text)
        } else if unicode != GlyphCollector.silent {
            appendScalar(unicode, to: &text)
        }
    }

    /// Appends a scalar that is written as it is, as nearly all beyond ASCII are: Latin, Greek, Cyrillic, quotation marks, dashes, ideographs.
    /// False, and nothing appended, for others and for what is no scalar.
    @inline(__always)
    static func appendPlain(_ value: UInt32, to text: inout [UInt8]) -> Bool {
        if value &- 0xA1 < 0x800 - 0xA1 {
            text.append(UInt8(truncatingIfNeeded: 0xC0 | value >> 6))
        } else if value &- 0x2010 < 0x202A - 0x2010 && value != 0x2024 || value &- 0x3001 < 0xD800 - 0x3001 {
            text.append(UInt8(truncatingIfNeeded: 0xE0 | value >> 12))
            text.append(UInt8(truncatingIfNeeded: 0x80 | value >> 6 & 0x3F))
        } else {
            return false
        }
        text.append(UInt8(truncatingIfNeeded: 0x80 | value & 0x3F))
        return true
    }

    /// Appends a scalar of ``LayoutWord/Spelling/latin``.
    @inline(__always)
    static func appendLatin(_ value: UInt32, to text: inout OutputSpan<UInt8>) {
        if value < 0x80 {
            text.append(UInt8(truncatingIfNeeded: value))
            return
        }
        if value < 0x800 {
            text.append(UInt8(truncatingIfNeeded: 0xC0 | value >> 6))
        } else {
            text.append(UInt8(truncatingIfNeeded: 0xE0 | value >> 12))
            text.append(UInt8(truncatingIfNeeded: 0x80 | value >> 6 & 0x3F))
        }
        text.append(UInt8(truncatingIfNeeded: 0x80 | value & 0x3F))
    }

    /// How many bytes that takes.
    @inline(__always)
    static func latinLength(of value: UInt32) -> Int { value < 0x80 ? 1 : value < 0x800 ? 2 : 3 }

    private static func appendScalar(_ value: UInt32, to text: inout [UInt8]) {
        switch value {
        case 0..<0x20: if value == 9 || value == 10 || value == 13 { text.append(0x20) }
        case 0x7F..<0xA0, 0xFFF0...0xFFFB, 0xFFFE, 0xFFFF, 0xFEFF, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x2069: break
        case ArabicForm.nonJoiner: if changesLetters(text) { appendForm(value, to: &text) }
        case 0xFB00...0xFB06: text.append(contentsOf: Ligature.letters[Int(value - 0xFB00)].utf8)
        case 0xFB13...0xFB17, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x2E80...0x2FD5, 0xF900...0xFAFF, 0x2F800...0x2FA1F, 0x958...0x95F,
            0x9DC...0x9DF,
            0xA33...0xA5E, 0xB5C...0xB5D:
            appendForm(value, to: &text)
        case 0xFE10...0xFE48: appendUpright(value, to: &text)
        case 0xA0, 0x2000...0x200A, 0x202F, 0x3000: text.append(0x20)
        case 0x2024: text.append(0x2E)
        case 0x2126: text.append(contentsOf: "Ω".utf8)
        case 0x212A: text.append(0x4B)
        case 0x212B: text.append(contentsOf: "Å".utf8)
        case 0x2160...0x217F: appendNumeral(value, to: &text)
        case 0xF0B7, 0xF0A7, 0xF076, 0xF0D8, 0xF0FC, 0xF06E, 0xF0A8: text.append(contentsOf: "•".utf8)  // Symbol and Wingdings bullets
        default:
            guard let scalar = Unicode.Scalar(value) else { return }
            text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
    }

    /// Numerals of one letter are that letter: fonts have one glyph for both, of which some writers know the numeral's scalar only ("Exaⅿpⅼe").
    private static func appendNumeral(_ value: UInt32, to text: inout [UInt8]) {
        switch value & 0xF {
        case 0x0: text.append(value < 0x2170 ? 0x49 : 0x69)
        case 0x4: text.append(value < 0x2170 ? 0x56 : 0x76)
        case 0x9: text.append(value < 0x2170 ? 0x58 : 0x78)
        case 0xC: text.append(value < 0x2170 ? 0x4C : 0x6C)
        case 0xD: text.append(value < 0x2170 ? 0x43 : 0x63)
        case 0xE: text.append(value < 0x2170 ? 0x44 : 0x64)
        case 0xF: text.append(value < 0x2170 ? 0x4D : 0x6D)
        default: if let scalar = Unicode.Scalar(value) { text.append(contentsOf: String(scalar).utf8) }
        }
    }

    /// Whether the last letter is of a script whose letters change their form before another: Arabic and its kin, those of India.
    private static func changesLetters(_ text: [UInt8]) -> Bool {
        guard let last = text.last, last >= 0x80 else { return false }
        let lead = text.suffix(3).last { $0 >= 0xC0 } ?? 0
        return (lead >= 0xD8 && lead <= 0xDF)
            || (lead == 0xE0 && text.count > 2 && text[text.count - 2] >= 0xA4 && text[text.count - 2] <= 0xB7)
    }

    /// Punctuation in its form for vertical writing is what it is in horizontal writing.
    private static func appendUpright(_ value: UInt32, to text: inout [UInt8]) {
        let index = Int(value - 0xFE10)
        let scalar = index < upright.count && upright[index] != 0 ? upright[index] : value
        if let scalar = Unicode.Scalar(scalar) { text.append(contentsOf: String(scalar).utf8) }
    }

    /// From U+FE10 to U+FE48; 0 for what is no such form.
    private static let upright: [UInt32] =
        [0xFF0C, 0x3001, 0x3002, 0xFF1A, 0xFF1B, 0xFF01, 0xFF1F, 0x3016, 0x3017, 0x2026] + Array(repeating: 0, count: 22)
        + [
            0x2025, 0x2014, 0x2013, 0x5F, 0x5F, 0xFF08, 0xFF09, 0xFF5B, 0xFF5D, 0x3014, 0x3015, 0x3010, 0x3011, 0x300A, 0x300B, 0x3008,
            0x3009,
            0x300C, 0x300D, 0x300E, 0x300F, 0, 0, 0xFF3B, 0xFF3D,
        ]

    /// What has a scalar for its form, or for its place in a dictionary, is the letters it shows: the forms of Arabic and Hebrew, ideographs as
    /// radicals or for compatibility, Indic letters whose dot Unicode writes apart. A mark that has a form of its own stands on a space there.
    private static func appendForm(_ value: UInt32, to text: inout [UInt8]) {
        let ideograph = 0x2E80...0x2FD5 ~= value ? RadicalForm.ideograph(value) ?? RadicalForm.japanese(value, after: text) : nil
        guard let scalar = Unicode.Scalar(ideograph ?? value) else { return }
        let letters = CompatibilityNormalization.decomposition(of: scalar) ?? [scalar]
        for letter in letters.first == " " ? letters[1...] : letters[...] { text.append(contentsOf: String(letter).utf8) }
    }
}
