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

    /// Whether a line begins with the number that an abbreviation at the end of the full line above it is of: "et al.\n[12] and", "in Fig.\n3 and", "No.\n7.".
    func isNumberBehindAbbreviation(_ index: Int) -> Bool {
        let (previous, line) = (lines[index - 1], lines[index])
        guard previous.words.count >= Self.fewestBeforeJoining, text.startsNumberOfSomething(line), text.endsBeforeNumber(previous) else {
            return false
        }
        return !hasRoom(index - 1, right) && !text.startsNumberOfSomething(lines[firstLine(above: index)]) && !previous.isRow && !line.isRow
            && !previous.isFixedPitch && !line.isFixedPitch
            && (begin(line) - begin(previous)).magnitude < Self.shiftBehindJoining * line.size
    }

    /// Words of such a line.
    private static let fewestBeforeJoining = 4
    /// In ems: a first line's indent, at the most.
    private static let shiftBehindJoining: Float = 2.1
}
