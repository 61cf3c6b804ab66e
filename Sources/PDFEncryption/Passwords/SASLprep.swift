/// SASLprep (RFC 4013): one spelling for passwords that look the same.
///
/// What it forbids (controls, private characters, mixed directions) is let through: whoever opens a document has to find
/// what its writer did, not to judge it.
enum SASLprep {
    static func prepare(_ password: String) -> String {
        var mapped = String.UnicodeScalarView()
        for scalar in password.unicodeScalars {
            if isMappedToNothing(scalar) { continue }
            mapped.append(isSpace(scalar) ? " " : scalar)
        }
        return CompatibilityNormalization.normalize(String(mapped))
    }

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
