/// Where the lines of a region begin and end, growing in the direction of reading, in points.
struct LineEdges {
    let lines: [LayoutLine]
    let text: BlockText
    /// Where most lines begin, and where the longest end.
    let left, right: Float
    let isRightToLeft: Bool

    func begin(_ line: LayoutLine) -> Float { isRightToLeft ? -line.x1 : line.x0 }
    func end(_ line: LayoutLine) -> Float { isRightToLeft ? -line.x0 : line.x1 }

    /// Whether the next line's first word would have had room at the end of a line, if lines end at `right`.
    func hasRoom(_ line: Int, _ right: Float) -> Bool {
        guard line + 1 < lines.count else { return true }
        return right - end(lines[line]) > text.firstWidth(lines[line + 1]) + 1.5 * lines[line + 1].size
    }
}
