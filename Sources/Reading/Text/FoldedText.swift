/// Text as a listener remembers it: without case, punctuation and typographic variants.
///
/// Folding is upper-casing followed by lower-casing of every scalar (so that ß, ss and ẞ, final and other sigma, and ligatures come
/// out alike), with punctuation, marks of format and soft hyphens left out. A text of nothing but punctuation keeps it.
enum FoldedText {
    /// Appends the folded form of `bytes[range]`; with `dropsMarks`, letters without their accents.
    static func append(
        _ range: Range<Int>, of bytes: [UInt8], to folded: inout [UInt8], keepsPunctuation: Bool = false, dropsMarks: Bool = false
    ) {
        var index = range.lowerBound
        while index < range.upperBound {
            let byte = bytes[index]
            if byte < 0x80 {
                index += 1
                if byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") {
                    folded.append(byte | 0x20)
                } else if keepsPunctuation || byte == 0x20 || !isPunctuation(byte) {
                    folded.append(byte)
                }
                continue
            }
            let (value, length) = UTF8Decoding.scalar(in: bytes, at: index, end: range.upperBound)
            if dropsMarks, let base = base(value) {
                folded.append(contentsOf: base.utf8)
                index += length
                continue
            }
            if let simple = simple(value) {
                if simple == value {
                    for byte in bytes[index..<index + length] { folded.append(byte) }
                } else {
                    // Only letters of two bytes have a capital that `simple` knows.
                    folded.append(UInt8(truncatingIfNeeded: 0xC0 | simple >> 6))
                    folded.append(UInt8(truncatingIfNeeded: 0x80 | simple & 0x3F))
                }
                index += length
                continue
            }
            index += length
            guard let scalar = Unicode.Scalar(value) else { continue }
            append(scalar, to: &folded, keepsPunctuation: keepsPunctuation)
        }
    }

    /// The fold of the letters that make up most texts, without asking the character database.
    static func simple(_ scalar: UInt32) -> UInt32? {
        switch scalar {
        case 0xE0...0xF6, 0xF8...0xFE, 0x3B1...0x3C1, 0x3C3...0x3C9, 0x430...0x45F: scalar
        case 0xC0...0xD6, 0xD8...0xDE, 0x391...0x3A1, 0x3A3...0x3A9, 0x410...0x42F: scalar + 0x20
        case 0x400...0x40F: scalar + 0x50
        case 0x620...0x63F, 0x641...0x64A, 0x904...0x939, 0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x4DBF, 0x4E00...0x9FFF,
            0xAC00...0xD7A3:
            scalar
        default: nil
        }
    }

    /// A letter without its accent, or nothing for an accent by itself; nil for what has none.
    static func base(_ value: UInt32) -> String? {
        switch value {
        case 0xC0...0x17F: latin[Int(value - 0xC0)]
        case 0x1A0, 0x1A1: "o"
        case 0x1AF, 0x1B0: "u"
        case 0x1CD...0x1DC: pinyin[Int(value - 0x1CD)]
        case 0x218, 0x219: "s"
        case 0x21A, 0x21B: "t"
        case 0x1E00...0x1EF9: additional[Int(value - 0x1E00)]
        case 0x300...0x36F, 0x591...0x5BD, 0x5BF...0x5C7, 0x64B...0x65F, 0x670: ""
        default: nil
        }
    }

    /// From U+00C0 to U+017F; nil for what is not a letter, or is more than one.
    private static let latin: [String?] = Array(
        "aaaaaa_ceeeeiiiidnooooo_ouuuuy__aaaaaa_ceeeeiiiidnooooo_ouuuuy_y"
            + "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii__jjkk_llllllllllnnnnnn___oooooo__rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzz_"
    ).map { $0 == "_" ? nil : String($0) }

    /// From U+01CD to U+01DC, the tones of Chinese.
    private static let pinyin: [String?] = Array("aaiioouuuuuuuuuu").map { String($0) }

    /// From U+1E00 to U+1EF9: Vietnamese, and transcriptions.
    private static let additional: [String?] = Array(
        "aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmmmmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvv"
            + "wwwwwwwwwwxxxxyyzzzzzzhtwy______aaaaaaaaaaaaaaaaaaaaaaaaeeeeeeeeeeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy"
    ).map { $0 == "_" ? nil : String($0) }

    /// The folded form of a string; with its punctuation when it has nothing else.
    static func fold(_ string: String) -> (bytes: [UInt8], keepsPunctuation: Bool) {
        let source = Array(string.utf8)
        var folded: [UInt8] = []
        append(source.indices, of: source, to: &folded)
        if folded.contains(where: { $0 != 0x20 }) { return (folded, false) }
        folded = []
        append(source.indices, of: source, to: &folded, keepsPunctuation: true)
        return (folded, true)
    }

    private static func append(_ scalar: Unicode.Scalar, to folded: inout [UInt8], keepsPunctuation: Bool) {
        let properties = scalar.properties
        switch properties.generalCategory {
        case .otherLetter, .decimalNumber: folded.append(contentsOf: String(scalar).utf8)
        case .format, .control: break
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
            .otherPunctuation:
            // § and ¶ are read out, as are # % & and @.
            if keepsPunctuation || scalar == "§" || scalar == "¶" { folded.append(contentsOf: String(scalar).utf8) }
        default:
            // The capital is its own upper case.
            if scalar == "ẞ" { return folded.append(contentsOf: "ss".utf8) }
            for upper in properties.uppercaseMapping.unicodeScalars {
                folded.append(contentsOf: upper.properties.lowercaseMapping.utf8)
            }
        }
    }

    private static func isPunctuation(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x21, 0x22, 0x27...0x2A, 0x2C...0x2F, 0x3A, 0x3B, 0x3F, 0x5B...0x5D, 0x5F, 0x7B, 0x7D: true
        default: false
        }
    }
}
