/// What stands on one side of a gutter, gone through from the top.
struct ColumnSide {
    /// Characters of a line of running text, at the least.
    static let runningCharacters = 14

    var lines = 0
    var characters = 0
    var typicalWidth: Float = 0
    var left = Float.infinity
    var right = -Float.infinity
    var width: Float { right - left }
    /// Lines that reach across most of the column.
    var fullCount = 0
    /// Lines of several segments: rows of cells, but for a few that were justified carelessly.
    private(set) var partedCount = 0
    /// Whether most of it belongs to annotations.
    var isOverlaid: Bool { overlaidCount * 2 > count }
    /// Whether its lines are long enough for running text, and of one piece.
    var mayBeRunning: Bool { lines >= 1 && characters / lines >= Self.runningCharacters && !isMostlyParted }
    /// Whether more lines are parted than text that fills a column has; and more than any running text.
    var isOftenParted: Bool { partedCount * 5 > lines }
    private var isMostlyParted: Bool { partedCount * 3 > lines }
    /// Whether it holds several columns whose lines are long enough for running text: the articles beside another one in a newspaper.
    var holdsColumns: Bool { isMostlyParted && characters / max(count, 1) >= Self.runningInColumns }
    /// On the average, in characters: the cells of a table have fewer.
    private static let runningInColumns = 20
    /// Whether what it holds is longer than numbers and the labels of a drawing.
    var holdsWords: Bool { characters / max(count, 1) >= Self.fewestOfWords }
    private static let fewestOfWords = 8
    /// Whether its lines are running text: long, and most of them filling the column.
    var isRunning: Bool { mayBeRunning && typicalWidth > 0.55 * width }
    /// Whether it is set as a column of running text is: its lines from edge to edge, most of them if they are few, half of them where
    /// headings and short paragraphs have room to stand between.
    var isFull: Bool {
        guard isRunning, !isOftenParted else { return false }
        return lines >= 8 ? fullCount * 2 >= lines && characters / lines >= 20 : fullCount * 3 >= lines * 2
    }

    /// Pieces that begin with a bullet.
    private(set) var itemCount = 0

    private var count = 0
    private var overlaidCount = 0
    /// Baseline and extent of the line being counted, and whether it has several segments so far.
    private var y = Float.infinity
    private var (lineLeft, lineRight): (Float, Float) = (0, 0)
    private var isParted = false

    init() {}

    /// Counts lines that are parted by white that was stretched, no rows of cells, as those of one piece.
    mutating func forgive(_ stretchedCount: Int) { partedCount -= stretchedCount }

    /// Adds the next piece from the top; tells whether it begins a line.
    @inline(__always)
    mutating func add(_ piece: RegionPiece) -> Bool {
        count += 1
        characters += Int(piece.characterCount)
        left = min(left, piece.x0)
        right = max(right, piece.x1)
        if piece.isOverlaid { overlaidCount += 1 }
        if piece.isItem { itemCount += 1 }
        if y - piece.y > 0.5 * piece.size {
            lines += 1
            y = piece.y
            (lineLeft, lineRight) = (piece.x0, piece.x1)
            isParted = false
            return true
        }
        // What overlaps is no cell: a word that was recognised twice.
        if !isParted, piece.x0 - lineRight > piece.size || lineLeft - piece.x1 > piece.size {
            partedCount += 1
            isParted = true
        }
        (lineLeft, lineRight) = (min(lineLeft, piece.x0), max(lineRight, piece.x1))
        return false
    }

    /// Learns how wide the lines are; `widths` are sorted for it.
    mutating func measure(_ widths: inout [Float]) {
        guard !widths.isEmpty else { return }
        widths.sort()
        typicalWidth = widths[widths.count / 2]
        fullCount = widths.count { $0 > 0.85 * width }
    }
}
