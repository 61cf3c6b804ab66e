import Audio

extension WordTimings {
    /// An estimate from the text alone: each word gets time by its letters, and punctuation inside the sentence its pause.
    ///
    /// Good to about a tenth of a second on average; numbers are the worst, so digits count for four letters.
    static func estimate(for utterance: SpokenUtterance, in sound: PCMBuffer, rate: Int) -> WordTimings {
        let text = Array(utterance.text.unicodeScalars)
        var weights: [Double] = []
        var pauses: [Double] = []
        for span in utterance.spans {
            let slice = utterance.text.utf8.dropFirst(span.utf8.lowerBound).prefix(span.utf8.count)
            let (weight, pause) = cost(of: Substring(slice).unicodeScalars, rate: rate)
            weights.append(weight)
            pauses.append(pause)
        }
        guard !weights.isEmpty, !text.isEmpty else { return WordTimings(starts: [], isMeasured: false) }
        pauses[pauses.count - 1] = 0
        let total = Double(sound.samples.count) / Double(sound.format.sampleRate)
        // Pauses can't fill the sentence, whatever the punctuation.
        let silent = pauses.reduce(0, +)
        let shrink = silent > total * 0.6 ? total * 0.6 / silent : 1
        let perWeight = max(0, total - silent * shrink) / max(weights.reduce(0, +), 1)
        var starts: [Int] = []
        var at = 0.0
        for (weight, pause) in zip(weights, pauses) {
            starts.append(min(Int(at * Double(sound.format.sampleRate)), sound.samples.count))
            at += weight * perWeight + pause * shrink
        }
        return WordTimings(starts: starts, isMeasured: false)
    }

    /// Letters a word is worth, and the seconds of silence after it (measured on espeak-ng at 175 words a minute; they shrink with the rate).
    private static func cost(of scalars: Substring.UnicodeScalarView, rate: Int) -> (weight: Double, pause: Double) {
        var weight = 1.0
        var pause = 0.0
        for scalar in scalars {
            switch scalar {
            case "0"..."9": weight += 4
            case ",": pause = 0.24
            case ";", ":", "—", "–", "…": pause = 0.31
            case ".", "?", "!", "。", "！", "？": pause = 0.38
            case "\"", "'", "”", "’", ")", "]", "»": break
            default:
                // An ideograph or a syllable sign lasts about as long as four letters.
                weight += scalar.value > 0x1100 && scalar.properties.isAlphabetic ? 4 : 1
                pause = 0
            }
        }
        return (weight, pause * Double(VoiceSettings.normalRate) / Double(max(rate, 1)))
    }
}
