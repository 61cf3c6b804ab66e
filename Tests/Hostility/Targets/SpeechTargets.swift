import Reading
import Speech

enum SpeechTargets {
    static func text(of string: String) -> ReadingText {
        var builder = ReadingText.Builder()
        builder.beginPage(0, label: "1")
        for paragraph in string.split(separator: "\n\n") { builder.append(paragraph: String(paragraph)) }
        return builder.build(isComplete: true)
    }

    private static let languages = ["en", "de", "fr", "es", "it", "ru", "pl", "pt-BR", "ja", "ar", nil]

    /// The first byte chooses the language; the rest is a text that is to be spoken.
    static func speech(_ bytes: [UInt8]) {
        guard let first = bytes.first else { return }
        let text = text(of: String(decoding: bytes.dropFirst(), as: UTF8.self))
        let shaper = SpeechShaper(
            options: ShapingOptions(addresses: first & 1 == 0 ? .host : .full, speaksCitations: first & 2 == 0),
            language: languages[Int(first >> 2) % languages.count])
        check(shaper.utterances(for: text.words, in: text), text)
        let scrubber = Scrubber(text: text)
        for word in [text.words.lowerBound, text.words.upperBound - 1] where text.words.contains(word) {
            if scrubber.word(at: scrubber.fraction(of: word)) != word { trap("the scrubber doesn't come back") }
        }
    }

    /// The user's list of pronunciations, over a text that has every kind of word.
    static func lexicon(_ bytes: [UInt8]) {
        var lexicon = Lexicon()
        for warning in lexicon.add(String(decoding: bytes, as: UTF8.self)) { _ = warning.description }
        let text = text(of: "Dr. Smith’s GIF (v2.0) aaaaaaaaaaaaaaaaaaaaaaab cost $5.50 at http://a.b/c — see [12] and e.g. naïve “Σ” 東京.")
        check(SpeechShaper(lexicon: lexicon).utterances(for: text.words, in: text), text, mayBePhonemes: true)
    }

    /// A place as a user or another program names it.
    static func position(_ bytes: [UInt8]) {
        guard let position = try? ReadingPosition(parsing: String(decoding: bytes, as: UTF8.self)) else { return }
        // How it is written is how it goes to a running reader.
        if (try? ReadingPosition(parsing: "\(position)")) == nil { trap("a position can't be read back") }
    }

    private static func check(_ utterances: [SpokenUtterance], _ text: ReadingText, mayBePhonemes: Bool = false) {
        var next = text.words.lowerBound
        for utterance in utterances {
            if utterance.words.lowerBound != next { trap("words are left out, or said twice") }
            next = utterance.words.upperBound
            // Control characters are commands to the engine, and so is what stands in double brackets.
            if utterance.text.unicodeScalars.contains(where: { $0.value < 0x20 && $0 != "\n" && $0 != "\t" }) {
                trap("a command is spoken")
            }
            // In a list of pronunciations they are the listener's own.
            if !mayBePhonemes, utterance.text.contains("[[") { trap("phonemes are spoken") }
        }
        if next != text.words.upperBound { trap("not everything is said") }
    }
}
