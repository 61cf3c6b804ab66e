/// Stacks of centred lines side by side, shown one after the other: the authors of a paper, each with the places where they work. Such a row has as
/// many gutters as a table and is read stack by stack.
struct CentredStacks {
    /// The members of each stack, from left to right.
    private(set) var stacks: [[Int]] = []
    /// Index of the first band below them.
    private(set) var end = 0

    private static let fewestStacks = 2
    private static let mostStacks = 8
    /// Lines of one stack, at the most.
    private static let mostLines = 12
    /// What stands side by side, and between the lines of one stack, in ems.
    private static let gap: Float = 0.5
    private static let leading: Float = 1.75
    /// Between the middles of lines that are centred, at the most, and between their beginnings if they are no block, at the least: in ems.
    private static let shift: Float = 0.3
    private static let raggedness: Float = 0.5
    /// Characters of a line, on the average, at the least: numbers and the entries of matrices have fewer.
    private static let fewestCharacters = 6
    /// Key figures are set larger than their names, as a multiple; and characters of such a name, at the least.
    private static let largeFigure: Float = 1.3
    private static let fewestOfName = 3

    private struct Stack {
        var members: [Int]
        var x0, x1: Float
    }

    /// Whether something else was shown between what stands level at the top of a band: the rows of tables and contents are shown in one go.
    @inline(__always)
    static func mayBegin(_ strips: borrowing RegionStrips, at band: Int, _ pieces: borrowing [RegionPiece]) -> Bool {
        let range = strips.bands[band].range
        guard range.count >= fewestStacks else { return false }
        let top = pieces[strips.members[range.lowerBound]]
        var (first, last, count) = (top.order, top.order &+ top.cellCount, top.cellCount)
        for position in range.dropFirst() {
            let piece = pieces[strips.members[position]]
            guard (top.y - piece.y).magnitude < 0.5 * top.size else { continue }
            first = min(first, piece.order)
            last = max(last, piece.order &+ piece.cellCount)
            count &+= piece.cellCount
        }
        return last &- first > count
    }

    /// Looks for a row of stacks that begins in a band; nil if none does, as on nearly all pages.
    init?(_ strips: inout RegionStrips, from start: Int, _ pieces: [RegionPiece]) {
        let first = strips.bands[start].range
        guard first.count >= Self.fewestStacks, start + 1 < strips.bands.count || first.count > Self.fewestStacks else { return nil }
        var stacks = Self.heads(strips.members[first], pieces)
        guard (Self.fewestStacks...Self.mostStacks).contains(stacks.count) else { return nil }
        var end = start
        // As they were after the last whole band.
        var whole = stacks
        rows: for band in start..<strips.bands.count {
            for index in strips.members[strips.bands[band].range] where !stacks.contains(where: { $0.members[0] == index }) {
                guard let place = Self.place(of: index, below: stacks, pieces) else { break rows }
                stacks[place].members.append(index)
                stacks[place].x0 = min(stacks[place].x0, pieces[index].x0)
                stacks[place].x1 = max(stacks[place].x1, pieces[index].x1)
            }
            whole = stacks
            end = band + 1
        }
        guard end > start, Self.areCentred(whole, pieces), Self.areShownTogether(whole, &strips, pieces) else { return nil }
        self.stacks = whole.map(\.members)
        self.end = end
    }

    /// The first lines of the stacks, on one baseline, from left to right.
    private static func heads(_ band: ArraySlice<Int>, _ pieces: [RegionPiece]) -> [Stack] {
        guard let highest = band.max(by: { pieces[$0].y < pieces[$1].y }) else { return [] }
        let y = pieces[highest].y - 0.5 * pieces[highest].size
        return band.filter { pieces[$0].y > y }.sorted { pieces[$0].x0 < pieces[$1].x0 }
            .map { Stack(members: [$0], x0: pieces[$0].x0, x1: pieces[$0].x1) }
    }

    /// The stack that a line goes on with; nil if it is not one of theirs.
    private static func place(of index: Int, below stacks: [Stack], _ pieces: [RegionPiece]) -> Int? {
        let piece = pieces[index]
        guard
            let place = stacks.firstIndex(where: { stack in
                let last = pieces[stack.members[stack.members.count - 1]]
                return (last.x0 + last.x1 - piece.x0 - piece.x1).magnitude < 2 * shift * piece.size
            })
        else { return nil }
        let members = stacks[place].members
        guard members.count < mostLines else { return nil }
        let (head, last) = (pieces[members[0]], pieces[members[members.count - 1]])
        let step = last.y - piece.y
        guard step > 0.5 * piece.size, step < leading * max(piece.size, last.size), piece.order > last.order,
            // What was shown after another stack had begun belongs to a row further down.
            !stacks.contains(where: { pieces[$0.members[0]].order > head.order && pieces[$0.members[0]].order < piece.order })
        else { return nil }
        return place
    }

    /// Whether the lines are centred, not a block with an edge, and stand clear of the other stacks.
    private static func areCentred(_ stacks: [Stack], _ pieces: [RegionPiece]) -> Bool {
        var (tall, pairs, centred, characters, lines) = (0, 0, 0, 0, 0)
        for (number, stack) in stacks.enumerated() {
            if number > 0, !areApart(stacks[number - 1], stack, pieces) { return false }
            if stack.members.count > 1 { tall += 1 }
            lines += stack.members.count
            for (above, below) in zip(stack.members, stack.members.dropFirst()) {
                pairs += 1
                if (pieces[above].x0 - pieces[below].x0).magnitude > raggedness * pieces[below].size { centred += 1 }
            }
            characters += stack.members.reduce(0) { $0 + Int(pieces[$1].cellCount) }
        }
        guard tall >= fewestStacks, tall * 2 >= stacks.count, centred * 2 >= pairs else { return false }
        return centred >= tall && characters >= fewestCharacters * lines || centred > 0 && areNamedFigures(stacks, pieces)
    }

    /// Whether the lines that two stacks come closest with stand clear of each other: beside a large number its name may be small.
    private static func areApart(_ left: Stack, _ right: Stack, _ pieces: [RegionPiece]) -> Bool {
        guard let end = left.members.max(by: { pieces[$0].x1 < pieces[$1].x1 }),
            let start = right.members.min(by: { pieces[$0].x0 < pieces[$1].x0 })
        else { return false }
        return right.x0 - left.x1 >= gap * max(pieces[end].size, pieces[start].size)
    }

    /// Whether each stack is a line in large type above its name, as key figures are set.
    private static func areNamedFigures(_ stacks: [Stack], _ pieces: [RegionPiece]) -> Bool {
        stacks.allSatisfy { stack in
            guard stack.members.count > 1 else { return false }
            let (figure, name) = (pieces[stack.members[0]], pieces[stack.members[1]])
            return figure.size > largeFigure * name.size && name.cellCount >= fewestOfName
        }
    }

    /// Whether nothing else of the region was shown between them.
    private static func areShownTogether(_ stacks: [Stack], _ strips: inout RegionStrips, _ pieces: [RegionPiece]) -> Bool {
        var (first, last, count) = (Int32.max, Int32.min, 0)
        for stack in stacks {
            for index in stack.members { (first, last) = (min(first, pieces[index].order), max(last, pieces[index].order)) }
            count += stack.members.count
        }
        strips.order(pieces)
        let shown = strips.byShowing
        let next = strips.placeShown(from: first, pieces) + count
        return next <= shown.count && pieces[shown[next - 1]].order == last && (next == shown.count || pieces[shown[next]].order > last)
    }
}
