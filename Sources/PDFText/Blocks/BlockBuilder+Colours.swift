import PDFContent

/// Lines of one block are of one colour, or have words in another: a line that is all in another colour than the one above it may be another text.
extension BlockBuilder {
    /// Whether a line and the one above it are light on a dark ground and dark on a light one: the title of a slide's box stands on a bar as close above what
    /// the box holds as its lines stand to each other.
    func isOnOtherGround(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard previous.colour != line.colour, previous.isOfOneColour, line.isOfOneColour else { return false }
        return previous.colour.isLight != line.colour.isLight && !text.endsInHyphen(previous) && !text.startsLowercase(line)
            && !text.endsInSmallWord(previous)
    }

    /// Whether a line in a colour of its own, a sentence or a name, stands below one that ended far from the edge, in the colour that the lines above it have.
    func isBelowTextInColour(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard previous.colour != line.colour, previous.isOfOneColour, line.isOfOneColour, text.startsCapital(line), !line.isRow,
            !previous.isRow, !line.isFixedPitch
        else { return false }
        return right - end(previous) > Self.roomOfEnd * (right - left) && hasRoom(index - 1, right) && !text.endsInHyphen(previous)
            && !text.endsInSmallWord(previous) && text.ending(of: previous) != 0x2C && text.ending(of: previous) != 0x3A
            && text.hasMoreLetters(previous) && right - left > Self.widthOfText * line.size
            && !(index + 1 < lines.count && lines[index + 1].colour != line.colour)
    }
}
