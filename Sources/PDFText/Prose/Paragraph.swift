/// A paragraph of prose: lines joined, hyphenation undone, across columns and pages.
public struct Paragraph: Sendable {
    /// Where the text goes on to another page.
    public struct PageBreak: Sendable, Equatable {
        /// Byte of the paragraph's UTF-8 at which the new page begins.
        public let utf8Offset: Int
        /// From 0.
        public let page: Int
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
}
