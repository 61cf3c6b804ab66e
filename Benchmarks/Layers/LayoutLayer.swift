import Benchmark
import PDFText

/// Pages with their blocks, lines and words, on one core: everything below included.
enum LayoutLayer: Layer {
    static let name = "layout"

    static func benchmark(_ document: BenchmarkDocument) -> (inout BenchmarkState) throws -> Void {
        prepared {
            try PDFDocument(path: document.path)
        } measure: { pdf in
            pdf.forEachPage(workers: 1) { consume($0) }
        }
    }
}
