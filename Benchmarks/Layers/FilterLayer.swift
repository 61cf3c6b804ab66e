import Benchmark
import PDFFilters
import PDFSyntax

/// Decoding: the content and object streams of the document.
enum FilterLayer: Layer {
    static let name = "filters"

    static func benchmark(_ document: BenchmarkDocument) -> (inout BenchmarkState) throws -> Void {
        prepared {
            let bytes = try document.bytes()
            return (bytes, TextStreams(bytes))
        } measure: { bytes, streams in
            consume(streams.decodeAll(bytes.span))
        }
    }
}
