import Reading

/// Texts made at random out of several scripts, with pages, chapters and paragraphs of every role.
struct RandomText {
    var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    private static let pieces = [
        "whale", "the", "Sea", "J.", "Dr.", "3.", "1999.", "end.", "“Stop!”", "(see", "Fig.", "4).", "e.g.", "…", "Why?", "—", "naïve",
        "Ångström",
        "слово", "Слово.", "日本語。", "テスト", "ひらがな", "我们去北京。", "ภาษาไทย", "មនុស្ស។", "हिन्दी।", "العربية", "a\u{301}b", "👩‍👩‍👧", "\u{200B}", "«", "»",
        "[12]", "policy.3", "http://example.org/a?b=c", "!", ".", "\"", "Straße", "x,", "y;", "\u{FFFD}",
    ]
    private static let spaces = [" ", "  ", "\n", "\t", "\u{A0}", "\u{3000}", "\u{2028}", ""]

    mutating func paragraph(words: Int) -> String {
        var text = ""
        for _ in 0..<words {
            text += Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &generator)]
            text +=
                Int.random(in: 0..<8, using: &generator) > 0 ? " " : Self.spaces[Int.random(in: 0..<Self.spaces.count, using: &generator)]
        }
        return text
    }

    mutating func text(paragraphs: Int = 20, baseWord: Int = 0, isComplete: Bool = true) -> ReadingText {
        var builder = ReadingText.Builder(baseWord: baseWord)
        var page = 0
        for _ in 0..<paragraphs {
            if Int.random(in: 0..<3, using: &generator) == 0 {
                builder.beginPage(page, label: "\(page + 1)")
                page += 1
            }
            if Int.random(in: 0..<5, using: &generator) == 0 { builder.addChapter(title: "Chapter", level: 1) }
            let text = paragraph(words: Int.random(in: 0..<120, using: &generator))
            let role = ReadingText.ParagraphRole.allCases.randomElement(using: &generator) ?? .body
            let language = ["en", "de", "ja", "xx", nil].randomElement(using: &generator) ?? nil
            var breaks: [(utf8Offset: Int, page: Int, label: String)] = []
            if Int.random(in: 0..<4, using: &generator) == 0 {
                breaks.append((Int.random(in: -5...text.utf8.count + 5, using: &generator), page, "\(page + 1)"))
                page += 1
            }
            builder.append(paragraph: text, role: role, language: language, pageBreaks: breaks)
        }
        return builder.build(isComplete: isComplete)
    }
}

extension ReadingText {
    /// A whole text of English paragraphs.
    init(whole paragraphs: String...) {
        var builder = Builder()
        for paragraph in paragraphs { builder.append(paragraph: paragraph, language: "en") }
        self = builder.build(isComplete: true)
    }

    /// Every word, in order.
    var allWords: [String] { words.map { word($0) } }
}

/// Seeds for property tests: some that never change, and a new one each time.
let seeds: [UInt64] = Array(1...8) + [UInt64.random(in: .min ... .max)]
