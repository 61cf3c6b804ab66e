import PDFText

/// What was left out of a text, in words: "12 running heads, 12 page numbers".
enum LeftOutReport {
    /// nil if nothing was.
    static func text(_ leftOut: LeftOut) -> String? {
        let parts = BlockRole.allCases.compactMap { role in
            leftOut[role] > 0 ? text(leftOut[role], role) : nil
        }
        return parts.isEmpty ? nil : "left out: " + parts.joined(separator: ", ")
    }

    /// A sentence about each font whose text can't be read, with the pages it is on.
    ///
    /// - Parameter isBrief: whether only fonts of text are wanted, not those of bullets and signs.
    static func unreadable(_ leftOut: LeftOut, isBrief: Bool = false) -> [String] {
        let fonts = leftOut.unreadableFonts.filter { !isBrief || $0.value.glyphCount >= fewestOfText * $0.value.pages.count }
        return fonts.sorted { ($0.value.pages.first ?? 0, $0.key) < ($1.value.pages.first ?? 0, $1.key) }.map { name, font in
            let title = name.isEmpty ? "a font without a name" : name
            let glyphs = "\(Phrases.grouped(font.glyphCount)) \(font.glyphCount == 1 ? "glyph" : "glyphs")"
            return "\(glyphs) of \(title) can't be read, on \(font.pages.count == 1 ? "page" : "pages") \(ranges(font.pages))"
        }
    }

    /// Glyphs on a page: a long sentence has as many.
    private static let fewestOfText = 100

    /// "1, 3–5"
    private static func ranges(_ pages: [Int]) -> String {
        var ranges: [ClosedRange<Int>] = []
        for page in pages {
            if let last = ranges.last, last.upperBound + 1 == page {
                ranges[ranges.count - 1] = last.lowerBound...page
            } else {
                ranges.append(page...page)
            }
        }
        return ranges.map { $0.count == 1 ? "\($0.lowerBound + 1)" : "\($0.lowerBound + 1)–\($0.upperBound + 1)" }.joined(separator: ", ")
    }

    private static func text(_ count: Int, _ role: BlockRole) -> String {
        let (one, many) =
            switch role {
            case .header: ("running head", "running heads")
            case .footer: ("running foot", "running feet")
            case .pageNumber: ("page number", "page numbers")
            case .lineNumber: ("number of a line", "numbers of lines")
            case .diagram: ("piece of text in diagrams", "pieces of text in diagrams")
            case .listItem: ("list item", "list items")
            case .table: ("row of a table", "rows of tables")
            case .contents: ("line of a table of contents", "lines of tables of contents")
            case .annotation: ("comment", "comments")
            case .code: ("piece of code", "pieces of code")
            case .abstract: ("paragraph of an abstract", "paragraphs of abstracts")
            case .index: ("entry of an index", "entries of indexes")
            case .bibliography: ("entry of a bibliography", "entries of bibliographies")
            case .figure: ("description of a figure", "descriptions of figures")
            case .attachment: ("attached file", "attached files")
            default: (role.rawValue, role.rawValue + "s")
            }
        return "\(Phrases.grouped(count)) \(count == 1 ? one : many)"
    }
}
