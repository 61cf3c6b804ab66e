import Benchmark
import PDFCatalog
import PDFFonts
import PDFSyntax

/// Fonts: each of the document's made ready, once.
enum FontLayer: Layer {
    static let name = "fonts"

    static func benchmark(_ document: BenchmarkDocument) -> (inout BenchmarkState) throws -> Void {
        prepared {
            let store = ObjectStore(bytes: try document.bytes())
            let fonts = store.objectNumbers.map { PDFObject.reference(ObjectID(number: $0)) }.filter { object in
                guard let dictionary = store.dictionary(object), store.name(dictionary["Type"]) == "Font" else { return false }
                return dictionary["DescendantFonts"].isNull == false || dictionary["CIDSystemInfo"].isNull
            }
            return (store, fonts)
        } measure: { store, fonts in
            let cache = FontCache(store: store)
            for font in fonts { consume(cache.font(for: font)) }
        }
    }
}
