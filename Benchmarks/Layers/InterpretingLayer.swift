import Benchmark
import PDFCatalog
import PDFContent
import PDFFonts
import PDFSyntax

/// Content streams to positioned glyphs, on one core: decoding and resolving included, fonts ready.
enum InterpretingLayer: Layer {
    static let name = "interpreting"

    static func benchmark(_ document: BenchmarkDocument) -> (inout BenchmarkState) throws -> Void {
        prepared {
            let catalog = Catalog(store: ObjectStore(bytes: try document.bytes()))
            return (catalog, FontCache(store: catalog.store), OptionalContent(store: catalog.store, catalog: catalog.dictionary))
        } measure: { catalog, fonts, optionalContent in
            var interpreter = ContentInterpreter(fonts: fonts, optionalContent: optionalContent)
            var counter = GlyphCounter()
            for index in 0..<catalog.pages.count {
                if let page = catalog.pages.page(at: index) { interpreter.run(page, into: &counter) }
            }
            consume(counter.count)
        }
    }

    private struct GlyphCounter: ContentSink {
        var count = 0

        mutating func add(_ font: Font) {}

        mutating func show(_ run: GlyphRun, _ glyphs: inout [Glyph], from start: Int, isAsBefore: Bool) {
            count += glyphs.count - start
            glyphs.removeAll(keepingCapacity: true)
        }
    }
}
