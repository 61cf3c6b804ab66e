extension ReadingText {
    /// A text read from the middle of a document, before anybody has counted the words in front of it, is numbered from here on. So an index still
    /// never changes its meaning: no document has this many words, and one look tells which way a word is numbered.
    public static let provisionalBase = 1 << 40

    /// Whether words have the numbers they have in the whole document.
    public var isNumbered: Bool { baseWord < Self.provisionalBase }

    /// The same text with its first word numbered `base` (negative counts as 0).
    public func renumbered(from base: Int) -> ReadingText {
        let base = max(0, min(base, Int.max / 4))
        let shift = base - baseWord
        guard shift != 0 else { return self }
        func moved(_ range: Range<Int>) -> Range<Int> { range.lowerBound + shift..<range.upperBound + shift }
        return ReadingText(
            baseWord: base, isComplete: isComplete,
            paragraphs: paragraphs.map {
                Paragraph(
                    words: moved($0.words), role: $0.role, language: $0.language,
                    cells: $0.cells.map { Cell(word: $0.word + shift, heading: $0.heading) })
            },
            sentences: sentences.map {
                Sentence(words: moved($0.words), paragraph: $0.paragraph, endsParagraph: $0.endsParagraph, isCut: $0.isCut)
            },
            pages: pages.map { PageMark(page: $0.page, label: $0.label, firstWord: $0.firstWord + shift) },
            chapters: chapters.map { Chapter(title: $0.title, level: $0.level, firstWord: $0.firstWord + shift) }, storage: storage)
    }

    /// The same text with these chapters, which need not begin in it.
    public func with(chapters: [Chapter]) -> ReadingText {
        ReadingText(
            baseWord: baseWord, isComplete: isComplete, paragraphs: paragraphs, sentences: sentences, pages: pages, chapters: chapters,
            storage: storage)
    }

    /// By how much a word of this text must be moved to be the same word of `other`, a text of the same document that was numbered otherwise or reaches
    /// further. Nil when `other` has no such words.
    ///
    /// Looked for first where the pages say it must be, then, by the words around it, near there.
    public func offset(of word: Int, in other: ReadingText) -> Int? {
        guard words.contains(word) else { return nil }
        let around = max(word - 8, baseWord)..<min(word + 24, words.upperBound)
        var guess: Int?
        // The first mark may stand in the middle of its page.
        for mark in pages.dropFirst(baseWord == 0 ? 0 : 1) {
            guard let same = other.pages.first(where: { $0.page == mark.page }) else { continue }
            let offset = same.firstWord - mark.firstWord
            if (around.upperBound + offset) <= other.words.upperBound, self.text(around) == other.text(Self.moved(around, by: offset)) {
                return offset
            }
            guess = guess ?? offset
        }
        let nobody = DocumentFingerprint(bytes: [])
        let quote = Quote(around: word, in: self, fingerprint: nobody, isSecret: false)
        let scrubber = Scrubber(text: other)
        let near = scrubber.fraction(of: word + (guess ?? 0))
        return QuoteSearch(quote, fingerprint: nobody)?.place(in: other, near: near, scrubber: scrubber).map { $0 - word }
    }

    /// A word's number once the numbers are known: `offset` is added to provisional ones, others stay.
    public static func settled(_ word: Int, by offset: Int) -> Int { word >= provisionalBase ? word + offset : word }

    private static func moved(_ range: Range<Int>, by offset: Int) -> Range<Int> {
        max(0, range.lowerBound + offset)..<max(0, range.upperBound + offset)
    }
}
