/// Lines of notes, told from labels of what stands beside them.
extension MarginText {
    /// From line to line of small type, at the most, in ems of it: labels stand as far from each other as the lines of the text that they are labels of.
    private static let leadingOfSmall: Float = 1.4

    /// Whether the lines of a note stand closer than those of the text, whose labels they may be otherwise.
    func hasOwnLeading(_ note: [Int]) -> Bool {
        zip(note, note.dropFirst()).allSatisfy { segments[$0].y - segments[$1].y < Self.leadingOfSmall * segments[$1].size }
    }

    /// Words below each other, one to a line, at the most: in long words a note of a few centimetres has some.
    private static let mostAlone = 3

    /// Whether the last word of a note in a narrow margin, which with its stop looks like a label, stands right below a line of it, or below words of it that
    /// have lines to themselves.
    func isLastWord(_ last: Int, of lines: ArraySlice<Int>) -> Bool {
        var below = last
        for _ in 0...Self.mostAlone {
            guard let above = lines.first(where: { segments[$0].y > segments[below].y && isNext(below, $0) }) else { return false }
            if segments[above].words.count > 1 { return true }
            below = above
        }
        return false
    }
}
