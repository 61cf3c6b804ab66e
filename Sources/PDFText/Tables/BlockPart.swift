/// A block of the page or a part of it: rows of tables are read one by one.
struct BlockPart {
    let lines: [Int]
    var kind: BlockClassifier.Result
    let start: BlockStart
    let row: TableFinder.Row?
    /// Of the whole block, where tags are believed.
    var tag: BlockTag?

    /// The parts of a block.
    ///
    /// - Parameter lines: those of the block that are not furniture.
    static func parts(of block: PageLayout.Block, lines: [Int], _ tables: TableFinder, _ classifier: BlockClassifier) -> [BlockPart] {
        if let tag = block.tag, tag.role != nil || tag.element != 0, let first = lines.first {
            let kind = classifier.classify(lines, tag: tag)
            let row = kind.role == .table ? tables.rows[first].flatMap { Array($0.lines) == lines ? $0 : nil } : nil
            return [BlockPart(lines: lines, kind: kind, start: block.start, row: row, tag: tag)]
        }
        guard lines.contains(where: { tables.rows[$0] != nil }) else {
            return lines.isEmpty ? [] : [BlockPart(lines: lines, kind: classifier.classify(lines), start: block.start, row: nil)]
        }
        var parts: [BlockPart] = []
        var text: [Int] = []
        func start() -> BlockStart { parts.isEmpty ? block.start : .paragraph }
        func finish() {
            if !text.isEmpty { parts.append(BlockPart(lines: text, kind: classifier.classify(text), start: start(), row: nil)) }
            text.removeAll()
        }
        var end = 0
        for index in lines where index >= end {
            if let row = tables.rows[index], row.lines.upperBound - 1 <= lines.last ?? -1 {
                finish()
                parts.append(BlockPart(lines: Array(row.lines), kind: BlockClassifier.Result(role: .table), start: start(), row: row))
                end = row.lines.upperBound
            } else {
                text.append(index)
            }
        }
        finish()
        return parts
    }
}
