import PDFText

/// Finds the paragraphs with which the chapters of an outline begin; without an outline, headings are chapters.
///
/// An outline leads to a page. On it, the chapter begins with the heading that has its title, or else with the page's first paragraph. What only
/// counts a chapter has the heading below it for its name: "Chapter Two: The Ferry".
struct ChapterFinder {
    struct Chapter: Equatable {
        let title: String
        let level: Int
    }

    private struct Item {
        let chapter: Chapter
        let page: Int
        let key: [Unicode.Scalar]
    }

    private let hasOutline: Bool
    /// Entries whose chapter has not begun yet, in the order of their pages.
    private var pending: ArraySlice<Item>
    /// The page being read, and the first word of the first paragraph that begins on it.
    private var pageStart: (page: Int, word: Int)?

    /// Without an outline, the heading that came last, if it has its number and no name yet, and its page.
    private var unnamed: (chapter: Chapter, page: Int)?
    /// The paragraph that came last, if it is such a number above what may be a heading, its page and its first word.
    private var number: (text: String, page: Int, word: Int)?

    /// Longer paragraphs are no headings, whatever they begin with.
    private static let longestHeading = 240
    /// Entries of a page that one paragraph is compared with, in their order: a page has no more lines, and so no more headings.
    private static let mostCompared = 100

    init(outline: [PDFDocument.OutlineItem], firstPage: Int) {
        let entries = Self.entries(of: outline)
        hasOutline = !entries.isEmpty
        pending =
            entries.drop { $0.page < firstPage }.map { Item(chapter: $0.chapter, page: $0.page, key: Self.key($0.chapter.title)) }[...]
    }

    /// What an outline has for chapters, in the order in which they begin in the text: the n-th of them is the n-th chapter.
    static func entries(of outline: [PDFDocument.OutlineItem]) -> [(chapter: Chapter, page: Int)] {
        let items = outline.enumerated().compactMap { index, item -> (index: Int, page: Int, chapter: Chapter)? in
            item.page.map { (index, $0, Chapter(title: item.title, level: item.level)) }
        }
        return items.sorted { ($0.page, $0.index) < ($1.page, $1.index) }.map { ($0.chapter, $0.page) }
    }

    /// The chapters that are now known to begin, with their first words. Paragraphs come in reading order; `word` is this one's first.
    mutating func beginning(with paragraph: Paragraph, at word: Int) -> [(chapter: Chapter, word: Int)] {
        guard hasOutline else {
            return heading(paragraph, at: word).map { [$0] } ?? []
        }
        // Pages that are behind had no such heading.
        var begun = leave(pagesBefore: paragraph.page, at: word)
        if pageStart?.page != paragraph.page { pageStart = (paragraph.page, word) }
        let onPage = pending.prefix(Self.mostCompared).prefix { $0.page == paragraph.page }
        guard !onPage.isEmpty, paragraph.text.utf8.count <= Self.longestHeading else { return begun }
        let isHeading = paragraph.role == .heading || paragraph.role == .title
        let text = Self.key(paragraph.text)
        if let match = onPage.firstIndex(where: { Self.matches($0.key, text, isHeading: isHeading) }) {
            // Entries in front of the one that matches have no heading of their own.
            while pending.startIndex <= match, let item = pending.popFirst() { begun.append((item.chapter, word)) }
        }
        return begun
    }

    /// The chapter that a paragraph begins where there is no outline.
    private mutating func heading(_ paragraph: Paragraph, at word: Int) -> (chapter: Chapter, word: Int)? {
        let above = number.take()
        let isHeading = paragraph.role == .heading
        guard isHeading || paragraph.text.utf8.count <= ChapterLabel.longest else { return nil }
        let title = DisplayText.clean(paragraph.text)
        let isLabel = ChapterLabel.matches(title)
        guard isHeading else {
            if isLabel { number = (title, paragraph.page, word) }
            return nil
        }
        guard !title.isEmpty else { return nil }
        let chapter = Chapter(title: title, level: paragraph.level ?? 1)
        if isLabel { unnamed = (chapter, paragraph.page) }
        guard let above, above.page == paragraph.page, Self.isName(title) else { return (chapter, word) }
        return (Chapter(title: ChapterLabel.title(above.text, title), level: chapter.level), above.word)
    }

    /// Whether a heading may be the name of a chapter that is numbered above it. What has a number of its own is the first section, or the next chapter.
    private static func isName(_ heading: String) -> Bool {
        heading.utf8.count <= longestHeading && heading.unicodeScalars.first?.properties.numericType == nil && !heading.isEmpty
            && !ChapterLabel.matches(heading)
    }

    /// What the chapter that began last is now known to be: this paragraph, which then begins none, is the name that its heading lacks. To be asked
    /// before ``beginning(with:at:)``, for each paragraph.
    mutating func named(by paragraph: Paragraph) -> Chapter? {
        guard let (label, page) = unnamed.take() else { return nil }
        guard paragraph.role == .heading || paragraph.role == .title, paragraph.page == page else { return nil }
        let name = DisplayText.clean(paragraph.text)
        guard Self.isName(name) else { return nil }
        return Chapter(title: ChapterLabel.title(label.title, name), level: min(label.level, paragraph.level ?? label.level))
    }

    /// The chapters of the last page that had no heading there.
    mutating func finish(at word: Int) -> [(chapter: Chapter, word: Int)] {
        leave(pagesBefore: (pageStart?.page ?? -1) + 1, at: word)
    }

    /// Chapters before the page are left out with their text.
    mutating func skip(to page: Int) { pending = pending.drop { $0.page < page } }

    private mutating func leave(pagesBefore page: Int, at word: Int) -> [(chapter: Chapter, word: Int)] {
        var begun: [(chapter: Chapter, word: Int)] = []
        while let item = pending.first, item.page < page {
            pending.removeFirst()
            begun.append((item.chapter, pageStart.flatMap { $0.page == item.page ? $0.word : nil } ?? word))
        }
        return begun
    }

    /// Whether a paragraph is the heading with this title. Either may lack the number: "2 Methods", "Chapter 2. Methods", "Methods".
    private static func matches(_ key: [Unicode.Scalar], _ text: [Unicode.Scalar], isHeading: Bool) -> Bool {
        guard !key.isEmpty else { return false }
        if text == key { return true }
        guard isHeading, text.count >= 3, key.count >= 3 else { return false }
        return ends(text, with: key) || ends(key, with: text) || key.starts(with: text) || text.starts(with: key)
    }

    private static func ends(_ text: [Unicode.Scalar], with end: [Unicode.Scalar]) -> Bool {
        text.count >= end.count && text.suffix(end.count).elementsEqual(end)
    }

    /// Letters and digits alone, without case.
    private static func key(_ text: String) -> [Unicode.Scalar] {
        text.lowercased().unicodeScalars.filter {
            $0.isASCII
                ? ($0.value | 0x20) &- 0x61 < 26 || $0.value &- 0x30 < 10 : $0.properties.isAlphabetic || $0.properties.numericType != nil
        }
    }
}
