import PDFSyntax

/// What of the page may be painted on (§8.5.4), as a box around it in display space: text wholly outside is not seen.
struct ClipBox: Equatable {
    /// Nil as long as nothing of the page is clipped away.
    private(set) var box: Rectangle?
    /// Whether all of the box may be painted on: only upright rectangles were clipped to.
    private(set) var isExact = true
    /// Whether it is the shape of letters: what is painted there shows as these.
    private(set) var isText = false

    /// A box that lies on no page.
    private static let nowhere = Rectangle(x0: -1e9, y0: -1e9, x1: -1e9, y1: -1e9)
    /// Clipping to the page is none; writers round its size.
    private static let slack = 2.0

    /// - Parameters:
    ///   - shown: in display space.
    ///   - page: the whole page, there.
    ///   - isExact: whether what is clipped to is that box itself.
    mutating func intersect(_ shown: Rectangle, page: Rectangle, isExact: Bool) {
        if !isExact { self.isExact = false }
        guard shown.x0.isFinite, shown.y0.isFinite, shown.x1.isFinite, shown.y1.isFinite else { return }
        if box == nil, shown.x0 <= page.x0 + Self.slack, shown.y0 <= page.y0 + Self.slack, shown.x1 >= page.x1 - Self.slack,
            shown.y1 >= page.y1 - Self.slack
        {
            return
        }
        box = (box ?? page).intersection(shown) ?? Self.nowhere
    }

    /// Clips to text that was shown in a mode that adds it to the clipping path (§9.3.6).
    mutating func intersectText() { isText = true }

    /// Whether what is painted into a box, in display space, is all seen.
    func showsAll(of painted: Rectangle) -> Bool {
        guard !isText else { return false }
        guard let box else { return true }
        return isExact && painted.x0 >= box.x0 - Self.slack && painted.y0 >= box.y0 - Self.slack && painted.x1 <= box.x1 + Self.slack
            && painted.y1 <= box.y1 + Self.slack
    }
}
