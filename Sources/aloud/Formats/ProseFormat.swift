import PDFText
import Reading

/// Paragraphs with one blank line between them.
enum ProseFormat {
    /// Writes a PDF's text as it is read, at bounded memory.
    static func write(
        _ pdf: PDFDocument, _ selection: TextSelection, _ document: OpenedDocument, to sink: inout ByteSink
    ) throws(CommandFailure) {
        var isFirst = true
        var failure: CommandFailure?
        for run in selection.pages ?? [0..<pdf.pageCount] {
            pdf.forEachParagraph(ReadingOptions(skipped: selection.skipped, extras: selection.extras, pages: run)) { paragraph in
                guard failure == nil, !paragraph.text.allSatisfy(\.isWhitespace) else { return }
                do throws(CommandFailure) {
                    if !isFirst { try sink.write("\n") }
                    try sink.write(paragraph.text)
                    try sink.write("\n")
                    isFirst = false
                } catch {
                    failure = error
                }
            }
            if failure != nil { break }
        }
        if let failure { throw failure }
        if isFirst { throw EmptyText.failure(document, selection) }
    }

    /// Writes some words of a text.
    static func write(_ text: ReadingText, _ words: Range<Int>, to sink: inout ByteSink) throws(CommandFailure) {
        guard let first = text.paragraphIndex(containing: words.lowerBound) else { return }
        for index in first..<text.paragraphs.count {
            let paragraph = text.paragraphs[index]
            guard paragraph.words.lowerBound < words.upperBound else { break }
            let shown = text.text(paragraph.words.clamped(to: words))
            try sink.write((index == first ? "" : "\n") + shown + "\n")
        }
    }
}
