import Reading
import Testing

@testable import Speech

/// What is said for a sentence, by the whole list of rules.
func spoken(
    _ text: String, role: ReadingText.ParagraphRole = .body, language: String? = "en", _ options: ShapingOptions = ShapingOptions()
) -> String {
    utterance(text, role: role, language: language, options).text
}

/// A paragraph as one utterance; sentence ends inside it, and words in another script, are not looked at.
func utterance(
    _ text: String, role: ReadingText.ParagraphRole = .body, language: String? = "en", _ options: ShapingOptions = ShapingOptions(),
    lexicon: Lexicon = Lexicon()
) -> SpokenUtterance {
    var builder = ReadingText.Builder()
    builder.append(paragraph: text, role: role, language: language)
    let reading = builder.build(isComplete: true)
    return SpeechShaper(options: options, lexicon: lexicon, changesVoice: false).utterance(for: reading.words, in: reading)
}

let withoutCitations = ShapingOptions(speaksCitations: false)
