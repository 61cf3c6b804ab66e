/// The distance of baselines in running text that stands among more lines set closer: those of a program, the numbers of a scale.
enum TextLeading {
    /// How far apart the lines of running text are set that stand among others set closer.
    ///
    /// - Parameter tight: what parts the other lines, in ems.
    static func measure(_ edges: LineEdges, beyond tight: Float) -> Leading {
        let lines = edges.lines
        let narrow = NarrowRuns.distances(edges, beyond: tight)
        // Few regions have one line of that kind.
        var index = 1
        while index < lines.count {
            let distance = lines[index - 1].y - lines[index].y
            let size = min(lines[index - 1].size, lines[index].size)
            if distance > tight * size, distance < widestOfRun * size,
                isInSentence(edges, index, wider: narrowest, isFixedPitch: lines[index].isFixedPitch)
            {
                break
            }
            index += 1
        }
        guard index < lines.count else { return Leading(ofText: 0, ofRuns: narrow) }
        var right = -Float.infinity
        for index in lines.indices.dropFirst() where !lines[index - 1].isRow && isText(lines[index - 1], lines[index]) {
            right = max(right, edges.end(lines[index - 1]))
        }
        let ofText = right.isFinite ? usual(edges, beyond: tight, right) : 0
        var runs = runs(edges, beyond: tight, right.isFinite ? right : edges.right, isWide: right.isFinite)
        if runs.isEmpty { return Leading(ofText: ofText, ofRuns: narrow) }
        for (index, distance) in narrow.enumerated() where runs[index] == 0 { runs[index] = distance }
        return Leading(ofText: ofText, ofRuns: runs)
    }

    /// Distances of baselines in ems.
    struct Leading {
        /// Of all running text; 0 where nothing says that it is set wider than the other lines are.
        let ofText: Float
        /// From each line to the one above it in a text that is set evenly, 0 for others; empty where there is no such text.
        let ofRuns: [Float]
    }

    /// Told by full lines in the middle of a sentence.
    private static func usual(_ edges: LineEdges, beyond tight: Float, _ right: Float) -> Float {
        let lines = edges.lines
        // By the distance, in parts of an em.
        var counts = [Int](repeating: 0, count: Int(widest * parts) + 2)
        var (wideCount, tightCount) = (0, 0)
        for index in lines.indices.dropFirst() {
            let (previous, line) = (lines[index - 1], lines[index])
            let step = (previous.y - line.y) / min(previous.size, line.size)
            guard step > 0.5, step < widest, (edges.begin(previous) - edges.begin(line)).magnitude < widestIndent * line.size,
                isInSentence(edges, index),
                !edges.hasRoom(index - 1, right) || isFullInNarrower(edges, index - 1, beyond: tight)
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

    /// Whether a line ends just where the next one does, as far below it as tight lines never are, and both end in a word: full lines of a text that is not as
    /// wide as what else stands there.
    private static func isFullInNarrower(_ edges: LineEdges, _ index: Int, beyond tight: Float) -> Bool {
        let (line, next) = (edges.lines[index], edges.lines[index + 1])
        return line.width > BlockBuilder.widthOfText * line.size && (edges.end(line) - edges.end(next)).magnitude < evenEnd * line.size
            && (edges.begin(line) - edges.begin(next)).magnitude < evenEnd * line.size && line.y - next.y > tight * line.size
            && edges.text.endsInLetter(line) && edges.text.endsInLetter(next)
    }

    /// Between the ends of lines that end in one place, in ems.
    private static let evenEnd: Float = 0.1

    /// Text set wide and evenly, as that of typed opinions and manuscripts is above notes and around quotations set close: a good part of it are full
    /// lines in the middle of a sentence.
    ///
    /// - Parameter isWide: whether there is a line as wide as text in one column.
    private static func runs(_ edges: LineEdges, beyond tight: Float, _ right: Float, isWide: Bool) -> [Float] {
        let lines = edges.lines
        func step(_ index: Int) -> Float { (lines[index - 1].y - lines[index].y) / min(lines[index - 1].size, lines[index].size) }
        var found: [Float] = []
        var first = 1
        while first < lines.count {
            let distance = step(first)
            guard distance > tight, distance < widestOfRun else {
                first += 1
                continue
            }
            var (end, full) = (first, 0)
            while end < lines.count, (step(end) - distance).magnitude < unevenness * distance,
                lines[end].isFixedPitch == lines[first].isFixedPitch,
                (lines[end - 1].size - lines[end].size).magnitude < 0.06 * lines[end].size
            {
                let isInSentence = isInSentence(edges, end, wider: narrowest, isFixedPitch: lines[end].isFixedPitch)
                if isInSentence || isWide && goesOn(edges, end), !edges.hasRoom(end - 1, right) { full += 1 }
                end += 1
            }
            if full >= fewest, full * 3 >= end - first {
                if found.isEmpty { found = Array(repeating: 0, count: lines.count) }
                for index in first..<end { found[index] = distance }
            }
            first = max(end, first + 1)
        }
        let distances = Set(found.lazy.filter { $0 > 0 }.prefix(mostDistances))
        // A paragraph of two lines tells nothing by itself.
        for index in found.indices.dropFirst() where found[index] == 0 {
            let step = step(index)
            guard step > tight, step < widestOfRun, distances.contains(where: { (step - $0).magnitude < unevenness * $0 }),
                isInSentence(edges, index, wider: narrowest, isFixedPitch: lines[index].isFixedPitch), !edges.hasRoom(index - 1, right),
                lines[index - 1].width > leastFull * (right - edges.begin(lines[index - 1])), lines[index - 1].words.count >= fewestWords,
                edges.text.endsInLetter(lines[index - 1])
            else { continue }
            found[index] = step
        }
        return found
    }

    private static let mostDistances = 8
    /// Of its column that a line fills whose next one begins with a long word, as a share.
    private static let leastFull: Float = 0.8

    private static func isInSentence(
        _ edges: LineEdges, _ index: Int, wider width: Float = BlockBuilder.widthOfText, isFixedPitch: Bool = false
    ) -> Bool {
        isText(edges.lines[index - 1], edges.lines[index], wider: width, isFixedPitch: isFixedPitch)
            && edges.text.startsLowercase(edges.lines[index]) && !edges.text.endsSentence(edges.lines[index - 1])
    }

    /// Whether a line that begins with a sign, a symbol or a name goes on with one that ends in the middle of a sentence: both begin in one place.
    private static func goesOn(_ edges: LineEdges, _ index: Int) -> Bool {
        let (previous, line) = (edges.lines[index - 1], edges.lines[index])
        return isText(previous, line) && edges.text.endsInLetter(previous) && !edges.text.startsItem(line)
            && !edges.text.startsRelation(line)
            && (edges.begin(previous) - edges.begin(line)).magnitude < 0.1 * line.size
    }

    /// Whether a line is one of running text, below another one that is wide enough for that.
    ///
    /// - Parameter isFixedPitch: whether both are to be of a fixed pitch, typed text, or neither.
    static func isText(
        _ previous: LayoutLine, _ line: LayoutLine, wider width: Float = BlockBuilder.widthOfText, isFixedPitch: Bool = false
    ) -> Bool {
        (previous.width > BlockBuilder.widthOfText * line.size || previous.width > width * line.size && previous.words.count >= fewestWords)
            && previous.isFixedPitch == isFixedPitch && line.isFixedPitch == isFixedPitch
            && (previous.size - line.size).magnitude < 0.06 * line.size
    }

    /// Of a line in a column of several, in ems.
    private static let narrowest: Float = 13
    /// Of such a line: those of lists have fewer.
    private static let fewestWords = 5
    /// A distance this much above that of text parts paragraphs.
    static let tolerance: Float = 1.13
    /// Of no text, and of none that is set evenly, in ems.
    private static let widest: Float = 2.2
    private static let widestOfRun: Float = 3.2
    /// Of the distances in such, as a share.
    private static let unevenness: Float = 0.04
    /// Of a first line, or of all others, in ems.
    private static let widestIndent: Float = 4
    private static let fewest = 2
    /// Distances in one part of so many of an em, or in two that touch, are the same.
    private static let parts: Float = 25
}
