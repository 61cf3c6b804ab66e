import PDFText
import TestSupport
import Testing

@Suite("Documents")
struct DocumentTests {
    private func code(_ bytes: [UInt8]) -> PDFError.Code? {
        do {
            _ = try PDFDocument(bytes: bytes)
            return nil
        } catch { return error.code }
    }

    @Test("What is no PDF, and a PDF without a page")
    func errors() {
        #expect(code([]) == .notPDF)
        #expect(code(Array("Dear all, this is a letter.".utf8)) == .notPDF)
        #expect(code(Array("%PDF-1.7\n".utf8)) == .noPages)
    }

    @Test("A file that isn't there, a folder, a file")
    func files() throws {
        let folder = try TemporaryFolder()
        #expect(throws: PDFError.self) { try PDFDocument(path: folder.file("missing.pdf")) }
        #expect(throws: PDFError.self) { try PDFDocument(path: folder.path) }
    }

    @Test("Cut anywhere, a file is read as far as it goes, or refused", arguments: 1...40 as ClosedRange<UInt64>)
    func cut(_ seed: UInt64) throws {
        var random = SplitMix(state: seed)
        let bytes = TestDocument(pages: 3) { page, index in page.paragraph(Prose.sentence("Page\(index)", 80), 72, 700, width: 400) }.bytes
        let length = Int.random(in: 0...bytes.count, using: &random)
        guard let document = try? PDFDocument(bytes: Array(bytes[..<length])) else { return }
        document.forEachParagraph { #expect(!$0.text.isEmpty, "seed \(seed)") }
    }

    @Test("Read twice, a document reads the same")
    func twice() throws {
        let document = try TestDocument(pages: 3) { page, index in page.paragraph(Prose.sentence("Page\(index)", 80), 72, 700, width: 400) }
            .open()
        var texts: [[String]] = [[], []]
        for index in 0..<2 { document.forEachParagraph { texts[index].append($0.text) } }
        #expect(texts[0] == texts[1])
        #expect(texts[0].count == 3)
    }

    @Test("Read from several threads at once")
    func threads() async throws {
        let document = try TestDocument(pages: 12) { page, index in page.paragraph(Prose.sentence("Page\(index)", 80), 72, 700, width: 400)
        }.open()
        let texts = await withTaskGroup(of: [String].self) { group in
            for _ in 0..<4 {
                group.addTask {
                    var texts: [String] = []
                    document.forEachParagraph(workers: 2) { texts.append($0.text) }
                    return texts
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(texts.count == 4)
        #expect(Set(texts).count == 1)
        #expect(texts[0].count == 12)
    }
}
