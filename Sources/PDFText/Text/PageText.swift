/// The text of one page as it is laid out: blocks in reading order, their lines, their words.
public struct PageText: Sendable {
    /// A paragraph or part of one, a heading, a row of a table, a running head …
    public struct Block: Sendable {
        /// What the block is to a reader.
        public let role: BlockRole
        /// Of headings, 1 for the highest; nil for other roles.
        public let level: Int?
        /// In reading order, at least one.
        public let lines: [Line]

        /// Around all its lines.
        public var box: TextBox { lines.dropFirst().reduce(lines.first?.box ?? TextBox(x0: 0, y0: 0, x1: 0, y1: 0)) { $0.union($1.box) } }
    }

    /// A line as it is printed.
    public struct Line: Sendable {
        /// Its words with single spaces between, in logical order; hyphens at the end are kept.
        public let text: String
        /// From a quarter of an em below the baseline to three quarters above.
        public let box: TextBox
        /// In reading order.
        public let words: [Word]
        /// Height of its type, in points; 0 for comments, which are not set in type.
        public let size: Double
        /// Whether most of it is bold, italic, fixed-pitch.
        public let isBold, isItalic, isFixedPitch: Bool
    }

    /// A run without white space, with its punctuation; in scripts without spaces, what was shown together.
    public struct Word: Sendable {
        /// As read.
        public let text: String
        /// Where it stands.
        public let box: TextBox
        /// Whether it is a raised mark that calls a note.
        public let isNoteMark: Bool
    }

    /// From 0.
    public let page: Int
    /// The label printed on it, or its number.
    public let label: String
    /// Size as displayed, in points.
    public let width, height: Double
    /// In reading order, furniture where it stands.
    public let blocks: [Block]
    /// Glyphs of fonts that don't say which characters they are: they are missing from the text.
    public let unmappedGlyphCount: Int
    /// Share of the page that images cover, 0 … 1 and more where they overlap: a scan without text has 1 or more and no blocks.
    public let imageShare: Double
}

extension PDFDocument {
    /// Hands on the pages with their blocks, lines and words, in order. Comments, if they are wanted, are the last blocks of their page, with
    /// the places they point to for their boxes; attachments belong to no page.
    ///
    /// - Parameters:
    ///   - options: pages and kinds of text.
    ///   - workers: threads to read pages on; nil for one a core.
    ///   - body: called on the calling thread.
    public func forEachPage(_ options: ReadingOptions = ReadingOptions(), workers: Int? = nil, _ body: (PageText) -> Void) {
        forEachLayout(options, workers: workers) { window, layout in
            let context = PageContext(layout, window: window, document: self)
            body(context.pageText(skipping: options.skipped, label: pageLabel(layout.index)))
        }
    }
}
