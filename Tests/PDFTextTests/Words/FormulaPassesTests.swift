import PDFText
import Testing

@Suite("Formulas shown font by font")
struct FormulaPassesTests {
    /// Shows pieces at their places in a font: figures and brackets, letters, signs, what is set small.
    private func read(_ pieces: [(String, x: Double, size: Double, y: Double)]) throws -> String {
        try TestDocument { page in
            page.paragraph(Prose.sentence("Above", 40), 72, 740, width: 400)
            for piece in pieces {
                page.raw("BT /\(TestFont.sans.rawValue) \(piece.size) Tf \(piece.x) \(piece.y) Td [\(piece.0)] TJ ET")
            }
        }.texts().last ?? ""
    }

    @Test("They are read from left to right, with what is set small in their white")
    func passes() throws {
        let text = try read([
            ("(p) -1000 (\\() -500 (,) -700 (\\)) -1200 (0)", 100, 10, 640), ("(j)", 105.5, 6, 637), ("(t) -500 (q)", 120, 10, 640),
            ("(=)", 140, 10, 640),
        ])
        #expect(text.filter { $0 != " " } == "pj(t,q)=0", "\(text)")
    }

    @Test("What lies over each other stays as it was shown")
    func overlapping() throws {
        let text = try read([("(abcdef)", 100, 10, 640), ("(xyz)", 107, 10, 640)])
        #expect(text.contains("abcdef"), "\(text)")
    }
}
