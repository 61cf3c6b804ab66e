import PDFContent

/// A page laid out: its text once, in reading order, and the words, lines and blocks as ranges over it. Never changed: a class, since its many lists
/// would be counted one by one wherever a page is handed on.
final class PageLayout: LaidOutText, Sendable {
    struct Word: Sendable {
        /// Bytes of `text`.
        var start, end: Int32
        /// Extent along the line.
        var x0, x1: Float
        /// Whether it is a mark that calls a note: a raised number or sign after a word. Left out of prose.
        var isNoteMark: Bool
        /// Whether it is set higher and smaller than its line.
        var isRaised: Bool
        /// Whether it is the bullet of an item by its tag, or by its font. Left out of prose.
        var isBullet = false
        /// The column of its cell, where the rows of a table are known; −1 elsewhere.
        var column: Int16 = -1
    }

    struct Line: Sendable {
        var words: Range<Int32>
        /// Extent along the line, baseline, em height: in the coordinates of `frames[frame]`.
        var x0, x1, y, size: Float
        var frame: Int32
        var isBold, isItalic, isFixedPitch, isRightToLeft, isArtifact, isOverlay: Bool
        /// Whether half of it is bold, at the least.
        var isHalfBold = false
        /// Whether its first and its last word are of a fixed pitch.
        var startsFixedPitch = false
        var endsFixedPitch = false
        /// Whether it is nothing but the number of a line.
        var isLineNumber = false
        /// Of which part of one of several slides on the page it is.
        var slidePart = SlideGrid.Part.none
        /// The widest white inside it, in points.
        var widestGap: Float
        /// Whether its words were set far apart to fill a narrow column: it is no row.
        var isStretched = false
        /// Whether it is of an algorithm whose lines have numbers: no row, either.
        var isStatement = false
        /// Whether a space was shown just before its first glyph: at the end of the line before, mostly.
        var followsSpace = false
        /// What marks say of it, where tags are believed.
        var source = LineSource.unknown
        /// Index of the table's row it is part of, −1 for none.
        var row: Int32 = -1
        /// Whether its first word goes on with the last one of the line before it in its cell.
        var isRestOfWord = false
        /// Whether all of it is known to be visible ASCII and spaces.
        var isASCII = false
        /// Whether the bullet of an item is drawn before it.
        var hasDrawnBullet = false
        /// Font and colour of its first word; the font as a number in its page.
        var startFont: Int32 = -1
        var colour = FillColour.unknown
        /// Of its first word, in points: a title may stand at the left of smaller type.
        var startSize: Float = 0

        var width: Float { x1 - x0 }
        /// Whether white in it may part cells.
        var mayHaveCells: Bool { !isStretched && !isStatement }
        /// Whether it is a row of a table.
        var isRow: Bool { mayHaveCells && widestGap > LayoutLine.rowGap * size }
    }

    struct Comment: Sendable {
        /// The author's name in front, if there is one.
        var text: String
        var box: TextBox
    }

    struct Block: Sendable {
        var lines: Range<Int32>
        /// Why it begins, never `none`.
        var start: BlockStart
        /// What the tags say, where they are believed.
        var tag: BlockTag?
    }

    let index: Int
    /// Whether order and blocks are those of the document's tags.
    let isTagged: Bool
    /// Whether most of its text was recognised in a picture.
    let isRecognised: Bool
    /// How many times as large as it is the page was laid out; all that follows is so.
    let magnification: Double
    /// How far it was turned for that, clockwise, in degrees: most of its text lies on its side, or stands upside down.
    let turn: Int
    let width: Float
    let height: Float
    let text: [UInt8]
    let words: [Word]
    let lines: [Line]
    let blocks: [Block]
    let frames: [Frame]
    /// What is known of tables before their text is looked at.
    let rows: [TableShape]
    /// Glyphs that had no way to Unicode.
    let unmappedCount: Int
    /// Fonts of which nothing can be read, with how many glyphs they show here.
    let unreadable: [(font: String, glyphs: Int)]
    let glyphCount: Int
    /// What was noted on the page, if it is wanted.
    let comments: [Comment]
    /// Share of the page that images cover, overlaps counted twice.
    let imageShare: Double

    /// What comparing it with its neighbours needs, worked out once.
    let edges: Edges
    let styleCounts: BodyStyle.Counts
    /// Ticks and crosses that say yes and no of their items.
    let answers: AnswerSigns

    init(_ draft: PageDraft) {
        edges = Edges(draft)
        styleCounts = BodyStyle.Counts(draft)
        answers = AnswerSigns(draft)
        index = draft.index
        isTagged = draft.isTagged
        isRecognised = draft.isRecognised
        magnification = draft.magnification
        turn = draft.turn
        width = draft.width
        height = draft.height
        text = draft.text
        words = draft.words
        lines = draft.lines
        blocks = draft.blocks
        frames = draft.frames
        rows = draft.rows
        unmappedCount = draft.unmappedCount
        unreadable = draft.unreadable
        glyphCount = draft.glyphCount
        comments = draft.comments
        imageShare = draft.imageShare
    }
}

extension PageLayout {
    /// Where a line stands on the page as large as it is, and as it lies.
    func printedBox(of line: Line) -> TextBox { printed(box(of: line)) }

    func printedBox(of word: Word, in line: Line) -> TextBox { printed(box(of: word, in: line)) }

    private func printed(_ box: TextBox) -> TextBox {
        box.turnedBack(by: turn, width: Double(width), height: Double(height)).reduced(by: magnification)
    }

    /// Width and height of the page as large as it is, in points.
    var printedSize: (width: Double, height: Double) {
        let (width, height) = (Double(width) / magnification, Double(height) / magnification)
        return turn % 180 == 0 ? (width, height) : (height, width)
    }
}

/// The text of a page and the ranges over it.
protocol LaidOutText {
    var text: [UInt8] { get }
    var words: [PageLayout.Word] { get }
    var lines: [PageLayout.Line] { get }
    var frames: [Frame] { get }
    var isTagged: Bool { get }
}

extension LaidOutText {
    /// The direction of writing of most of the page; where tags order it, its first line may be one in the margin.
    var mainFrame: Int32? {
        guard isTagged else { return lines.first?.frame }
        return frames.indices.max { (frames[$0].cellCount, -$0) < (frames[$1].cellCount, -$1) }.map { Int32($0) }
    }

    /// The nearest line below one, in its frame; nil for the last.
    func lineBelow(_ line: PageLayout.Line) -> Int? {
        lines.indices.lazy.filter { lines[$0].frame == line.frame && lines[$0].y < line.y - 0.5 * line.size }
            .max { lines[$0].y < lines[$1].y }
    }

    func box(of line: PageLayout.Line) -> TextBox {
        frame(of: line).box(x0: line.x0, y0: line.y - 0.25 * line.size, x1: line.x1, y1: line.y + 0.75 * line.size)
    }

    func box(of word: PageLayout.Word, in line: PageLayout.Line) -> TextBox {
        frame(of: line).box(x0: word.x0, y0: line.y - 0.25 * line.size, x1: word.x1, y1: line.y + 0.75 * line.size)
    }

    /// Whether it stands in a diagram, not in the text.
    func isInDiagram(_ line: PageLayout.Line) -> Bool { frame(of: line).isOfDiagrams }

    private func frame(of line: PageLayout.Line) -> Frame { Int(line.frame) < frames.count ? frames[Int(line.frame)] : Frame(dx: 1, dy: 0) }

    func bytes(of word: PageLayout.Word) -> ArraySlice<UInt8> { text[Int(word.start)..<Int(word.end)] }

    /// Whether a word, by its number, begins with a letter of a script without capitals.
    func startsCaseless(_ word: Int) -> Bool {
        let bytes = bytes(of: words[word])
        return !bytes.isEmpty && Script.isCaseless(PageDigits.scalar(bytes.span, at: 0).value)
    }

    /// From the first word of a line to its last, the single spaces between them included.
    func bytes(of line: PageLayout.Line) -> ArraySlice<UInt8> {
        text[range(of: line)]
    }

    /// Where that stands in the text.
    func range(of line: PageLayout.Line) -> Range<Int> {
        guard !line.words.isEmpty else { return 0..<0 }
        return Int(words[Int(line.words.lowerBound)].start)..<Int(words[Int(line.words.upperBound) - 1].end)
    }

    /// The first of that as a scalar; 0 for a line without words.
    func firstScalar(of line: PageLayout.Line) -> UInt32 {
        let bytes = bytes(of: line)
        return bytes.isEmpty ? 0 : PageDigits.scalar(bytes.span, at: 0).value
    }

    /// Length of that.
    func byteCount(of line: PageLayout.Line) -> Int {
        line.words.isEmpty ? 0 : Int(words[Int(line.words.upperBound) - 1].end - words[Int(line.words.lowerBound)].start)
    }

    func lines(of block: PageLayout.Block) -> ArraySlice<PageLayout.Line> {
        lines[Int(block.lines.lowerBound)..<Int(block.lines.upperBound)]
    }
}

extension PageLayout.Word {
    /// Neither a mark nor raised, and without text so far.
    @inline(__always)
    init(_ word: LayoutWord, from start: Int) {
        let start = Int32(truncatingIfNeeded: start)
        self.init(start: start, end: start, x0: word.x0, x1: word.x1, isNoteMark: false, isRaised: false, column: word.column)
    }
}
