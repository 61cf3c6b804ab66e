/// Finds a page's abstract: what follows its heading, or begins with the word itself, up to the next heading.
struct AbstractFinder {
    private let layout: PageLayout
    private var isInside = false
    /// Of the abstract so far: bytes, size of type, and where its lines stand.
    private var length = 0
    private var size: Float = 0
    private var (left, right): (Float, Float) = (0, 0)

    /// In bytes of UTF-8. What is longer is a text whose own heading wasn't seen.
    private static let longest = 6000
    /// A paragraph with fewer bytes that doesn't end a sentence is a heading that wasn't seen.
    private static let shortest = 60
    /// Later in a book a summary is the end of a chapter.
    private static let frontPages = 16

    init(_ layout: PageLayout) { self.layout = layout }

    /// What a part is, told what came before it on the page: paragraphs of an abstract become that, all else stays.
    mutating func role(of part: BlockPart) -> BlockClassifier.Result {
        switch part.kind.role {
        case .heading, .title:
            guard isInside || (part.lines.count == 1 && part.lines.first.map { mayBeTitle(layout.lines[$0]) } ?? false) else {
                length = 0
                break
            }
            let title = words(part.lines)
            isInside = part.lines.count == 1 && isTitle(title) || isInside && isPartOfAbstract(title)
            if !isInside { length = 0 }
        case .paragraph:
            let role = paragraph(part.lines)
            return role == .abstract ? BlockClassifier.Result(role: role) : part.kind
        case .contents, .index, .bibliography: isInside = false
        // A number and a few words: a heading in the type of the text.
        case .listItem: isInside = isInside && goesOn(part.lines)
        default: break
        }
        return part.kind
    }

    private mutating func paragraph(_ lines: ArraySlice<Int>) -> BlockRole {
        guard let first = lines.first.map({ layout.lines[$0] }) else { return .paragraph }
        if !isInside {
            guard begins(first, isAlone: lines.count == 1) else { return .paragraph }
            isInside = true
            (length, size) = (0, 0)
            // The word alone: what it is the title of follows.
            if lines.count == 1, isTitle(words(lines)) { return .abstract }
        } else if !goesOn(lines) {
            isInside = false
            return .paragraph
        }
        if length == 0 {
            size = first.size
            (left, right) = extent(lines)
        }
        length += lines.reduce(0) { $0 + layout.byteCount(of: layout.lines[$1]) }
        return .abstract
    }

    private func goesOn(_ lines: ArraySlice<Int>) -> Bool {
        let count = lines.reduce(0) { $0 + layout.byteCount(of: layout.lines[$1]) }
        guard length + count <= Self.longest, let first = lines.first, let last = lines.last.map({ layout.bytes(of: layout.lines[$0]) })
        else { return false }
        let text = words(layout.lines[first])
        if Self.endings.contains(where: { text.starts(with: $0) }) { return false }
        if count < Self.shortest, last.last != 0x2E { return false }
        guard length > 0 else { return true }
        let (start, end) = extent(lines)
        // An abstract is often set narrower, or smaller, than what follows it.
        return (layout.lines[first].size - size).magnitude < 0.04 * size && start > left - 2 * size && end < right + 2 * size
    }

    private func extent(_ lines: ArraySlice<Int>) -> (Float, Float) {
        (lines.map { layout.lines[$0].x0 }.min() ?? 0, lines.map { layout.lines[$0].x1 }.max() ?? 0)
    }

    /// Whether a line is an abstract's title, or begins with it: "Abstract. We show", "Abstract—We show", "ABSTRACT We show".
    private func begins(_ line: PageLayout.Line, isAlone: Bool) -> Bool {
        guard let first = line.words.first else { return false }
        let word = layout.bytes(of: layout.words[Int(first)])
        // Most paragraphs begin otherwise, which three bytes tell. A title may be letter-spaced.
        guard Self.mayBegin(word) || (isAlone && word.count == 1 && mayBeTitle(line)) else { return false }
        let text = String(decoding: word.prefix(64), as: UTF8.self)
        let letters = text.prefix { $0.isLetter }
        guard isTitle(Array(letters.lowercased().utf8)) else { return isAlone && isTitle(words(line)) }
        let rest = text.dropFirst(letters.count)
        if let mark = rest.first { return [".", ":", "—", "–", "-"].contains(mark) }
        return line.words.count == 1 || (letters.count > 2 && letters.allSatisfy(\.isUppercase) && letters.uppercased() == "ABSTRACT")
    }

    /// What a glance at its first word leaves open: most lines begin otherwise. A number or a sign may stand in front, and letters may be spaced.
    private func mayBeTitle(_ line: PageLayout.Line) -> Bool {
        guard let first = line.words.first, layout.byteCount(of: line) <= Self.longestTitle else { return false }
        let word = layout.bytes(of: layout.words[Int(first)])
        guard let byte = word.first, (byte | 0x20) &- 0x61 < 26 else { return true }
        return word.count > 3 ? Self.mayBegin(word) : Self.isInitial(byte)
    }

    /// In bytes, its letters spaced.
    private static let longestTitle = 64

    /// The letters of some lines, small, without what stands between them: of a title also where it is letter-spaced.
    private func words(_ lines: ArraySlice<Int>) -> [UInt8] { lines.prefix(2).flatMap { words(layout.lines[$0]) } }

    private func words(_ line: PageLayout.Line) -> [UInt8] {
        let bytes = layout.bytes(of: line).prefix(Self.longestTitle)
        if line.isASCII { return bytes.compactMap { $0.isASCIILetter ? $0 | 0x20 : nil } }
        var letters: [UInt8] = []
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            // Kana, ideographs and Korean syllables have no small letters.
            if 0x3041...0x9FFF ~= scalar.value || 0xAC00...0xD7A3 ~= scalar.value {
                if scalar.properties.isAlphabetic { letters.append(contentsOf: scalar.utf8) }
            } else {
                for small in scalar.properties.lowercaseMapping.unicodeScalars where small.properties.isAlphabetic {
                    letters.append(contentsOf: small.utf8)
                }
            }
        }
        return letters
    }

    private func isTitle(_ letters: [UInt8]) -> Bool {
        Self.titles.contains(letters) || (layout.index < Self.frontPages && Self.summaries.contains(letters))
    }

    /// Whether a heading is one of those that part an abstract of medicine.
    private func isPartOfAbstract(_ letters: [UInt8]) -> Bool { length < Self.longest / 2 && Self.parts.contains(letters) }

    private static let titles = ["abstract", "kurzfassung", "аннотация", "摘要", "抄録", "초록"].map { Array($0.utf8) }
    private static let summaries = [
        "summary", "executivesummary", "zusammenfassung", "résumé", "resumen", "resumo", "riassunto", "sommario", "samenvatting",
        "sammanfattning", "sammendrag", "tiivistelmä", "streszczenie", "реферат", "概要", "要旨", "요약",
    ].map { Array($0.utf8) }
    private static let parts: WordList = """
        background objective objectives purpose aim aims method methods result results conclusion conclusions findings interpretation
        """
    private static let endings = [
        "keyword", "indexterm", "introduction", "pacs", "categoriesandsubject", "acmclassification", "ccsconcepts", "jelclass",
        "schlüsselwörter", "schlagwörter", "motsclés", "palabrasclave", "palavraschave", "einleitung", "einführung", "ключевыеслова",
    ].map { Array($0.utf8) }
    private static let beginnings = (titles + summaries).reduce(into: [UInt32]()) { found, title in
        let capitals = Array(String(decoding: title.prefix(6), as: UTF8.self).uppercased().utf8)
        // As in the Cyrillic "Аннотация".
        let mixed = capitals.prefix(2) + title.dropFirst(2)
        for beginning in [beginning(title[...]), beginning(capitals[...]), beginning(mixed)] where !found.contains(beginning) {
            found.append(beginning)
        }
    }

    /// A bit for each letter of ASCII that one begins with.
    private static let initials = beginnings.reduce(UInt32(0)) { bits, beginning in
        let byte = UInt8(truncatingIfNeeded: beginning >> 16)
        return byte < 0x80 ? bits | 1 << UInt32(byte & 0x1F) : bits
    }

    @inline(__always)
    private static func isInitial(_ letter: UInt8) -> Bool { initials & 1 << UInt32(letter & 0x1F) != 0 }

    /// Whether a word begins like a title; of most the first letter tells.
    private static func mayBegin(_ word: ArraySlice<UInt8>) -> Bool {
        guard let byte = word.first, byte >= 0x80 || ((byte | 0x20) &- 0x61 < 26 && isInitial(byte)) else { return false }
        return beginnings.contains(beginning(word))
    }

    private static func beginning(_ word: ArraySlice<UInt8>) -> UInt32 {
        word.prefix(3).reduce(0) { $0 << 8 | UInt32($1 >= 0x41 && $1 <= 0x5A ? $1 | 0x20 : $1) }
    }
}
