import Benchmark
import PDFText

/// The document's paragraphs, on one core: opening it and everything below included.
enum ProseLayer: Layer {
    static let name = "prose"

    static func benchmark(_ document: BenchmarkDocument) -> (inout BenchmarkState) throws -> Void {
        prepared {
            try document.bytes()
        } measure: { bytes in
            (try? PDFDocument(bytes: bytes))?.forEachParagraph(workers: 1) { consume($0) }
        }
    }
}
