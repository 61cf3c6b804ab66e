/// What the listener wants said instead of certain words.
///
/// Only what is spoken changes; displayed words and their indices do not. A lexicon is plain text, a line an entry:
///
///     # a remark
///     CO2 = carbon dioxide
///     Nguyen = win
///     New York City = the city
///     ibid. =
///     /(\d+)x(\d+)/ = $1 by $2
///     [de]
///     GmbH = Gesellschaft
///     [document: The Last Ferry]
///     Ness = nest
///
/// - A **word**, or several with spaces between them, is found as a whole, with or without punctuation around it, whichever apostrophe is in it. Written in
///   small letters it is found in any case; with a capital in it, in that spelling alone. With nothing behind `=`, it is passed over. `[[…]]` on the right is given to the
///   engine as it is: espeak-ng takes it for phonemes.
/// - A **pattern** between slashes is a regular expression (Swift's), looked for within each word, without the punctuation around it; `$1` is what its
///   first group found. `/…/i` does not mind the case.
/// - `[de]` begins what holds for German alone, `[all]` what holds for all languages and documents again. `[document: …]` begins what holds for one document, named by its
///   title or by at least eight digits of its fingerprint.
///
/// Where several entries fit, the longest wins; then one for the document, then one for the language, then the last. What an entry says is not
/// changed any more: abbreviations in it are not expanded.
public struct Lexicon: Sendable {
    /// The document that is read, for what holds for it alone.
    public struct Document: Sendable, Equatable {
        /// What the document is called.
        public var title: String?
        /// Its fingerprint's name, 32 hexadecimal digits.
        public var fingerprint: String?

        /// Describes a document.
        public init(title: String? = nil, fingerprint: String? = nil) {
            self.title = title
            self.fingerprint = fingerprint
        }
    }

    /// A line that was left out.
    public struct Warning: Sendable, Equatable, CustomStringConvertible {
        /// The number of the line, from 1.
        public var line: Int
        /// What is wrong with it, without a full stop.
        public var reason: String

        /// `line 3: …`.
        public var description: String { "line \(line): \(reason)" }
    }

    struct Entry: Sendable {
        /// As written; in lower case if any case will do.
        var key: String
        var isExact: Bool
        var spoken: String
        var language: String?
        /// A document's entry wins over a language's, and that over one for all.
        var rank: Int
    }

    struct PatternEntry: Sendable {
        var pattern: LexiconPattern
        var spoken: String
        var language: String?
        var rank: Int
    }

    /// Entries by the first two letters of their keys, in lower case; the one to be tried first comes first.
    private(set) var entries: [String: [Entry]] = [:]
    /// The one to be tried first comes first.
    private(set) var patterns: [PatternEntry] = []
    private var count = 0

    /// Entries beyond this number are left out.
    public static let mostEntries = 20_000
    /// Patterns beyond this number are left out: each is tried on every word.
    public static let mostPatterns = 200
    /// Of a longer file the rest is left out, in bytes.
    public static let longestFile = 1 << 20

    /// A lexicon without entries.
    public init() {}

    /// Whether there is nothing to be found.
    public var isEmpty: Bool { entries.isEmpty && patterns.isEmpty }

    /// Takes the entries of a lexicon's text that hold for `document`. Lines that are wrong are left out, and told.
    public mutating func add(_ text: String, for document: Document = Document()) -> [Warning] {
        var parser = LexiconParser(document: document)
        parser.parse(text)
        for entry in parser.entries where count < Self.mostEntries {
            count += 1
            let index = Self.index(of: entry.key)
            var list = entries[index] ?? []
            let place = list.firstIndex { ($0.key.count, $0.rank) <= (entry.key.count, entry.rank) } ?? list.endIndex
            list.insert(entry, at: place)
            entries[index] = list
        }
        for entry in parser.patterns where patterns.count < Self.mostPatterns {
            patterns.insert(entry, at: patterns.firstIndex { $0.rank <= entry.rank } ?? patterns.endIndex)
        }
        if count >= Self.mostEntries || patterns.count >= Self.mostPatterns {
            parser.warnings.append(
                Warning(line: parser.lineCount, reason: "there are more than \(Self.mostEntries) words or \(Self.mostPatterns) patterns"))
        }
        return parser.warnings
    }

    /// A text with the keyboard's apostrophe for the printed one: keys are typed, and books are set.
    static func folded(_ text: String) -> String {
        text.utf8.contains(0xE2) ? text.replacing("’", with: "'") : text
    }

    /// Under which letters a key is found. Where words are not divided by spaces, a displayed word may be a single letter.
    static func index(of key: some StringProtocol) -> String {
        let isUnspaced = key.unicodeScalars.first.map { $0.value >= 0xE00 } ?? false
        return key.prefix(isUnspaced ? 1 : 2).lowercased()
    }
}
