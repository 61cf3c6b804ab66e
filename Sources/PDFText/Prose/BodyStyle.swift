/// The type that most of the text around a page is set in: what headings and notes are measured against.
struct BodyStyle: Sendable {
    var size: Float = 10
    var isFixedPitch = false
    var isBold = false

    /// How much of one page's text is set how, in bytes of UTF-8.
    struct Counts: Sendable {
        /// By size in quarters of a point, a handful of entries.
        private(set) var bySize: [(quarters: Int, count: Int)] = []
        private(set) var fixedPitch = 0
        private(set) var bold = 0
        private(set) var all = 0

        init() {}

        init(_ layout: PageDraft) {
            for line in layout.lines {
                let count = layout.byteCount(of: line)
                add(Int((min(line.size, 1000) * 4).rounded()), count)
                all += count
                if line.isFixedPitch { fixedPitch += count }
                if line.isBold { bold += count }
            }
        }

        mutating func add(_ other: Counts) {
            for (quarters, count) in other.bySize { add(quarters, count) }
            fixedPitch += other.fixedPitch
            bold += other.bold
            all += other.all
        }

        private mutating func add(_ quarters: Int, _ count: Int) {
            if let index = bySize.firstIndex(where: { $0.quarters == quarters }) {
                bySize[index].count += count
            } else {
                bySize.append((quarters, count))
            }
        }
    }

    /// Over some neighbouring pages: deterministic for each page.
    init(_ layouts: some Collection<PageLayout>) {
        var counts = Counts()
        for index in layouts.indices { counts.add(layouts[index].styleCounts) }
        if let most = counts.bySize.max(by: { ($0.count, $1.quarters) < ($1.count, $0.quarters) }) { size = Float(most.quarters) / 4 }
        // A program with its description between has more code than text.
        isFixedPitch = counts.fixedPitch * 5 > counts.all * 4
        isBold = counts.bold * 2 > counts.all
    }
}
