/// A page laid out: its text once, in reading order, and the words, lines and blocks as ranges over it. Built by one worker, then never changed.
struct PageLayout: Sendable {
    struct Word: Sendable {
        /// Bytes of `text`.
        var start, end: Int32
        /// Extent along the line.
        var x0, x1: Float
        /// Whether it is a mark that calls a note: a raised number or sign after a word. Left out of prose.
        var isNoteMark: Bool
        /// Whether it is set higher and smaller than its line.
        var isRaised: Bool
        /// Whether it is the bullet of an item by its tag. Left out of prose.
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
        /// Whether it is nothing but the number of a line.
        var isLineNumber = false
        /// The widest white inside it, in points.
        var widestGap: Float
        /// Whether a space was shown just before its first glyph: at the end of the line before, mostly.
        var followsSpace = false
        /// What marks say of it, where tags are believed.
        var source = LineSource.unknown
        /// Index of the table's row it is part of, −1 for none.
        var row: Int32 = -1
        /// Whether all of it is known to be visible ASCII and spaces.
        var isASCII = false

        var width: Float { x1 - x0 }
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

    var index = 0
    /// Whether order and blocks are those of the document's tags.
    var isTagged = false
    var width: Float = 0
    var height: Float = 0
    var text: [UInt8] = []
    var words: [Word] = []
    var lines: [Line] = []
    var blocks: [Block] = []
    var frames: [Frame] = []
    /// What is known of tables before their text is looked at.
    var rows: [TableShape] = []
    /// Glyphs that had no way to Unicode.
    var unmappedCount = 0
    /// Fonts of which nothing can be read, with how many glyphs they show here.
    var unreadable: [(font: String, glyphs: Int)] = []
    var glyphCount = 0
    /// What was noted on the page, if it is wanted.
    var comments: [Comment] = []
    /// Share of the page that images cover, overlaps counted twice.
    var imageShare = 0.0

    /// What comparing it with its neighbours needs, worked out once.
    var edges = Edges()
    var styleCounts = BodyStyle.Counts()

    /// The direction of writing of most of the page; where tags order it, its first line may be one in the margin.
    var mainFrame: Int32? {
        guard isTagged else { return lines.first?.frame }
        return frames.indices.max { (frames[$0].cellCount, -$0) < (frames[$1].cellCount, -$1) }.map { Int32($0) }
    }

    func box(of line: Line) -> TextBox {
        frame(of: line).box(x0: line.x0, y0: line.y - 0.25 * line.size, x1: line.x1, y1: line.y + 0.75 * line.size)
    }

    func box(of word: Word, in line: Line) -> TextBox {
        frame(of: line).box(x0: word.x0, y0: line.y - 0.25 * line.size, x1: word.x1, y1: line.y + 0.75 * line.size)
    }

    private func frame(of line: Line) -> Frame { Int(line.frame) < frames.count ? frames[Int(line.frame)] : Frame(dx: 1, dy: 0) }

    func bytes(of word: Word) -> ArraySlice<UInt8> { text[Int(word.start)..<Int(word.end)] }

    /// From the first word of a line to its last, the single spaces between them included.
    func bytes(of line: Line) -> ArraySlice<UInt8> {
        guard !line.words.isEmpty else { return [] }
        return text[Int(words[Int(line.words.lowerBound)].start)..<Int(words[Int(line.words.upperBound) - 1].end)]
    }

    /// Length of that.
    func byteCount(of line: Line) -> Int {
        line.words.isEmpty ? 0 : Int(words[Int(line.words.upperBound) - 1].end - words[Int(line.words.lowerBound)].start)
    }

    func lines(of block: Block) -> ArraySlice<Line> { lines[Int(block.lines.lowerBound)..<Int(block.lines.upperBound)] }
}

extension PageLayout.Word {
    /// Neither a mark nor raised, and without text so far.
    @inline(__always)
    init(_ word: LayoutWord, from start: Int) {
        let start = Int32(truncatingIfNeeded: start)
        self.init(start: start, end: start, x0: word.x0, x1: word.x1, isNoteMark: false, isRaised: false, column: word.column)
    }
}
