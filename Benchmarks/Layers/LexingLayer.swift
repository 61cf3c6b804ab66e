import Benchmark
import PDFSyntax

/// Objects: reading the cross-references and parsing every object of the document.
enum LexingLayer: Layer {
    static let name = "lexing"

    static func benchmark(_ document: BenchmarkDocument) -> (inout BenchmarkState) throws -> Void {
        prepared {
            try document.bytes()
        } measure: { bytes in
            let store = ObjectStore(bytes: bytes)
            for number in store.objectNumbers { consume(store.object(ObjectID(number: number))) }
        }
    }
}
