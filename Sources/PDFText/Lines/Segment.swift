/// Words that stand close together on one baseline: a whole line of a column, a cell of a table, a label. The unit that columns are found with.
struct Segment {
    /// Words in reading order: a range of the page's list, which holds them one behind the other.
    var words: Range<Int>
    var x0, x1: Float
    var y, size: Float
    /// When its first glyph was shown, counted in cells.
    var order: Int32
    var cellCount: Int32
    var isArtifact: Bool
    /// Number of the annotation that shows it; 0 for the page itself.
    var overlay: Int32 = 0
    /// Whether that annotation shows other lines, too: they are kept together.
    var isPartOfOverlay = false
    /// The letter that it begins with in brackets, from 1; 0 for none. So the captions of figures side by side begin: "(a)", "(b)".
    var label: UInt8 = 0
    /// Whether it begins with a bullet.
    var isItem = false
    /// Whether it is a list of pages' numbers that was stretched to a narrow column's edges.
    var isStretched = false
    /// What it reaches up to if it stands for a whole table.
    var top = -Float.infinity

    /// The band from the baseline to the height of an x: lines set solid still have white between these.
    var low: Float { y - 0.05 * size }
    var high: Float { max(y + 0.48 * size, top) }
    var width: Float { x1 - x0 }

    /// Some of its words, that follow each other from left to right, as a segment.
    func part(_ range: Range<Int>, of words: [LayoutWord]) -> Segment {
        var part = self
        guard let first = range.first, let last = range.last else { return part }
        (part.words, part.x0, part.x1, part.order) = (range, words[first].x0, words[last].x1, words[first].start)
        part.cellCount = words[range].reduce(0) { $0 &+ $1.end &- $1.start }
        return part
    }
}
