/// Captions in two columns below a figure, as journals set them, above the columns of the text.
extension GutterFinder {
    /// White below such a caption, at the least, in its ems.
    private static let whiteBelowCaption: Float = 1.2
    /// Type of the text below, at the least, as a multiple.
    private static let textToCaption: Float = 1.1
    /// And at the most, as a multiple of that: headings are larger.
    private static let widestStepUp: Float = 1.5
    /// Bands below a caption, and above it in a column, that tell their type.
    private static let bandsBelow = 3
    private static let mostBandsOfCaption = 60

    /// Whether a band has a caption on each side: of the figures or tables that columns begin or end with, of one height.
    func areCaptions(_ strips: RegionStrips, _ band: RegionStrips.Band) -> Bool {
        guard 2...Self.mostBeside ~= band.range.count else { return false }
        return strips.members[band.range].allSatisfy { text.startsCaption(segments[$0].words) }
    }

    private static let mostBeside = 4

    /// Index of the band where a caption in two columns ends within some bands that a gutter goes through: white across both, below which the type on both
    /// sides is larger than all of it. Its first line on the left says what it is of. Nil for other columns, as nearly all are.
    func captionEnd(_ strips: RegionStrips, _ range: Range<Int>) -> Int? {
        let bands = strips.bands
        guard range.count > Self.fewestLines + Self.bandsBelow, let middle = widestMiddle else { return nil }
        // Where all is in one size, as mostly, nothing need be read.
        let sizeOfText = max(usualSize, strips.members[bands[range.upperBound - 1].range].last.map { pieces[$0].size } ?? 0)
        func largest(_ band: Int) -> Float { strips.members[bands[band].range].reduce(0) { max($0, pieces[$1].size) } }
        var (size, start): (Float, Int?) = (0, nil)
        for band in range.prefix(Self.mostBandsOfCaption) {
            if let first = start, band > first, bands[band - 1].low - bands[band].high > Self.whiteBelowCaption * size {
                return beginsText(strips, band..<min(band + Self.bandsBelow, range.upperBound), middle, larger: Self.textToCaption * size)
                    && holdsBothSides(strips, first..<band, of: middle) ? band : nil
            }
            if start == nil {
                guard
                    strips.members[bands[band].range].contains(where: { index in
                        pieces[index].x1 <= middle && pieces[index].size * Self.textToCaption <= sizeOfText
                            && text.startsCaption(segments[index].words)
                    })
                else {
                    // What is in a figure, or text in several columns, may stand above its caption; headings may not.
                    if largest(band) > usualSize * Self.largestLabel { return nil }
                    continue
                }
                start = band
            }
            size = max(size, largest(band))
        }
        return nil
    }

    /// Of what stands in a figure, as a multiple of the usual size.
    private static let largestLabel: Float = 1.5

    /// Whether all of some bands is in type as large as that, on both sides of a gutter.
    private func beginsText(_ strips: RegionStrips, _ bands: Range<Int>, _ middle: Float, larger size: Float) -> Bool {
        holdsBothSides(strips, bands, of: middle)
            && strips.members[strips.range(bands)].allSatisfy { pieces[$0].size > size && pieces[$0].size < Self.widestStepUp * size }
    }

    private func holdsBothSides(_ strips: RegionStrips, _ bands: Range<Int>, of middle: Float) -> Bool {
        let members = strips.members[strips.range(bands)]
        return members.contains { pieces[$0].x1 <= middle } && members.contains { pieces[$0].x0 >= middle }
    }
}
