/// What letters, invoices and notes begin with, and the notes below a text: told from heads and feet by the lines around them.
extension EdgeVetoes {
    /// Lines of an address, a memo's "To:", "From:" and "Date:", at the least. Heads have one or two.
    private static let fewestLinesOfBlock = 3
    private static let mostLinesOfBlock = 8
    /// From one to the next, at the most, and the white below the last, at the least, in ems.
    private static let stepOfBlock: Float = 1.7
    private static let whiteBelowBlock: Float = 1.9
    /// A share of the text's width: an address is no text.
    private static let widthOfBlock: Float = 0.5
    /// Of its lines beside the first one's: what stands beside them in smaller type may be one line with them.
    private static let sizes: ClosedRange<Float> = 0.8...1.25
    /// In points: where the text's lines begin, so do its lines.
    private static let sameEdge: Float = 1.5

    /// Whether a row stands among the first lines of a page that are somebody's address, at the text's left edge: beside it stand what is written for, when
    /// and under what number, in whatever type.
    func isBesideAddress(_ row: ArraySlice<Edges.Entry>) -> Bool {
        guard let own = row.first.map({ layout.lines[$0.line] }) else { return false }
        var (left, right) = (Float.infinity, -Float.infinity)
        for line in layout.lines where line.frame == own.frame { (left, right) = (min(left, line.x0), max(right, line.x1)) }
        let atEdge = layout.lines.filter { $0.frame == own.frame && $0.x0 < left + Self.sameEdge }.sorted { $0.y > $1.y }
        guard let first = atEdge.first else { return false }
        var last = 0
        while last + 1 < atEdge.count, last < Self.mostLinesOfBlock, atEdge[last].y - atEdge[last + 1].y < Self.stepOfBlock * first.size {
            last += 1
        }
        guard Self.fewestLinesOfBlock...Self.mostLinesOfBlock ~= last + 1 else { return false }
        let block = atEdge[...last]
        guard
            block.allSatisfy({
                Self.sizes.contains($0.size / first.size) && widthAtEdge($0) < Self.widthOfBlock * (right - left)
            })
        else { return false }
        let range = (block[last].y - first.size)...(first.y + first.size)
        guard row.allSatisfy({ range.contains(layout.lines[$0.line].y) }) else { return false }
        return !layout.lines.contains { line in
            line.frame == own.frame
                && (line.y > range.upperBound || line.y < range.lowerBound && block[last].y - line.y < Self.whiteBelowBlock * first.size)
        }
    }

    /// Whether a row at the foot is a few words that end in a colon: the last field of a form, the last row of a list of signs. Feet announce nothing.
    func isField(_ row: ArraySlice<Edges.Entry>) -> Bool {
        row.allSatisfy { entry in
            let line = layout.lines[entry.line]
            return line.words.count <= Self.mostWordsOfField && layout.bytes(of: line).last == 0x3A
        }
    }

    private static let mostWordsOfField = 4

    /// Width of what a line begins with, up to wide white: what stands beside an address may be one line with it.
    private func widthAtEdge(_ line: PageLayout.Line) -> Float { (TableEdge.parts(of: line, layout).first?.x1 ?? line.x1) - line.x0 }

    /// Whether a row at the foot begins with a number and a stop or a bracket, in small type, and the text above calls a note of this number.
    func isCalledNote(_ row: ArraySlice<Edges.Entry>) -> Bool {
        guard row.count == 1, let own = row.first.map({ layout.lines[$0.line] }), own.words.count > 2 else { return false }
        var number = layout.bytes(of: layout.words[Int(own.words.lowerBound)])
        guard number.last == 0x2E || number.last == 0x29 else { return false }
        number.removeLast()
        guard 1...2 ~= number.count, number.allSatisfy(\.isASCIIDigit) else { return false }
        return layout.lines.contains { line in
            line.frame == own.frame && line.y > own.y && line.size > Self.sizeOfText * own.size
                && line.words.contains {
                    layout.words[Int($0)].isNoteMark && NoteMark.plain(layout.bytes(of: layout.words[Int($0)])) == Array(number)
                }
        }
    }

    /// A multiple of the size of its notes, at the least.
    private static let sizeOfText: Float = 1.08
}
