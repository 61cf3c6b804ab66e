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
    private var languages = StatedLanguages()
    /// The first paragraphs, until it shows whether they are in the language they state; nil from then on.
    private var held: [(paragraph: Paragraph, guess: LanguageGuess?)]? = []
    /// A document that has shown nothing until then is a table, or a list of names.
    private static let mostHeld = 200
    /// This is a copy, of as much as is known.
    private var mayGoOn = false

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

    /// The words of which the language is settled.
    var wordCount: Int { builder.nextWord }

    mutating func add(_ paragraph: Paragraph) {
        let guess = language == nil && paragraph.role != .code ? LanguageDetector.guess(of: paragraph.text, readsForms: held != nil) : nil
        languages.add(guess, stated: paragraph.language)
        guard held != nil else { return append(paragraph, guess) }
        held?.append((paragraph, guess))
        if language != nil || languages.isSettled(paragraph.language) || (held?.count ?? 0) >= Self.mostHeld { release() }
    }

    private mutating func release() {
        let paragraphs = held ?? []
        held = nil
        for (paragraph, guess) in paragraphs { append(paragraph, guess) }
    }

    private mutating func append(_ paragraph: Paragraph, _ guess: LanguageGuess?) {
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
            paragraph: paragraph.text, role: ReadingText.ParagraphRole(paragraph.role),
            language: language ?? language(of: paragraph, guess),
            around: languages.language ?? Locale.language, pageBreaks: breaks, cells: headings.cells(of: paragraph))
    }

    private mutating func addChapters(beginningWith paragraph: Paragraph) {
        for (chapter, word) in chapters?.beginning(with: paragraph, at: builder.nextWord) ?? [] {
            builder.addChapter(title: chapter.title, level: chapter.level, at: word)
        }
    }

    /// Goes on with a page further on in the document; what lies between has been left out.
    mutating func skip(to page: Int) {
        release()
        nextPage = max(nextPage, page)
        headings.reset()
        chapters?.skip(to: page)
    }

    /// The text so far. `end` is the page behind the last one read, when there is nothing more to come.
    mutating func build(end: Int?) -> ReadingText {
        if end == nil, held?.isEmpty == false {
            // More may come that shows what they are in.
            var sofar = self
            sofar.mayGoOn = true
            sofar.release()
            return sofar.build(end: nil)
        }
        release()
        if let end {
            for (chapter, word) in chapters?.finish(at: builder.nextWord) ?? [] {
                builder.addChapter(title: chapter.title, level: chapter.level, at: word)
            }
            begin(end - 1)
        }
        return builder.build(isComplete: end != nil)
    }

    /// Nil where neither the paragraph nor what it states tells: the text around it does, then.
    private func language(of paragraph: Paragraph, _ guess: LanguageGuess?) -> String? {
        let stated = paragraph.language.flatMap { languages.refutes($0, mayGoOn: mayGoOn) ? nil : $0 }
        if paragraph.role == .code { return stated }
        return LanguageDetector.language(guess, stated: stated, preferred: Locale.language)
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
