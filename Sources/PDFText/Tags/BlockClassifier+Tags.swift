extension BlockClassifier {
    /// What a block is by its tag, or where that says nothing in particular, by what is seen.
    func classify(_ lines: ArraySlice<Int>, tag: BlockTag?) -> Result {
        guard let role = tag?.role else { return classify(lines) }
        if role == .footnote, isRemark(lines) { return classify(lines) }
        return Result(role: role, level: tag?.level)
    }

    /// Whether what is tagged as a note is one of the text, which it stands amid: "Note: …", without a mark that calls it.
    private func isRemark(_ lines: ArraySlice<Int>) -> Bool {
        guard let first = lines.first.map({ layout.lines[$0] }), let word = first.words.first.map({ layout.words[Int($0)] }),
            !word.isRaised, !word.isBullet
        else { return false }
        let mark = layout.bytes(of: word)
        guard let start = mark.first, LetterCase(PageDigits.scalar(mark.span, at: 0).value) == .capital || start >= 0xE0,
            !NoteMark.isLabel(mark), !NoteMark.beginsWithSign(mark), !NoteMark.isGlued(mark)
        else { return false }
        // A sentence that goes on behind it calls it.
        if let last = lines.last, last + 1 < layout.lines.count, LetterCase(startOf: layout.bytes(of: layout.lines[last + 1])) == .small {
            return false
        }
        return !isAtFoot(lines)
    }
}
