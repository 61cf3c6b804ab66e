/// Reads a lexicon's text, line by line.
struct LexiconParser {
    let document: Lexicon.Document
    private(set) var entries: [Lexicon.Entry] = []
    private(set) var patterns: [Lexicon.PatternEntry] = []
    var warnings: [Lexicon.Warning] = []
    private(set) var lineCount = 0

    /// What the current part of the text holds for.
    private var language: String?
    private var isOfDocument = false
    private var isOfOther = false

    /// In characters.
    private static let longestLine = 1_000
    private static let mostWarnings = 20

    init(document: Lexicon.Document) { self.document = document }

    mutating func parse(_ text: String) {
        let bounded = text.utf8.count > Lexicon.longestFile ? String(decoding: text.utf8.prefix(Lexicon.longestFile), as: UTF8.self) : text
        for line in bounded.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            lineCount += 1
            take(line)
        }
        if text.utf8.count > Lexicon.longestFile { warn("the rest is left out: the file is larger than \(Lexicon.longestFile) bytes") }
    }

    private mutating func take(_ raw: Substring) {
        let line = Self.trimmed(lineCount == 1 && raw.hasPrefix("\u{FEFF}") ? raw.dropFirst() : raw)
        guard let first = line.first, first != "#" else { return }
        guard line.count <= Self.longestLine else { return warn("the line is longer than \(Self.longestLine) characters") }
        if first == "[", line.hasSuffix("]"), !line.contains("=") { return takeHeader(line.dropFirst().dropLast()) }
        if first == "/" { return takePattern(line) }
        guard let sign = line.firstIndex(of: "=") else { return warn("there is no “=” between what is written and what is said") }
        let key = Lexicon.folded(Self.words(line[..<sign]))
        let spoken = Self.words(line[line.index(after: sign)...])
        guard !key.isEmpty else { return warn("nothing stands in front of “=”") }
        // What stands around words is taken off them before they are looked up.
        guard !Affixes(key).core.isEmpty else { return warn("“\(key)” is only punctuation") }
        guard !isOfOther else { return }
        let isExact = key.contains(where: \.isUppercase)
        entries.append(Lexicon.Entry(key: key, isExact: isExact, spoken: spoken, language: language, rank: rank))
    }

    private mutating func takeHeader(_ header: Substring) {
        let name = Self.trimmed(header)
        let lowered = name.lowercased()
        if lowered.hasPrefix("document:") {
            let wanted = Self.words(name.dropFirst("document:".count))
            guard !wanted.isEmpty else { return warn("“document:” names no document") }
            language = nil
            isOfDocument = isDocument(wanted)
            isOfOther = !isOfDocument
        } else if lowered == "all" || lowered == "*" {
            (language, isOfDocument, isOfOther) = (nil, false, false)
        } else if !LanguageTag.normalized(String(name)).isEmpty {
            language = LanguageTag.normalized(String(name))
        } else {
            warn("“[\(name)]” is neither a language nor a document")
        }
    }

    /// `/pattern/flags = spoken`.
    private mutating func takePattern(_ line: Substring) {
        var end: Substring.Index?
        var index = line.index(after: line.startIndex)
        while index < line.endIndex {
            if line[index] == "\\" {
                index = line.index(index, offsetBy: 2, limitedBy: line.endIndex) ?? line.endIndex
                continue
            }
            if line[index] == "/" {
                end = index
                break
            }
            index = line.index(after: index)
        }
        guard let end else { return warn("the pattern has no second “/”") }
        let rest = line[line.index(after: end)...]
        guard let sign = rest.firstIndex(of: "=") else { return warn("there is no “=” between what is written and what is said") }
        let flags = Self.trimmed(rest[..<sign])
        guard flags.allSatisfy({ $0 == "i" }) else { return warn("a pattern knows no flag “\(flags)”, only i") }
        guard !isOfOther else { return }
        let source = line[line.index(after: line.startIndex)..<end]
        do throws(LexiconPattern.Fault) {
            let pattern = try LexiconPattern(String(source), ignoresCase: !flags.isEmpty)
            patterns.append(
                Lexicon.PatternEntry(
                    pattern: pattern, spoken: Self.words(rest[rest.index(after: sign)...]), language: language, rank: rank))
        } catch {
            warn(error.reason)
        }
    }

    private var rank: Int { (isOfDocument ? 2 : 0) + (language == nil ? 0 : 1) }

    private func isDocument(_ wanted: String) -> Bool {
        if let title = document.title, Self.words(title[...]).lowercased() == wanted.lowercased() { return true }
        guard let fingerprint = document.fingerprint, wanted.count >= 8, wanted.allSatisfy(\.isHexDigit) else { return false }
        return fingerprint.lowercased().hasPrefix(wanted.lowercased())
    }

    private mutating func warn(_ reason: String) {
        if warnings.count < Self.mostWarnings { warnings.append(Lexicon.Warning(line: lineCount, reason: reason)) }
    }

    /// The words with one space between them, and nothing in them that an engine takes for a command.
    private static func words(_ text: Substring) -> String {
        let visible = String(
            String.UnicodeScalarView(text.unicodeScalars.filter { $0.properties.generalCategory != .control || $0 == "\t" }))
        return visible.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private static func trimmed(_ text: Substring) -> Substring {
        let start = text.drop { $0.isWhitespace }
        return start[..<(start.lastIndex { !$0.isWhitespace }.map { start.index(after: $0) } ?? start.startIndex)]
    }
}
