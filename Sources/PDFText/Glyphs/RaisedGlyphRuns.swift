import PDFContent
import PDFFonts

/// Puts the small glyphs that some fonts have above their baseline where they stand, in the size that they have, in runs of their own.
enum RaisedGlyphRuns {
    /// - Parameters:
    ///   - rises: of the runs that are raised by an operator, in points.
    ///   - fonts: of the page, and which of them have such glyphs.
    static func part(
        _ runs: inout [GlyphCollector.Run], _ glyphs: inout [Glyph], _ rises: inout [Int32: Float], _ fonts: [Font]
    ) {
        var (parted, rise): ([GlyphCollector.Run], [Int32: Float]) = ([], [:])
        parted.reserveCapacity(runs.count)
        for index in runs.indices {
            let run = runs[index]
            let known = rises[Int32(truncatingIfNeeded: index)]
            var start = run.start
            repeat {
                var (next, end) = (run, run.end)
                if start < run.end, fonts[Int(run.font)].hasRaisedGlyphs {
                    let isRaised = RaisedGlyphs.scalar(glyphs[start].unicode) != nil
                    end = start
                    while end < run.end, (RaisedGlyphs.scalar(glyphs[end].unicode) != nil) == isRaised {
                        if isRaised { raise(&glyphs[end], of: run) }
                        end += 1
                    }
                    if isRaised {
                        next.size *= RaisedGlyphs.size
                        next.emWidth *= RaisedGlyphs.size
                    }
                }
                (next.start, next.end) = (start, end)
                if let known { rise[Int32(truncatingIfNeeded: parted.count)] = known }
                parted.append(next)
                start = end
            } while start < run.end
        }
        (runs, rises) = (parted, rise)
    }

    private static func raise(_ glyph: inout Glyph, of run: GlyphCollector.Run) {
        let height = RaisedGlyphs.rise * run.size
        glyph.x -= height * run.dy
        glyph.y += height * run.dx
        glyph.unicode = RaisedGlyphs.scalar(glyph.unicode) ?? glyph.unicode
    }
}
