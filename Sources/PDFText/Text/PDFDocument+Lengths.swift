import Dispatch
import PDFCatalog
import PDFContent
import PDFFonts
import Synchronization

extension PDFDocument {
    /// About how much text stands on some pages, furniture included, in letters, a digit counting as four, as it takes to say: what is needed to say
    /// which page a part of a document is on without reading it all. Glyphs are counted as they are shown; nothing is laid out. 0 for pages out of
    /// range.
    ///
    /// - Parameters:
    ///   - pages: from 0, in any order; a page may occur more than once.
    ///   - workers: threads to read pages on, 1–64; nil for one a core.
    public func textLengths(ofPages pages: [Int], workers: Int? = nil) -> [Int] {
        let wanted = workers ?? Processors.count
        let count = max(1, min(wanted, LayoutPipeline.maximumWorkers, pages.count))
        let next = Atomic<Int>(0)
        let lengths = Mutex([Int](repeating: 0, count: pages.count))
        DispatchQueue.concurrentPerform(iterations: count) { _ in
            var interpreter = ContentInterpreter(fonts: fonts, optionalContent: optionalContent)
            while true {
                let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
                guard index < pages.count else { return }
                guard let page = catalog.pages.page(at: pages[index]) else { continue }
                var counter = LetterCounter()
                interpreter.run(page, into: &counter)
                lengths.withLock { $0[index] = counter.count }
            }
        }
        return lengths.withLock { $0 }
    }
}

/// Counts the letters of a page, and its digits as four each.
private struct LetterCounter: ContentSink {
    private(set) var count = 0

    mutating func add(_ font: Font) {}

    mutating func show(_ run: GlyphRun, _ glyphs: inout [Glyph], from start: Int, isAsBefore: Bool) {
        for glyph in glyphs { count &+= Self.weight(glyph.unicode) }
        glyphs.removeAll(keepingCapacity: true)
    }

    /// Leaders and spaces take no time.
    @inline(__always)
    private static func weight(_ unicode: UInt32) -> Int {
        switch unicode {
        case 0x30...0x39: 4
        case 0x41...0x5A, 0x61...0x7A: 1
        case Font.sequenceFlag...: 2  // a ligature, mostly
        case 0xC0...: 1
        default: 0
        }
    }
}
