import PDFText
import Reading

/// A paragraph on its way to being written, its words counted.
struct TextParagraph {
    /// Its place among all paragraphs of the text, from 0.
    let number: Int
    let text: String
    let role: BlockRole
    /// Of headings, 1 for the highest.
    let level: Int?
    /// A BCP 47 tag, where it is known.
    let language: String?
    /// The page it begins on, from 0.
    let page: Int
    let pageBreaks: [Paragraph.PageBreak]
    /// Of a row of a table, as long as the paragraph is whole.
    let row: TableRow?
    /// Where it is printed; none for what isn't printed on pages, and where nobody asked.
    let lines: [PrintedLine]
    /// Its words, by the bytes of `text.utf8` they are made of; never empty but for a format that needs none.
    let words: [Range<Int>]
    /// The index that its first word has in the text, from 0.
    let firstWord: Int

    /// The last page that anything of it is on.
    var lastPage: Int { max(page, pageBreaks.last?.page ?? page) }

    /// The words `wanted`, by their indices in the text, as a paragraph of their own; nil if it has none of them.
    func clipped(to wanted: Range<Int>) -> TextParagraph? {
        let kept = (firstWord..<firstWord + words.count).clamped(to: wanted)
        guard !kept.isEmpty else { return nil }
        if kept.count == words.count { return self }
        let ranges = words[kept.lowerBound - firstWord..<kept.upperBound - firstWord]
        let bytes = (ranges.first?.lowerBound ?? 0)..<(ranges.last?.upperBound ?? 0)
        let start = bytes.lowerBound
        let begun = pageBreaks.last { $0.utf8Offset <= start }
        return TextParagraph(
            number: number, text: Self.slice(text, bytes), role: role, level: level, language: language, page: begun?.page ?? page,
            pageBreaks: pageBreaks.filter { $0.utf8Offset > start && $0.utf8Offset < bytes.upperBound }.map {
                Paragraph.PageBreak(utf8Offset: $0.utf8Offset - start, page: $0.page)
            }, row: nil, lines: lines.compactMap { $0.clipped(to: bytes) },
            words: ranges.map { $0.lowerBound - start..<$0.upperBound - start }, firstWord: kept.lowerBound)
    }

    /// The cells of a row of a table; none of anything else.
    var cells: [Range<Int>] { row?.cells ?? [] }
    var isTableHead: Bool { row?.isHead ?? false }
    var startsTable: Bool { row?.number == 0 }

    /// A word of it, counted from 0 within it.
    func word(_ index: Int) -> String { Self.slice(text, words[index]) }

    /// Some bytes of its text.
    func slice(_ bytes: Range<Int>) -> String { Self.slice(text, bytes) }

    private static func slice(_ text: String, _ bytes: Range<Int>) -> String {
        let utf8 = text.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: bytes.lowerBound)
        return String(decoding: utf8[start..<utf8.index(start, offsetBy: bytes.count)], as: UTF8.self)
    }
}
