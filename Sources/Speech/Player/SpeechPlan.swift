import Reading

/// Cuts a text into what is spoken at one go, from any word on.
struct SpeechPlan: Sendable {
    var shaper: SpeechShaper
    var pauses: SpeechPauses

    /// The utterance that begins with a word, as the shaper has it; and the pause behind it at the normal rate.
    func utterance(from word: Int, in text: ReadingText, before end: Int = .max) -> (utterance: SpokenUtterance, pause: Duration)? {
        guard let utterance = shaper.utterance(from: word, in: text, before: end), let index = text.sentenceIndex(containing: word) else {
            return nil
        }
        let sentence = text.sentences[index]
        // Where the voice changes within a sentence, only a breath.
        if utterance.words.upperBound < min(sentence.words.upperBound, end) { return (utterance, pauses.sentence / 6) }
        return (utterance, pause(after: sentence, in: text))
    }

    private func pause(after sentence: ReadingText.Sentence, in text: ReadingText) -> Duration {
        // A sentence too long for one go was cut where there is no pause, or only that of a comma.
        if sentence.isCut { return pauses.sentence / 3 }
        guard sentence.endsParagraph, text.paragraphs.indices.contains(sentence.paragraph) else { return pauses.sentence }
        switch text.paragraphs[sentence.paragraph].role {
        case .heading, .title: return pauses.heading
        default: return pauses.paragraph
        }
    }
}
