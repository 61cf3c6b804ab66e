import Dispatch
import PDFCatalog
import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension PDFDocument {
    /// How much text stands on some pages, furniture included, in letters, a digit counting as four, as it takes to say: what is needed to say which page a part of a document is on
    /// without reading it all. 0 for pages out of range.
    ///
    /// - Parameters:
    ///   - pages: from 0, in any order; a page may occur more than once.
    ///   - workers: threads to read pages on, 1–64; nil for one a core.
    public func textLengths(ofPages pages: [Int], workers: Int? = nil) -> [Int] {
        let wanted = workers ?? sysconf(Int32(_SC_NPROCESSORS_ONLN))
        let count = max(1, min(wanted, LayoutSource.maximumWorkers, pages.count))
        let next = Atomic<Int>(0)
        let lengths = Mutex([Int](repeating: 0, count: pages.count))
        DispatchQueue.concurrentPerform(iterations: count) { _ in
            var builder = PageLayoutBuilder(self, extras: [])
            while true {
                let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
                guard index < pages.count else { return }
                guard let page = catalog.pages.page(at: pages[index]) else { continue }
                let length = builder.layout(page).text.reduce(0) { $0 + Self.weight($1) }
                lengths.withLock { $0[index] = length }
            }
        }
        return lengths.withLock { $0 }
    }

    /// Leaders and spaces take no time, and of a character of several bytes only the first counts.
    private static func weight(_ byte: UInt8) -> Int {
        switch byte {
        case 0x30...0x39: 4
        case 0x41...0x5A, 0x61...0x7A, 0xC0...0xFF: 1
        default: 0
        }
    }
}
