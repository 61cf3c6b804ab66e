import PDFText

/// A way to write a text. It is given the paragraphs in reading order, and told up to where the pages are done.
protocol TextFormat {
    /// Whether paragraphs have to come with the lines they are printed on.
    static var needsLines: Bool { get }
    /// Whether it says which words a paragraph is made of; if not, they are found only where a part of the text is wanted.
    static var needsWords: Bool { get }

    mutating func begin(_ header: TextHeader, to sink: inout ByteSink) throws(CommandFailure)
    mutating func add(_ paragraph: TextParagraph, to sink: inout ByteSink) throws(CommandFailure)
    /// Nothing more will come of the pages before this one, from 0.
    mutating func settle(before page: Int, to sink: inout ByteSink) throws(CommandFailure)
    /// All text has been given; this was not.
    mutating func note(_ leftOut: LeftOut)
    mutating func end(to sink: inout ByteSink) throws(CommandFailure)
}

extension TextFormat {
    static var needsWords: Bool { true }
    mutating func settle(before page: Int, to sink: inout ByteSink) {}
    mutating func note(_ leftOut: LeftOut) {}
    mutating func end(to sink: inout ByteSink) {}
}

/// What is known of a text before it is read.
struct TextHeader {
    /// What was read.
    let fileName: String
    /// What a person would call the document.
    let title: String
    let information: PDFDocument.Information?
    /// Of all of it, a BCP 47 tag.
    let language: String?
    /// Pages of the document; nil for a plain text.
    let pageCount: Int?
    /// The pages there will be text of, from 0, in order. One for a plain text.
    let pages: [Range<Int>]
    /// A page's label and its size in points, for a page from 0.
    let describe: (Int) -> (label: String, size: (width: Double, height: Double)?)

    /// - Parameter wanted: the pages of which something is wanted; nil for all.
    init(_ loader: TextLoader, wanted: Range<Int>? = nil) {
        fileName = loader.document.source.name
        title = loader.document.displayName
        let pdf = loader.document.pdf
        information = pdf?.information
        language = loader.selection.language ?? pdf?.language
        pageCount = pdf?.pageCount
        let all = loader.selection.pages ?? [0..<(pdf?.pageCount ?? 1)]
        pages = wanted.map { wanted in all.map { $0.clamped(to: wanted) }.filter { !$0.isEmpty } } ?? all
        describe = { page in
            guard let pdf else { return (String(page + 1), nil) }
            return (pdf.pageLabel(page), pdf.page(page)?.size)
        }
    }
}
