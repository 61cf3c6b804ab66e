import PDFSyntax

/// The form XObjects of a page that show text, and which of them may be figures, as `\includegraphics` and its like put them into it: with a box that is no page's, things drawn and text.
struct FigureForms {
    struct Form {
        /// In display space.
        let box: Rectangle
        /// Whether it may be a figure: it has a box that is no page's, and things drawn.
        let isFigure: Bool
        /// The runs that it shows.
        let runs: Range<Int>
        /// How many pictures and shapes with slanted or curved sides it has: tables have hardly any.
        let shapeCount: Int
    }

    /// In the order of showing, which is that of their runs.
    private(set) var list: [Form] = []
    private var open: (box: Rectangle, run: Int, boxCount: Int, shapeCount: Int)?
    /// How many boxes have been filled on the page so far, and how many other shapes and pictures painted.
    private var (boxCount, shapeCount) = (0, 0)

    /// A page of icons has more.
    private static let most = 64
    /// Of the box, in points.
    private static let (narrowest, lowest) = (50.0, 40.0)
    /// Bars and the ground that they stand on.
    private static let fewestBoxes = 3

    /// Whether there are more than are kept: such a page is put together of them.
    private var hasMore = false

    /// Whether none may be a figure.
    var isEmpty: Bool { list.isEmpty || hasMore || !list.contains(where: \.isFigure) }

    mutating func removeAll() {
        if !list.isEmpty { list.removeAll(keepingCapacity: true) }
        (open, boxCount, shapeCount, hasMore) = (nil, 0, 0, false)
    }

    /// - Parameters:
    ///   - box: what of the page it may paint on; nil if all.
    ///   - run: the number of the next run.
    mutating func begin(_ box: Rectangle?, run: Int) {
        // What may paint on all of the page is no figure.
        open = (box ?? Rectangle(x0: 0, y0: 0, x1: 0, y1: 0), run, boxCount, shapeCount)
    }

    mutating func end(run: Int) {
        defer { open = nil }
        guard let open, run > open.run else { return }
        guard list.count < Self.most else {
            hasMore = true
            return
        }
        let shapes = shapeCount &- open.shapeCount
        let isFigure =
            (shapes > 0 || boxCount &- open.boxCount >= Self.fewestBoxes) && open.box.width > Self.narrowest
            && open.box.height > Self.lowest
            && open.box.width.isFinite && open.box.height.isFinite
        list.append(Form(box: open.box, isFigure: isFigure, runs: open.run..<run, shapeCount: shapes))
    }

    mutating func addBox() { boxCount &+= 1 }

    /// - Parameter box: around a shape with slanted or curved sides, or a picture. The ground that all stands on, which may have round corners, is none.
    mutating func addShape(_ box: Rectangle) {
        guard let open, box.width < Self.ground * open.box.width || box.height < Self.ground * open.box.height else { return }
        shapeCount &+= 1
    }

    mutating func addPicture() { shapeCount &+= 1 }

    /// Of a form's sides.
    private static let ground = 0.85

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
