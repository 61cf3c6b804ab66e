/// What the structure tree says of a block.
struct BlockTag: Sendable {
    /// Nil for plain text, of which type and place tell the rest.
    var role: BlockRole?
    /// Of headings.
    var level: Int?
    /// Object number of the element, 0 where there is none to tell it by. What goes on in another column or on the next page has the same.
    var element: Int
    /// BCP 47, where the tags say.
    var language: String?
}

/// What the marks around a line say of it, on pages whose tags are believed.
enum LineSource: Sendable, Equatable {
    case unknown
    /// Part of the author's text.
    case content
    case artifact(Artifact)

    /// Kinds of artifacts (§14.8.2.2).
    enum Artifact: Sendable, Equatable {
        /// Of no stated kind.
        case plain
        case header, footer
        /// A running head or foot, or whatever repeats from page to page.
        case pagination
        /// Behind the text: watermarks, backgrounds.
        case background
    }
}
