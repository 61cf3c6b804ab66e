import PDFText

/// The lines that are read of a listing below a text.
func readListing(_ lines: [String]) throws -> [String] {
    let document = TestDocument { page in
        let y = page.paragraph(Prose.sentence("Alpha", 90), 72, 720, width: 420) - 10
        page.lines(lines, 80, y, size: 9, font: .fixedWide)
    }
    return try document.texts().dropFirst().joined(separator: "\n").split(separator: "\n").map(String.init)
}
