import ArgumentParser
import Reading
import Speech

/// `aloud locate`: what a position means.
struct LocateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "locate",
        abstract: "Tell what a position means: page, chapter, word, fraction, time, sentence.",
        discussion: """
            The word is the one that `aloud read --start` begins with. It stands in the sentence between two marks: >word<. \
            Without a position, it is the saved place.
            """
    ).ofProgram

    @Argument(help: .document, completion: .file()) var file: String
    @OptionGroup(title: "What is read") var selection: SelectionOptions

    @Argument(
        help: ArgumentHelp("40%, p12, #3, w1234, 1:02:30, +5%, -30 or \"some words\".", valueName: "position"),
        transform: PositionArgument.init)
    var position: PositionArgument?

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup(title: "Voice") var voice: VoiceOptions
    @OptionGroup var history: HistoryOptions

    func run() async throws {
        let loader = try selection.open(file, language: voice.wantedLanguage)
        let bookmark = history.fromBeginning ? nil : SavedPlace.bookmark(of: loader.document, store: history.store)
        let rate = voice.settings(after: bookmark).rate
        let place = try remembered(loader, bookmark, rate) ?? found(loader, bookmark, rate)
        var sink = ByteSink()
        try sink.write(json ? place.json.document : table(place))
        try sink.flush()
    }

    /// The place by what an earlier reading has kept; nil where that does not tell all there is to tell.
    private func remembered(_ loader: TextLoader, _ bookmark: Bookmark?, _ rate: Int) throws -> PlaceDescription? {
        // The end of a document read to its end is known to the whole text alone.
        guard position != nil || bookmark?.finished != true, let index = loader.rememberedIndex(history.store),
            let opening = loader.opening(at: position?.position, bookmark: bookmark, index: index, rate: rate),
            let window = loader.window(opening, index: index, rate: rate), window.text.isNumbered, !window.refutesIndex
        else { return nil }
        let text = loader.withChapters(window.text, index)
        guard text.chapters.count == index.chapterWords?.count else { return nil }
        return PlaceDescription(word: window.start, text: text, scrubber: Scrubber(text: text, index: index), rate: rate)
    }

    /// The place by the whole text.
    private func found(_ loader: TextLoader, _ bookmark: Bookmark?, _ rate: Int) throws -> PlaceDescription {
        let text = loader.whole()
        guard !text.words.isEmpty else { throw EmptyText.failure(loader.document, loader.selection) }
        let scrubber = Scrubber(text: text)
        let saved = bookmark.flatMap { SavedPlace.word($0, in: text, scrubber: scrubber, loader) }
        var word = saved ?? text.baseWord
        if let position {
            word = try PlaceFinder(rate: rate, loader: loader).word(position.position, in: text, scrubber: scrubber, from: word) ?? word
        }
        return PlaceDescription(word: word, text: text, scrubber: scrubber, rate: rate)
    }

    private func table(_ place: PlaceDescription) -> String {
        let text = place.text
        var table = Table()
        let pages = place.pageCount.map { " of \($0)" } ?? ""
        table.add("page", place.page.map { PlaceDescription.name(of: $0) + pages })
        table.add("chapter", place.chapterIndex.map { "#\($0 + 1) \(DisplayText.clean(text.chapters[$0].title))" })
        table.add("word", "w\(place.word + 1) of \(place.scrubber.span.upperBound)")
        table.add("fraction", "\((place.fraction * 10_000).rounded() / 100)%")
        table.add("time", "\(Phrases.time(place.seconds)) of \(Phrases.time(place.totalSeconds)) at \(place.rate) words a minute")
        if let sentence = place.sentence {
            let before = text.text(sentence.lowerBound..<place.word)
            let after = text.text(place.word + 1..<sentence.upperBound)
            let space = { (word: Int) in text.isSpaced(before: word) ? " " : "" }
            let shown =
                before + (before.isEmpty ? "" : space(place.word)) + ">\(text.word(place.word))<"
                + (after.isEmpty ? "" : space(place.word + 1)) + after
            table.add("sentence", DisplayText.clean(shown))
        }
        return table.text
    }
}
