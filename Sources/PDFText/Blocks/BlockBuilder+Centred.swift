extension BlockBuilder {
    /// Whether a line goes on with the one above it, in the middle of a sentence, though both were moved to the middle: a caption, or a quotation in large
    /// type, that was wrapped.
    func isCentredText(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard CentredLines.areCentred(previous, line), LineEdges.standsBelow(previous, line), !previous.isRow, !line.isRow,
            !text.endsSentence(previous), !edges.isFree(index - 1, widest: right - left), !text.startsItem(line), !text.isContact(line),
            text.isMostlyLetters(previous), text.isMostlyLetters(line)
        else { return false }
        return text.startsLowercase(line) && text.startsPlainWord(line) || text.endsInSmallWord(previous) || isInQuotation(index)
    }

    /// Whether a quotation begins with the block, and has not ended before a line.
    private func isInQuotation(_ index: Int) -> Bool {
        for first in lines[..<index].indices.suffix(Self.mostLinesOfQuotation).reversed() {
            if text.endsQuotation(lines[first]) { return false }
            if isFirstOfBlock(first) { return text.startsQuotation(lines[first]) }
        }
        return false
    }

    private static let mostLinesOfQuotation = 16
}
