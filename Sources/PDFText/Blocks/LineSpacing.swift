/// How far apart the baselines of a region's lines stand, in ems.
struct LineSpacing {
    /// Usually.
    let usual: Float
    /// Of the full lines of one text, where lines that are set apart may be as many; 0 elsewhere.
    let running: Float
    /// Of text that is set wider than that.
    private let wide: TextLeading.Leading
    /// A distance this much above the usual one parts paragraphs: little where lines are set evenly.
    let tolerance: Float

    /// Distance that a few lines have, or lines of any length: wider ones may be the white between paragraphs.
    private static let widestUnproven: Float = 1.55

    init(_ edges: LineEdges, _ sizes: TypeSizes) {
        let lines = edges.lines
        let following = lines.indices.dropFirst()
        var steps: [Float] = []
        steps.reserveCapacity(lines.count)
        for index in following where sizes.areAlike(lines[index - 1], lines[index]) {
            let step = (lines[index - 1].y - lines[index].y) / (sizes.isUneven ? sizes.usual : lines[index].size)
            if step > 0.5, step < 4 { steps.append(step) }
        }
        steps.sort()
        // The lower third: paragraphs set apart by white make the median too large where they are short.
        var usual = steps.isEmpty ? 1.2 : min(steps[steps.count / 3], steps.count < 6 ? Self.widestUnproven : 3)
        if usual > Self.widestUnproven {
            // Lines of text set so wide are full. Those that are not were set apart.
            let filled = following.count { index in
                !edges.hasRoom(index - 1, edges.right) && lines[index - 1].y - lines[index].y > Self.widestUnproven * lines[index].size
            }
            if filled * 4 < steps.count { usual = Self.widestUnproven }
        }
        self.usual = usual
        // Where nearly all lines are set evenly, a little more white means something.
        let even = usual * 1.03
        let areEven = steps.count >= 6 && steps.count { $0 < even } * 10 >= steps.count * 6
        tolerance = areEven ? Self.evenTolerance : 1.28
        // Entries of a line or two, each set apart, may be more than half of all: then full lines say how far the lines of one text are.
        let isDoubtful = !areEven || (steps.first ?? usual) * 1.03 < usual
        running = isDoubtful ? (RunningSteps(edges, sizes) ?? RunningSteps(ofFew: edges, sizes)).map { min($0.usual, usual) } ?? 0 : 0
        wide = TextLeading.measure(edges, beyond: usual * tolerance)
    }

    /// Where lines stand evenly.
    static let evenTolerance: Float = 1.13

    /// In running text, where most lines are set closer than it; 0 elsewhere.
    var ofText: Float { wide.ofText }

    /// Of the running text that a line and the one above it belong to, where that is set wider than other lines; 0 elsewhere.
    func ofText(_ index: Int, _ lines: [LayoutLine]) -> Float {
        if !wide.ofRuns.isEmpty, wide.ofRuns[index] > 0 { return wide.ofRuns[index] }
        return wide.ofText > 0 && TextLeading.isText(lines[index - 1], lines[index]) ? wide.ofText : 0
    }
}
