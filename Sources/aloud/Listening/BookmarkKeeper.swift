import PDFText
import Reading
import Speech

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Writes down where somebody is in a document.
struct BookmarkKeeper {
    let store: BookmarkStore
    let document: OpenedDocument
    let fingerprint: DocumentFingerprint
    let version: String
    /// Whether some pages are read, not all.
    private let isOfPages: Bool
    /// Where the document is, or, of one that came from standard input, where it was when it was read as a file.
    let path: String?
    /// The language the user asked for, now or before.
    let language: String?
    /// Whether the voice is one that will be known the next time, too: not when the engine is another than usual.
    let keepsVoice: Bool
    /// The rate that is not worth a note, in words a minute.
    let usualRate: Int

    /// Whether anything has been heard or done: a start that fails at once leaves what was kept before.
    var isArmed = false

    private var lastSave: ContinuousClock.Instant?
    private var hasComplained = false

    /// The version of a text whose words could not be counted: no other is like it.
    private static let unnumbered = "unnumbered"

    /// How long the place may move before it is written down.
    private static let interval = Duration.seconds(4)

    /// Nil where no places are kept, or the document can't be known again.
    ///
    /// - Parameter bookmark: what was kept of it before.
    init?(store: BookmarkStore?, loader: TextLoader, bookmark: Bookmark?, language: String?, keepsVoice: Bool, usualRate: Int) {
        guard let store, let fingerprint = loader.document.fingerprint else { return nil }
        self.store = store
        self.fingerprint = fingerprint
        document = loader.document
        path = loader.document.path ?? bookmark?.path
        version = loader.selection.version
        isOfPages = loader.selection.pages != nil
        self.language = language
        self.keepsVoice = keepsVoice
        self.usualRate = usualRate
    }

    /// The place has moved: it is written down when the last time was some seconds ago.
    mutating func note(_ word: Int, _ text: ReadingText, _ scrubber: Scrubber, _ voice: VoiceSettings, now: ContinuousClock.Instant = .now)
    {
        if let lastSave, now - lastSave < Self.interval { return }
        save(word, text, scrubber, voice, now: now)
    }

    /// Keeps the numbers by which places are found without the text in front of them. Not those of a selection: a later reader may want all.
    func keep(_ index: PageIndex) {
        let (store, fingerprint) = (store, fingerprint)
        BackgroundThread.run("index") { try? store.save(index, for: fingerprint) }
    }

    /// Writes the place down.
    mutating func save(
        _ word: Int, _ text: ReadingText, _ scrubber: Scrubber, _ voice: VoiceSettings, finished: Bool = false,
        now: ContinuousClock.Instant = .now
    ) {
        guard isArmed, !text.words.isEmpty else { return }
        var bookmark = Bookmark(
            word: word, in: text, scrubber: scrubber, fingerprint: fingerprint, title: document.title, path: path,
            extractorVersion: version, isSecret: document.isSecret)
        bookmark.voice = keepsVoice ? voice.voice : nil
        // What is as usual goes on being as usual, whatever that will be.
        bookmark.rate = voice.rate == usualRate ? nil : Double(voice.rate)
        bookmark.language = language
        bookmark.finished = finished
        // A number that will be another in a moment is no place: the words around it are.
        if !text.isNumbered { (bookmark.word, bookmark.extractorVersion) = (0, Self.unnumbered) }
        // Of a text that is not whole, or of some pages, the fraction says nothing; that of all pages is near enough.
        if !scrubber.coversDocument || isOfPages, let count = document.pdf?.pageCount, let page = text.pageIndex(containing: word) {
            bookmark.fraction = Double(text.pages[page].page) / Double(max(1, count))
        }
        if finished { bookmark.fraction = 1 }
        lastSave = now
        do throws(BookmarkError) {
            try store.save(bookmark)
        } catch {
            // Once is enough: the disk will not be emptier in four seconds.
            if !hasComplained { StandardError.say("the place cannot be kept: \(error)") }
            hasComplained = true
        }
    }
}
