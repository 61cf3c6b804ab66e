import PDFContent

/// Lines of one block are of one colour and face, or have words in another: a line that is all in another than the one above it may be another text.
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
        guard previous.colour != line.colour, previous.isOfOneColour, line.isOfOneColour else { return false }
        return mayStandBelow(index) && !(index + 1 < lines.count && lines[index + 1].colour != line.colour)
    }

    /// Whether a line all in a face of its own, italics below upright letters or the other way, stands below one by itself that ended far from the edge: what a
    /// thing is made of below where it comes from, in catalogues and programmes; or the text below a caption of one line, as close as the text's lines are.
    func isBelowTextInFace(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard previous.startFont != line.startFont, previous.startFont == previous.endFont, line.startFont == line.endFont,
            isFirstOfBlock(index - 1), text.endsInLetter(previous) || text.endsInDigit(previous), mayStandBelow(index)
        else { return false }
        guard index + 1 < lines.count, lines[index + 1].startFont != line.startFont else { return true }
        if previous.words.count > 2, text.startsCaption(previous) { return true }
        return line.y - lines[index + 1].y > Self.stepBelowFace * (previous.y - line.y)
    }

    /// As a share of that above it.
    private static let stepBelowFace: Float = 1.15

    /// Whether a line may be a text of its own by what stands in it, and the one above it was ended far from the edge.
    private func mayStandBelow(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard text.startsCapital(line), !line.isRow, !previous.isRow, !line.isFixedPitch else { return false }
        guard right - end(previous) > Self.roomOfEnd * (right - left) || previous.words.count > 2 && text.startsCaption(previous) else {
            return false
        }
        return hasRoom(index - 1, right) && !text.endsInHyphen(previous)
            && !text.endsInSmallWord(previous) && text.ending(of: previous) != 0x2C && text.ending(of: previous) != 0x3A
            && text.hasMoreLetters(previous) && right - left > Self.widthOfText * line.size
    }
}
