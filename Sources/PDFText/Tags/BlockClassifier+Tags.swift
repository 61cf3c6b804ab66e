extension BlockClassifier {
    /// What a block is by its tag, or where that says nothing in particular, by what is seen.
    func classify(_ lines: ArraySlice<Int>, tag: BlockTag?) -> Result {
        guard let role = tag?.role else { return classify(lines) }
        if role == .footnote && isRemark(lines) || role == .heading && holdSentences(lines) { return classify(lines) }
        return Result(role: role, level: tag?.level)
    }

    /// Whether what is tagged as a heading is text of several sentences: clauses whose numbers Word counts with the styles of headings.
    private func holdSentences(_ lines: ArraySlice<Int>) -> Bool {
        guard lines.count > 1, let last = lines.last.flatMap({ layout.lines[$0].words.last }), endsSentence(Int(last)) else { return false }
        var (characters, ends, isBehindEnd) = (0, 0, false)
        for line in lines {
            for word in layout.lines[line].words {
                let bytes = layout.bytes(of: layout.words[Int(word)])
                characters += bytes.count + 1
                if isBehindEnd, LetterCase(startOf: bytes) == .capital { ends += 1 }
                isBehindEnd = endsSentence(Int(word))
            }
        }
        return ends > 0 && characters >= Self.fewestOfSentences
    }

    /// Whether a word ends with a stop that is none of an abbreviation or a number.
    private func endsSentence(_ word: Int) -> Bool {
        let bytes = layout.bytes(of: layout.words[word])
        guard let last = bytes.last, last == 0x2E || last == 0x21 || last == 0x3F else { return false }
        return bytes.count >= Self.shortestEnd && bytes.dropLast().last.map { $0 == 0x29 || Dehyphenation.isLetter($0) } ?? false
    }

    /// Bytes of two sentences, and of a word with a stop, at the least.
    private static let fewestOfSentences = 120
    private static let shortestEnd = 5

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
