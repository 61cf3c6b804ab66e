/// A value for each number from 0 to 65535, in pages of 256; pages where nothing was set share one.
struct PagedTable<Element: Sendable>: Sendable {
    private var pages: [UInt16] = Array(repeating: 0, count: 256)
    private var values: [Element]
    private let initial: Element

    init(initial: Element) {
        self.initial = initial
        values = Array(repeating: initial, count: 256)
    }

    /// Whether anything was ever set.
    var isEmpty: Bool { values.count == 256 }

    /// The numbers of the pages that something was set in, ascending.
    var codes: some Sequence<UInt32> {
        // Without the values, which would be copied where one is set meanwhile.
        let pages = pages
        return pages.indices.lazy.filter { pages[$0] != 0 }.flatMap { page in UInt32(page << 8)...UInt32(page << 8 | 0xFF) }
    }

    /// What it takes in memory.
    var byteCount: Int { values.count * MemoryLayout<Element>.stride + pages.count * MemoryLayout<UInt16>.stride }

    @inline(__always)
    subscript(code: UInt16) -> Element { values[Int(pages[Int(code >> 8)]) << 8 | Int(code & 0xFF)] }

    mutating func set(_ code: UInt16, _ value: Element) {
        var page = Int(pages[Int(code >> 8)])
        if page == 0 {
            page = values.count >> 8
            // One call for the whole page: a debug build asks a sequence's elements for their type one by one.
            values += Array(repeating: initial, count: 256)
            pages[Int(code >> 8)] = UInt16(page)
        }
        values[page << 8 | Int(code & 0xFF)] = value
    }
}
