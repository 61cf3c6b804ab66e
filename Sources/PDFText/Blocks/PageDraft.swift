/// A page that is being laid out, by one worker.
struct PageDraft: LaidOutText {
    var index = 0
    /// Whether order and blocks are those of the document's tags.
    var isTagged = false
    /// Whether most of its text was recognised in a picture.
    var isRecognised = false
    /// How many times as large as it is the page is laid out.
    var magnification = 1.0
    /// How far it is turned for that, clockwise, in degrees.
    var turn = 0
    var width: Float = 0
    var height: Float = 0
    var text: [UInt8] = []
    var words: [PageLayout.Word] = []
    var lines: [PageLayout.Line] = []
    var blocks: [PageLayout.Block] = []
    var frames: [Frame] = []
    /// What is known of tables before their text is looked at.
    var rows: [TableShape] = []
    /// Glyphs that had no way to Unicode.
    var unmappedCount = 0
    /// Fonts of which nothing can be read, with how many glyphs they show here.
    var unreadable: [(font: String, glyphs: Int)] = []
    var glyphCount = 0
    /// What was noted on the page, if it is wanted.
    var comments: [PageLayout.Comment] = []
    /// Share of the page that images cover, overlaps counted twice.
    var imageShare = 0.0
    /// Baselines of level rules as long as those that part heads and feet from the text, in points from the page's lower edge; only of upright pages with few of them.
    var longRules: [Float] = []
}
