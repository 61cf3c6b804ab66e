import PDFText

/// What was left out of a text, in words: "12 running heads, 12 page numbers".
enum LeftOutReport {
    /// nil if nothing was.
    static func text(_ leftOut: LeftOut) -> String? {
        let parts = BlockRole.allCases.compactMap { role in
            leftOut.blocks[role].flatMap { $0 > 0 ? text($0, role) : nil }
        }
        return parts.isEmpty ? nil : "left out: " + parts.joined(separator: ", ")
    }

    private static func text(_ count: Int, _ role: BlockRole) -> String {
        let (one, many) =
            switch role {
            case .header: ("running head", "running heads")
            case .footer: ("running foot", "running feet")
            case .pageNumber: ("page number", "page numbers")
            case .listItem: ("list item", "list items")
            case .table: ("row of a table", "rows of tables")
            case .contents: ("line of a table of contents", "lines of tables of contents")
            case .annotation: ("comment", "comments")
            case .code: ("piece of code", "pieces of code")
            case .index: ("entry of an index", "entries of indexes")
            case .bibliography: ("entry of a bibliography", "entries of bibliographies")
            case .figure: ("description of a figure", "descriptions of figures")
            case .attachment: ("attached file", "attached files")
            default: (role.rawValue, role.rawValue + "s")
            }
        return "\(Phrases.grouped(count)) \(count == 1 ? one : many)"
    }
}
