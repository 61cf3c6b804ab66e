import PDFFonts

/// Joins the fragments of one frame into segments: out-of-order showing, raised and lowered text, changes of font.
struct SegmentBuilder {
    /// Fragments closer than this many ems are one segment.
    static let joiningGap: Float = 0.9
    /// Fragments whose baselines differ by less than this many ems of the larger may stand on one line (exponents, indices).
    static let rowTolerance: Float = 0.46
    /// The same of small text that stands close: Word raises it by .465.
    static let raisedTolerance: Float = 0.475
    /// How small that is, at the most.
    static let raisedSize: Float = 0.72
    /// The same of text of a size that marks have: some classes of LaTeX raise it by half an em, and so does
    /// ReportLab, which makes it hardly smaller; FOP and Prawn do by a little more.
    static let markTolerance: Float = 0.55
    static let markSizes: ClosedRange<Float> = 0.5...0.84
    /// Indices of indices, and letters beside brackets of any height, are smaller by this at most.
    private static let smallestIndex: Float = 0.1
    /// An exponent or an index this many ems behind its letter belongs to it.
    static let slantGap: Float = 0.22
    /// Pieces of a line that were shown one long before the other stand this close, in ems, where nothing parts them: no space is so narrow.
    private static let touching: Float = 0.05
    /// Overlapping by more ems than this, two fragments are not neighbours but printed over each other.
    static let overlap: Float = 0.5

    /// Cells of a fragment that may be a line by itself.
    static let fewestOfLine = 8
    /// Of a formula's number, with its brackets.
    private static let longestNumber: Int32 = 6
    /// Of a line of text; of a heading, and its size at the least, as a multiple of that of the line beside it.
    static let fewestOfText = 20
    private static let fewestOfHeading = 2
    private static let sizeOfHeading: Float = 1.15
    /// Of a line's number, as a share of the line's, at the most.
    private static let sizeOfNumber: Float = 0.75
    /// Between columns, in ems; words of one line, in another font and shown later, stand closer.
    static let leastGutter: Float = 0.6

    /// A fragment goes on with one of the last segments of its row: more than these do not end near it.
    static let reach = 16
    /// Segments of a row and the one above it that a small piece may lie within: more than any page has side by side.
    private static let longReach = 512
    /// A segment of more cells takes no further fragments: its words are gone through for each.
    private static let longestSegment = 4096

    private(set) var segments: [Segment] = []
    /// Segments being put together; their words are chained.
    private var drafts: [Draft] = []
    /// The word after each word in its segment, or −1.
    private var following: [Int32] = []
    private var order: [Int32] = []
    private var row: [Int32] = []
    private var previousRow = 0
    /// The annotations that show more than one line, by the baselines of the first and the last.
    private var tall: [Int32: ClosedRange<Float>] = [:]

    struct Draft {
        var firstWord, lastWord: Int32
        var x0, x1: Float
        var y, size: Float
        var order: Int32
        var cellCount: Int32
        var isArtifact: Bool
        var overlay: Int32
        var isPartOfOverlay: Bool
        var label: UInt8
        var isItem: Bool
        var isStretched = false
        /// The fragment that was joined to it last.
        var lastFragment: Int
    }

    init() {}

    /// - Parameters:
    ///   - fragments: the page's.
    ///   - ranges: of each fragment's words.
    ///   - frame: whose fragments are joined.
    ///   - words: the page's words as they were shown; raised and glued flags are set here.
    ///   - arranged: gets them segment by segment.
    ///   - isOnlyFrame: whether no other frame has any words: `words` may be empty afterwards.
    mutating func build(
        _ fragments: [Fragment], _ ranges: [Range<Int>], frame: Int, words: inout [LayoutWord], arranged: inout [LayoutWord],
        cells: borrowing Span<Cell>, isOnlyFrame: Bool = false
    ) {
        if fragments.allSatisfy({ $0.frame == frame }) {
            build(fragments, ranges, of: frame, &words, &arranged, cells, isOnlyFrame: isOnlyFrame)
        } else {
            let own = fragments.indices.filter { fragments[$0].frame == frame }
            build(own.map { fragments[$0] }, own.map { ranges[$0] }, of: frame, &words, &arranged, cells, isOnlyFrame: isOnlyFrame)
        }
    }

    /// Builds the segments of fragments of one frame.
    private mutating func build(
        _ fragments: [Fragment], _ ranges: [Range<Int>], of frame: Int, _ words: inout [LayoutWord], _ arranged: inout [LayoutWord],
        _ cells: borrowing Span<Cell>, isOnlyFrame: Bool
    ) {
        drafts.removeAll(keepingCapacity: true)
        previousRow = 0
        order.removeAll(keepingCapacity: true)
        let dropCaps = DropCaps(fragments, ranges, frame: frame, words: words, cells: cells)
        let held = dropCaps.held
        let bases = BuiltUpText.bases(of: fragments)
        var hasOverlays = false
        for index in fragments.indices {
            if held.isEmpty || !held.contains(index) { order.append(Int32(truncatingIfNeeded: index)) }
            if fragments[index].overlay != 0 { hasOverlays = true }
        }
        tall.removeAll(keepingCapacity: true)
        if hasOverlays { findTall(fragments) }
        if following.count < words.count { following.append(contentsOf: repeatElement(-1, count: words.count - following.count)) }
        order.sort {
            let (left, right) = (fragments[bases[Int($0)]].y, fragments[bases[Int($1)]].y)
            return left != right ? left > right : fragments[Int($0)].start < fragments[Int($1)].start
        }
        var start = 0
        var (reference, size): (Float, Float) = (0, 0)
        for position in order.indices {
            let index = bases[Int(order[position])]
            let (y, fragmentSize) = (fragments[index].y, fragments[index].size)
            let tolerance = Self.tolerance(of: index, below: reference, size, fragments)
            if position > start, reference - y <= tolerance * max(size, fragmentSize) {
                // The largest type sets the row's baseline, so that a row of exponents does not drift away from its line.
                if fragmentSize > size * 1.1 { (reference, size) = (y, fragmentSize) }
            } else {
                flush(start..<position, fragments, ranges, &words, cells)
                start = position
                (reference, size) = (y, fragmentSize)
            }
        }
        flush(start..<order.count, fragments, ranges, &words, cells)
        for initial in dropCaps.initials { join(initial, fragments, ranges, &words) }
        finish(&words, &arranged, isOnlyFrame: isOnlyFrame)
    }

    /// Makes segments of the drafts, and puts their words one behind the other.
    private mutating func finish(_ words: inout [LayoutWord], _ arranged: inout [LayoutWord], isOnlyFrame: Bool) {
        segments.removeAll(keepingCapacity: true)
        segments.reserveCapacity(drafts.count)
        // Mostly they follow each other as they were shown, from one segment to the next, too.
        var waiting = 0..<0
        for draft in drafts {
            let start = arranged.count + waiting.count
            var word = draft.firstWord
            while word >= 0 {
                if Int(word) != waiting.upperBound {
                    arranged.append(contentsOf: words[waiting])
                    waiting = Int(word)..<Int(word)
                }
                var (end, next) = (Int(word) + 1, following[Int(word)])
                while Int(next) == end {
                    next = following[end]
                    end += 1
                }
                waiting = waiting.lowerBound..<end
                word = next
            }
            segments.append(
                Segment(
                    words: start..<(arranged.count + waiting.count), x0: draft.x0, x1: draft.x1, y: draft.y, size: draft.size,
                    order: draft.order,
                    cellCount: draft.cellCount, isArtifact: draft.isArtifact, overlay: draft.overlay,
                    isPartOfOverlay: draft.isPartOfOverlay, label: draft.label, isItem: draft.isItem, isStretched: draft.isStretched))
        }
        // All words of the page, as they stand: no copies of them are needed.
        if isOnlyFrame, arranged.isEmpty, waiting == words.indices { return swap(&words, &arranged) }
        arranged.append(contentsOf: words[waiting])
    }

    /// Puts a large initial before the segment that its first line has become part of, and moves the beginnings of the lines beside it to its own.
    private mutating func join(
        _ initial: DropCaps.Initial, _ fragments: [Fragment], _ ranges: [Range<Int>], _ words: inout [LayoutWord]
    ) {
        let cap = fragments[initial.fragment]
        guard let capWord = ranges[initial.fragment].first else { return }
        for line in initial.beside {
            guard let word = ranges[line].first, let target = drafts.firstIndex(where: { holds($0, Int32(truncatingIfNeeded: word)) })
            else { continue }
            if line == initial.firstLine {
                guard drafts[target].firstWord == Int32(truncatingIfNeeded: word) else { continue }
                following[capWord] = drafts[target].firstWord
                drafts[target].firstWord = Int32(truncatingIfNeeded: capWord)
                drafts[target].cellCount += Int32(cap.end - cap.start)
                drafts[target].order = min(drafts[target].order, Int32(truncatingIfNeeded: cap.start))
                words[word].isGlued = initial.isGlued
            }
            drafts[target].x0 = min(drafts[target].x0, line == initial.firstLine ? cap.x0 : initial.left)
        }
    }

    private func holds(_ draft: Draft, _ wanted: Int32) -> Bool {
        var word = draft.firstWord
        while word >= 0, word != wanted { word = following[Int(word)] }
        return word >= 0
    }

    /// Joins the fragments of one row, given as a part of `order`.
    private mutating func flush(
        _ range: Range<Int>, _ fragments: [Fragment], _ ranges: [Range<Int>], _ words: inout [LayoutWord], _ cells: borrowing Span<Cell>
    ) {
        guard !range.isEmpty else { return }
        // The row above is looked at too: in another column a line a little higher may have closed it before an index of this one came.
        let firstDraft = previousRow
        previousRow = drafts.count
        // Most rows are of one fragment.
        if range.count == 1 { return add(Int(order[range.lowerBound]), from: firstDraft, fragments, ranges, &words, cells) }
        row.removeAll(keepingCapacity: true)
        row.append(contentsOf: order[range])
        row.sort { fragments[Int($0)].x0 < fragments[Int($1)].x0 }
        for position in row.indices { add(Int(row[position]), from: firstDraft, fragments, ranges, &words, cells) }
    }

    /// Adds a fragment to one of the segments from `firstDraft` on, or begins one with it.
    private mutating func add(
        _ index: Int, from firstDraft: Int, _ fragments: [Fragment], _ ranges: [Range<Int>], _ words: inout [LayoutWord],
        _ cells: borrowing Span<Cell>
    ) {
        let (fragment, own) = (fragments[index], ranges[index])
        chain(own)
        if let target = neighbour(fragment, from: firstDraft, cells), !isBuiltUp(from: drafts[target], to: index, fragments),
            !isNextColumn(index, after: drafts[target], fragments), !goesOnAbove(index, beside: drafts[target], fragments),
            !isNextCaption(index, words[own], after: drafts[target], fragments, cells)
        {
            join(fragment, own, to: target, &words, cells)
            drafts[target].lastFragment = index
        } else if let target = holder(fragment, from: firstDraft), !isStacked(fragment, drafts[target], words) {
            insert(fragment, own, into: target, &words)
        } else if let target = lastStacked(index, from: firstDraft, fragments) {
            join(fragment, own, to: target, &words, cells)
            drafts[target].lastFragment = index
        } else if let last = drafts.last, last.lastFragment == index - 1, goesOnWithNumbers(index, fragments, cells) {
            join(fragment, own, to: drafts.count - 1, &words, cells)
            drafts[drafts.count - 1].lastFragment = index
            drafts[drafts.count - 1].isStretched = true
            words[own.lowerBound].isNextNumber = true
        } else {
            drafts.append(
                Draft(
                    firstWord: Int32(truncatingIfNeeded: own.lowerBound), lastWord: Int32(truncatingIfNeeded: own.upperBound - 1),
                    x0: fragment.x0, x1: fragment.x1, y: fragment.y, size: fragment.size,
                    order: Int32(truncatingIfNeeded: fragment.start),
                    cellCount: Int32(truncatingIfNeeded: fragment.end - fragment.start),
                    isArtifact: fragment.isArtifact, overlay: fragment.overlay, isPartOfOverlay: isTall(fragment.overlay),
                    label: Self.label(of: fragment, cells), isItem: Self.isItem(fragment, cells), lastFragment: index))
        }
    }

    /// Chains the words of one fragment.
    private mutating func chain(_ range: Range<Int>) {
        for word in range { following[word] = word + 1 < range.upperBound ? Int32(truncatingIfNeeded: word + 1) : -1 }
    }

    private func isTall(_ overlay: Int32) -> Bool { !tall.isEmpty && tall[overlay] != nil }

    /// The last of the segments nearby that a fragment goes on with.
    private func neighbour(_ fragment: Fragment, from first: Int, _ cells: borrowing Span<Cell>) -> Int? {
        var index = drafts.count - 1
        let last = max(first, drafts.count - Self.reach)
        while index >= last {
            if accepts(drafts[index], fragment, cells) { return index }
            index -= 1
        }
        return nil
    }

    /// The last segment from `first` on that holds a fragment.
    private func holder(_ fragment: Fragment, from first: Int) -> Int? {
        var index = drafts.count - 1
        let last = max(first, drafts.count - Self.longReach)
        while index >= last {
            if holds(drafts[index], fragment) { return index }
            index -= 1
        }
        return nil
    }

    /// The segment that ends in the index above which a fragment was shown right before or behind it, wider than that; or the other way round.
    private func lastStacked(_ index: Int, from first: Int, _ fragments: [Fragment]) -> Int? {
        drafts.indices.suffix(min(Self.reach, drafts.count - first)).last { place in
            let draft = drafts[place]
            return (draft.lastFragment - index).magnitude == 1
                && SecondScripts.areStacked(fragments[index], fragments[draft.lastFragment], y: draft.y, size: draft.size)
        }
    }

    private func isBuiltUp(from draft: Draft, to index: Int, _ fragments: [Fragment]) -> Bool {
        let count = index - draft.lastFragment - 1
        guard count > 1, count < Self.reach else { return false }
        return BuiltUpText.fills(
            after: draft.x1, y: draft.y, size: draft.size, fragments[index], fragments[(draft.lastFragment + 1)..<index])
    }

    /// Whether a line begins with a fragment though another one ends close to it: that one's column went on below it when it had been shown, or ended there,
    /// and the next one began above.
    private func isNextColumn(_ index: Int, after draft: Draft, _ fragments: [Fragment]) -> Bool {
        if isBehindNote(draft, index, fragments) { return true }
        guard index > draft.lastFragment + 1 else {
            return index < draft.lastFragment && wentOnBefore(index, besides: draft, fragments) || isNoteBeside(draft, index, fragments)
        }
        let fragment = fragments[index]
        var next = fragments[draft.lastFragment + 1]
        // The number of the next line may be shown before it.
        if next.size < Self.sizeOfNumber * draft.size, next.x1 < draft.x0, index > draft.lastFragment + 2 {
            next = fragments[draft.lastFragment + 2]
        }
        let step = draft.y - next.y
        let isClear = fragment.x0 > draft.x1 + Self.leastGutter * draft.size
        if step < -2 * draft.size { return isClear && isBelowItsColumn(index, after: draft, next, fragments) }
        // The next line may begin further left than the number of a page that ends this one.
        let isLeft = next.x0 < draft.x0
        let isOver = !isClear && isLeft && Self.beginsAmongOthers(index, fragments)
        let isBack = isClear && isLeft || isOver
        // More is between the number of a formula and the next line.
        let isNumber = isBack && draft.cellCount <= Self.longestNumber
        guard next.frame == fragment.frame, step > 0.7 * draft.size, step < (isNumber ? 4 : 2.5) * draft.size,
            isBack || (next.x0 - draft.x0).magnitude < Self.widestShift(draft.cellCount, isClear) * draft.size,
            next.size < 1.5 * draft.size, draft.size < 1.5 * next.size, fragment.x0 > draft.x1 - (isOver ? Self.overlap : 0.2) * draft.size
        else { return false }
        let count = fragment.end - fragment.start
        if count >= Self.fewestOfLine { return true }
        // A heading beside a text may be short.
        if isClear, count >= Self.fewestOfHeading, fragment.size > Self.sizeOfHeading * draft.size,
            draft.cellCount >= Self.fewestOfText || Self.beginsAmongOthers(index, fragments, isHeading: true)
        {
            return true
        }
        guard fragments.indices.contains(index + 1) else { return false }
        let following = fragments[index + 1]
        return (following.y - fragment.y).magnitude < 0.3 * fragment.size && following.x0 > fragment.x0
            && following.x0 - fragment.x1 < 1.5 * fragment.size
    }

    /// Whether a fragment, shown before the line that it stands behind, went on below itself then: the caption of a figure that a text flows around.
    private func wentOnBefore(_ index: Int, besides draft: Draft, _ fragments: [Fragment]) -> Bool {
        guard fragments.indices.contains(index + 1), draft.cellCount >= Self.fewestOfText else { return false }
        let (fragment, next) = (fragments[index], fragments[index + 1])
        let step = fragment.y - next.y
        return next.frame == fragment.frame && fragment.end - fragment.start >= Self.fewestOfLine
            && fragment.x0 > draft.x1 + Self.leastGutter * draft.size && step > 0.7 * fragment.size && step < 2.5 * fragment.size
            && (next.x0 - fragment.x0).magnitude < Self.sameEdge * fragment.size
    }

    /// Whether a fragment in small type, not shown with the line that it stands behind, goes on below itself, or with what stands above it: a note in the
    /// margin, which TeX shows between two lines.
    private func isNoteBeside(_ draft: Draft, _ index: Int, _ fragments: [Fragment]) -> Bool {
        let fragment = fragments[index]
        guard fragment.size < Self.sizeOfNote * draft.size, draft.cellCount >= Self.fewestOfText,
            fragment.x0 > draft.x1 + Self.gapOfNote * draft.size
        else { return false }
        func isLevel(_ other: Int) -> Bool { (fragments[other].y - fragment.y).magnitude < 0.3 * fragment.size }
        func isAligned(_ other: Fragment) -> Bool {
            other.frame == fragment.frame && Self.isNextOfNote(other, x0: fragment.x0, y: fragment.y, size: fragment.size)
        }
        // Its words may stand far apart.
        let near = max(0, index - Self.reach)..<min(fragments.count, index + Self.reach)
        if let below = (index + 1..<near.upperBound).first(where: { !isLevel($0) }), isAligned(fragments[below]) {
            return fragments[index..<below].reduce(0) { $0 + $1.end - $1.start } >= Self.fewestOfLine
        }
        return index < draft.lastFragment && (near.lowerBound..<index).contains { !isLevel($0) && isAligned(fragments[$0]) }
    }

    /// Of a note in the margin, as a share of its text's size, and from that, in ems of the text.
    static let sizeOfNote: Float = 0.92
    static let gapOfNote: Float = 0.45

    /// Whether a fragment goes on with a line that was shown right before it and stands closely above it, in a column that began higher up than the line
    /// that it comes close to, behind that.
    ///
    /// - Parameter next: what was shown behind that line.
    private func isBelowItsColumn(_ index: Int, after draft: Draft, _ next: Fragment, _ fragments: [Fragment]) -> Bool {
        let (fragment, above) = (fragments[index], fragments[index - 1])
        let step = above.y - fragment.y
        return next.frame == fragment.frame && above.frame == fragment.frame && draft.cellCount >= Self.fewestOfText
            && fragment.end - fragment.start >= Self.fewestOfLine && next.x0 > draft.x1 && step > 0.7 * fragment.size
            && step < 2.5 * fragment.size && above.x1 > fragment.x0 && above.x0 > draft.x1
    }

    /// Whether a fragment is a further line of what was shown just before it, above it, and not of a segment that was shown before that: of the next cell
    /// in the row of a table.
    private func goesOnAbove(_ index: Int, beside draft: Draft, _ fragments: [Fragment]) -> Bool {
        guard index > draft.lastFragment + 1 else { return false }
        let (fragment, above) = (fragments[index], fragments[index - 1])
        let step = above.y - fragment.y
        return above.frame == fragment.frame && step > 0.7 * fragment.size && step < Self.widestStep * fragment.size
            && (above.x0 - fragment.x0).magnitude < Self.sameEdge * fragment.size && above.size == fragment.size
            && fragment.x0 > draft.x1 + Self.leastGutter * draft.size
    }

    /// From line to line, and between the beginnings of lines that have one edge, in ems.
    static let widestStep: Float = 1.75
    static let sameEdge: Float = 0.1

    private mutating func findTall(_ fragments: [Fragment]) {
        for fragment in fragments where fragment.overlay != 0 {
            let known = tall[fragment.overlay] ?? fragment.y...fragment.y
            tall[fragment.overlay] = min(known.lowerBound, fragment.y)...max(known.upperBound, fragment.y)
        }
        var sizes: [Int32: Float] = [:]
        for fragment in fragments where fragment.overlay != 0 { sizes[fragment.overlay] = max(sizes[fragment.overlay] ?? 0, fragment.size) }
        tall = tall.filter { $0.value.upperBound - $0.value.lowerBound > Self.rowTolerance * (sizes[$0.key] ?? 0) }
    }

    private func accepts(_ segment: Draft, _ fragment: Fragment, _ cells: borrowing Span<Cell>) -> Bool {
        if segment.overlay != fragment.overlay, segment.isPartOfOverlay || isTall(fragment.overlay) { return false }
        guard segment.cellCount < Self.longestSegment else { return false }
        let (larger, gap) = (max(segment.size, fragment.size), fragment.x0 - segment.x1)
        // Beside a letter that is much larger the smaller type says what is far.
        let isUneven = larger > 1.6 * min(segment.size, fragment.size)
        guard
            gap < Self.joiningGap
                * (isUneven ? min(fragment.size, segment.size) : max(min(fragment.em, fragment.size), segment.size * 0.8))
                || gap < Self.joiningGap * segment.size && Self.isRaisedMark(fragment, beside: segment.y, segment.size, cells),
            gap > -Self.overlap * larger || fragment.x1 <= segment.x1 + 0.1 * larger
        else { return false }
        let shift = (segment.y - fragment.y).magnitude
        let smaller = min(segment.size, fragment.size)
        // Small print beside huge type is no index of it.
        if smaller < Self.smallestIndex * larger { return shift < 0.3 * smaller && gap > -Self.overlap * larger }
        if shift < 0.12 * larger { return gap > -Self.overlap * larger }
        // Off the baseline: raised or lowered, and then smaller or close by; otherwise a neighbour line that came too near.
        if shift <= 0.35 * larger, gap.magnitude < 0.4 * larger, smaller > 0.6 * larger { return true }
        // No index is as long as a line of text: beside a heading that ends there the next column goes on.
        let count = segment.size < fragment.size ? Int(segment.cellCount) : fragment.end - fragment.start
        if gap > 0.4 * larger, count >= Self.fewestOfText, !Self.isLabel(cells, at: Int(segment.order), segment.cellCount) { return false }
        return shift <= Self.rowTolerance * larger && ScriptSize.isSmaller(smaller, than: larger) && gap > -Self.overlap * larger
            || smaller < Self.markSizes.upperBound * larger
                && gap.magnitude < Self.reach(ofRaised: fragment, beside: segment.size, segment.y, cells) * larger
                && shift <= Self.tolerance(of: smaller, raisedBeside: larger) * larger
            || isLargeMark(segment, before: fragment, cells)
    }

    /// Whether a segment is nothing but a raised figure or two, hardly smaller than the long line that begins beside it: a note's, set in the text's type
    /// where the note has a smaller one.
    private func isLargeMark(_ segment: Draft, before fragment: Fragment, _ cells: borrowing Span<Cell>) -> Bool {
        let first = Int(segment.order)
        guard segment.cellCount <= Self.mostFiguresOfMark, fragment.end - fragment.start >= Self.fewestBehindMark,
            Self.sizesOfLargeMark.contains(segment.size / fragment.size),
            Self.risesOfMark.contains((segment.y - fragment.y) / fragment.size),
            Self.gapsOfMark.contains((fragment.x0 - segment.x1) / fragment.size),
            first >= 0, first + Int(segment.cellCount) <= cells.count
        else { return false }
        return (first..<first + Int(segment.cellCount)).allSatisfy { PageDigits.isDecimal(cells[$0].unicode) }
    }

    private static let mostFiguresOfMark = 2
    private static let fewestBehindMark = 20
    /// In ems of the line.
    private static let sizesOfLargeMark: ClosedRange<Float> = 0.72...1
    private static let risesOfMark: ClosedRange<Float> = 0.3...0.56
    private static let gapsOfMark: ClosedRange<Float> = -0.05...0.35

    private mutating func join(
        _ fragment: Fragment, _ range: Range<Int>, to target: Int, _ words: inout [LayoutWord], _ cells: borrowing Span<Cell>
    ) {
        let gap = fragment.x0 - drafts[target].x1
        let shift = fragment.y - drafts[target].y
        let isMark = isMark(drafts[target], before: fragment, cells)
        if isMark {
            var word = drafts[target].firstWord
            while word >= 0 {
                words[Int(word)].isRaised = true
                word = following[Int(word)]
            }
        }
        let isSmaller = ScriptSize.isSmaller(fragment.size, than: drafts[target].size)
        if shift > 0.15 * drafts[target].size, isSmaller {
            for index in range { words[index].isRaised = true }
        }
        // A space shown between right-to-left words and what stands on their left is on its right.
        let followsSpace =
            cells[fragment.start].followsSpace
            && !(fragment.start > 0 && cells[fragment.start - 1].isRightToLeft && cells[fragment.start - 1].x0 > fragment.x0)
            // And one shown before something that was put elsewhere parts nothing here.
            && !(gap.magnitude < Self.touching * fragment.size && Int(words[Int(drafts[target].lastWord)].end) != fragment.start
                && isClose(fragment, shift, cells))
        // The slant of a letter keeps its exponent away from it.
        let base = words[Int(drafts[target].lastWord)]
        let (last, least): (UInt32, Float) = (cells[Int(base.end) - 1].unicode, base.end - base.start <= 2 && shift < 0 ? 0.14 : 0.15)
        let nearest =
            isSmaller && shift.magnitude > least * drafts[target].size
                && (Bidirectional.isLetter(last) || PageDigits.isDecimal(last) && Self.isOrdinal(fragment, cells))
            ? Self.slantGap * drafts[target].size : WordSplitter.wordGap * max(fragment.em, 0.7 * drafts[target].size)
        if gap < nearest, !followsSpace, !isMark {
            words[range.lowerBound].isGlued = true
        }
        following[Int(drafts[target].lastWord)] = Int32(truncatingIfNeeded: range.lowerBound)
        drafts[target].lastWord = Int32(truncatingIfNeeded: range.upperBound - 1)
        drafts[target].x0 = min(drafts[target].x0, fragment.x0)
        drafts[target].x1 = max(drafts[target].x1, fragment.x1)
        if isMark || fragment.size > drafts[target].size * 1.1 {
            drafts[target].y = fragment.y
            drafts[target].size = fragment.size
        } else if drafts[target].cellCount == 1, fragment.end - fragment.start > 1, !isSmaller {
            // TeX's tilde stands lower than what it is the first sign of.
            drafts[target].y = fragment.y
        }
        drafts[target].order = min(drafts[target].order, Int32(truncatingIfNeeded: fragment.start))
        drafts[target].cellCount += Int32(fragment.end - fragment.start)
    }

    /// Whether a fragment stands on the line that it is joined to, or is as short as an index is: what a brace below a formula says is longer. What is read
    /// from right to left is shown in any order.
    private func isClose(_ fragment: Fragment, _ shift: Float, _ cells: borrowing Span<Cell>) -> Bool {
        for index in max(0, fragment.start - 1)..<min(fragment.end + 1, cells.count) where cells[index].isRightToLeft { return false }
        if shift.magnitude < Self.touching * fragment.size { return true }
        let first = cells[fragment.start].unicode
        return fragment.end - fragment.start <= Self.longestIndex && (Self.isLetter(first) || PageDigits.isDecimal(first))
    }

    private static let longestIndex = 3

    /// Whether what a segment has so far is the mark in front of a note: figures or a sign, set higher and smaller than the words behind them.
    private func isMark(_ segment: Draft, before fragment: Fragment, _ cells: borrowing Span<Cell>) -> Bool {
        if isLargeMark(segment, before: fragment, cells) { return Self.isLetter(cells[fragment.start].unicode) }
        guard segment.cellCount <= 3, ScriptSize.isSmaller(segment.size, than: fragment.size),
            segment.y - fragment.y > 0.15 * fragment.size,
            Self.isLetter(cells[fragment.start].unicode)
        else { return false }
        let first = Int(segment.order)
        // A letter by itself may have a power before it, but no sign: it is what a test's result is called.
        guard fragment.end - fragment.start > 1 else {
            return (first..<min(first + Int(segment.cellCount), cells.count)).allSatisfy { NoteMark.isSign(cells[$0].unicode) }
        }
        guard Self.isLetter(cells[fragment.start + 1].unicode) || cells[fragment.start + 1].followsSpace else { return false }
        return (first..<min(first + Int(segment.cellCount), cells.count)).allSatisfy { index in
            let unicode = cells[index].unicode
            // A letter, before a name: of the place where an author works.
            if segment.cellCount == 1, unicode &- 0x61 < 8 {
                return LetterCase(cells[fragment.start].unicode) == .capital
            }
            return PageDigits.isDecimal(unicode) || NoteMark.isSignOfNote(unicode)
        }
    }

    /// Whether a cell is a letter, or a ligature of several.
    private static func isLetter(_ unicode: UInt32) -> Bool {
        unicode & Font.sequenceFlag != 0 || Unicode.Scalar(unicode)?.properties.isAlphabetic ?? false
    }

    /// Whether a small piece off the baseline lies within a segment that was shown first: an index left out and added later, half of a sign.
    private func holds(_ segment: Draft, _ fragment: Fragment) -> Bool {
        let shift = (segment.y - fragment.y).magnitude
        guard segment.cellCount < Self.longestSegment, fragment.x0 >= segment.x0, fragment.x1 <= segment.x1 + 0.5 * segment.size,
            shift <= Self.rowTolerance * segment.size
        else {
            return false
        }
        // What is much smaller is a line of its own, close below a heading.
        return (ScriptSize.isSmaller(fragment.size, than: segment.size) || fragment.end - fragment.start <= 2)
            && fragment.size > 0.3 * segment.size
    }

    /// Whether a fragment lies above or below the first word of a segment, which stands clear of what follows it: two lines of a scale beside a larger
    /// label, no two indices of one letter.
    private func isStacked(_ fragment: Fragment, _ segment: Draft, _ words: [LayoutWord]) -> Bool {
        let first = words[Int(segment.firstWord)]
        guard min(first.x1, fragment.x1) - max(first.x0, fragment.x0) > 0.5 * (fragment.x1 - fragment.x0),
            (first.y - fragment.y).magnitude > Self.rowTolerance * max(first.size, fragment.size), following[Int(segment.firstWord)] >= 0
        else { return false }
        return words[Int(following[Int(segment.firstWord)])].x0 - max(first.x1, fragment.x1) > Self.slantGap * segment.size
    }

    /// Puts a fragment's words among those of a segment, by where they stand.
    private mutating func insert(_ fragment: Fragment, _ range: Range<Int>, into target: Int, _ words: inout [LayoutWord]) {
        let size = drafts[target].size
        let isRaised = fragment.y - drafts[target].y > 0.15 * size && ScriptSize.isSmaller(fragment.size, than: size)
        // The first word that stands further right, and the one before it.
        var (before, after) = (Int32(-1), drafts[target].firstWord)
        while after >= 0 {
            let word = words[Int(after)]
            if word.x0 + word.x1 > 2 * fragment.x0, word.x0 > fragment.x0 - 0.1 * size { break }
            (before, after) = (after, following[Int(after)])
        }
        let gap = WordSplitter.wordGap * max(fragment.em, 0.7 * size)
        for index in range { words[index].isRaised = isRaised }
        let (first, last) = (Int32(truncatingIfNeeded: range.lowerBound), Int32(truncatingIfNeeded: range.upperBound - 1))
        if before >= 0 {
            words[range.lowerBound].isGlued = fragment.x0 - words[Int(before)].x1 < gap
            following[Int(before)] = first
        } else {
            drafts[target].firstWord = first
        }
        if after >= 0 {
            if words[Int(after)].x0 - fragment.x1 < gap { words[Int(after)].isGlued = true }
        } else {
            drafts[target].lastWord = last
        }
        following[Int(last)] = after
        drafts[target].cellCount += Int32(truncatingIfNeeded: fragment.end - fragment.start)
    }
}
