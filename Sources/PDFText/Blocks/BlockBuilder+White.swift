/// White between two paragraphs where the lines of the region are too few, or too mixed, to say how far apart those of a text stand.
extension BlockBuilder {
    /// Whether a line begins with a capital below a sentence that ended far from the edge, and stands further from it than the lines of one of both
    /// paragraphs do from each other.
    func isBelowWhite(_ index: Int, step: Float) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard step > Self.leastWhite, isOfText(index), hasRoom(index - 1, right), text.endsSentence(previous), text.startsCapital(line),
            right - end(previous) > Self.roomAboveWhite * (right - left), right - left > Self.widthOfText * line.size,
            !centred.ends(index - 1)
        else { return false }
        let shift = begin(line) - begin(previous)
        guard
            shift.magnitude < Self.indent * line.size
                || isFirstOfBlock(index - 1) && shift > 0 && shift < Self.widestIndent * line.size && text.startsItem(previous)
        else { return false }
        if index + 1 < lines.count, goesOnClosely(index + 1, below: step) { return true }
        return index > 1 && !isFirstOfBlock(index - 1) && goesOnClosely(index - 1, below: step)
    }

    /// Whether a line goes on in the middle of a sentence with the full one above it, closer to it than so many ems by a good part.
    private func goesOnClosely(_ index: Int, below white: Float) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        let step = step(index)
        return step > Self.closestOfText && step * Self.widerThanText < white && isOfText(index) && !hasRoom(index - 1, right)
            && !text.endsSentence(previous) && !text.startsItem(line)
    }

    /// Whether a line and the one above it are running text in one type.
    private func isOfText(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        return !line.isFixedPitch && !previous.isFixedPitch && !line.isRow && !previous.isRow && !line.isBold && !previous.isBold
            && (line.size - previous.size).magnitude < 0.03 * line.size && line.isArtifact == previous.isArtifact
    }

    /// In ems: between lines with white, and without.
    private static let leastWhite: Float = 1.3
    private static let closestOfText: Float = 0.9
    /// A multiple of what stands between the lines of a text.
    private static let widerThanText: Float = 1.27
    /// A share of the text's width.
    private static let roomAboveWhite: Float = 0.3

    /// Whether a line goes on, in small letters or for want of room, with one in the middle of a sentence, and one of them ends in a hyphen: that is often of
    /// another font, which makes its line taller than others in what browsers print.
    func isPushedByHyphen(_ index: Int, step: Float) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard step < Self.pushedByHyphen * leading, previous.words.count > 1,
            text.breaksWord(previous) || text.breaksWord(line) && line.words.count > 1
        else { return false }
        return (text.startsLowercase(line) ? !text.mayStartLabelled(line) : !hasRoom(index - 1, right) && !text.startsItem(line))
            && !text.endsSentence(previous)
            && (previous.size - line.size).magnitude < 0.03 * line.size
            && previous.isBold == line.isBold && !previous.isRow && !line.isRow && !previous.isFixedPitch && !line.isFixedPitch
            && (beginsLevel(index) || isBelowFirst(index)) && previous.isArtifact == line.isArtifact && !centred.ends(index - 1)
    }

    private static let pushedByHyphen: Float = 1.25
}
