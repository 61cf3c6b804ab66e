/// Whether the items of a page hang, one closely below the other: what begins at the head of a page or a column where their text does, not where their
/// labels do, goes on with the item before, even if a sentence of that has just ended. So do works in lists of them.
enum HangingItems {
    /// How far the text of an item stands behind its label, in points: of lines of one block. 0 where it doesn't.
    static func hang(_ lines: ArraySlice<Int>, _ layout: PageLayout) -> Float {
        guard lines.count > 1, let first = lines.first else { return 0 }
        let (line, next) = (layout.lines[first], layout.lines[lines[lines.startIndex + 1]])
        let hang = next.x0 - line.x0
        return indents.contains(hang / line.size) && !line.isRow && !line.isFixedPitch && !line.isRightToLeft ? hang : 0
    }

    /// Whether below a line others hang as far to the left of it, and nothing else begins where it does.
    static func surround(_ line: PageLayout.Line, hang: Float, _ layout: PageLayout) -> Bool {
        let tolerance = tolerance * line.size
        var count = 0
        for block in layout.blocks {
            let lines = layout.lines(of: block)
            guard let first = lines.first, first.y < line.y - 0.5 * line.size, first.x0 < line.x1, first.x1 > line.x0 else { continue }
            if (first.x0 - line.x0).magnitude < tolerance { return false }
            guard (first.x0 + hang - line.x0).magnitude < tolerance, (first.size - line.size).magnitude < 0.03 * line.size else { continue }
            if let second = lines.dropFirst().first {
                guard (second.x0 - line.x0).magnitude < tolerance else { return false }
                count += 1
            }
        }
        return count >= fewest
    }

    /// Of such, in ems.
    private static let indents: ClosedRange<Float> = 0.75...6
    /// How far from each other the places may be where lines begin, in ems.
    private static let tolerance: Float = 0.15
    /// Items that tell it.
    private static let fewest = 2
}
