/// Lines that somebody ended within a paragraph by its tags, as Typst's `\\` and Word's Shift and Enter do: of verses, addresses, what stands on title pages.
extension TagOrder {
    /// The lines of a block that begin behind such an end, by their places in it: lines that had room for the next word and more, two at the least. In a block
    /// whose lines are centred all end so if one does.
    func endedOnPurpose(in block: Int) -> Set<Int> {
        let members = blockMembers[block]
        guard members.count >= Self.fewestLines,
            [nil, .quotation, .abstract].contains(tags.blocks[block].role)
        else {
            return []
        }
        let lines = members.map { pieces[$0].line }
        guard let first = lines.first, lines.allSatisfy({ $0.frame == first.frame && !$0.isRightToLeft && !$0.isFixedPitch && !$0.isRow })
        else {
            return []
        }
        let middle = (first.x0 + first.x1) / 2
        let areCentred =
            lines.allSatisfy { (($0.x0 + $0.x1) / 2 - middle).magnitude < Self.offMiddle * first.size }
            && lines.dropFirst().contains { ($0.x0 - first.x0).magnitude > first.size }
        let widest = lines.reduce(0) { max($0, $1.width) }
        /// How far right some lines before one reach and some from it on, the less of the two: beside a picture, which the text flows around, all end early.
        func edge(at offset: Int) -> Float {
            let before = lines[max(0, offset - Self.reach)..<offset].reduce(-Float.infinity) { max($0, $1.x1) }
            return min(before, lines[offset..<min(lines.count, offset + Self.reach)].reduce(-Float.infinity) { max($0, $1.x1) })
        }
        var found: Set<Int> = []
        for (offset, line) in lines.enumerated().dropFirst() {
            let previous = lines[offset - 1]
            guard previous.y - line.y > 0.5 * line.size, text.startsCapitalInQuotes(line),
                !text.endsInHyphen(previous),
                !text.endsInSmallWord(previous),
                areCentred || (previous.x0 - first.x0).magnitude < line.size && (line.x0 - first.x0).magnitude < line.size
            else { continue }
            let room = areCentred ? widest - previous.width : edge(at: offset) - previous.x1
            if room > text.firstWidth(line) + Self.room * line.size { found.insert(offset) }
        }
        guard areCentred else {
            // Lines that end in one place are those of a narrower text.
            let ragged = found.filter { offset in
                ![offset - 1, offset + 1].contains { other in
                    found.contains(other) && (lines[other - 1].x1 - lines[offset - 1].x1).magnitude < Self.sameEnd * first.size
                }
            }
            return ragged.count >= Self.fewestEnded ? ragged : []
        }
        return found.isEmpty
            ? [] : Set(lines.indices.dropFirst().filter { text.startsCapital(lines[$0]) && !text.endsInHyphen(lines[$0 - 1]) })
    }

    private static let fewestLines = 3
    /// Lines with room behind them, where lines begin at one edge.
    private static let fewestEnded = 2
    /// Behind the next line's first word, in ems: ragged lines that are broken to be alike leave less.
    private static let room: Float = 3
    /// Lines that tell how wide the text is.
    private static let reach = 3
    /// In ems.
    private static let sameEnd: Float = 0.5
    private static let offMiddle: Float = 0.15
}
