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
        let count = paragraph.text.utf8.count
        var end = 0
        for cell in cells {
            guard cell.lowerBound >= end, cell.upperBound <= count, isWhite(paragraph, end..<cell.lowerBound) else { return false }
            end = cell.upperBound
        }
        return isWhite(paragraph, end..<count)
    }

    private static func isWhite(_ paragraph: TextParagraph, _ range: Range<Int>) -> Bool {
        let text = paragraph.text.utf8.span
        // Nearly always it is a space.
        for index in range where text[index] != 0x20 { return paragraph.slice(range).allSatisfy(\.isWhitespace) }
        return true
    }

    /// Empty cells have their tabs, so that columns stay what they are, but for those at the end.
    private static func row(_ paragraph: TextParagraph) -> String {
        let cells = paragraph.cells.prefix((paragraph.cells.lastIndex { !$0.isEmpty } ?? 0) + 1)
        let text = paragraph.text.utf8.span
        var row: [UInt8] = []
        row.reserveCapacity(text.count + cells.count)
        for (number, cell) in cells.enumerated() {
            if number > 0 { row.append(0x09) }
            for index in cell { row.append(text[index]) }
        }
        return String(decoding: row, as: UTF8.self)
    }
}
