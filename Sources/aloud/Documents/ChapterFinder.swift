import PDFText

/// Finds the paragraphs with which the chapters of an outline begin; without an outline, headings are chapters.
///
/// An outline leads to a page. On it, the chapter begins with the heading that has its title, or else with the page's first paragraph.
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

    /// Longer paragraphs are no headings, whatever they begin with.
    private static let longestHeading = 240

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
            guard paragraph.role == .heading else { return [] }
            let title = DisplayText.clean(paragraph.text)
            return title.isEmpty ? [] : [(Chapter(title: title, level: paragraph.level ?? 1), word)]
        }
        // Pages that are behind had no such heading.
        var begun = leave(pagesBefore: paragraph.page, at: word)
        if pageStart?.page != paragraph.page { pageStart = (paragraph.page, word) }
        let onPage = pending.prefix { $0.page == paragraph.page }
        if let match = onPage.firstIndex(where: { Self.matches($0.key, paragraph) }) {
            // Entries in front of the one that matches have no heading of their own.
            while pending.startIndex <= match, let item = pending.popFirst() { begun.append((item.chapter, word)) }
        }
        return begun
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
    private static func matches(_ key: [Unicode.Scalar], _ paragraph: Paragraph) -> Bool {
        guard !key.isEmpty, paragraph.text.utf8.count <= longestHeading else { return false }
        let text = Self.key(paragraph.text)
        if text == key { return true }
        guard paragraph.role == .heading || paragraph.role == .title, text.count >= 3, key.count >= 3 else { return false }
        return ends(text, with: key) || ends(key, with: text) || key.starts(with: text) || text.starts(with: key)
    }

    private static func ends(_ text: [Unicode.Scalar], with end: [Unicode.Scalar]) -> Bool {
        text.count >= end.count && text.suffix(end.count).elementsEqual(end)
    }

    /// Letters and digits alone, without case.
    private static func key(_ text: String) -> [Unicode.Scalar] {
        text.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil }
    }
}
