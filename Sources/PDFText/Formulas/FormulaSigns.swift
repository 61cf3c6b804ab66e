/// Signs of formulas that are not read as they are shown: three dots one below the other or down a diagonal, as matrices have them, are one; a brace that
/// lies over or under a term is none.
enum FormulaSigns {
    /// Between two dots, in ems.
    private static let step: ClosedRange<Float> = 0.2...0.8
    private static let level: Float = 0.05

    /// - Parameter braces: gets those that lie.
    static func join(_ fragments: inout [Fragment], frame: Int, _ cells: inout [Cell], _ braces: inout FlatBraces) {
        var kept: [Fragment] = []
        var (start, index) = (0, 0)
        while index < fragments.count {
            if 1...8 ~= fragments[index].end &- fragments[index].start, FlatBraces.isPiece(cells[fragments[index].start].unicode) {
                let count = braces.take(fragments, at: index, cells)
                if count > 0 {
                    kept.append(contentsOf: fragments[start..<index])
                    index += count
                    start = index
                    continue
                }
            }
            guard index + 2 < fragments.count, isDot(fragments[index], cells), isDot(fragments[index + 1], cells),
                isDot(fragments[index + 2], cells),
                fragments[index].frame == frame, let scalar = scalar(fragments[index], fragments[index + 1], fragments[index + 2]),
                !isLine(index, fragments, cells)
            else {
                index += 1
                continue
            }
            kept.append(contentsOf: fragments[start..<index])
            var sign = fragments[index]
            for dot in fragments[(index + 1)...(index + 2)] {
                (sign.x0, sign.x1, sign.y) = (min(sign.x0, dot.x0), max(sign.x1, dot.x1), min(sign.y, dot.y))
            }
            cells[sign.start].unicode = scalar
            (cells[sign.start].x0, cells[sign.start].x1) = (sign.x0, sign.x1)
            kept.append(sign)
            index += 3
            start = index
        }
        guard start > 0 else { return }
        kept.append(contentsOf: fragments[start...])
        fragments = kept
    }

    @inline(__always)
    private static func isDot(_ fragment: Fragment, _ cells: [Cell]) -> Bool {
        fragment.end &- fragment.start == 1 && cells[fragment.start].unicode == 0x2E
    }

    /// Whether three dots are part of a line of dots, as drawings have them.
    private static func isLine(_ index: Int, _ fragments: [Fragment], _ cells: [Cell]) -> Bool {
        for (other, own) in [(index - 1, index), (index + 3, index + 2)] where fragments.indices.contains(other) {
            let distance = max((fragments[other].x0 - fragments[own].x0).magnitude, (fragments[other].y - fragments[own].y).magnitude)
            if distance < fragments[own].size, isDot(fragments[other], cells) { return true }
        }
        return false
    }

    private static func scalar(_ first: Fragment, _ second: Fragment, _ third: Fragment) -> UInt32? {
        let size = first.size
        let (dx, dy) = (second.x0 - first.x0, second.y - first.y)
        guard second.frame == first.frame, third.frame == first.frame, second.size == size, third.size == size,
            (third.x0 - second.x0 - dx).magnitude < level * size, (third.y - second.y - dy).magnitude < level * size,
            step.contains(dy.magnitude / size)
        else { return nil }
        if dx.magnitude < level * size { return 0x22EE }
        guard step.contains(dx.magnitude / size) else { return nil }
        return dx * dy < 0 ? 0x22F1 : 0x22F0
    }
}
