/// The points of a plot that were shown as signs of a font, each where it stands: R shows circles so. They are no text.
enum PlotPoints {
    /// Of one page: a table in which they stand for yes has fewer, and has them in rows and columns.
    private static let fewest = 150
    /// Places from left to right and from bottom to top, in points.
    private static let fewestColumns = 40
    private static let fewestRows = 30
    private static let columnsOfNoTable = 300
    /// Signs in one row or column, on the average.
    private static let mostOfPlace = 3

    /// The lines that are nothing but such signs, where these are strewn over a page.
    static func lines(_ layout: PageLayout) -> Set<Int> {
        var found: [Int] = []
        var signs = 0
        for (index, line) in layout.lines.enumerated() {
            guard let count = count(line, layout) else { continue }
            found.append(index)
            signs += count
        }
        guard signs >= fewest else { return [] }
        var (columns, rows, places): (Set<Float>, Set<Float>, Int) = ([], [], 0)
        for index in found {
            rows.insert(layout.lines[index].y.rounded())
            for word in layout.lines[index].words { columns.insert((layout.words[Int(word)].x0 * 10).rounded()) }
            places += layout.lines[index].words.count
        }
        // A table has many signs in few places; a plot of thousands of points has more of these than there are tenths of a point across it.
        let isStrewn = max(columns.count, rows.count) * mostOfPlace > places || columns.count >= columnsOfNoTable
        return columns.count >= fewestColumns && rows.count >= fewestRows && isStrewn ? Set(found) : []
    }

    /// Whether a line is nothing but such signs: no type that a text is set in.
    static func isLine(_ line: PageLayout.Line, _ layout: some LaidOutText) -> Bool { count(line, layout) != nil }

    private static func count(_ line: PageLayout.Line, _ layout: some LaidOutText) -> Int? {
        guard let index = line.words.first, case let word = layout.words[Int(index)], word.end > word.start,
            // All of them begin so in UTF-8.
            layout.text[Int(word.start)] == 0xE2
        else { return nil }
        return count(layout.bytes(of: line))
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
