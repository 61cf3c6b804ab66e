/// Whether a text sets in the first lines of its paragraphs: what begins at the head of a page or a column without that goes on with the paragraph before.
struct FirstLineIndents {
    private var (setIn, flush) = (0, 0)

    /// Paragraphs that tell it.
    private static let fewest = 2
    /// Of a first line, in ems.
    private static let indents: ClosedRange<Float> = 0.75...4
    /// Of a line that has room for a word less than others, and of a text's column, in ems.
    private static let room: Float = 3
    private static let narrowest: Float = 15
    /// How far from each other the places may be where lines of a paragraph begin, in ems.
    private static let tolerance: Float = 0.15

    /// - Parameter size: of the text, in points.
    init(_ layout: PageLayout, size: Float) {
        for block in layout.blocks {
            let lines = layout.lines(of: block)
            guard lines.count > 1, let first = lines.first, let second = lines.dropFirst().first, !first.isRow, !first.isFixedPitch,
                (first.size - size).magnitude < 0.06 * size, first.x1 - first.x0 > Self.narrowest * size,
                (first.x1 - second.x1).magnitude < Self.room * size || lines.count == 2
            else { continue }
            if Self.indents.contains((first.x0 - second.x0) / size) {
                setIn += 1
            } else if (first.x0 - second.x0).magnitude < Self.tolerance * size {
                flush += 1
            }
        }
    }

    /// Whether nearly all paragraphs do, but for those below headings and those that go on.
    var areUsual: Bool { setIn >= Self.fewest && setIn >= flush }

    /// Whether a block of several lines begins where its second line does.
    static func isFlush(_ lines: ArraySlice<Int>, _ layout: PageLayout) -> Bool {
        guard lines.count > 1, let first = lines.first else { return false }
        let (line, next) = (layout.lines[first], layout.lines[lines[lines.startIndex + 1]])
        return (line.x0 - next.x0).magnitude < tolerance * line.size && !line.isRow && !line.isRightToLeft
            && line.x1 - line.x0 > narrowest * line.size
    }
}
