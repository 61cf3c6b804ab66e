/// The numbers at a page's edges that count with the pages around. The page's own counts on the most: another one that does is a heading's, a note's,
/// an example's of which every page has one, or a figure's by chance.
struct PageNumbers {
    private struct Number {
        let first, last: Int?
        let y: Float
        let isTop: Bool
        /// Whether there is nothing else in its line.
        let isAlone: Bool
        /// How many of the pages around have it count.
        let support: Int

        func isSame(as entry: Edges.Entry) -> Bool {
            first == entry.first || first == entry.last || last == entry.first || last == entry.last
        }
    }

    private var found: [Number] = []

    /// Fewer pages may have a number there by chance, unless there are no more.
    private static let leastSupport = 2
    /// A number that counts on so many times the pages is the page's, whatever stands beside it.
    private static let leastRatio = 3
    /// Type so much larger than the text's is a heading's.
    private static let leastSizeOfHeading: Float = 1.15

    /// Adds those of an edge.
    mutating func add(_ entries: [Edges.Entry], among others: [RepeatedEdges.Other], isTop: Bool) {
        for entry in entries where entry.first != nil {
            let support = Self.support(entry, others, isAlone: entry.isNumber)
            guard support >= min(Self.leastSupport, max(others.count, 1)) else { continue }
            found.append(
                Number(first: entry.first, last: entry.last, y: entry.y, isTop: isTop, isAlone: entry.isNumber, support: support))
        }
    }

    /// Whether the page's number stands elsewhere, and the one that a line has counts for itself.
    func areApart(from entry: Edges.Entry, among others: [RepeatedEdges.Other], isTop: Bool, bodySize: Float) -> Bool {
        guard !found.isEmpty, entry.first != nil else { return false }
        let isSmall = entry.isNumber || entry.size <= bodySize * Self.leastSizeOfHeading
        let support = Self.support(entry, others, isAlone: false)
        guard support > 0 else { return false }
        var areElsewhere = false
        for number in found {
            if number.isTop == isTop, (number.y - entry.y).magnitude < 0.8 * entry.size {
                // Beside the page's number stands a head. Otherwise this is the line itself, or one of a row of numbers.
                if number.isAlone, !entry.isNumber { return false }
                continue
            }
            if isSmall, number.support >= support, number.isSame(as: entry) { return false }
            // Pages that were numbered anew for an archive or a court, further out than they were.
            let isOutside = number.isTop == isTop && (isTop ? entry.y > number.y : entry.y < number.y)
            if isOutside, support == others.count, others.count > 1 { continue }
            let ratio = number.isAlone && !entry.isNumber ? 1 : Self.leastRatio
            if number.support >= ratio * support { areElsewhere = true }
        }
        return areElsewhere
    }

    /// On how many pages a line in the same place has a number that counts on from this one's.
    private static func support(_ entry: Edges.Entry, _ others: [RepeatedEdges.Other], isAlone: Bool) -> Int {
        others.count { page in
            page.entries.contains { other in
                (other.y - entry.y).magnitude < 0.8 * entry.size && (other.isNumber || !isAlone)
                    && (RepeatedEdges.counts(entry.first, other.first, page.distance)
                        || RepeatedEdges.counts(entry.last, other.last, page.distance))
            }
        }
    }
}
