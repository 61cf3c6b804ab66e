extension TaggedLines {
    /// A cell of a row by the tags.
    private struct RowCell {
        let column: Int16
        var x0, x1, y0, y1: Float
        /// Of its lines, in their order.
        var pieces: [Int]
    }

    /// Reads the cells of a row as they stand where the tags have them in an order that leads neither one way along the row nor the other: those of a
    /// spreadsheet that were filled or coloured by themselves come before or behind all others (pdf2docx's demo-table-shading-highlight.pdf).
    mutating func orderCells(_ words: inout [LayoutWord]) {
        var rows: [Int32: [Int]] = [:]
        for (index, piece) in pieces.enumerated() where piece.line.row >= 0 && !piece.line.words.isEmpty {
            rows[piece.line.row, default: []].append(index)
        }
        for members in rows.values where members.count > 2 {
            let members = members.sorted { (pieces[$0].order, $0) < (pieces[$1].order, $1) }
            if let cells = cells(members, words) { order(cells, &words) }
        }
    }

    /// The cells of a row that stand side by side in another order than they are told, as they stand; nil for all others.
    private func cells(_ members: [Int], _ words: [LayoutWord]) -> [RowCell]? {
        let frame = pieces[members[0]].line.frame
        var cells: [RowCell] = []
        for index in members {
            let line = pieces[index].line
            guard line.frame == frame else { return nil }
            let column = words[line.words.lowerBound].column
            if let last = cells.indices.last, cells[last].column == column {
                cells[last].x0 = min(cells[last].x0, line.x0)
                cells[last].x1 = max(cells[last].x1, line.x1)
                cells[last].y0 = min(cells[last].y0, line.y)
                cells[last].y1 = max(cells[last].y1, line.y + line.size)
                cells[last].pieces.append(index)
            } else {
                cells.append(RowCell(column: column, x0: line.x0, x1: line.x1, y0: line.y, y1: line.y + line.size, pieces: [index]))
            }
        }
        let steps = zip(cells, cells.dropFirst()).map { $0.x0 < $1.x0 }
        guard steps.contains(true), steps.contains(false) else { return nil }
        cells.sort { $0.x0 < $1.x0 }
        // One has all the height of the row, and no two stand below each other.
        guard let tallest = cells.max(by: { $0.y1 - $0.y0 < $1.y1 - $1.y0 }),
            cells.allSatisfy({ $0.y0 < tallest.y1 && $0.y1 > tallest.y0 }), zip(cells, cells.dropFirst()).allSatisfy({ $0.x1 <= $1.x0 }),
            Set(cells.map(\.column)).count == cells.count
        else { return nil }
        return cells
    }

    /// Gives cells the places and columns, in their order, that were told of all of them.
    private mutating func order(_ cells: [RowCell], _ words: inout [LayoutWord]) {
        let isRightToLeft = cells.count { pieces[$0.pieces[0]].line.isRightToLeft } * 2 > cells.count
        let columns = cells.map(\.column).sorted()
        let members = cells.flatMap(\.pieces)
        let orders = members.map { pieces[$0].order }.sorted()
        var count = 0
        for (column, cell) in zip(columns, isRightToLeft ? cells.reversed() : cells) {
            for index in cell.pieces {
                pieces[index].order = orders[count]
                count += 1
                for word in pieces[index].line.words { words[word].column = column }
            }
        }
    }

    /// Takes away the columns of tables that nothing on the page stands in.
    ///
    /// - Parameter table: gives the number of a row's table.
    mutating func closeColumns(_ words: inout [LayoutWord], table: (Int32) -> Int) {
        var used: [Int: Set<Int16>] = [:]
        for piece in pieces where piece.line.row >= 0 {
            for word in piece.line.words { used[table(piece.line.row), default: []].insert(words[word].column) }
        }
        let ranks = used.mapValues { columns in
            Dictionary(uniqueKeysWithValues: zip(columns.sorted(), (0..<columns.count).map { Int16(clamping: $0) }))
        }
        for piece in pieces where piece.line.row >= 0 {
            guard let ranks = ranks[table(piece.line.row)] else { continue }
            for word in piece.line.words { words[word].column = ranks[words[word].column] ?? words[word].column }
        }
    }
}
