import PDFSyntax

/// A block of a tagged page on its way into the layout.
struct TaggedBlock {
    var tag: BlockTag
    /// Read for want of text.
    var description: String?
}

extension PageTags {
    /// The lines of a page in the order of its tags, each marked with its block; nil where the geometric order is the better one.
    func arranged(
        _ lines: TagOrder.Lines, words: inout [LayoutWord], cells: [Cell], runs: [GlyphCollector.Run], _ layout: PageDraft
    ) -> (lines: TagOrder.Lines, blocks: [TaggedBlock], rows: [TableShape])? {
        let tagged = TaggedLines(lines, self, words: &words, cells: cells, runs: runs, pageHeight: layout.height)
        let text = BlockText(words: words, cells: cells)
        var order = TagOrder(self, tagged, text)
        guard let judgement = TagJudgement(self, tagged, order, text, pageHeight: layout.height) else { return nil }
        if let mended = judgement.mendedOrder { order.take(mended) }
        let tags = blocks.indices.map { index in
            let block = blocks[index]
            let tag = BlockTag(
                role: block.role, level: block.level, element: judgement.isLoose(index) ? 0 : block.element,
                language: language(tagged.languageCounts[Int32(index)] ?? [:]))
            return TaggedBlock(tag: tag, description: block.description)
        }
        let rows = tagged.rows(words)
        return (order.lines(judgement: judgement, layout.frames.first ?? Frame(dx: 1, dy: 0), &words), tags, rows)
    }

    /// A line for the description of a figure, in the middle of what it shows.
    func descriptionLine(of block: Int, _ frame: Frame) -> LayoutLine? {
        guard let found = descriptions.first(where: { $0.block == block }) else { return nil }
        let box = found.box ?? Rectangle(x0: 0, y0: 0, x1: 0, y1: 0)
        let corners = [(box.x0, box.y0), (box.x1, box.y1)].map { (Float($0), Float($1)) }
        let (xs, ys) = (corners.map { frame.along($0, $1) }, corners.map { frame.up($0, $1) })
        return LayoutLine(
            words: 0..<0, frame: 0, x0: xs.min() ?? 0, x1: xs.max() ?? 0, y: ys.reduce(0, +) / 2, size: Self.descriptionSize, order: .max,
            characterCount: 0, source: .content, tag: Int32(truncatingIfNeeded: block))
    }

    /// Of nothing that is printed; like that of ordinary text, lest it be taken for a heading.
    private static let descriptionSize: Float = 10

    /// The one that most of a block is in.
    private func language(_ counts: [Int16: Int]) -> String? {
        guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key, languages.indices.contains(Int(most)) else {
            return nil
        }
        return languages[Int(most)]
    }
}
