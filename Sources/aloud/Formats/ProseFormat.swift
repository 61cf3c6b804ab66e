/// Paragraphs with one blank line between them.
struct ProseFormat: TextFormat {
    static let needsLines = false
    private var isFirst = true

    mutating func begin(_ header: TextHeader, to sink: inout ByteSink) {}

    mutating func add(_ paragraph: TextParagraph, to sink: inout ByteSink) throws(CommandFailure) {
        try sink.write((isFirst ? "" : "\n") + paragraph.text + "\n")
        isFirst = false
    }
}
