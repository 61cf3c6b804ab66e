/// Labels that stand beside the middle of a text instead of its beginning: "NOTE" or a sign beside a box, as converters of documentation set them. Read
/// by baselines they would stand inside the text.
struct CentredLabels {
    /// What is read one after the other, as members of the region, each of which begins something new.
    private(set) var parts: [[Int]] = []

    /// Cells of a label, at the most, and of the text beside it, at the least. Fewer are the number or the sign of a line, but for those in large type.
    private static let longestLabel: Int32 = 16
    private static let shortestLabel: Int32 = 3
    private static let largeLabel: Float = 1.4
    private static let fewestOfText: Int32 = 30
    private static let fewestLines = 2
    private static let mostLines = 64
    /// Of the width of the text, what all its lines fill but the last.
    private static let fullWidth: Float = 0.75
    /// White between a label and its text, in ems of the text.
    private static let gap: Float = 0.8
    /// How much more than the first a step from line to line may be, and how far from the middle a label may stand, in steps.
    private static let widestStep: Float = 1.3
    private static let offset: Float = 0.45
    /// From a baseline to the middle of its letters, in ems.
    private static let middle: Float = 0.33
    /// From one line to the next, in ems.
    private static let steps: ClosedRange<Float> = 0.9...2.2

    /// nil where there are none, as in nearly all regions.
    init?(_ region: [Int], _ pieces: [RegionPiece]) {
        guard region.count > Self.fewestLines else { return nil }
        let rightmost = region.reduce(-Float.infinity) { max($0, pieces[$1].x0) }
        guard region.contains(where: { pieces[$0].cellCount <= Self.longestLabel && pieces[$0].x1 < rightmost }) else { return nil }
        let lines = region.sorted { pieces[$0].y != pieces[$1].y ? pieces[$0].y > pieces[$1].y : pieces[$0].x0 < pieces[$1].x0 }
        var start = 0
        for position in lines.indices where position >= start && pieces[lines[position]].cellCount <= Self.longestLabel {
            guard let text = Self.text(beside: position, lines, pieces), text.lowerBound >= start else { continue }
            if text.lowerBound > start { parts.append(Array(lines[start..<text.lowerBound])) }
            parts.append([lines[position]])
            parts.append(lines[text].filter { $0 != lines[position] })
            start = text.upperBound
        }
        guard !parts.isEmpty else { return nil }
        if start < lines.count { parts.append(Array(lines[start...])) }
    }

    /// The lines whose middle a label stands beside, with itself.
    private static func text(beside position: Int, _ lines: [Int], _ pieces: [RegionPiece]) -> Range<Int>? {
        let label = pieces[lines[position]]
        func isBeside(_ piece: RegionPiece) -> Bool { piece.x0 > label.x1 + gap * piece.size }
        // The line level with the label or right below it, and the one above.
        guard position > 0, position + 1 < lines.count else { return nil }
        let (above, below) = (pieces[lines[position - 1]], pieces[lines[position + 1]])
        let step = above.y - below.y
        guard isBeside(above), isBeside(below), steps.contains(step / below.size), !label.isItem,
            label.cellCount >= shortestLabel || label.size > largeLabel * below.size
        else { return nil }
        var (start, end) = (position - 1, position + 2)
        var (cells, left) = (above.cellCount &+ below.cellCount, min(above.x0, below.x0))
        func goesOn(from piece: RegionPiece, to next: RegionPiece) -> Bool? {
            let distance = (piece.y - next.y).magnitude
            // Cells side by side are a row's, and what stands below the label, close to the text, is another row's or the text around it.
            guard distance <= widestStep * step else { return false }
            return isBeside(next) && distance > step / widestStep ? true : nil
        }
        while start > 0, end - start <= mostLines {
            guard let goesOn = goesOn(from: pieces[lines[start]], to: pieces[lines[start - 1]]) else { return nil }
            if !goesOn { break }
            start -= 1
            cells &+= pieces[lines[start]].cellCount
            left = min(left, pieces[lines[start]].x0)
        }
        while end < lines.count, end - start <= mostLines {
            guard let goesOn = goesOn(from: pieces[lines[end - 1]], to: pieces[lines[end]]) else { return nil }
            if !goesOn { break }
            cells &+= pieces[lines[end]].cellCount
            left = min(left, pieces[lines[end]].x0)
            end += 1
        }
        let (first, last) = (pieces[lines[start]], pieces[lines[end - 1]])
        let centre = (first.y + last.y) / 2 + middle * first.size
        guard cells >= fewestOfText, label.x1 < left, (label.y + middle * label.size - centre).magnitude < offset * step else { return nil }
        // Lines of a list or of a drawing are of any length.
        let own = lines[start..<end].filter { $0 != lines[position] }
        let right = own.reduce(-Float.infinity) { max($0, pieces[$1].x1) }
        return own.dropLast().allSatisfy { pieces[$0].x1 - left > fullWidth * (right - left) } ? start..<end : nil
    }
}
