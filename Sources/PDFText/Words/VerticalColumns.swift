/// Finds vertical writing that was set glyph by glyph with a horizontal font, as browsers and word processors do: each character shown below
/// the one before it. Such columns become fragments of a frame that runs downwards, like those of vertical fonts.
struct VerticalColumns {
    /// Fewer characters one below the other may be anything.
    private static let shortest = 3
    /// What stands in one place of a column: a character, or up to four figures and letters side by side.
    private static let mostAcross = 4
    /// All in ems: the width of a column, how far centres are off its middle, the step from a character to the next, and the usual step at most.
    private static let width: Float = 1.25
    private static let deviation: Float = 0.36
    private static let step: ClosedRange<Float> = 0.4...2.2
    private static let usualStep: Float = 1.4
    /// From the baseline to the top of an ideograph, as vertical metrics have it unless stated (Table 115: DW2).
    private static let ascent: Float = 0.88

    private var cells: [Cell]
    private var frames: [Frame]
    private var result: [Fragment] = []

    /// Rewrites the columns among `fragments`, which are in the order shown. Horizontal pages are left as they are at the cost of one look.
    static func arrange(_ fragments: inout [Fragment], _ cells: inout [Cell], _ frames: inout [Frame]) {
        let lone = fragments.count { $0.end - $0.start == 1 && isUpright(cells[$0.start].unicode) }
        guard lone >= shortest else { return }
        var pass = VerticalColumns(cells: cells, frames: frames)
        pass.run(fragments)
        (fragments, cells, frames) = (pass.result, pass.cells, pass.frames)
    }

    private init(cells: [Cell], frames: [Frame]) {
        self.cells = cells
        self.frames = frames
    }

    private mutating func run(_ fragments: [Fragment]) {
        var start = 0
        while start < fragments.count {
            var end = start + 1
            while end < fragments.count, follows(fragments[end], fragments[end - 1]) { end += 1 }
            if isColumn(fragments[start..<end]), let frame = frame(below: fragments[start].frame) {
                turn(fragments[start..<end], to: frame)
            } else {
                result.append(contentsOf: fragments[start..<end])
            }
            start = end
        }
    }

    private func follows(_ next: Fragment, _ last: Fragment) -> Bool {
        guard next.frame == last.frame, next.isArtifact == last.isArtifact, next.overlay == last.overlay, next.start == last.end,
            isPlace(next), isPlace(last)
        else { return false }
        let em = min(next.size, last.size)
        return Self.step.contains((last.y - next.y) / em) && (middle(next) - middle(last)).magnitude < Self.deviation * em
            && next.size < 1.3 * last.size && last.size < 1.3 * next.size
    }

    private func isPlace(_ fragment: Fragment) -> Bool {
        fragment.end - fragment.start <= Self.mostAcross && fragment.x1 - fragment.x0 <= Self.width * fragment.size
    }

    /// Whether a character may stand upright in a column: those of East Asia, and what stands for several; no letters of formulas, nor what goes on
    /// with a sign of several pieces.
    private static func isUpright(_ unicode: UInt32) -> Bool {
        unicode >= 0x2E80 && !Bidirectional.isRightToLeft(unicode) && unicode &- 0x1D400 >= 0x400 && unicode != GlyphCollector.silent
            && !BracketSign.mayBePiece(unicode)
    }

    private func middle(_ fragment: Fragment) -> Float { (fragment.x0 + fragment.x1) / 2 }

    private func isColumn(_ column: ArraySlice<Fragment>) -> Bool {
        guard column.count >= Self.shortest, let first = column.first, let last = column.last else { return false }
        let ideographs = column.count { Self.isUpright(cells[$0.start].unicode) }
        return ideographs * 3 >= column.count * 2 && first.y - last.y <= Self.usualStep * first.size * Float(column.count - 1)
    }

    /// The frame that runs downwards where `frame` runs to the right; nil if there are too many.
    private mutating func frame(below frame: Int) -> Int? {
        let turned = Frame(dx: frames[frame].dy, dy: -frames[frame].dx)
        if let known = frames.firstIndex(where: { $0.dx * turned.dx + $0.dy * turned.dy > 0.99996 }) { return known }
        guard frames.count < FragmentFiller.maximumFrames else { return nil }
        frames.append(turned)
        return frames.count - 1
    }

    private mutating func turn(_ column: ArraySlice<Fragment>, to frame: Int) {
        guard var current = column.first else { return }
        let centre = column.reduce(0) { $0 + middle($1) } / Float(column.count)
        current.frame = frame
        current.y = centre
        // Its gaps are others now.
        current.widestGap = .infinity
        var isFirst = true
        for place in column {
            let top = -place.y - Self.ascent * place.size
            let share = place.size / Float(place.end - place.start)
            let gap = isFirst ? 0 : top - current.x1
            if gap > FragmentFiller.breakingGap * place.size {
                current.end = place.start
                result.append(current)
                current.start = place.start
                isFirst = true
            }
            if isFirst { (current.x0, current.em, current.size, current.spaceCount) = (top, place.size, place.size, 0) }
            for (position, index) in (place.start..<place.end).enumerated() {
                cells[index].x0 = top + share * Float(position)
                cells[index].x1 = cells[index].x0 + share
                cells[index].gap = position == 0 && !isFirst ? gap : 0
                if cells[index].followsSpace { current.spaceCount += 1 }
            }
            current.x1 = top + place.size
            current.end = place.end
            isFirst = false
        }
        result.append(current)
    }
}
