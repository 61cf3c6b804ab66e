import PDFContent
import PDFSyntax

/// What was painted on a page besides text, as boxes around it, in the order of painting.
struct ShadedArea {
    private struct Shade {
        let box: Rectangle
        let isWhite: Bool
        /// Of the whole box.
        let colour: FillColour
        var isImage = false
        /// How many glyphs had been shown before.
        let order: Int
    }

    private var shades: [Shade] = []
    private var isEverywhere = false
    /// Colours of boxes that text may stand in.
    private var grounds: [FillColour] = []

    /// Drawings have many fills; with more than these nobody asks which.
    private static let maximumBoxes = 4096
    /// A page of more colours is a picture.
    private static let maximumGrounds = 16
    /// Rules and bars are lower than this, in points: text stands out from them.
    private static let lowestGround = 4.0

    mutating func addImage(_ box: Rectangle, order: Int) {
        add(Shade(box: box, isWhite: false, colour: .unknown, isImage: true, order: order))
    }

    mutating func add(_ box: Rectangle, isWhite: Bool, colour: FillColour, order: Int) {
        add(Shade(box: box, isWhite: isWhite, colour: colour, order: order))
    }

    private mutating func add(_ shade: Shade) {
        guard !isEverywhere else { return }
        guard shades.count < Self.maximumBoxes else {
            isEverywhere = true
            shades.removeAll()
            grounds.removeAll()
            return
        }
        shades.append(shade)
        if shade.colour.isKnown, shade.box.height >= Self.lowestGround, shade.box.width >= Self.lowestGround,
            grounds.count < Self.maximumGrounds, !grounds.contains(shade.colour)
        {
            grounds.append(shade.colour)
        }
    }

    /// Whether something that isn't white was painted there before a glyph, or an image at any time, which may be a scan with the text that was
    /// read in it: other paint covers what came before.
    func contains(_ x: Double, _ y: Double, before order: Int) -> Bool {
        isEverywhere || shades.contains { ($0.order <= order || $0.isImage) && !$0.isWhite && Self.holds($0.box, x, y) }
    }

    /// Whether boxes large enough for text have that colour.
    @inline(__always)
    func hasGround(_ colour: FillColour) -> Bool { !grounds.isEmpty && colour.isKnown && grounds.contains(colour) }

    /// The colour of what was painted there last before a glyph; unknown if nothing was.
    func ground(_ x: Double, _ y: Double, before order: Int) -> FillColour {
        shades.last { $0.order <= order && Self.holds($0.box, x, y) }?.colour ?? .unknown
    }

    private static func holds(_ box: Rectangle, _ x: Double, _ y: Double) -> Bool {
        box.x0 <= x && x <= box.x1 && box.y0 <= y && y <= box.y1
    }
}
