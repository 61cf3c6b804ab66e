import Reading

/// Everything that can be said of a word's place.
struct PlaceDescription {
    let word: Int
    let text: ReadingText
    let scrubber: Scrubber
    let rate: Int

    var fraction: Double { scrubber.fraction(of: word) }
    var seconds: Double { scrubber.seconds(in: scrubber.span.lowerBound..<word, rate: Double(rate)) }
    var totalSeconds: Double { scrubber.totalSeconds(rate: Double(rate)) }
    var page: ReadingText.PageMark? { text.pageIndex(containing: word).map { text.pages[$0] } }
    /// Pages of the document, as far as they are known.
    var pageCount: Int? { scrubber.pageCount ?? text.pages.last.map { $0.page + 1 } }
    /// From 0.
    var chapterIndex: Int? { text.chapterIndex(containing: word) }
    var chapter: ReadingText.Chapter? { chapterIndex.map { text.chapters[$0] } }
    var sentence: Range<Int>? { text.sentenceIndex(containing: word).map { text.sentences[$0].words } }

    /// `12`, or `xii (12)` where the label is not the number.
    static func name(of page: ReadingText.PageMark) -> String {
        let label = DisplayText.clean(page.label)
        return label == String(page.page + 1) ? label : "\(label) (\(page.page + 1))"
    }

    var json: JSON {
        let chapter = chapterIndex.map { index in
            JSON.object([("number", .integer(index + 1)), ("title", .string(text.chapters[index].title))])
        }
        return .object([
            ("word", .integer(word + 1)), ("words", .integer(scrubber.span.upperBound)), ("fraction", .number(fraction)),
            ("page", .optional(page.map { $0.page + 1 })), ("label", .optional(page?.label)), ("chapter", chapter ?? .null),
            ("seconds", .number(seconds)), ("totalSeconds", .number(totalSeconds)), ("rate", .integer(rate)),
            ("text", .string(text.word(word))), ("sentence", .string(sentence.map(text.text) ?? "")),
            ("sentenceWord", .optional(sentence.map { $0.lowerBound + 1 })),
        ])
    }
}
