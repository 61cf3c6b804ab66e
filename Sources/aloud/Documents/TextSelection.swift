import PDFText
import Speech

/// What of a document is read: the pages, and the kinds of text.
struct TextSelection: Sendable, Equatable {
    /// Kinds of block left out.
    var skipped: RoleSet = ReadingOptions().skipped
    /// What is read beyond the pages' own text.
    var extras = ReadingOptions().extras
    /// Runs of pages, from 0, ascending and apart from each other; nil for all.
    var pages: [Range<Int>]?
    /// A BCP 47 tag that overrules the document's own.
    var language: String?

    /// What makes two texts of one document have the same words: the version of the extractor and the selection.
    var version: String {
        var version = Self.extractorVersion
        let usual = ReadingOptions().skipped
        for role in BlockRole.allCases where skipped.contains(role) != usual.contains(role) {
            version += skipped.contains(role) ? " -\(role.rawValue)" : " +\(role.rawValue)"
        }
        let usualExtras = ReadingOptions().extras
        for extra in ReadingOptions.Extra.allCases where extras.contains(extra) != usualExtras.contains(extra) {
            version += extras.contains(extra) ? " +\(extra.rawValue)" : " -\(extra.rawValue)"
        }
        if let pages { version += " p" + pages.map { "\($0.lowerBound + 1)-\($0.upperBound)" }.joined(separator: ",") }
        return version
    }

    /// What of a run of pages is read.
    func options(_ run: Range<Int>, tracesLines: Bool = false) -> ReadingOptions {
        ReadingOptions(skipped: skipped, extras: extras, pages: run, tracesLines: tracesLines)
    }

    /// To be changed whenever the words of some document change: saved places are then found by their quotes.
    static let extractorVersion = "64"
}
