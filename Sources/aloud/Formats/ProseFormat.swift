/// Paragraphs with one blank line between them.
struct ProseFormat: TextFormat {
    static let needsLines = false
    static let needsWords = false
    private var isFirst = true

    mutating func begin(_ header: TextHeader, to sink: inout ByteSink) {}

    mutating func add(_ paragraph: TextParagraph, to sink: inout ByteSink) throws(CommandFailure) {
        if !isFirst { try sink.endLine() }
        try sink.write(paragraph.text)
        try sink.endLine()
        isFirst = false
    }
}
