extension ReadingText {
    /// A word as displayed, with its punctuation; empty when the text does not hold it.
    public func word(_ index: Int) -> String {
        guard words.contains(index) else { return "" }
        return storage.string(storage.range(of: index - baseWord))
    }

    /// The words as displayed: one space apart, with no space where the script has none. What the text does not hold is left out.
    public func text(_ range: Range<Int>) -> String {
        let held = range.clamped(to: words)
        guard !held.isEmpty else { return "" }
        return storage.string(storage.range(of: held.lowerBound - baseWord..<held.upperBound - baseWord))
    }

    /// Whether the word is displayed with a space between it and the word before.
    public func isSpaced(before word: Int) -> Bool {
        words.contains(word) && storage.isSpaced(before: word - baseWord)
    }

    /// How many bytes of UTF-8 ``text(_:)`` gives for these words, without making the string.
    public func utf8Count(of range: Range<Int>) -> Int {
        let held = range.clamped(to: words)
        return storage.range(of: held.lowerBound - baseWord..<held.upperBound - baseWord).count
    }

    /// The sentence the word is in, as an index into ``sentences``.
    public func sentenceIndex(containing word: Int) -> Int? {
        words.contains(word) ? Self.last(in: sentences, startingAtOrBefore: word, \.words.lowerBound) : nil
    }

    /// The paragraph the word is in, as an index into ``paragraphs``.
    public func paragraphIndex(containing word: Int) -> Int? {
        words.contains(word) ? Self.last(in: paragraphs, startingAtOrBefore: word, \.words.lowerBound) : nil
    }

    /// The page the word starts on, as an index into ``pages``. Nil before the first mark.
    public func pageIndex(containing word: Int) -> Int? {
        words.contains(word) ? Self.last(in: pages, startingAtOrBefore: word, \.firstWord) : nil
    }

    /// From the first page that words start on to the last, from 0; nil where none is marked.
    public func pages(of range: Range<Int>) -> Range<Int>? {
        let held = range.clamped(to: words)
        guard !held.isEmpty, let first = pageIndex(containing: held.lowerBound), let last = pageIndex(containing: held.upperBound - 1)
        else {
            return nil
        }
        return min(pages[first].page, pages[last].page)..<max(pages[first].page, pages[last].page) + 1
    }

    /// The innermost chapter the word is in, as an index into ``chapters``. Nil before the first chapter.
    public func chapterIndex(containing word: Int) -> Int? {
        words.contains(word) ? Self.last(in: chapters, startingAtOrBefore: word, \.firstWord) : nil
    }

    /// This text followed by `later`, or nil when there is a gap or an overlap between the two.
    ///
    /// This is how a text read from the middle is completed once its beginning is known.
    public func appending(_ later: ReadingText) -> ReadingText? {
        guard words.upperBound == later.baseWord, !isComplete else { return nil }
        var joined = storage
        joined.append(later.storage)
        let shift = paragraphs.count
        return ReadingText(
            baseWord: baseWord, isComplete: later.isComplete, paragraphs: paragraphs + later.paragraphs,
            sentences: sentences
                + later.sentences.map {
                    Sentence(words: $0.words, paragraph: $0.paragraph + shift, endsParagraph: $0.endsParagraph, isCut: $0.isCut)
                },
            // A page that begins in this text and goes on in the next is one page.
            pages: pages + (pages.last?.page == later.pages.first?.page ? later.pages.dropFirst() : later.pages[...]),
            chapters: chapters + later.chapters, storage: joined)
    }

    /// Binary search: the last element whose start is at or before `word`.
    private static func last<Element>(
        in elements: [Element], startingAtOrBefore word: Int, _ start: (Element) -> Int
    ) -> Int? {
        var low = 0
        var high = elements.count
        while low < high {
            let middle = (low + high) / 2
            if start(elements[middle]) <= word { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? low - 1 : nil
    }
}
