/// How far apart full lines stand and the lines that they go on to, in ems: what is set further apart is no one text, however much there is of it.
struct RunningSteps {
    /// The least that several have.
    let usual: Float

    /// nil where too few lines say it, or sentences go on in lines that stand further apart, too: two texts, or formulas among the lines of one.
    init?(_ edges: LineEdges, _ sizes: TypeSizes) {
        let lines = edges.lines
        guard lines.count > Self.fewest else { return nil }
        /// Below full lines, and in the middle of a sentence.
        var (full, running): ([Float], [Float]) = ([], [])
        for index in lines.indices.dropFirst() {
            let (previous, line) = (lines[index - 1], lines[index])
            guard !line.isFixedPitch, !previous.isFixedPitch, !line.isRow, !previous.isRow, sizes.areAlike(previous, line),
                (edges.begin(previous) - edges.begin(line)).magnitude < BlockBuilder.widestIndent * line.size
            else { continue }
            let step = (previous.y - line.y) / (sizes.isUneven ? sizes.usual : line.size)
            guard step > 0.5, step < Self.widest else { continue }
            let isFull = !edges.hasRoom(index - 1, edges.right)
            if isFull { full.append(step) }
            let staysInPlace = (edges.begin(previous) - edges.begin(line)).magnitude < 0.3 * line.size
            let goesOn =
                edges.text.startsLowercase(line)
                ? (isFull || staysInPlace) && (isFull || !edges.text.startsLabel(line)) : isFull && edges.text.startsWide(line)
            if goesOn, !edges.text.endsSentence(previous) { running.append(step) }
        }
        full.sort()
        guard let usual = zip(full, full.dropFirst()).first(where: { $1 < $0 * Self.even })?.0,
            running.contains(where: { ($0 - usual).magnitude < (Self.even - 1) * usual }),
            running.count(where: { $0 > usual * LineSpacing.evenTolerance }) * Self.fewOfRunning <= running.count
        else { return nil }
        self.usual = usual
    }

    /// Of a few lines, as slides have: those that go on with full ones stand closer than all that begin with a capital below a line that had room.
    init?(ofFew edges: LineEdges, _ sizes: TypeSizes) {
        let lines = edges.lines
        guard 3...Self.mostOfFew ~= lines.count, edges.right - edges.left > BlockBuilder.widthOfText * sizes.usual / 2 else { return nil }
        var (tight, wide, wideCount) = (Float(0), Float.infinity, 0)
        for index in lines.indices.dropFirst() {
            let (previous, line) = (lines[index - 1], lines[index])
            guard !line.isFixedPitch, !previous.isFixedPitch, !line.isRow, !previous.isRow, sizes.areAlike(previous, line),
                (edges.begin(previous) - edges.begin(line)).magnitude < 0.3 * line.size
            else { continue }
            let step = (previous.y - line.y) / (sizes.isUneven ? sizes.usual : line.size)
            guard step > 0.5, step < Self.widest else { continue }
            if edges.hasRoom(index - 1, edges.right) {
                wide = min(wide, step)
                wideCount += 1
            } else if edges.text.startsLowercase(line), !edges.text.endsSentence(previous) {
                tight = max(tight, step)
            }
        }
        guard tight > 0, wideCount > 1, wide > tight * LineSpacing.evenTolerance else { return nil }
        usual = tight
    }

    private static let mostOfFew = 24
    private static let fewest = 3
    /// Steps that are the same, as a multiple.
    private static let even: Float = 1.03
    /// Of so many steps within sentences one may be wider.
    private static let fewOfRunning = 20
    /// Of any text, in ems.
    private static let widest: Float = 3.5
}
