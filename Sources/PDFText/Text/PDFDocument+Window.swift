import PDFCatalog
import PDFSyntax

extension PDFDocument {
    /// Hands on those paragraphs of some pages that are the same, word for word and in the same order, when the whole document is read.
    ///
    /// What the page in front leaves unfinished, and what goes on behind the last page, is left out: so a place in the middle of a document is read
    /// without what comes before it. Besides the pages only their neighbours are laid out, four on either side, by which running heads are told.
    ///
    /// - Parameters:
    ///   - options: pages and kinds of text.
    ///   - workers: threads to read pages on, 1–64; nil for one a core.
    ///   - body: called on the calling thread, in reading order; not at all where no paragraph of these pages is certain.
    public func forEachSettledParagraph(_ options: ReadingOptions, workers: Int? = nil, _ body: (Paragraph) -> Void) {
        let wanted = (options.pages ?? 0..<pageCount).clamped(to: 0..<pageCount)
        let language = language
        withoutActuallyEscaping(body) { body in
            let nearby = NearbyWords()
            var builder = ProseBuilder(skipped: options.skipped, startsAnywhere: wanted.lowerBound > 0, emit: body)
            forEachLayout(options, workers: workers) { window, layout in
                let page = PageContext(layout, window: window, document: self)
                nearby.move(to: page.surroundings)
                builder.add(page, nearby: nearby, language: language)
            }
            if wanted.upperBound == pageCount { builder.finish() }
        }
        if options.extras.contains(.attachments), wanted.upperBound == pageCount {
            forEachAttachedParagraph(options, workers: workers, body)
        }
    }

    /// How much there is to read on a page, as far as that shows without reading it: the length of its content in the file, in bytes, compressed as it
    /// is. 0 out of range.
    public func contentLength(ofPage index: Int) -> Int {
        guard let page = catalog.pages.page(at: index) else { return 0 }
        return length(store.resolve(page.dictionary["Contents"]), parts: Self.measuredParts)
    }

    /// Streams of one page that are looked at to measure it.
    private static let measuredParts = 64

    private func length(_ contents: PDFObject, parts: Int) -> Int {
        switch contents {
        case .stream(let stream): stream.range.count
        case .array(let streams) where parts > 1:
            streams.prefix(parts).reduce(0) { $0 + length(store.resolve($1), parts: 1) }
        default: 0
        }
    }
}
