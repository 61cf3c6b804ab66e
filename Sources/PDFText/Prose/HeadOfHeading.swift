/// What a chapter is called stands before its name, "CHAPTER" over "THREE", at the same place of each page that a chapter begins on.
struct HeadOfHeading {
    let bodySize: Float

    /// Whether a word stands closely above a larger line, which begins or ends where it does.
    ///
    /// - Parameters:
    ///   - isRare: whether few pages have it. Where many do, but not all, as of slides, each of them must have such a line below: a head has what the
    ///     text begins with.
    ///   - pages: the page and those near it.
    func holds(_ entry: Edges.Entry, on page: PageLayout, isRare: Bool, among pages: ArraySlice<PageLayout>) -> Bool {
        guard entry.first == nil, stands(entry, on: page) else { return false }
        if isRare { return true }
        var isEverywhere = true
        for other in pages {
            let same = other.edges.top.filter { $0.shape == entry.shape && ($0.y - entry.y).magnitude <= Self.sameRow * entry.size }
            guard same.allSatisfy({ stands($0, on: other) }) else { return false }
            if same.isEmpty { isEverywhere = false }
        }
        return !isEverywhere
    }

    private func stands(_ entry: Edges.Entry, on page: PageLayout) -> Bool {
        guard entry.y * 2 > page.edges.height, entry.clearance < Self.widestInHeading,
            let next = page.edges.top.first(where: { $0.y < entry.y - 0.4 * entry.size }),
            next.size > max(bodySize * Self.leastSize, entry.size)
        else { return false }
        let (line, below) = (page.lines[entry.line], page.lines[next.line])
        return line.words.count == 1 && min((line.x0 - below.x0).magnitude, (line.x1 - below.x1).magnitude) < Self.rounding * entry.size
    }

    /// Between the lines of a heading, in ems.
    private static let widestInHeading: Float = 2.6
    /// What headings are larger than the text by, as a share of its size.
    private static let leastSize: Float = 1.15
    /// Of places that are meant to be the same, and of rows, in ems.
    private static let rounding: Float = 0.3
    private static let sameRow: Float = 0.8
}
