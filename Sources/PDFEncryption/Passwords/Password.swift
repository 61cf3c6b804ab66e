/// The bytes that a password may have been turned into by the program that encrypted the document, likeliest first.
enum Password {
    /// Of revisions 5 and 6 no more than 127 bytes count (ISO 32000-2, 7.6.4.3.3, Algorithm 2.A, step a).
    private static let longestModern = 127
    /// Of older ones no more than 32.
    private static let longestLegacy = 32

    /// For revisions 5 and 6: UTF-8 after SASLprep, as the standard has it and by the Unicode of today, and before, as several writers have it;
    /// cut, and whole, as qpdf 11 has it.
    static func modernCandidates(_ password: String) -> [[UInt8]] {
        let spellings = [
            Array(SASLprep.prepare(password, ofUnicode32: true).utf8), Array(SASLprep.prepare(password).utf8), Array(password.utf8),
        ]
        return distinct(spellings.map { Array($0.prefix(longestModern)) } + spellings)
    }

    /// For revisions 2 to 4: PDFDocEncoding; and UTF-8, which writers use that know no better.
    static func legacyCandidates(_ password: String) -> [[UInt8]] {
        let composed = CompatibilityNormalization.normalize(password)
        let spellings = [PDFDocEncoding.encode(password), PDFDocEncoding.encode(composed), Array(password.utf8), Array(composed.utf8)]
        return distinct(spellings.compactMap { $0.map { Array($0.prefix(longestLegacy)) } })
    }

    private static func distinct(_ candidates: [[UInt8]]) -> [[UInt8]] {
        var result: [[UInt8]] = []
        for candidate in candidates where !result.contains(candidate) { result.append(candidate) }
        return result
    }
}
