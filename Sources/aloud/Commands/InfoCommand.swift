import ArgumentParser
import PDFText
import Reading
import Speech

/// `aloud info`: what a document is, and how long it takes to hear.
struct InfoCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "info",
        abstract: "Print title, author, pages, words, speaking time, language, chapters and the saved place."
    ).ofProgram

    @Argument(help: .document, completion: .file()) var file: String
    @OptionGroup(title: "What is read") var selection: SelectionOptions

    @Flag(help: "Print JSON.")
    var json = false

    @OptionGroup(title: "Voice") var voice: VoiceOptions
    @OptionGroup var history: HistoryOptions

    func run() async throws {
        let loader = try selection.open(file, language: voice.wantedLanguage)
        let report = DocumentReport(loader, voice: voice, store: history.store)
        var sink = ByteSink()
        try sink.write(json ? report.json.document : report.table)
        try sink.flush()
    }
}

/// What there is to know about a document.
struct DocumentReport {
    private let document: OpenedDocument
    private let text: ReadingText
    private let saved: PlaceDescription?
    private let bookmark: Bookmark?
    private let rate: Int
    private let seconds: Double
    private let fieldCount: Int
    private let attachments: [Attachment]

    init(_ loader: TextLoader, voice: VoiceOptions, store: BookmarkStore?) {
        document = loader.document
        text = loader.whole()
        let scrubber = Scrubber(text: text)
        let place = SavedPlace(of: loader, in: text, scrubber: scrubber, store: store)
        let rate = voice.settings(after: place?.bookmark).rate
        let text = text
        self.rate = rate
        bookmark = place?.bookmark
        saved = place.map { PlaceDescription(word: $0.word, text: text, scrubber: scrubber, rate: rate) }
        fieldCount = loader.document.pdf?.formFields.count ?? 0
        attachments = loader.document.pdf?.attachments ?? []
        seconds = scrubber.totalSeconds(rate: Double(rate))
    }

    /// What the document says its language is, unless it is read in another one; where it says so piece by piece, or not at all, its most frequent one.
    private var language: String? {
        var words: [String: Int] = [:]
        for paragraph in text.paragraphs { if let language = paragraph.language { words[language, default: 0] += paragraph.words.count } }
        let most = words.max { ($0.value, $1.key) < ($1.value, $0.key) }
        guard let stated else { return most?.key }
        let own = LanguageTag.primary(of: stated)
        let rest = words.lazy.filter { LanguageTag.primary(of: $0.key) == own }.map(\.value).reduce(0, +)
        guard let most, LanguageTag.primary(of: most.key) != own, most.value > 2 * rest else { return stated }
        return most.key
    }

    private var stated: String? { document.pdf?.language }

    private var languageText: String? {
        guard let language else { return document.pdf == nil ? nil : "not stated" }
        let says = stated.flatMap { $0 == language ? nil : "; the document says \(DisplayText.clean($0))" } ?? ""
        return DisplayText.clean(language) + says
    }

    private var encryption: String? {
        guard let pdf = document.pdf else { return nil }
        guard let encryption = pdf.encryption else { return "none" }
        let permissions = encryption.allowsAccessibility || encryption.isOwner ? "" : "; its author did not permit extracting text"
        return "yes, opened as its \(encryption.isOwner ? "owner" : "reader")" + permissions
    }

    private func label(ofWord word: Int) -> ReadingText.PageMark? {
        text.pageIndex(containing: min(word, max(0, text.words.upperBound - 1))).map { text.pages[$0] }
    }

    var table: String {
        let information = document.pdf?.information
        var table = Table()
        table.add("file", DisplayText.clean(document.source.name))
        table.add("title", information?.title.map { DisplayText.clean($0) })
        table.add("author", information?.author.map { DisplayText.clean($0) })
        table.add("subject", information?.subject.map { DisplayText.clean($0) })
        table.add("created", information?.created.map(PDFDate.short))
        table.add("producer", information?.producer.map { DisplayText.clean($0) })
        table.add("format", document.pdf.map { "PDF \($0.version)" } ?? "plain text")
        let empty = EmptyText.pages(of: text)
        table.add("pages", document.pdf.map { Phrases.grouped($0.pageCount) })
        table.add("no text on", empty.isEmpty ? nil : (empty.count == 1 ? "page " : "pages ") + Phrases.ranges(empty))
        table.add("words", Phrases.grouped(text.words.upperBound))
        table.add("time", "\(Phrases.time(seconds)) at \(rate) words a minute")
        table.add("language", languageText)
        table.add("tagged", document.pdf.map { Phrases.tagging($0.tagging) })
        table.add("encrypted", encryption)
        table.add("form fields", fieldCount > 0 ? Phrases.grouped(fieldCount) : nil)
        table.add("saved place", savedText)
        var result = table.text
        if !text.chapters.isEmpty { result += "chapters\n" }
        for (index, chapter) in text.chapters.enumerated() {
            let page = label(ofWord: chapter.firstWord).map { ", page \(DisplayText.clean($0.label))" } ?? ""
            result += String(repeating: "  ", count: min(chapter.level, 8)) + "#\(index + 1) \(DisplayText.clean(chapter.title))\(page)\n"
        }
        result += AttachmentList.text(attachments)
        let warnings = document.pdf?.warnings ?? []
        if !warnings.isEmpty { result += "damage read through\n" }
        for warning in warnings { result += "  \(DisplayText.clean(warning.message))\n" }
        return result
    }

    private var savedText: String? {
        guard let saved, let bookmark else { return nil }
        if bookmark.finished { return "read to the end, \(bookmark.updatedText)" }
        let page = saved.page.map { ", page \(PlaceDescription.name(of: $0))" } ?? ""
        return "\(Phrases.percent(saved.fraction))\(page), w\(saved.word + 1), \(bookmark.updatedText)"
    }

    var json: JSON {
        let information = document.pdf?.information
        return .object([
            ("file", .string(document.source.name)), ("format", .string(document.pdf == nil ? "text" : "pdf")),
            ("version", .optional(document.pdf?.version)), ("title", .optional(information?.title)),
            ("author", .optional(information?.author)),
            ("subject", .optional(information?.subject)), ("keywords", .optional(information?.keywords)),
            ("creator", .optional(information?.creator)), ("producer", .optional(information?.producer)),
            ("created", .optional(information?.created.map(PDFDate.iso))), ("modified", .optional(information?.modified.map(PDFDate.iso))),
            ("pages", .optional(document.pdf?.pageCount)), ("pagesWithoutText", .array(EmptyText.pages(of: text).map(JSON.integer))),
            ("words", .integer(text.words.upperBound)), ("seconds", .number(seconds)), ("rate", .integer(rate)),
            ("language", .optional(language)), ("statedLanguage", .optional(stated)),
            ("tagged", document.pdf.map { .bool($0.isTagged) } ?? .null),
            ("tagsSuspect", document.pdf.map { .bool($0.tagging.isSuspect) } ?? .null),
            ("structure", document.pdf.map { .bool($0.tagging.hasStructure) } ?? .null),
            ("encrypted", .bool(document.isSecret)), ("formFields", .optional(document.pdf.map { _ in fieldCount })),
            ("attachments", AttachmentList.json(attachments)),
            (
                "chapters",
                .array(
                    text.chapters.enumerated().map { index, chapter in
                        let page = label(ofWord: chapter.firstWord)
                        return .object([
                            ("number", .integer(index + 1)), ("title", .string(chapter.title)), ("level", .integer(chapter.level)),
                            ("word", .integer(chapter.firstWord + 1)), ("page", .optional(page.map { $0.page + 1 })),
                            ("label", .optional(page?.label)),
                        ])
                    })
            ),
            (
                "saved",
                saved.map { place in
                    .object([
                        ("word", .integer(place.word + 1)), ("fraction", .number(place.fraction)),
                        ("page", .optional(place.page.map { $0.page + 1 })), ("label", .optional(place.page?.label)),
                        ("finished", .bool(bookmark?.finished ?? false)), ("updated", .optional(bookmark?.updatedText)),
                    ])
                } ?? .null
            ),
            (
                "warnings",
                .array(
                    (document.pdf?.warnings ?? []).map { .object([("code", .string($0.code)), ("message", .string($0.message))]) })
            ),
        ])
    }
}
