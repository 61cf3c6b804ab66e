import PDFText

/// The document as JSON: what is known of it, its pages, their blocks, lines and words; a line of text for each page. At the end come the fonts whose
/// text can't be read, if there are any, with their pages.
///
/// Boxes are [left, bottom, right, top] in points from the bottom left corner of the upright page. Words count from 1, as in `w1234`.
struct JSONFormat: TextFormat {
    static let needsLines = true
    private var gatherer = PageGatherer([])
    private var describe: (Int) -> (label: String, size: (width: Double, height: Double)?) = { (String($0 + 1), nil) }
    private var isFirst = true
    private var unreadable: [String: LeftOut.UnreadableFont] = [:]

    mutating func begin(_ header: TextHeader, to sink: inout ByteSink) throws(CommandFailure) {
        gatherer = PageGatherer(header.pages)
        describe = header.describe
        let information = header.information
        let document = JSON.object([
            ("title", .optional(information?.title)), ("file", .string(header.fileName)), ("author", .optional(information?.author)),
            ("subject", .optional(information?.subject)),
            ("keywords", .optional(information?.keywords)), ("created", .optional(information?.created.map(PDFDate.iso))),
            ("modified", .optional(information?.modified.map(PDFDate.iso))), ("language", .optional(header.language)),
            ("pages", .optional(header.pageCount)),
        ])
        try sink.write("{\"document\":\(document.compact),\n\"pages\":[")
    }

    mutating func add(_ paragraph: TextParagraph, to sink: inout ByteSink) { gatherer.add(paragraph) }

    mutating func settle(before page: Int, to sink: inout ByteSink) throws(CommandFailure) {
        while let page = gatherer.next(before: page) {
            try sink.write((isFirst ? "\n" : ",\n") + json(page).compact)
            isFirst = false
        }
    }

    mutating func end(to sink: inout ByteSink) throws(CommandFailure) {
        try settle(before: .max, to: &sink)
        try sink.write("\n]")
        if !unreadable.isEmpty {
            let fonts = unreadable.sorted { $0.key < $1.key }.map { name, font in
                JSON.object([
                    ("font", .string(name)), ("glyphs", .integer(font.glyphCount)), ("pages", .array(font.pages.map { .integer($0 + 1) })),
                ])
            }
            try sink.write(",\n\"unreadable\":\(JSON.array(fonts).compact)")
        }
        try sink.write("}\n")
    }

    mutating func note(_ leftOut: LeftOut) { unreadable = leftOut.unreadableFonts }

    private func json(_ page: PrintedPage) -> JSON {
        let (label, size) = describe(page.index)
        return .object([
            ("page", .integer(page.index + 1)), ("label", .string(label)), ("width", Self.points(size?.width)),
            ("height", Self.points(size?.height)), ("blocks", .array(page.blocks.map { Self.json($0, on: page.index) })),
        ])
    }

    private static func json(_ block: PrintedPage.Block, on page: Int) -> JSON {
        let paragraph = block.paragraph
        var members: [(String, JSON)] = [("role", .string(paragraph.role.rawValue))]
        if let level = paragraph.level { members.append(("level", .integer(level))) }
        if let language = paragraph.language { members.append(("language", .string(language))) }
        members.append(("paragraph", .integer(paragraph.number + 1)))
        if block.continues { members.append(("continues", .bool(true))) }
        members += [("box", json(block.box)), ("lines", .array(block.lines.map { json($0, on: page) }))]
        return .object(members)
    }

    private static func json(_ line: PrintedPage.Line, on page: Int) -> JSON {
        .object([("box", json(line.box)), ("words", .array(line.words.map { json($0, on: page) }))])
    }

    private static func json(_ word: PrintedPage.Word, on page: Int) -> JSON {
        var members: [(String, JSON)] = [
            ("text", .string(word.text)), ("index", .optional(word.index.map { $0 + 1 })), ("box", json(word.places.first?.box)),
        ]
        // The end of a word that was broken.
        if word.places.count > 1 {
            let rest = word.places.dropFirst().map { JSON.object([("page", .integer($0.page + 1)), ("box", json($0.box))]) }
            members.append(("rest", .array(rest)))
        }
        return .object(members)
    }

    private static func json(_ box: TextBox?) -> JSON {
        guard let box else { return .null }
        return .array([points(box.x0), points(box.y0), points(box.x1), points(box.y1)])
    }

    /// To a hundredth of a point.
    private static func points(_ value: Double?) -> JSON { value.map { .number(($0 * 100).rounded() / 100) } ?? .null }
}
