import PDFContent

/// A line of text as it stands in its column.
struct LayoutLine {
    /// Words in reading order: a range of the page's list, which holds them one behind the other.
    var words: Range<Int>
    var frame: Int
    var x0, x1: Float
    var y, size: Float
    /// Whether most of it is bold, italic, fixed-pitch.
    var isBold = false
    var isItalic = false
    var isFixedPitch = false
    /// Whether half of it is bold, at the least.
    var isHalfBold = false
    /// Whether its first and its last word are bold, and whether they are of a fixed pitch.
    var startsBold = false
    var endsBold = false
    var startsFixedPitch = false
    var endsFixedPitch = false
    /// Whether its last word is set smaller than its first.
    var endsSmaller = false
    /// The fonts of these words, as numbers in its page.
    var startFont: Int32 = -1
    var endFont: Int32 = -1
    /// The colour that its first word is painted in.
    var colour = FillColour.unknown
    /// Whether all of its words are.
    var isOfOneColour = false
    /// Whether it is fixed-pitch but for some words: a text that has an address or names in it rather than code.
    var isMixed = false
    /// The font of most of it, as a number in its page; −1 where there is no such font.
    var font: Int32 = -1
    var isRightToLeft = false
    /// Whether it was shown in visual order, and has been put into that of reading.
    var isRearranged = false
    var isArtifact = false
    /// Whether annotations show all of it: what is filled in, a note.
    var isOverlay = false
    /// Whether it is nothing but the number of a line.
    var isLineNumber = false
    /// Of which part of one of several slides on the page it is.
    var slidePart = SlideGrid.Part.none
    /// Order of showing of its first glyph.
    var order: Int32
    var characterCount: Int
    /// The widest white inside it, in points: tables and leaders have it.
    var widestGap: Float = 0
    /// Whether its words were set far apart to fill a narrow column: it is no row.
    var isStretched = false
    /// Whether it is of an algorithm whose lines have numbers: no row, either.
    var isStatement = false
    /// What marks say of it, where tags are believed.
    var source = LineSource.unknown
    /// Index of the tags' block it is part of, −1 for none.
    var tag: Int32 = -1
    /// Whether its first word is the bullet of an item by its tag, or by its font.
    var hasBullet = false
    /// Whether its first segment begins with a bullet.
    var isItem = false
    /// Whether the bullet of an item is drawn before it.
    var hasDrawnBullet = false
    /// Number of the table's row it is part of, in its page; −1 for none.
    var row: Int32 = -1

    var width: Float { x1 - x0 }
    /// Whether white in it may part cells.
    var mayHaveCells: Bool { !isStretched && !isStatement }
    /// Whether it is a row of a table: white inside wider than any line of text has that wasn't stretched.
    var isRow: Bool { mayHaveCells && widestGap > Self.rowGap * size }
    /// White of a row, in ems.
    static let rowGap: Float = 2.2
}
