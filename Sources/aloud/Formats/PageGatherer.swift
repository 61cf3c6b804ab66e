/// Puts pages together out of paragraphs, and gives each away when nothing more can be added to it.
struct PageGatherer {
    private var blocks: [Int: [PrintedPage.Block]] = [:]
    /// Pages not given away yet.
    private var pending: ArraySlice<Int>

    /// - Parameter pages: the pages there may be text of, in order. Pages without text are given away, too.
    init(_ pages: [Range<Int>]) { pending = pages.flatMap { Array($0) }[...] }

    mutating func add(_ paragraph: TextParagraph) {
        for (page, block) in PrintedPage.Block.blocks(of: paragraph) { blocks[page, default: []].append(block) }
    }

    /// The next page that is done; nil if there is none before `end`.
    mutating func next(before end: Int) -> PrintedPage? {
        let late = blocks.keys.min()
        guard let page = [pending.first, late].compactMap({ $0 }).min(), page < end else { return nil }
        if page == pending.first { pending.removeFirst() }
        let found = blocks.removeValue(forKey: page) ?? []
        let order = found.indices.sorted { (found[$0].order, $0) < (found[$1].order, $1) }
        var printed = PrintedPage(index: page, blocks: order.map { found[$0] })
        printed.placeDiagrams()
        return printed
    }
}
