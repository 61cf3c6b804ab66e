/// Segments parted at some of their words: cells that stand close to each other are one segment.
struct PartedSegments {
    private let segments: [Segment]
    /// The parts, and which of the segments each is of, in the order of these.
    private(set) var pieces: [Segment] = []
    private var owners: [Int] = []

    /// - Parameter isParted: whether a segment is parted before one of its words, as an index into the page's.
    @inline(__always)
    init(_ segments: [Segment], _ words: [LayoutWord], before isParted: (Segment, Int) -> Bool) {
        self.segments = segments
        pieces.reserveCapacity(segments.count)
        owners.reserveCapacity(segments.count)
        for (owner, segment) in segments.enumerated() {
            var start = segment.words.lowerBound
            for index in segment.words.dropFirst() where isParted(segment, index) && !words[index].isNextNumber {
                add(segment.part(start..<index, of: words), of: owner)
                start = index
            }
            add(start == segment.words.lowerBound ? segment : segment.part(start..<segment.words.upperBound, of: words), of: owner)
        }
    }

    private mutating func add(_ piece: Segment, of owner: Int) {
        pieces.append(piece)
        owners.append(owner)
    }

    /// Parts some pieces once more.
    ///
    /// - Parameter starts: the words that second parts begin with, by piece.
    mutating func part(before starts: [Int: Int], _ words: [LayoutWord]) {
        let (old, owned) = (pieces, owners)
        pieces.removeAll(keepingCapacity: true)
        owners.removeAll(keepingCapacity: true)
        for (index, piece) in old.enumerated() {
            guard let start = starts[index], !words[start].isNextNumber else {
                add(piece, of: owned[index])
                continue
            }
            add(piece.part(piece.words.lowerBound..<start, of: words), of: owned[index])
            add(piece.part(start..<piece.words.upperBound, of: words), of: owned[index])
        }
    }

    /// What is left when some pieces are taken: the others of segments that these were of, and segments that are whole.
    func others(than isTaken: (Int) -> Bool) -> [Segment] {
        let parted = Set(pieces.indices.lazy.filter(isTaken).map { owners[$0] })
        var others: [Segment] = []
        others.reserveCapacity(segments.count)
        for (index, owner) in owners.enumerated() where !isTaken(index) {
            if parted.contains(owner) {
                others.append(pieces[index])
            } else if index == 0 || owners[index - 1] != owner {
                others.append(segments[owner])
            }
        }
        return others
    }
}
