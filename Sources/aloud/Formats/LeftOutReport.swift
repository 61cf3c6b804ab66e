import PDFText

/// What was left out of a text, in words: "12 running heads, 12 page numbers".
enum LeftOutReport {
    /// nil if nothing was.
    static func text(_ leftOut: LeftOut) -> String? {
        let parts = BlockRole.allCases.compactMap { role in
            leftOut.blocks[role].flatMap { $0 > 0 ? Phrases.count($0, noun(role)) : nil }
        }
        return parts.isEmpty ? nil : "left out: " + parts.joined(separator: ", ")
    }

    private static func noun(_ role: BlockRole) -> String {
        switch role {
        case .header: "running head"
        case .footer: "running foot"
        case .pageNumber: "page number"
        case .listItem: "list item"
        case .table: "row of a table"
        case .contents: "line of a table of contents"
        case .annotation: "comment"
        case .code: "piece of code"
        default: role.rawValue.split(separator: "-").joined(separator: " ")
        }
    }
}
