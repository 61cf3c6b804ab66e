/// The text of a document as it is read: words, sentences, paragraphs, pages and chapters, all counted in words.
///
/// A word is a run without white space, with its punctuation; in scripts that do not divide words by spaces it is the
/// segment described by ``Builder``. Word indices are **global** and start at 0: the index of the word in the whole
/// document. A text holds the words `baseWord..<baseWord + words.count` of it, because a long book is read from its middle before its
/// beginning is known. A text grows by being replaced with a longer one; an index never changes its meaning.
///
/// Nothing here knows where the text came from, and nothing here throws: an index outside ``words`` gives an empty answer.
public struct ReadingText: Sendable, Equatable {
    /// The index of the first word this text holds.
    public let baseWord: Int
    /// Whether nothing follows the last word: the text reaches the end of the document.
    public let isComplete: Bool
    /// The paragraphs, in order; every word is in exactly one.
    public let paragraphs: [Paragraph]
    /// The sentences, in order; every word is in exactly one.
    public let sentences: [Sentence]
    /// Where pages begin, in order of their first words.
    public let pages: [PageMark]
    /// Where chapters begin, in order of their first words.
    public let chapters: [Chapter]

    let storage: WordStorage

    init(
        baseWord: Int, isComplete: Bool, paragraphs: [Paragraph], sentences: [Sentence], pages: [PageMark], chapters: [Chapter],
        storage: WordStorage
    ) {
        self.baseWord = baseWord
        self.isComplete = isComplete
        self.paragraphs = paragraphs
        self.sentences = sentences
        self.pages = pages
        self.chapters = chapters
        self.storage = storage
    }

    /// A complete text without words.
    public static let empty = Builder().build(isComplete: true)

    /// The words this text holds, as global indices.
    public var words: Range<Int> { baseWord..<baseWord + storage.count }

    /// Whether this is the whole document: it starts with the first word and nothing follows the last.
    public var isWhole: Bool { baseWord == 0 && isComplete }

    /// A run of words that belong together on the page.
    public struct Paragraph: Sendable, Equatable {
        /// Its words, as global indices; never empty.
        public let words: Range<Int>
        /// What the paragraph is.
        public let role: ParagraphRole
        /// Its language as a BCP 47 tag, where the document says so.
        public let language: String?
        /// Of a row of a table, the cells behind its first one, in order.
        public var cells: [Cell] = []
    }

    /// A cell of a table's row.
    public struct Cell: Sendable, Equatable {
        /// The word it begins with, as a global index.
        public let word: Int
        /// What its column is called; empty where that isn't known.
        public let heading: String
    }

    /// What a paragraph is.
    public enum ParagraphRole: String, Sendable, Codable, CaseIterable {
        case title, heading, body, listItem, quotation, code, table, caption, footnote, formula, other
    }

    /// What is spoken in one breath: a sentence, or a part of one too long to be spoken at once.
    public struct Sentence: Sendable, Equatable {
        /// Its words, as global indices; never empty.
        public let words: Range<Int>
        /// The index of its paragraph in ``ReadingText/paragraphs``.
        public let paragraph: Int
        /// Whether the paragraph ends with it.
        public let endsParagraph: Bool
        /// Whether the sentence goes on in the next element: it was longer than ``SentenceSplitter/longestSentence`` and was cut.
        public let isCut: Bool
    }

    /// The beginning of a page.
    public struct PageMark: Sendable, Equatable {
        /// The page, counted from 0.
        public let page: Int
        /// The page's name as a reader sees it: "xii", "A-3", "12".
        public let label: String
        /// The first word that starts on the page. An empty page has the first word after it.
        public let firstWord: Int

        /// Makes a mark.
        public init(page: Int, label: String, firstWord: Int) {
            self.page = page
            self.label = label
            self.firstWord = firstWord
        }
    }

    /// The beginning of a chapter.
    public struct Chapter: Sendable, Equatable {
        /// The chapter's title, as the outline or the heading has it.
        public let title: String
        /// 1 for a chapter, 2 for a section in it, and so on.
        public let level: Int
        /// The first word of the chapter, its heading included.
        public let firstWord: Int

        /// Makes a chapter.
        public init(title: String, level: Int, firstWord: Int) {
            self.title = title
            self.level = level
            self.firstWord = firstWord
        }
    }
}
