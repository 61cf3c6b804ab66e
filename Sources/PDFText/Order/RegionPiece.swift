/// What is asked of a segment, again and again, and holds no reference.
struct RegionPiece {
    let x0, y, size, low, high: Float
    /// Of a line that sticks out of its column, the edge of that.
    var x1: Float
    let order, cellCount: Int32
    let isOverlaid, isItem: Bool

    /// Characters, as many as letters would be: those as wide as an em, ideographs and kana, count twice.
    let characterCount: Int32

    /// On the average, in ems: letters that were stretched to a column are narrower.
    private static let wideCharacter: Float = 0.85

    init(_ segment: Segment) {
        (x0, x1, y, size, low, high) = (segment.x0, segment.x1, segment.y, segment.size, segment.low, segment.high)
        (order, cellCount, isOverlaid, isItem) = (segment.order, segment.cellCount, segment.overlay != 0, segment.isItem)
        let isWide = segment.x1 - segment.x0 > Self.wideCharacter * segment.size * Float(segment.cellCount)
        characterCount = isWide ? 2 &* segment.cellCount : segment.cellCount
    }
}
