/// The points of a plot that were shown as signs of a font, each where it stands: R shows circles so. They are no text.
enum PlotPoints {
    /// Of one page: a table in which they stand for yes has fewer, and has them in rows and columns.
    private static let fewest = 150
    /// Places from left to right and from bottom to top, in points.
    private static let fewestPlaces = 40

    /// The fragments but for those that are nothing but such signs, where these are strewn over a page.
    static func removed(from fragments: [Fragment], _ cells: borrowing Span<Cell>) -> [Fragment] {
        var found: [Int] = []
        var count = 0
        for (index, fragment) in fragments.enumerated() where fragment.start < fragment.end && isPoint(cells[fragment.start].unicode) {
            var end = fragment.start
            while end < fragment.end, isPoint(cells[end].unicode) { end += 1 }
            guard end == fragment.end else { continue }
            found.append(index)
            count += end - fragment.start
        }
        guard count >= fewest else { return fragments }
        var (columns, rows): (Set<Float>, Set<Float>) = ([], [])
        for index in found {
            rows.insert(fragments[index].y.rounded())
            for cell in fragments[index].start..<fragments[index].end { columns.insert(cells[cell].x0.rounded()) }
        }
        guard columns.count >= fewestPlaces, rows.count >= fewestPlaces else { return fragments }
        let points = Set(found)
        return fragments.indices.filter { !points.contains($0) }.map { fragments[$0] }
    }

    /// Circles, squares, triangles and lozenges; the shadowed ones of dingbats.
    @inline(__always)
    private static func isPoint(_ unicode: UInt32) -> Bool { unicode &- 0x25A0 < 0x60 || unicode &- 0x274D < 6 }
}
