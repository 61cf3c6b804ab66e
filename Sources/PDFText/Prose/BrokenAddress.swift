import PDFSyntax

/// Addresses of the web that go on in the next line: broken behind a stroke, a stop or the like, with no hyphen and no space.
enum BrokenAddress {
    /// - Parameters:
    ///   - word: the last of a line.
    ///   - next: the first of the line below.
    static func goesOn(_ word: borrowing Span<UInt8>, _ next: borrowing Span<UInt8>) -> Bool {
        guard word.count > 0, next.count > 0 else { return false }
        let last = word[word.count - 1]
        // Somebody's own pages have a tilde before his name.
        guard mayBreak(behind: last), isNamePart(next[0]) || next[0] == 0x7E, isAddress(word) else { return false }
        switch last {
        // A sentence may end with an address, too: then a capital follows.
        case 0x2E: return !isCapital(next[0])
        // And a directory's name may end one.
        case 0x2F: return hasInnerSign(next)
        default: return true
        }
    }

    /// . / - _ = & ? # % :
    private static func mayBreak(behind byte: UInt8) -> Bool {
        switch byte {
        case 0x2E, 0x2F, 0x2D, 0x5F, 0x3D, 0x26, 0x3F, 0x23, 0x25, 0x3A: true
        default: false
        }
    }

    private static func isNamePart(_ byte: UInt8) -> Bool { byte.isASCIILetter || byte.isASCIIDigit }
    private static func isCapital(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }

    /// Whether a word, of some bytes, has a scheme and two strokes, or begins with the name that servers have.
    static func isAddress(_ word: borrowing Span<UInt8>) -> Bool {
        let start = word[0] == 0x28 || word[0] == 0x3C ? 1 : 0
        if word.matches("www.", at: start) { return true }
        for index in 1..<max(1, min(word.count - 2, longestScheme)) where word.matches("://", at: index) { return true }
        return false
    }

    private static let longestScheme = 16

    /// Whether a word has figures, or signs that only names of files and the like have among their letters: not its last, which may be a sentence's.
    private static func hasInnerSign(_ word: borrowing Span<UInt8>) -> Bool {
        var sign = false
        for index in 0..<word.count {
            if isNamePart(word[index]) {
                if sign || word[index].isASCIIDigit { return true }
            } else {
                sign = mayBreak(behind: word[index]) && word[index] != 0x3A || word[index] == 0x7E
            }
        }
        return false
    }
}
