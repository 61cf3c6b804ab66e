/// Where the words of an utterance begin in its sound.
public struct WordTimings: Sendable, Equatable {
    /// The start of each of the utterance's spans, in samples, ascending; as many as there are spans.
    public let starts: [Int]
    /// Whether the times were measured, or estimated from the text.
    public let isMeasured: Bool

    /// Timings with one start for each span.
    public init(starts: [Int], isMeasured: Bool) {
        self.starts = starts
        self.isMeasured = isMeasured
    }

    /// The span being spoken at a sample: the last that has begun, or the first.
    public func span(at sample: Int) -> Int {
        var low = 0
        var high = starts.count
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] <= sample { low = middle + 1 } else { high = middle }
        }
        return max(0, low - 1)
    }
}
