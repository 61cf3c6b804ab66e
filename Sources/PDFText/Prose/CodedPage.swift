/// The number of a page, or of a line in a listing, with a letter that tells which volume or file it is in: "b367", "150–g338".
enum CodedPage {
    /// In bytes: of the letters, and of the number behind them.
    private static let mostLetters = 2
    private static let mostDigits = 4

    /// Whether a word, or what stands before its comma, is such a number.
    static func isCoded(_ word: ArraySlice<UInt8>) -> Bool {
        let code = word.last == 0x2C ? word.dropLast() : word
        guard let last = code.last, last.isASCIIDigit, let letter = code.lastIndex(where: { !$0.isASCIIDigit }) else { return false }
        guard code.endIndex - letter - 1 <= mostDigits, isLetter(code[letter]) else { return false }
        let before = code[...letter]
        let start = before.lastIndex { !isLetter($0) }.map { $0 + 1 } ?? before.startIndex
        guard before.endIndex - start <= mostLetters else { return false }
        // The page before the line.
        let page = before[..<start]
        guard let dash = page.last else { return true }
        let digits = page.dropLast(dash == 0x2D ? 1 : 3)
        return (dash == 0x2D || DashedPage.isDash(page.suffix(3))) && !digits.isEmpty && digits.allSatisfy(\.isASCIIDigit)
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
}
