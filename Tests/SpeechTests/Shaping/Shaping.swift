import Reading
import Speech
import Testing

/// What is said for a sentence, by the whole list of rules.
func spoken(
    _ text: String, role: ReadingText.ParagraphRole = .body, language: String? = "en", _ options: ShapingOptions = ShapingOptions()
) -> String {
    utterance(text, role: role, language: language, options).text
}

/// A paragraph as one utterance; sentence ends inside it are not looked at.
func utterance(
    _ text: String, role: ReadingText.ParagraphRole = .body, language: String? = "en", _ options: ShapingOptions = ShapingOptions()
) -> SpokenUtterance {
    var builder = ReadingText.Builder()
    builder.append(paragraph: text, role: role, language: language)
    let reading = builder.build(isComplete: true)
    return SpeechShaper(options: options).utterance(for: reading.words, in: reading)
}

let withoutCitations = ShapingOptions(speaksCitations: false)
