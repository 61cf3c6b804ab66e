/// What of a document's text is wanted.
public struct ReadingOptions: Sendable, Equatable {
    /// Kinds of block that are left out. The page's furniture, unless told otherwise.
    public var skipped: Set<BlockRole>
    /// Pages, from 0; nil for all.
    public var pages: Range<Int>?

    /// The usual: everything but running heads, running feet and page numbers, of all pages.
    public init(skipped: Set<BlockRole> = Set(BlockRole.allCases.filter(\.isFurniture)), pages: Range<Int>? = nil) {
        self.skipped = skipped
        self.pages = pages
    }
}
