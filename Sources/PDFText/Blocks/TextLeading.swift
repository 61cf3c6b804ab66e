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
        var index = 1
        while index < lines.count {
            let distance = lines[index - 1].y - lines[index].y
            let size = min(lines[index - 1].size, lines[index].size)
            if distance > tight * size, distance < widest * size, isInSentence(index) { break }
            index += 1
        }
        guard index < lines.count else { return 0 }
        var right = -Float.infinity
        for index in lines.indices.dropFirst() where isText(lines[index - 1], lines[index]) {
            right = max(right, edges.end(lines[index - 1]))
        }
        // By the distance, in parts of an em.
        var counts = [Int](repeating: 0, count: Int(widest * parts) + 2)
        var (wideCount, tightCount) = (0, 0)
        for index in lines.indices.dropFirst() {
            let (previous, line) = (lines[index - 1], lines[index])
            let step = (previous.y - line.y) / min(previous.size, line.size)
            guard step > 0.5, step < widest, (edges.begin(previous) - edges.begin(line)).magnitude < widestIndent * line.size,
                isInSentence(index), !edges.hasRoom(index - 1, right)
            else { continue }
            if step > tight {
                wideCount += 1
                counts[Int(step * parts)] += 1
            } else {
                tightCount += 1
            }
        }
        guard wideCount >= fewest, tightCount * 4 <= wideCount else { return 0 }
        // Lines of a list are set apart by less here and more there.
        let (part, count) = counts.indices.dropLast().reduce((part: 0, count: 0)) { best, part in
            let count = counts[part] + counts[part + 1]
            return count > best.count ? (part, count) : best
        }
        return count * 4 >= wideCount * 3 ? Float(part + 1) / parts : 0
    }

    /// Whether a line is one of running text, below another one that is wide enough for that.
    static func isText(_ previous: LayoutLine, _ line: LayoutLine) -> Bool {
        previous.width > BlockBuilder.widthOfText * line.size && !previous.isFixedPitch && !line.isFixedPitch
            && (previous.size - line.size).magnitude < 0.06 * line.size
    }

    /// A distance this much above that of text parts paragraphs.
    static let tolerance: Float = 1.13
    /// Of no text, in ems.
    private static let widest: Float = 2.2
    /// Of a first line, or of all others, in ems.
    private static let widestIndent: Float = 4
    private static let fewest = 2
    /// Distances in one part of so many of an em, or in two that touch, are the same.
    private static let parts: Float = 25
}
