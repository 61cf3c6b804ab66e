/// Labels in a column of their own, each beside the first line of a text of several lines: what a policy covers, the days of a journey, the stations of a life.
/// They were shown entry after entry, each label with all of its lines before its text; columns of a text are shown one after the other. Nothing is drawn
/// between them, and a label may come so close to its text that they are one segment.
struct LabelledTexts {
    private(set) var tables: [RuledTables.Table] = []
    /// The segments that are in none of them.
    private(set) var others: [Segment] = []

    private let text: BlockText
    private let type: WordType
    private let shown: [Segment]

    private static let fewestEntries = 2
    /// Where labels stand close to their texts, or say nothing of themselves.
    private static let fewestClose = 3
    private static let mostSegments = 3000
    private static let mostPlaces = 8
    private static let mostPairs = 32
    private static let mostLinesOfLabel = 3
    /// In characters: of a label, and of those of most entries at the least.
    private static let longestLabel: Int32 = 70
    private static let shortestLabel: Int32 = 3

    /// In ems: how level lines are; how far from each other those of a column begin; white before a text, at the least; how far from its label it begins.
    private static let level: Float = 0.15
    private static let labelLevel: Float = 0.28
    private static let alignment: Float = 0.15
    private static let gutter: Float = 0.4
    private static let wideGutter: Float = 1
    private static let leastColumn: Float = 2.5
    /// From line to line, from paragraph to paragraph of a text, and from entry to entry.
    private static let steps: ClosedRange<Float> = 0.7...1.75
    private static let widestStep: Float = 3.5
    /// More than between the lines of a text, as a multiple.
    private static let widerStep: Float = 1.12
    private static let space: Float = 0.2
    /// Of a column, behind what surely ends.
    private static let roomBehindEnd: Float = 0.25
    /// How much smaller or larger labels are than texts, as a share of these.
    private static let sizes: ClosedRange<Float> = 0.7...1.2

    /// A label and its text, as places in the order of showing.
    private struct Entry {
        let label: Range<Int>
        let text: Range<Int>
    }

    /// nil if there are none, as on nearly all pages.
    ///
    /// - Parameter segments: line by line from the top.
    init?(_ segments: [Segment], _ text: BlockText, type: @escaping WordType) {
        guard segments.count <= Self.mostSegments, let (places, pairs) = Self.places(segments, text) else { return nil }
        (self.text, self.type) = (text, type)
        let words = text.words
        // A text may have words where those of other entries of the page begin, behind the wide white of a line that was filled: it isn't parted, unless
        // labels of theirs begin where it does.
        var last = -1
        let parted = PartedSegments(segments, words) { segment, index in
            let word = words[index]
            func isNear(_ x: Float, _ other: Float) -> Bool { (x - other).magnitude < Self.alignment * segment.size }
            func isPlace(_ x: Float) -> Bool { places.contains { isNear(x, $0) } }
            guard word.x0 - words[index - 1].x1 > Self.gutter * segment.size, !word.isGlued, !word.isRaised, isPlace(word.x0),
                word.x0 - segment.x0 > Self.leastColumn * segment.size, segment.words.lowerBound != last,
                word.x0 - words[index - 1].x1 > Self.wideGutter * segment.size || !isPlace(segment.x0)
                    || pairs.contains(where: { isNear(word.x0, $0.text) && isNear(segment.x0, $0.label) })
            else { return false }
            last = segment.words.lowerBound
            return true
        }
        let order = parted.pieces.indices.sorted { parted.pieces[$0].order < parted.pieces[$1].order }
        shown = order.map { parted.pieces[$0] }
        let runs = runs().map { trimmed($0) }.filter { !$0.isEmpty }
        var taken = [Bool](repeating: false, count: shown.count)
        for place in places {
            let found = runs.filter { run in
                run.first.map { (shown[$0.text.lowerBound].x0 - place).magnitude < Self.alignment * shown[$0.text.lowerBound].size }
                    ?? false
            }
            // An entry by itself is one where others that follow each other go on, too.
            let several = found.filter { $0.count > 1 }
            let own = several.contains { $0.contains { $0.text.count > 1 } } ? found : several
            guard areLabelled(own) else { continue }
            for run in own {
                let part = run.dropLast(mayGoOn(run) ? 1 : 0)
                guard let first = part.first, !taken[order[first.label.lowerBound]], let table = table(part) else { continue }
                tables.append(table)
                for entry in part {
                    for place in entry.label.lowerBound..<entry.text.upperBound { taken[order[place]] = true }
                }
            }
        }
        guard !tables.isEmpty else { return nil }
        others = parted.others { taken[$0] }
    }

    /// Where texts may begin: where a line stands alone below something that begins there behind white, a label before it.
    ///
    /// - Returns: these, and pairs of them with where a label before one begins.
    private static func places(_ segments: [Segment], _ text: BlockText) -> (places: [Float], pairs: [(label: Float, text: Float)])? {
        var places: [Float] = []
        var pairs: [(label: Float, text: Float)] = []
        for index in segments.indices.dropFirst() {
            let (above, below) = (segments[index - 1], segments[index])
            let size = below.size
            guard steps.contains((above.y - below.y) / size), below.x0 < above.x1 else { continue }
            var label = above.words
            if (above.x0 - below.x0).magnitude < alignment * size {
                guard index > 1, (segments[index - 2].y - above.y).magnitude < labelLevel * size,
                    segments[index - 2].x1 < above.x0 - gutter * size
                else { continue }
                label = segments[index - 2].words
            } else {
                guard below.x0 > above.x0 + leastColumn * size,
                    let word = above.words.dropFirst().first(where: { (text.words[$0].x0 - below.x0).magnitude < alignment * size }),
                    below.x0 - text.words[word - 1].x1 > gutter * size
                else { continue }
                label = above.words.lowerBound..<word
            }
            guard !isItem(label, text), let first = label.first.map({ text.words[$0].x0 }) else { continue }
            func isNear(_ x: Float, _ other: Float) -> Bool { (x - other).magnitude < alignment * size }
            if !pairs.contains(where: { isNear($0.text, below.x0) && isNear($0.label, first) }), pairs.count < mostPairs {
                pairs.append((first, below.x0))
            }
            guard !places.contains(where: { isNear($0, below.x0) }) else { continue }
            guard places.count < mostPlaces else { break }
            places.append(below.x0)
        }
        return places.isEmpty ? nil : (places, pairs)
    }

    /// Whether a label is a bullet or a number: the entry is an item.
    private static func isItem(_ label: Range<Int>, _ text: BlockText) -> Bool {
        guard let word = label.first else { return false }
        let scalars = text.cells(of: word).map(\.unicode)
        if Label.isBullet(scalars) { return true }
        guard label.count == 1 else { return false }
        if Label.isNumber(scalars) || Label.isCapital(scalars) || scalars.first == 0x5B { return true }
        // Years and times are none.
        if scalars.count < fewestOfDate { return !scalars.contains(where: Bidirectional.isLetter) }
        return scalars.contains(0x2E) && scalars.count { $0 &- 0x30 < 10 || $0 == 0x2E } * 4 >= scalars.count * 3
    }

    private static let fewestOfDate = 4

    // MARK: Entries

    /// Entries that follow each other.
    private func runs() -> [[Entry]] {
        var runs: [[Entry]] = []
        var index = 0
        while index < shown.count {
            guard let entry = entry(at: index) else {
                index += 1
                continue
            }
            if let last = runs.last?.last, last.text.upperBound == index, follows(entry, last) {
                runs[runs.count - 1].append(entry)
            } else {
                runs.append([entry])
            }
            index = entry.text.upperBound
        }
        return runs
    }

    /// The entry whose label begins at a place.
    private func entry(at start: Int) -> Entry? {
        let label = shown[start]
        var (end, right) = (start, label.x1)
        // Its text begins behind all of its lines.
        repeat {
            right = max(right, shown[end].x1)
            end += 1
            guard end < shown.count, shown[end].overlay == 0 else { return nil }
        } while end - start < Self.mostLinesOfLabel && isBelow(shown[end], shown[end - 1], asLabel: true)
        let first = shown[end]
        guard (first.y - label.y).magnitude < Self.labelLevel * first.size, first.x0 > right + Self.gutter * first.size,
            first.x0 - label.x0 > Self.leastColumn * first.size, Self.sizes.contains(label.size / first.size)
        else { return nil }
        var last = end
        while last + 1 < shown.count, isBelow(shown[last + 1], shown[last], asLabel: false) { last += 1 }
        // What stands level before a label, or behind the text, is another cell of a row, or the bullet of an item.
        if start > 0, isLevel(shown[start - 1], label) { return nil }
        if last + 1 < shown.count, isLevel(shown[last + 1], first), shown[last + 1].x0 > first.x0 { return nil }
        return Entry(label: start..<end, text: end..<(last + 1))
    }

    private func isLevel(_ line: Segment, _ other: Segment) -> Bool { (line.y - other.y).magnitude < Self.labelLevel * other.size }

    /// A run without the lines of a text above and below it that only seem to have cells: a word of theirs begins where the entries' texts do, by accident.
    /// By itself only what goes on there is an entry.
    private func trimmed(_ run: [Entry]) -> ArraySlice<Entry> {
        var run = run[...]
        if let last = run.last, mayBeProse(last), case let next = last.text.upperBound, next < shown.count,
            isBelow(shown[next], shown[last.label.lowerBound], asLabel: false)
        {
            run = run.dropLast()
        }
        if let first = run.first, mayBeProse(first), case let above = first.label.lowerBound - 1, above >= 0,
            isBelow(shown[first.label.lowerBound], shown[above], asLabel: false), shown[above].x1 > shown[first.text.lowerBound].x0
        {
            run = run.dropFirst()
        }
        return run.count == 1 && run.contains { $0.text.count == 1 } ? [] : run
    }

    private func mayBeProse(_ entry: Entry) -> Bool {
        let first = shown[entry.text.lowerBound]
        return entry.text.count == 1 && first.x0 - shown[entry.label.lowerBound].x1 < Self.wideGutter * first.size
    }

    /// Whether a line goes on closely below another one of its cell.
    private func isBelow(_ line: Segment, _ above: Segment, asLabel: Bool) -> Bool {
        Self.steps.contains((above.y - line.y) / line.size) && (line.size - above.size).magnitude < 0.06 * above.size
            && ((line.x0 - above.x0).magnitude < Self.alignment * line.size
                || asLabel && (line.x1 - above.x1).magnitude < Self.alignment * line.size)
    }

    /// Whether an entry stands below another one, with its cells in the same columns, and begins where the text above may end.
    private func follows(_ entry: Entry, _ last: Entry) -> Bool {
        let (label, first) = (shown[entry.label.lowerBound], shown[entry.text.lowerBound])
        let (above, end) = (shown[last.label.upperBound - 1], shown[last.text.upperBound - 1])
        let size = first.size
        let step = min(above.y, end.y) - label.y
        return step > Self.steps.lowerBound * size && step < Self.widestStep * size
            && (first.x0 - shown[last.text.lowerBound].x0).magnitude < Self.alignment * size
            && ((label.x0 - shown[last.label.lowerBound].x0).magnitude < Self.alignment * size
                || (label.x1 - shown[last.label.lowerBound].x1).magnitude < Self.alignment * size)
    }

    // MARK: Evidence

    /// Whether some runs of entries whose texts begin in one place are of labels and texts.
    private func areLabelled(_ runs: [ArraySlice<Entry>]) -> Bool {
        let entries = runs.flatMap { $0 }
        guard entries.count >= Self.fewestEntries, let some = entries.first else { return false }
        let size = shown[some.text.lowerBound].size
        var (right, widest) = (-Float.infinity, -Float.infinity)
        var (wrapped, ended, tall, short, marked) = (0, 0, 0, 0, 0)
        var labels = Set<[UInt32]>()
        for entry in entries {
            for line in shown[entry.text] { right = max(right, line.x1) }
            for line in shown[entry.label] { widest = max(widest, line.x1) }
        }
        let left = shown[some.text.lowerBound].x0
        guard left - shown[some.label.lowerBound].x0 < right - left else { return false }
        for entry in entries {
            let label = shown[entry.label.lowerBound].words.lowerBound..<shown[entry.label.upperBound - 1].words.upperBound
            let count = shown[entry.label].reduce(0) { $0 + $1.cellCount }
            guard count <= Self.longestLabel, !Self.isItem(shown[entry.label.lowerBound].words, text),
                entry.label.count <= entry.text.count
                    || entry.text.count == 1
            else { return false }
            if count < Self.shortestLabel { short += 1 }
            if entry.label.count > 1 { tall += 1 }
            for (above, below) in zip(shown[entry.label], shown[entry.label].dropFirst()) where hasRoom(below, behind: above, upTo: widest)
            {
                return false
            }
            for (above, below) in zip(shown[entry.text], shown[entry.text].dropFirst()) {
                if hasRoom(below, behind: above, upTo: right) { ended += 1 } else { wrapped += 1 }
            }
            if let sign = label.last.flatMap({ text.cells(of: $0).last })?.unicode, sign == 0x3A || sign == 0x2E { marked += 1 }
            guard labels.insert(shown[entry.label].flatMap { $0.words.flatMap { text.cells(of: $0).map(\.unicode) } }).inserted else {
                return false
            }
            let words = [shown[entry.label.lowerBound].words, shown[entry.text.lowerBound].words]
            guard words.allSatisfy({ !text.words[$0].isMostlyFixedPitch(type) && !text.words[$0].isBuiltUp }) else { return false }
        }
        guard wrapped > 0, ended * 4 <= wrapped, short * 2 < entries.count else { return false }
        // A label that ends in a stop is parted from its text by that.
        if marked == entries.count, tall == 0 { return false }
        if left - widest < Self.wideGutter * size, entries.count < Self.fewestClose { return false }
        let pitch = entries.reduce(Float.infinity) { least, entry in
            zip(shown[entry.text], shown[entry.text].dropFirst()).reduce(least) { min($0, $1.0.y - $1.1.y) }
        }
        var (boundaries, unended) = (0, 0)
        for run in runs {
            guard isWhole(run) else { return false }
            for (entry, next) in zip(run, run.dropFirst()) {
                boundaries += 1
                guard !mayEnd(entry, before: next, upTo: right, pitch) else { continue }
                if text.startsSmall(shown[next.text.lowerBound]) { return false }
                unended += 1
            }
        }
        return unended * 3 <= boundaries
    }

    private func hasRoom(_ below: Segment, behind above: Segment, upTo edge: Float) -> Bool {
        guard let first = below.words.first else { return true }
        return edge - above.x1 >= text.words[first].x1 - text.words[first].x0 + Self.space * below.size
    }

    /// Whether a text may end where the next one begins: below white, behind a line that had room for more, or behind a sentence.
    private func mayEnd(_ entry: Entry, before next: Entry, upTo right: Float, _ pitch: Float) -> Bool {
        let (last, first) = (shown[entry.text.upperBound - 1], shown[next.text.lowerBound])
        if hasRoom(first, behind: last, upTo: right) || last.y - first.y > Self.widerStep * pitch { return true }
        return ending(last).map { $0 == 0x2E || $0 == 0x21 || $0 == 0x3F || $0 == 0x3B } ?? false && !text.startsSmall(first)
    }

    private func ending(_ line: Segment) -> UInt32? { line.words.last.flatMap { text.cells(of: $0).last }?.unicode }

    /// Whether no entries of another shape stand around a run: labels that are wider than their column, with their texts below them.
    private func isWhole(_ run: ArraySlice<Entry>) -> Bool {
        guard let first = run.first, let last = run.last else { return false }
        let (left, size) = (shown[first.text.lowerBound].x0, shown[first.text.lowerBound].size)
        func isText(_ place: Int) -> Bool { (shown[place].x0 - left).magnitude < Self.alignment * size }
        func isClose(_ above: Int, _ below: Int) -> Bool {
            let step = shown[above].y - shown[below].y
            return step > 0 && step < Self.steps.upperBound * size
        }
        var place = first.label.lowerBound - 1
        while place > 0, isText(place), isClose(place - 1, place) { place -= 1 }
        if place >= 0, place < first.label.lowerBound - 1, !isText(place), shown[place].x0 < left { return false }
        let next = last.text.upperBound
        if next < shown.count, isClose(next - 1, next), shown[next].x0 > left { return false }
        return
            !(next + 1 < shown.count && isClose(next - 1, next) && isText(next + 1) && isClose(next, next + 1)
            && shown[next].x0 < left)
    }

    /// Whether the last text of a run may go on in another column or on the next page: nothing stands below it, and no sentence ends there.
    private func mayGoOn(_ run: ArraySlice<Entry>) -> Bool {
        guard let last = run.last, let sign = ending(shown[last.text.upperBound - 1]) else { return false }
        if [0x21, 0x29, 0x2E, 0x3A, 0x3B, 0x3F, 0x201D, 0xBB].contains(sign) { return false }
        let line = shown[last.text.upperBound - 1]
        let right = run.reduce(line.x1) { right, entry in shown[entry.text].reduce(right) { max($0, $1.x1) } }
        if right - line.x1 > Self.roomBehindEnd * (right - line.x0) { return false }
        return !shown.contains {
            $0.x0 < line.x1 && $0.x1 > shown[last.label.lowerBound].x0 && $0.y < line.y && line.y - $0.y < Self.widestStep * line.size
        }
    }

    /// The table of a run; nil if something else stands in it.
    private func table(_ run: ArraySlice<Entry>) -> RuledTables.Table? {
        guard let first = run.first, let last = run.last else { return nil }
        let own = first.label.lowerBound..<last.text.upperBound
        var (x0, x1, y0, y1) = (Float.infinity, -Float.infinity, Float.infinity, -Float.infinity)
        for line in shown[own] { (x0, x1, y0, y1) = (min(x0, line.x0), max(x1, line.x1), min(y0, line.low), max(y1, line.high)) }
        let isClear = shown.indices.allSatisfy { place in
            let line = shown[place]
            return own.contains(place) || line.x1 <= x0 || line.x0 >= x1 || line.high <= y0 || line.low >= y1
        }
        guard isClear else { return nil }
        let edge = shown[first.text.lowerBound].x0
        var cells: [RuledTables.Cell] = []
        for (row, entry) in run.enumerated() {
            cells.append(RuledTables.Cell(row: row, column: 0, x1: edge, segments: Array(shown[entry.label])))
            cells.append(RuledTables.Cell(row: row, column: 1, x1: x1, segments: Array(shown[entry.text])))
        }
        return RuledTables.Table(
            cells: cells, columnCount: 2, x0: x0, x1: x1, y0: y0, y1: y1, isToldByShowing: true, holdsLabelledTexts: true)
    }
}
