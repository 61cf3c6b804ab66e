import Reading
import Speech

/// What a listener may want to know of the moment.
struct ListeningStatus {
    let player: PlayerStatus
    let place: PlaceDescription
    let voice: VoiceSettings
    /// Pages of the document; nil where it has none.
    let pageCount: Int?
    /// Whether fractions and times are those of the whole document.
    let isMeasured: Bool
    /// When the sleep timer will end it; nil without one.
    var sleep: String?

    private var state: String {
        switch player.state {
        case .playing: ""
        case .paused: "(Paused) "
        case .seeking: "(Waiting) "
        case .idle: "(Stopped) "
        case .finished: "(Finished) "
        }
    }

    private var pageText: String? {
        place.page.map { page in
            let label = DisplayText.clean(page.label)
            let number = page.page + 1
            guard let pageCount else { return "page \(label)" }
            return label == String(number) ? "page \(label) of \(pageCount)" : "page \(label) (\(number) of \(pageCount))"
        }
    }

    private var chapterText: String? {
        place.chapterIndex.map { "#\($0 + 1) \(DisplayText.clean(place.text.chapters[$0].title))" }
    }

    /// The chapter by its name; nil outside of all.
    var chapterName: String? {
        place.chapterIndex.map { DisplayText.clean(place.text.chapters[$0].title) }.flatMap { $0.isEmpty ? nil : $0 }
    }

    private var volumeText: String? { voice.volume == 100 ? nil : voice.volume == 0 ? "muted" : "volume \(voice.volume)" }

    private var pitchText: String? { voice.pitch == VoiceSettings.normalPitch ? nil : "pitch \(voice.pitch)" }

    /// One line for the eye: `(Paused) 1:02:03 / 7:19:01 (14 %)  page 79 of 196  -6:16:58  175 wpm  #65 The Shopt Builtin`.
    var line: String {
        let time =
            isMeasured
            ? "\(Phrases.time(place.seconds)) / \(Phrases.time(place.totalSeconds)) (\(Phrases.percent(place.fraction)))"
            // From the beginning, or else from nowhere.
            : place.text.baseWord == 0 ? Phrases.time(place.seconds) : nil
        let left = isMeasured ? "-\(Phrases.time(place.totalSeconds - place.seconds))" : nil
        let parts = [time, pageText, left, "\(voice.rate) wpm", volumeText, pitchText, sleep.map { "sleeps \($0)" }, chapterText]
        return state + parts.compactMap { $0 }.joined(separator: "  ")
    }

    /// The same as a phrase for the ear: `paused, page 79 of 196, 14 percent, 6 hours 17 minutes left`.
    var phrase: String {
        let states: String? =
            switch player.state {
            case .playing: nil
            case .paused: "paused"
            case .seeking: "waiting for the text"
            case .idle: "stopped"
            case .finished: "finished"
            }
        let left = Phrases.duration(place.totalSeconds - place.seconds) + " left"
        let parts = [states, pageText, isMeasured ? percentText : nil, isMeasured ? left : nil, sleep.map { "sleeps \($0)" }]
        return parts.compactMap { $0 }.joined(separator: ", ")
    }

    var percentText: String { "\(Phrases.wholePercent(place.fraction)) percent" }
    /// Page and percentage alone.
    var shortPhrase: String { [pageText, isMeasured ? percentText : nil].compactMap { $0 }.joined(separator: ", ") }

    /// Of a sentence, what is said in some three seconds at the usual rate: enough to know it by.
    private static let passageWords = 8

    /// The word, or the first words of the sentence or paragraph that begins there.
    func passage(of unit: ReadingUnit) -> String {
        let (text, word) = (place.text, place.word)
        guard unit != .word, let sentence = place.sentence else { return DisplayText.clean(text.word(word)) }
        let shown = word..<min(word + Self.passageWords, sentence.upperBound)
        return DisplayText.clean(text.text(shown)) + (shown.upperBound < sentence.upperBound ? "…" : "")
    }
}
