import PDFContent
import PDFSyntax

/// Boxes that opaque paint covers wholly, in the order of painting: text shown before one that holds it is not seen. What lies under an image may be what
/// was read in it, and is kept, but for a small one, which is a logo or a badge: it was painted over words that say where it goes, or which it was once.
struct CoveredText {
    private struct Cover {
        let box: Rectangle
        /// How many glyphs had been shown before.
        let order: Int
    }

    private var covers: [Cover] = []
    private var images: [Rectangle] = []
    /// Small images that nothing shows through.
    private var badges: [Cover] = []
    /// How many glyphs had been shown before the last of them all: −1 where there is none.
    private var lastOrder = -1
    /// Whether images are too many to be known.
    private var hasManyImages = false

    /// Drawings have more: what the others cover is kept.
    private static let mostCovers = 256
    private static let mostImages = 256
    /// Of badges, in points. The tiles that some scanners cut a page into are as small, but many.
    private static let (largestBadge, mostBadges) = (110.0, 8)
    /// Of a glyph that is unseen, in ems above the baseline, and as shares of its width.
    private static let (low, high): (Float, Float) = (0, 0.6)
    private static let (start, end): (Float, Float) = (0.1, 0.9)

    mutating func removeAll() {
        if !covers.isEmpty { covers.removeAll(keepingCapacity: true) }
        if !images.isEmpty { images.removeAll(keepingCapacity: true) }
        if !badges.isEmpty { badges.removeAll(keepingCapacity: true) }
        hasManyImages = false
        lastOrder = -1
    }

    mutating func add(_ box: Rectangle, order: Int) {
        guard covers.count < Self.mostCovers else { return }
        covers.append(Cover(box: box, order: order))
        lastOrder = order
    }

    mutating func addImage(_ box: Rectangle, isOpaque: Bool, order: Int) {
        if isOpaque, order > 0, max(box.width, box.height) <= Self.largestBadge, badges.count <= Self.mostBadges {
            badges.append(Cover(box: box, order: order))
            lastOrder = order
        }
        if images.count < Self.mostImages { images.append(box) } else { hasManyImages = true }
    }

    /// Whether all glyphs of a run, with something to be seen among them, lie under boxes painted later.
    @inline(__always)
    func hides(_ run: GlyphCollector.Run, _ glyphs: borrowing Span<Glyph>) -> Bool {
        guard run.end <= lastOrder, !run.isInvisible, !hasManyImages else { return false }
        return isHidden(run, glyphs)
    }

    @inline(never)
    private func isHidden(_ run: GlyphCollector.Run, _ glyphs: borrowing Span<Glyph>) -> Bool {
        if let last = covers.last, run.end <= last.order, hidesAll(of: run, glyphs, covers, isImage: false) { return true }
        guard let last = badges.last, run.end <= last.order, badges.count <= Self.mostBadges, images.count <= Self.mostBadges else {
            return false
        }
        return hidesAll(of: run, glyphs, badges, isImage: true)
    }

    private func hidesAll(of run: GlyphCollector.Run, _ glyphs: borrowing Span<Glyph>, _ covers: [Cover], isImage: Bool) -> Bool {
        guard let first = covers.firstIndex(where: { $0.order >= run.end }) else { return false }
        var seen = 0
        for index in run.start..<run.end where glyphs[index].unicode != 0x20 {
            let glyph = glyphs[index]
            let (left, right) = (Self.start * glyph.advance, Self.end * glyph.advance)
            let (low, high) = (Self.low * run.size, Self.high * run.size)
            guard
                covers[first...].contains(where: { cover in
                    Self.holds(cover.box, glyph, run, left, low) && Self.holds(cover.box, glyph, run, right, high)
                        && Self.holds(cover.box, glyph, run, left, high) && Self.holds(cover.box, glyph, run, right, low)
                }), isImage || !images.contains(where: { Self.holds($0, glyph, run, right / 2, high / 2) })
            else { return false }
            seen += 1
        }
        // A picture over a letter is that letter, an initial's.
        return seen > (isImage ? 1 : 0)
    }

    /// Whether a box holds a point of a glyph, so far along its baseline and above it.
    @inline(__always)
    private static func holds(_ box: Rectangle, _ glyph: Glyph, _ run: GlyphCollector.Run, _ along: Float, _ up: Float) -> Bool {
        let (x, y) = (Double(glyph.x + along * run.dx - up * run.dy), Double(glyph.y + along * run.dy + up * run.dx))
        return box.x0 <= x && x <= box.x1 && box.y0 <= y && y <= box.y1
    }
}
