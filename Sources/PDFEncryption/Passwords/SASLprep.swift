/// SASLprep (RFC 4013): one spelling for passwords that look the same.
///
/// What it forbids (controls, private characters, mixed directions) is let through: whoever opens a document has to find
/// what its writer did, not to judge it.
enum SASLprep {
    ///
    /// - Parameter ofUnicode32: normalize as Unicode 3.2 did, which the RFC names, and no Unicode since its Corrigendum 4.
    static func prepare(_ password: String, ofUnicode32: Bool = false) -> String {
        var mapped = String.UnicodeScalarView()
        for scalar in password.unicodeScalars {
            if isMappedToNothing(scalar) { continue }
            if ofUnicode32, let old = corrected[scalar] {
                mapped.append(old)
            } else {
                mapped.append(isSpace(scalar) ? " " : scalar)
            }
        }
        return CompatibilityNormalization.normalize(String(mapped))
    }

    /// What these ideographs were made into before Corrigendum 4 of Unicode.
    private static let corrected: [Unicode.Scalar: Unicode.Scalar] = [
        "\u{2F868}": "\u{2136A}", "\u{2F874}": "\u{5F33}", "\u{2F91F}": "\u{43AB}", "\u{2F95F}": "\u{7AAE}", "\u{2F9BF}": "\u{4D57}",
    ]

    /// RFC 3454, Table B.1. U+200B, which is in both tables, counts here.
    private static func isMappedToNothing(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xAD, 0x34F, 0x1806, 0x180B...0x180D, 0x200B...0x200D, 0x2060, 0xFE00...0xFE0F, 0xFEFF: true
        default: false
        }
    }

    /// RFC 3454, Table C.1.2.
    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
        default: false
        }
    }
}
