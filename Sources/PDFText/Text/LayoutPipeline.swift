import Dispatch
import PDFCatalog
import Synchronization

/// Lays out runs of pages on all cores: shared-nothing workers take a few pages at a time.
final class LayoutSource: Sendable {
    private let document: PDFDocument
    private let workers: [Worker]

    /// `@unchecked`: a worker's builder is touched by the one thread that runs it in `concurrentPerform`, and by no other.
    private final class Worker: @unchecked Sendable {
        var builder: PageLayoutBuilder
        var results: [PageLayout] = []
        init(_ document: PDFDocument, _ extras: Set<ReadingOptions.Extra>) { builder = PageLayoutBuilder(document, extras: extras) }
    }

    /// Each has an interpreter and buffers of its own.
    static let maximumWorkers = 64
    /// Pages a worker takes at a time.
    private static let chunk = 4

    init(_ document: PDFDocument, extras: Set<ReadingOptions.Extra>, workers count: Int) {
        self.document = document
        workers = (0..<max(count, 1)).map { _ in Worker(document, extras) }
    }

    /// Layouts that are being made.
    final class Batch: Sendable {
        fileprivate let done = DispatchSemaphore(value: 0)
        fileprivate let layouts = Mutex<[PageLayout]>([])

        /// Waits for them. To be called once.
        func result() -> [PageLayout] {
            done.wait()
            return layouts.withLock { layouts in
                defer { layouts = [] }
                return layouts
            }
        }
    }

    /// Begins to lay out `pages` while the caller does something else. Nothing else may be asked for before the result has been taken.
    func prepare(_ pages: Range<Int>) -> Batch {
        let batch = Batch()
        DispatchQueue.global().async {
            let layouts = self.layouts(pages)
            batch.layouts.withLock { $0 = layouts }
            batch.done.signal()
        }
        return batch
    }

    /// The layouts of `pages`, in order. Not to be called from two threads at once.
    func layouts(_ pages: Range<Int>) -> [PageLayout] {
        guard !pages.isEmpty else { return [] }
        let count = min(workers.count, (pages.count + Self.chunk - 1) / Self.chunk)
        if count <= 1 { return pages.map { layout($0, workers[0]) } }
        let next = Atomic<Int>(pages.lowerBound)
        DispatchQueue.concurrentPerform(iterations: count) { index in
            let worker = workers[index]
            while true {
                let start = next.wrappingAdd(Self.chunk, ordering: .relaxed).oldValue
                guard start < pages.upperBound else { return }
                for page in start..<min(start + Self.chunk, pages.upperBound) { worker.results.append(layout(page, worker)) }
            }
        }
        var all = workers.flatMap(\.results)
        for worker in workers { worker.results.removeAll() }
        all.sort { $0.index < $1.index }
        return all
    }

    private func layout(_ page: Int, _ worker: Worker) -> PageLayout {
        guard let node = document.catalog.pages.page(at: page) else {
            var empty = PageLayout()
            empty.index = page
            return empty
        }
        return worker.builder.layout(node)
    }
}
