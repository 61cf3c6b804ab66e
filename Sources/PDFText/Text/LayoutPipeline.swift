import Dispatch
import PDFCatalog
import Synchronization

/// Lays out a run of pages on all cores while its owner takes them in order: shared-nothing workers, a few pages at a time, never far ahead of what has
/// been taken. The owner is one of the workers whenever the pages it wants next aren't ready, so that nothing depends on other threads being free, and
/// few pages need none.
final class LayoutPipeline: Sendable {
    /// Each has an interpreter and buffers of its own.
    static let maximumWorkers = 64
    /// Pages a worker takes at a time.
    private static let chunk = 2
    /// Chunks for each worker that may be waiting to be taken.
    private static let chunksAhead = 3

    private let document: PDFDocument
    private let extras: ReadingOptions.ExtraSet
    private let pages: Range<Int>
    private let chunkCount: Int
    /// Beside the owner.
    private let helperCount: Int
    private let state: Mutex<State>
    /// Signalled when the chunk is done that the owner waits for.
    private let done = DispatchSemaphore(value: 0)

    private struct State {
        /// The chunk to be begun next, and the first that may not be begun yet.
        var next = 0
        var limit: Int
        /// Helpers that are at work, and those that wait for some.
        var working = 0
        var idle: [Worker] = []
        /// Chunks that are done and not taken, by number.
        var finished: [Int: [PageLayout]] = [:]
        /// The chunk that the owner waits for.
        var awaited: Int?
    }

    /// What the owner is to do about the chunk it wants.
    private enum Step {
        case take([PageLayout])
        case layOut(Int)
        case wait
    }

    /// `@unchecked`: a worker's builder is touched by the one thread that has taken the worker, and by no other.
    private final class Worker: @unchecked Sendable {
        var builder: PageLayoutBuilder
        init(_ document: PDFDocument, _ extras: ReadingOptions.ExtraSet) { builder = PageLayoutBuilder(document, extras: extras) }
    }

    /// - Parameters:
    ///   - pages: within the document.
    ///   - count: threads to work on, the owner's among them.
    init(_ document: PDFDocument, _ pages: Range<Int>, extras: ReadingOptions.ExtraSet, workers count: Int) {
        self.document = document
        self.extras = extras
        self.pages = pages
        chunkCount = (pages.count + Self.chunk - 1) / Self.chunk
        let count = min(max(count, 1), Self.maximumWorkers)
        helperCount = count - 1
        state = Mutex(State(limit: count * Self.chunksAhead))
    }

    /// Hands on the layouts in order, a few pages at a time, on the calling thread. To be called once.
    func forEach(_ body: ([PageLayout]) -> Void) {
        startHelpers()
        let own = Worker(document, extras)
        for number in 0..<chunkCount {
            let layouts = layouts(of: number, own)
            state.withLock { $0.limit += 1 }
            startHelpers()
            body(layouts)
        }
    }

    /// The layouts of a chunk; until they are there the owner lays out what nobody has begun.
    private func layouts(of wanted: Int, _ own: Worker) -> [PageLayout] {
        while true {
            switch state.withLock({ step(to: wanted, &$0) }) {
            case .take(let layouts): return layouts
            case .layOut(wanted): return layOut(wanted, own)
            case .layOut(let number):
                let layouts = layOut(number, own)
                state.withLock { $0.finished[number] = layouts }
            case .wait: done.wait()
            }
        }
    }

    private func step(to wanted: Int, _ state: inout State) -> Step {
        if let layouts = state.finished.removeValue(forKey: wanted) { return .take(layouts) }
        if let number = begin(&state) { return .layOut(number) }
        state.awaited = wanted
        return .wait
    }

    /// Sets as many helpers to work as there is work for. None of them ever waits: the threads they run on are needed by others.
    private func startHelpers() {
        guard helperCount > 0 else { return }
        let starting = state.withLock { state in
            // The owner takes one itself.
            let open = min(state.limit, chunkCount) - state.next - 1
            let starting = max(min(open, helperCount - state.working), 0)
            state.working += starting
            return starting
        }
        for _ in 0..<starting { DispatchQueue.global().async { self.help() } }
    }

    private func help() {
        let worker = state.withLock { $0.idle.popLast() } ?? Worker(document, extras)
        while let number = state.withLock({ next(for: worker, &$0) }) {
            let layouts = layOut(number, worker)
            let isAwaited = state.withLock { state in
                state.finished[number] = layouts
                guard state.awaited == number else { return false }
                state.awaited = nil
                return true
            }
            if isAwaited { done.signal() }
        }
    }

    /// The number of the chunk a helper is to do next; nil if it is done for now.
    private func next(for worker: Worker, _ state: inout State) -> Int? {
        if let number = begin(&state) { return number }
        state.working -= 1
        state.idle.append(worker)
        return nil
    }

    /// The number of the chunk to be done next; nil if there is none for now.
    private func begin(_ state: inout State) -> Int? {
        guard state.next < min(state.limit, chunkCount) else { return nil }
        defer { state.next += 1 }
        return state.next
    }

    /// The pages of the chunk with a number.
    private func layOut(_ number: Int, _ worker: Worker) -> [PageLayout] {
        let start = pages.lowerBound + number * Self.chunk
        let range = start..<min(start + Self.chunk, pages.upperBound)
        var layouts: [PageLayout] = []
        layouts.reserveCapacity(range.count)
        for page in range { layouts.append(Self.layout(page, document, &worker.builder)) }
        return layouts
    }

    private static func layout(_ page: Int, _ document: PDFDocument, _ builder: inout PageLayoutBuilder) -> PageLayout {
        guard let node = document.catalog.pages.page(at: page) else {
            return PageLayout(PageDraft(index: page))
        }
        return builder.layout(node)
    }
}
