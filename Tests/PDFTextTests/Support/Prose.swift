import TestSupport

/// Running text for pages that need some: made-up words, the same on every run, each sentence telling where it stands.
enum Prose {
    private static let words = [
        "river", "stone", "garden", "letter", "winter", "candle", "town", "village", "hill", "silver", "paper", "music", "shadow",
        "harbour",
        "road", "the", "of", "and", "a", "was", "under", "over", "near", "slowly", "opened", "took", "saw", "found", "left", "small",
        "bright",
        "far", "old", "in", "it", "by",
    ]

    /// `count` words, one sentence, beginning with `name` and ended by a stop.
    static func sentence(_ name: String, _ count: Int) -> String {
        var random = SplitMix(state: name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 })
        let rest = (0..<max(count - 1, 1)).map { _ in words[Int(random.next() % UInt64(words.count))] }
        return ([name] + rest).joined(separator: " ") + "."
    }
}
