/// Whether a space stood between two Korean syllables that a line's end parts. Korean is written with spaces, but many programs break its lines after any
/// syllable and show no space at a line's end: then only the syllables tell.
struct HangulSpacing {
    /// How much likelier than not a line's end is that such programs made, for judging whether a document is one of theirs: the logarithm of the odds.
    private static let certainty: Float = 2
    /// No single pair of syllables says more.
    private static let most: Float = 3

    @inline(__always)
    static func isSyllable(_ unicode: UInt32) -> Bool { unicode >= 0xAC00 && unicode <= 0xD7A3 }

    /// The logarithm of the odds that a space stands between two syllables.
    static func odds(_ before: UInt32, _ after: UInt32) -> Float {
        let (last, first) = (Int(before) - 0xAC00, Int(after) - 0xAC00)
        guard weights.indices.contains(last), weights.indices.contains(first) else { return 0 }
        return Float(HangulSyllables.constant + Int(weights[last].asLast) + Int(weights[first].asFirst)) / 4
    }

    /// Whether lines are broken after any syllable, by the pairs of syllables around line ends at which no space is shown.
    static func breaksWords(_ pairs: some Sequence<(before: UInt32, after: UInt32)>) -> Bool {
        var evidence: Float = 0
        for (before, after) in pairs { evidence += Self.evidence(odds(before, after)) }
        return evidence > certainty
    }

    /// Of ten line ends that may be anywhere, three are between words; the odds are those of running text, where of a hundred pairs twenty-six are.
    private static func evidence(_ odds: Float) -> Float {
        // ln(0.3 + 0.25·e^−odds), by its tangents: it falls from 3 by one for each, and stays at −1.2.
        max(-1.2, min(most, -0.7 - odds * (odds < 0 ? 0.8 : 0.3)))
    }

    private static let weights: [(asLast: Int8, asFirst: Int8)] = {
        var weights = [(asLast: Int8, asFirst: Int8)](repeating: (0, 0), count: 0xD7A4 - 0xAC00)
        for (syllable, values) in zip(
            HangulSyllables.syllables.unicodeScalars, zip(HangulSyllables.asLast.utf8, HangulSyllables.asFirst.utf8))
        {
            let index = Int(syllable.value) - 0xAC00
            if weights.indices.contains(index) { weights[index] = (weight(values.0), weight(values.1)) }
        }
        return weights
    }()

    private static func weight(_ letter: UInt8) -> Int8 {
        Int8(truncatingIfNeeded: letter >= 0x61 ? Int(letter) - 0x61 : Int(letter) - 0x41 - 26)
    }
}
