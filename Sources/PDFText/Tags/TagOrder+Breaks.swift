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

    /// Whether a block is verses: all of its lines begin with capitals, and where half of them begin is seen by their look.
    func areVerses(_ block: Int) -> Bool {
        let members = blockMembers[block]
        guard members.count >= Self.fewestLines, [nil, .quotation].contains(tags.blocks[block].role), tags.blocks[block].table == 0,
            members.dropFirst().allSatisfy({ text.startsCapitalInQuotes(pieces[$0].line) && !pieces[$0].isOfRow }),
            members.count(where: { text.isCapitals(pieces[$0].line) }) * 2 < members.count
        else { return false }
        let seen = members.dropFirst().count { seenStarts[$0] == .paragraph }
        return seen >= Self.fewestEnded && seen * 2 >= members.count - 1
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

    // MARK: Beside text that shows how wide the column is

    /// Whether a line of a block was ended on purpose though by its look it goes on: the text above and below shows that it had room for most of another
    /// line, and what the next one begins with is no part of a word or of what went before. "Yours sincerely," and the name below it.
    func isEndedEarly(before offset: Int, in block: Int) -> Bool {
        let members = blockMembers[block]
        let (last, next) = (members[offset - 1], members[offset])
        let (previous, line) = (pieces[last].line, pieces[next].line)
        guard tags.blocks[block].isParagraph, tags.blocks[block].table == 0,
            [nil, .quotation, .abstract].contains(tags.blocks[block].role),
            previous.frame == line.frame, !line.isRightToLeft, !previous.isRightToLeft, !previous.isFixedPitch, !line.isFixedPitch,
            !previous.isRow, !line.isRow, Self.stepInBlock ~= (previous.y - line.y) / line.size,
            !text.startsLowercase(line), !Self.hyphens.contains(text.ending(of: previous)), !text.endsInSmallWord(previous),
            !Self.commas.contains(text.ending(of: previous)) || text.startsCapital(line)
        else { return false }
        let indent = (line.x0 - previous.x0) / line.size
        let isCentred = (previous.x0 + previous.x1 - line.x0 - line.x1).magnitude < 2 * Self.offMiddle * line.size && indent.magnitude > 1
        guard isCentred || Self.indents ~= indent else { return false }
        let (above, below) = (room(around: previous, from: last, by: -1, isCentred), room(around: previous, from: next, by: 1, isCentred))
        let room = min(above ?? .infinity, below ?? .infinity)
        // What is told first may be what the geometry reads later.
        guard room.isFinite, !standsBeside(min(last, next)...max(last, next), previous, line) else { return false }
        // Beside a picture the rest of a text is narrow, too.
        let needed = previous.width + text.firstWidth(line) + line.size
        let isNarrow = isCentred || !members[offset...].contains { pieces[$0].line.x1 > previous.x0 + needed }
        if isNarrow, members[..<offset].contains(where: { pieces[$0].line.width > Self.fullLine * room }) { return false }
        if isNarrow, previous.width > Self.shortLine * line.size, !text.endsSentence(previous) || endAlike(members.dropLast()) {
            return false
        }
        return room - previous.width > max(Self.shareLeft * room, text.firstWidth(line) + Self.room * line.size)
    }

    /// How much room the nearest lines of text on one side of a line show that it has; nil where there are none.
    ///
    /// - Parameter step: 1 for below, -1 for above.
    private func room(around line: LayoutLine, from place: Int, by step: Int, _ isCentred: Bool) -> Float? {
        var (room, found): (Float?, Int) = (nil, 0)
        var other = place + step
        while pieces.indices.contains(other), (other - place).magnitude <= Self.mostLooked, found < Self.reach {
            defer { other += step }
            let text = pieces[other].line
            guard (text.y - line.y).magnitude < Self.farthest * line.size else { break }
            guard text.frame == line.frame, text.x0 < line.x1, text.x1 > line.x0, (text.y - line.y) * Float(-step) > 0 else { continue }
            found += 1
            guard text.width > BlockBuilder.widthOfText * text.size, !text.isRow, Self.alike ~= text.size / line.size else { continue }
            let isInMiddle = (text.x0 + text.x1 - line.x0 - line.x1).magnitude < 4 * line.size
            if isCentred, !isInMiddle { continue }
            room = max(room ?? 0, isCentred ? text.width : text.x1 - line.x0)
        }
        return room
    }

    /// Whether something stands right of one of two lines: they are of a cell or a column.
    private func standsBeside(_ places: ClosedRange<Int>, _ above: LayoutLine, _ below: LayoutLine) -> Bool {
        let around = max(places.lowerBound - Self.mostLooked, 0)...min(places.upperBound + Self.mostLooked, pieces.count - 1)
        return around.contains { place in
            let other = pieces[place].line
            return other.frame == above.frame && other.y < above.y + above.size && other.y + other.size > below.y
                && other.x0 > min(above.x1, below.x1)
        }
    }

    /// Whether several lines end near each other, as those do that were broken at one edge.
    private func endAlike(_ members: ArraySlice<Int>) -> Bool {
        guard members.count > 1, let size = members.first.map({ pieces[$0].line.size }) else { return false }
        let ends = members.map { pieces[$0].line.x1 }
        return (ends.max() ?? 0) - (ends.min() ?? 0) < Self.longWord * size
    }

    /// In ems: a line that a name or a title may be; and a long word.
    private static let shortLine: Float = 12
    private static let longWord: Float = 5
    /// From baseline to baseline, in ems.
    private static let stepInBlock: ClosedRange<Float> = 0.8...2.4
    /// How far in the next line may begin, in ems: lines of a numbered verse hang.
    private static let indents: ClosedRange<Float> = -0.5...3
    private static let hyphens: [UInt32] = [0x2D, 0x2010, 0xAD]
    private static let commas: [UInt32] = [0x2C, 0x3B]
    /// As a share of the room.
    private static let fullLine: Float = 0.8
    /// From the line to the text that tells, in ems.
    private static let farthest: Float = 10
    /// Of the room, that a line leaves that was ended on purpose.
    private static let shareLeft: Float = 0.4
    /// Pieces looked at for the text around and for what stands beside.
    private static let mostLooked = 16
    /// Sizes of one text, as a ratio.
    private static let alike: ClosedRange<Float> = 0.8...1.25
}
