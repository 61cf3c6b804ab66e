import PDFText
import Reading

/// A few pages around the place where reading begins, read without those in front.
struct TextWindow: Sendable {
    /// Numbered as in the whole document if that can be told, else provisionally.
    let text: ReadingText
    /// The word to begin with; one of the text.
    let start: Int
    /// The pages it was read from.
    let pages: Range<Int>
    /// Whether what is remembered of the document is of another text: not to be used.
    var refutesIndex = false
}

extension TextLoader {
    /// The pages around an opening, as few as will do. Nil when there is no text there, or the place is not found: then only the whole text tells.
    func window(_ opening: Opening, index: PageIndex?, rate: Int) -> TextWindow? {
        guard let pdf = document.pdf, selection.pages == nil else { return nil }
        // What is read out may begin some pages before, and the text some pages behind.
        for reach in [1, 4, 16] {
            let pages = max(0, opening.page - reach)..<min(pdf.pageCount, opening.page + reach + 1)
            // No more comes of a document read whole. A long outline takes as long as some pages: of others it has to wait.
            let isWhole = pages == 0..<pdf.pageCount
            let outline: [PDFDocument.OutlineItem]? =
                if isWhole { pdf.outline } else if case .chapter = opening.place { pdf.outline } else { nil }
            let read = settled(pages, of: pdf, outline: outline)
            // Of the first page, unless it is the document's, the beginning may be missing.
            guard !read.words.isEmpty, pages.lowerBound == 0 || (read.pages.first?.page ?? opening.page) < opening.page else { continue }
            let fitting = index.flatMap { Self.base(of: read, by: $0) == nil ? nil : $0 }
            let text = numbered(read, fitting, opening)
            if let start = start(opening.place, opening.page, pages, text, fitting, rate) {
                return TextWindow(
                    text: isWhole ? text : text.with(chapters: []), start: start, pages: pages,
                    refutesIndex: index != nil && fitting == nil)
            }
        }
        return nil
    }

    /// The same window, numbered the same, and more pages behind it.
    func extended(_ window: TextWindow, by pages: Int) -> TextWindow? {
        guard let pdf = document.pdf, !window.text.isComplete else { return nil }
        let more = window.pages.lowerBound..<min(pdf.pageCount, window.pages.upperBound + pages)
        let text = settled(more, of: pdf, outline: nil)
        // Both begin with the same paragraph, the first that is certain.
        guard text.words.count > window.text.words.count else { return nil }
        return TextWindow(
            text: text.renumbered(from: window.text.baseWord), start: window.start, pages: more)
    }

    /// What is certain of some pages, numbered provisionally unless it is the beginning. It is complete if it reaches the end.
    /// With an outline, it has the chapters from its first page on.
    private func settled(_ pages: Range<Int>, of pdf: PDFDocument, outline: [PDFDocument.OutlineItem]?) -> ReadingText {
        let base = pages.lowerBound == 0 ? 0 : ReadingText.provisionalBase
        var builder = PDFTextBuilder(
            document: pdf, firstPage: pages.lowerBound, baseWord: base, language: selection.language,
            chapters: outline.map { ChapterFinder(outline: $0, firstPage: pages.lowerBound) })
        var isFirst = pages.lowerBound > 0
        pdf.forEachSettledParagraph(ReadingOptions(skipped: selection.skipped, extras: selection.extras, pages: pages)) { paragraph in
            if isFirst { builder.skip(to: paragraph.page) }
            isFirst = false
            builder.add(paragraph)
        }
        return builder.build(end: pages.upperBound == pdf.pageCount ? pdf.pageCount : nil)
    }

    // MARK: Numbers

    /// The text with the numbers its words have in the document, if something remembered tells.
    private func numbered(_ text: ReadingText, _ index: PageIndex?, _ opening: Opening) -> ReadingText {
        if let index, let base = Self.base(of: text, by: index) { return text.renumbered(from: base) }
        guard !text.isNumbered else { return text }
        if case .bookmark(let bookmark) = opening.place, bookmark.extractorVersion == selection.version, let word = quoted(bookmark, text) {
            let base = bookmark.word - (word - text.baseWord)
            if base >= 0 { return text.renumbered(from: base) }
        }
        return text
    }

    /// The number of a text's first word, by where its pages begin; nil where that does not fit: the index is of another text.
    private static func base(of text: ReadingText, by index: PageIndex) -> Int? {
        let marks = text.isNumbered ? text.pages[...] : text.pages.dropFirst()
        guard let mark = marks.first, let last = marks.last else { return nil }
        let shift = index.words(ofPage: mark.page).lowerBound - mark.firstWord
        let base = text.baseWord + shift
        // There may be more on the last page, not less.
        guard index.words(ofPage: last.page).upperBound >= text.words.upperBound + shift else { return nil }
        guard marks.allSatisfy({ index.words(ofPage: $0.page).lowerBound - $0.firstWord == shift }), base >= 0,
            !text.isNumbered || shift == 0
        else { return nil }
        return base
    }

    /// The place of a bookmark's quote in a text, whatever its number.
    private func quoted(_ bookmark: Bookmark, _ text: ReadingText) -> Int? {
        let recovery = bookmark.recover(in: text, scrubber: Scrubber(text: text), extractorVersion: "")
        return recovery.method == .quote ? recovery.word : nil
    }

    /// The chapters of the document: those of a text that is whole, or where it is remembered that they begin, with their names by the outline. Else
    /// none: a window's first chapter is not the document's.
    func withChapters(_ text: ReadingText, _ index: PageIndex?) -> ReadingText {
        if text.isWhole { return text }
        guard text.isNumbered, let words = index?.chapterWords, !words.isEmpty, let pdf = document.pdf else {
            return text.with(chapters: [])
        }
        let entries = ChapterFinder.entries(of: pdf.outline)
        guard entries.count == words.count else { return text.with(chapters: []) }
        return text.with(
            chapters: zip(entries, words).map { ReadingText.Chapter(title: $0.chapter.title, level: $0.chapter.level, firstWord: $1) })
    }

    // MARK: The word to begin with

    private func start(
        _ place: Opening.Place, _ page: Int, _ pages: Range<Int>, _ text: ReadingText, _ index: PageIndex?, _ rate: Int
    ) -> Int? {
        let word: Int?
        switch place {
        case .position(let position):
            guard text.isNumbered else { return nil }
            let scrubber = Scrubber(text: text, index: index)
            word = try? position.resolve(in: text, scrubber: scrubber, from: text.baseWord, rate: Double(rate))
        case .bookmark(let bookmark):
            if text.isNumbered {
                let recovery = bookmark.recover(in: text, scrubber: Scrubber(text: text, index: index), extractorVersion: selection.version)
                word = recovery.method == .fraction ? nil : recovery.word
            } else {
                word = quoted(bookmark, text)
            }
        case .page: word = text.pages.first { $0.page == page }?.firstWord
        case .chapter(let number):
            guard let pdf = document.pdf else { return nil }
            let chapter = number - ChapterFinder.entries(of: pdf.outline).prefix { $0.page < pages.lowerBound }.count
            word = text.chapters.indices.contains(chapter) ? text.chapters[chapter].firstWord : nil
        case .part(let part):
            guard let first = text.pages.first(where: { $0.page == page })?.firstWord else { return nil }
            let end = text.pages.first { $0.page > page }?.firstWord ?? text.words.upperBound
            word = sentenceStart(first + Int(part * Double(max(0, end - first))), notBefore: first, text)
        }
        return word.flatMap { text.words.contains($0) ? $0 : nil }
    }

    /// The beginning of the sentence around a word; the next one's if it begins on an earlier page.
    private func sentenceStart(_ word: Int, notBefore first: Int, _ text: ReadingText) -> Int? {
        guard let index = text.sentenceIndex(containing: min(word, text.words.upperBound - 1)) else { return nil }
        let start = text.sentences[index].words.lowerBound
        if start >= first { return start }
        return text.sentences.indices.contains(index + 1) ? text.sentences[index + 1].words.lowerBound : first
    }
}
