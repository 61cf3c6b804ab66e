/// A block of the page or a part of it: rows of tables are read one by one.
struct BlockPart {
    /// Indices of the page's lines.
    let lines: ArraySlice<Int>
    let kind: BlockClassifier.Result
    let start: BlockStart
    let row: TableFinder.Row?
    /// Of the whole block, where tags are believed.
    var tag: BlockTag?

    /// Whether it is a label with its text: whoever wants no tables doesn't mean such a row.
    ///
    /// - Parameter role: of the part.
    func isLabelledText(_ role: BlockRole, in layout: PageLayout) -> Bool {
        guard role == .table, let first = lines.first, case let row = layout.lines[first].row, row >= 0 else { return false }
        return layout.rows[Int(row)].holdsLabelledTexts
    }

    /// Hands on the parts of a block.
    ///
    /// - Parameter lines: those of the block that are not furniture.
    static func forEach(
        of block: PageLayout.Block, lines: ArraySlice<Int>, _ tables: TableFinder, _ classifier: BlockClassifier,
        _ body: (BlockPart) -> Void
    ) {
        guard let first = lines.first else { return }
        if let tag = block.tag, tag.role != nil || tag.element != 0 {
            let kind = classifier.classify(lines, tag: tag)
            let row = kind.role == .table ? tables.row(from: first).flatMap { $0.lines.elementsEqual(lines) ? $0 : nil } : nil
            return body(BlockPart(lines: lines, kind: kind, start: block.start, row: row, tag: tag))
        }
        guard !tables.isEmpty, lines.contains(where: tables.hasRow) else {
            return body(BlockPart(lines: lines, kind: classifier.classify(lines), start: block.start, row: nil))
        }
        var text: [Int] = []
        var start = block.start
        func finish() {
            guard !text.isEmpty else { return }
            body(BlockPart(lines: text[...], kind: classifier.classify(text[...]), start: start, row: nil))
            start = .paragraph
            text.removeAll()
        }
        var end = 0
        for position in lines.indices where lines[position] >= end {
            let index = lines[position]
            if let found = tables.row(from: index), found.lines.upperBound - 1 <= lines.last ?? -1 {
                finish()
                let row = tables.whole(found, followedBy: lines[(position + 1)...])
                body(BlockPart(lines: Array(row.lines)[...], kind: BlockClassifier.Result(role: .table), start: start, row: row))
                start = .paragraph
                end = row.lines.upperBound
            } else {
                text.append(index)
            }
        }
        finish()
    }
}
