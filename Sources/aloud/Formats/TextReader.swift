import PDFText
import Reading

/// Hands the paragraphs of a document to a format, their words counted as everywhere in the program.
struct TextReader {
    let loader: TextLoader
    /// The words that are wanted, by their indices in the text; nil for all.
    var words: Range<Int>?
    /// The pages they stand on, from 0; nil for all.
    var pages: Range<Int>?

    /// Reads the document and writes it.
    ///
    /// - Returns: what was left out.
    func write<Format: TextFormat>(_ format: Format, to sink: inout ByteSink) throws(CommandFailure) -> LeftOut {
        var run = Run(format: format, wanted: words, language: loader.selection.language, sink: sink)
        run.attempt { run throws(CommandFailure) in try run.format.begin(TextHeader(loader, wanted: pages), to: &run.sink) }
        let leftOut = read(&run)
        run.attempt { run throws(CommandFailure) in
            guard run.hasText else { throw EmptyText.failure(loader.document, loader.selection) }
            run.format.note(leftOut)
            try run.format.end(to: &run.sink)
        }
        sink = run.sink
        if let failure = run.failure { throw failure }
        return leftOut
    }

    private func read<Format: TextFormat>(_ run: inout Run<Format>) -> LeftOut {
        guard let pdf = loader.document.pdf else {
            let text = loader.whole()
            for paragraph in text.paragraphs {
                let page = text.pageIndex(containing: paragraph.words.lowerBound).map { text.pages[$0].page } ?? 0
                run.add(
                    text: text.text(paragraph.words), role: .paragraph, language: paragraph.language, page: page)
                run.settle(before: page)
            }
            return LeftOut()
        }
        var leftOut = LeftOut()
        for pages in loader.selection.pages ?? [0..<pdf.pageCount] {
            let found = pdf.forEachStep(loader.selection.options(pages, tracesLines: Format.needsLines)) { step in
                switch step {
                case .paragraph(let paragraph): run.add(paragraph)
                // What is attached stands behind the last page.
                case .settled(let page): run.settle(before: min(page, pages.upperBound - 1))
                }
            }
            leftOut = leftOut + found
            run.settle(before: pages.upperBound)
        }
        return leftOut
    }
}

/// One document being written.
private struct Run<Format: TextFormat> {
    var format: Format
    let wanted: Range<Int>?
    /// Overrules what the document says.
    let language: String?
    var sink: ByteSink
    /// Writing goes no further after this.
    var failure: CommandFailure?
    private(set) var hasText = false
    private var (paragraphs, words) = (0, 0)

    init(format: Format, wanted: Range<Int>?, language: String?, sink: ByteSink) {
        (self.format, self.wanted, self.language, self.sink) = (format, wanted, language, sink)
    }

    mutating func attempt(_ body: (inout Self) throws(CommandFailure) -> Void) {
        guard failure == nil else { return }
        do throws(CommandFailure) { try body(&self) } catch { failure = error }
    }

    mutating func add(_ paragraph: Paragraph) {
        add(
            text: paragraph.text, role: paragraph.role, level: paragraph.level, language: paragraph.language, page: paragraph.page,
            pageBreaks: paragraph.pageBreaks, row: paragraph.row, lines: paragraph.lines)
    }

    mutating func add(
        text: String, role: BlockRole, level: Int? = nil, language stated: String?, page: Int, pageBreaks: [Paragraph.PageBreak] = [],
        row: TableRow? = nil, lines: [PrintedLine] = []
    ) {
        guard failure == nil else { return }
        // A visible character of ASCII is a word, or part of one.
        let isSimple = !Format.needsWords && wanted == nil && text.utf8.contains { $0 > 0x20 && $0 < 0x7F }
        let ranges = isSimple ? [] : ReadingText.wordRanges(in: text)
        guard isSimple || !ranges.isEmpty else { return }
        let whole = TextParagraph(
            number: paragraphs, text: text, role: role, level: level, language: language ?? stated, page: page, pageBreaks: pageBreaks,
            row: row, lines: lines, words: ranges, firstWord: words)
        paragraphs += 1
        words += ranges.count
        guard let paragraph = wanted.map({ whole.clipped(to: $0) }) ?? whole else { return }
        hasText = true
        attempt { run throws(CommandFailure) in try run.format.add(paragraph, to: &run.sink) }
    }

    mutating func settle(before page: Int) {
        attempt { run throws(CommandFailure) in try run.format.settle(before: page, to: &run.sink) }
    }
}
