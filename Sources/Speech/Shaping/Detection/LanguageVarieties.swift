import Reading

/// The varieties of a language by region, which are spoken with different accents.
///
/// Programs note the keyboard of whoever wrote a line: one page states en-US, en-GB and en-IN by turns. A voice that changes with it disturbs a listener
/// more than a wrong accent does, so a document has one accent for a language, unless a long passage keeps to another.
enum LanguageVarieties {
    /// Words in a row that state a variety, and are read in it: a page or two.
    private static let passage = 600
    /// Paragraphs that are looked at for them, each way.
    private static let farthest = 200

    /// A tag, or the one that most of a text states of the same language.
    static func usual(_ tag: String, ofParagraph index: Int, in text: ReadingText, _ memory: LanguageMemory) -> String {
        let own = LanguageTag.normalized(tag)
        guard let language = language(own) else { return tag }
        let usual = memory.varieties(of: text) { varieties(of: text) }
        guard let other = usual[language], LanguageTag.normalized(other) != own, !isPassage(own, language, around: index, in: text) else {
            return tag
        }
        return other
    }

    /// The tags that most words of each language state.
    private static func varieties(of text: ReadingText) -> [String: String] {
        var words: [String: Int] = [:]
        for paragraph in text.paragraphs { if let tag = paragraph.language { words[tag, default: 0] += paragraph.words.count } }
        var merged: [String: (tag: String, words: Int)] = [:]
        for (tag, count) in words.sorted(by: { $0.key < $1.key }) { merged[LanguageTag.normalized(tag), default: (tag, 0)].words += count }
        var most: [String: (tag: String, words: Int)] = [:]
        for (tag, stated) in merged.sorted(by: { $0.key < $1.key }) {
            guard let language = language(tag) else { continue }
            // What states no region may be in any, and is spoken as what states one.
            let isAny = most[language].map { LanguageTag.normalized($0.tag) == language } ?? true
            if isAny || tag != language && most[language].map({ $0.words < stated.words }) ?? true { most[language] = stated }
        }
        return most.mapValues(\.tag)
    }

    /// Whether a paragraph stands among so many words that state its variety and no other of the language.
    private static func isPassage(_ tag: String, _ language: String, around index: Int, in text: ReadingText) -> Bool {
        // What states no region is in any.
        guard tag != language else { return false }
        var words = text.paragraphs[index].words.count
        // Neighbours nearly always state what the last one did.
        var last: (stated: String, tag: String)?
        for step in [-1, 1] {
            var next = index + step
            while words < passage, abs(next - index) <= farthest, text.paragraphs.indices.contains(next) {
                if let stated = text.paragraphs[next].language {
                    if last?.stated != stated { last = (stated, LanguageTag.normalized(stated)) }
                    let other = last?.tag ?? ""
                    if other != tag, self.language(other) == language { break }
                    if other != tag {
                        next += step
                        continue
                    }
                    words += text.paragraphs[next].words.count
                }
                next += step
            }
        }
        return words >= passage
    }

    /// The language of a tag that has a region or nothing behind it. Chinese is several languages by region, and a script is none.
    private static func language(_ tag: String) -> String? {
        let parts = tag.utf8.split(separator: 0x2D)
        guard parts.count <= 2, let first = parts.first, parts.count == 1 || parts[1].count == 2 || parts[1].count == 3 else { return nil }
        let language = String(Substring(first))
        return language.isEmpty || language == "zh" ? nil : language
    }
}
