#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Where someone is in a document, and how they were listening to it.
public struct Bookmark: Sendable, Equatable {
    /// The document.
    public var fingerprint: DocumentFingerprint
    /// The document's title. Not kept of a secret document.
    public var title: String?
    /// Where the document was when it was last read: a hint, for a person and for what takes its place.
    public var path: String?
    /// The word being read, as a global index.
    public var word: Int
    /// How much of the listening was done, 0 to 1.
    public var fraction: Double
    /// The label of the page.
    public var pageLabel: String?
    /// The words around the place.
    public var quote: Quote?
    /// What made the text; the word index holds for this version only.
    public var extractorVersion: String
    /// The number of words in the document, when it was known.
    public var totalWords: Int?
    /// The voice, by the engine's name.
    public var voice: String?
    /// The rate in words a minute.
    public var rate: Double?
    /// The language it was read in, as a BCP 47 tag, when the user chose one.
    public var language: String?
    /// When this was written, to the second.
    public var updated: Date
    /// Whether the document was read to its end.
    public var finished: Bool

    /// Marks a place in a text.
    ///
    /// - Parameters:
    ///   - word: the word being read; brought within what the scrubber knows.
    ///   - isSecret: the document is encrypted: neither its title nor any word of it may reach a file.
    public init(
        word: Int, in text: ReadingText, scrubber: Scrubber, fingerprint: DocumentFingerprint, title: String?, path: String?,
        extractorVersion: String, isSecret: Bool, updated: Date = Date()
    ) {
        let place = min(max(word, scrubber.span.lowerBound), max(scrubber.span.lowerBound, scrubber.span.upperBound - 1))
        self.fingerprint = fingerprint
        self.title = isSecret ? nil : title
        self.path = path
        self.word = place
        self.fraction = scrubber.fraction(of: place)
        self.pageLabel = isSecret ? nil : text.pageIndex(containing: place).map { text.pages[$0].label }
        self.quote = text.words.contains(place) ? Quote(around: place, in: text, fingerprint: fingerprint, isSecret: isSecret) : nil
        self.extractorVersion = extractorVersion
        self.totalWords =
            text.isWhole
            ? text.words.upperBound : scrubber.span.lowerBound == 0 && scrubber.span != text.words ? scrubber.span.upperBound : nil
        self.updated = Date(timeIntervalSince1970: updated.timeIntervalSince1970.rounded(.down))
        self.finished = false
    }

    /// One line by which a person tells bookmarks apart.
    public var summary: String {
        let name = title ?? path.map { String($0.split(separator: "/").last ?? "") } ?? "a document"
        let page = pageLabel.map { ", page \($0)" } ?? ""
        return finished ? "\(name), finished" : "\(name)\(page), \(Int(fraction * 100)) %"
    }
}

extension Bookmark: Codable {
    private enum CodingKeys: String, CodingKey {
        case fingerprint, title, path, word, fraction, pageLabel, quote, extractorVersion, totalWords, voice, rate, language, updated,
            finished
    }

    /// Reads a bookmark. What a person may have mistyped is brought within bounds; what is missing and not needed is left out.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        fingerprint = try values.decode(DocumentFingerprint.self, forKey: .fingerprint)
        title = try values.decodeIfPresent(String.self, forKey: .title)
        path = try values.decodeIfPresent(String.self, forKey: .path)
        word = min(max(0, try values.decode(Int.self, forKey: .word)), Int.max / 4)
        let part = try values.decodeIfPresent(Double.self, forKey: .fraction) ?? 0
        fraction = part > 0 ? min(1, part) : 0
        pageLabel = try values.decodeIfPresent(String.self, forKey: .pageLabel)
        quote = try values.decodeIfPresent(Quote.self, forKey: .quote)
        extractorVersion = try values.decode(String.self, forKey: .extractorVersion)
        totalWords = try values.decodeIfPresent(Int.self, forKey: .totalWords).map { min(max(0, $0), Int.max / 4) }
        voice = try values.decodeIfPresent(String.self, forKey: .voice)
        rate = try values.decodeIfPresent(Double.self, forKey: .rate).flatMap { $0 > 0 && $0 < 10_000 ? $0 : nil }
        language = try values.decodeIfPresent(String.self, forKey: .language)
        updated = try values.decode(Date.self, forKey: .updated)
        finished = try values.decodeIfPresent(Bool.self, forKey: .finished) ?? false
    }
}
