import Testing

@testable import PDFText

@Suite("Blocks of texts from right to left") struct MirroredLinesTests {
    /// Lines as they look, each from where it begins at the right: a letter is half an em wide.
    private func page(_ lines: [(text: String, indent: Double)]) -> TestDocument {
        TestDocument { page in
            for (index, line) in lines.enumerated() {
                let end = 500 - line.indent
                page.show(String(line.text.reversed()), end - TestPage.width(line.text, size: 12), 700 - 15 * Double(index), size: 12)
            }
        }
    }

    private static let full = "האורות של הנמל דולקים בכל לילה והסירות מתקרבות לאט אל המזח הישן"

    @Test("A heading, paragraphs that end short, and items that are told by their labels") func labels() throws {
        let rest = "ואיש אינו יודע מדוע."
        try page([
            ("האורות של הנמל", 0), (Self.full, 0), (rest, 0), (Self.full, 0), (rest, 0), ("א. הסירות הקטנות", 0), ("ב. המזח הישן", 0),
            ("(ג) הנמל;", 0),
            ("1.1 המגדלור", 0),
        ]).expect([
            "האורות של הנמל", Self.full + " " + rest, Self.full + " " + rest, "א. הסירות הקטנות", "ב. המזח הישן", "(ג) הנמל;",
            "1.1 המגדלור",
        ])
    }

    @Test("Paragraphs are told by the indent of their first lines at the right") func indents() throws {
        let short = String(Self.full.dropLast(7))
        try page([(short, 24), (Self.full, 0), (short, 24), (Self.full, 0), (Self.full, 0)]).expect([
            short + " " + Self.full, short + " " + Self.full + " " + Self.full,
        ])
    }

    @Test("What hangs behind labels belongs to their items") func hanging() throws {
        try page([
            ("1. " + Self.full, 0), (String(Self.full.dropLast(5)), 18), ("2. " + Self.full, 0), (String(Self.full.dropLast(10)), 18),
        ]).expect(["1. " + Self.full + " " + Self.full.dropLast(5), "2. " + Self.full + " " + Self.full.dropLast(10)])
    }

    @Test("A full line goes on below it, whatever sign the next one begins with") func sentences() throws {
        try page([(Self.full, 0), ("(ג) " + Self.full.dropLast(5), 0), (Self.full, 0)]).expect([
            Self.full + " (ג) " + Self.full.dropLast(5) + " " + Self.full
        ])
    }

    @Test("Brackets behind labels that no other one belongs to") func brackets() throws {
        // As they look, and as a font says that paints the other one.
        for bracket in ["(", ")"] {
            let document = TestDocument { page in
                for (index, line) in ["לדגמה \(bracket)1", "רוחשה ףחה \(bracket)2"].enumerated() {
                    page.show(line, 500 - TestPage.width(line, size: 12), 700 - 15 * Double(index), size: 12)
                }
            }
            try document.expect(["1) המגדל", "2) החף השחור"])
        }
    }

    @Test("Cells keep their columns") func columns() throws {
        let found = try paragraphs { page in
            page.raw("0.5 w")
            for y in [690.0, 710, 730, 750] { page.raw("100 \(y) m 400 \(y) l S") }
            for x in [100.0, 200, 300, 400] { page.raw("\(x) 690 m \(x) 750 l S") }
            for (row, cells) in [["הנמל", "הסירה", "12"], ["המזח", "המגדלור", "34"], ["החוף", "הים", "56"]].enumerated() {
                for (column, cell) in cells.enumerated() {
                    page.show(
                        String(cell.reversed()), 390 - 100 * Double(column) - TestPage.width(cell, size: 12), 736 - 20 * Double(row),
                        size: 12)
                }
            }
        }
        #expect(found.map(cells) == [["הנמל", "הסירה", "21"], ["המזח", "המגדלור", "43"], ["החוף", "הים", "65"]])
    }
}
