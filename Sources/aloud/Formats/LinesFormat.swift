import PDFText

/// The lines of the pages as they are printed. A word that is broken at the end of a line is whole in the line it begins in; a form feed on
/// a line of its own stands between pages, and a blank line where there is more white than between lines.
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
        if !isFirst { try sink.write("\n\u{C}\n") }
        isFirst = false
        var above: (line: PrintedLine?, block: Int)?
        for (number, block) in page.blocks.enumerated() {
            for line in block.lines where !line.words.isEmpty {
                if let above, areApart(above.line, line.source, inOneBlock: above.block == number) { try sink.write("\n") }
                try sink.write(Self.text(of: line) + "\n")
                above = (line.source, number)
            }
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

    /// Whether a blank line stands between two lines: where there is more white between them than between the lines of a paragraph, and where the
    /// next one stands higher, as in another column. A fraction goes up and down within a line.
    private func areApart(_ above: PrintedLine?, _ below: PrintedLine?, inOneBlock: Bool) -> Bool {
        guard let above, let below, isLevel(above), isLevel(below) else { return !inOneBlock }
        let step = (above.box.y0 + 0.25 * above.size) - (below.box.y0 + 0.25 * below.size)
        let size = max(above.size, below.size)
        return step > 1.6 * size && !inOneBlock || step > 2.5 * size || step < -size
    }

    /// Whether a line runs across the page; the box of one that runs up or down is not as high as its type.
    private func isLevel(_ line: PrintedLine) -> Bool {
        line.size > 0 && (line.box.y1 - line.box.y0 - line.size).magnitude < 0.1 * line.size
    }
}
