import Dispatch
import PDFCatalog
import Synchronization

/// Lays out a run of pages on all cores while its owner takes them in order: shared-nothing workers, a few pages at a time, never far ahead of what has
/// been taken.
final class LayoutPipeline: Sendable {
    /// Each has an interpreter and buffers of its own.
    static let maximumWorkers = 64
    /// Pages a worker takes at a time.
    private static let chunk = 4
    /// Chunks for each worker that may be waiting to be taken.
    private static let chunksAhead = 4

    private let document: PDFDocument
    private let extras: Set<ReadingOptions.Extra>
    private let pages: Range<Int>
    private let chunkCount: Int
    private let workerCount: Int
    private let state: Mutex<State>
    /// Signalled for each chunk that is done.
    private let done = DispatchSemaphore(value: 0)

    private struct State {
        /// The chunk to be begun next, and the first that may not be begun yet.
        var next = 0
        var limit: Int
        /// Workers that are at work, and those that wait for some.
        var working = 0
        var idle: [Worker] = []
        /// Chunks that are done and not taken, by number.
        var finished: [Int: [PageLayout]] = [:]
    }

    /// `@unchecked`: a worker's builder is touched by the one thread that has taken the worker, and by no other.
    private final class Worker: @unchecked Sendable {
        var builder: PageLayoutBuilder
        init(_ document: PDFDocument, _ extras: Set<ReadingOptions.Extra>) { builder = PageLayoutBuilder(document, extras: extras) }
    }

    /// - Parameter pages: within the document.
    init(_ document: PDFDocument, _ pages: Range<Int>, extras: Set<ReadingOptions.Extra>, workers count: Int) {
        self.document = document
        self.extras = extras
        self.pages = pages
        chunkCount = (pages.count + Self.chunk - 1) / Self.chunk
        workerCount = min(max(count, 1), Self.maximumWorkers)
        state = Mutex(State(limit: workerCount * Self.chunksAhead))
    }

    /// The pages of the chunk with a number.
    private func chunk(_ number: Int) -> Range<Int> {
        let start = min(pages.lowerBound + number * Self.chunk, pages.upperBound)
        return start..<min(start + Self.chunk, pages.upperBound)
    }

    /// Sets as many workers to work as there is work for. None of them ever waits: the threads they run on are needed by others.
    private func start() {
        let starting = state.withLock { state in
            let open = min(state.limit, chunkCount) - state.next
            let starting = max(min(open, workerCount - state.working), 0)
            state.working += starting
            return starting
        }
        for _ in 0..<starting { DispatchQueue.global().async { self.work() } }
    }

    private func work() {
        let worker = state.withLock { $0.idle.popLast() } ?? Worker(document, extras)
        while let number = begin(worker) {
            let range = chunk(number)
            var layouts: [PageLayout] = []
            layouts.reserveCapacity(range.count)
            for page in range { layouts.append(Self.layout(page, document, &worker.builder)) }
            state.withLock { $0.finished[number] = layouts }
            done.signal()
        }
    }

    /// The number of the chunk a worker is to do next; nil if there is none for now.
    private func begin(_ worker: Worker) -> Int? {
        state.withLock { state in
            guard state.next < min(state.limit, chunkCount) else {
                state.working -= 1
                state.idle.append(worker)
                return nil
            }
            defer { state.next += 1 }
            return state.next
        }
    }

    private static func layout(_ page: Int, _ document: PDFDocument, _ builder: inout PageLayoutBuilder) -> PageLayout {
        guard let node = document.catalog.pages.page(at: page) else {
            return PageLayout(PageDraft(index: page))
        }
        return builder.layout(node)
    }

    /// Hands on the layouts in order, a few pages at a time, on the calling thread. To be called once.
    func forEach(_ body: ([PageLayout]) -> Void) {
        start()
        for number in 0..<chunkCount {
            var layouts: [PageLayout]?
            while true {
                layouts = state.withLock { $0.finished.removeValue(forKey: number) }
                if layouts != nil { break }
                done.wait()
            }
            state.withLock { $0.limit += 1 }
            start()
            body(layouts ?? [])
        }
    }

    /// The same on the calling thread alone.
    static func forEach(_ document: PDFDocument, _ pages: Range<Int>, extras: Set<ReadingOptions.Extra>, _ body: ([PageLayout]) -> Void) {
        var builder = PageLayoutBuilder(document, extras: extras)
        for page in pages { body([layout(page, document, &builder)]) }
    }
}
