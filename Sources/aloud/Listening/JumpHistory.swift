import Reading

/// The places that were jumped away from.
struct JumpHistory {
    private var places: [Int] = []
    private var lastJump: ContinuousClock.Instant?

    private static let limit = 100
    /// Steps that follow each other faster than this are one jump.
    private static let pause = Duration.milliseconds(1500)

    /// A jump is made, away from `word`.
    ///
    /// - Parameter isStep: whether it is one of those that are made in a row, a sentence or a page on; a place that was named is always a jump of its own.
    mutating func note(_ word: Int, isStep: Bool = true, now: ContinuousClock.Instant = .now) {
        defer { lastJump = isStep ? now : nil }
        if isStep, let lastJump, now - lastJump < Self.pause { return }
        places.append(word)
        if places.count > Self.limit { places.removeFirst() }
    }

    /// Words that were numbered provisionally have their numbers now.
    mutating func settle(by offset: Int) { places = places.map { ReadingText.settled($0, by: offset) } }

    /// Where the last jump was made from; nil when none is left.
    mutating func undo() -> Int? {
        lastJump = nil
        return places.popLast()
    }
}
