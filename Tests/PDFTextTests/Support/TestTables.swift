@testable import PDFText

/// The paragraphs of a page.
func paragraphs(_ fill: (inout TestPage) -> Void) throws -> [Paragraph] {
    var result: [Paragraph] = []
    try TestDocument(fill).open().forEachParagraph(workers: 1) { result.append($0) }
    return result
}

/// The texts of a row's cells; nil of what is no row.
func cells(_ paragraph: Paragraph) -> [String]? {
    paragraph.row?.cells.map { String(decoding: Array(paragraph.text.utf8)[$0], as: UTF8.self) }
}

/// Whether some paragraphs are a table: lines that are rows by themselves have no head and don't count on.
func haveTable(_ paragraphs: [Paragraph]) -> Bool {
    paragraphs.contains { $0.row.map { $0.isHead || $0.number > 1 } ?? false }
}

extension TestDocument {
    /// The texts of the cells of each paragraph that is a row.
    func rows() throws -> [[String]] { try paragraphs().compactMap(cells) }
}
