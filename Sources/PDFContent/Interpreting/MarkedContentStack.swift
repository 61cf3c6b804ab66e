/// Which marked-content sequences are open, and how many of them hide what they hold (§8.11.3.2).
struct MarkedContentStack {
    private var hides: [Bool] = []
    private(set) var hiddenDepth = 0
    private var overflow = 0

    /// Sequences nested deeper are counted, not kept.
    static let maximumDepth = 4096

    mutating func open(hides hidden: Bool) {
        guard hides.count < Self.maximumDepth else {
            overflow += 1
            return
        }
        hides.append(hidden)
        if hidden { hiddenDepth += 1 }
    }

    /// Whether there was one to close that the sink knows of. Does nothing below `floor`, the depth at which the stream being read began.
    mutating func close(floor: Int = 0) -> Bool {
        guard depth > floor else { return false }
        if overflow > 0 {
            overflow -= 1
            return false
        }
        guard let hidden = hides.popLast() else { return false }
        if hidden { hiddenDepth -= 1 }
        return true
    }

    var isFull: Bool { hides.count >= Self.maximumDepth }
    var depth: Int { hides.count + overflow }
}
