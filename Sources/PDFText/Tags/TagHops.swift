/// Where the order of the tags leads from a block back up to one that stands well above it in the same column: Word's users draw headings in text boxes,
/// Canva and InDesign tell what was set last at the end, so that a title comes after all of its text.
struct TagHops {
    private struct Box {
        var x0, x1, y0, y1: Float
        let frame: Int

        init(_ line: LayoutLine) {
            (x0, x1, frame) = (line.x0, line.x1, line.frame)
            (y0, y1) = (line.y - Self.descent * line.size, line.y + (1 - Self.descent) * line.size)
        }

        mutating func unite(_ other: Box) {
            (x0, x1) = (min(x0, other.x0), max(x1, other.x1))
            (y0, y1) = (min(y0, other.y0), max(y1, other.y1))
        }

        /// Of an em.
        private static let descent: Float = 0.25
    }

    /// In the order of the tags, each with its first place on the page, and whether it is read where it stands.
    private let blocks: [Int]
    private var boxes: [Box] = []
    private var positions: [Int] = []
    private var areInPlace: [Bool] = []
    private var areTables: [Bool] = []
    /// Whether they begin with a small letter.
    private var areSmall: [Bool] = []

    /// - Parameter blocks: those that hold something.
    init(_ tags: PageTags, _ pieces: [TaggedLines.Piece], members: [[Int]], blocks: [Int], _ text: BlockText) {
        self.blocks = blocks
        boxes.reserveCapacity(blocks.count)
        positions.reserveCapacity(blocks.count)
        for block in blocks {
            let first = members[block][0]
            var (box, position) = (Box(pieces[first].line), pieces[first].position)
            for index in members[block].dropFirst() where pieces[index].line.frame == box.frame {
                box.unite(Box(pieces[index].line))
                position = min(position, pieces[index].position)
            }
            boxes.append(box)
            positions.append(position)
            areInPlace.append(Self.isInPlace(tags.blocks[block].role))
            areTables.append(tags.blocks[block].role == .table)
            areSmall.append(text.startsLowercase(pieces[first].line))
        }
    }

    /// The blocks without such steps: what is told behind a text far below it is put where it is seen, everything else stays as it is told. Nil where
    /// there are none, or the order that is seen has some, too. What stands beside text that has been read may be told behind it: a box at the side of a page.
    var mended: [Int]? {
        guard blocks.count <= Self.mostBlocks, var (hop, origin) = firstHop(Array(boxes.indices), from: 1) else { return nil }
        let seen = boxes.indices.filter { areInPlace[$0] }.sorted { positions[$0] < positions[$1] }
        guard !zip(seen, seen.dropFirst()).contains(where: { isUp(from: $0, to: $1) }) else { return nil }
        var order = Array(boxes.indices)
        for _ in 0..<Self.mostHops {
            // All that follows and stands above what the step began at.
            var end = hop + 1
            for place in end..<max(order.count, end) where areInPlace[order[place]] {
                let box = boxes[order[place]]
                guard box.frame == boxes[origin].frame, box.y0 > boxes[origin].y1 else { break }
                end = place + 1
            }
            let told = Array(order[hop..<end])
            let isSorted = isAgainstSight(told)
            order.removeSubrange(hop..<end)
            var last = -1
            for (count, block) in (isSorted ? told.sorted { positions[$0] < positions[$1] } : told).enumerated() {
                let before = order[..<(hop + count)].indices.filter { positions[order[$0]] < positions[block] }
                var place = before.max { positions[order[$0]] < positions[order[$1]] }.map { $0 + 1 } ?? 0
                if !isSorted { place = max(place, last + 1) }
                // What stands above the end of a sentence that was begun before floats.
                if place < hop + count, areSmall[order[place]], !areSmall[block] { return nil }
                order.insert(block, at: place)
                last = place
            }
            guard let next = firstHop(order, from: end) else { break }
            (hop, origin) = next
        }
        return order.map { blocks[$0] }
    }

    /// Whether blocks are told up a column or along a line to the left.
    private func isAgainstSight(_ told: [Int]) -> Bool {
        zip(told, told.dropFirst()).contains { first, second in
            let (box, next) = (boxes[first], boxes[second])
            guard box.frame == next.frame else { return false }
            return isUp(from: first, to: second, by: 0) || next.x1 <= box.x0 && next.y0 < box.y1 && next.y1 > box.y0
        }
    }

    private static let mostBlocks = 2000
    private static let mostHops = 32

    /// The first place in an order that is stepped up to, and what from.
    private func firstHop(_ order: [Int], from start: Int) -> (place: Int, origin: Int)? {
        var last = order[..<min(start, order.count)].last { areInPlace[$0] }
        for place in min(start, order.count)..<order.count where areInPlace[order[place]] {
            if let last, isUp(from: last, to: order[place]), !areTables[order[place]],
                isAlone(order[place], behind: order[..<place])
            {
                return (place, last)
            }
            last = order[place]
        }
        return nil
    }

    private func isUp(from block: Int, to next: Int, by distance: Float = farthest) -> Bool {
        let (below, above) = (boxes[block], boxes[next])
        guard above.y0 > below.y1 + distance, above.frame == below.frame else { return false }
        return min(above.x1, below.x1) - max(above.x0, below.x0) > 0.5 * min(above.x1 - above.x0, below.x1 - below.x0)
    }

    /// Whether nothing that is told before a block stands beside it.
    private func isAlone(_ block: Int, behind told: ArraySlice<Int>) -> Bool {
        let box = boxes[block]
        return !told.contains { areInPlace[$0] && boxes[$0].frame == box.frame && boxes[$0].y0 < box.y1 && boxes[$0].y1 > box.y0 }
    }

    /// White between two blocks of which the upper one is told behind the lower one, in points.
    private static let farthest: Float = 60

    /// Notes and captions, and what stands in figures, are told wherever they are spoken of; and tables are told, too, behind the text that they float
    /// above.
    private static func isInPlace(_ role: BlockRole?) -> Bool {
        switch role {
        case .footnote, .caption, .figure, .diagram: false
        default: true
        }
    }
}
