/// Why a block begins.
enum BlockStart: Sendable {
    /// It doesn't: the line goes on with the block before.
    case none
    /// A column or another region begins: a paragraph may run on into it.
    case region
    /// Another size or style; a formula or a large letter may do that within a paragraph.
    case style
    /// The author set it apart: white, an indent, a label.
    case paragraph
}

/// Decides where among the lines of one region a new block begins: a paragraph, a heading, an item, a row of a table.
struct BlockBuilder {
    /// Whether each line begins a block, and why.
    private(set) var starts: [BlockStart] = []

    private let lines: [LayoutLine]
    private let text: BlockText
    /// Usual distance of baselines, in ems.
    private let leading: Float
    /// Where most lines begin, and where the longest end.
    private let left, right: Float
    /// The font of most lines; −1 if there is none.
    private let usualFont: Int32
    /// The size of most of the text.
    private let usualSize: Float
    private let isJustified: Bool
    /// Whether hardly two lines have one size, though one was meant.
    private let isUneven: Bool
    private let isRightToLeft: Bool
    /// A distance this much above the usual one parts paragraphs: little where lines are set evenly.
    private let tolerance: Float
    private let sizeTolerance: Float

    /// Sizes differing by more are different kinds of text.
    static let sizeTolerance: Float = 1.12
    /// Where hardly two lines have one size: text that was recognised.
    private static let unevenTolerance: Float = 1.45
    /// Nobody chooses as many for one region.
    private static let manySizes = 8
    /// An indent, in ems.
    static let indent: Float = 0.75

    init(_ lines: [LayoutLine], text: BlockText) {
        self.lines = lines
        self.text = text
        // Sizes in quarters of a point.
        let sizes = Self.shares(of: lines) { Int((min($0.size, 1000) * 4).rounded()) }
        let usualSize = sizes.most.map { Float($0) / 4 } ?? 10
        self.usualSize = usualSize
        usualFont = Self.shares(of: lines) { $0.font < 0 ? nil : $0.font }.most ?? -1
        let following = lines.indices.dropFirst()
        let uneven = following.count { (lines[$0 - 1].size - lines[$0].size).magnitude > 0.03 * lines[$0 - 1].size }
        // In small columns of it most lines have one size after all: nowhere else do others come as often, without heavier type or white.
        let isRecognised = lines.count >= 8 && (uneven * 2 > lines.count || sizes.kinds >= Self.manySizes && uneven * 4 > lines.count)
        sizeTolerance = isRecognised ? Self.unevenTolerance : Self.sizeTolerance
        // Sizes that were chosen come again, and differ more.
        let isUneven =
            isRecognised && (sizes.kinds * 4 > lines.count || sizes.kinds >= Self.manySizes)
            && lines.count { $0.size > usualSize * Self.unevenTolerance || usualSize > $0.size * Self.unevenTolerance } * 8 <= lines.count
        self.isUneven = isUneven
        let alike = isUneven ? Self.unevenTolerance : Self.sizeTolerance
        var steps: [Float] = []
        for index in following {
            let (size, previous) = (lines[index].size, lines[index - 1].size)
            guard size / previous < alike, previous / size < alike else { continue }
            let step = (lines[index - 1].y - lines[index].y) / (isUneven ? usualSize : size)
            if step > 0.5, step < 4 { steps.append(step) }
        }
        steps.sort()
        // The lower third: paragraphs set apart by white make the median too large where they are short.
        leading = steps.isEmpty ? 1.2 : min(steps[steps.count / 3], steps.count < 6 ? 1.55 : 3)
        // Where nearly all lines are set evenly, a little more white means something.
        let even = leading
        tolerance = steps.count >= 6 && steps.count { $0 < even * 1.03 } * 10 >= steps.count * 6 ? 1.13 : 1.28
        let isRightToLeft = lines.count { $0.isRightToLeft } * 2 > lines.count
        self.isRightToLeft = isRightToLeft
        left = Self.mostCommon(lines.map { isRightToLeft ? -$0.x1 : $0.x0 }) ?? 0
        let ends = lines.map { isRightToLeft ? -$0.x0 : $0.x1 }.sorted()
        right = ends.isEmpty ? 0 : ends[ends.count - 1 - ends.count / 20]
        let full = right
        isJustified = lines.count { ((isRightToLeft ? -$0.x0 : $0.x1) - full).magnitude < 0.2 * $0.size } * 2 > lines.count
        findLists()
        findEntries()
        for index in lines.indices {
            starts.append(index == 0 ? .region : start(index))
            isText.append(!lines[index].isFixedPitch || starts[index] == .none && isText[index - 1])
            if starts[index] != .none, let number = text.number(lines[index]) { counted = (number, begin(lines[index])) }
        }
    }

    /// Whether a line stands in a block that is not code so far.
    private var isText: [Bool] = []

    /// Whether a line that is mostly of a fixed pitch stands in a text all the same, or one that isn't goes on with such: in a full line the address
    /// of a work, or names.
    private func isMixedText(_ index: Int, step: Float) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        // In narrow columns, of an index, any line may be a full one.
        guard step < leading * 1.1, right - left > Self.widthOfText * line.size, !hasRoom(index - 1, right) else { return false }
        if line.isFixedPitch {
            return (line.isMixed || isText[index - 1] && previous.isFixedPitch)
                && (text.ending(of: previous) != 0x3A || text.startsAddress(line))
        }
        return previous.isMixed && (isText[index - 1] || starts[index - 1] != .none)
    }

    /// Whether most lines are entries of an index, which has at least so many.
    private var isIndex = false
    private static let fewestEntries = 8

    private mutating func findEntries() {
        guard lines.count >= Self.fewestEntries else { return }
        // Entries whose last number follows another one, which those of contents do not have, and with leaders.
        var (count, leaders) = (0, 0)
        for (number, line) in lines.enumerated() {
            if text.endsEntry(line) { count += 1 } else if text.endsInLeader(line), !text.startsNumber(line) { leaders += 1 }
            // Hardly any text has one.
            if number + 1 == Self.fewestEntries, count + leaders < Self.fewestEntries / 4 { return }
        }
        isIndex = (count + (count * 5 >= lines.count ? leaders : 0)) * 5 > lines.count * 3
    }

    /// The number that the last block with one begins with, and where it stands.
    private var counted: (number: Int, begin: Float)?

    /// Whether a line begins with the next number, in the same place: the next note, or the next work of a list.
    private func countsOn(_ line: LayoutLine) -> Bool {
        guard let counted, let number = text.number(line) else { return false }
        return number == counted.number + 1 && (begin(line) - counted.begin).magnitude < 0.6 * line.size
    }

    /// Whether each line is one of several set one below the other, each ended on purpose.
    private var isListed: [Bool] = []
    /// Whether it had no room for what follows, in a list where that says something.
    private var isFilled: [Bool] = []

    /// Finds items without bullets: lines that begin in one place, each with a capital, and mostly end where the next one's first word had room.
    private mutating func findLists() {
        isListed = Array(repeating: false, count: lines.count)
        isFilled = isListed
        var start = 0
        for index in lines.indices {
            let isLast = index + 1 == lines.count
            if !isLast, isAlike(lines[index], lines[index + 1]) { continue }
            let run = start...index
            start = index + 1
            guard run.count >= 3 else { continue }
            let isPlain = isPlainList(run)
            guard isPlain || run.count >= 4 else { continue }
            var right = -Float.infinity
            for line in run { right = max(right, end(lines[line])) }
            // Running text fails after three lines.
            let mostFilled = isPlain ? (run.count - 1) * 2 / 5 : 1
            var filled = 0
            for line in run.dropLast() where filled <= mostFilled && !hasRoom(line, right) { filled += 1 }
            guard filled <= mostFilled else { continue }
            if !isPlain {
                guard isMixedList(run, right: right) else { continue }
                for line in run { isFilled[line] = !hasRoom(line, right) }
            }
            for line in run { isListed[line] = true }
        }
    }

    /// Whether the next line's first word would have had room at the end of a line.
    private func hasRoom(_ line: Int, _ right: Float) -> Bool {
        guard line + 1 < lines.count else { return true }
        return right - end(lines[line]) > text.firstWidth(lines[line + 1]) + 1.5 * lines[line + 1].size
    }

    /// Whether each line begins as a sentence or a name does.
    private func isPlainList(_ run: ClosedRange<Int>) -> Bool {
        run.allSatisfy { !text.startsLowercase(lines[$0]) && !text.startsItem(lines[$0]) }
    }

    /// Whether lines some of which begin small, or like an item ("z. B."), are a list all the same: every line but the longest had room, and much of
    /// it before such a one.
    private func isMixedList(_ run: ClosedRange<Int>, right: Float) -> Bool {
        guard run.count(where: { text.startsItem(lines[$0]) }) * 4 <= run.count else { return false }
        let width = right - (run.map { begin(lines[$0]) }.min() ?? 0)
        return zip(run, run.dropFirst()).allSatisfy { previous, next in
            !text.startsLowercase(lines[next]) && !text.startsItem(lines[next]) || right - end(lines[previous]) > Self.listRoom * width
        }
    }

    /// Share of the widest line.
    private static let listRoom: Float = 0.35

    private func isAlike(_ line: LayoutLine, _ next: LayoutLine) -> Bool {
        (begin(line) - begin(next)).magnitude < 0.3 * line.size && (line.size - next.size).magnitude < 0.06 * line.size
            && line.isBold == next.isBold && line.isFixedPitch == next.isFixedPitch && line.y - next.y > 0.5 * line.size
            && line.y - next.y < 3.5 * line.size && !text.endsInHyphen(line) && !text.isRule(line) && !text.isRule(next)
    }

    private func start(_ index: Int) -> BlockStart {
        let (previous, line) = (lines[index - 1], lines[index])
        let em = max(previous.size, line.size)
        let step = (previous.y - line.y) / (isUneven ? usualSize : min(previous.size, line.size))
        let isLarge =
            line.size > usualSize * max(1.2, sizeTolerance) && (line.size - previous.size).magnitude < 0.03 * line.size
            && line.isBold == previous.isBold
        let widest = leading * Self.widestLeading
        if step > 0.5, step < widest || (step < Self.tallestStep && step - white(beside: index) < widest),
            goesOn(index, step: step) || goesOnBehindTerm(index, step: step)
        {
            return .none
        }
        if step > (isLarge ? max(leading, 1.55) : leading) * tolerance || step < -0.2 { return .paragraph }
        if line.size > previous.size * sizeTolerance || previous.size > line.size * sizeTolerance { return .style }
        if countsOn(line) { return .paragraph }
        if text.startsNote(line), line.size < usualSize * 1.06 { return .paragraph }
        if isLarge { return .none }
        if previous.isArtifact != line.isArtifact || line.isBold != previous.isBold { return .style }
        if isIndex { return text.startsNumber(line) || text.startsLeader(line) || text.endsInHyphen(previous) ? .none : .paragraph }
        if line.isFixedPitch != previous.isFixedPitch || line.isFixedPitch && isText[index - 1], !isMixedText(index, step: step) {
            return .style
        }
        if line.isFixedPitch, previous.isFixedPitch { return .none }  // code keeps its lines together
        if text.breaksWord(previous), text.startsLowercase(line) { return .none }
        if isHeading(index - 1, before: line) { return .style }
        if isListed[index - 1], isListed[index], !isFilled[index - 1] { return .paragraph }
        if text.startsItem(line) { return startsItemBlock(index) ? .paragraph : .none }
        if text.endsWithPageNumber(previous) || isRow(line) || isRow(previous) { return .paragraph }
        let shift = begin(line) - begin(previous)
        let threshold = Self.indent * em
        let isParagraph: Bool
        if shift > threshold {
            isParagraph = indented(index)
        } else if shift < -threshold {
            isParagraph = outdented(index)
        } else if begin(line) > left + threshold, starts[index - 1] != .none, isFirstOfBlock(index - 1), text.endsSentence(previous) {
            isParagraph = !text.startsLowercase(line)  // one-line paragraphs one below the other, each with its indent
        } else {
            isParagraph =
                isJustified && end(previous) < right - 0.12 * (right - left) && text.endsSentence(previous) && !text.startsLowercase(line)
        }
        return isParagraph ? .paragraph : .none
    }

    /// Whether a line goes on in the middle of a sentence with one that had no room for its first word, whatever sets them apart: a line of code
    /// or of larger signs among those of a paragraph, white made by a formula.
    private func goesOn(_ index: Int, step: Float) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        // In narrow columns with ragged ends, of an index, any line may be a full one.
        guard text.startsLowercase(line), !hasRoom(index - 1, right), isJustified || right - left > Self.widthOfText * line.size,
            !isRow(previous), !isRow(line), !text.startsItem(line),
            !isListed[index - 1] || !isListed[index], !previous.isFixedPitch || previous.isMixed, previous.isArtifact == line.isArtifact,
            line.size < previous.size * 1.2, previous.size < line.size * 1.2,
            line.isBold == previous.isBold && (!line.isFixedPitch || line.isMixed) || step < leading * (line.isMixed ? tolerance : 1.1)
        else { return false }
        let shift = begin(line) - begin(previous)
        // A first line's indent, or that of all lines but the first.
        guard shift.magnitude < 0.6 * line.size || isFirstOfBlock(index - 1) && shift.magnitude < Self.widestIndent * line.size else {
            return false
        }
        let ending = text.ending(of: previous)
        return ending != 0x3B && !text.endsSentence(previous)
    }

    /// Whether a line goes on with the text of an item that begins on the line before it behind its term, and had no room for its first word.
    private func goesOnBehindTerm(_ index: Int, step: Float) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard isRow(previous), !isRow(line), !isRightToLeft, step < leading * 1.15, !hasRoom(index - 1, right),
            (line.size - previous.size).magnitude < 0.06 * line.size, previous.isArtifact == line.isArtifact,
            let start = text.startBehindGap(previous, wider: 2.2 * previous.size)
        else { return false }
        let shift = line.x0 - start
        if shift.magnitude < 0.3 * line.size { return true }
        // Behind a name in the margin it may have a first line's indent, and in a narrow cell all lines but the first.
        return shift < 0
            ? -shift < Self.widestIndent * line.size && (line.x0 - left).magnitude < 0.3 * line.size && previous.x0 < left - line.size
            : shift < Self.hangingIndent * line.size && text.startsLowercase(line) && !text.endsSentence(previous)
    }

    /// How much further apart a line and the one before it stand, in ems, for the rows of the matrices in them.
    private func white(beside index: Int) -> Float {
        Float(text.rowCount(lines[index - 1]) + text.rowCount(lines[index])) * 0.6
    }

    /// Lines further apart, in ems, are not asked for such.
    private static let tallestStep: Float = 12

    /// Between lines of one paragraph, at the most: a multiple of the usual distance, and in ems.
    private static let widestLeading: Float = 1.6
    private static let widestIndent: Float = 4
    /// Of the lines of a cell but for the first, at the most, in ems.
    private static let hangingIndent: Float = 1.6
    /// A column of running text is this wide, in ems.
    private static let widthOfText: Float = 20

    /// Whether a line is the end of a heading that is told by its font alone: the next one is in another, and would have had room.
    private func isHeading(_ index: Int, before line: LayoutLine) -> Bool {
        let heading = lines[index]
        guard heading.font != line.font, heading.font >= 0, heading.font != usualFont, line.font >= 0, heading.isItalic == line.isItalic,
            !text.startsLowercase(line), !text.endsInHyphen(heading)
        else { return false }
        return right - end(heading) > text.firstWidth(line) + 1.5 * line.size
    }

    /// Where a line begins, growing in the direction of reading.
    private func begin(_ line: LayoutLine) -> Float { isRightToLeft ? -line.x1 : line.x0 }
    private func end(_ line: LayoutLine) -> Float { isRightToLeft ? -line.x0 : line.x1 }

    /// A row of a table: white inside wider than any justified line has.
    private func isRow(_ line: LayoutLine) -> Bool { line.widestGap > 2.2 * line.size }

    private func startsItemBlock(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        // "in the year\n1984. It was": a number that begins a line by accident stands where the text stands.
        if text.startsItem(previous) || begin(line) > left + 0.3 * line.size || begin(line) < begin(previous) - 0.3 * line.size {
            return true
        }
        return text.endsSentence(previous) || end(previous) < right - 0.15 * (right - left)
    }

    /// The line begins further right than the one before it: a first line, unless it goes on under a hanging one.
    private func indented(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        if text.startsItem(previous) { return false }
        let next = index + 1 < lines.count ? lines[index + 1] : nil
        let em = line.size
        let nextGoesBack = next.map { (begin($0) - begin(previous)).magnitude < 0.4 * em } ?? false
        if nextGoesBack { return true }
        let nextStays = next.map { (begin($0) - begin(line)).magnitude < 0.4 * em } ?? false
        // A heading ended on purpose, and a term below it: the term's first word had room.
        if line.isBold, right - end(previous) > 0.25 * (right - left), right - end(previous) > text.firstWidth(line) + em,
            !text.startsLowercase(line)
        {
            return true
        }
        let isHanging = (begin(previous) < left - 0.4 * em) || (nextStays && isFirstOfBlock(index - 1) && !text.endsSentence(previous))
        if isHanging { return false }
        return text.endsSentence(previous) || !text.startsLowercase(line)
    }

    /// The line begins further left: back from a first line's indent, or a new hanging item, or the end of an inset.
    private func outdented(_ index: Int) -> Bool {
        if isFirstOfBlock(index - 1) { return text.endsSentence(lines[index - 1]) && end(lines[index - 1]) < right - 0.3 * (right - left) }
        return true
    }

    private func isFirstOfBlock(_ index: Int) -> Bool { starts[index] != .none }

    /// What most of the text has, the least where several have as much, and how many kinds there are: in a region a handful.
    @inline(__always)
    private static func shares<Kind: Comparable>(of lines: [LayoutLine], _ kind: (LayoutLine) -> Kind?) -> (most: Kind?, kinds: Int) {
        var counts: [(kind: Kind, count: Int)] = []
        for line in lines {
            guard let kind = kind(line) else { continue }
            if let known = counts.firstIndex(where: { $0.kind == kind }) {
                counts[known].count += line.characterCount
            } else {
                counts.append((kind, line.characterCount))
            }
        }
        return (counts.max { ($0.count, $1.kind) < ($1.count, $0.kind) }?.kind, counts.count)
    }

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
