/// What stands in the margins beside a page's lines: the numbers of the lines, and notes of a few words. Neither belongs into the lines it stands
/// beside, though it shares their baselines.
struct MarginText {
    /// Notes, as indices of segments from top to bottom.
    var notes: [[Int]] = []
    /// Columns of small facts, as indices of segments from top to bottom.
    private(set) var columns: [[Int]] = []
    /// The middle of the white between the two columns that the notes stand beside; nil for one.
    var gutter: Float?
    /// The numbers that count the lines.
    var lineNumbers: [Int] = []

    /// Those that were given, without the numbers that stood at their ends, which follow.
    var segments: [Segment]
    /// The lines that run from the left edge of the text to about the right one, from top to bottom.
    var wide: [Int]
    /// Those that numbers are looked for beside: where a title or a table across the columns of a page is wider by far, the lines of these.
    private var counted: [Int] = []
    private(set) var left: Float = 0
    private(set) var right: Float = 0
    /// Whether half of the lines begin at the left edge: the others may be another column's.
    private var areSure = true

    /// A page of text has this many such lines.
    private static let fewestLines = 6
    /// From the text to what stands in a margin, in ems.
    static let gap: Float = 0.5
    /// Cells of a note's line, at the most, and the share of the text's width that it takes.
    static let longestNote = 40
    static let longestSmallNote = 60
    static let widestNote: Float = 0.4
    /// Between the lines of a note, in ems.
    static let leading: Float = 1.7
    /// Cells of a formula's number, with its brackets, at the most.
    private static let longestNumber: Int32 = 6
    /// Numbers that count one after the other.
    private static let fewestNumbers = 5
    /// Numbers that go on beside white and pictures.
    private static let fewestOfRuler = 12
    static let fewestOfEmptyPage = 20
    /// Cells of a line of running text, and the share of the usual width that it fills.
    private static let fewestOfLine = 20
    private static let fullWidth: Float = 0.7
    /// Numbers between columns are smaller than the text by this, and close to the lines they count, in ems.
    static let smallNumber: Float = 0.8
    private static let tinyNumber: Float = 0.65
    private static let numberGap: Float = 2.5
    /// Lines of a page of a text, as most have.
    private static let mostOfPage = 60
    /// No page has more lines.
    private static let mostNumbers = 1500
    /// Comparisons of numbers with segments: pages come to some ten thousand.
    static let maximumWork = 4_000_000
    var work = 0

    /// - Parameter type: how a word is set.
    init(_ segments: [Segment], words: [LayoutWord], cells: borrowing Span<Cell>, type: WordType) {
        self.segments = segments
        wide = []
        partBehindNumbers(words, cells)
        partSmallType(words, cells, type)
        findCounted(words, cells)
        if lineNumbers.isEmpty { findNumbersOfRest(words, cells, type) }
        var widest: Float = 0
        for segment in self.segments { widest = max(widest, segment.width) }
        var wide: [Int] = []
        wide.reserveCapacity(segments.count)
        var (narrow, figures) = (0, 0)
        for (index, segment) in self.segments.enumerated() where segment.overlay == 0 {
            if segment.width > 0.55 * widest, segment.cellCount >= 12 {
                wide.append(index)
            } else if segment.width < Self.widestNote * widest, segment.cellCount <= Self.longestSmallNote {
                narrow += 1
                if segment.cellCount <= Self.mostFigures + 1 { figures += 1 }
            }
        }
        wide.sort { self.segments[$0].y > self.segments[$1].y }
        self.wide = wide
        guard narrow > 0 else { return }
        if figures > 1, !wide.isEmpty, lineNumbers.isEmpty { findNumbersOfAll(words, cells) }
        // A page that the text ends on may have no more than its first lines, and all numbers.
        guard wide.count >= Self.fewestLines || !wide.isEmpty && figures >= Self.fewestOfEmptyPage else { return }
        if figures >= Self.fewestNumbers, lineNumbers.count < figures {
            counted = wide.count < Self.fewestLines ? linesOfColumns : wide
            findNumbers(words, cells)
        }
        if figures > 0, lineNumbers.isEmpty { findParagraphNumbers(words, cells) }
        guard narrow > lineNumbers.count else { return }
        if findNotesBesideColumns(words, cells, type) { return }
        findNotes(words, cells, type)
        findNotesBesideRagged(words, cells, type)
    }

    var isEmpty: Bool { notes.isEmpty && lineNumbers.isEmpty && columns.isEmpty }

    /// The segments that are none of these.
    var body: [Segment] {
        let aside = Set(lineNumbers + notes.joined() + columns.joined())
        return segments.indices.filter { !aside.contains($0) }.map { segments[$0] }
    }

    // MARK: Numbers of lines

    /// The lines that are about as wide as most that hold text, from top to bottom, if there are enough; else those that are wide.
    private var linesOfColumns: [Int] {
        let text = segments.indices.filter { segments[$0].overlay == 0 && segments[$0].cellCount >= Self.fewestOfLine }
        let widths = text.map { segments[$0].width }.sorted()
        guard widths.count >= Self.fewestLines else { return wide }
        let lines = text.filter { segments[$0].width > 0.55 * widths[widths.count / 2] }
        return lines.sorted { segments[$0].y > segments[$1].y }
    }

    var sizeOfText: Float { segments[counted[counted.count / 2]].size }

    /// Of numbers beside columns, as a share of the text's size, at the most.
    private static let besideColumns: Float = 0.9

    /// Finds columns of numbers that count from top to bottom beside lines that go on from one to the next.
    private mutating func findNumbers(_ words: [LayoutWord], _ cells: borrowing Span<Cell>) {
        var numbers: [Count] = []
        for (index, segment) in segments.enumerated() {
            guard let first = segment.words.first, let last = segment.words.last else { continue }
            let small = Self.smallNumber * segment.size
            if first == last {
                guard segment.cellCount <= Self.mostFigures + 1, let value = Self.lineNumber(words[last], cells) else { continue }
                numbers.append(Count(index, .alone, value, words[last]))
            } else if words[last].size < small, let value = Self.lineNumber(words[last], cells) {
                numbers.append(Count(index, .end, value, words[last]))
            } else if words[first].size < small, words[first + 1].x0 - words[first].x1 > Self.leastGap * segment.size,
                let value = Self.lineNumber(words[first], cells)
            {
                numbers.append(Count(index, .start, value, words[first]))
            }
            guard numbers.count <= Self.mostNumbers else { return }
        }
        guard numbers.count >= Self.fewestNumbers else { return }
        numbers.sort { $0.y > $1.y }
        var all = [Bool](repeating: false, count: segments.count)
        for number in numbers where number.place == .alone { all[number.index] = true }
        var taken = Set(lineNumbers)
        var parted: [Count] = []
        // The numbers of a column that is none all lead to it.
        var judged: Set<[Int]> = []
        for first in numbers where !taken.contains(first.index) {
            let column = numbers.filter {
                $0.letter == first.letter
                    && (($0.x1 - first.x1).magnitude < 0.25 * first.size || ($0.x0 - first.x0).magnitude < 0.25 * first.size)
            }
            guard column.count >= Self.fewestNumbers, judged.insert(column.map(\.index)).inserted else { continue }
            let alone = column.filter { $0.place == .alone }
            // The marks of notes at the ends of lines count, too, but by ones, and few of them stand in one place.
            let areMarks = column.count < Self.fewestOfRuler && (alone.count < 3 || alone.count * 2 < column.count)
            if let step = step(of: column), step >= 5 || !areMarks,
                isBesideText(column, step: step, among: all, words, cells)
            {
                for number in column where taken.insert(number.index).inserted { parted.append(number) }
            } else if alone.count < column.count, let step = step(of: alone), isBesideText(alone, step: step, among: all, words, cells) {
                // What ends a line was an exponent that stands there by chance.
                for number in alone where taken.insert(number.index).inserted { parted.append(number) }
            }
        }
        for number in parted { part(number, words) }
    }

    /// By what numbers go up, all but a few; nil if by nothing that lines are counted by.
    private func step(of column: [Count]) -> Int? {
        guard column.count >= Self.fewestNumbers else { return nil }
        let steps = zip(column, column.dropFirst()).map { $1.value - $0.value }
        guard let step = steps.min(), step == 1 || step == 2 || step == 5 || step == 10 else { return nil }
        return steps.count { $0 == step } * 10 >= steps.count * 8 ? step : nil
    }

    /// Whether a column stands clear of the text, on one side of a column of it, and the lines there go on from one to the next.
    private mutating func isBesideText(
        _ column: [Count], step: Int, among numbers: [Bool], _ words: [LayoutWord], _ cells: borrowing Span<Cell>
    ) -> Bool {
        work += column.count * segments.count
        guard let first = column.first, let last = column.last, work <= Self.maximumWork else { return false }
        if step == 1, countsRows(column, among: numbers) { return false }
        // Codes before what they mean are as large as that, whose lines are as narrow as those of columns.
        if counted.count > wide.count, !column.allSatisfy({ $0.size < Self.besideColumns * sizeOfText }) { return false }
        let (x0, x1) = (column.reduce(first.x0) { min($0, $1.x0) }, column.reduce(first.x1) { max($0, $1.x1) })
        let (top, bottom) = (first.y + first.size, last.y - last.size)
        let own = Set(column.lazy.filter { $0.place == .alone }.map(\.index))
        let shared = Dictionary(column.lazy.filter { $0.place != .alone }.map { ($0.index, $0.place) }) { first, _ in first }
        // The numbers of an algorithm or a listing are labels, and its lines don't fill the width.
        let widths = counted.map { segments[$0].width }.sorted()
        let typical = widths[widths.count / 2]
        var (beside, crossing, small, full, fullOnLeft) = (0, 0, 0, 0, 0)
        var (numbered, smallNumbered) = (0, 0)
        var (isOutside, isOnRight) = (true, true)
        // A column in small type may stand further out on an article's first page.
        let areTiny = column.allSatisfy { [size = sizeOfText] in $0.size < Self.tinyNumber * size }
        for (index, segment) in segments.enumerated()
        where segment.y < top && segment.y > bottom && !own.contains(index) && segment.cellCount > 4 {
            // Without the number that is part of it.
            let place = shared.isEmpty ? nil : shared[index]
            let start = place == .start ? words[segment.words.lowerBound + 1].x0 : segment.x0
            let end = place == .end ? words[segment.words.upperBound - 2].x1 : segment.x1
            if areTiny, end < x1 + segment.size, segment.size <= Self.sizeOfAside * sizeOfText, segment.width < Self.widestAside * typical {
                continue
            }
            if start < x1, end > x0 { crossing += 1 }
            // Further out stands nothing but other such numbers.
            isOutside = isOutside && start > x1
            isOnRight = isOnRight && end < x0
            beside += 1
            if segment.cellCount >= Self.fewestOfLine, segment.width > Self.fullWidth * typical {
                full += 1
                if end < x1 { fullOnLeft += 1 }
            }
            let isSmall = startsSmall(segment, words, cells, behindNumber: place == .start)
            if isSmall { small += 1 }
            if step == 1, column.contains(where: { ($0.y - segment.y).magnitude < 0.5 * segment.size }) {
                numbered += 1
                if isSmall { smallNumbered += 1 }
            }
        }
        if isOutside || isOnRight {
            guard crossing == 0 else { return false }
            if counted.count < Self.fewestLines {
                return column.count >= Self.fewestOfEmptyPage && alone(column, among: numbers) * 4 >= column.count * 3
            }
            if column.count >= Self.fewestOfRuler, standsAlone(column, among: numbers) || isRuler(column, among: numbers) { return true }
        } else {
            // What crosses both columns of a page stands between their lines.
            guard crossing * 8 <= beside, fullOnLeft * 4 >= beside, standsBetweenColumns(column) else { return false }
        }
        // Beside a figure and its caption most lines may be short.
        let countsText =
            isOutside && first.value > Self.mostOfPage && column.count >= Self.fewestOfRuler
            && standsBetweenColumns(column, fewestCells: Int32(Self.fewestOfLine))
        guard beside >= 3, full * 2 >= beside || countsText else { return false }
        // The lines that items begin with have the numbers, and those between them, which go on in the middle of a sentence, have none.
        if numbered * 2 >= column.count, smallNumbered * 5 < numbered { small = 0 }
        // Works that are cited begin with capitals. Numbers that go on from the page before are not those of steps, and small ones no chapters'.
        return small * 5 >= beside
            || isOutside && first.value > Self.mostOfPage
                && column.allSatisfy { [size = sizeOfText] in $0.size < Self.smallNumber * size }
    }

    /// Whether numbers, smaller than the text, stand closely before lines, most of them, though text is on their left, too.
    ///
    /// - Parameter fewestCells: of such a line: a table's rows begin with less.
    private func standsBetweenColumns(_ column: [Count], fewestCells: Int32 = 5) -> Bool {
        let size = sizeOfText
        guard column.allSatisfy({ $0.size < Self.smallNumber * size }) else { return false }
        let level = column.count { number in
            segments.contains {
                $0.cellCount >= fewestCells && $0.x0 > number.x1 && $0.x0 - number.x1 < Self.numberGap * size
                    && ($0.y - number.y).magnitude < 0.5 * size
            }
        }
        return level * 2 >= column.count
    }

    /// Whether many of the numbers have nothing beside them: they count the lines that a page might have.
    private func standsAlone(_ column: [Count], among numbers: [Bool]) -> Bool { alone(column, among: numbers) * 3 >= column.count }

    private func alone(_ column: [Count], among numbers: [Bool]) -> Int {
        column.count { number in
            !segments.indices.contains {
                !numbers[$0] && (segments[$0].y - number.y).magnitude < 0.5 * max(segments[$0].size, number.size)
            }
        }
    }

    /// Whether numbers stand as far from each other everywhere as lines of the text do, though its lines are not level with many of them, and are so here
    /// and there: on pages that are to be corrected they are printed beside whatever stands there. Those of rows stand where their rows do.
    private func isRuler(_ column: [Count], among numbers: [Bool]) -> Bool {
        guard let first = column.first, let last = column.last, last.value > first.value else { return false }
        let pitch = (first.y - last.y) / Float(last.value - first.value)
        let size = sizeOfText
        guard pitch < Self.leading * size,
            column.allSatisfy({ (first.y - $0.y - pitch * Float($0.value - first.value)).magnitude < Self.unevenness * size })
        else { return false }
        var off = 0
        var (lowest, highest): (Float, Float) = (.infinity, -.infinity)
        for number in column {
            // From the number to the line that is nearest to it.
            var offset = Float.infinity
            for index in segments.indices where !numbers[index] && (segments[index].y - number.y).magnitude < offset.magnitude {
                offset = segments[index].y - number.y
            }
            guard offset.magnitude < pitch / 2 else { continue }
            if offset.magnitude > Self.unevenness * size { off += 1 }
            (lowest, highest) = (min(lowest, offset), max(highest, offset))
        }
        return off * 4 >= column.count && highest - lowest > 2 * Self.unevenness * size
    }

    /// Of the distance between the baselines of numbers, and of a number and its line, in ems: what a word processor rounds them by is less.
    private static let unevenness: Float = 0.12

    func startsSmall(
        _ segment: Segment, _ words: [LayoutWord], _ cells: borrowing Span<Cell>, behindNumber: Bool = false
    ) -> Bool {
        let first = segment.words.lowerBound + (behindNumber ? 1 : 0)
        guard first < words.count else { return false }
        return LetterCase(cells[Int(words[first].start)].unicode) == .small
    }

    // MARK: Notes

    /// - Parameter side: the only one that is looked at.
    mutating func findNotes(_ words: [LayoutWord], _ cells: borrowing Span<Cell>, _ type: WordType, isLeft side: Bool? = nil) {
        // Lines set ragged have no right edge to stand clear of. Code is, wherever the text around it ends.
        var edges = findEdges(of: wide)
        if edges != .both {
            let text = wide.filter { !words[segments[$0].words].isMostlyFixedPitch(type) }
            let edgesOfText = text.count < wide.count ? findEdges(of: text) : .none
            edges = edgesOfText == .none ? findEdges(of: wide) : edgesOfText
        }
        guard edges != .none else { return }
        // With first lines and items, more lines may reach from one edge to the other.
        let isLeftSure = areSure && edges == .left
        if isLeftSure, self.edges(of: wide, widestInset: Self.widestInset) == .both { (edges, areSure) = (.both, false) }
        let size = segments[wide[0]].size
        let numbers = Set(lineNumbers)
        // Columns are half as wide as the text.
        let widest = (side == nil ? 1 : 2) * Self.widestNote * (right - left)
        for isLeft in edges == .both ? [true, false] : [true] where side.map({ $0 == isLeft }) ?? true {
            var (found, others): ([Int], [Int]) = ([], [])
            // The last word of a note, with its stop, looks like a label.
            var lastWords: [Int] = []
            var (crossing, wider): (Int, [Int]) = (0, [])
            let outside = columnsOutside(isLeft: isLeft, besides: numbers)
            if isLeft { columns += outside.filter(standsBelowText) }
            let edge = isLeft ? left - Self.gap * size : right + Self.gap * size
            func isOut(_ segment: Segment) -> Bool { isLeft ? segment.x0 < edge : segment.x1 > edge }
            // On most pages nothing stands there.
            guard segments.contains(where: isOut) else { continue }
            let aside = numbers.union(outside.joined())
            let hung = isLeft ? hungNames(size) : []
            for (index, segment) in segments.enumerated()
            where segment.overlay == 0 && isOut(segment) && !aside.contains(index) && !hung.contains(index) {
                let isClear = isLeft ? segment.x1 <= left - Self.gap * segment.size : segment.x0 >= right + Self.gap * segment.size
                let isNarrow = segment.width < widest && isShort(segment, size)
                if isClear, isNarrow {
                    if !isLabel(segment, isLeft: isLeft, words, cells) {
                        found.append(index)
                    } else if !isLeft, others.count < Self.mostOthers {
                        others.append(index)
                    } else if isLeft, segment.cellCount > Self.longestStop, segment.words.count == 1, lastWords.count < Self.mostOthers {
                        lastWords.append(index)
                    }
                } else if isNarrow, isLeft, segment.x1 <= left - Self.hyphenGap * segment.size, others.count < Self.mostOthers {
                    others.append(index)
                } else {
                    crossing += 1
                    if wider.count < Self.mostOthers { wider.append(index) }
                }
            }
            // What stands where a column of the text does is of that: the names of a table's rows.
            if !found.isEmpty, let column = columnBeside(isLeft: isLeft) {
                found.removeAll { segments[$0].x0 < column.upperBound && segments[$0].x1 > column.lowerBound }
            }
            // The short end of a sentence that is no note is none either.
            found.removeAll { note in
                !wider.isEmpty && startsSmall(segments[note], words, cells)
                    && wider.contains {
                        segments[$0].y > segments[note].y && segments[$0].words.count >= Self.fewestWordsOfSentence && isNext(note, $0)
                    }
            }
            // Nor is that of an entry that hangs, which begins in another column.
            if !isLeft { found.removeAll { note in wider.contains { hangs(note, below: $0) } } }
            let count = found.count
            for other in others {
                if found[..<count].contains(where: { isNext(other, $0) }) { found.append(other) } else if isLeft { crossing += 1 }
            }
            found += lastWords.filter { isLastWord($0, of: found[..<count]) }
            if !isLeft, areAmounts(found, words, cells) { continue }
            let isFree = crossing * (areSure ? 4 : isLeft ? 8 : wide.count + 1) <= wide.count
            guard !found.isEmpty, isFree || isLeft && isLeftSure && crossing * 4 <= wide.count else { continue }
            add(found.sorted { segments[$0].y > segments[$1].y }, isLeft: isLeft, isFree ? edges : .left) {
                words[$0.words].isMostlyFixedPitch(type)
            }
        }
    }

    /// Lines that are part of a note only beside others of it: dates, and those whose hyphen comes close to the text; and how close, in ems.
    private static let mostOthers = 20
    private static let hyphenGap: Float = 0.3
    private static let fewestWordsOfSentence = 3

    /// Cells of a label with its stop, at the most, that is no word: "12."
    private static let longestStop: Int32 = 3

    /// Whether a segment stands right above or below another one, and begins where it does or in the middle of it.
    func isNext(_ index: Int, _ other: Int) -> Bool {
        let (segment, other) = (segments[index], segments[other])
        let step = (other.y - segment.y).magnitude
        return (segment.x0 - other.x0).magnitude < 0.5 * segment.size && step > 0.5 * segment.size && step < Self.leading * segment.size
    }

    /// Whether a segment goes on right below a longer one, further in, as works that are cited do.
    private func hangs(_ index: Int, below other: Int) -> Bool {
        let (segment, other) = (segments[index], segments[other])
        let (step, indent) = (other.y - segment.y, segment.x0 - other.x0)
        return step > 0.5 * segment.size && step < Self.leading * segment.size && indent > -0.5 * segment.size
            && indent < Self.widestHanging * segment.size && other.x1 > segment.x1
            && (other.size - segment.size).magnitude < 0.05 * segment.size
    }

    /// In ems.
    private static let widestHanging: Float = 4

    enum Edges {
        case none, left, both
    }

    /// Lines that begin further left than most others, at the least, for the text to begin there.
    private static let fewestFurther = 4
    /// Of items within items, in ems.
    private static let widestInset: Float = 6

    /// Finds where most of some lines begin and end; tells of which edge that is so of half of them. Where only a left one is, some lines reach from it
    /// to a right one all the same: among items, or code.
    mutating func findEdges(of lines: [Int]) -> Edges {
        guard lines.count >= Self.fewestLines else { return .none }
        left = Self.most(lines.map { segments[$0].x0 })
        right = Self.most(lines.map { segments[$0].x1 })
        let edges = edges(of: lines, widestInset: 0.3)
        areSure = edges != .none
        guard edges == .none else { return edges }
        // Items and what else is set in may be more than the text around them, which begins furthest left.
        let size = segments[lines[0]].size
        let further = lines.filter { segments[$0].x0 < left - 0.3 * size }
        if further.count >= Self.fewestFurther, further.count * 6 >= lines.count {
            let edge = Self.most(further.map { segments[$0].x0 })
            let begun = further.count { (segments[$0].x0 - edge).magnitude < 0.3 * size }
            if begun * 2 >= further.count, further.allSatisfy({ segments[$0].x0 > edge - 0.3 * size }) { left = edge }
        }
        return self.edges(of: lines, widestInset: Self.widestInset)
    }

    /// Whether half of some lines begin at the left edge, or no further in than so many ems, and how many of these reach the right one.
    private func edges(of lines: [Int], widestInset: Float) -> Edges {
        let size = segments[lines[0]].size
        var (begun, full) = (0, 0)
        for index in lines where segments[index].x0 - left > -0.3 * size && segments[index].x0 - left < widestInset * size {
            begun += 1
            if (segments[index].x1 - right).magnitude < 0.5 * size { full += 1 }
        }
        if full * 2 >= lines.count { return .both }
        return begun * 2 >= lines.count && full * 4 >= lines.count ? .left : .none
    }

    /// Groups lines of notes, and takes them for such if most stand beside a line in the middle of a paragraph.
    ///
    /// - Parameter isCode: whether a line is set in a fixed pitch.
    private mutating func add(_ found: [Int], isLeft: Bool, _ edges: Edges, isCode: (Segment) -> Bool) {
        var groups: [[Int]] = []
        for index in found {
            if let last = groups.last?.last, segments[last].y - segments[index].y < Self.leading * segments[index].size {
                groups[groups.count - 1].append(index)
            } else {
                groups.append([index])
            }
        }
        let all = segments.reduce(0) { $0 + Int($1.cellCount) }
        guard found.reduce(0, { $0 + Int(segments[$1].cellCount) }) * 5 <= all else { return }
        var (beside, within) = (0, 0)
        var standing: [[Int]] = []
        for group in groups {
            guard group.contains(where: { lineBeside($0) != nil }) else {
                // Its lines may stand beside the last one of a paragraph, and between the others.
                if !isLeft, edges == .both, isSmall(group) { notes.append(group) }
                continue
            }
            beside += 1
            standing.append(group)
            let isWithin = group.contains { index in
                guard let line = lineBeside(index) else { return false }
                return goesOn(isLeft ? line - 1 : line)
            }
            if isWithin { within += 1 }
        }
        // Names of what is described stand where its paragraph begins, but several of them reach down beside it.
        if edges == .both, within * 2 >= beside, within > 0 {
            notes += standing
        } else if isLeft {
            let aside = Set(found)
            for group in standing
            where reachesDown(group, aside: aside, isCode: isCode)
                || edges == .both && (isBesideOne(group) || isSmall(group) && hasOwnLeading(group))
            {
                notes.append(group)
            }
        }
    }

    /// Whether a note has several lines in small type, of words, below each other.
    private func isSmall(_ group: [Int]) -> Bool {
        let (first, size) = (segments[group[0]], segments[wide[0]].size)
        return group.count > 1
            && group.allSatisfy {
                segments[$0].size < Self.smallNote * size && (segments[$0].x0 - first.x0).magnitude < 0.1 * first.size
            }
            && first.y > segments[wide[wide.count - 1]].y && segments[group[group.count - 1]].y < segments[wide[0]].y
            && group.contains { segments[$0].words.count > 1 }
    }

    /// Whether each line of a note but the first stands beside one in the middle of the paragraph that the first one stands beside.
    private func isBesideOne(_ group: [Int]) -> Bool {
        guard group.count > 1, lineBeside(group[0]) != nil else { return false }
        return group.dropFirst().allSatisfy { index in lineBeside(index).map { goesOn($0 - 1) } ?? false }
    }

    /// Beside a paragraph, at the least, of names that reach down beside another text, too.
    private static let fewestWithin = 2

    /// Whether one of several names, each a word, stands beside a line in the middle of the paragraph that the first one stands beside, and none beside
    /// another text, or most of them do: below its last line may be code, or white.
    private mutating func reachesDown(_ names: [Int], aside: Set<Int>, isCode: (Segment) -> Bool) -> Bool {
        guard names.count > 1, names.allSatisfy({ segments[$0].words.count == 1 }), lineBeside(names[0]) != nil else { return false }
        var (within, others) = (0, 0)
        for index in names.dropFirst() {
            work += segments.count
            guard work <= Self.maximumWork else { return false }
            let name = segments[index]
            var line: Int?
            for (other, segment) in segments.enumerated()
            where (segment.y - name.y).magnitude < 0.35 * max(segment.size, name.size) && segment.x0 >= name.x1 && !aside.contains(other) {
                if line.map({ segment.x0 < segments[$0].x0 }) ?? true { line = other }
            }
            guard let line, !isCode(segments[line]) else { continue }
            if (segments[line].x0 - left).magnitude < 0.3 * segments[line].size, goesOn(to: segments[line]) {
                within += 1
            } else {
                others += 1
            }
        }
        return within > 0 && (others == 0 || within >= Self.fewestWithin && within > others)
    }

    /// Whether a line at the left edge goes on with a full one closely above it.
    private func goesOn(to next: Segment) -> Bool {
        wide.contains { index in
            let line = segments[index]
            return line.y - next.y < Self.leading * line.size && line.y - next.y > 0.7 * line.size
                && (line.x1 - right).magnitude < 0.5 * line.size && line.x0 - left < Self.widestIndent * line.size
        }
    }

    /// Of a first line, in ems.
    private static let widestIndent: Float = 4

    /// The wide line at a segment's height, as a place in `wide`.
    func lineBeside(_ index: Int) -> Int? {
        let segment = segments[index]
        return wide.firstIndex { (segments[$0].y - segment.y).magnitude < 0.35 * max(segment.size, segments[$0].size) }
    }

    /// Whether a line reaches the right edge, and the next one follows it closely at the left edge.
    func goesOn(_ place: Int) -> Bool {
        guard wide.indices.contains(place), wide.indices.contains(place + 1) else { return false }
        let (line, next) = (segments[wide[place]], segments[wide[place + 1]])
        // Items hang.
        let isBelow =
            (next.x0 - left).magnitude < 0.3 * line.size || (next.x0 - line.x0).magnitude < 0.3 * line.size
            || line.isItem && next.x0 > line.x0 && next.x0 - line.x0 < Self.widestIndent * line.size
        return (line.x1 - right).magnitude < 0.5 * line.size && isBelow
            && line.y - next.y < Self.leading * line.size && line.y - next.y > 0.7 * line.size
    }

    /// Whether a segment is the label of what stands beside it: a bullet, the number of an item, a section or a formula, a work's key.
    func isLabel(_ segment: Segment, isLeft: Bool, _ words: [LayoutWord], _ cells: borrowing Span<Cell>) -> Bool {
        guard segment.cellCount > 2 else { return true }
        // On the right stand the numbers of formulas alone.
        if !isLeft, segment.words.count > 1, segment.cellCount > Self.longestNumber { return false }
        var (letters, last, first): (Int, UInt32, UInt32) = (0, 0, 0)
        for word in words[segment.words] {
            for cell in Int(word.start)..<Int(word.end) {
                last = cells[cell].unicode
                if first == 0 { first = last }
                if Bidirectional.isLetter(last) { letters += 1 }
            }
        }
        return letters < 3 || first == 0x5B || first == 0x28 || (segment.words.count == 1 && [0x29, 0x2E, 0x3A, 0x5D].contains(last))
    }

    /// The value that most others are near to.
    static func most(_ values: consuming [Float]) -> Float {
        var sorted = values
        sorted.sort()
        var (best, bestCount, start) = (sorted.first ?? 0, 0, 0)
        for end in sorted.indices {
            while sorted[end] - sorted[start] > 1.5 { start += 1 }
            if end - start + 1 > bestCount { (best, bestCount) = (sorted[(start + end) / 2], end - start + 1) }
        }
        return best
    }
}
