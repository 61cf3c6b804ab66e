extension BlockClassifier {
    /// Hands on the blocks of the page, one after the other, with their numbers; what is one listing as one block, with the number of its first.
    ///
    /// Lines of a listing that are bold are apart from the others, as headings are: that they are none is known only here.
    func forEachBlock(_ body: (Int, PageLayout.Block) -> Void) {
        var number = 0
        while number < layout.blocks.count {
            var (block, end) = (layout.blocks[number], number + 1)
            if let listing = listing(from: number) { (block.lines, end) = (listing.lines, listing.end) }
            body(number, block)
            number = end
        }
    }

    /// The lines of several blocks, up to the one numbered `end`, that are one listing; nil where there is no such.
    private func listing(from number: Int) -> (lines: Range<Int32>, end: Int)? {
        var end = number + 1
        while end < layout.blocks.count, isSetOn(layout.blocks[end - 1], layout.blocks[end]) { end += 1 }
        guard end > number + 1 else { return nil }
        let roles = (number..<end).map { classify(indices(of: layout.blocks[$0])).role }
        let lines = layout.blocks[number].lines.lowerBound..<layout.blocks[end - 1].lines.upperBound
        guard roles.contains(.code), roles.allSatisfy({ $0 == .code || $0 == .paragraph }),
            classify(Array(Int(lines.lowerBound)..<Int(lines.upperBound))[...]).role == .code
        else { return nil }
        return (lines, end)
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
    private static let widestPitch: Float = 1.6

    private func isOfFixedPitch(_ block: PageLayout.Block) -> Bool {
        block.lines.allSatisfy { layout.lines[Int($0)].isFixedPitch && furniture[Int($0)] == nil }
    }

    private func indices(of block: PageLayout.Block) -> ArraySlice<Int> { block.lines.map(Int.init)[...] }
}
