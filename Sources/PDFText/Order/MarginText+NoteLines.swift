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

    /// Whether a line has no more cells than a note's, which may be set in small type.
    func isShort(_ segment: Segment, _ size: Float) -> Bool {
        segment.cellCount <= (segment.size < Self.smallNote * size ? Self.longestSmallNote : Self.longestNote)
    }

    /// Of notes with longer lines, as a share of the text's size, at the most.
    static let smallNote: Float = 0.85

    // MARK: Names that hang

    /// The names that hang out of the text, a little to the left of its edge, and reach into it, if several begin at one place: a manual's commands above
    /// what is said of them. They are part of the text, and no notes.
    func hungNames(_ size: Float) -> Set<Int> {
        let out = segments.indices.filter { segments[$0].overlay == 0 && hangsOut(segments[$0], size) }
        guard Self.fewestHung...Self.mostHung ~= out.count else { return [] }
        let alone = out.filter { !hasTextBeside(segments[$0], size) }
        let edge = alone.reduce(left) { min($0, segments[$1].x0) }
        let names = alone.filter { segments[$0].x0 < edge + Self.unevenHung * size }
        // Items that hang by their numbers begin nearly in one place: where these happen to.
        guard names.count >= Self.fewestHung, names.count == alone.count(where: { segments[$0].x0 < edge + Self.nearHung * size }) else {
            return []
        }
        return Set(names)
    }

    private func hangsOut(_ segment: Segment, _ size: Float) -> Bool {
        segment.x0 < left - Self.gap * size && segment.x0 > left - Self.widestHung * size && segment.x1 > left + Self.reachOfHung * size
    }

    /// Whether the text stands beside a segment, on its line: that is a note in the margin, or a label.
    private func hasTextBeside(_ segment: Segment, _ size: Float) -> Bool {
        segments.contains {
            (segment.y - $0.y).magnitude < Self.offLevel * size && $0.x0 > segment.x1 && $0.x0 < left + Self.widestName * size
        }
    }

    private static let fewestHung = 3
    private static let mostHung = 256
    /// In ems.
    private static let widestHung: Float = 2
    private static let reachOfHung: Float = 1
    private static let unevenHung: Float = 0.1
    private static let nearHung: Float = 0.3
    private static let offLevel: Float = 0.35
    /// Of names that a text stands beside.
    private static let widestName: Float = 10
}
