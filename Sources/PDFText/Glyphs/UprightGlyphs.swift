import PDFContent

/// Finds horizontal lines that were set with a vertical font, each glyph shown by itself and moved to the right of the one before: what such a font
/// says of the advance downwards is then not meant, and the widths that tell words apart are those of horizontal writing.
struct UprightGlyphs {
    private struct Place {
        let run: Int
        /// The top centre of the glyph (§9.7.4.3).
        let x, y: Float
        let width: Float
        var isTurned = false
    }

    private var last: Place?

    /// From the top centre of a glyph down to its baseline, in ems, unless stated (Table 115: DW2).
    private static let ascent: Float = 0.88
    /// How far two glyphs of a line may stand apart, and how far off level, in ems.
    private static let widestGap: Float = 0.5
    private static let tolerance: Float = 0.1

    /// Looks at a lone glyph of a vertical font, the last of `runs`: beside the one before, both are made horizontal.
    mutating func add(_ run: GlyphRun, to runs: inout [GlyphCollector.Run], _ glyphs: inout [Glyph]) {
        guard let index = runs.indices.last, runs[index].end - runs[index].start == 1 else { return }
        let glyph = glyphs[runs[index].start]
        var place = Place(run: index, x: glyph.x, y: glyph.y, width: run.uprightWidth)
        if let before = last, before.run == index - 1 {
            let (dx, dy) = (glyph.x - before.x, glyph.y - before.y)
            let (across, down) = (dy * run.dx - dx * run.dy, dx * run.dx + dy * run.dy)
            let gap = across - (before.width + place.width) / 2
            if across > 0, gap.magnitude < Self.widestGap * run.size, down.magnitude < Self.tolerance * run.size {
                if !before.isTurned { Self.turn(before, &runs, &glyphs) }
                Self.turn(place, &runs, &glyphs)
                place.isTurned = true
            }
        }
        last = place
    }

    private static func turn(_ place: Place, _ runs: inout [GlyphCollector.Run], _ glyphs: inout [Glyph]) {
        let run = runs[place.run]
        let (along, height) = (place.width / 2, ascent * run.size)
        glyphs[run.start].x += run.dy * along + run.dx * height
        glyphs[run.start].y += run.dy * height - run.dx * along
        glyphs[run.start].advance = place.width
        (runs[place.run].dx, runs[place.run].dy) = (-run.dy, run.dx)
    }
}
