/// The columns of rows whose cells are known: strips that no cell of the rows with the most cells leaves, with white between them.
struct ColumnStrips {
    /// From left to right.
    private(set) var edges: [(x0: Float, x1: Float)] = []

    static let mostColumns = 24
    /// Between columns, in ems.
    static let gutter: Float = 0.4

    /// nil if the cells stand in no such strips.
    ///
    /// - Parameter shown: the lines that the cells are of.
    init?(_ rows: [ArraySlice<ShownTables.Cell>], _ shown: [Segment], _ words: [LayoutWord]) {
        // Cells that stand close were shown as one, mostly in some rows alone: in the head, or where numbers are long.
        guard let most = rows.lazy.map({ $0.count }).max() else { return nil }
        var (others, size): ([ShownTables.Cell], Float) = ([], 0)
        for row in rows {
            for cell in row { size = max(size, shown[cell.lines.lowerBound].size) }
            if row.count == most { for cell in row { add(cell, size: shown[cell.lines.lowerBound].size) } } else { others += row }
        }
        guard edges.count <= Self.mostColumns else { return nil }
        edges.sort { $0.x0 < $1.x0 }
        for cell in others {
            let met = met(from: cell.x0, to: cell.x1)
            if let met, met.first == met.last {
                edges[met.first] = (min(edges[met.first].x0, cell.x0), max(edges[met.first].x1, cell.x1))
            } else if met == nil {
                guard edges.count < Self.mostColumns else { return nil }
                edges.insert((cell.x0, cell.x1), at: edges.firstIndex { cell.x1 < $0.x0 } ?? edges.count)
            } else {
                guard let parts = parts(shown[cell.lines], words) else { return nil }
                for (column, segments) in parts {
                    for segment in segments {
                        edges[column] = (min(edges[column].x0, segment.x0), max(edges[column].x1, segment.x1))
                    }
                }
            }
        }
        guard (2...Self.mostColumns).contains(edges.count),
            zip(edges, edges.dropFirst()).allSatisfy({ $0.x1 + Self.gutter * size <= $1.x0 })
        else { return nil }
    }

    /// Strips of cells that are known to be such, however close they stand: what would join two runs over both.
    init(_ rows: some Sequence<some Sequence<ShownTables.Cell>>) {
        for cell in rows.joined().sorted(by: { $0.x1 - $0.x0 < $1.x1 - $1.x0 }) {
            guard let met = met(from: cell.x0, to: cell.x1) else {
                edges.insert((cell.x0, cell.x1), at: edges.firstIndex { cell.x1 <= $0.x0 } ?? edges.count)
                continue
            }
            if met.first == met.last {
                edges[met.first] = (min(edges[met.first].x0, cell.x0), max(edges[met.first].x1, cell.x1))
            }
        }
    }

    /// The strip that something stands in that begins at a place, or the next one.
    func nearest(to x0: Float) -> Int { edges.firstIndex { x0 < $0.x1 } ?? max(edges.count - 1, 0) }

    /// The first and the last of the strips that something meets; nil if it meets none.
    private func met(from x0: Float, to x1: Float) -> (first: Int, last: Int)? {
        func isMet(_ edge: (x0: Float, x1: Float)) -> Bool { x0 < edge.x1 && x1 > edge.x0 }
        guard let first = edges.firstIndex(where: isMet), let last = edges.lastIndex(where: isMet) else { return nil }
        return (first, last)
    }

    /// Puts the strips that a cell meets together, with it.
    private mutating func add(_ cell: ShownTables.Cell, size: Float) {
        let reach = Self.gutter * size
        var (x0, x1) = (cell.x0, cell.x1)
        edges.removeAll { edge in
            guard edge.x0 < cell.x1 + reach, edge.x1 > cell.x0 - reach else { return false }
            (x0, x1) = (min(x0, edge.x0), max(x1, edge.x1))
            return true
        }
        edges.append((x0, x1))
    }

    /// The lines of a cell with the column they stand in; a line over several columns in parts, one for each of them. Nil if a word stands in two, or
    /// between two.
    func parts(_ lines: ArraySlice<Segment>, _ words: [LayoutWord]) -> [(column: Int, segments: [Segment])]? {
        guard let first = lines.first else { return nil }
        let (x0, x1) = (lines.lazy.map(\.x0).min() ?? 0, lines.lazy.map(\.x1).max() ?? 0)
        if let column = edges.firstIndex(where: { x0 >= $0.x0 - 0.01 && x1 <= $0.x1 + 0.01 }) { return [(column, Array(lines))] }
        guard lines.count == 1 else { return nil }
        var parts: [(column: Int, segments: [Segment])] = []
        for index in first.words {
            let word = words[index]
            guard let met = met(from: word.x0, to: word.x1), met.first == met.last else { return nil }
            let column = met.first
            let count = word.end - word.start
            if let last = parts.last, last.column == column {
                var segment = last.segments[0]
                segment.words = segment.words.lowerBound..<(index + 1)
                (segment.x0, segment.x1) = (min(segment.x0, word.x0), max(segment.x1, word.x1))
                segment.cellCount += count
                parts[parts.count - 1].segments = [segment]
            } else {
                var segment = first
                (segment.words, segment.x0, segment.x1) = (index..<(index + 1), word.x0, word.x1)
                (segment.order, segment.cellCount) = (word.start, count)
                parts.append((column, [segment]))
            }
        }
        return parts
    }
}
