/// The columns of rows whose cells are known: strips that no cell of the rows with the most cells leaves, with white between them.
struct ColumnStrips {
    /// From left to right.
    private(set) var edges: [(x0: Float, x1: Float)] = []

    static let mostColumns = 24
    /// Between columns, in ems.
    static let gutter: Float = 0.4

    /// A row with a cell that stands in several strips, and that these don't part.
    struct UnpartedRow: Error {
        let row: Int
    }

    /// nil if the cells stand in no such strips.
    ///
    /// - Parameters:
    ///   - shown: the lines that the cells are of.
    ///   - gutter: between strips, in ems.
    init?(_ rows: [ArraySlice<ShownTables.Cell>], _ shown: [Segment], _ words: [LayoutWord], gutter: Float) throws(UnpartedRow) {
        // Cells that stand close were shown as one, mostly in some rows alone: in the head, or where numbers are long.
        guard let most = rows.lazy.map({ $0.count }).max() else { return nil }
        var size: Float = 0
        edges.reserveCapacity(most + 1)
        for row in rows {
            for cell in row { size = max(size, shown[cell.lines.lowerBound].size) }
            guard row.count == most else { continue }
            for cell in row { add(cell, size: shown[cell.lines.lowerBound].size, gutter: gutter) }
        }
        guard edges.count <= Self.mostColumns else { return nil }
        edges.sort { $0.x0 < $1.x0 }
        for number in rows.indices where rows[number].count < most {
            try add(rows[number], number, shown, words)
            guard edges.count <= Self.mostColumns else { return nil }
        }
        guard (2...Self.mostColumns).contains(edges.count),
            zip(edges, edges.dropFirst()).allSatisfy({ $0.x1 + gutter * size <= $1.x0 })
        else { return nil }
    }

    /// Adds a row with fewer cells than others: nothing but what stands in strips, or beside them.
    private mutating func add(
        _ row: ArraySlice<ShownTables.Cell>, _ number: Int, _ shown: [Segment], _ words: [LayoutWord]
    ) throws(UnpartedRow) {
        for cell in row {
            let met = met(from: cell.x0, to: cell.x1)
            if let met, met.first == met.last {
                edges[met.first] = (min(edges[met.first].x0, cell.x0), max(edges[met.first].x1, cell.x1))
            } else if met == nil {
                edges.insert((cell.x0, cell.x1), at: edges.firstIndex { cell.x1 < $0.x0 } ?? edges.count)
            } else {
                guard let parts = parts(shown[cell.lines], words, mayGoOn: true) else { throw UnpartedRow(row: number) }
                for (column, segments) in parts {
                    for segment in segments {
                        edges[column] = (min(edges[column].x0, segment.x0), max(edges[column].x1, segment.x1))
                    }
                }
            }
        }
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
    private mutating func add(_ cell: ShownTables.Cell, size: Float, gutter: Float) {
        let reach = gutter * size
        var (x0, x1) = (cell.x0, cell.x1)
        edges.removeAll { edge in
            guard edge.x0 < cell.x1 + reach, edge.x1 > cell.x0 - reach else { return false }
            (x0, x1) = (min(x0, edge.x0), max(x1, edge.x1))
            return true
        }
        edges.append((x0, x1))
    }

    /// The lines of a cell with the column they stand in; what stands in several columns in parts, one for each of them. Nil if a word stands in two, or
    /// between two.
    ///
    /// - Parameter mayGoOn: whether several lines may be cells that were shown one after the other, of which the last ones go on: none of their words
    ///   stands in a column before that of the word shown before it, as the next row would.
    func parts(
        _ lines: ArraySlice<Segment>, _ words: [LayoutWord], mayGoOn: Bool
    ) -> [(column: Int, segments: [Segment])]? {
        let (x0, x1) = (lines.lazy.map(\.x0).min() ?? 0, lines.lazy.map(\.x1).max() ?? 0)
        if let column = edges.firstIndex(where: { x0 >= $0.x0 - 0.01 && x1 <= $0.x1 + 0.01 }) { return [(column, Array(lines))] }
        guard lines.count == 1 || mayGoOn else { return nil }
        var parts: [(column: Int, segments: [Segment])] = []
        for line in lines {
            var start = line.words.lowerBound
            while start < line.words.upperBound {
                guard let column = column(of: words[start]) else { return nil }
                var end = start + 1
                while end < line.words.upperBound, self.column(of: words[end]) == column { end += 1 }
                let part = line.part(start..<end, of: words)
                let last = parts.last?.column
                if last == column {
                    parts[parts.count - 1].segments.append(part)
                } else {
                    if lines.count > 1, let last, last > column { return nil }
                    parts.append((column, [part]))
                }
                start = end
            }
        }
        return parts
    }

    /// The strip that a word stands in; nil if there is none, or several.
    private func column(of word: LayoutWord) -> Int? {
        met(from: word.x0, to: word.x1).flatMap { $0.first == $0.last ? $0.first : nil }
    }
}
