import Reading

/// Cuts a text into what is spoken at one go, from any word on.
struct SpeechPlan: Sendable {
    var shaper: SpeechShaper
    var pauses: SpeechPauses

    /// The utterance that begins with a word: the rest of its sentence; and the pause behind it at the normal rate.
    func utterance(from word: Int, in text: ReadingText, before end: Int = .max) -> (utterance: SpokenUtterance, pause: Duration)? {
        guard word < end, let index = text.sentenceIndex(containing: word) else { return nil }
        let sentence = text.sentences[index]
        let words = word..<min(sentence.words.upperBound, end)
        return (shaper.utterance(for: words, in: text), pause(after: sentence, in: text))
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
