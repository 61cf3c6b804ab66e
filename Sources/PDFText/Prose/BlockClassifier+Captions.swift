/// Captions that go on in a second column, as journals set them below figures as wide as the page.
extension BlockClassifier {
    /// Its size, at the most, as a share of the text's; by what share sizes may differ; and how far the first lines of its columns stand from level, in ems.
    private static let sizeOfWideCaption: Float = 0.95
    private static let sameSizeOfCaption: Float = 0.03
    private static let levelOfCaption: Float = 0.5
    /// Of the room at the end of a line that is full, in ems.
    private static let roomOfFullLine: Float = 1.5

    /// The lines of a caption and of the block behind it, which goes on with it at the head of the column beside; nil for other blocks.
    func captionInColumns(_ number: Int) -> Range<Int32>? {
        guard number + 1 < layout.blocks.count else { return nil }
        let (block, rest) = (layout.blocks[number], layout.blocks[number + 1])
        guard rest.start == .region, block.tag == nil, rest.tag == nil, block.lines.upperBound == rest.lines.lowerBound,
            block.lines.count > 1,
            let first = layout.lines(of: block).first, let last = layout.lines(of: block).last, let next = layout.lines(of: rest).first,
            next.y > last.y, next.x0 > first.x1, first.size < Self.sizeOfWideCaption * body.size, next.frame == first.frame,
            (next.size - first.size).magnitude < Self.sameSizeOfCaption * first.size,
            (next.y - first.y).magnitude < Self.levelOfCaption * first.size, !next.isRow
        else { return nil }
        let lines = indices(of: block)
        guard isCaption(lines), !isCaption(indices(of: rest)), lines.allSatisfy({ furniture[$0] == nil }) else { return nil }
        let right = layout.lines(of: block).reduce(-Float.infinity) { max($0, $1.x1) }
        guard LetterCase(layout.firstScalar(of: next)) == .small || right - last.x1 < Self.roomOfFullLine * last.size else { return nil }
        return block.lines.lowerBound..<rest.lines.upperBound
    }

    /// Whether a block is the caption of an algorithm whose lines have numbers, "Algorithm 1 How to go on", right above these.
    func isCaptionOfAlgorithm(_ first: PageLayout.Line, _ lines: ArraySlice<Int>) -> Bool {
        guard lines.count <= Self.mostLinesOfAlgorithm, let last = lines.last, layout.lines.indices.contains(last + 1),
            layout.lines[last + 1].isStatement, layout.lines[last + 1].frame == first.frame, first.y > layout.lines[last + 1].y,
            first.words.count > 1
        else { return false }
        let name = layout.bytes(of: layout.words[Int(first.words.lowerBound)])
        let number = layout.bytes(of: layout.words[Int(first.words.lowerBound) + 1])
        return name.count > Self.algorithm.count && zip(name, Self.algorithm).allSatisfy { $0 | 0x20 == $1 }
            && number.first?.isASCIIDigit ?? false
    }

    /// Of its caption, at the most; and how its name begins in most languages.
    private static let mostLinesOfAlgorithm = 3
    private static let algorithm = Array("algorit".utf8)
}
