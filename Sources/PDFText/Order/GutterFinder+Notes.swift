/// Notes of one line at the foot of columns, which stand level.
extension GutterFinder {
    /// How far in from its column's edge a note may begin, in ems of its type: the first line of a note, or its mark, is set in.
    private static let inset: ClosedRange<Float> = -0.3...2.4
    /// Lines that begin at that edge, at the least.
    private static let fewestAtEdge = 3
    /// Between the beginnings of the columns, in ems.
    private static let widthOfColumn: Float = 13

    /// Whether the last of some bands holds a note for each of two columns or more, each where lines of its column begin.
    func areNotesSideBySide(_ strips: RegionStrips, _ range: Range<Int>) -> Bool {
        guard let last = range.last else { return false }
        let notes = strips.members[strips.bands[last].range].sorted { pieces[$0].x0 < pieces[$1].x0 }
        guard (2...4).contains(notes.count) else { return false }
        let text = strips.bands[range.dropLast()].lazy.flatMap { strips.members[$0.range] }
        return zip(notes, notes.dropFirst()).allSatisfy { pieces[$1].x0 - pieces[$0].x0 > Self.widthOfColumn * pieces[$0].size }
            && notes.allSatisfy { note in
                text.count { Self.inset.contains((pieces[note].x0 - pieces[$0].x0) / max(pieces[note].size, 1)) } >= Self.fewestAtEdge
            }
    }
}
