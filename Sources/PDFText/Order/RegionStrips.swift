/// Some pieces in horizontal strips, and the orders in which they are gone through when columns are judged: made once, not for each gutter.
struct RegionStrips {
    /// A horizontal strip that no other strip overlaps.
    struct Band {
        /// Of the members, from top to bottom.
        var range: Range<Int>
        var low, high: Float
        /// Where vertical lines lie that meet all of it: between the last beginning and the first end.
        var lastStart, firstEnd: Float
    }

    /// From top to bottom, band after band.
    let members: [Int]
    private(set) var bands: [Band] = []
    /// The members by baseline from the top, and as they were shown. Empty until first asked for.
    private(set) var byBaseline: [Int] = []
    private(set) var byShowing: [Int] = []
    /// Where in `members` a piece is.
    private var place: [Int] = []

    init(_ members: [Int], _ pieces: [RegionPiece]) {
        self.members = members.sorted { pieces[$0].high > pieces[$1].high }
        bands.reserveCapacity(members.count)
        for (position, index) in self.members.enumerated() {
            let (low, high) = (pieces[index].low, pieces[index].high)
            if let last = bands.last, high > last.low {
                bands[bands.count - 1].range = last.range.lowerBound..<(position + 1)
                bands[bands.count - 1].low = min(last.low, low)
                bands[bands.count - 1].lastStart = max(last.lastStart, pieces[index].x0)
                bands[bands.count - 1].firstEnd = min(last.firstEnd, pieces[index].x1)
            } else {
                bands.append(
                    Band(
                        range: position..<(position + 1), low: low, high: high, lastStart: pieces[index].x0,
                        firstEnd: pieces[index].x1))
            }
        }
    }

    mutating func order(_ pieces: [RegionPiece]) {
        guard byBaseline.isEmpty else { return }
        byBaseline = members.sorted { pieces[$0].y > pieces[$1].y }
        byShowing = members.sorted { pieces[$0].order < pieces[$1].order }
        place = Array(repeating: -1, count: pieces.count)
        for (position, index) in members.enumerated() { place[index] = position }
    }

    /// Where in ``byShowing`` the first piece is that was shown no earlier than something.
    func placeShown(from order: Int32, _ pieces: [RegionPiece]) -> Int {
        var (low, high) = (0, byShowing.count)
        while low < high {
            let middle = (low + high) / 2
            if pieces[byShowing[middle]].order < order { low = middle + 1 } else { high = middle }
        }
        return low
    }

    func range(_ bands: Range<Int>) -> Range<Int> {
        self.bands[bands.lowerBound].range.lowerBound..<self.bands[bands.upperBound - 1].range.upperBound
    }

    /// Whether a range of `members` is so small a part of them that it is better sorted anew than looked for among all.
    private func isSmall(_ range: Range<Int>) -> Bool { range.count * 16 < members.count }

    /// Collects those that stand in a range of `members`, from the top.
    func collectFromTop(_ range: Range<Int>, _ pieces: [RegionPiece], into result: inout [Int]) {
        result.removeAll(keepingCapacity: true)
        if isSmall(range) {
            result.append(contentsOf: members[range])
            result.sort { pieces[$0].y > pieces[$1].y }
        } else if range.count == members.count {
            result.append(contentsOf: byBaseline)
        } else {
            let (byBaseline, place) = (byBaseline.span, place.span)
            result.append(addingCapacity: range.count) { output in
                for position in byBaseline.indices where range.contains(place[byBaseline[position]]) { output.append(byBaseline[position]) }
            }
        }
    }

    /// How often the order of showing goes from one side of a line to the other in a range of `members`; just more than `most` where it is more.
    func changes(_ range: Range<Int>, _ pieces: [RegionPiece], _ middle: Float, most: Int) -> Int {
        let isSmall = isSmall(range)
        let shown = isSmall ? members[range].sorted { pieces[$0].order < pieces[$1].order } : byShowing
        var (count, wasLeft): (Int, Bool?) = (0, nil)
        for index in shown where isSmall || range.contains(place[index]) {
            let isLeft = pieces[index].x1 <= middle
            if let wasLeft, wasLeft != isLeft {
                count += 1
                if count > most { break }
            }
            wasLeft = isLeft
        }
        return count
    }
}
