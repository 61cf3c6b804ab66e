#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What a running reader says of itself. Numbers that are not known yet are nil.
struct ReaderStatus: Codable, Sendable, Equatable {
    enum State: String, Codable, Sendable {
        case opening, playing, paused, waiting, stopped, finished
    }

    /// The process.
    var pid: Int
    /// What a person would call the document.
    var name: String
    /// The file; nil for standard input.
    var path: String?
    var state: State
    /// The word, from 1.
    var word: Int?
    var words: Int?
    /// 0 to 1.
    var fraction: Double?
    /// The page, from 1, and its label.
    var page: Int?
    var label: String?
    var chapter: String?
    /// Seconds from the beginning, and of the whole, at this rate.
    var seconds: Double?
    var totalSeconds: Double?
    /// Words a minute.
    var rate: Int
    /// Per cent.
    var volume: Int
    /// The sentence being read.
    var sentence: String?
    /// When the sleep timer will end it, in words; nil without one.
    var sleep: String?
    /// When it last began or ceased to speak, or was moved: seconds since the machine began, which no clock set anew changes.
    var active: Double

    var json: JSON {
        .object([
            ("pid", .integer(pid)), ("name", .string(name)), ("path", .optional(path)), ("state", .string(state.rawValue)),
            ("word", .optional(word)), ("words", .optional(words)), ("fraction", .optional(fraction)), ("page", .optional(page)),
            ("label", .optional(label)), ("chapter", .optional(chapter)), ("seconds", .optional(seconds)),
            ("totalSeconds", .optional(totalSeconds)), ("rate", .integer(rate)), ("volume", .integer(volume)),
            ("sentence", .optional(sentence)), ("sleep", .optional(sleep)), ("active", .number(active)),
        ])
    }

    /// For a person: `playing  book.pdf  page 79, 14 percent, 6 hours 17 minutes left  (reader 4711)`.
    var line: String {
        var place: [String] = []
        if let label { place.append("page \(DisplayText.clean(label))") }
        if let fraction { place.append("\(Phrases.wholePercent(fraction)) percent") }
        if let seconds, let totalSeconds { place.append(Phrases.duration(totalSeconds - seconds) + " left") }
        if let sleep { place.append("sleeps \(sleep)") }
        let columns = [state.rawValue, DisplayText.clean(name), place.joined(separator: ", "), "(reader \(pid))"]
        return columns.filter { !$0.isEmpty }.joined(separator: "  ")
    }

    /// Whether a person means this one: by its process, its file, or the file's name, with its extension or without.
    func isMeant(by name: String) -> Bool {
        if Int(name) == pid { return true }
        if let path, Files.absolutePath(name) ?? name == path { return true }
        let own = (path?.split(separator: "/").last).map(String.init) ?? self.name
        let bare = own.lastIndex(of: ".").map { String(own[..<$0]) } ?? own
        return [own, bare, self.name].contains { $0.lowercased() == name.lowercased() }
    }
}

extension JSON {
    static func optional(_ number: Double?) -> JSON { number.map(JSON.number) ?? .null }
}
