import PDFText

/// The text as a page of HTML: headings, paragraphs, lists, tables, notes and where the pages begin, without more style than is needed.
struct HTMLFormat: TextFormat {
    static let needsLines = true
    private var links = NoteLinks()
    private var isRightToLeft = false
    private var language: String?
    private var describe: (Int) -> (label: String, size: (width: Double, height: Double)?) = { (String($0 + 1), nil) }
    /// What several paragraphs in a row stand in.
    private var group = Group.none
    /// Pages that have not been marked, in order.
    private var pages: ArraySlice<Int> = []

    private enum Group: String {
        case none = "", list, contents, index, bibliography, abstract, quotation, table

        var opening: String {
            switch self {
            case .none: ""
            case .list: "<ul>\n"
            case .contents: "<nav role=\"doc-toc\"><ul>\n"
            case .index: "<section role=\"doc-index\"><ul class=\"labelled\">\n"
            case .bibliography: "<section role=\"doc-bibliography\"><ul class=\"labelled\">\n"
            case .abstract: "<section role=\"doc-abstract\">\n"
            case .quotation: "<blockquote>\n"
            case .table: "<table>\n"
            }
        }

        var closing: String {
            switch self {
            case .none: ""
            case .list: "</ul>\n"
            case .contents: "</ul></nav>\n"
            case .index, .bibliography: "</ul></section>\n"
            case .abstract: "</section>\n"
            case .quotation: "</blockquote>\n"
            case .table: "</table>\n"
            }
        }
    }

    mutating func begin(_ header: TextHeader, to sink: inout ByteSink) throws(CommandFailure) {
        describe = header.describe
        language = header.language
        isRightToLeft = language.map(TextDirection.isRightToLeft(language:)) ?? false
        // A plain text has no pages to speak of.
        pages = header.pageCount == nil ? [] : header.pages.flatMap { Array($0) }[...]
        let tag = Tag("html", [("lang", language), ("dir", isRightToLeft ? "rtl" : nil)])
        let author = header.information?.author.map { Tag("meta", [("name", "author"), ("content", $0)]).empty + "\n" } ?? ""
        try sink.write(
            """
            <!DOCTYPE html>
            \(tag.opening)
            <head>
            <meta charset="utf-8"/>
            <meta name="viewport" content="width=device-width, initial-scale=1"/>
            \(author)<title>\(HTML.escape(header.title))</title>
            <style>main { max-width: 40em; margin: auto; } .labelled { list-style: none; } td { padding-right: 1em; vertical-align: top; }</style>
            </head>
            <body>
            <main>

            """)
    }

    mutating func add(_ paragraph: TextParagraph, to sink: inout ByteSink) { links.add(paragraph) }

    mutating func settle(before page: Int, to sink: inout ByteSink) throws(CommandFailure) {
        for paragraph in links.take(before: page) { try write(paragraph, to: &sink) }
        links.forget()
    }

    mutating func end(to sink: inout ByteSink) throws(CommandFailure) {
        try settle(before: .max, to: &sink)
        try enter(.none, &sink)
        try sink.write(pages.map { anchor($0) + "\n" }.joined() + "</main>\n</body>\n</html>\n")
    }

    private mutating func enter(_ next: Group, _ sink: inout ByteSink) throws(CommandFailure) {
        guard next != group else { return }
        try sink.write(group.closing + next.opening)
        group = next
    }

    private mutating func write(_ paragraph: TextParagraph, to sink: inout ByteSink) throws(CommandFailure) {
        let tag = tag(for: paragraph)
        switch paragraph.role {
        case .listItem: try enter(.list, &sink)
        case .contents: try enter(.contents, &sink)
        case .index: try enter(.index, &sink)
        case .bibliography: try enter(.bibliography, &sink)
        case .quotation: try enter(.quotation, &sink)
        case .abstract: try enter(.abstract, &sink)
        case .table where !paragraph.cells.isEmpty:
            if paragraph.startsTable { try enter(.none, &sink) }
            try enter(.table, &sink)
        default: try enter(.none, &sink)
        }
        let note = paragraph.role == .footnote ? links.note(paragraph) : nil
        let inserts = inserts(paragraph)
        switch paragraph.role {
        case .table where !paragraph.cells.isEmpty:
            let name = paragraph.isTableHead ? "th" : "td"
            let scope = paragraph.isTableHead ? " scope=\"col\"" : ""
            var (text, rest) = ("", inserts[...])
            for (index, cell) in paragraph.cells.enumerated() {
                // What is set in between two cells, or at the edge of both, is in one of them.
                let isLast = index + 1 == paragraph.cells.count
                let own = rest.prefix { isLast || $0.utf8Offset <= cell.upperBound }
                rest = rest.dropFirst(own.count)
                text += "<\(name)\(scope)>" + content(paragraph, cell, own) + "</\(name)>"
            }
            try sink.write("<tr>" + text + "</tr>\n")
        case .footnote:
            let id = note.map { " id=\"note-\($0.number)\"" } ?? ""
            let back = note.map { "<a href=\"#call-\($0.number)\" role=\"doc-backlink\">\(HTML.escape($0.mark))</a> " } ?? ""
            try sink.write("<aside\(id) role=\"doc-footnote\">\(tag.opening)\(back)\(content(paragraph, inserts))</p></aside>\n")
        case .annotation: try sink.write("<aside role=\"note\">\(tag.opening)\(content(paragraph, inserts))</p></aside>\n")
        case .caption: try sink.write("<figure>\(tag.opening)\(content(paragraph, inserts))</figcaption></figure>\n")
        case .figure: try sink.write("<figure>\(tag.opening)\(content(paragraph, inserts))</p></figure>\n")
        case .code: try sink.write("<pre>\(tag.opening)\(content(paragraph, inserts))</code></pre>\n")
        default: try sink.write("\(tag.opening)\(content(paragraph, inserts))\(tag.closing)\n")
        }
    }

    private func tag(for paragraph: TextParagraph) -> Tag {
        let name: String
        var kind: String?
        switch paragraph.role {
        case .title: name = "h1"
        case .heading: name = "h\(min(max(paragraph.level ?? 1, 1), 6))"
        case .listItem:
            name = "li"
            kind = ListLabel(paragraph.text) == nil ? nil : "labelled"
        case .contents, .index, .bibliography: name = "li"
        case .caption: name = "figcaption"
        case .code: name = "code"
        case .paragraph, .footnote, .annotation, .abstract, .quotation, .figure: name = "p"
        default:
            name = "p"
            kind = paragraph.role.rawValue
        }
        let isTurned = TextDirection.isRightToLeft(paragraph.text)
        let hasDirection = paragraph.text.unicodeScalars.contains { $0.properties.isAlphabetic }
        return Tag(
            name,
            [
                ("class", kind), ("lang", paragraph.language == language ? nil : paragraph.language),
                ("dir", hasDirection && isTurned != isRightToLeft ? (isTurned ? "rtl" : "ltr") : nil),
            ])
    }

    // MARK: What stands within a paragraph

    /// Marks to be set into a paragraph's text, by the bytes they stand before.
    private mutating func inserts(_ paragraph: TextParagraph) -> [(utf8Offset: Int, html: String)] {
        var result: [(utf8Offset: Int, html: String)] = anchors(through: paragraph.page).map { (0, $0) }
        for pageBreak in paragraph.pageBreaks {
            // Not within a word that was broken.
            let offset = paragraph.words.first { $0.lowerBound >= pageBreak.utf8Offset }?.lowerBound ?? paragraph.text.utf8.count
            result += anchors(through: pageBreak.page).map { (offset, $0) }
        }
        for call in links.calls(in: paragraph) {
            let id = call.isFirst ? " id=\"call-\(call.number)\"" : ""
            let html = "<sup><a\(id) href=\"#note-\(call.number)\" role=\"doc-noteref\">\(HTML.escape(call.mark))</a></sup>"
            result.append((call.utf8Offset, html))
        }
        return result.enumerated().sorted { ($0.element.utf8Offset, $0.offset) < ($1.element.utf8Offset, $1.offset) }.map(\.element)
    }

    private mutating func anchors(through page: Int) -> [String] {
        let begun = pages.prefix { $0 <= page }
        pages.removeFirst(begun.count)
        return begun.map(anchor)
    }

    private func anchor(_ page: Int) -> String {
        let label = describe(page).label
        return Tag("span", [("id", "page-\(page + 1)"), ("role", "doc-pagebreak"), ("aria-label", label)]).opening + "</span>"
    }

    private func content(_ paragraph: TextParagraph, _ inserts: [(utf8Offset: Int, html: String)]) -> String {
        content(paragraph, 0..<paragraph.text.utf8.count, inserts[...])
    }

    /// Some bytes of a paragraph's text, with what is set into them or next to them.
    private func content(_ paragraph: TextParagraph, _ bytes: Range<Int>, _ inserts: ArraySlice<(utf8Offset: Int, html: String)>) -> String
    {
        var html = ""
        var start = bytes.lowerBound
        for insert in inserts {
            let offset = min(max(insert.utf8Offset, start), bytes.upperBound)
            html += HTML.escape(paragraph.slice(start..<offset)) + insert.html
            start = offset
        }
        return html + HTML.escape(paragraph.slice(start..<bytes.upperBound))
    }
}
