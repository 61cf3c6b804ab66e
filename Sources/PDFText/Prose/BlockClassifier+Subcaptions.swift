/// What stands below the parts of a figure: "(a) Before", "(b) After", above the caption of all.
extension BlockClassifier {
    /// Lines of one, at the most.
    private static let mostLinesOfSubcaption = 3
    /// From one to the caption, and from one to a text above it, from baseline to baseline in ems.
    private static let leadingOfSubcaption: Float = 3
    private static let whiteOfFigure: Float = 2.2
    /// Lines of a page where they are looked for.
    private static let mostLinesAround = 1000

    /// Whether an item with a letter in brackets names a part of a figure: this stands above it, and below it nothing but other parts and the caption.
    func isSubcaption(_ lines: ArraySlice<Int>, _ first: PageLayout.Line) -> Bool {
        guard lines.count <= Self.mostLinesOfSubcaption, Self.beginsWithLetter(first, layout), !captionLines.isEmpty,
            layout.lines.count <= Self.mostLinesAround
        else { return false }
        var (above, next) = (Float.infinity, -Float.infinity)
        var caption: Int?
        // What stands between the item and the caption, if it is none of a figure's.
        var between: Float = -.infinity
        for (index, line) in layout.lines.enumerated()
        where line.frame == first.frame && line.x0 < first.x1 && line.x1 > first.x0 && !lines.contains(index) && furniture[index] == nil {
            if line.y > first.y + 0.5 * first.size {
                // Listings are figures, too.
                if !line.isFixedPitch { above = min(above, line.y - first.y) }
            } else if captionLines.contains(index) {
                if Self.namesTable(line, layout) { return false }
                if line.y > next { (next, caption) = (line.y, index) }
            } else if !line.isFixedPitch, !Self.beginsWithLetter(line, layout) {
                between = max(between, line.y)
            }
        }
        guard let caption, between < next, above > Self.whiteOfFigure * first.size,
            (layout.lines[caption].size - first.size).magnitude < 0.25 * first.size
        else { return false }
        // The last of them stands right above it.
        let last =
            layout.lines.lazy.filter { [layout] in
                $0.frame == first.frame && $0.y > next && $0.y <= first.y && Self.beginsWithLetter($0, layout)
            }
            .map(\.y).min() ?? first.y
        return last - next < Self.leadingOfSubcaption * first.size
    }

    /// Whether a caption is a table's, which has no such parts above it.
    static func namesTable(_ line: PageLayout.Line, _ layout: PageLayout) -> Bool {
        guard let word = line.words.first else { return false }
        return layout.bytes(of: layout.words[Int(word)]).prefix(3).lazy.map { $0 | 0x20 }.elementsEqual("tab".utf8)
    }

    /// Whether a line begins with a letter in brackets, and goes on.
    private static func beginsWithLetter(_ line: PageLayout.Line, _ layout: PageLayout) -> Bool {
        guard line.words.count > 1, let word = line.words.first else { return false }
        let label = layout.bytes(of: layout.words[Int(word)])
        return label.count == 3 && label.first == 0x28 && label.last == 0x29 && (label[label.startIndex + 1] | 0x20) &- 0x61 < 26
    }
}
