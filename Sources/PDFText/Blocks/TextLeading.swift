/// The distance of baselines in running text that stands among more lines set closer: those of a program, the numbers of a scale.
enum TextLeading {
    /// The distance in ems; 0 where nothing says that text is set wider than the other lines are.
    ///
    /// Told by full lines in the middle of a sentence.
    ///
    /// - Parameter tight: what parts the other lines, in ems.
    static func measure(_ edges: LineEdges, beyond tight: Float) -> Float {
        let lines = edges.lines
        func isInSentence(_ index: Int) -> Bool {
            isText(lines[index - 1], lines[index]) && edges.text.startsLowercase(lines[index]) && !edges.text.endsSentence(lines[index - 1])
        }
        // Few regions have one line of that kind.
        let wide = lines.indices.dropFirst().first { index in
            let step = step(lines[index - 1], lines[index])
            return step > tight && step < widest && isInSentence(index)
        }
        guard wide != nil else { return 0 }
        var right = -Float.infinity
        for index in lines.indices.dropFirst() where isText(lines[index - 1], lines[index]) {
            right = max(right, edges.end(lines[index - 1]))
        }
        var steps: [Float] = []
        var tightCount = 0
        for index in lines.indices.dropFirst() {
            let (previous, line) = (lines[index - 1], lines[index])
            let step = step(previous, line)
            guard step > 0.5, step < widest, (edges.begin(previous) - edges.begin(line)).magnitude < widestIndent * line.size,
                isInSentence(index), !edges.hasRoom(index - 1, right)
            else { continue }
            if step > tight { steps.append(step) } else { tightCount += 1 }
        }
        guard steps.count >= fewest, tightCount * 4 <= steps.count else { return 0 }
        steps.sort()
        let leading = steps[steps.count / 2]
        // Lines of a list are set apart by less here and more there.
        let even = steps.count { ($0 - leading).magnitude < unevenness * leading }
        return even * 4 >= steps.count * 3 ? leading : 0
    }

    /// Whether a line is one of running text, below another one that is wide enough for that.
    static func isText(_ previous: LayoutLine, _ line: LayoutLine) -> Bool {
        previous.width > BlockBuilder.widthOfText * line.size && !previous.isFixedPitch && !line.isFixedPitch
            && (previous.size - line.size).magnitude < 0.06 * line.size
    }

    private static func step(_ previous: LayoutLine, _ line: LayoutLine) -> Float {
        (previous.y - line.y) / min(previous.size, line.size)
    }

    /// A distance this much above that of text parts paragraphs.
    static let tolerance: Float = 1.13
    /// Of no text, in ems.
    private static let widest: Float = 2.2
    /// Of a first line, or of all others, in ems.
    private static let widestIndent: Float = 4
    private static let fewest = 2
    private static let unevenness: Float = 0.04
}
