/// Notes in the margin on the left of a text, so close to it that they seem to begin its lines.
extension SegmentBuilder {
    /// Whether a line of the text begins with a fragment behind a note in small type: this goes on below itself, or with what stands above it, as it was shown.
    func isBehindNote(_ note: Draft, _ index: Int, _ fragments: [Fragment]) -> Bool {
        let fragment = fragments[index]
        guard note.size < Self.sizeOfNote * fragment.size, note.cellCount >= Self.fewestOfLine,
            fragment.x0 > note.x1 + Self.gapOfNote * fragment.size, fragments.indices.contains(note.lastFragment)
        else { return false }
        func isLevel(_ other: Int) -> Bool { (fragments[other].y - note.y).magnitude < 0.3 * note.size }
        func isAligned(_ other: Fragment) -> Bool {
            other.frame == fragment.frame && Self.isNextOfNote(other, x0: note.x0, y: note.y, size: note.size)
        }
        let near = max(0, note.lastFragment - Self.reach)..<min(fragments.count, note.lastFragment + Self.reach)
        guard
            (note.lastFragment + 1..<near.upperBound).first(where: { !isLevel($0) }).map({ isAligned(fragments[$0]) }) ?? false
                || (near.lowerBound..<note.lastFragment).last(where: { !isLevel($0) }).map({ isAligned(fragments[$0]) }) ?? false
        else { return false }
        // The line may be shown in pieces.
        var (count, place) = (0, index)
        while place < fragments.count, place < index + Self.reach, (fragments[place].y - fragment.y).magnitude < 0.3 * fragment.size {
            count += fragments[place].end - fragments[place].start
            place += 1
        }
        return count >= Self.fewestOfText
    }

    /// Whether a fragment stands above or below a line of a note as its next one does: closely, where it begins, in type of its size.
    static func isNextOfNote(_ other: Fragment, x0: Float, y: Float, size: Float) -> Bool {
        let step = (y - other.y).magnitude
        return step > 0.7 * size && step < 2 * size && (other.x0 - x0).magnitude < sameEdge * size
            && (other.size - size).magnitude < 0.1 * size
    }
}
