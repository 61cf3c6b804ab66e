/// The number of a page behind a dash right after the title: "Oil and wicks — 12".
enum DashedPage {
    private static let mostDigits = 4

    /// Whether all of a word is a dash, of the width of an en or an em.
    static func isDash(_ word: ArraySlice<UInt8>) -> Bool {
        word.count == 3 && word.first == 0xE2 && word.dropFirst().first == 0x80 && (word.last == 0x93 || word.last == 0x94)
    }

    /// What stands before the dash in a word that ends in a number behind one; nil for others, and for spans of numbers.
    static func title(_ word: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard let last = word.last, last.isASCIIDigit, let place = word.lastIndex(where: { !$0.isASCIIDigit }) else { return nil }
        let rest = word[...place]
        guard word.endIndex - place - 1 <= mostDigits, isDash(rest.suffix(3)) else { return nil }
        let title = rest.dropLast(3)
        return title.last.map(\.isASCIIDigit) == true ? nil : title
    }

    /// The number that a line ends with behind a dash, alone or in a word.
    static func number(_ layout: PageLayout, _ line: PageLayout.Line) -> Int? {
        guard let last = line.words.last else { return nil }
        let word = layout.bytes(of: layout.words[Int(last)])
        guard word.last?.isASCIIDigit == true else { return nil }
        if title(word) == nil {
            guard word.count <= mostDigits, word.allSatisfy(\.isASCIIDigit), line.words.count > 2,
                isDash(layout.bytes(of: layout.words[Int(last) - 1]))
            else { return nil }
        }
        let digits = word.suffix(mostDigits).drop { !$0.isASCIIDigit }
        return digits.reduce(0) { $1.isASCIIDigit ? $0 * 10 + Int($1 &- 0x30) : 0 }
    }
}
