import PDFSyntax

/// The form XObjects of a page that may be figures, as `\includegraphics` and its like put them into it: with a box that is no page's, things drawn and text.
struct FigureForms {
    struct Form {
        /// In display space.
        let box: Rectangle
        /// The runs that it shows.
        var runs: Range<Int>
    }

    /// In the order of showing, which is that of their runs.
    private(set) var list: [Form] = []
    private var open: (box: Rectangle, run: Int, paintCount: Int)?
    /// How many lines, shapes and images have been painted on the page so far.
    var paintCount = 0

    /// A page of icons has more.
    private static let most = 64
    /// Of the box, in points.
    private static let (narrowest, lowest) = (50.0, 40.0)
    /// Axes alone are two lines.
    private static let fewestPaints = 3

    var isEmpty: Bool { list.isEmpty }

    mutating func removeAll() {
        if !list.isEmpty { list.removeAll(keepingCapacity: true) }
        (open, paintCount) = (nil, 0)
    }

    /// - Parameters:
    ///   - box: what of the page it may paint on; nil if all.
    ///   - run: the number of the next run.
    mutating func begin(_ box: Rectangle?, run: Int) {
        open = box.map { ($0, run, paintCount) }
    }

    mutating func end(run: Int) {
        defer { open = nil }
        guard let open, run > open.run, paintCount &- open.paintCount >= Self.fewestPaints, list.count < Self.most,
            open.box.width.isFinite, open.box.height.isFinite, open.box.width > Self.narrowest, open.box.height > Self.lowest
        else { return }
        list.append(Form(box: open.box, runs: open.run..<run))
    }

    /// The form that shows a run.
    func index(ofRun run: Int) -> Int? {
        var (low, high) = (0, list.count)
        while low < high {
            let middle = (low + high) / 2
            if list[middle].runs.upperBound <= run { low = middle + 1 } else { high = middle }
        }
        return low < list.count && list[low].runs.contains(run) ? low : nil
    }
}
