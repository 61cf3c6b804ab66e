/// What is asked of a segment, again and again, and holds no reference.
struct RegionPiece {
    let x0, y, size, low, high: Float
    /// Of a line that sticks out of its column, the edge of that.
    var x1: Float
    let order, cellCount: Int32
    let isOverlaid, isItem: Bool

    init(_ segment: Segment) {
        (x0, x1, y, size, low, high) = (segment.x0, segment.x1, segment.y, segment.size, segment.low, segment.high)
        (order, cellCount, isOverlaid, isItem) = (segment.order, segment.cellCount, segment.overlay != 0, segment.isItem)
    }
}
