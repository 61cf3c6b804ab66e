import PDFEncryption
import PDFFonts

/// Writes the Unicode of cells as UTF-8: ligatures and presentation forms undone, invisible characters left out.
enum TextEncoder {
    /// Appends a scalar, a flagged sequence or a replacement, as cells have them.
    static func append(_ unicode: UInt32, sequences: [UInt32], replacements: [String], to text: inout [UInt8]) {
        if unicode & Font.sequenceFlag != 0 {
            let offset = Int(unicode & ~Font.sequenceFlag)
            guard offset < sequences.count else { return }
            for index in 0..<Int(min(sequences[offset], 64)) where offset + 1 + index < sequences.count {
                appendScalar(sequences[offset + 1 + index], to: &text)
            }
        } else if unicode & GlyphCollector.replacementFlag != 0 {
            let index = Int(unicode & ~GlyphCollector.replacementFlag)
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
        } else if value &- 0x2010 < 0x202A - 0x2010 || value &- 0x3001 < 0xD800 - 0x3001 {
            text.append(UInt8(truncatingIfNeeded: 0xE0 | value >> 12))
            text.append(UInt8(truncatingIfNeeded: 0x80 | value >> 6 & 0x3F))
        } else {
            return false
        }
        text.append(UInt8(truncatingIfNeeded: 0x80 | value & 0x3F))
        return true
    }

    private static func appendScalar(_ value: UInt32, to text: inout [UInt8]) {
        switch value {
        case 0..<0x20: if value == 9 || value == 10 || value == 13 { text.append(0x20) }
        case 0x7F..<0xA0, 0xFFF0...0xFFFB, 0xFFFE, 0xFFFF, 0xFEFF, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x2069: break
        case ArabicForm.nonJoiner: if changesLetters(text) { appendForm(value, to: &text) }
        case 0xFB00...0xFB06: text.append(contentsOf: ligatures[Int(value - 0xFB00)].utf8)
        case 0xFB1D...0xFDFF, 0xFE70...0xFEFC: appendForm(value, to: &text)
        case 0xA0, 0x2000...0x200A, 0x202F, 0x3000: text.append(0x20)
        case 0xF0B7, 0xF0A7, 0xF076, 0xF0D8, 0xF0FC, 0xF06E, 0xF0A8: text.append(contentsOf: "•".utf8)  // Symbol and Wingdings bullets
        default:
            guard let scalar = Unicode.Scalar(value) else { return }
            text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
    }

    /// Whether the last letter is of a script whose letters change their form before another: Arabic and its kin, those of India.
    private static func changesLetters(_ text: [UInt8]) -> Bool {
        guard let last = text.last, last >= 0x80 else { return false }
        let lead = text.suffix(3).last { $0 >= 0xC0 } ?? 0
        return (lead >= 0xD8 && lead <= 0xDF)
            || (lead == 0xE0 && text.count > 2 && text[text.count - 2] >= 0xA4 && text[text.count - 2] <= 0xB7)
    }

    /// Arabic and Hebrew presentation forms are the letters they show; a mark that has a form of its own stands on a space there.
    private static func appendForm(_ value: UInt32, to text: inout [UInt8]) {
        guard let scalar = Unicode.Scalar(value) else { return }
        let letters = CompatibilityNormalization.decomposition(of: scalar) ?? [scalar]
        for letter in letters.first == " " ? letters[1...] : letters[...] { text.append(contentsOf: String(letter).utf8) }
    }

    private static let ligatures = ["ff", "fi", "fl", "ffi", "ffl", "st", "st"]
}
