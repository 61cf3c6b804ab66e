import PDFText

/// What the columns of the table at hand are called, for the rows below to be understood by ear.
struct TableHeadings {
    private var names: [String] = []

    /// Of two columns everybody knows which is which; of more than a screen holds, headings would be all that is heard.
    private static let columns = 3...16
    /// In characters and words: longer ones describe.
    private static let longestName = 32
    private static let mostWords = 4

    /// The cells of a row that have something in them, but for the row's first: where they begin in its text's UTF-8, and what their columns are called.
    ///
    /// - Parameter paragraph: to be given in order: what is no row leaves the table as it is.
    mutating func cells(of paragraph: Paragraph) -> [(utf8Offset: Int, heading: String)] {
        guard let row = paragraph.row else { return [] }
        if row.number == 0 {
            names = row.isHead && Self.columns.contains(row.cells.count) ? row.cells.map { Self.name($0, in: paragraph.text) } : []
        }
        // The first column tells what a row is about.
        let hasNames = !row.isHead && names.count == row.cells.count
        return row.cells.indices.dropFirst().compactMap { index in
            row.cells[index].isEmpty ? nil : (row.cells[index].lowerBound, hasNames ? names[index] : "")
        }
    }

    /// Forgets the table: rows that follow are others'.
    mutating func reset() { names = [] }

    private static func name(_ cell: Range<Int>, in text: String) -> String {
        let bytes = text.utf8
        guard cell.upperBound <= bytes.count, let name = String(bytes.prefix(cell.upperBound).dropFirst(cell.lowerBound)),
            name.count <= longestName, name.split(separator: " ").count <= mostWords, name.contains(where: \.isLetter)
        else { return "" }
        return name
    }
}
