import Dispatch
import PDFSyntax

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension PDFDocument {
    /// Hands on the document's prose, paragraph by paragraph, as it is read.
    ///
    /// Memory is bounded by a window of pages, not by the document.
    ///
    /// - Parameters:
    ///   - options: pages and kinds of text.
    ///   - workers: threads to read pages on, 1–64; nil for one a core.
    ///   - body: called on the calling thread, in reading order.
    public func forEachParagraph(_ options: ReadingOptions = ReadingOptions(), workers: Int? = nil, _ body: (Paragraph) -> Void) {
        withoutActuallyEscaping(body) { body in
            let nearby = NearbyWords()
            var builder = ProseBuilder(skipped: options.skipped, emit: body)
            forEachLayout(options, workers: workers) { window, layout in
                let surroundings = window.filter { abs($0.index - layout.index) <= Furniture.radius }
                let style = BodyStyle(surroundings)
                let edges = Dictionary(uniqueKeysWithValues: surroundings.map { ($0.index, Edges($0)) })
                let roles = Furniture.roles(
                    of: layout.index, edges, layout: layout, label: pageLabel(layout.index), bodySize: style.size)
                nearby.move(to: surroundings)
                builder.add(layout, furniture: roles, body: style, nearby: nearby, language: language)
            }
            builder.finish()
        }
    }

    /// Calls `body` for each page in order with the window of layouts around it.
    func forEachLayout(_ options: ReadingOptions, workers: Int?, _ body: ([PageLayout], PageLayout) -> Void) {
        let wanted = (options.pages ?? 0..<pageCount).clamped(to: 0..<pageCount)
        guard !wanted.isEmpty else { return }
        let count = min(max(workers ?? sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1), LayoutSource.maximumWorkers)
        let source = LayoutSource(self, workers: count)
        let radius = Furniture.radius
        var window: [PageLayout] = []
        // The first page is wanted at once; later batches are large enough to keep every core busy.
        var nextUnread = max(wanted.lowerBound - radius, 0)
        let end = min(wanted.upperBound + radius, pageCount)
        for page in wanted {
            if nextUnread <= min(page + radius, end - 1) {
                let batch = page == wanted.lowerBound ? 2 * radius + 1 : 32 * count
                let upper = min(max(nextUnread + batch, page + radius + 1), end)
                window.removeAll { $0.index < page - radius }
                window.append(contentsOf: source.layouts(nextUnread..<upper))
                nextUnread = upper
            }
            guard let layout = window.first(where: { $0.index == page }) else { continue }
            body(window, layout)
        }
    }
}
