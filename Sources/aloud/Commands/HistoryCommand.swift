import ArgumentParser
import Reading

/// `aloud history`: the places that are kept.
struct HistoryCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "history", abstract: "List the documents that were read, the latest first, and where each was left."
    ).ofProgram

    @Flag(help: "Print JSON.")
    var json = false

    func run() async throws {
        let (bookmarks, problems) = try Self.all()
        for problem in problems { StandardError.say(problem.description) }
        var sink = ByteSink()
        if json {
            try sink.write(JSON.array(bookmarks.map(Self.json)).document)
        } else {
            for bookmark in bookmarks { try sink.write(Self.line(bookmark)) }
            if bookmarks.isEmpty { StandardError.say("nothing has been read yet") }
        }
        try sink.flush()
    }

    static func all() throws(CommandFailure) -> (bookmarks: [Bookmark], problems: [BookmarkError]) {
        guard let store = HistoryOptions.store else { return ([], []) }
        do throws(BookmarkError) {
            return try store.all()
        } catch {
            throw CommandFailure(.noInput, error.description)
        }
    }

    private static func line(_ bookmark: Bookmark) -> String {
        let place = bookmark.finished ? "finished" : Phrases.percent(bookmark.fraction) + (bookmark.pageLabel.map { ", page \($0)" } ?? "")
        let columns = [bookmark.updatedText, place, bookmark.title, bookmark.path ?? "standard input"]
        return columns.compactMap { $0.map { DisplayText.clean($0) } }.joined(separator: "  ") + "\n"
    }

    private static func json(_ bookmark: Bookmark) -> JSON {
        .object([
            ("path", .optional(bookmark.path)), ("title", .optional(bookmark.title)), ("word", .integer(bookmark.word + 1)),
            ("words", .optional(bookmark.totalWords)), ("fraction", .number(bookmark.fraction)), ("label", .optional(bookmark.pageLabel)),
            ("finished", .bool(bookmark.finished)), ("voice", .optional(bookmark.voice)), ("language", .optional(bookmark.language)),
            ("rate", bookmark.rate.map(JSON.number) ?? .null), ("updated", .string(bookmark.updatedText)),
            ("fingerprint", .string(bookmark.fingerprint.name)),
        ])
    }
}
