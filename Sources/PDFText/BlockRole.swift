/// What a block of a page is to a reader.
public enum BlockRole: String, Sendable, CaseIterable {
    /// Running text.
    case paragraph
    /// The document's title.
    case title
    /// The heading of a chapter or section.
    case heading
    /// An item of a list, with its label.
    case listItem = "list-item"
    /// What a text says, told in short in front of it.
    case abstract
    /// What somebody else has said, set apart from the text.
    case quotation
    /// Text in a fixed-pitch font, its lines kept.
    case code
    /// A row of a table.
    case table
    /// What belongs to a figure or table and names it.
    case caption
    /// A formula set apart from the text.
    case formula
    /// What a figure shows, in the words of the author, for those who can't see it. Read when asked for.
    case figure
    /// A note at the foot of the page.
    case footnote
    /// A line of a table of contents.
    case contents = "table-of-contents"
    /// An entry of an index.
    case index
    /// An entry of a list of works.
    case bibliography
    /// A line above the text that repeats from page to page.
    case header
    /// The same below the text.
    case footer
    /// The page's number.
    case pageNumber = "page-number"
    /// The number of a line, in the margin beside it.
    case lineNumber = "line-number"
    /// What stands in a diagram: the numbers along its axes, what these are called, marks and names in between.
    case diagram
    /// What somebody noted on the page: the text behind a note, a highlight, a stamp. Never seen on the page itself.
    case annotation
    /// The name of an attached file; what it holds follows, if that can be read.
    case attachment

    /// Whether the block is part of the page's frame, not of what the author wrote there.
    public var isFurniture: Bool { self == .header || self == .footer || self == .pageNumber || self == .lineNumber }

    /// Whether it is read only by who asks for it.
    public var isLeftOut: Bool { isFurniture || self == .diagram }
}

/// Kinds of block.
public struct RoleSet: CaseSet {
    /// One of them.
    public typealias Element = BlockRole

    /// A bit for each.
    public var bits: UInt32 = 0

    /// None.
    public init() {}

    /// The bit of one.
    public static func bit(of role: BlockRole) -> UInt32 { 1 << UInt32(role.index) }
}

extension BlockRole {
    /// Its place among all roles, from 0.
    var index: Int {
        switch self {
        case .paragraph: 0
        case .title: 1
        case .heading: 2
        case .listItem: 3
        case .abstract: 4
        case .quotation: 5
        case .code: 6
        case .table: 7
        case .caption: 8
        case .formula: 9
        case .figure: 10
        case .footnote: 11
        case .contents: 12
        case .index: 13
        case .bibliography: 14
        case .header: 15
        case .footer: 16
        case .pageNumber: 17
        case .lineNumber: 18
        case .diagram: 19
        case .annotation: 20
        case .attachment: 21
        }
    }
}
