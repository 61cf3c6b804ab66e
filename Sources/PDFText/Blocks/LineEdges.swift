/// Where the lines of a region begin and end, in points: of lines that run to the left as a mirror shows them.
struct LineEdges {
    let lines: [LayoutLine]
    let text: BlockText
    /// Where most lines begin, and where the longest end.
    let left, right: Float
    /// Where the longest lines of text end, if code reaches further; nil elsewhere.
    let rightOfText: Float?
    /// Whether most lines end in one place.
    let isJustified: Bool
    /// Whether most do, or nearly all of those that come near it: among items and headings the lines of a text may be few.
    let areEven: Bool

    init(_ lines: [LayoutLine], _ text: BlockText) {
        self.lines = lines
        self.text = text
        left = Self.mostCommon(lines.map(\.x0)) ?? 0
        (right, isJustified) = Self.rightEdge(of: lines, lines.map(\.x1).sorted())
        areEven = isJustified || Self.areEven(lines, end: right)
        rightOfText = Self.rightOfText(lines, right)
    }

    private static func rightOfText(_ lines: [LayoutLine], _ right: Float) -> Float? {
        var (ofCode, ofText) = (-Float.infinity, -Float.infinity)
        for line in lines {
            if line.isFixedPitch { ofCode = max(ofCode, line.x1) } else if !line.isRow { ofText = max(ofText, line.x1) }
        }
        return ofText > -.infinity && ofText < right && ofCode >= right ? ofText : nil
    }

    /// From where the first line begins to where the last one ends, from left to right.
    var extent: ClosedRange<Float> {
        let low = lines.lazy.map(\.x0).min() ?? 0
        return low...max(low, lines.lazy.map(\.x1).max() ?? 0)
    }

    func begin(_ line: LayoutLine) -> Float { line.x0 }
    func end(_ line: LayoutLine) -> Float { line.x1 }

    /// Whether the next line's first word would have had room at the end of a line, if lines end at `right`.
    func hasRoom(_ line: Int, _ right: Float) -> Bool {
        guard line + 1 < lines.count else { return true }
        guard right - end(lines[line]) > text.firstWidth(lines[line + 1]) + 1.5 * lines[line + 1].size else { return false }
        return !text.startsWide(lines[line + 1]) || !endsLikeOneAround(line)
    }

    /// Whether a line of text, of several words, had no room for the next line's first word, though code around it reaches further than any text does.
    func isFullBesideCode(_ index: Int) -> Bool {
        guard let rightOfText, index + 1 < lines.count, case let line = lines[index], !line.isFixedPitch, !line.isRow,
            line.width > BlockBuilder.widthOfText * line.size, line.words.count >= Self.fewestBesideCode
        else { return false }
        return rightOfText - line.x1 < text.firstWidth(lines[index + 1]) + Self.space * line.size
    }

    private static let fewestBesideCode = 6

    /// Whether one of the next few lines above or below a line, which is as wide as text, begins and ends just where it does: so do full ones of a narrower
    /// text.
    private func endsLikeOneAround(_ index: Int) -> Bool {
        let line = lines[index]
        guard line.width > Self.narrowestText * line.size else { return false }
        return (max(0, index - 3)..<min(lines.count, index + 4)).contains { other in
            other != index && (end(lines[other]) - end(line)).magnitude < 0.1 * line.size
                && (begin(lines[other]) - begin(line)).magnitude < 0.3 * line.size
        }
    }

    /// In ems.
    private static let narrowestText: Float = 12

    /// Whether a line ends just where the one above or below it does, that begins where it does: in a narrower text set in, both are full.
    func endsLikeNeighbour(_ index: Int) -> Bool {
        let line = lines[index]
        return [index - 1, index + 1].contains { other in
            lines.indices.contains(other) && (end(lines[other]) - end(line)).magnitude < 0.1 * line.size
                && (begin(lines[other]) - begin(line)).magnitude < 0.3 * line.size
        }
    }

    /// Whether the next line's first word would have had room in a line, if lines are as wide as `widest`, wherever they begin.
    func isFree(_ line: Int, widest: Float) -> Bool {
        widest - lines[line].width > text.firstWidth(lines[line + 1]) + Self.space * lines[line].size
    }

    /// Whether a line stands below another one as in one text, and in type like its.
    ///
    /// - Parameter isFixedPitch: whether both are to be of a fixed pitch, or neither.
    static func standsBelow(_ line: LayoutLine, _ next: LayoutLine, isFixedPitch: Bool = false) -> Bool {
        line.y - next.y > 0.5 * line.size && line.y - next.y < widestStep * line.size
            && (line.size - next.size).magnitude < 0.06 * line.size
            && line.isBold == next.isBold && line.isFixedPitch == isFixedPitch && next.isFixedPitch == isFixedPitch
    }

    /// Between words, with what a measure may be wider than its longest line: in ems.
    private static let space: Float = 0.75
    /// Between baselines, in ems.
    private static let widestStep: Float = 1.75

    /// Where the longest lines end, and whether most do; the ends are told from the left.
    private static func rightEdge(of lines: [LayoutLine], _ ends: [Float]) -> (end: Float, isJustified: Bool) {
        let end = ends.isEmpty ? 0 : ends[ends.count - 1 - ends.count / 20]
        if lines.count(where: { ($0.x1 - end).magnitude < 0.2 * $0.size }) * 2 > lines.count {
            return (end, true)
        }
        // Several lines of a text may be too long for it: a third ends in one place, and hardly any further right.
        let third = ends.count / 3
        guard third >= fewestAlike else { return (end, false) }
        for last in stride(from: ends.count - 1, through: ends.count - 1 - ends.count / 8, by: -1) where ends[last] - ends[last - third] < 2
        {
            var first = last - third
            while first > 0, ends[last] - ends[first - 1] < 2 { first -= 1 }
            return (ends[last], (last - first + 1) * 2 > ends.count)
        }
        return (end, false)
    }

    /// Whether of the lines that come near an edge nearly all end there.
    private static func areEven(_ lines: [LayoutLine], end: Float) -> Bool {
        var (even, near) = (0, 0)
        for line in lines where !line.isFixedPitch {
            let room = end - line.x1
            if room < nearEnd * line.size { near += 1 }
            if room.magnitude < 0.2 * line.size { even += 1 }
        }
        return even >= fewestEven && even * 4 >= near * 3 && even * 4 >= lines.count
    }

    private static let fewestAlike = 3
    private static let fewestEven = 5
    /// In ems: a word is as long.
    private static let nearEnd: Float = 3.5

    /// The value that most of the others are near to.
    private static func mostCommon(_ values: [Float]) -> Float? {
        let sorted = values.sorted()
        var (best, bestCount) = (sorted.first, 0)
        var start = 0
        for end in sorted.indices {
            while sorted[end] - sorted[start] > 2 { start += 1 }
            if end - start + 1 > bestCount { (best, bestCount) = (sorted[start], end - start + 1) }
        }
        return best
    }
}
