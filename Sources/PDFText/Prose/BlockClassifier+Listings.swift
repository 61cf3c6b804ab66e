extension BlockClassifier {
    /// Hands on the blocks of the page, one after the other, with their numbers; what is one listing as one block, with the number of its first.
    ///
    /// Lines of a listing that are bold are apart from the others, as headings are: that they are none is known only here.
    func forEachBlock(_ body: (Int, PageLayout.Block) -> Void) {
        var number = 0
        // Blocks up to this one are set on from each other, and how often a listing was looked for among them.
        var (end, tries) = (0, 0)
        while number < layout.blocks.count {
            if number >= end {
                (end, tries) = (number + 1, 0)
                while end < layout.blocks.count, isSetOn(layout.blocks[end - 1], layout.blocks[end]) { end += 1 }
            }
            var (block, next) = (layout.blocks[number], number + 1)
            if end > next, tries < Self.mostTries {
                tries += 1
                if let lines = listing(number..<end) { (block.lines, next) = (lines, end) }
            }
            body(number, block)
            number = next
        }
    }

    /// What stands above a listing in its type, such as its title, is a block or two; a page may have thousands.
    private static let mostTries = 4

    /// The lines of several blocks that are one listing; nil where they are none.
    private func listing(_ blocks: Range<Int>) -> Range<Int32>? {
        let roles = blocks.map { classify(indices(of: layout.blocks[$0])).role }
        let lines = layout.blocks[blocks.lowerBound].lines.lowerBound..<layout.blocks[blocks.upperBound - 1].lines.upperBound
        guard roles.contains(.code), roles.allSatisfy({ $0 == .code || $0 == .paragraph }),
            classify(Array(Int(lines.lowerBound)..<Int(lines.upperBound))[...]).role == .code
        else { return nil }
        return lines
    }

    /// Whether the lines of a block are set on from those of the one before it, in one size of a fixed pitch and no further apart than lines are.
    private func isSetOn(_ block: PageLayout.Block, _ next: PageLayout.Block) -> Bool {
        // Hardly any block begins for its style alone.
        guard next.start == .style, let first = layout.lines(of: next).first, first.isFixedPitch, let last = layout.lines(of: block).last,
            block.tag == nil, next.tag == nil, block.lines.upperBound == next.lines.lowerBound
        else { return false }
        let step = last.y - first.y
        return step > 0 && step < Self.widestPitch * first.size && (last.size - first.size).magnitude < 0.06 * first.size
            && last.frame == first.frame && isOfFixedPitch(block) && isOfFixedPitch(next)
    }

    /// From baseline to baseline in a listing, at the most, in ems: an empty line is more.
    static let widestPitch: Float = 1.6

    private func isOfFixedPitch(_ block: PageLayout.Block) -> Bool {
        block.lines.allSatisfy { layout.lines[Int($0)].isFixedPitch && furniture[Int($0)] == nil }
    }

    private func indices(of block: PageLayout.Block) -> ArraySlice<Int> { block.lines.map(Int.init)[...] }
}
