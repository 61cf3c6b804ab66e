/// Lines that could not be broken and stick out of their column, over the gutter beside it. They are told by those they were shown between, where one
/// column was shown after the other.
enum OverfullLines {
    /// Lines of a column, at the least, and of the other one beside it.
    private static let fewestLines = 8
    private static let fewestBeside = 4
    /// Each column is compared with all pieces; no page of text has so many.
    private static let mostPieces = 20_000
    /// Where the second column begins, at the least: a share of the page's width.
    private static let nextColumn: Float = 0.3
    /// Between the lines of a column, at the most, in ems.
    private static let widestStep: Float = 3
    /// Between one of a text and the next, at the most, in ems.
    private static let leading: Float = 2
    /// How far such a line reaches beyond its column: a share of that.
    private static let widestReach: Float = 0.35
    /// How far a single word does, which can't be broken.
    private static let widestReachOfWord: Float = 0.8
    /// Than that of the column: no line of its text, as a multiple.
    private static let largerType: Float = 1.1
    /// From the edge of a column to the next one, in ems.
    private static let gutter: ClosedRange<Float> = 0.5...4
    /// Within which lines end in one place, in ems.
    private static let tolerance: Float = 0.2

    /// A line of a column: its pieces, one after the other in the order of showing.
    private struct Line {
        var places: Range<Int>
        var x0, x1: Float
        let y, size: Float
    }

    /// Ends such lines where the others of their column do.
    ///
    /// - Parameter isWord: whether a piece is a single word.
    static func clip(_ pieces: inout [RegionPiece], isWord: (Int) -> Bool) {
        guard pieces.count >= fewestLines + fewestBeside, pieces.count <= mostPieces else { return }
        // Most pages have no column that begins further in.
        var (left, right) = (Float.infinity, -Float.infinity)
        for piece in pieces { (left, right) = (min(left, piece.x0), max(right, piece.x1)) }
        let inside = left + nextColumn * (right - left)
        var count = 0
        for piece in pieces where piece.x0 > inside { count += 1 }
        guard count >= fewestLines else { return }
        var order = Array(pieces.indices)
        if !zip(pieces, pieces.dropFirst()).allSatisfy({ $0.order <= $1.order }) { order.sort { pieces[$0].order < pieces[$1].order } }
        var lines: [Line] = []
        for place in order.indices {
            let piece = pieces[order[place]]
            if let last = lines.last {
                let step = last.y - piece.y
                if step.magnitude < 0.5 * piece.size {
                    lines[lines.count - 1].places = last.places.lowerBound..<(place + 1)
                    lines[lines.count - 1].x0 = min(last.x0, piece.x0)
                    lines[lines.count - 1].x1 = max(last.x1, piece.x1)
                    continue
                }
                if step < 0 || step > widestStep * max(piece.size, last.size) {
                    clip(lines, order, &pieces, isWord)
                    lines.removeAll(keepingCapacity: true)
                }
            }
            lines.append(Line(places: place..<(place + 1), x0: piece.x0, x1: piece.x1, y: piece.y, size: piece.size))
        }
        clip(lines, order, &pieces, isWord)
    }

    private static func clip(_ lines: [Line], _ order: [Int], _ pieces: inout [RegionPiece], _ isWord: (Int) -> Bool) {
        guard lines.count >= fewestLines, let first = lines.first, let last = lines.last else { return }
        // Where most of the lines that reach furthest end.
        let ends = lines.map(\.x1).sorted()
        var (edge, most, start) = (Float(0), 0, 0)
        for index in ends.indices {
            while ends[index] - ends[start] > tolerance * first.size { start += 1 }
            if index - start + 1 >= most { (edge, most) = (ends[index], index - start + 1) }
        }
        var over = ends.count { $0 > edge }
        let left = lines.reduce(first.x0) { min($0, $1.x0) }
        var reach = edge + widestReach * (edge - left)
        if over == 0 || over * 4 > lines.count || most * 4 < lines.count {
            guard let ragged = raggedEdge(lines, ends, pieces) else { return }
            (edge, over, reach) = (ragged.edge, ragged.over, ragged.reach)
        }
        let beside = pieces.count {
            $0.y < first.y + first.size && $0.y > last.y - last.size
                && gutter.contains(($0.x0 - edge) / max($0.size, 1))
        }
        guard beside >= fewestBeside else { return }
        let sizes = lines.map(\.size).sorted()
        let largest = sizes[sizes.count / 2] * largerType
        // A heading over both columns stands clear of the lines below it, or was shown first, and has nothing of the other column beside it.
        let reachOfWord = max(reach, edge + widestReachOfWord * (edge - left))
        for index in lines.indices where lines[index].x1 > edge + tolerance * lines[index].size && lines[index].x1 < reachOfWord {
            if lines[index].x1 >= reach, lines[index].places.count > 1 || !isWord(order[lines[index].places.lowerBound]) { continue }
            if index < 2 {
                guard follows(lines[index + 1], lines[index]), follows(lines[index + 2], lines[index + 1]),
                    pieces.contains(where: { isBeside(lines[index], $0, edge: edge) })
                else { continue }
            } else {
                guard follows(lines[index - 1], lines[index - 2]), follows(lines[index], lines[index - 1]) else { continue }
            }
            // The last line of what runs across both, a headline or the text below it, stands below another one of that, or in larger type.
            if index > 0 && lines[index - 1].x1 >= reach || lines[index].size > largest { continue }
            for place in lines[index].places where pieces[order[place]].x0 < edge && pieces[order[place]].x1 > edge {
                pieces[order[place]].x1 = edge
            }
        }
    }

    /// Where all lines but a few of a ragged column end before the next one, whose lines begin in one place: the few come close to that. And what they don't reach
    /// beyond.
    private static func raggedEdge(_ lines: [Line], _ ends: [Float], _ pieces: [RegionPiece]) -> (edge: Float, over: Int, reach: Float)? {
        guard let first = lines.first, let last = lines.last else { return nil }
        let middle = ends[ends.count / 2]
        let starts = pieces.filter { $0.x0 > middle && $0.y < first.y + first.size && $0.y > last.y - last.size }.map(\.x0).sorted()
        var (next, most, start) = (Float(0), 0, 0)
        for index in starts.indices {
            while starts[index] - starts[start] > tolerance * first.size { start += 1 }
            if index - start + 1 > most { (next, most) = (starts[start], index - start + 1) }
        }
        guard most >= fewestLines else { return nil }
        let over = ends.count { $0 > next - gutter.lowerBound * first.size }
        guard over > 0, over * linesToOver <= lines.count, let furthest = ends.last, furthest < next + overlap * first.size else {
            return nil
        }
        return (ends[ends.count - 1 - over], over, next + overlap * first.size)
    }

    /// Lines of a ragged column for each that comes close to the next one; how far it may reach into that, in ems.
    private static let linesToOver = 12
    private static let overlap: Float = 0.6

    /// Whether a line of the next column stands level with one that sticks out of its own, right behind it.
    private static func isBeside(_ line: Line, _ piece: RegionPiece, edge: Float) -> Bool {
        piece.x0 > line.x1 && (piece.y - line.y).magnitude < 0.5 * line.size && gutter.contains((piece.x0 - edge) / max(piece.size, 1))
    }

    private static func follows(_ line: Line, _ above: Line) -> Bool {
        above.y - line.y < leading * line.size && line.size < 1.1 * above.size
    }
}
