import PDFContent
import PDFFonts
import PDFSyntax

/// Bullets of items in a font that says nothing of what it shows, and shows each by itself, as Distiller and bitmap fonts do.
///
/// Told by the column they stand in, and by the lines below them: an item's next line hangs under its text.
struct UnreadBullets {
    /// From the top of the page down.
    private var glyphs: [Rectangle] = []
    /// Of a page; a font that shows more is no bullets'.
    private static let counts = 2...60
    private static let most = 120
    /// In ems: the middle of a bullet above the baseline, its side; and that in points.
    private static let height = 0.33
    private static let side = 0.35
    private static let largest = 10.0

    /// What may be such bullets; nil where there are none.
    init?(_ collector: borrowing GlyphCollector) {
        let fonts = collector.fonts
        guard fonts.contains(where: { !$0.hasUnicode }) else { return nil }
        let (runs, shown) = (collector.runs, collector.glyphs)
        var (counts, areAlone) = (Array(repeating: 0, count: fonts.count), Array(repeating: true, count: fonts.count))
        for run in runs where !fonts[Int(run.font)].hasUnicode && run.end > run.start {
            counts[Int(run.font)] += 1
            if run.end - run.start != 1 || shown[run.start].unicode != 0 || run.isInvisible || run.dy.magnitude > 0.01 || run.dx < 0 {
                areAlone[Int(run.font)] = false
            }
        }
        for run in runs where areAlone[Int(run.font)] && run.end > run.start && Self.counts ~= counts[Int(run.font)] {
            let (glyph, size) = (shown[run.start], Double(run.size))
            guard size.isFinite, glyph.advance > 0, glyphs.count < Self.most else { continue }
            let (x, y, side) = (Double(glyph.x), Double(glyph.y) + Self.height * size, min(Self.side * size, Self.largest))
            glyphs.append(Rectangle(x0: x, y0: y - side / 2, x1: x + side, y1: y + side / 2))
        }
        guard glyphs.count >= Self.counts.lowerBound else { return nil }
        glyphs.sort { $0.y0 > $1.y0 }
    }

    /// What a glyph stands before, and what stands below that.
    private struct Item {
        let glyph: Rectangle
        let text: Segment
        /// Whether a line goes on where its text begins.
        var hangs = false
        /// Whether one goes on between the two, or left of the glyph.
        var isTorn = false
        var isLast = false
    }

    /// Those that begin items.
    func items(before segments: [Segment]) -> [Rectangle] {
        var items: [Item] = []
        for glyph in glyphs {
            let text = segments.first { segment in
                DrawnBullets.stands(glyph, before: segment.x0, y: segment.y, size: segment.size)
            }
            if let text { items.append(Item(glyph: glyph, text: text)) }
        }
        guard items.count >= Self.counts.lowerBound else { return [] }
        for index in items.indices { judge(&items[index], segments, items) }
        var found: [Rectangle] = []
        var isTaken = Array(repeating: false, count: items.count)
        for first in items.indices where !isTaken[first] {
            let column = items.indices.filter { !isTaken[$0] && Self.areAligned(items[first], items[$0]) }
            for index in column { isTaken[index] = true }
            if Self.isList(column.map { items[$0] }, segments) { found += column.lazy.filter { !items[$0].isTorn }.map { items[$0].glyph } }
        }
        return found
    }

    /// Looks at what stands below the first line of an item.
    private func judge(_ item: inout Item, _ segments: [Segment], _ items: [Item]) {
        let (text, left) = (item.text, Float(item.glyph.x0))
        var next: Segment?
        for segment in segments where segment.x1 > left && segment.x0 < text.x1 {
            let fall = text.y - segment.y
            guard fall > Self.falls.lowerBound * text.size, fall < Self.falls.upperBound * text.size else { continue }
            if let known = next {
                let isHigher = segment.y > known.y + Self.tolerance * text.size
                let isAsHigh = (segment.y - known.y).magnitude <= Self.tolerance * text.size
                guard isHigher || isAsHigh && segment.x0 < known.x0 else { continue }
            }
            next = segment
        }
        guard let next else { return }
        if items.contains(where: { $0.text.y == next.y && $0.text.x0 == next.x0 }) { return }
        let indent = (next.x0 - text.x0) / text.size
        item.hangs = indent.magnitude <= Self.alignment
        guard indent < -Self.alignment else { return }
        if next.x0 > left + Self.alignment * text.size { item.isTorn = true } else { item.isLast = true }
    }

    /// Whether what stands in one column are the bullets of a list: three, at the least, or two of which one's text hangs in a place of its own. What goes on
    /// left of its glyph is the last of its list, and none of most.
    private static func isList(_ column: [Item], _ segments: [Segment]) -> Bool {
        let (torn, hanging) = (column.count { $0.isTorn || $0.isLast }, column.count { $0.hangs })
        guard column.count >= counts.lowerBound, torn * 2 < column.count else { return false }
        if column.count > counts.lowerBound { return true }
        guard torn == 0, hanging > 0, let text = column.first?.text else { return false }
        // Of a paragraph beside which signs stand each line begins in one place.
        return !segments.contains { segment in
            let rise = segment.y - text.y
            return (segment.x0 - text.x0).magnitude <= tolerance * text.size && rise > falls.lowerBound * text.size
                && rise < falls.upperBound * text.size
        }
    }

    private static func areAligned(_ one: Item, _ other: Item) -> Bool {
        (one.text.x0 - other.text.x0).magnitude < tolerance * one.text.size
            && Float((one.glyph.x0 - other.glyph.x0).magnitude) < tolerance * one.text.size
    }

    /// In ems of the line: how far below it the next one stands, and how far what stands in one place, and lines that hang, may be from
    /// each other.
    private static let falls: Range<Float> = 0.5..<1.8
    private static let tolerance: Float = 0.3
    private static let alignment: Float = 0.15
}
