import Dispatch
import PDFText
import Reading
import Speech
import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Makes the text of a document, at once or growing.
struct TextLoader: Sendable {
    let document: OpenedDocument
    var selection = TextSelection()

    /// Whether the last page is among those that are read.
    var reachesEnd: Bool {
        guard let last = selection.pages?.last, let pdf = document.pdf else { return true }
        return last.upperBound >= pdf.pageCount
    }

    /// The whole text. Returns when all of it has been read.
    func whole() -> ReadingText {
        var last = ReadingText.empty
        load { text in if let text = text(true) { last = text } }
        return last
    }

    /// What has been read of a text.
    struct Part: Sendable {
        let text: ReadingText
        /// The word to begin with, where it was found on the way.
        var start: Int?
        /// Whether what is remembered of the document turned out to be of another text.
        var refutesIndex = false
    }

    /// The text as it is read on another thread: first the pages around the place to begin with, if that can be told, then all of it.
    ///
    /// The whole text comes in parts from its beginning on, longer each time. Each costs a copy, so after 1, 2, 4, 8 … pages one is made: the copying
    /// is in proportion to the text. Those that don't reach the place yet are not made. If the reader falls behind, it gets the latest only.
    ///
    /// - Parameters:
    ///   - opening: where to begin, if that can be told.
    ///   - index: what is remembered of the document.
    ///   - wanted: one more part is made as soon as this word is in it.
    ///   - begun: signalled when the first words are on their way to the ear: what is not needed for them waits for that.
    func parts(opening: Opening?, index: PageIndex?, rate: Int, wanted: Int? = nil, begun: DispatchSemaphore) -> AsyncStream<Part> {
        let (stream, continuation) = AsyncStream<Part>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let loader = self
        BackgroundThread.run("text") {
            defer { continuation.finish() }
            var firstPage = 0
            if let opening, let window = loader.window(opening, index: index, rate: rate) {
                continuation.yield(Part(text: window.text, start: window.start, refutesIndex: window.refutesIndex))
                // Of pages behind others, without text, its chapters were left out.
                if window.text.isWhole, window.pages.lowerBound == 0 { return }
                _ = begun.wait(timeout: .now() + Self.patience)
                // A long way to go: enough for an hour first.
                if opening.page > Self.nearPages, let more = loader.extended(window, by: Self.pagesAhead) {
                    continuation.yield(Part(text: more.text))
                    firstPage = more.pages.upperBound
                } else {
                    firstPage = window.pages.upperBound
                }
            }
            loader.load(from: firstPage, wanted: wanted) { text in if let text = text(false) { continuation.yield(Part(text: text)) } }
        }
        return stream
    }

    /// How long the rest waits for the first words to be spoken.
    private static let patience = DispatchTimeInterval.milliseconds(500)
    /// Pages in front of the place that are read soon enough.
    private static let nearPages = 200
    private static let pagesAhead = 30

    /// Calls `offer` with a function that makes the text so far; with `true` it makes only the complete one.
    /// A text that does not reach the page `first` is not offered.
    private func load(from first: Int = 0, wanted: Int? = nil, _ offer: ((Bool) -> ReadingText?) -> Void) {
        switch document.content {
        case .pdf(let pdf): load(pdf, from: first, wanted: wanted, offer)
        case .text(let bytes):
            var text = PlainTextBuilder(language: selection.language)
            text.add(bytes)
            offer { _ in text.build(isComplete: true) }
        case .stream(let first): loadStream(first, offer)
        }
    }

    private func load(_ pdf: PDFDocument, from first: Int, wanted: Int?, _ offer: ((Bool) -> ReadingText?) -> Void) {
        let runs = selection.pages ?? [0..<pdf.pageCount]
        let start = runs.first?.lowerBound ?? 0
        var builder = PDFTextBuilder(
            document: pdf, firstPage: start, language: selection.language, chapters: ChapterFinder(outline: pdf.outline, firstPage: start))
        var (pagesRead, nextOffer, wanted) = (0, max(1, first), wanted)
        for (index, run) in runs.enumerated() {
            if index > 0 { builder.skip(to: run.lowerBound) }
            pdf.forEachParagraph(selection.options(run)) { paragraph in
                let done = pagesRead + max(0, paragraph.page - run.lowerBound)
                let isWanted = wanted.map { $0 < builder.wordCount } ?? false
                if done >= nextOffer || isWanted {
                    offer { completeOnly in completeOnly ? nil : builder.build(end: nil) }
                    while nextOffer <= done { nextOffer *= 2 }
                    if isWanted { wanted = nil }
                }
                builder.add(paragraph)
            }
            pagesRead += run.count
        }
        let end = min(runs.last?.upperBound ?? 0, pdf.pageCount)
        offer { _ in builder.build(end: end) }
    }

    /// Text that is typed or piped: what has come is offered whenever nothing more comes for a moment.
    private func loadStream(_ first: [UInt8], _ offer: ((Bool) -> ReadingText?) -> Void) {
        var text = PlainTextBuilder(language: selection.language)
        text.add(first)
        var (offered, taken) = (0, first.count)
        while taken < PlainText.longest {
            let isQuiet = !Files.isReady(STDIN_FILENO, milliseconds: 200)
            if isQuiet { text.flush() }
            // In a steady stream, texts are made in growing steps; in a pause, at once.
            if text.wordCount > (isQuiet ? offered : offered * 2) {
                offer { completeOnly in completeOnly ? nil : text.build(isComplete: false) }
                offered = text.wordCount
            }
            guard let bytes = try? Files.readSome(STDIN_FILENO), !bytes.isEmpty else { break }
            taken += bytes.count
            text.add(bytes)
        }
        offer { _ in text.build(isComplete: true) }
    }
}

/// Plain text on its way to becoming a text to be read.
private struct PlainTextBuilder {
    private var builder = ReadingText.Builder()
    private var splitter = PlainText()
    private let language: String?
    /// The page begun last, from 0; nil in a text without form feeds.
    private var page: Int?
    private var languages = StatedLanguages()
    /// The first pieces, until it shows what the text is in; nil from then on.
    private var held: [(piece: PlainText.Piece, guess: LanguageGuess?)]? = []
    private static let mostHeld = 200

    init(language: String?) { self.language = language }

    var wordCount: Int { builder.nextWord }

    mutating func add(_ bytes: [UInt8]) {
        if wordCount == 0, held?.isEmpty ?? true, page == nil, bytes.contains(0x0C) {
            page = 0
            builder.beginPage(0, label: "1")
        }
        append(splitter.add(bytes))
    }

    mutating func flush() {
        append(splitter.flush(atEnd: false))
        release()
    }

    mutating func build(isComplete: Bool) -> ReadingText {
        if isComplete { append(splitter.flush(atEnd: true)) }
        release()
        return builder.build(isComplete: isComplete)
    }

    private mutating func append(_ pieces: [PlainText.Piece]) {
        for piece in pieces {
            var guess: LanguageGuess?
            switch piece {
            case .paragraph(let text), .row(let text):
                if language == nil { guess = LanguageDetector.guess(of: text, readsForms: held != nil) }
            case .page: break
            }
            languages.add(guess, stated: nil)
            guard held != nil else {
                append(piece, guess)
                continue
            }
            held?.append((piece, guess))
            if language != nil || languages.isSettled(nil) || (held?.count ?? 0) >= Self.mostHeld { release() }
        }
    }

    private mutating func release() {
        let pieces = held ?? []
        held = nil
        for (piece, guess) in pieces { append(piece, guess) }
    }

    private mutating func append(_ piece: PlainText.Piece, _ guess: LanguageGuess?) {
        // Where sentences end depends on the language.
        let language = language ?? LanguageDetector.language(guess, stated: nil, preferred: Locale.language)
        let around = languages.language ?? Locale.language
        switch piece {
        case .paragraph(let text):
            builder.append(paragraph: text, language: language, around: around)
        case .row(let text):
            var cells: [(utf8Offset: Int, heading: String)] = []
            for (offset, byte) in text.utf8.enumerated() where byte == 0x09 { cells.append((offset + 1, "")) }
            builder.append(paragraph: text, role: .table, language: language, around: around, cells: cells)
        case .page:
            let next = (page ?? 0) + 1
            page = next
            builder.beginPage(next, label: String(next + 1))
        }
    }
}
