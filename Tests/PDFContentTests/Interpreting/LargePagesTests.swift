import PDFCatalog
import PDFFonts
import PDFSyntax
import TestSupport
import Testing

@testable import PDFContent

/// Pages whose contents are large, in a document that has spent what it may on such pages.
struct LargePagesTests {
    private let filling = String(repeating: "q Q ", count: 50_000)

    /// What three pages show: one whose content is large, one with a large form, an ordinary one.
    private func texts(spent: Bool) -> (texts: [[String]], warnings: [SyntaxWarning]) {
        var pdf = PDFBuilder()
        pdf.add("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>", as: 1)
        func shown(_ text: String) -> String { "BT /F1 12 Tf 72 700 Td (\(text)) Tj ET " }
        let contents = [shown("a") + filling + shown("b"), shown("c") + "/X Do " + shown("e"), shown("f")]
        for (index, content) in contents.enumerated() {
            pdf.addStream(content, as: 10 + 2 * index)
            pdf.add("<< /Type /Page /Parent 2 0 R /Contents \(10 + 2 * index) 0 R >>", as: 11 + 2 * index)
        }
        pdf.addStream(filling + shown("d"), "/Type /XObject /Subtype /Form /BBox [0 0 612 792]", as: 30)
        pdf.add(
            "<< /Type /Pages /Count 3 /MediaBox [0 0 612 792] /Kids [11 0 R 13 0 R 15 0 R] "
                + "/Resources << /Font << /F1 1 0 R >> /XObject << /X 30 0 R >> >> >>", as: 2)
        pdf.root = pdf.add("<< /Type /Catalog /Pages 2 0 R >>", as: 3)
        let catalog = Catalog(store: ObjectStore(bytes: pdf.finish()))
        if spent { catalog.store.pageWork.note(999, 1 << 40) }
        var interpreter = ContentInterpreter(
            fonts: FontCache(store: catalog.store), optionalContent: OptionalContent(store: catalog.store, catalog: catalog.dictionary))
        // A second time as the first: what is known of a form by then changes nothing.
        var texts: [[String]] = []
        for _ in 0..<2 {
            texts = (0..<3).map { index in
                var recorder = Recorder()
                if let page = catalog.pages.page(at: index) { interpreter.run(page, into: &recorder) }
                return recorder.texts
            }
        }
        return (texts, catalog.store.warnings.all)
    }

    @Test("They are read whole as long as they may be") func whole() {
        let (texts, warnings) = texts(spent: false)
        #expect(texts == [["a", "b"], ["c", "d", "e"], ["f"]])
        #expect(warnings.isEmpty)
    }

    @Test("Then as far as an ordinary page goes, and that is told") func cut() {
        let (texts, warnings) = texts(spent: true)
        #expect(texts == [["a"], ["c", "e"], ["f"]])
        #expect(Set(warnings.filter { $0.code == .contentTooLarge || $0.code == .streamTooLarge }.map(\.subject)).count >= 2)
    }

    @Test("Dense pages of a small file are all read whole: tables of thousands of words") func dense() {
        var pdf = PDFBuilder()
        pdf.add("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>", as: 1)
        let row = "(\(String(repeating: "x", count: 200))) Tj "
        pdf.addStream("BT /F1 12 Tf 72 700 Td " + String(repeating: row, count: 200) + "(end) Tj ET", as: 4)
        let count = 28
        for page in 0..<count { pdf.add("<< /Type /Page /Parent 2 0 R /Contents 4 0 R >>", as: 10 + page) }
        pdf.add(
            "<< /Type /Pages /Count \(count) /MediaBox [0 0 612 792] /Kids [\((0..<count).map { "\(10 + $0) 0 R" }.joined(separator: " "))] "
                + "/Resources << /Font << /F1 1 0 R >> >> >>", as: 2)
        pdf.root = pdf.add("<< /Type /Catalog /Pages 2 0 R >>", as: 3)
        let catalog = Catalog(store: ObjectStore(bytes: pdf.finish()))
        var interpreter = ContentInterpreter(
            fonts: FontCache(store: catalog.store), optionalContent: OptionalContent(store: catalog.store, catalog: catalog.dictionary))
        for index in 0..<count {
            var recorder = Recorder()
            if let page = catalog.pages.page(at: index) { interpreter.run(page, into: &recorder) }
            #expect(recorder.texts.last == "end", "page \(index)")
        }
        #expect(catalog.store.warnings.all.isEmpty)
    }
}
