/// Boxes, and quotations in larger type, that stand in a column between two lines of a sentence, and labels of a picture beside these: the text goes on
/// around them, and they are read after its paragraph, or before it where that goes on elsewhere.
struct InterruptedText {
    typealias Lines = [(line: LayoutLine, start: BlockStart)]

    let text: BlockText
    let frames: [FramedBoxes.Frame]

    /// Type of such a quotation is larger than that of the text, as a multiple.
    private static let largerType: Float = 1.15
    /// Sizes that differ by less, as a share, are one.
    private static let sameSize: Float = 0.03
    /// Of a quotation, and of a box, in lines, at the most.
    private static let mostLinesOfQuotation = 12
    private static let mostLinesOfBox = 60
    /// Words of either, at the least.
    private static let fewestWords = 4
    /// A page has few; what has more is no text.
    private static let mostMoves = 16
    /// Lines of a paragraph that are asked where they end.
    private static let askedLines = 40
    /// From the text to a quotation, and from that to the text, at the least: a multiple of the distance of lines.
    private static let whiteAround: Float = 1.3
    /// Within which lines begin in one place, in ems.
    private static let edge: Float = 0.3
    /// How far either may stand out of the column, and the first line of a paragraph be set in, in ems.
    private static let reach: Float = 2
    private static let widestIndent: Float = 4

    /// Moves what interrupts sentences in the lines from `first` on.
    func move(in lines: inout Lines, from first: Int) {
        var (index, moves) = (first + 1, 0)
        while index < lines.count, moves < Self.mostMoves {
            if let end = end(lines, of: index) {
                move(index..<end, in: &lines, from: first)
                moves += 1
                index = end
            } else {
                index += 1
            }
        }
    }

    /// Where what interrupts a sentence and begins with a line ends; nil if nothing does there, as nearly everywhere.
    private func end(_ lines: Lines, of index: Int) -> Int? {
        guard lines[index].start != .none else { return nil }
        let (previous, line) = (lines[index - 1].line, lines[index].line)
        if line.x0 > previous.x1, let end = endOfLabels(lines, from: index) { return end }
        guard line.y < previous.y, line.row < 0, previous.row < 0 else { return nil }
        let isLarger = line.size > Self.largerType * previous.size
        guard isLarger || !frames.isEmpty, !previous.isFixedPitch, !text.endsSentence(previous), goesOn(previous) else { return nil }
        let frame = frame(around: line, without: previous)
        guard let end = frame != nil ? endOfBox(frame, lines, from: index) : isLarger ? endOfQuotation(lines, from: index) : nil,
            end < lines.count, lines[end].start != .none
        else { return nil }
        let next = lines[end].line
        guard next.frame == previous.frame, next.y < lines[end - 1].line.y,
            (next.size - previous.size).magnitude < Self.sameSize * next.size, next.isBold == previous.isBold,
            next.isItalic == previous.isItalic, !next.isFixedPitch, next.row < 0,
            text.startsLowercase(next), isFull(lines, index - 1, before: next)
        else { return nil }
        var (words, isCode) = (0, true)
        for (line, _) in lines[index..<end] {
            guard line.frame == previous.frame, line.row < 0, line.x0 > min(previous.x0, next.x0) - Self.reach * next.size,
                line.x1 < previous.x1 + Self.reach * next.size
            else { return nil }
            words += line.words.count
            isCode = isCode && line.isFixedPitch
        }
        return words >= Self.fewestWords && !isCode ? end : nil
    }

    /// Where a few words end that stand behind the ends of two lines of one sentence, close below each other: labels of a picture beside the text.
    private func endOfLabels(_ lines: Lines, from index: Int) -> Int? {
        let previous = lines[index - 1].line
        var end = index
        while end < lines.count, end - index < Self.mostLabels, lines[end].line.x0 > previous.x1 + lines[end].line.size,
            lines[end].line.words.count <= Self.mostWordsOfLabel
        {
            end += 1
        }
        guard end > index, end < lines.count, lines[end].start != .none, goesOn(previous) else { return nil }
        let next = lines[end].line
        let step = previous.y - next.y
        guard next.frame == previous.frame, previous.characterCount >= ColumnSide.runningCharacters,
            next.characterCount >= ColumnSide.runningCharacters, !previous.isFixedPitch, step > 0.5 * next.size,
            step < Self.widestStep * next.size,
            (next.size - previous.size).magnitude < Self.sameSize * next.size, !next.isFixedPitch, next.row < 0, previous.row < 0,
            (next.x0 - previous.x0).magnitude < Self.edge * next.size || lines[index - 1].start != .none, text.startsLowercase(next),
            isFull(lines, index - 1, before: next)
        else { return nil }
        let areBeside = lines[index..<end].allSatisfy { label, _ in
            label.frame == previous.frame && label.row < 0 && label.x0 > next.x1 + label.size
                && label.y > next.y - 2 * step && label.y < previous.y + step
        }
        return areBeside ? end : nil
    }

    /// Lines with labels, and words in them, at the most.
    private static let mostLabels = 4
    private static let mostWordsOfLabel = 4
    /// From one line of a text to the next, in ems.
    private static let widestStep: Float = 2.2

    /// Whether a line ends as one does in the middle of a sentence: in a letter, a hyphen or a comma, no sign of a formula.
    private func goesOn(_ line: LayoutLine) -> Bool {
        let ending = text.ending(of: line)
        return Bidirectional.isLetter(ending) || text.endsInHyphen(line)
    }

    /// The smallest frame that holds a line and not the one before it.
    private func frame(around line: LayoutLine, without previous: LayoutLine) -> FramedBoxes.Frame? {
        frames.last { holds($0, line) && !holds($0, previous) }
    }

    private func holds(_ frame: FramedBoxes.Frame, _ line: LayoutLine) -> Bool {
        let slack = 0.5 * line.size
        return frame.isLevel(y: line.y, size: line.size) && line.x0 > frame.x0 - slack && line.x1 < frame.x1 + slack
    }

    /// Whether a line is as wide as the box below it.
    private func isFull(_ line: LayoutLine, over frame: FramedBoxes.Frame) -> Bool {
        let reach = Self.reach * line.size
        return line.x1 > frame.x1 - reach && line.x0 < frame.x0 + Self.widestIndent * line.size && line.x0 > frame.x0 - reach
    }

    /// Where the lines in a box end that the line above them is as wide as.
    private func endOfBox(_ frame: FramedBoxes.Frame?, _ lines: Lines, from index: Int) -> Int? {
        guard let frame, isFull(lines[index - 1].line, over: frame) else { return nil }
        var end = index + 1
        while end < lines.count, holds(frame, lines[end].line) {
            guard end - index < Self.mostLinesOfBox else { return nil }
            end += 1
        }
        return end
    }

    /// Whether a line follows two lines of a text as wide as each other, and stands further below them than they stand apart: a heading that was set in the
    /// middle of recognised text, or of a list, does not.
    private func isRunning(_ lines: Lines, above index: Int) -> Bool {
        guard index > 2, lines[index - 1].start == .none, lines[index - 2].start == .none else { return false }
        let (above, line) = (lines[index - 2].line, lines[index - 1].line)
        return (above.x0 - line.x0).magnitude < Self.edge * line.size && (above.x1 - line.x1).magnitude < Self.reach * line.size
            && above.characterCount >= ColumnSide.runningCharacters && !above.isFixedPitch
            && line.y - lines[index].line.y - lines[index].line.size > Self.whiteAround * (above.y - line.y) - line.size
    }

    /// Where the lines of a quotation end, which are of one size and set apart by white.
    private func endOfQuotation(_ lines: Lines, from index: Int) -> Int? {
        guard isRunning(lines, above: index) else { return nil }
        let size = lines[index].line.size
        var end = index + 1
        while end < lines.count, (lines[end].line.size - size).magnitude < Self.sameSize * size, lines[end].line.y < lines[end - 1].line.y {
            guard end - index < Self.mostLinesOfQuotation else { return nil }
            end += 1
        }
        guard end < lines.count else { return nil }
        // The height of its letters is white as well.
        let step = lines[index - 2].line.y - lines[index - 1].line.y
        return lines[end - 1].line.y - lines[end].line.y > Self.whiteAround * step ? end : nil
    }

    /// Whether a line had no room for the first word of what goes on with it, as wide as the others of its paragraph are.
    private func isFull(_ lines: Lines, _ index: Int, before next: LayoutLine) -> Bool {
        let line = lines[index].line
        guard (line.x0 - next.x0).magnitude < Self.widestIndent * line.size else { return false }
        var (right, place) = (max(line.x1, next.x1), index)
        while place > 0, index - place < Self.askedLines, lines[place].start == .none {
            place -= 1
            right = max(right, lines[place].line.x1)
        }
        return right - line.x1 < text.firstWidth(next) + 0.5 * line.size
    }

    private func move(_ range: Range<Int>, in lines: inout Lines, from first: Int) {
        let moved = lines[range]
        lines.removeSubrange(range)
        lines[range.lowerBound].start = .region
        var end = range.lowerBound + 1
        while end < lines.count, lines[end].start == .none || isGoingOn(lines, end) { end += 1 }
        if end == lines.count, !text.endsSentence(lines[end - 1].line) {
            var start = range.lowerBound - 1
            while start > first, lines[start].start == .none { start -= 1 }
            // What goes on from elsewhere has no place before it.
            if lines[start].start != .region || start == first, !text.startsLowercase(lines[start].line) {
                end = start
                lines[end].start = .paragraph
            }
        }
        lines.insert(contentsOf: moved, at: end)
        lines[end].start = .paragraph
    }

    /// Whether a paragraph goes on with a line at the head of another column.
    private func isGoingOn(_ lines: Lines, _ index: Int) -> Bool {
        lines[index].start == .region && text.startsLowercase(lines[index].line) && !text.endsSentence(lines[index - 1].line)
            && (lines[index].line.size - lines[index - 1].line.size).magnitude < Self.sameSize * lines[index].line.size
    }
}
