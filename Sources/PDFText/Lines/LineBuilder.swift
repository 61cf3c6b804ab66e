/// Puts the segments of one region together into lines: what shares a baseline is read together.
struct LineBuilder {
    let frame: Int

    func lines(_ region: [Int], _ segments: [Segment], words: [LayoutWord], isRightToLeft: (Int32) -> Bool) -> [LayoutLine] {
        let sorted = region.sorted {
            segments[$0].y != segments[$1].y ? segments[$0].y > segments[$1].y : segments[$0].x0 < segments[$1].x0
        }
        var lines: [LayoutLine] = []
        var row: [Int] = []
        for index in sorted {
            if let first = row.first {
                let size = max(segments[first].size, segments[index].size)
                let isSameRow = segments[first].y - segments[index].y <= 0.3 * min(segments[first].size, segments[index].size) && size < 200
                if !isSameRow {
                    lines.append(line(row, segments, words, isRightToLeft))
                    row.removeAll(keepingCapacity: true)
                }
            }
            row.append(index)
        }
        if !row.isEmpty { lines.append(line(row, segments, words, isRightToLeft)) }
        return lines
    }

    private func line(_ row: [Int], _ segments: [Segment], _ words: [LayoutWord], _ isRightToLeft: (Int32) -> Bool) -> LayoutLine {
        let row = row.sorted { segments[$0].x0 < segments[$1].x0 }
        let main = row.max { segments[$0].cellCount < segments[$1].cellCount } ?? row[0]
        var line = LayoutLine(
            words: [], frame: frame, x0: .infinity, x1: -.infinity, y: segments[main].y, size: segments[main].size, order: .max,
            characterCount: 0)
        for index in row {
            let segment = segments[index]
            if line.x1 > -.infinity { line.widestGap = max(line.widestGap, segment.x0 - line.x1) }
            line.words.append(contentsOf: segment.words)
            line.x0 = min(line.x0, segment.x0)
            line.x1 = max(line.x1, segment.x1)
            line.order = min(line.order, segment.order)
            line.characterCount += Int(segment.cellCount)
        }
        line.isArtifact = row.allSatisfy { segments[$0].isArtifact }
        let count = line.words.count { isRightToLeft($0) }
        if count > 0, count * 2 >= line.words.count {
            line.isRightToLeft = true
            line.words = logical(line.words, words, isRightToLeft)
        }
        return line
    }

    /// Words of a right-to-left line from the right, runs of left-to-right words kept in their own order.
    private func logical(_ indices: [Int32], _ words: [LayoutWord], _ isRightToLeft: (Int32) -> Bool) -> [Int32] {
        let visual = indices.sorted { words[Int($0)].x1 > words[Int($1)].x1 }
        var result: [Int32] = []
        var run: [Int32] = []
        for index in visual {
            if isRightToLeft(index) {
                result.append(contentsOf: run.reversed())
                run.removeAll()
                result.append(index)
            } else {
                run.append(index)
            }
        }
        return result + run.reversed()
    }
}
