import PDFText

/// Paragraphs with one blank line between them. The rows of a table follow each other, with a tab between their cells.
struct ProseFormat: TextFormat {
    static let needsLines = false
    static let needsWords = false
    /// The role of the paragraph that was written last, nil before the first.
    private var last: BlockRole?

    mutating func begin(_ header: TextHeader, to sink: inout ByteSink) {}

    mutating func add(_ paragraph: TextParagraph, to sink: inout ByteSink) throws(CommandFailure) {
        if let last, last != .table || paragraph.role != .table || paragraph.startsTable { try sink.endLine() }
        try sink.write(Self.isSpaced(paragraph) ? Self.row(paragraph) : paragraph.text)
        try sink.endLine()
        last = paragraph.role
    }

    /// Whether the cells of a row can be told apart by what stands between them: white space and nothing else.
    private static func isSpaced(_ paragraph: TextParagraph) -> Bool {
        guard let cells = paragraph.row?.cells, cells.count > 1 else { return false }
        let text = paragraph.text.utf8
        var end = 0
        for cell in cells {
            guard cell.lowerBound >= end, cell.upperBound <= text.count else { return false }
            guard paragraph.slice(end..<cell.lowerBound).allSatisfy(\.isWhitespace) else { return false }
            end = cell.upperBound
        }
        return paragraph.slice(end..<text.count).allSatisfy(\.isWhitespace)
    }

    /// Empty cells have their tabs, so that columns stay what they are, but for those at the end.
    private static func row(_ paragraph: TextParagraph) -> String {
        let cells = paragraph.cells.prefix((paragraph.cells.lastIndex { !$0.isEmpty } ?? 0) + 1)
        return cells.map { paragraph.slice($0) }.joined(separator: "\t")
    }
}
