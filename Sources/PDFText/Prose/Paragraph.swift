/// A paragraph of prose: lines joined, hyphenation undone, across columns and pages.
public struct Paragraph: Sendable {
    /// Where the text goes on to another page.
    public struct PageBreak: Sendable, Equatable {
        /// Byte of the paragraph's UTF-8 at which the new page begins.
        public let utf8Offset: Int
        /// From 0.
        public let page: Int

        /// Makes a break.
        public init(utf8Offset: Int, page: Int) {
            self.utf8Offset = utf8Offset
            self.page = page
        }
    }

    /// Without line ends, except in code, whose lines are kept.
    public internal(set) var text: String
    /// What kind of text it is.
    public let role: BlockRole
    /// Of headings, 1 for the highest; nil for other roles.
    public let level: Int?
    /// The page it begins on, from 0.
    public let page: Int
    /// The further pages it runs over.
    public internal(set) var pageBreaks: [PageBreak]
    /// BCP 47, where the document says.
    public let language: String?
    /// Of a row of a table, its cells; nil where they are not known, and for other roles.
    public internal(set) var row: TableRow?
    /// The lines it was made of, in order, if ``ReadingOptions/tracesLines`` asked for them; none for what is not printed on pages.
    public internal(set) var lines: [PrintedLine] = []

    /// Adds the lines that it goes on with, from a byte of its text on.
    mutating func goOn(at utf8Offset: Int, on page: Int, _ printed: [PrintedLine]) {
        lines += printed
        if page != self.page, pageBreaks.last?.page != page { pageBreaks.append(PageBreak(utf8Offset: utf8Offset, page: page)) }
    }
}
