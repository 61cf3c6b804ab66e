import PDFText
import Reading
import Speech

/// Paragraphs of a PDF on their way to becoming a text to be read: words, page marks, chapters.
struct PDFTextBuilder {
    private var builder: ReadingText.Builder
    /// Nil where nobody asks for chapters.
    private var chapters: ChapterFinder?
    private let label: (Int) -> String
    /// Overrules what the document says.
    private let language: String?
    /// The next page to be marked. Pages without text are marked, too: a listener may ask for them.
    private var nextPage: Int
    private var headings = TableHeadings()

    /// - Parameters:
    ///   - firstPage: the first page there will be text of, from 0.
    ///   - baseWord: the number of the first word.
    ///   - language: a BCP 47 tag for everything, or nil to go by the document.
    ///   - chapters: finds the chapters from the first page on.
    init(document: PDFDocument, firstPage: Int = 0, baseWord: Int = 0, language: String? = nil, chapters: ChapterFinder?) {
        builder = ReadingText.Builder(baseWord: baseWord)
        label = { document.pageLabel($0) }
        self.chapters = chapters
        nextPage = firstPage
        self.language = language
    }

    /// The page that was begun last, from 0.
    var page: Int { max(0, nextPage - 1) }
    var wordCount: Int { builder.nextWord }

    mutating func add(_ paragraph: Paragraph) {
        begin(paragraph.page)
        if let chapter = chapters?.named(by: paragraph) {
            builder.renameLastChapter(title: chapter.title, level: chapter.level)
        } else {
            addChapters(beginningWith: paragraph)
        }
        var breaks: [(utf8Offset: Int, page: Int, label: String)] = []
        for pageBreak in paragraph.pageBreaks where pageBreak.page >= nextPage {
            for page in nextPage...pageBreak.page { breaks.append((pageBreak.utf8Offset, page, label(page))) }
            nextPage = pageBreak.page + 1
        }
        builder.append(
            paragraph: paragraph.text, role: ReadingText.ParagraphRole(paragraph.role), language: language ?? Self.language(of: paragraph),
            pageBreaks: breaks, cells: headings.cells(of: paragraph))
    }

    private mutating func addChapters(beginningWith paragraph: Paragraph) {
        for (chapter, word) in chapters?.beginning(with: paragraph, at: builder.nextWord) ?? [] {
            builder.addChapter(title: chapter.title, level: chapter.level, at: word)
        }
    }

    /// Goes on with a page further on in the document; what lies between has been left out.
    mutating func skip(to page: Int) {
        nextPage = max(nextPage, page)
        headings.reset()
        chapters?.skip(to: page)
    }

    /// The text so far. `end` is the page behind the last one read, when there is nothing more to come.
    mutating func build(end: Int?) -> ReadingText {
        if let end {
            for (chapter, word) in chapters?.finish(at: builder.nextWord) ?? [] {
                builder.addChapter(title: chapter.title, level: chapter.level, at: word)
            }
            begin(end - 1)
        }
        return builder.build(isComplete: end != nil)
    }

    /// Where sentences end depends on the language.
    private static func language(of paragraph: Paragraph) -> String? {
        paragraph.role == .code
            ? paragraph.language : LanguageDetector.language(of: paragraph.text, stated: paragraph.language, preferred: Locale.language)
    }

    private mutating func begin(_ page: Int) {
        // Notes are read after the paragraph they stand in, and that may have reached the next page already.
        guard page >= nextPage else { return }
        for page in nextPage...page { builder.beginPage(page, label: label(page)) }
        nextPage = page + 1
    }
}

extension ReadingText.ParagraphRole {
    /// What a block of a page is to a listener.
    init(_ role: BlockRole) {
        self =
            switch role {
            case .paragraph, .abstract: .body
            case .quotation: .quotation
            case .formula: .formula
            case .title: .title
            case .heading: .heading
            case .listItem: .listItem
            case .code: .code
            case .table: .table
            case .caption, .figure: .caption
            case .footnote, .annotation: .footnote
            case .attachment: .heading
            case .contents, .index, .bibliography, .header, .footer, .pageNumber, .lineNumber, .diagram: .other
            }
    }
}
