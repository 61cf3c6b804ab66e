import PDFText

/// The lines of the pages as they are printed. A word that is broken at the end of a line is whole in the line it begins in; a form feed stands
/// between pages, and a blank line between blocks.
struct LinesFormat: TextFormat {
    static let needsLines = true
    private var gatherer = PageGatherer([])
    private var isFirst = true

    mutating func begin(_ header: TextHeader, to sink: inout ByteSink) { gatherer = PageGatherer(header.pages) }

    mutating func add(_ paragraph: TextParagraph, to sink: inout ByteSink) { gatherer.add(paragraph) }

    mutating func settle(before page: Int, to sink: inout ByteSink) throws(CommandFailure) {
        while let page = gatherer.next(before: page) { try write(page, to: &sink) }
    }

    mutating func end(to sink: inout ByteSink) throws(CommandFailure) { try settle(before: .max, to: &sink) }

    private mutating func write(_ page: PrintedPage, to sink: inout ByteSink) throws(CommandFailure) {
        if !isFirst { try sink.write("\u{C}") }
        isFirst = false
        var above: PrintedPage.Block?
        for block in page.blocks {
            var text = ""
            for line in block.lines where !line.words.isEmpty { text += Self.text(of: line) + "\n" }
            guard !text.isEmpty else { continue }
            if let above, Self.areApart(above, block) { text = "\n" + text }
            try sink.write(text)
            above = block
        }
    }

    static func text(of line: PrintedPage.Line) -> String {
        var text = ""
        for (index, word) in line.words.enumerated() {
            if index > 0, word.isSpaced { text += " " }
            text += word.text
        }
        return text
    }

    /// Whether a blank line stands between two blocks: not between the items of a list, the rows of a table, the lines of a table of contents that
    /// follow each other closely.
    private static func areApart(_ above: PrintedPage.Block, _ below: PrintedPage.Block) -> Bool {
        let role = above.paragraph.role
        guard role == below.paragraph.role, role == .listItem || role == .table || role == .contents else { return true }
        guard let upper = above.lines.last?.source, let lower = below.lines.first?.source, upper.size > 0 else { return true }
        let step = upper.box.y0 - lower.box.y0
        return step < 0 || step > 1.9 * max(upper.size, lower.size)
    }
}
