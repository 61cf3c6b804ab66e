/// Puts the segments of one region together into lines: what shares a baseline is read together.
struct LineBuilder {
    let frame: Int

    /// The lines of `region`, their words as they stand from left to right.
    ///
    /// - Parameter words: the page's; where a line has several segments its words are put behind all others, so that they are one range.
    func lines(_ region: [Int], _ segments: [Segment], _ words: inout [LayoutWord], _ cells: [Cell]) -> [LayoutLine] {
        // As in most cells of a table.
        if region.count == 1 { return [line(region[...], segments, &words)] }
        let sorted = region.sorted {
            segments[$0].y != segments[$1].y ? segments[$0].y > segments[$1].y : segments[$0].x0 < segments[$1].x0
        }
        var lines: [LayoutLine] = []
        // What is shown in several lines is kept together, which takes all rows; so do captions side by side.
        let hasOverlays = region.contains { segments[$0].isPartOfOverlay }
        let hasCaptions = !hasOverlays && region.contains { segments[$0].label > 1 }
        if hasOverlays || hasCaptions {
            var rows: [[Int]] = []
            forEachBand(sorted, segments) { band in forEachRow(of: band, segments) { rows.append(Array($0)) } }
            rows = hasOverlays ? keepingOverlaysTogether(rows, segments) : puttingCaptionsApart(rows, segments)
            for row in rows { lines.append(line(row[...], segments, &words)) }
            // Items "(a)" and "(b)" begin as captions do.
            if hasCaptions { StretchedLines.mark(&lines, words, cells.span) }
            return lines
        }
        lines.reserveCapacity(sorted.count)
        forEachBand(sorted, segments) { band in
            if band.count == 1 {
                lines.append(line(band, segments, &words))
            } else {
                forEachRow(of: band, segments) { lines.append(line($0, segments, &words)) }
            }
        }
        StretchedLines.mark(&lines, words, cells.span)
        return lines
    }

    /// Hands on what overlaps in height, from top to bottom.
    private func forEachBand(_ sorted: [Int], _ segments: [Segment], _ body: (ArraySlice<Int>) -> Void) {
        var start = 0
        var low = Float.infinity
        for position in sorted.indices {
            let (y, size) = (segments[sorted[position]].y, segments[sorted[position]].size)
            // The full height of the type: the cells of one row of a table overlap even if each is centred in it.
            if position > start, y + 0.78 * size <= low {
                body(sorted[start..<position])
                start = position
                low = .infinity
            }
            low = min(low, y - 0.22 * size)
        }
        if start < sorted.count { body(sorted[start...]) }
    }

    /// Hands on the lines of segments that overlap in height, given from top to bottom: in a row of a table with cells of several lines, cell by cell,
    /// as they were shown; otherwise by their baselines.
    private func forEachRow(of band: ArraySlice<Int>, _ segments: [Segment], _ body: (ArraySlice<Int>) -> Void) {
        let byCells = cellByCell(band, segments)
        let ordered = byCells ?? band
        var start = ordered.startIndex
        for position in ordered.indices.dropFirst() {
            let (last, segment) = (segments[ordered[position - 1]], segments[ordered[position]])
            // A note's mark stands higher than the line behind it.
            let (mark, next) = (segments[ordered[start]], segments[ordered[start + 1]])
            let first = isMark(mark, of: next) ? next : mark
            let tolerance = 0.3 * min(first.size, segment.size)
            let isSameRow =
                (first.y - segment.y).magnitude <= tolerance || isBullet(last, of: segment) || isBullet(segment, of: first)
            if isSameRow, byCells == nil || segment.x0 >= last.x1 - tolerance { continue }
            body(ordered[start..<position])
            start = position
        }
        body(ordered[start...])
    }

    /// The segments of a row of cells as they were shown; nil where they are no such row.
    private func cellByCell(_ band: ArraySlice<Int>, _ segments: [Segment]) -> ArraySlice<Int>? {
        guard band.count > 2, band.count <= Self.largestRow else { return nil }
        let shown = band.sorted { segments[$0].order < segments[$1].order }
        return goesUp(shown, segments) && isConsistent(shown, segments) ? shown[...] : nil
    }

    /// Whether a sign of its own, such as a bullet that is set smaller or larger, stands beside a line's height a little in front of it.
    private func isBullet(_ sign: Segment, of line: Segment) -> Bool {
        guard sign.cellCount == 1, line.cellCount > 1, sign.x1 <= line.x0, line.x0 - sign.x1 < Self.bulletGap * line.size else {
            return false
        }
        let middle = sign.y + 0.3 * sign.size
        return middle > line.y - 0.15 * line.size && middle < line.y + 0.75 * line.size
    }

    /// In ems.
    private static let bulletGap: Float = 3

    /// Whether a few raised signs are the mark of a note that begins behind them, or behind a tabulator.
    private func isMark(_ mark: Segment, of line: Segment) -> Bool {
        mark.cellCount <= Self.mostSignsOfMark && mark.size < Self.largestMark * line.size && mark.y > line.y + 0.1 * line.size
            && mark.y < line.y + 0.7 * line.size && line.cellCount >= Self.fewestBehindMark
            && Self.gapOfMark.contains((line.x0 - mark.x1) / line.size)
    }

    private static let mostSignsOfMark = 3
    private static let fewestBehindMark = 20
    /// In ems of the line.
    private static let largestMark: Float = 0.85
    private static let gapOfMark: ClosedRange<Float> = 0.1...5

    /// Rows in which what one annotation shows in several lines is read through: its first line ends the row it stands in, its others follow, and
    /// what stands to the right comes after them.
    private func keepingOverlaysTogether(_ rows: [[Int]], _ segments: [Segment]) -> [[Int]] {
        var lines: [Int32: [[Int]]] = [:]
        for row in rows {
            let own = row.filter { segments[$0].isPartOfOverlay }
            for (overlay, members) in Dictionary(grouping: own, by: { segments[$0].overlay }) {
                lines[overlay, default: []].append(members)
            }
        }
        var result: [[Int]] = []
        for row in rows {
            var current: [Int] = []
            for index in row.sorted(by: { segments[$0].x0 < segments[$1].x0 }) {
                guard segments[index].isPartOfOverlay else {
                    current.append(index)
                    continue
                }
                // Read already, with its first line.
                guard let own = lines.removeValue(forKey: segments[index].overlay), let first = own.first else { continue }
                result.append(current + first)
                result += own.dropFirst()
                current = []
            }
            if !current.isEmpty { result.append(current) }
        }
        return result
    }

    /// Rows in which the captions of figures side by side are read through, one after the other: what was shown between the beginnings of two, in the
    /// rows below them, goes on with the first.
    private func puttingCaptionsApart(_ rows: [[Int]], _ segments: [Segment]) -> [[Int]] {
        var (rows, result) = (rows, [[Int]]())
        for index in rows.indices {
            let row = rows[index].sorted { segments[$0].x0 < segments[$1].x0 }
            var (start, last) = (0, 0)
            for place in row.indices.dropFirst() where segments[row[place]].label > 1 {
                let (caption, next) = (segments[row[last]], segments[row[place]])
                last = place
                guard caption.label == next.label - 1, caption.order < next.order else { continue }
                var rest: [[Int]] = []
                for below in rows[(index + 1)...].prefix(Self.mostCaptionLines).indices {
                    let own = rows[below].filter {
                        caption.order < segments[$0].order && segments[$0].order < next.order && segments[$0].x0 < next.x0
                    }
                    if own.isEmpty { break }
                    rest.append(own)
                    rows[below].removeAll { own.contains($0) }
                }
                guard !rest.isEmpty else { continue }
                result.append(Array(row[start..<place]))
                result += rest
                start = place
            }
            if start < row.count { result.append(Array(row[start...])) }
        }
        return result
    }

    private static let mostCaptionLines = 16

    /// A row of a table has fewer segments than this: each is compared with each.
    private static let largestRow = 400

    /// Whether the order of showing goes up anywhere, as it does from one cell to the next.
    private func goesUp(_ shown: [Int], _ segments: [Segment]) -> Bool {
        zip(shown, shown.dropFirst()).contains { segments[$1].y > segments[$0].y + 0.3 * segments[$1].size }
    }

    /// Whether the order of showing never goes up within a column.
    private func isConsistent(_ shown: [Int], _ segments: [Segment]) -> Bool {
        for (position, index) in shown.enumerated().dropFirst() {
            let segment = segments[index]
            for before in shown[..<position] {
                let other = segments[before]
                let overlap = min(other.x1, segment.x1) - max(other.x0, segment.x0)
                if overlap > 0.3 * min(other.width, segment.width), other.y < segment.y - 0.3 * segment.size { return false }
            }
        }
        return true
    }

    /// Nothing but rounding, in ems.
    private static let touching: Float = 0.03

    private func line(_ row: ArraySlice<Int>, _ segments: [Segment], _ words: inout [LayoutWord]) -> LayoutLine {
        if row.count == 1, let only = row.first {
            let segment = segments[only]
            return LayoutLine(
                words: segment.words, frame: frame, x0: segment.x0, x1: segment.x1, y: segment.y, size: segment.size,
                isArtifact: segment.isArtifact, isOverlay: segment.overlay != 0, order: segment.order,
                characterCount: Int(segment.cellCount), isStretched: segment.isStretched, isItem: segment.isItem)
        }
        // They come so, mostly.
        var row = row
        let isSorted = row.indices.dropFirst().allSatisfy { segments[row[$0 - 1]].x0 <= segments[row[$0]].x0 }
        if !isSorted { row.sort { segments[$0].x0 < segments[$1].x0 } }
        let first = row[row.startIndex]
        let main = row.max { segments[$0].cellCount < segments[$1].cellCount } ?? first
        var line = LayoutLine(
            words: 0..<0, frame: frame, x0: .infinity, x1: -.infinity, y: segments[main].y, size: segments[main].size, order: .max,
            characterCount: 0)
        let hasMark = isMark(segments[first], of: segments[row[row.startIndex + 1]])
        if hasMark { for index in segments[first].words { words[index].isRaised = true } }
        var last: Int?
        for index in row {
            let segment = segments[index]
            if line.x1 > -.infinity, !hasMark && segments[first].cellCount > 1 || line.x1 > segments[first].x1 {
                line.widestGap = max(line.widestGap, segment.x0 - line.x1)
            }
            // A piece of a paragraph that is marked as an artifact goes on where the text before it ends, in the middle of a word even.
            if let last, segments[last].isArtifact != segment.isArtifact, let word = segment.words.first,
                (segment.x0 - segments[last].x1).magnitude < Self.touching * segment.size,
                (segment.y - segments[last].y).magnitude < Self.touching * segment.size
            {
                words[word].isGlued = true
            }
            last = index
            line.words = words.joining(line.words, segment.words)
            line.x0 = min(line.x0, segment.x0)
            line.x1 = max(line.x1, segment.x1)
            line.order = min(line.order, segment.order)
            line.characterCount += Int(segment.cellCount)
        }
        line.isItem = segments[first].isItem
        line.isArtifact = row.allSatisfy { segments[$0].isArtifact }
        line.isOverlay = row.allSatisfy { segments[$0].overlay != 0 }
        return line
    }
}
