/// What of a document's text is wanted.
public struct ReadingOptions: Sendable, Equatable {
    /// Text that isn't in the content of the pages.
    public enum Extra: String, Sendable, CaseIterable {
        /// What has been filled into forms, read where it stands on the page: texts, choices, signatures; of check boxes and radio buttons those
        /// that are on, as "☑". Passwords never.
        case forms
        /// What has been put onto the page and is seen there: free text, stamps, drawings with text in them.
        case overlays
        /// Comments: the text behind notes, highlights and the like, after the text of their page, each with its author in front.
        case annotations
        /// What figures and formulas show, in the words of the author (their alternate descriptions), in the place of what is read of them otherwise.
        case descriptions
        /// Attached files after the last page: the names of all, and the text of those that are plain text or PDF.
        case attachments
    }

    /// Kinds of such text.
    public struct ExtraSet: CaseSet {
        /// One of them.
        public typealias Element = Extra

        /// A bit for each.
        public var bits: UInt32 = 0

        /// None.
        public init() {}

        /// The bit of one.
        public static func bit(of extra: Extra) -> UInt32 {
            switch extra {
            case .forms: 1
            case .overlays: 2
            case .annotations: 4
            case .descriptions: 8
            case .attachments: 16
            }
        }
    }

    /// Kinds of block that are left out. The page's furniture, unless told otherwise.
    public var skipped: RoleSet
    /// Text from outside the pages' content. What one sees on the page, unless told otherwise: forms and overlays.
    public var extras: ExtraSet
    /// Pages, from 0; nil for all.
    public var pages: Range<Int>?
    /// Whether paragraphs tell the lines they were made of.
    public var tracesLines: Bool

    /// The usual: all that is printed on the pages, filled-in forms included, but for running heads, running feet and page numbers.
    public init(
        skipped: RoleSet = RoleSet(BlockRole.allCases.filter(\.isLeftOut)), extras: ExtraSet = [.forms, .overlays],
        pages: Range<Int>? = nil, tracesLines: Bool = false
    ) {
        self.skipped = skipped
        self.extras = extras
        self.pages = pages
        self.tracesLines = tracesLines
    }
}
