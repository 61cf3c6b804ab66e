/// The number of a page within its chapter, as manuals and theses count: "2-14", "A-1", "VITA-1".
enum CompoundPage {
    /// In bytes, before the hyphen and behind it.
    private static let longestPart = 5
    private static let mostDigits = 4
    /// No chapter has more pages.
    private static let factor = 10_000
    private static let lettersOffset = 1_000_000_000

    /// A number that counts as such pages do: chapters with numbers first, then those with letters; nil for anything else.
    static func number(_ word: ArraySlice<UInt8>) -> Int? {
        guard let last = word.last, last.isASCIIDigit, let place = word.lastIndex(where: { !$0.isASCIIDigit }) else { return nil }
        let (digits, rest) = (word[(place + 1)...], word[...place])
        // A hyphen, or a dash of two or three bytes.
        guard rest.last == 0x2D || DashedPage.isDash(rest.suffix(3)) else { return nil }
        let chapter = rest.dropLast(rest.last == 0x2D ? 1 : 3)
        guard digits.count <= mostDigits, !chapter.isEmpty, chapter.count <= longestPart else { return nil }
        let page = digits.reduce(0) { $0 * 10 + Int($1 &- 0x30) }
        if chapter.allSatisfy(\.isASCIIDigit) { return chapter.reduce(0) { $0 * 10 + Int($1 &- 0x30) } * factor + page }
        guard chapter.allSatisfy({ $0 &- 0x41 < 26 }) else { return nil }
        return lettersOffset + (chapter.count == 1 ? Int(chapter[chapter.startIndex]) : 0x60) * factor + page
    }
}
