/// The points of a plot that were shown as signs of a font, each where it stands: R shows circles so. They are no text.
enum PlotPoints {
    /// Of one page: a table in which they stand for yes has fewer, and has them in rows and columns.
    private static let fewest = 150
    /// Places from left to right and from bottom to top, in points.
    private static let fewestColumns = 40
    private static let fewestRows = 30

    /// The lines that are nothing but such signs, where these are strewn over a page.
    static func lines(_ layout: PageLayout) -> Set<Int> {
        var found: [Int] = []
        var signs = 0
        for (index, line) in layout.lines.enumerated() {
            let bytes = layout.bytes(of: line)
            // All of them begin so in UTF-8.
            guard bytes.first == 0xE2, let count = count(bytes) else { continue }
            found.append(index)
            signs += count
        }
        guard signs >= fewest else { return [] }
        var (columns, rows): (Set<Float>, Set<Float>) = ([], [])
        for index in found {
            rows.insert(layout.lines[index].y.rounded())
            for word in layout.lines[index].words { columns.insert(layout.words[Int(word)].x0.rounded()) }
        }
        return columns.count >= fewestColumns && rows.count >= fewestRows ? Set(found) : []
    }

    /// How many signs a text is; nil if it has something else. Circles, squares, triangles and lozenges; the shadowed ones of dingbats.
    private static func count(_ text: ArraySlice<UInt8>) -> Int? {
        var (offset, count) = (text.startIndex, 0)
        while offset < text.endIndex {
            if text[offset] == 0x20 {
                offset += 1
                continue
            }
            guard offset + 2 < text.endIndex, text[offset] == 0xE2 else { return nil }
            switch (text[offset + 1], text[offset + 2]) {
            case (0x96, 0xA0...0xBF), (0x97, _), (0x9D, 0x8D...0x92): count += 1
            default: return nil
            }
            offset += 3
        }
        return count
    }
}
