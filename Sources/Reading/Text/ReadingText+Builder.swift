extension ReadingText {
    /// Makes a text out of paragraphs.
    ///
    /// Each paragraph is divided into words and sentences as it is appended:
    /// - A word is a run without White_Space. In a run with Han, Kana, Thai, Lao, Khmer, Myanmar, Tibetan or a kindred script, a word is
    ///   one ideograph, a run of Hiragana or of Katakana, a Tibetan syllable, or an orthographic cluster; punctuation stays with its word.
    ///   A word longer than 512 bytes is cut.
    /// - Sentences are found by ``SentenceSplitter``. In code, tables and formulas a line break also ends a sentence.
    ///
    /// Building costs a copy of what was built so far; who publishes a growing text should do so in growing steps.
    public struct Builder: Sendable {
        private let baseWord: Int
        private var storage = WordStorage()
        private var paragraphs: [Paragraph] = []
        private var sentences: [Sentence] = []
        private var pages: [PageMark] = []
        private var chapters: [Chapter] = []
        /// One splitter per language met so far.
        private var splitters: [String: SentenceSplitter] = [:]

        /// Starts a text whose first word has the global index `baseWord` (negative counts as 0).
        public init(baseWord: Int = 0) {
            self.baseWord = max(0, min(baseWord, Int.max / 4))
        }

        /// The global index the next word will have.
        public var nextWord: Int { baseWord + storage.count }

        /// What follows begins on this page. A page begun twice in a row is one page.
        public mutating func beginPage(_ page: Int, label: String) {
            mark(page: page, label: label, firstWord: nextWord)
        }

        /// Appends a paragraph.
        ///
        /// - Parameters:
        ///   - text: its words; any white space divides them.
        ///   - role: what the paragraph is.
        ///   - language: a BCP 47 tag, or nil when unknown.
        ///   - around: the language of the text around it, which tells where sentences end when its own is unknown.
        ///   - pageBreaks: where in `text.utf8` a new page begins. The first word starting at or after the offset is the page's first.
        ///   - cells: of a row of a table, where in `text.utf8` its cells begin, and what their columns are called; the first may be left out.
        public mutating func append(
            paragraph text: String, role: ParagraphRole = .body, language: String? = nil, around: String? = nil,
            pageBreaks: [(utf8Offset: Int, page: Int, label: String)] = [], cells: [(utf8Offset: Int, heading: String)] = []
        ) {
            let breaks = pageBreaks.sorted { $0.utf8Offset < $1.utf8Offset }
            let cells = cells.sorted { $0.utf8Offset < $1.utf8Offset }
            var found: [Cell] = []
            var nextCell = 0
            let first = storage.count
            var breakWords: [Int] = []
            var lineEnds: [Int] = []
            let keepsLines = role == .code || role == .table || role == .formula
            storage.append(
                text.utf8.span,
                started: { word, offset in
                    while breakWords.count < breaks.count, breaks[breakWords.count].utf8Offset <= offset { breakWords.append(word) }
                    while nextCell < cells.count, cells[nextCell].utf8Offset <= offset {
                        if word > first, found.last?.word != baseWord + word {
                            found.append(Cell(word: baseWord + word, heading: cells[nextCell].heading))
                        }
                        nextCell += 1
                    }
                },
                lineEnded: { if keepsLines { lineEnds.append($0) } })
            for (index, pageBreak) in breaks.enumerated() {
                let word = index < breakWords.count ? breakWords[index] : storage.count
                mark(page: pageBreak.page, label: pageBreak.label, firstWord: baseWord + word)
            }
            let words = first..<storage.count
            guard !words.isEmpty else { return }
            appendSentences(of: words, language: language ?? around, lineEnds: lineEnds)
            paragraphs.append(
                Paragraph(words: baseWord + first..<baseWord + storage.count, role: role, language: language, cells: found))
        }

        /// A chapter begins with the next word, or with `word` where that is given.
        public mutating func addChapter(title: String, level: Int, at word: Int? = nil) {
            chapters.append(Chapter(title: title, level: max(1, level), firstWord: max(baseWord, word ?? nextWord)))
        }

        /// The chapter that was added last is called this instead.
        public mutating func renameLastChapter(title: String, level: Int) {
            guard let last = chapters.popLast() else { return }
            chapters.append(Chapter(title: title, level: max(1, level), firstWord: last.firstWord))
        }

        /// The text so far. `isComplete` says that nothing follows.
        public func build(isComplete: Bool) -> ReadingText {
            let end = nextWord
            var ordered = chapters
            if zip(chapters, chapters.dropFirst()).contains(where: { $0.firstWord > $1.firstWord }) {
                let ranked = chapters.enumerated().sorted { ($0.element.firstWord, $0.offset) < ($1.element.firstWord, $1.offset) }
                ordered = ranked.map(\.element)
            }
            if isComplete, ordered.contains(where: { $0.firstWord > end }) {
                ordered = ordered.map { Chapter(title: $0.title, level: $0.level, firstWord: min($0.firstWord, end)) }
            }
            return ReadingText(
                baseWord: baseWord, isComplete: isComplete, paragraphs: paragraphs, sentences: sentences, pages: pages, chapters: ordered,
                storage: storage)
        }

        private mutating func mark(page: Int, label: String, firstWord: Int) {
            if pages.last?.page == page { return }
            pages.append(PageMark(page: page, label: label, firstWord: firstWord))
        }

        private mutating func appendSentences(of words: Range<Int>, language: String?, lineEnds: [Int]) {
            let key = language ?? ""
            let splitter = splitters[key] ?? SentenceSplitter(language: language)
            splitters[key] = splitter
            for piece in splitter.pieces(of: storage, words: words, lineEnds: lineEnds) {
                sentences.append(
                    Sentence(
                        words: baseWord + piece.words.lowerBound..<baseWord + piece.words.upperBound, paragraph: paragraphs.count,
                        endsParagraph: piece.words.upperBound == words.upperBound, isCut: piece.isCut))
            }
        }
    }
}
