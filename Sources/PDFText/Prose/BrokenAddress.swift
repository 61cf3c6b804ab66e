import PDFSyntax

/// Addresses of the web, paths of files and options that go on in the next line: broken behind a stroke, a stop or the like, with no hyphen and no space.
enum BrokenAddress {
    /// - Parameters:
    ///   - word: the last of a line.
    ///   - next: the first of the line below.
    static func goesOn(_ word: borrowing Span<UInt8>, _ next: borrowing Span<UInt8>) -> Bool {
        guard word.count > 0, next.count > 0 else { return false }
        let last = word[word.count - 1]
        guard mayBreak(behind: last) else {
            return isNamePart(last)
                && (isPartOfAddress(next) && holdsAddress(word) || BrokenHost.isRest(next, of: word)
                    || BrokenIdentifier.isRest(next, of: word))
        }
        if next[0] == 0x2F { return last == 0x3A && next.matches("//", at: 0) && isScheme(word) }
        if next[0] == 0x7E { return last == 0x2F && isAddress(word) }
        if last == 0x3D { if isOption(word), isNamePart(next[0]) { return true } }
        if last == 0x2F, isNamePart(next[0]) || next[0] == 0x2E, isFolder(word) { return hasInnerSign(next, signs: isPathSign) }
        if last == 0x2E, isMailAddress(word) { return !isCapital(next[0]) && beginsWithDomain(next) }
        guard isNamePart(next[0]), isAddress(word) || last == 0x2E && isPath(word) else { return false }
        switch last {
        // A sentence may end with an address, too: then a capital follows. But no host's name ends behind its first part: "http://CRAN.R-project.org".
        case 0x2E: return !isCapital(next[0]) || beginsWithDomain(next) && BrokenHost.hasOneLabel(word)
        // And a directory's name may end one.
        case 0x2F: return hasInnerSign(next)
        default: return true
        }
    }

    /// Whether the hyphen that a broken address ends with was put there to show that it goes on: hardly any name begins with one.
    static func endsInAddedHyphen(_ word: borrowing Span<UInt8>) -> Bool {
        word.count > 1 && word[word.count - 1] == 0x2D && word[word.count - 2] == 0x2F
    }

    /// Whether a word begins with a sign before which addresses are broken, too, as ConTeXt does, and is no name by itself, nor an option.
    private static func isPartOfAddress(_ word: borrowing Span<UInt8>) -> Bool {
        guard word.count > fewestLetters, isNamePart(word[1]) else { return false }
        switch word[0] {
        case 0x2F, 0x5F: return true
        case 0x2D: return hasInnerSign(word.extracting(1...), signs: isPathSign)
        default: return false
        }
    }

    /// Whether a word has an address in it, perhaps behind text of a script without spaces.
    private static func holdsAddress(_ word: borrowing Span<UInt8>) -> Bool {
        for index in 1..<max(1, min(word.count - 2, longestText)) where word.matches("://", at: index) {
            return word[index - 1].isASCIILetter
        }
        return false
    }

    /// In bytes.
    private static let longestText = 512

    /// . / - _ = & ? # % :
    private static func mayBreak(behind byte: UInt8) -> Bool {
        switch byte {
        case 0x2E, 0x2F, 0x2D, 0x5F, 0x3D, 0x26, 0x3F, 0x23, 0x25, 0x3A: true
        default: false
        }
    }

    static func isNamePart(_ byte: UInt8) -> Bool { byte.isASCIILetter || byte.isASCIIDigit }
    static func isCapital(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }

    /// Where an address begins in a word: behind an opening bracket.
    private static func start(_ word: borrowing Span<UInt8>) -> Int { word[0] == 0x28 || word[0] == 0x3C || word[0] == 0x5B ? 1 : 0 }

    /// Whether a word is the scheme of web addresses, and its colon.
    private static func isScheme(_ word: borrowing Span<UInt8>) -> Bool {
        let start = start(word)
        return word.matches("http", at: start) && word.count - start <= 6 || word.matches("ftp:", at: start) && word.count - start == 4
    }

    /// Whether a word is the path of a file, and a stop: two strokes at the least, with letters behind each. A date's parts have none. Where the last part
    /// has a stop already the path may be whole.
    private static func isPath(_ word: borrowing Span<UInt8>) -> Bool {
        guard word.count > 1, isNamePart(word[word.count - 2]) else { return false }
        var (strokes, letters) = (0, 0)
        for index in 0..<(word.count - 1) {
            if word[index] == 0x2E, strokes > 1 { return false }
            if word[index] == 0x2F {
                if strokes > 0, letters < fewestLetters { return false }
                (strokes, letters) = (strokes + 1, 0)
            } else if word[index].isASCIILetter {
                letters += 1
            }
        }
        return strokes > 1 && letters >= fewestLetters
    }

    /// Of a folder's name: "m/s/s" is a unit.
    private static let fewestLetters = 2

    /// Whether a word is the path of a folder from the root or the reader's own folder, "/usr/", "~/lamps/", behind what opens a quotation.
    private static func isFolder(_ word: borrowing Span<UInt8>) -> Bool {
        var index = 0
        while index < word.count, isOpening(word[index]) { index += 1 }
        if index < word.count, word[index] == 0x7E { index += 1 }
        guard index + fewestLetters + 1 < word.count, word[index] == 0x2F else { return false }
        return word[index + 1].isASCIILetter && word[word.count - 2] != 0x2F
    }

    /// Whether a byte opens a quotation or a bracket, or belongs to such a sign that is not ASCII's.
    private static func isOpening(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == 0x22 || byte == 0x27 || byte == 0x28 || byte == 0x3C || byte == 0x5B || byte == 0x60
    }

    /// Whether a word is an option that takes a value, "--name=".
    private static func isOption(_ word: borrowing Span<UInt8>) -> Bool {
        let start = start(word)
        guard word.count > start + 2 + fewestLetters, word.matches("--", at: start) else { return false }
        for index in (start + 2)..<(word.count - 1) where !isNamePart(word[index]) && word[index] != 0x2D { return false }
        return true
    }

    /// Whether a word is an address of mail: letters, figures and their signs around one @.
    private static func isMailAddress(_ word: borrowing Span<UInt8>) -> Bool {
        var (place, signs) = (0, 0)
        for index in start(word)..<word.count {
            switch word[index] {
            case 0x40: (place, signs) = (index, signs + 1)
            case 0x2B, 0x2D, 0x2E, 0x5F: break
            default: guard isNamePart(word[index]) else { return false }
            }
        }
        return signs == 1 && place > start(word) && place + 2 < word.count
    }

    /// Whether a word has a stop with letters around it, as the end of a host's name has, "debian.org", and "e.g." has not.
    static func beginsWithDomain(_ word: borrowing Span<UInt8>) -> Bool {
        var letters = 0
        for index in 0..<word.count {
            if isNamePart(word[index]) {
                letters += 1
            } else if word[index] == 0x2E {
                return letters >= fewestLetters && index + fewestLetters < word.count && isNamePart(word[index + 1])
                    && isNamePart(word[index + 2])
            } else if word[index] != 0x2D {
                return false
            }
        }
        return false
    }

    /// Whether a word has a scheme and two strokes, or begins with the name that servers have, or as the identifiers of articles do.
    static func isAddress(_ word: borrowing Span<UInt8>) -> Bool {
        let start = start(word)
        if word.matches("www.", at: start) || word.matches("doi:10.", at: start) || word.matches("DOI:10.", at: start) { return true }
        for index in 1..<max(1, min(word.count - 2, longestScheme)) where word.matches("://", at: index) { return true }
        return false
    }

    private static let longestScheme = 16

    /// Whether a word has figures, or signs that only names of files and the like have among their letters: not its last, which may be a sentence's, but
    /// for a stroke.
    private static func hasInnerSign(_ word: borrowing Span<UInt8>, signs isSign: (UInt8) -> Bool = isInnerSign) -> Bool {
        var sign = false
        for index in 0..<word.count {
            if isNamePart(word[index]) {
                if sign || word[index].isASCIIDigit { return true }
            } else if word[index] == 0x2F {
                return true
            } else {
                sign = isSign(word[index])
            }
        }
        return false
    }

    private static func isInnerSign(_ byte: UInt8) -> Bool { mayBreak(behind: byte) && byte != 0x3A || byte == 0x7E }

    /// Hyphens stand in words, too.
    private static func isPathSign(_ byte: UInt8) -> Bool { isInnerSign(byte) && byte != 0x2D }
}
