import Reading
import Speech

/// What is given to the voice, one utterance a line.
enum SpokenFormat {
    static func write(_ text: ReadingText, _ words: Range<Int>, _ shaper: SpeechShaper, to sink: inout ByteSink) throws(CommandFailure) {
        guard let first = text.sentenceIndex(containing: words.lowerBound) else { return }
        for index in first..<text.sentences.count {
            let sentence = text.sentences[index].words
            guard sentence.lowerBound < words.upperBound else { break }
            let utterance = shaper.utterance(for: sentence.clamped(to: words), in: text)
            guard !utterance.isSilent else { continue }
            try sink.write(DisplayText.clean(utterance.text) + "\n")
        }
    }
}
