import PDFSyntax

/// Names of programs that go on in the next line: broken behind an underscore, with TeX's hyphen or without.
enum BrokenName {
    /// How many bytes the hyphen takes that such a name ends with, 0 if it has none; nil where no name is broken.
    ///
    /// - Parameters:
    ///   - word: the last of a line.
    ///   - next: the first of the line below.
    ///   - isFixedPitch: whether both are set in typewriter type.
    ///   - nearby: the words around, among which the name may stand unbroken.
    static func hyphenLength(
        _ word: borrowing Span<UInt8>, _ next: borrowing Span<UInt8>, isFixedPitch: Bool, nearby: NearbyWords
    ) -> Int? {
        guard word.count > 2, let hyphen = hyphenLength(word), word.count > hyphen, word[word.count - hyphen - 1] == 0x5F, next.count > 0,
            next[0].isASCIILetter || next[0].isASCIIDigit
        else { return nil }
        let end = word.count - hyphen - 1
        var (letters, smallLetters, inner) = (0, 0, 0)
        for index in 0..<end {
            if word[index].isASCIILetter {
                letters += 1
                if word[index] >= 0x61 { smallLetters += 1 }
            } else if word[index] == 0x5F, index > 0 {
                inner += 1
            }
        }
        guard letters > 0 else { return nil }
        if hyphen > 0 { return hyphen }
        // Underscores around words may stand for italics: then one begins the first.
        if word[0] == 0x5F { return nil }
        if isFixedPitch { return 0 }
        // In capitals it may be what other names begin with: "all of OIL_LAMP_ but …".
        if smallLetters == 0 { return letters > 1 && !isPlain(next) ? 0 : nil }
        if inner > 0 { return 0 }
        var name = (0..<word.count).map { word[$0] }
        for index in 0..<next.count {
            guard next[index].isASCIILetter || next[index] == 0x5F else { break }
            name.append(next[index])
        }
        return name.count <= longestName && nearby.contains(name) ? 0 : nil
    }

    /// In bytes.
    private static let longestName = 64

    /// Whether a word is nothing but small letters, and signs behind them.
    private static func isPlain(_ word: borrowing Span<UInt8>) -> Bool {
        for index in 0..<word.count where word[index].isASCIIDigit || word[index] == 0x5F || word[index].isASCIILetter && word[index] < 0x61
        {
            return false
        }
        return true
    }

    /// The length of a hyphen behind an underscore; 0 if the underscore is the last; nil if neither is.
    private static func hyphenLength(_ word: borrowing Span<UInt8>) -> Int? {
        switch word[word.count - 1] {
        case 0x5F: 0
        case 0x2D: 1
        case 0x90: word.matches("\u{2010}", at: word.count - 3) ? 3 : nil
        default: nil
        }
    }
}
