import Reading
import Speech

/// What is given to the voice, one utterance a line.
enum SpokenFormat {
    static func write(_ text: ReadingText, _ words: Range<Int>, _ shaper: SpeechShaper, to sink: inout ByteSink) throws(CommandFailure) {
        for utterance in shaper.utterances(for: words, in: text) where !utterance.isSilent {
            try sink.write(DisplayText.clean(utterance.text) + "\n")
        }
    }
}
