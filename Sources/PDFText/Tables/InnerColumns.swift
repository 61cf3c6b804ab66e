/// Columns of a table with rules that none of these parts: what stands side by side in the cells of a column stands in the same places in row after row.
struct InnerColumns {
    /// What stands below each other in the cells of one column between rules.
    private struct Strip {
        var x0, x1: Float
        var starts: [Float] = []
        var ends: [Float] = []
        /// Of its first part, and whether another one differs from that.
        var text: [UInt32] = []
        var isVaried = false
    }

    private let text: BlockText

    private static let fewestRows = 3
    private static let mostColumns = 24
    /// In ems: between two strips, how far from each other the parts in one begin or end, and how far what stands in a column goes beyond its rules.
    private static let gutter: Float = 0.5
    private static let alignment: Float = 0.15
    private static let overhang: Float = 0.3
    /// Of a cell, at the most: what has more is a text.
    private static let mostSegments = 200

    /// Cells, row by row, in each from left to right, with the number of columns.
    typealias Grid = (cells: [RuledTables.Cell], columnCount: Int)

    /// The cells with what stands in inner columns made cells of its own.
    ///
    /// - Parameters:
    ///   - cells: row by row, in each from left to right.
    ///   - edges: where the columns between rules begin, and where the last one ends.
    static func parted(_ cells: [RuledTables.Cell], edges: [Float], _ text: BlockText) -> Grid? {
        guard cells.count(where: { $0.segments.count > 1 }) >= fewestRows else { return nil }
        let finder = InnerColumns(text: text)
        let spread = finder.spread(cells, edges)
        return finder.parted(spread ?? cells, edges) ?? spread.map { ($0, edges.count - 1) }
    }

    /// The column behind the last one that a cell goes over, before the next one in its row.
    private static func end(of index: Int, _ cells: [RuledTables.Cell], _ edges: [Float]) -> Int {
        let (cell, next) = (cells[index], index + 1 < cells.count ? cells[index + 1] : nil)
        let end = max(edges.lastIndex { $0 <= cell.x1 + RuleNet.Rule.reach } ?? 0, cell.column + 1)
        return next.map { $0.row == cell.row ? min(end, max($0.column, cell.column + 1)) : end } ?? end
    }

    /// The cells with those that go over several columns, as no rules part these in some rows, as one for each: nil if there are hardly any.
    private func spread(_ cells: [RuledTables.Cell], _ edges: [Float]) -> [RuledTables.Cell]? {
        func columns(_ index: Int) -> [Int]? {
            let cell = cells[index]
            guard 2...Self.mostSegments ~= cell.segments.count, case let end = Self.end(of: index, cells, edges), end > cell.column + 1,
                end < edges.count, CellRows.lines(cell.segments).count == 1
            else { return nil }
            var columns: [Int] = []
            for segment in cell.segments {
                let reach = Self.overhang * segment.size
                let column = (cell.column..<end).first { segment.x0 >= edges[$0] - reach && segment.x1 <= edges[$0 + 1] + reach }
                guard let column else { return nil }
                columns.append(column)
            }
            return Set(columns).count > 1 ? columns : nil
        }
        let places = cells.indices.map(columns)
        guard places.count(where: { $0 != nil }) >= Self.fewestRows else { return nil }
        return zip(cells, places).flatMap { cell, places -> [RuledTables.Cell] in
            guard let places else { return [cell] }
            return Self.parts(cell, places).map { column, segments in
                RuledTables.Cell(row: cell.row, column: column, x1: edges[column + 1], segments: segments, x0: edges[column])
            }
        }
    }

    /// The segments of a cell by the number that each has, from the lowest.
    private static func parts(_ cell: RuledTables.Cell, _ numbers: [Int]) -> [(number: Int, segments: [Segment])] {
        Set(numbers).sorted().map { number in (number, zip(cell.segments, numbers).filter { $1 == number }.map(\.0)) }
    }

    private func parted(_ cells: [RuledTables.Cell], _ edges: [Float]) -> Grid? {
        let columnCount = edges.count - 1
        var own = [[RuledTables.Cell]](repeating: [], count: columnCount)
        for (index, cell) in cells.enumerated()
        where own.indices.contains(cell.column) && Self.end(of: index, cells, edges) == cell.column + 1 { own[cell.column].append(cell) }
        let inner = own.map(strips)
        guard inner.contains(where: { $0.count > 1 }) else { return nil }
        // Where each column begins among the new ones, and all that there are.
        var offsets: [Int] = []
        var all: [Strip] = []
        for (column, strips) in inner.enumerated() {
            offsets.append(all.count)
            all += strips.count > 1 ? strips : [Strip(x0: edges[column], x1: edges[column + 1])]
        }
        offsets.append(all.count)
        guard all.count <= columnCount + Self.mostColumns else { return nil }
        var result: [RuledTables.Cell] = []
        result.reserveCapacity(cells.count)
        // What stands beyond the last rule has the column behind that.
        for (index, cell) in cells.enumerated() {
            let range = offsets[cell.column]..<offsets[min(Self.end(of: index, cells, edges), columnCount)]
            guard range.count > 1, let places = Self.places(of: cell, all[range]) else {
                result.append(
                    RuledTables.Cell(row: cell.row, column: range.lowerBound, x1: cell.x1, segments: cell.segments, x0: cell.x0))
                continue
            }
            for (number, segments) in Self.parts(cell, places) {
                result.append(
                    RuledTables.Cell(
                        row: cell.row, column: number, x1: number + 1 < range.upperBound ? all[number + 1].x0 : cell.x1, segments: segments,
                        x0: number > range.lowerBound ? all[number].x0 : cell.x0))
            }
        }
        return (result, all.count)
    }

    /// The strips in which the parts of lines stand in the cells of a column; fewer than two where it has no inner columns.
    private func strips(_ cells: [RuledTables.Cell]) -> [Strip] {
        let lines = cells.filter { 2...Self.mostSegments ~= $0.segments.count && CellRows.lines($0.segments).count == 1 }
        guard lines.count >= Self.fewestRows, let size = lines.first?.segments.first?.size else { return [] }
        var strips: [Strip] = []
        for segment in lines.flatMap(\.segments).sorted(by: { $0.x0 < $1.x0 }) {
            let letters = segment.words.flatMap { text.cells(of: $0).map(\.unicode) }
            if strips.isEmpty || segment.x0 >= strips[strips.count - 1].x1 + Self.gutter * size {
                strips.append(Strip(x0: segment.x0, x1: segment.x1, text: letters))
            }
            let last = strips.count - 1
            strips[last].x1 = max(strips[last].x1, segment.x1)
            strips[last].starts.append(segment.x0)
            strips[last].ends.append(segment.x1)
            if letters != strips[last].text { strips[last].isVaried = true }
        }
        guard 2...Self.mostColumns ~= strips.count else { return [] }
        // Each holds a part of most lines, one below the other.
        let areNamed = areNamed(strips, cells)
        let areColumns = strips.allSatisfy { strip in
            (areNamed || strip.starts.count * 3 >= lines.count * 2)
                && (Self.isCommon(strip.starts, size: size) || Self.isCommon(strip.ends, size: size)
                    || Self.isCommon(zip(strip.starts, strip.ends).map { ($0 + $1) / 2 }, size: size))
        }
        guard areColumns else { return [] }
        // What is the same in every row is a form's, to be filled in. A sign of money there belongs to what stands beside it.
        guard strips.contains(where: \.isVaried) else { return [] }
        var columns: [Strip] = []
        var start: Float?
        for strip in strips {
            if strip.isVaried || !Self.isSign(strip.text) {
                columns.append(strip)
                if let start { columns[columns.count - 1].x0 = start }
                start = nil
            } else if columns.isEmpty || Self.isBefore(strip, strips) {
                start = start ?? strip.x0
            } else {
                columns[columns.count - 1].x1 = strip.x1
            }
        }
        guard columns.count > 1, start == nil else { return [] }
        // Where others are wrapped, or stand across, it is a text that some lines of have wide white.
        let clear = cells.count { $0.segments.count <= Self.mostSegments && Self.places(of: $0, columns[...]) != nil }
        return clear * 3 >= cells.count * 2 ? columns : []
    }

    /// Whether the first cell has a name for each of some strips, however many of the others have something there.
    private func areNamed(_ strips: [Strip], _ cells: [RuledTables.Cell]) -> Bool {
        guard strips.count >= Self.fewestNamed, let head = cells.first, head.segments.count <= Self.mostSegments,
            cells.dropFirst().count(where: { CellRows.lines($0.segments).count == 1 }) * 4 >= (cells.count - 1) * 3
        else { return false }
        var names: [(x0: Float, x1: Float)] = []
        for segment in head.segments.sorted(by: { $0.x0 < $1.x0 }) {
            if let last = names.last, segment.x0 < last.x1 + Self.gutter * segment.size {
                names[names.count - 1].x1 = max(last.x1, segment.x1)
            } else {
                names.append((segment.x0, segment.x1))
            }
        }
        return names.count == strips.count && zip(names, strips).allSatisfy { $0.x0 < $1.x1 && $0.x1 > $1.x0 }
    }

    private static let fewestNamed = 3

    private static func isSign(_ text: [UInt32]) -> Bool { !text.contains { $0 &- 0x30 < 10 || Bidirectional.isLetter($0) } }

    /// Whether what is the same in every row stands closer to what follows it than to what it follows.
    private static func isBefore(_ strip: Strip, _ strips: [Strip]) -> Bool {
        guard let next = strips.first(where: { $0.x0 > strip.x1 }), let last = strips.last(where: { $0.x1 < strip.x0 }) else {
            return false
        }
        return next.x0 - strip.x1 < strip.x0 - last.x1
    }

    private static func isCommon(_ values: [Float], size: Float) -> Bool {
        let middle = values.sorted()[values.count / 2]
        return values.count { ($0 - middle).magnitude < alignment * size } * 10 >= values.count * 9
    }

    /// The strip that each segment of a cell stands in, or is closest to; nil where one stands in several.
    private static func places(of cell: RuledTables.Cell, _ strips: ArraySlice<Strip>) -> [Int]? {
        var places: [Int] = []
        places.reserveCapacity(cell.segments.count)
        for segment in cell.segments {
            let middle = (segment.x0 + segment.x1) / 2
            // A name may be wider than what stands below it.
            let nearest = strips.indices.dropFirst().last { (strips[$0 - 1].x1 + strips[$0].x0) / 2 <= middle } ?? strips.startIndex
            let meetsOthers = strips.indices.contains {
                $0 != nearest && strips[$0].x0 < segment.x1 - overhang * segment.size
                    && strips[$0].x1 > segment.x0 + overhang * segment.size
            }
            if meetsOthers { return nil }
            places.append(nearest)
        }
        return places
    }
}
