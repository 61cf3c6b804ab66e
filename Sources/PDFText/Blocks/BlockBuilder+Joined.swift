/// Lines that can't be the end of what they say.
extension BlockBuilder {
    /// Whether a line goes on with one of several words that ends in an article, a preposition or a conjunction, right below it and in type like its:
    /// neither a heading nor a sentence ends so, however much room there was.
    func isBehindJoiningWord(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard previous.words.count >= Self.fewestBeforeJoining, text.endsInJoiningWord(previous), !lettered.starts.contains(index) else {
            return false
        }
        // Commands and labels end so, too, and what stands in columns goes on elsewhere.
        return text.startsLetter(line) && !text.startsItem(line) && !text.startsLabelled(line) && !text.holdsCode(previous)
            && !previous.isRow && !line.isRow && !previous.isFixedPitch && !line.isFixedPitch
            && (text.startsCapital(previous) || !isFirstOfBlock(index - 1))
            && (begin(line) - begin(previous)).magnitude < Self.shiftBehindJoining * line.size
    }

    /// Whether a line goes on with such a one that is full, where that begins, in bold or not; below one in bold nothing but a heading may have ended.
    func isFullBeforeJoined(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        return isBehindJoiningWord(index) && !previous.isBold && !hasRoom(index - 1, right)
            && (begin(line) - begin(previous)).magnitude < 0.1 * line.size
            && (line.size - previous.size).magnitude < 0.03 * line.size && right - left > Self.widthOfText * line.size
    }

    /// Whether two lines by themselves, with white above and below them, are one sentence: the first one is long, the second one ends it.
    func isSentenceOfTwo(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        return isFirstOfBlock(index - 1) && text.endsSentence(line) && Bidirectional.isLetter(text.ending(of: previous))
            && previous.words.count >= Self.fewestOfTwo && !text.beginAlike(previous, line) && isPair(index)
    }

    /// Words of its first line.
    private static let fewestOfTwo = 8

    /// Whether a line begins with the number that an abbreviation at the end of the full line above it is of: "et al.\n[12] and", "in Fig.\n3 and", "No.\n7.".
    func isNumberBehindAbbreviation(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard previous.words.count >= Self.fewestBeforeJoining, text.startsNumberOfSomething(line), text.endsBeforeNumber(previous) else {
            return false
        }
        let first = lines[firstLine(above: index)]
        // Entries that are numbered themselves hang.
        return !hasRoom(index - 1, right)
            && (!text.startsNumberOfSomething(first) || begin(line) > begin(first) + Self.leastHang * line.size)
            && !previous.isRow && !line.isRow && !previous.isFixedPitch && !line.isFixedPitch
            && (begin(line) - begin(previous)).magnitude < Self.shiftBehindJoining * line.size
    }

    /// Whether a line goes on with the full first line of a note, behind the mark of that, where its words begin: whatever it begins with.
    func isBelowTextOfNote(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard isFirstOfBlock(index - 1), text.startsNote(previous), !hasRoom(index - 1, right), !text.endsSentence(previous),
            !previous.isRightToLeft
        else { return false }
        return (line.x0 - text.words[previous.words.lowerBound + 1].x0).magnitude < Self.sameEdge * line.size
    }

    private static let sameEdge: Float = 0.15

    /// Words of such a line.
    private static let fewestBeforeJoining = 4
    /// In ems: of an entry's further lines, and a first line's indent, at the most.
    private static let leastHang: Float = 0.5
    private static let shiftBehindJoining: Float = 2.1
}
