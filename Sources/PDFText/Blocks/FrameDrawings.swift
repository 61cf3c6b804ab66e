import PDFSyntax

/// What is drawn beside the text of a frame, in its coordinates: as it is for the page's own; turned for one whose lines run up or down the page, as those of
/// tables that lie on their sides do; nothing for others, and for a few words.
struct FrameDrawings {
    private(set) var rules: [Rectangle] = []
    private(set) var grounds: [Rectangle] = []
    private(set) var shadedCells: [Rectangle] = []
    private(set) var pictures: [Rectangle] = []

    /// Pieces of lines that a table has, at the least.
    private static let fewestPieces = 6

    /// - Parameter pieces: how many pieces of lines the frame has.
    init(_ collector: borrowing GlyphCollector, _ frame: Frame, pieces: Int) {
        if frame.isUpright {
            (rules, grounds, shadedCells) = (collector.rules, collector.grounds, collector.shadedCells)
        } else if frame.isAtRightAngle, !frame.isOfDiagrams, pieces >= Self.fewestPieces {
            rules = collector.rules.map(frame.turned)
            (grounds, shadedCells) = (collector.grounds.map(frame.turned), collector.shadedCells.map(frame.turned))
        } else {
            return
        }
        guard !frame.isOfDiagrams else { return }
        pictures = frame.isUpright ? collector.pictures : collector.pictures.map(frame.turned)
    }
}
