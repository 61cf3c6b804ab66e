import PDFSyntax

/// Addresses of the web that were broken amid a name, as publishers' styles do it where nothing else fits: "https://git" and "hub.com/lamps/list". What
/// goes on shows it, by signs within that no word of a sentence has.
enum BrokenHost {
    /// Whether a word goes on with an address that ends in a letter or a figure.
    static func isRest(_ next: borrowing Span<UInt8>, of word: borrowing Span<UInt8>) -> Bool {
        guard let start = behindScheme(word) else { return false }
        if next[0] == 0x2E { return !hasPath(word, from: start) && isLabelAndPath(next) }
        guard BrokenAddress.isNamePart(next[0]), !BrokenAddress.isCapital(next[0]) else { return false }
        // Two addresses one below the other: the first is whole.
        if !hasPath(word, from: start) {
            return !isWhole(word, from: start) && BrokenAddress.beginsWithDomain(next) || isOpen(word, start, next)
        }
        return !BrokenAddress.beginsWithDomain(next) && isPath(next)
    }

    /// Whether the name of a server has but one part so far, with a stop behind it.
    static func hasOneLabel(_ word: borrowing Span<UInt8>) -> Bool {
        guard let start = behindScheme(word), start < word.count - 1 else { return false }
        for index in start..<(word.count - 1) where !BrokenAddress.isNamePart(word[index]) && word[index] != 0x2D { return false }
        return true
    }

    /// Where the name of the server begins.
    private static func behindScheme(_ word: borrowing Span<UInt8>) -> Int? {
        for index in 1..<max(1, min(word.count - 3, longestScheme)) where word.matches("://", at: index) { return index + 3 }
        return nil
    }

    private static let longestScheme = 16

    private static func hasPath(_ word: borrowing Span<UInt8>, from start: Int) -> Bool { holds(0x2F, word, from: start) }

    private static func holds(_ byte: UInt8, _ word: borrowing Span<UInt8>, from start: Int) -> Bool {
        for index in start..<word.count where word[index] == byte { return true }
        return false
    }

    /// Whether a server's name has a last part that may be one: two letters or more behind a stop.
    private static func isWhole(_ word: borrowing Span<UInt8>, from start: Int) -> Bool {
        var letters: Int?
        for index in start..<word.count {
            if word[index] == 0x2E { letters = 0 } else if let count = letters { letters = count + 1 }
        }
        return letters ?? 0 > 1
    }

    /// Whether the last part of a server's name goes on, and its path begins: "https://lamps.e" and "xample/list".
    private static func isOpen(_ word: borrowing Span<UInt8>, _ start: Int, _ next: borrowing Span<UInt8>) -> Bool {
        guard holds(0x2E, word, from: start), !isWhole(word, from: start) else { return false }
        var index = 0
        while index < next.count, next[index].isASCIILetter { index += 1 }
        return index <= longestEnding && index + 1 < next.count && next[index] == 0x2F
    }

    /// ".example/list": the last part of a server's name, and a path.
    private static func isLabelAndPath(_ next: borrowing Span<UInt8>) -> Bool {
        var index = 1
        while index < next.count, next[index].isASCIILetter { index += 1 }
        return 3...(longestEnding + 1) ~= index && index + 1 < next.count && next[index] == 0x2F
    }

    /// Letters of the last part of a server's name.
    private static let longestEnding = 6

    /// Whether a word has two strokes within, or one and figures, a stop or another sign of names. A date has figures and strokes alone, and stops alone
    /// have numbers and abbreviations.
    private static func isPath(_ next: borrowing Span<UInt8>) -> Bool {
        var (strokes, signs, letters) = (0, 0, 0)
        for index in 0..<next.count {
            switch next[index] {
            case 0x2F where index + 1 < next.count: strokes += 1
            case 0x5F, 0x3D, 0x3F, 0x26, 0x25, 0x23: signs += 1
            // Hyphens stand between words, too.
            case 0x2E: if index + 1 < next.count, BrokenAddress.isNamePart(next[index + 1]) { signs += 1 }
            // Another address.
            case 0x3A, 0x40: return false
            case let byte where byte.isASCIIDigit: signs += 1
            case let byte where byte.isASCIILetter: letters += 1
            default: break
            }
        }
        return letters > 0 && (strokes > 1 || strokes == 1 && signs > 0)
    }
}
