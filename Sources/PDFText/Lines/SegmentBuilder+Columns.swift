extension SegmentBuilder {
    /// Whether a fragment begins where those that were shown near it above and below do, whose column a line of the one before it reaches up to.
    ///
    /// - Parameter isHeading: whether they may be of another size.
    static func beginsAmongOthers(_ index: Int, _ fragments: [Fragment], isHeading: Bool = false) -> Bool {
        let fragment = fragments[index]
        func isAligned(_ other: Fragment, _ step: Float) -> Bool {
            other.frame == fragment.frame && step > 0.7 * fragment.size && step < widestStep * fragment.size
                && (other.x0 - fragment.x0).magnitude < sameEdge * fragment.size
                && (isHeading || (other.size - fragment.size).magnitude < sameEdge * fragment.size)
        }
        let near = max(0, index - nearby)..<min(fragments.count, index + 1 + nearby)
        return (near.lowerBound..<index).contains { isAligned(fragments[$0], fragments[$0].y - fragment.y) }
            && (index + 1..<near.upperBound).contains { isAligned(fragments[$0], fragment.y - fragments[$0].y) }
    }

    /// Fragments of a line and the next one.
    private static let nearby = 6

    /// Whether a fragment begins with a figure behind one that was shown right before it and ends with a figure and a comma: the pages of an index's entry go
    /// on, in a line that was stretched to a narrow column's edges. The cells of a table do not end so, and those of a program or a matrix have other signs.
    func goesOnWithNumbers(_ index: Int, _ fragments: [Fragment], _ cells: borrowing Span<Cell>) -> Bool {
        guard index > 0 else { return false }
        let (last, fragment) = (fragments[index - 1], fragments[index])
        return last.end - last.start > 1 && cells[last.end - 1].unicode == 0x2C && PageDigits.isDecimal(cells[last.end - 2].unicode)
            && PageDigits.isDecimal(cells[fragment.start].unicode) && Self.arePages(fragment, cells)
            && (last.y - fragment.y).magnitude < Self.sameEdge * last.size
            && (last.size - fragment.size).magnitude < Self.sameEdge * last.size
            && fragment.x0 > last.x1 && fragment.x0 - last.x1 < Self.widestOfNumbers * last.size
    }

    /// Whether a fragment is nothing but whole numbers, the dashes of their ranges and commas.
    private static func arePages(_ fragment: Fragment, _ cells: borrowing Span<Cell>) -> Bool {
        for index in fragment.start..<fragment.end {
            switch cells[index].unicode {
            case 0x20, 0x2C, 0x2D, 0x2013: break
            case let scalar where PageDigits.isDecimal(scalar): break
            default: return false
            }
        }
        return true
    }

    /// White between such numbers, in ems.
    private static let widestOfNumbers: Float = 8
}
