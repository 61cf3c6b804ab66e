/// The size of a word's type, in points, and whether its font is of a fixed pitch, and bold.
typealias WordType = (LayoutWord) -> (size: Float, isFixedPitch: Bool, isBold: Bool)

extension ArraySlice<LayoutWord> {
    /// Whether most letters are of a fixed pitch, as those of code: a comment in it may be of another font.
    func isMostlyFixedPitch(_ type: WordType) -> Bool {
        var (fixed, all): (Int32, Int32) = (0, 0)
        for word in self {
            all += word.end - word.start
            if type(word).isFixedPitch { fixed += word.end - word.start }
        }
        return fixed * 2 > all
    }
}

extension LayoutWord {
    /// The value of a word that is nothing but ASCII digits, and not more of them.
    func number(_ cells: borrowing Span<Cell>, mostFigures: Int) -> Int? {
        guard end > start, end - start <= mostFigures else { return nil }
        var value = 0
        for cell in Int(start)..<Int(end) {
            let digit = cells[cell].unicode &- 0x30
            guard digit < 10 else { return nil }
            value = value * 10 + Int(digit)
        }
        return value
    }
}
